usage: q_name [VIEW | --help | --version], a VIEW being one of: q_views

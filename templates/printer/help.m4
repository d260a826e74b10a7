usage: q_name [VIEW]

Prints all solutions of q_n queens, or another view of them.
Views: q_views
Options: --help --version

m4_dnl The texts of the tiny printer: one view, --version, and what it says of wrong words.
m4_define(<|q_text|>, m4_format(<|%c|>, 12)q_sha256<| $1|>)m4_dnl
q_text(q_views)
m4_include(views/q_views.m4)m4_dnl
q_text(--version)
m4_include(printer/version.m4)m4_dnl
q_text()
usage: q_name<||>_tiny [q_views | --version]

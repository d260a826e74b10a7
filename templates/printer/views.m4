m4_dnl The texts of the printer, for gen/embed.c: the views q_views, --help, --version, and
m4_dnl what it says of wrong words.  Before a text stands a line of a mark, which no text has, and its name.
m4_define(<|q_text|>, m4_format(<|%c|>, 12)q_sha256<|<| $1|>|>)m4_dnl
m4_dnl
m4_dnl q_view(WORDS), in a view, keeps a line of --help aside.
m4_define(<|q_view|>, <|m4_divert(1)m4_format(<|  %-9s |>, q_this)$1
m4_divert(0)|>)m4_dnl
m4_define(<|q_put|>, <|m4_ifelse(m4_regexp(<|$1|>, <|[!-,/:-@[-^`{-~]\|q_\|m4_|>), -1, <||>,
	<|q_stop(<|view `$1': a name has letters, digits, - and _, and no q_ or m4_|>)|>)m4_dnl
q_text(<|$1|>)
m4_define(<|q_this|>, <|$1|>)m4_include(<|views/$1.m4|>)q_closed(<|views/$1.m4|>)|>)m4_dnl
m4_define(<|q_put_all|>, <|m4_ifelse(<|$1|>, <||>, <||>, <|q_put(<|$1|>)q_put_all(m4_shift($@))|>)|>)m4_dnl
m4_dnl
m4_define(<|q_usage|>, <|usage: q_name [VIEW | --help | --version], where VIEW is one of: q_spaced(q_views)|>)m4_dnl
q_put_all(q_views)m4_dnl
q_text(--help)
q_usage
m4_undivert(1)m4_dnl
q_text(--version)
m4_include(printer/version.m4)m4_dnl
q_text()
q_usage

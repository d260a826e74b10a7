m4_dnl q_packed(FOLDER, ENDING): the archive's sources, of ENDING .c, or headers, .h: tables and compact form.
m4_define(<|q_compact|>, <|$1/q_name<||>_compact$2|>)m4_dnl
m4_define(<|q_packed|>, <|m4_ifelse(q_header, q_name.h, <|$1/q_name$2<||>m4_ifdef(<|q_lacks_byte|>, <||>, <| q_compact($@)|>)|>, <|q_compact($@)|>)|>)m4_dnl

m4_changequote(`<|', `|>')m4_dnl
m4_changecom()m4_dnl
m4_divert(-1)

contract.m4 -- the macros of all templates; README.md explains how to use them

m4 reads this file before a template: gen/queens-tables runs it.  The shells that m4 runs
have the variables qgen and board.  q_facts, q_board_file and q_template are names of files.

--- words ---

m4_define(<|q_version|>, <|7.0|>)
m4_define(<|q_version_number|>, m4_eval(m4_patsubst(q_version, <|\.|>, <| * 100 + |>)))
m4_define(<|q_CR|>, m4_format(<|%c|>, 13))

Quotes in a product: queens-tables makes <| and |> of these.
m4_define(<|q_open|>, <|<q_||>)
m4_define(<|q_close|>, <||q_>|>)

Of `qgen facts'; and q_sha256, which queens-tables adds.
m4_include(m4_defn(<|q_facts|>))

The first digits of the SHA-256, by which a source knows its header.
m4_define(<|q_check|>, m4_substr(q_sha256, 0, 8))

PREFIX and N, as a name or as the beginning of one.
m4_define(<|q_name|>, q_prefix<||>q_n)
m4_define(<|q_id|>, <|q_name<||>_$1|>)
m4_define(<|q_upper|>, <|m4_translit(<|$1|>, <|a-z|>, <|A-Z|>)|>)
m4_define(<|q_NAME|>, <|q_upper(q_name)|>)
m4_define(<|q_ID|>, <|q_NAME<||>_$1|>)

Items of a C array: at least one, since C has no empty array.
m4_define(<|q_solution_items|>, m4_ifelse(q_solutions, 0, 1, q_solutions))
m4_define(<|q_group_items|>, m4_ifelse(q_fundamentals, 0, 1, q_fundamentals))

q_made(ENDING): the command that makes a product again; q_with is `-t FOLDER ' for a template of the user's own.
m4_define(<|q_made|>, <|Made by queens q_version: queens-tables m4_defn(<|q_with|>)q_name<||>$1.  Do not edit.|>)

q_images(BREAK): the meaning of image numbers.  BREAK is a blank, or a line break with the start of a comment.
m4_define(<|q_images|>, <|Image 0 is the fundamental solution.  m4_dnl
Images 1, 2 and 3 turn it$1clockwise by 90, 180 and 270 degrees.  m4_dnl
Image 4 swaps top and bottom.$1<||>m4_dnl
Images 5, 6 and 7 turn image 4 clockwise by 90, 180 and 270 degrees.|>)

--- stops ---

q_quote(...): its arguments, in quotes.
m4_define(<|q_quote|>, <|<|$*|>|>)

q_here: the template, and the line in it.
m4_define(<|q_here|>, <|m4___file__:m4___line__|>)

q_stop(WHY) ends the build; it tells where.
m4_define(<|q_stop|>, <|m4_errprint(q_here<|: $1
|>)m4_m4exit(1)|>)

q_boards(<|4 5 6|>, WHY) stops on any other board.
m4_define(<|q_boards|>, <|m4_ifelse(m4_index(<| $1 |>, m4_format(<| %d |>, q_n)), -1, <|q_stop_board(<|$2|>)|>)|>)
m4_define(<|q_stop_board|>, <|q_stop(<|N=|>q_n<|: $1|>)|>)

q_end: where a template ends no diversion is open, or its text would be lost.  There m4 has no line to name.
m4_define(<|q_end|>, <|m4_ifelse(m4_divnum, 0, <||>, <|m4_define(<|q_here|>, m4_defn(<|q_template|>))m4_dnl
q_stop(<|a diversion is open at the end: close it with m4_divert(0)|>)|>)|>)
m4_m4wrap(<|q_end|>)

--- lists ---

q_each(<|KIND|>, <|BODY|>): BODY for each record, with the fields as its $1, $2, ...
q_all_KIND, which q_each_ask defines, is a list of calls of q_KIND.  While m4 reads it, three macros
have a second meaning: q_KIND is BODY; q_here is the place of q_each in the template, since m4 is in
the list; q_between writes nothing once, and by that call becomes <|$1|>, so that it writes its
argument from then on.
The facts have q_fields_KIND, their names, and q_lacks_KIND if the board lacks this list: why.
m4_define(<|q_each|>, <|q_each_check($@)m4_dnl
m4_ifdef(<|q_all_$1|>, <||>, <|q_each_ask(<|$1|>)|>)m4_dnl
m4_pushdef(<|q_here|>, q_quote(q_here))m4_dnl
m4_pushdef(<|q_between|>, <|m4_define(<|q_between|>, <|$|><|1|>)|>)m4_dnl
m4_pushdef(<|q_$1|>, <|$2|>)m4_dnl
q_all_$1<||>m4_dnl
m4_popdef(<|q_$1|>, <|q_between|>, <|q_here|>)|>)

q_each_check(KIND, BODY) stops if KIND is no list of records, or the board lacks it, or BODY has other
fields, or calls itself.
m4_define(<|q_each_check|>, <|m4_ifelse($#, 2, <||>, <|q_stop(<|q_each takes KIND and BODY, both in quotes|>)|>)m4_dnl
m4_ifdef(<|q_fields_$1|>, <||>, <|q_stop(<|`$1' is no list of records; lists are|>q_lists)|>)m4_dnl
m4_ifdef(<|q_lacks_$1|>, <|q_stop_board(m4_defn(<|q_lacks_$1|>))|>)m4_dnl
m4_ifelse(m4_regexp(<|$2|>, q_no_field(q_count_fields($1))), -1, <||>,
	<|q_stop(<|`$1' has the fields $|><|1 to $|>q_count_fields($1)<| alone|>)|>)m4_dnl
m4_ifelse(m4_regexp(<|$2|>, <|\bq_$1\b|>), -1, <||>,
	<|q_stop(<|the body of `$1' is q_|><|$1, and would call itself|>)|>)|>)

q_count_fields(KIND): how many there are, one more than blanks between their names.
m4_define(<|q_count_fields|>, <|m4_incr(m4_len(m4_translit(q_fields_$1, <|a-z0-9_|>)))|>)

q_no_field(4): a regular expression for fields that a kind of four does not have: $0, $5 to $9, two
digits, and $*, $@ and $#.  So a kind has at most nine fields.
m4_define(<|q_no_field|>, <|<|\$\([*@#0|>m4_substr(123456789, $1)<|]\|[1-9][0-9]\)|>|>)

q_each_ask(KIND): qgen prints the records into a file, once for a board.
m4_define(<|q_each_ask|>, <|m4_syscmd(<|list="$board, q_each $1"; [ -e "$list" ] || exec "$qgen" $1 "$board" >"$list"|>)m4_dnl
q_check_status(<|$1|>)m4_dnl
m4_define(<|q_all_$1|>, <|m4_include(m4_defn(<|q_board_file|>)<|, q_each $1|>)|>)|>)
m4_define(<|q_check_status|>, <|m4_ifelse(m4_sysval, 0, <||>, <|q_stop(<|qgen did not print `$1'|>)|>)|>)

q_bulk(<|KIND|>): qgen writes the text straight to m4's output; m4 does not read it.
m4_define(<|q_bulk|>, <|m4_ifdef(<|q_text_$1|>, <||>, <|q_stop(<|`$1' is no text; texts are|>q_texts)|>)m4_dnl
m4_ifelse(m4_divnum, 0, <||>, <|q_stop(<|q_bulk cannot be in a diversion|>)|>)m4_dnl
m4_syscmd(<|exec "$qgen" $1 "$board"|>)q_check_status(<|$1|>)|>)

q_queens(COLUMNS): q_queen(ROW, COLUMN) for each row.  q_back(COLUMNS): the same columns, last row
first.  For N=2 and N=3 q_first is empty, and so are q_queens(q_first) and q_back(q_first).  Otherwise
they call a macro that this file writes for N columns, since m4 has no loop.  For two columns these are
	q_queens_of: q_queen(1,$1)<||>q_queen(2,$2)<||>
	q_back_of: $2,$1
m4_define(<|q_queens|>, <|m4_ifelse(<|$1|>, <||>, <||>, <|q_queens_of($@)|>)|>)
m4_define(<|q_queens_of|>, q_each(<|row|>, <|<|q_queen($1,$|>$1<|)<||>|>|>))
m4_define(<|q_back|>, <|m4_ifelse(<|$1|>, <||>, <||>, <|q_back_of($@)|>)|>)
m4_define(<|q_back_of|>, q_each(<|row|>, <|q_between(<|<|,|>|>)<|$|>$3|>))

q_spaced(1,5,8): 1 5 8.  q_join(<|; |>, 1,5,8): 1; 5; 8.
m4_define(<|q_spaced|>, <|m4_translit(<|$*|>, <|,|>, <| |>)|>)
m4_define(<|q_join|>, <|$2<||>m4_ifelse(m4_eval($# > 2), 1, <|<|$1|>q_join(<|$1|>, m4_shift(m4_shift($@)))|>)|>)

q_whole(TEXT): in quotes, so that m4 writes it at once and not letter by letter.
m4_define(<|q_whole|>, <|<|<|$1|>|>|>)

q_view(WORDS): what --help says of a view.  It writes nothing into the text.
m4_define(<|q_view|>)

q_every(16, I, TEXT): TEXT if 16 divides I.
m4_define(<|q_every|>, <|m4_ifelse(m4_eval($2 % $1), 0, <|$3|>)|>)

--- C ---

q_header: where a firmware archive begins.  From N=13 on it has only the compact form, since tables take over 1 MB.
m4_define(<|q_header|>, m4_ifelse(m4_eval(q_n > 12), 1, q_name<||>_compact.h, q_name.h))

q_bits(COUNT): bits of the unsigned type of C that holds 0 to COUNT - 1.
m4_define(<|q_bits|>, <|m4_ifelse(m4_eval($1 > 65536), 1, 32, m4_eval($1 > 256), 1, 16, 8)|>)
m4_define(<|q_group_bits|>, q_bits(q_fundamentals))

Hooks: q_ID(ATTR) is QUEENS8_ATTR, for one board; q_ALL(ATTR) is QUEENS_ATTR, for all boards of PREFIX.
m4_define(<|q_stem|>, m4_patsubst(q_prefix, <|_$|>))
m4_define(<|q_ALL|>, <|q_upper(q_stem)<||>_$1|>)
m4_define(<|q_if_kept|>, <|#if !defined(q_ID(NO_<||>q_upper($1))) && !defined(q_ALL(NO_<||>q_upper($1)))|>)
m4_define(<|q_attr|>, <|q_ID(ATTR)(q_id($1))|>)

q_no_twin(h): at the end of a header that defines q_id(h).  A prefix that differs in case alone has the same macros.
m4_define(<|q_no_twin|>, <|#elif !defined(q_id($1)) && !defined(__cppcheck__)
#error "another prefix that differs in case alone has the same macros as q_prefix: change one of the two"
#endif|>)

q_belongs(FILE, OTHER): no compiler takes FILE with an OTHER of another board or version.
m4_define(<|q_belongs|>, <|#if q_ID(CHECK) != 0x<||>q_check<||>UL || q_ID(VERSION) != q_version_number
#error "$1 and $2 do not belong together: generate both again"
#endif|>)

q_is_proven: 1 up to N=11, where a compiler can prove the tables; else 0.  N=11 is the last one for three reasons:
- The proof names a row by its columns, one after the other.  From N=12 on two rows can have the same name.
- The proof takes the columns of a row for the digits of a number to base 11.
- An object for an AVR has at most q_avr_max bytes.  The solutions of N=12 are more.
m4_define(<|q_is_proven|>, m4_eval(q_n <= 11))
m4_define(<|q_avr_max|>, 32767)

How C lays out tables: as rows, if a compiler is to prove them, or else as arrays.
m4_define(<|q_form|>, m4_ifelse(q_is_proven, 1, rows, arrays))

Bytes of a solution: from N=14 on it is written as a string literal, which ends with a zero.
m4_define(<|q_solution_bytes|>, m4_eval(q_n + (q_n > 13)))

m4_divert(0)m4_dnl

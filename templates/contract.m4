m4_changequote(`<|', `|>')m4_dnl
m4_changecom()m4_dnl
m4_divert(-1)

contract.m4 -- all that a template may use

A template is its output with holes in it.  The file templates/queens.EXT.m4
makes out/queensN.EXT, templates/views/NAME.m4 makes the printer's view NAME
(at most 15 characters); make finds both by their names.  It is read by GNU m4
after this file, with builtins as m4_* only, quotes <| and |>, and no comment
character, so C text stands as it is.  m4_dnl at the end of a line takes the line break away.
Nothing that begins with m4_ or q_ may be left in the output: make checks it.

NUMBERS AND WORDS
  q_n                    board size
  q_solutions            how many solutions; q_rows the same, but at least 1
  q_fundamentals         how many groups; q_groups the same, but at least 1
  q_groups_of_8  _4 _2 _1    how many groups have 8, 4, 2, 1 members
  q_row_bits             bits a queen takes in a stored row, 3 or 4
  q_last_bit  q_row_mask the last of them, 2 or 3; all of them, 7 or 15
  q_row_shift            16 less q_row_bits
  q_row_bytes            bytes of a stored row
  q_last_byte  q_spare_bits  the last of them; its bits after the last queen (to
                         board 10)
  q_group_bytes          bytes of a stored group number, 1 to 3
  q_sha256  q_check      SHA-256 of the view list; its first 8 hex digits
  q_version              of this project; q_version_id: its words joined by _
  q_prefix  q_name       PREFIX (queens), and PREFIXN (queens8)
  q_id(x)                queens8_x
  q_ID(X)                QUEENS8_X
  q_views                names of the printer's views, separated by blanks
  q_CR                   a carriage return

RECORDS
  q_each(<|KIND|>, <|BODY|>): BODY for every record of KIND, in order, with its
  fields as $1, $2, ...  Columns and rows count from 1 unless a field says
  otherwise.  Images are named, in this order: Untransformed, Rotate 90,
  Rotate 180, Rotate 270, Reflect, Reflect + Rotate 90, Reflect + Rotate 180,
  Reflect + Rotate 270 (clockwise; a reflection about the bottom edge, first).

  on every board:
    byte         bytes of a stored row: $1 index from 0
    group_byte   bytes of a stored group number: $1 index from 0, $2 its shift
    count        numbers of solutions of boards from 1 on, of this one or not:
                 $1 board, $2 all, $3 fundamental, $4 `computed` or
                 `published`
    first        rows of the board that the template program finds first:
                 $1 row from 0, $2 column from 0; no record where there is none

  on boards 1 to 10 (on larger ones make stops: use q_bulk):
    column       rows of the board: $1 row from 0, $2 row from 0 from the last
                 up, $3 $4 which bytes of a stored row have the first and
                 the last bit of its queen, $5 bits of that byte after it
    top  middle  bottom
                 rows 0 to 3, 4 to 7, 8 and 9, as far as there are: $1 $2 as
                 of column, $3 1000, 100, 10, 1: their columns as digits
    solution     solutions in lexicographic order: $1 rank, $2 columns as
                 1,5,8,.. $3 columns from the last row up, $4 squares from the
                 last row up as `column row`,`column row`,.. $5 group,
                 $6 image, $7 group size, $8 its board as calls of q_line,
                 each with calls of q_queen() and q_empty() as its $1:
                 define those three before
    descending   solutions in descending order: $1 columns
    prolog       solutions as permutations by insertion: $1 rank, $2 columns
    group        groups by fundamental solution: $1 group, $2 size, $3 the
                 eight images as calls of q_image(name, columns): define it
    row          stored rows in lexicographic order: $1 FIRST for a fundamental
                 solution, else ROW; $2 bytes as 0x13, 0xD5, .. $3 group from
                 0, $4 group size if FIRST, else image from 0; a board without
                 solutions has one FIRST row of zeros

  In a BODY that holds another q_each, $1 is the outer record's everywhere; the
  inner one's is written in two parts, quoted apart:
    q_each(<|group|>, <|$1: q_each(<|byte|>, <|[$|><|1]|>)
    |>)

  q_between(TEXT)        in a BODY: nothing for the first record, then TEXT
  q_spaced(<|1,5,8|>)    1 5 8

BULK
  q_bulk(<|NAME|>), at the beginning of a line: a whole file, not scanned by m4
    list                   the view of this name
  and on boards 11 to 16:
    tsv                    the view of this name without its header
    solutions  fundamentals  group_of  image_of  group_size
                           tables as lines of C string literals, each followed
                           by a comma; q_literal_NAME says how many items one
                           holds, the last one fewer

  A template in templates/large/ takes the place of its namesake on boards 11
  to 16, and a plain make makes there what these make; any other is made when
  it is named (make out/queens12.EXT).  These say how C reaches a stored byte; large/layout.m4 redefines them:
  q_table(NAME, ITEMS, BYTES)     declares a table of items of so many bytes
  q_table_at(NAME, I, K, BYTES)   byte K of its item I
  q_list(NAME, ITEMS)             declares a table of items of one byte
  q_list_at(NAME, I)              its item I
  q_group_number(I)               the group of solution I

COMPACT FORM (templates/compact, boards 4 to 16; gen/compact/compact.h says what
the bits mean)
  q_guide_bytes          bytes of the string of bits
  q_all_columns  q_half  columns of a row, and of its left half, as set bits
  guide                  records for q_each: $1 the next bytes as 0x13, 0xD5, ..

m4_define(<|q_version|>, <|1.0|>)
m4_define(<|q_version_id|>, m4_translit(q_version, <|.|>, <|_|>))
m4_define(<|q_CR|>, m4_format(<|%c|>, 13))
m4_define(<|q_spaced|>, <|m4_translit(<|$1|>, <|,|>, <| |>)|>)

m4_define(<|q_all_count|>, <|m4_include(templates/counts/published.m4)|>)
m4_include(q_dir/data.m4)

m4_define(<|q_each|>, <|m4_pushdef(<|q_between|>,
<|m4_define(<|q_between|>, <|$|><|1|>)|>)m4_pushdef(<|q_$1|>, <|$2|>)m4_dnl
m4_ifdef(<|q_all_$1|>, <|q_all_$1()|>,
<|m4_ifdef(<|q_calls_$1|>, <|m4_include(q_dir/records/$1)|>, <|q_stop(<|$1|>)|>)|>)m4_dnl
m4_popdef(<|q_$1|>, <|q_between|>)|>)

m4_define(<|q_stop|>, <|m4_errprint(<|templates/contract.m4: |>m4_dnl
<|q_each($1): no such records of board |>q_n<| (see its RECORDS)
|>)m4_m4exit(1)|>)

gen/whole.awk takes the marks of bulk away and passes on what is between them.

m4_define(<|q_bulk|>, <|q_bulk_begin
m4_undivert(q_dir/records/$1)q_bulk_end
|>)

m4_define(<|q_check|>, m4_substr(q_sha256, 0, 8))
m4_define(<|q_name|>, q_prefix<||>q_n)
m4_define(<|q_id|>, q_name<|_$1|>)
m4_define(<|q_ID|>, m4_translit(q_name, <|a-z|>, <|A-Z|>)<|_$1|>)
m4_define(<|q_table|>, <|q_id($1)[$2][$3]|>)
m4_define(<|q_table_at|>, <|q_ID(READ_U8)(&q_id($1)[$2][$3])|>)
m4_define(<|q_list|>, <|q_id($1)[$2]|>)
m4_define(<|q_list_at|>, <|q_ID(READ_U8)(&q_id($1)[$2])|>)
m4_define(<|q_group_number|>, <|((unsigned)q_table_at(group_of, $1, 0, 1))|>)

It also looks for this end, to know that m4 came so far.

m4_m4wrap(<|q_end
|>)
m4_divert(0)m4_dnl

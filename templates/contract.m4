m4_changequote(`<|', `|>')m4_dnl
m4_changecom()m4_dnl
m4_divert(-1)

contract.m4 -- everything that a template may use

A template is its output with holes in it.  templates/queens.EXT.m4 makes
out/queensN.EXT.  templates/views/NAME.m4 makes the printer's view NAME (at most
15 characters); its first line is `m4_dnl' and a few words for --help.  Make
finds templates by their names.

GNU m4 reads this file, then the template.  Builtins are called m4_* only, quotes
are <| and |>, and there is no comment character, so C text stands as it is.
m4_dnl at the end of a line removes the line break.  Nothing that begins with m4_
or q_ may be left in the output: the build stops and names the line.  A word of
your own that begins with q_ is written as a call: q_own(<|frame|>) makes q_frame.

NUMBERS AND WORDS
  q_n                      board size
  q_solutions              number of solutions
  q_fundamentals           number of groups
  q_rows  q_groups         the same two, but at least 1: the items of a C array
  q_groups_of_8 _4 _2 _1   number of groups that have 8, 4, 2, 1 members
  q_row_bits               bits of a queen in a stored row, 3 or 4
  q_last_bit               the last of these bits, 2 or 3
  q_row_mask               these bits as a mask, 7 or 15
  q_row_shift              16 - q_row_bits
  q_row_bytes              bytes of a stored row
  q_last_byte              the last of these bytes, from 0
  q_spare_bits             bits of a stored row after its last queen
  q_group_bytes            bytes of a stored group number, 1 to 3
  q_group_bits             bits of an integer type that holds it: 8, 16 or 32
  q_literal_TABLE          items of TABLE (see BULK) in one string literal
  q_form                   how C holds tables: `rows', a macro line a solution, to
                           board 10; `literals' on larger ones
  q_sha256                 SHA-256 of the view `list'
  q_check                  its first 8 hexadecimal digits
  q_version                this project's version, as 2.0
  q_version_number         the same as one number, 100 * 2 + 0
  q_prefix                 PREFIX, by default queens
  q_name                   PREFIX and N: queens8
  q_id(x)  q_ID(X)         queens8_x, QUEENS8_X
  q_CR                     a carriage return
  q_own(<|x|>)             q_x, a word of your own

RECORDS
  q_each(<|KIND|>, <|BODY|>) writes BODY once for each record of KIND, in order.
  In BODY, $1, $2, ... are the fields.  Example, one line a solution:

    q_each(<|solution|>, <|$1: q_spaced(<|$2|>)
    |>)m4_dnl

  Every kind exists on every board, unless its section says otherwise.  Rows,
  columns, solutions and groups count from 1, unless the field says `from 0'.
  Images are named, in this order: Untransformed, Rotate 90, Rotate 180, Rotate
  270, Reflect, Reflect + Rotate 90, Reflect + Rotate 180, Reflect + Rotate 270.
  Rotations are clockwise; a reflection is about the bottom edge, and comes first.

  solution     the solutions, in lexicographic order
               $1 rank  $2 columns, first row first: 1,5,8,..
               $3 columns, last row first  $4 squares, last row first, as
               `column row',`column row',..  $5 group  $6 image  $7 group size
               $8 the drawn board: one call of q_line a row, whose $1 is one call
               of q_queen() or q_empty() a square; define these three before
  entry        the same solutions in fewer characters, for long lists
               $1 rank  $2 columns, first row first  $3 the same, from 0: 0,4,7,..
               $4 group  $5 the same, from 0  $6 image  $7 its number, from 0
               $8 group size
  squares      the same solutions, with the square of each queen
               $1 rank  $2 columns, first row first
               $3 the queens, first row first, each as a call
               q_square(row, column, row from 0, column from 0, row from 0
               counted from the last row); define q_square before
  sixteen      the same solutions, sixteen in a record, fewer in the last one
               $1 their groups, from 0: 0,1,1,..  $2 their images, from 0: 0,0,5,..
  descending   the solutions, in descending order
               $1 columns
  prolog       the solutions, in the order of the Prolog program
               $1 rank in this order  $2 columns
  group        the groups, in the order of their fundamental solutions
               $1 group  $2 size  $3 the eight images, each as a call
               q_image(name, columns, its number from 0, columns from 0); define
               q_image before  $4 columns of the fundamental solution  $5 the
               same, from 0  $6 its queens, each as a call of q_square, see squares
  sixteen_groups
               the groups, sixteen in a record, fewer in the last one
               $1 their sizes: 8,8,..
  row          the stored rows, in lexicographic order
               $1 FIRST for a fundamental solution, ROW for another
               $2 its bytes: 0x13, 0xD5, ..  $3 group, from 0
               $4 group size if FIRST, image from 0 if ROW
               (a board without solutions has one FIRST row of zeros)
  fundamental  the stored rows of the fundamental solutions, in the order of groups
               $1 its bytes: 0x13, 0xD5, ..  $2 group size
               (a board without solutions has one row of zeros)
  first        the rows of the solution that the template program finds first
               $1 row, from 0  $2 column, from 0; no record without solutions
  column       the rows of a board
               $1 row, from 0  $2 row, from 0, counted from the last row
               $3 $4 the bytes of a stored row that hold the first and the last
               bit of its queen  $5 bits in that byte after it  $6 row
  top  middle  bottom
               rows 0 to 3, 4 to 7, 8 and 9, as far as the board has them
               $1 $2 as in `column'  $3 1000, 100, 10, 1: four columns make a
               number of four digits
  image_name   the eight images: $1 number, from 0  $2 name
  byte         the bytes of a stored row: $1 index, from 0
  group_byte   the bytes of a stored group number: $1 index, from 0  $2 its shift
  edge         what stands along the edges of a board
               $1 column or row, from 1  $2 its last digit  $3 a column's letter,
               as in chess  $4 the number of row $1 counted from the last row

  Where one q_each stands in another's BODY, a plain $1 is the outer record's field.
  For the inner one's, close the quotes after its $ and open them again:

    q_each(<|group|>, <|$1: q_each(<|byte|>, <|[$|><|1]|>)
    |>)

  q_between(TEXT)          at the beginning of a BODY: nothing in the first record,
                           TEXT in all others.  So TEXT stands between records,
                           and not after the last one
  q_comma                  stands between the calls of one field ($3 of squares, $3
                           and $6 of group): nothing, unless you define it
  q_spaced(<|1,5,8|>)      1 5 8

BULK
  q_bulk(<|NAME|>), alone on its line before m4_dnl, inserts a whole text that m4
  does not read:
    list  tsv              one solution a line, as in the views of these names
                           (tsv without its header line: rank, columns, group,
                           image, its number from 0, group size)
    solutions  fundamentals  group_of  image_of  group_size
                           a table as lines of C string literals, each followed
                           by a comma

C LAYOUT (templates/forms)
  q_attr(NAME)                    the hook that places a table
  q_table(NAME, ITEMS, BYTES)     declares a table whose items have BYTES bytes
  q_place(NAME, I, K, BYTES)      the address of byte K of its item I
  q_table_at(NAME, I, K, BYTES)   this byte
  q_list(NAME, ITEMS)             declares a table whose items have one byte
  q_list_at(NAME, I)              its item I
  q_group_number(I)               the group of solution I
  q_inner                         more inner macros of the header
  q_unsigned(COUNT)               an unsigned type that holds the numbers below
                                  COUNT, also where int has 16 bits
  q_needs_rows                    stops, with the reason, if q_form is not rows

COMPACT FORM (boards from 4; gen/tables/compact.h says what the bits mean)
  q_facts(<|compact|>), before any of these:
  q_guide_bytes            bytes of the string of bits
  q_all_columns            all columns of a row, one bit each
  q_half                   the columns of its left half, with the middle
  guide                    records: $1 the next bytes, as 0x13, 0xD5, ..

PICTURES IN TEXT
  Squares are calls of q_light(), q_dark(), q_queen_light() and q_queen_dark();
  define these four before.  The square of row 1 and column 1 is light.

  picture      the solutions
               $1 rank  $2 group  $3 a call of q_row(row, column, squares) for
               each row; define q_row before
  panel        the groups, as two rows of four images
               $1 group  $2 size  $3 the first four images: a call of
               q_across(squares, squares, squares, squares) for each row, then
               one of q_below(columns, columns, columns, columns)  $4 the same of
               the other four; define q_across and q_below before.  In BODY:
               q_gap        the blanks between two boards with an edge at each
                            side, for squares that are two characters wide
               q_pitch      characters from one board to the next
  shelf        as many solutions as stand beside each other in 79 characters
               $1 their ranks, each but the last as wide as its board: 1   ,2
               $2 a call of q_dots(list) for every four rows; the list has these
               rows of each board, a character for two columns, in which a dot of
               braille is a queen; define q_dots before

PUZZLES (boards to 12)
  Squares have the names that they have in chess: a column's letter, then the row's
  number from the bottom, as a8,e7,..

  puzzle       the solutions
               $1 rank  $2 a call of q_given(rank, squares) for each smallest set
               of queens that no other solution has; define q_given before
  sheet        the fundamental solutions, twelve in a record
               $1 the first group  $2 the last  $3 a call of q_card for each;
               define q_card and q_queen before.  The fields of q_card:
               $1 group  $2 queens that are not given  $3 squares given  $4 a call
               of q_queen(column, row) for each  $5 $6 the same for all queens

COUNTS (templates/queens_counts.*.m4 only)
  q_count_max              the last board with a known count
  count                    records, boards from 1: $1 board  $2 all
                           $3 fundamental  $4 `computed' or `published'
                           $5 $6 the digits of $2 but the last nine, and these
                           $7 $8 the same of $3

PICTURES (templates/pictures has what their templates share)
  q_boards(<|4 5 6|>, WHY) stops, with the reason, on any other board
  q_facts(<|pictures|>), before any of these:
  q_queens                 queen on board 1, queens on others
  q_n_plus_1               board size + 1
  q_n_by_8                 board size / 8, which fits a picture of board 8 to it
  q_centre                 the centre of a board whose squares begin at 1: 5, 4.5
  q_least  q_greatest      of the numbers of solutions that use a square
  q_parity                 of the board size: `odd', `even'
  q_plenty                 `none', `one' solution, `few': one group, or `many'
  q_drawn                  what a page has room for: `boards', all of them, to
                           board 8; `numbers' of solutions on larger ones
  size         records, the group sizes that occur, greatest first
               $1 size  $2 number of groups  $3 group or groups
  dark         the dark squares: $1 column  $2 row; the first square is light
  heat         the rows of a board: $1 row  $2 a call of
               q_heat_of(column, solutions, level) a square; level is 0 to 5
  total        boards 1 to 27: $1 board  $2 all, as 14,200  $3 fundamental
               $4 `computed' or `published'  $5 `this' board or `other'
  example      one record, none without solutions: $1 columns of the first
               solution  $2 its points  $3 points after a turn  $4 name of the
               turn  $5 rank after it
  plate        the groups, without q_facts: $1 group  $2 size  $3 columns of its
               fundamental solution  $4 its points  $5 a call of
               q_queen_at(row, column) a queen  $6 if a half turn leaves it as it
               is, q_pairs(PAIRS): calls of q_pair(column, row, column, row)
               $7 a call of q_member(rank, columns, points, NAMES) a board;
               NAMES are calls of q_label(image from 0, name)

  Here columns are as 1 5 8, and points as 1 1 5 2 8 3: column and row.

  q_facts(<|walk|>), before any of these: backtracking to the first solution
  frame        its steps: $1 number  $2 kind: `place' a queen, `dead': no free
               square in the row, `back' in the row a queen moves on, `left': it
               has no square left, `solved'  $3 row  $4 column, or 0
               $5 columns of the queens  $6 to $9 calls, or nothing:
               q_stands(points), q_given_up(points) in this row,
               q_attacked(points) in this row, q_attacked_below(points)
  node         the tree of boards that were tried: $1 kind: `top', `queen',
               `dead', `solved'  $2 $3 x, y  $4 $5 x, y of the node above
               $6 column, or 0  $7 number of its frame, or 0; y is the row
  q_tree_width             places of leaves are 1.5 apart, the first at 2

m4_define(<|q_version|>, <|2.0|>)
m4_define(<|q_version_number|>,
m4_regexp(q_version, <|\(.*\)\.\(.*\)|>, <|m4_eval(100 * \1 + \2)|>))
m4_define(<|q_CR|>, m4_format(<|%c|>, 13))
m4_define(<|q_own|>, <|<|q_own_$1|>|>)
m4_define(<|q_comma|>)
m4_define(<|q_spaced|>, <|m4_translit(<|$1|>, <|,|>, <| |>)|>)

q_stop ends the build: the template, its line, and why.

m4_define(<|q_stop|>, <|m4_errprint(m4___file__:m4___line__<|: $1
|>)m4_m4exit(1)|>)

m4_define(<|q_boards|>,
<|m4_ifelse(m4_index(<| $1 |>, m4_format(<| %d |>, q_n)), -1,
<|q_stop(<|board |>q_n<|: $2|>)|>)|>)

The facts give short lists as q_all_KIND.  qgen prints the others when a template
names them.  Lists of large boards go through a file, which m4 need not hold in
memory.  $qgen, $board and $scratch are variables of gen/queens-tables.

m4_include(q_facts_file)
m4_define(<|q_each|>, <|m4_pushdef(<|q_between|>,
<|m4_define(<|q_between|>, <|$|><|1|>)|>)m4_pushdef(<|q_$1|>, <|$2|>)m4_dnl
m4_ifdef(<|q_all_$1|>, <|q_all_$1()|>, <|q_pull(<|$1|>)|>)m4_dnl
m4_popdef(<|q_$1|>, <|q_between|>)|>)
m4_define(<|q_pull|>,
<|m4_ifelse(m4_index(<| solution entry squares sixteen descending prolog group sixteen_groups row fundamental compact |>m4_dnl
<|picture panel shelf puzzle sheet pictures plate walk |>, <| $1 |>), -1,
<|q_stop(<|no such kind of record: $1; some need a q_facts before them (see templates/contract.m4)|>)|>)m4_dnl
m4_ifelse(q_form, <|rows|>, <|m4_esyscmd(<|"$qgen" $1 "$board" || echo q_no_records|>)|>,
<|m4_esyscmd(<|[ -e "$scratch.$1" ] || "$qgen" $1 "$board" >"$scratch.$1" || echo q_no_records|>)m4_dnl
m4_include(q_scratch.$1)|>)|>)
m4_define(<|q_no_records|>, <|q_stop(<|qgen could not print the records|>)|>)
m4_define(<|q_facts|>, <|q_pull(<|$1|>)|>)

gen/queens-tables puts the text itself in the place of this line.

m4_define(<|q_bulk|>,
<|m4_ifelse(m4_index(<| list tsv solutions fundamentals group_of image_of group_size |>,
<| $1 |>), -1, <|q_stop(<|no such bulk: $1 (see templates/contract.m4)|>)|>)q_bulk_here $1
|>)

m4_define(<|q_check|>, m4_substr(q_sha256, 0, 8))
m4_define(<|q_name|>, q_prefix<||>q_n)
m4_define(<|q_id|>, q_name<|_$1|>)
m4_define(<|q_ID|>, m4_translit(q_name, <|a-z|>, <|A-Z|>)<|_$1|>)
m4_define(<|q_attr|>, <|q_ID(ATTR)(q_id($1))|>)
m4_define(<|q_unsigned|>, <|m4_ifelse(m4_eval($1 > 65535), 1, uint32_t, unsigned)|>)
m4_include(forms/q_form.m4)

The last line, by which gen/queens-tables knows that m4 came to its end.

m4_m4wrap(<|q_end
|>)
m4_divert(0)m4_dnl

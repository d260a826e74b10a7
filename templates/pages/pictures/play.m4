m4_dnl play.m4 -- a board to play on, by HTML and CSS alone
m4_dnl
m4_dnl A board is a form.  Two checked squares on one line are two queens that attack each other:
m4_dnl rules for each line say so.  What a style decides, it writes: without one, nothing is claimed.
m4_include(pictures/squares.m4)m4_dnl
m4_dnl
m4_dnl What a player sees.
m4_define(<|q_says_count|>, <| of q_s(q_n, queen)|>)m4_dnl
m4_define(<|q_says_pairs|>, <|Pairs that attack each other: |>)m4_dnl
m4_define(<|q_says_which|>, <|Which?|>)m4_dnl
m4_dnl Names of queens follow.
m4_define(<|q_says_column|>, <|In column $1:|>)m4_dnl
m4_define(<|q_says_diagonal|>, <|On a diagonal:|>)m4_dnl
m4_define(<|q_says_on|>, <|: on|>)m4_dnl
m4_define(<|q_says_solved|>, <|Solved! No queen attacks another.|>)m4_dnl
m4_define(<|q_says_see|>, <|Attacked squares|>)m4_dnl
m4_define(<|q_says_open|>, <|Not attacked:|>)m4_dnl
m4_define(<|q_says_pen|>, <|Cross out|>)m4_dnl
m4_define(<|q_says_crossed|>, <|Crossed out|>)m4_dnl
m4_define(<|q_says_old|>, <|This browser is too old to say which queens attack each other. You can place queens, read hints and print.|>)m4_dnl
m4_define(<|q_says_clear|>, <|Clear|>)m4_dnl
m4_dnl
m4_dnl q_play(COLUMNS, FREE): the squares.  A row with a column other than 0 has a queen that
m4_dnl cannot be moved.  FREE are points, squares that a player can cross out.  Their boxes stand in a group behind all
m4_dnl squares, and have no name: no rule for a line counts them.
m4_define(<|q_radio|>, <|m4_ifelse(m4_eval($2 == 0 || $2 == $3), 1, <|<input type=radio name=$1 aria-label=$4<||>m4_eval(q_n + 1 - $1)<||>m4_ifelse($2, 0, , <| checked disabled|>)>|>, <|<i></i>|>)|>)m4_dnl
m4_define(<|q_radios|>, <|q_number($|>1<|, $|>2<|)|>q_each(<|row|>, <|<|q_radio($|>1<|, $|>2<|, $1, $4)|>|>)<|
|>)m4_dnl
m4_define(<|q_boxes|>, <|m4_patsubst(<|$1|>, <|\([0-9]+\) \([0-9]+\),?|>, <|<input type=checkbox aria-label=q_at(\2, \1)>|>)|>)m4_dnl
m4_define(<|q_play|>, <|<div class="squares">
q_as(<|q_radios|>, <|$1|>)m4_ifelse(<|$2|>, , , <|<span role=group aria-label="q_says_crossed">q_boxes(<|$2|>)</span>
|>)</div>|>)m4_dnl
m4_define(<|q_play_says|>, <|<div class="says"><p role="status"></p><details class="pairs"><summary>q_says_which</summary><p></p></details></div>
|>)m4_dnl
m4_dnl q_mode(see or pen): what is shown is no move, so its form is #modes, which Clear does not reset.
m4_define(<|q_mode|>, <|<label><input type=checkbox class=$1 form=modes> q_says_$1</label>|>)m4_dnl
m4_dnl
m4_dnl q_lines(NAME): NAME(STEP, FIRST, LAST, ROW, COLUMN, ROW, COLUMN) for each column and diagonal
m4_dnl of the board that has two squares, with its ends.  Its squares are every STEP-th of a board's
m4_dnl buttons, from FIRST to LAST; a row has q_n + 1.
m4_define(<|q_button|>, <|m4_eval(($1 - 1) * (q_n + 1) + $2 + 1)|>)m4_dnl
m4_define(<|q_ends|>, <|q_on(m4_eval(q_n + 1 + ($4 > $2) - ($4 < $2)), q_button($1, $2), q_button($3, $4), $@)|>)m4_dnl
m4_dnl For each row: the column of that number, then diagonals down from the top row and from the sides.
m4_define(<|q_lines_of|>, <|q_ends(1, $1, q_n, $1)m4_dnl
m4_ifelse($1, q_n, , <|q_ends(1, $1, m4_eval(q_n + 1 - $1), q_n)|>)m4_dnl
m4_ifelse($1, 1, , <|q_ends(1, $1, $1, 1)|>)m4_dnl
m4_ifelse($1, 1, , $1, q_n, , <|q_ends($1, 1, q_n, m4_eval(q_n + 1 - $1))q_ends($1, q_n, q_n, $1)|>)|>)m4_dnl
m4_define(<|q_lines|>, <|m4_pushdef(<|q_on|>, m4_defn(<|$1|>))q_each(<|row|>, m4_defn(<|q_lines_of|>))m4_popdef(<|q_on|>)|>)m4_dnl
m4_dnl
m4_define(<|q_on_line|>, <|:nth-child($1n+$2)<||>m4_ifelse(m4_eval($3 + $1 > q_n * (q_n + 1)), 1, , <|:nth-child(-n+$3)|>)|>)m4_dnl
m4_dnl The way of a line: a column (v), or down to the right (r) or to the left (s).  q_line_at(WAY, ROW, COLUMN): the line
m4_dnl through that square, as r8.  A form has its --r8 if it has a queen, and its words in --R8 if queens attack each other.
m4_define(<|q_way|>, <|m4_ifelse(m4_eval($5 == $7), 1, v, m4_eval($5 < $7), 1, r, s)|>)m4_dnl
m4_define(<|q_line_at|>, <|$1<||>m4_ifelse($1, v, $3, $1, r, m4_eval(q_n + $3 - $2), m4_eval($2 + $3))|>)m4_dnl
m4_define(<|q_line_name|>, <|q_line_at(q_way($@), $4, $5)|>)m4_dnl
m4_dnl A form has a queen's name in capitals: --A8.  q_names_on(ROW, COLUMN, LAST ROW, STEP): those on a line.
m4_define(<|q_queen_name|>, <|--q_upper(q_at($1, $2))|>)m4_dnl
m4_define(<|q_names_on|>, <| var(q_queen_name($1, $2),"")m4_ifelse($1, $3, , <|q_names_on(m4_incr($1), m4_eval($2 + $4), $3, $4)|>)|>)m4_dnl
m4_dnl
m4_dnl A line has queens that attack each other if two of its squares are checked.
m4_define(<|q_attack|>, <|form:has([name]q_on_line($1, $2, $3):checked~q_on_line($1, $2, $3):checked){--q_upper(q_line_name($@)):"m4_ifelse($5, $7, <|q_says_column(m4_substr(abcdefghijkl, m4_decr($5), 1))|>, <|q_says_diagonal|>)"q_names_on($4, $5, $6, m4_eval(($7 > $5) - ($7 < $5)))".\A ";--wrong: ;--solved:initial}
form:has([name]q_on_line($1, $2, $3):checked){--q_line_name($@):""}
|>)m4_dnl
m4_dnl
m4_dnl A square with a queen further up on a line, or further down, is attacked.  --above-v and the like are empty if that
m4_dnl is so, and else missing: then a value that has them is none.  A selector for any element would be slow.  Selectors
m4_dnl of a list end with a comma, and x is the last: no element.
m4_define(<|q_from_above|>, <|[name]$1:checked~:is(input,i)$1,|>)m4_dnl
m4_define(<|q_from_below|>, <|:is(input,i)$1:has(~[name]$1:checked),|>)m4_dnl
m4_define(<|q_of_way|>, <|m4_ifelse(q_way($@), q_this_way, <|q_select(<|q_on_line($1, $2, $3)|>)|>)|>)m4_dnl
m4_define(<|q_selected|>, <|m4_define(<|q_this_way|>, $1)m4_pushdef(<|q_select|>, m4_defn(<|q_from_$2|>))q_lines(<|q_of_way|>)m4_popdef(<|q_select|>)x{--attacked: ;--$2-$1: $3}
|>)m4_dnl
m4_define(<|q_attacked_way|>, <|q_selected($1, above, <|;--pairs-$1:1|>)q_selected($1, below)|>)m4_dnl
m4_define(<|q_line_words|>, <|var(--q_upper(q_line_name($@)),"") |>)m4_dnl
m4_dnl
m4_dnl q_open(ROW, COLUMN): the square's name, if no line through it has a queen; a corner has one diagonal.
m4_define(<|q_open|>, <|var(--v$2,q_unless(r, $1, $2, <|q_unless(s, $1, $2, " q_at($1, $2)")|>))|>)m4_dnl
m4_define(<|q_open_row|>, <|var(--h$1,q_each(<|row|>, <|q_open($1, $|><|1)|>)) |>)m4_dnl
m4_define(<|q_unless|>, <|m4_ifelse($1 $2 $3, r 1 q_n, $4, $1 $2 $3, r q_n 1, $4, $1 $2 $3, s 1 1, $4, $1 $2 $3, s q_n q_n, $4, <|var(--q_line_at($1, $2, $3),$4)|>)|>)m4_dnl
m4_dnl
m4_dnl A line is drawn from queen to queen: half a square from the first, whole ones between, half a square to the last.
m4_dnl q_stripe(WAY, DIRECTION); q_half(WAY, PLACE of the lower half, of the upper half)
m4_define(<|q_stripe|>, <|--stripe-$1: linear-gradient($2,#0000 calc(50% - .1rem),var(--mark) 0 calc(50% + .1rem),#0000 0);
|>)m4_dnl
m4_define(<|q_whole|>, <|--$1: var(--above-$1) var(--below-$1) var(--stripe-$1); |>)m4_dnl
m4_define(<|q_half|>, <|--$1: var(--below-$1) var(--stripe-$1) $2 no-repeat; --$1-up: var(--above-$1) var(--stripe-$1) $3 no-repeat; |>)m4_dnl
m4_dnl
m4_dnl The style of the boards.  What needs :has() is for browsers that have it.  A form says of its board what is so: --wrong is empty if queens attack
m4_dnl each other, --solved if each row has a queen and none attacks another; else they are missing.  A browser without :has() skips the rules
m4_dnl that have it: it never says that a board is solved.
m4_define(<|q_play_style|>, <|q_squares_style
.board { counter-reset: q pairs }
:root {
q_stripe(v, 90deg)q_stripe(r, to top right)q_stripe(s, to bottom right)}
.squares::after { content: var(--solved) ""; grid-area: 1/2/-1/-1; position: absolute; inset: -.15rem; border: .3rem solid var(--good); pointer-events: none }
.squares>:not([value], span)::after { content: var(--attacked) ""; position: absolute; inset: 0; z-index: -1; q_whole(v)q_whole(r)q_whole(s)background: var(--v, none), var(--v-up, none), var(--r, none), var(--r-up, none), var(--s, none), var(--s-up, none) }
.squares>:checked:not([value])::after { q_half(v, <|0 100%/100% 50%|>, <|0 0/100% 50%|>)q_half(r, <|100% 100%/50% 50%|>, <|0 0/50% 50%|>)q_half(s, <|0 100%/50% 50%|>, <|100% 0/50% 50%|>)}
.squares [name]:checked:not([value]) { isolation: isolate; border-radius: 50%; box-shadow: var(--attacked) inset 0 0 0 .16rem var(--mark); counter-increment: q pairs var(--pairs-v, 0) pairs var(--pairs-r, 0) pairs var(--pairs-s, 0); place-content: stretch }
.squares [name]:checked:disabled { background: var(--chosen); border-radius: 0 }
.squares [name]:checked:not([value])::before { content: ""; clip-path: url(#cut); --ring: var(--attacked) var(--mark); background: var(--ring, var(--queen)) }
.squares span { display: contents }
.squares span input { position: absolute; inset: 0; width: 100%; height: 100%; visibility: hidden; pointer-events: none }
.squares span input::before { width: .9rem; height: .9rem; background: var(--ink); clip-path: polygon(14% 0, 50% 36%, 86% 0, 100% 14%, 64% 50%, 100% 86%, 86% 100%, 50% 64%, 14% 100%, 0 86%, 36% 50%, 0 14%) }
.squares span :checked { visibility: visible }
.squares span :checked::before { content: "" }
q_each(<|row|>, <|span [aria-label^=$|><|4] { grid-column: m4_incr($|><|1)/span 1 }
|>)q_each(<|row|>, <|span [aria-label$|><|="$|><|1"] { grid-row: $|><|3/span 1 }
|>)m4_dnl
.says { position: relative; --pairs: var(--wrong) "q_says_pairs" counter(pairs); --done: var(--solved) "q_says_solved"; --said: var(--wrong) var(--mark); --list: var(--wrong) block }
[role=status] { height: 4.8em; font-size: .875rem; padding-inline-end: 4rem }
.says > p::before { content: counter(q) "q_says_count" var(--any,"") q_each(<|square|>, <|var(q_queen_name($|><|1,$|><|2),"") |>)"."; display: block }
.says > p::after { content: var(--pairs, var(--done)); color: var(--said, var(--good)); font-weight: 700 }
.pairs { display: var(--list, none); position: absolute; top: 0; right: 0; z-index: 1; width: auto; color: var(--mark) }
.pairs p { position: absolute; right: 0; width: max-content; max-width: 15rem; margin-top: 1.2rem; padding: .5rem; border: 1px solid var(--soft); border-radius: .4rem; background: var(--paper); white-space: pre-line; font-size: .875rem }
.pairs p::before { content: q_lines(<|q_line_words|>)}
.tools label { display: none }
button:disabled { opacity: .5; cursor: default }
q_if_new(<|.tools label { display: inline-flex }
.tools label:has(:checked) { background: var(--link); color: var(--paper) }
.tools label:has(:checked)::after { content: "q_says_on"; margin-left: -.3rem }
form:has(.pen:checked) .squares [name] { pointer-events: none }
form:has(.pen:checked) .squares span input { visibility: visible; pointer-events: auto; box-shadow: inset 0 0 0 1px var(--soft) }
form:has(.see:checked) .says::after { content: "q_says_open" q_each(<|row|>, <|q_open_row($|><|1)|>); position: absolute; white-space: nowrap; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
form:has([name]:checked:not([value])) { --any: ":" }
form:not(:has([value]:checked)) { --solved: ; }
q_lines(<|q_attack|>)q_attacked_way(v)q_attacked_way(r)q_attacked_way(s)q_each(<|square|>, <|form:has([name]:nth-child(q_button($|><|1, $|><|2)):checked){q_queen_name($|><|1, $|><|2):" q_at($|><|1, $|><|2)"}
|>)q_each(<|row|>, <|form:has(.see:checked) [name="$|><|1"][value]:not(:checked)~[name="$|><|1"]:not(:checked),|>)form:has(.see:checked) i:not(:nth-child(m4_incr(q_n)<||>n+1)){--attacked: }
form:has(.see:checked) .squares>:not(:checked)::before { content: var(--attacked) "×"; color: var(--soft); line-height: 1 }
q_each(<|row|>, <|form:has([name="$|><|1"]:checked:not([value])){--h$|><|1:""}
|>)|>)|>)m4_dnl

m4_dnl play.m4 -- a board to play on, by HTML and CSS alone
m4_dnl
m4_dnl A board is a form.  Two checked squares on one line are two queens that attack each other: a
m4_dnl rule for each line says so.
m4_include(pictures/squares.m4)m4_dnl
m4_dnl
m4_dnl What a player sees.
m4_define(<|q_says_count|>, <| of q_s(q_n, queen).|>)m4_dnl
m4_define(<|q_says_attack|>, <|Some attack each other: |>)m4_dnl
m4_define(<|q_says_column|>, <|column $1. |>)m4_dnl
m4_define(<|q_says_diagonal|>, <|diagonal $1–$2. |>)m4_dnl
m4_define(<|q_says_solved|>, <|Solved! No queen attacks another.|>)m4_dnl
m4_define(<|q_says_see|>, <|Show attacked squares|>)m4_dnl
m4_define(<|q_says_clear|>, <|Clear|>)m4_dnl
m4_dnl
m4_dnl q_play(COLUMNS): the squares.  A row with a column other than 0 has a queen that
m4_dnl cannot be moved.
m4_define(<|q_radio|>, <|<input type="radio" name="r$1" aria-label="$4<||>m4_eval(q_n + 1 - $1)"m4_ifelse($2, 0, , $3, $2, <| checked|>, <| disabled|>)>|>)m4_dnl
m4_define(<|q_radios|>, <|q_number($|>1<|, $|>2<|)|>q_each(<|row|>, <|<|q_radio($|>1<|, $|>2<|, $1, $4)|>|>)<|
|>)m4_dnl
m4_define(<|q_play|>, <|<div class="squares">
q_as(<|q_radios|>, <|$1|>)</div>|>)m4_dnl
m4_define(<|q_play_says|>, <|<p role="status"><span class="count">q_says_count</span> <span class="attack">q_says_attack</span><b class="solved">q_says_solved</b></p>|>)m4_dnl
m4_define(<|q_see|>, <|<label><input type="checkbox" class="see"> q_says_see</label>|>)m4_dnl
m4_define(<|q_clear|>, <|<button type="reset">q_says_clear</button>|>)m4_dnl
m4_dnl
m4_dnl The crown, to cut a queen out of her square.
m4_define(<|q_cut|>, <|<clipPath id="cut" clipPathUnits="objectBoundingBox">q_crown</clipPath>|>)m4_dnl
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
m4_define(<|q_on_line|>, <|:nth-child($1n+$2):nth-child(-n+$3)|>)m4_dnl
m4_define(<|q_line_name|>, <|--q_at($4, $5)q_at($6, $7)|>)m4_dnl
m4_define(<|q_line_says|>, <|m4_ifelse($5, $7, <|q_says_column(m4_substr(q_at($4, $5), 0, 1))|>, <|q_says_diagonal(q_at($4, $5), q_at($6, $7))|>)|>)m4_dnl
m4_define(<|q_attack|>, <|form:has(q_on_line($@):checked~q_on_line($@):checked){q_line_name($@):"q_line_says($@)";q_line_name($@)s:var(--mark);--attack:inline;--done:none;--lost:0}
form:has(q_on_line($@):checked~q_on_line($@):checked) q_on_line($@):checked{--attacked:var(--mark)}
form:has(.see:checked):has(q_on_line($@):checked) .squares q_on_line($@){--cross:"×"}
.l<||>q_at($4, $5)q_at($6, $7){stroke:var(q_line_name($@)s,none)}
|>)m4_dnl
m4_define(<|q_line_words|>, <|var(q_line_name($@),"") |>)m4_dnl
m4_define(<|q_line_drawn|>, <|<path class="l<||>q_at($4, $5)q_at($6, $7)" d="M$5 $4L$7 $6"/>|>)m4_dnl
m4_dnl
m4_dnl The lines of queens that attack each other, over the board.
m4_define(<|q_attacks|>, <|<g id="lines" transform="translate(-.5 -.5)">q_lines(<|q_line_drawn|>)</g>|>)m4_dnl
m4_dnl
m4_dnl The style of the boards.  A browser without :has() skips the rules that have it: it
m4_dnl never says that a board is solved.
m4_define(<|q_play_style|>, <|q_squares_style
form { counter-reset: q }
.squares + svg { position: absolute; inset: 0; pointer-events: none }
#lines path { fill: none; stroke-width: .09; stroke-dasharray: .25 .15; stroke-linecap: round }
.squares input { color: var(--mark); box-shadow: inset 0 0 0 .16rem var(--attacked, transparent); border-radius: 50% }
.squares :is(:disabled, [checked]) { cursor: default }
.squares [checked]:not([value]) { background: var(--given); border-radius: 0 }
.squares :not([value])::before { content: var(--cross, ""); line-height: 1 }
.squares :checked:not([value]) { counter-increment: q; place-content: stretch }
.squares :checked:not([value])::before { content: ""; clip-path: url(#cut); background: var(--attacked, var(--queen)) }
[role=status] { min-height: 3em; flex: 1 100% }
.count::before { content: counter(q) }
.count::after { content: q_each(<|row|>, <| var(--q$|><|1,"")|>) }
.attack { display: var(--attack, none); color: var(--mark) }
.attack::after { content: q_lines(<|q_line_words|>)}
.solved { display: var(--solved, none) }
form:not(:has([value]:checked)) { --solved: var(--done, inline); --won: var(--lost, 1) }
q_lines(<|q_attack|>)q_each(<|square|>, <|form:has(:nth-child(q_button($|><|1, $|><|2)):checked){--q$|><|1:" q_at($|><|1, $|><|2)"}
|>)q_each(<|row|>, <|form:has(.see:checked):has([name=r$|><|1]:checked:not([value])) [name=r$|><|1]:not([value]){--cross:"×"}
|>)|>)m4_dnl

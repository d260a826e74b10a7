m4_dnl play.m4 -- a board to play on, by HTML and CSS alone
m4_dnl
m4_dnl A board is a form.  Each row is a group of radio buttons, so it holds one queen at
m4_dnl most.  The first button of a row is required: the form is valid when each row has
m4_dnl its queen.  Two checked squares on one line are two queens that attack each other.
m4_dnl
m4_dnl q_play(COLUMNS): the squares.  A row with a column other than 0 has a queen that
m4_dnl cannot be moved.
m4_define(<|q_radio|>, <|<input type="radio" name="r$1" aria-label="$4<||>m4_eval(q_n + 1 - $1)"m4_ifelse($2, 0, <|m4_ifelse($3, 1, <| required|>)|>, $3, $2, <| checked|>, <| disabled|>)>|>)m4_dnl
m4_define(<|q_radios|>, q_each(<|row|>, <|<|q_radio($|>1<|, $|>2<|, $1, $4)|>|>)<|
|>)m4_dnl
m4_define(<|q_play|>, <|<div class="squares">
q_as(<|q_radios|>, <|$1|>)</div>|>)m4_dnl
m4_define(<|q_play_says|>, <|<p role="status"><span class="solved">Solved: q_n queens, and none attacks another.</span><span class="attack">These queens attack each other.</span></p>|>)m4_dnl
m4_dnl
m4_dnl The crown, to cut a queen out of her square.
m4_define(<|q_cut|>, <|<clipPath id="cut" clipPathUnits="objectBoundingBox">q_crown</clipPath>|>)m4_dnl
m4_dnl
m4_dnl q_attack(STEP, FIRST, LAST): the rule of one line of squares.  The squares of a board
m4_dnl are numbered from 1, row by row.
m4_define(<|q_on_line|>, <|:nth-child($1n+$2):nth-child(-n+m4_eval($3)):checked|>)m4_dnl
m4_define(<|q_attack|>, <|form:has(q_on_line($@)~q_on_line($@)) :is(q_on_line($@),p) { --attacked: var(--mark); --solved: none; --attack: inline }
|>)m4_dnl
m4_define(<|q_inner|>, <|m4_ifelse($1, 1, , $1, q_n, , <|$2|>)|>)m4_dnl
m4_dnl
m4_dnl q_attacks, for each row: the column of that number, then diagonals down from the top row
m4_dnl and from the sides, in both directions.
m4_define(<|q_attacks|>, <|q_attack(q_n, $1, q_n * q_n)m4_dnl
m4_ifelse($1, q_n, , <|q_attack(m4_incr(q_n), $1, (q_n - $2) * q_n)|>)m4_dnl
m4_ifelse($1, 1, , <|q_attack(m4_decr(q_n), $1, $2 * q_n + 1)|>)m4_dnl
q_inner($1, <|q_attack(m4_incr(q_n), m4_eval($2 * q_n + 1), q_n * q_n - $2)m4_dnl
q_attack(m4_decr(q_n), m4_eval($1 * q_n), (q_n - 1) * q_n + $1)|>)|>)m4_dnl
m4_dnl
m4_dnl The style of the boards.  A browser without :has() skips the rules that have it: it
m4_dnl never says that a board is solved.
m4_define(<|q_play_style|>, <|.board { position: relative }
.squares { position: absolute; inset: 0; display: grid; grid: repeat(q_n, 1fr)/repeat(q_n, 1fr); forced-color-adjust: none }
.squares input { appearance: none; min-width: 0; background: none; border: 0; cursor: pointer; box-shadow: inset 0 0 0 .16rem var(--attacked, transparent); border-radius: 50% }
.squares :is(:disabled, [checked]) { cursor: default }
.squares [checked] { background: linear-gradient(var(--soft) 0 0) 50% 95%/36% .15rem no-repeat }
.squares input:enabled:not(:checked):hover { box-shadow: inset 0 0 0 .1rem var(--soft) }
.squares input:focus-visible { outline: .2rem solid var(--ink); outline-offset: -.2rem; border-radius: 0 }
.squares input:checked::before { content: ""; display: block; height: 100%; clip-path: url(#cut); background: var(--attacked, var(--queen)) }
[role=status] { min-height: 1.5em; flex: 1 }
.solved { display: none }
.attack { display: var(--attack, none); color: var(--mark) }
form:valid:has(:checked) .solved { display: var(--solved, inline); font-weight: 600 }
q_each(<|row|>, m4_defn(<|q_attacks|>))|>)m4_dnl

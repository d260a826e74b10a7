m4_dnl squares.m4 -- a board whose squares can be chosen, for pages that play or answer
m4_dnl
m4_dnl Each row is a group of radio buttons, so it holds one queen at most.  The first button of a
m4_dnl row is at its number, and means no queen.  It lies under all squares of its row, and a square
m4_dnl with a queen lets a tap through to it: so a tap on a queen takes her away.
m4_dnl
m4_include(pictures/board.m4)m4_dnl
m4_dnl What a reader sees.
m4_define(<|q_says_keys|>, <|Tap a square to put a queen there. Tap the queen to take her away. With the keyboard: Tab leads to a row, left and right move its queen.|>)m4_dnl
m4_define(<|q_says_square|>, <|A square has a letter and a number, as in chess: q_at(1, 1) is at the top left.|>)m4_dnl
m4_define(<|q_says_row|>, <|no queen in row $1|>)m4_dnl
m4_dnl
m4_dnl q_number(ROW, COLUMN): the first button; COLUMN is 0, or a queen stands there and stays,
m4_dnl and no other square of the row can be chosen.
m4_define(<|q_number|>, <|m4_ifelse($2, 0, <|<input type=radio name=$1 value aria-label="q_says_row(m4_eval(q_n + 1 - $1))" checked>|>, <|<i></i>|>)|>)m4_dnl
m4_dnl
m4_dnl q_view_box: what a picture of the board shows, with #names: numbers at the left, letters below.
m4_define(<|q_view_box|>, <|viewBox="-1 0 m4_incr(q_n) q_part(1095)" aria-hidden="true"|>)m4_dnl
m4_define(<|q_squares_style|>, <|m4_ifelse(m4_eval(q_n > 10), 1, <|@media (max-width: 22rem) { .wrap { --side: 4px } }
|>).board { position: relative; direction: ltr }
.squares { position: absolute; inset: 0 0 auto; aspect-ratio: m4_incr(q_n)/q_n; display: grid; grid: repeat(q_n, minmax(0, 1fr))/repeat(m4_incr(q_n), 1fr); forced-color-adjust: none; isolation: isolate }
.squares :is(input, i) { appearance: none; position: relative; min-width: 0; background: none; border: 0; display: grid; place-content: center; touch-action: manipulation; font: inherit }
.squares :enabled { cursor: pointer }
.squares [name]:checked { pointer-events: none }
.squares [value]::after { content: ""; position: absolute; inset: 0 -q_n<||>00% 0 0 }
.squares [name]:enabled:not(:checked, [value]):hover { box-shadow: inset 0 0 0 .1rem var(--soft) }
.squares input:focus-visible { outline: .2rem solid var(--ink); outline-offset: -.2rem; border-radius: 0 }
.says { display: flex; gap: 1rem; justify-content: space-between; align-items: start; min-height: 3em; margin-block: .5rem }
label, summary, button { display: inline-flex; align-items: center; gap: .3rem; min-height: 2rem; padding: 0 .5rem; border: 1px solid var(--soft); border-radius: .4rem; background: none; color: var(--link); font: inherit; font-size: .875rem; white-space: nowrap; list-style: none; cursor: pointer }|>)m4_dnl

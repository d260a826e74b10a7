m4_dnl squares.m4 -- a board whose squares can be chosen, for pages that play or answer
m4_dnl
m4_dnl Each row is a group of radio buttons, so it holds one queen at most.  The first button of a
m4_dnl row is its number, and means no queen.
m4_dnl
m4_dnl What a reader sees.
m4_define(<|q_says_keys|>, <|The number of a row takes its queen away. With keys: Tab to a row, then left and right.|>)m4_dnl
m4_define(<|q_says_square|>, <|The corner at the top left is q_at(1, 1), at the bottom right q_at(q_n, q_n).|>)m4_dnl
m4_define(<|q_says_row|>, <|no queen in rank $1|>)m4_dnl
m4_dnl
m4_dnl q_number(ROW, COLUMN): the first button; COLUMN is 0, or a queen stands there and stays.
m4_define(<|q_number|>, <|<input type="radio" name="r$1" value="m4_eval(q_n + 1 - $1)" aria-label="q_says_row(m4_eval(q_n + 1 - $1))"m4_ifelse($2, 0, <| checked|>, <| disabled|>)>|>)m4_dnl
m4_dnl
m4_dnl q_view_box: what a picture of the board shows, with numbers at the left and letters below.
m4_define(<|q_view_box|>, <|viewBox="-1 0 m4_incr(q_n) q_part(1112)" aria-hidden="true"|>)m4_dnl
m4_define(<|q_squares_style|>, <|.board { position: relative }
.names { fill: var(--soft); font-size: calc(.055px*var(--n)); text-anchor: middle }
.squares { position: absolute; inset: 0 0 auto; aspect-ratio: m4_incr(q_n)/q_n; display: grid; grid: repeat(q_n, minmax(0, 1fr))/repeat(m4_incr(q_n), 1fr); forced-color-adjust: none }
.squares input { appearance: none; min-width: 0; background: none; border: 0; cursor: pointer; display: grid; place-content: center; touch-action: manipulation }
.squares input:enabled:not(:checked):hover { box-shadow: inset 0 0 0 .1rem var(--soft) }
.squares input:focus-visible { outline: .2rem solid var(--ink); outline-offset: -.2rem; border-radius: 0 }
.squares [value] { color: var(--soft); justify-self: center; align-self: center; width: q_many(100%, 80%); min-height: 24px; border-radius: 1rem; font-size: q_many(.75rem, .875rem); letter-spacing: q_many(-.05em, 0) }
.squares [value]::before { content: attr(value) }
.squares [value]:enabled:not(:checked) { color: var(--link); border: 1px solid }
.squares [value]:enabled:not(:checked)::before { content: attr(value) "×" }
label, summary, button { color: var(--link); cursor: pointer; font: inherit; border: 0; background: none; padding: 0; min-height: 24px }|>)m4_dnl

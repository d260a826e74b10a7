q_boards(<|4 5 6 7 8 9|>, <|this page exists for N=4 to 9; smaller boards leave nothing to ask, larger boards have too many solutions|>)m4_dnl
m4_include(pictures/squares.m4)m4_dnl
m4_define(<|q_ending|>, <|_ask.html|>)m4_dnl
m4_dnl
m4_dnl What a reader sees.
m4_define(<|q_title|>, <|q_says_of(q_n): q_says_ask|>)m4_dnl
m4_define(<|q_about|>, <|Choose queens, and see which of all q_solutions solutions have them.|>)m4_dnl
m4_define(<|q_says_deck|>, <|Put a queen where you like. Can you still place all q_n, so that none attacks another?|>)m4_dnl
m4_define(<|q_says_how|>, <|The number on a square tells how many solutions have a queen there. × means: no solution has a queen there. Put a queen on a square, and only the solutions with her stay.|>)m4_dnl
m4_define(<|q_says_numbers|>, <|Solutions with a queen on |>)m4_dnl
m4_define(<|q_says_old|>, <|This browser is too old to choose queens. Here are all solutions.|>)m4_dnl
m4_define(<|q_says_again|>, <|Start again|>)m4_dnl
m4_define(<|q_says_list|>, <|Solutions|>)m4_dnl
m4_dnl 4 of 92 solutions are left: styles of counters write the words.
m4_define(<|q_says_no|>, <|No solution|>)m4_dnl
m4_define(<|q_says_none_left|>, <| is left. Take a queen away.|>)m4_dnl
m4_define(<|q_says_one_left|>, <| of q_solutions solutions is left.|>)m4_dnl
m4_define(<|q_says_are_left|>, <| of q_solutions solutions are left.|>)m4_dnl
m4_dnl
m4_dnl A solution is an element .s of the heat map, which has the classes of its squares and counts
m4_dnl them, and an item of the list.  What is not displayed does not count.  A queen in row 1 sets
m4_dnl --n1 to none; in solutions that have her, --n1 is not set.  So a browser looks for a solution
m4_dnl at the rules of its own squares alone.  --k1 says where the queen of row 1 stands.
m4_define(<|q_hidden|>, <|m4_ifelse($1, q_n, <|var(--n$1, block)|>, <|var(--n$1, q_hidden(m4_incr($1)))|>)|>)m4_dnl
m4_dnl
m4_dnl q_heat(TIMES): how much one solution shades a square.  Shades of k solutions are 1 - (1 - shade)^k, and the
m4_dnl table of #even makes even steps of them, up to the gallery's 55 % for the largest number, if that has a shade
m4_dnl of about .7: two solutions need .45 each for that, not .6.
m4_define(<|q_heat|>, <|m4_ifelse(m4_eval(2 * $1 < q_most), 1, <|.m4_format(<|%03d|>, m4_eval(1200 * $1 / q_most))|>, q_most, 2, .450, .600)|>)m4_dnl
m4_include(pictures/page.m4)m4_dnl
q_squares_style
main { align-items: start; padding-bottom: 3rem; counter-reset: n<||>q_each(<|square|>, <| q_at($1, $2)|>) }
.board, .says { max-width: 36rem; --dark: var(--light) }
polyline { marker: inherit }
.s { display: q_hidden(1) }
.heat { marker: url(#h); filter: url(#even) }
.heat polyline { counter-increment: n<||>q_each(<|row|>, <| var(--r$1)|>) }
#h rect { fill: var(--warm); fill-opacity: var(--heat) }
#k { fill: var(--chosen) }
#d { marker: none }
body { --heat: q_heat(1) }
.sr { position: absolute; white-space: nowrap; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.sr::before { content: "q_says_numbers" q_each(<|square|>, <|" q_at($1, $2) " counter(q_at($1, $2)) ","|>) }
.squares [id] { outline: 1px solid var(--line); outline-offset: -1px; color: var(--ink); font-size: clamp(.8rem, 2.4vw, 1.1rem) }
.squares [id]::before, .squares [id]::after { grid-area: 1/1 }
.squares [id]:not(:checked)::before { content: counter(var(--c), some) }
.squares [id]:not(:checked)::after { content: counter(var(--c), dead); color: var(--soft) }
h2 { margin-top: 1.5rem }
[role=status]::after { content: counter(n, number) counter(n, left); font-weight: 600 }
.list { display: grid; grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr)); gap: 1rem .9rem; margin-top: 1rem; font-size: .875rem }
.list svg { marker: url(#q); margin-bottom: .2rem }
@counter-style some { system: cyclic; symbols: ""; range: 0 0; fallback: decimal }
@counter-style dead { system: cyclic; symbols: "×"; range: 0 0; fallback: live }
@counter-style live { system: cyclic; symbols: "" }
@counter-style number { system: cyclic; symbols: "q_says_no"; range: 0 0; fallback: decimal }
@counter-style left { system: cyclic; symbols: "q_says_none_left"; range: 0 0; fallback: one }
@counter-style one { system: cyclic; symbols: "q_says_one_left"; range: 1 1; fallback: are }
@counter-style are { system: cyclic; symbols: "q_says_are_left" }
q_each(<|square|>, <|#q_at($1, $2){--c:q_at($1, $2)}.q_at($1, $2){--r$1:q_at($1, $2)}
|>)q_if_new(<|body:has([id]:checked) { --heat: q_heat(2) }
body:has([id]:checked ~ [id]:checked) { --heat: q_heat(4) }
q_each(<|square|>, <|main:has(#q_at($1, $2):checked){--k$1:translate(m4_decr($2)px);--n$1:none}main:has(#q_at($1, $2):checked) .q_at($1, $2){--n$1:initial}
|>)|>)m4_dnl
q_each(<|row|>, <|#k g:nth-child($1) { transform: var(--k$1, scale(0)) }
|>)m4_dnl
@media screen and (prefers-color-scheme: dark) {
.board { --light: #303c47 }
.heat { opacity: .64 }
}
@media screen and (min-width: 48rem) {
main.wrap { grid-template-columns: 1fr 1fr }
form { position: sticky; top: 1rem }
.board { --letter: .036px }
}
@media print {
button, .keys, .how, .sr { display: none }
main.wrap { display: block; padding: 0 7mm }
.board { width: 90mm; margin-bottom: 4mm }
.list { grid-template-columns: repeat(8, 1fr) }
.list li { break-inside: avoid; padding-top: 1px }
}
q_body
q_defs(<|<filter id="even" filterUnits="userSpaceOnUse" x="0" y="0" width="q_n" height="q_n" color-interpolation-filters="sRGB"><feComponentTransfer><feFuncA type="table" tableValues="0 .048 .102 .163 .234 .318 .42 .552 .738 1 1"/></feComponentTransfer></filter>
q_marker(<|h|>, <|<rect width="1" height="1"/>|>)
q_names
<g id="k">q_each(<|row|>, <|<g><rect y="$2" width="1" height="1"/><use href="#c" y="$2"/></g>|>)</g>
<g id="d"><use href="#b"/><use href="#k"/></g>
|>)
<header class="wrap">q_heading(<|q_says_ask|>)
<p class="deck new">q_says_deck</p>
</header>
<main class="wrap">
<form class="new" autocomplete="off"><div class="board"><svg q_view_box><use href="#b"/><use href="#names"/><g class="heat">
q_each(<|solution|>, <|<polyline id="p$1" class="s q_squares_of(<|$2|>)" points="q_as(<|q_point|>, <|$2|>)"/>
|>)m4_dnl
</g><use href="#k"/></svg>
<div class="squares">
q_each(<|square|>, <|m4_ifelse($2, 1, <|q_number($1, 0)|>)<input type=radio name=$1 id=q_at($1, $2) aria-label=q_at($1, $2)>m4_ifelse($2, q_n, <|
|>)|>)m4_dnl
</div></div>
<div class="says"><p role="status" class="left"></p><button type="reset">q_says_again</button></div></form>
<p class="sr new"></p>
<section aria-labelledby="list"><p class="note old">q_says_old</p>
<p class="note how new">q_says_how</p>
<p class="note new"><span class="keys">q_says_keys</span> q_says_square</p>
<h2 id="list">q_says_list</h2>
<ol class="list">
q_each(<|solution|>, <|<li class="s q_squares_of(<|$2|>)"><a href="q_name<||>.html#s$1"><svg viewBox="0 0 q_n q_n" role="img" aria-label="q_squares_of(<|$2|>)"><use href="#d"/><use href="#p$1"/></svg>$1</a></li>
|>)m4_dnl
</ol></section>
</main>
q_footer

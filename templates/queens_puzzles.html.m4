m4_include(pictures/board.m4)m4_dnl
m4_include(pictures/play.m4)m4_dnl
m4_define(<|q_ending|>, <|_puzzles.html|>)m4_dnl
m4_define(<|q_title|>, <|q_s(q_n, queen): puzzles|>)m4_dnl
m4_define(<|q_about|>, <|Some queens are given, and one solution contains them: find it.|>)m4_dnl
m4_dnl Boards from 9 have too many puzzles to play all in place.
m4_dnl
m4_dnl A row without a given queen has the column 0.
m4_define(<|q_wanted|>, <|m4_ifelse($2, 0, +1)|>)m4_dnl
m4_define(<|q_chess|>, <|m4_ifelse($2, 0, , <| m4_substr(abcdefghijkl, m4_decr($2), 1)<||>m4_eval(q_n + 1 - $1)|>)|>)m4_dnl
m4_define(<|q_empty|>, q_each(<|row|>, <|q_between(<|<|,|>|>)0|>))m4_dnl
m4_define(<|q_names|>, <|<use href="#b"/><use href="#names"/>|>)m4_dnl
m4_dnl
m4_dnl What a puzzle shows: $1 is its number, $2 its solution, $3 its given queens.
m4_define(<|q_given|>, <|Puzzle $1. Given:q_as(<|q_chess|>, <|$3|>)|>)m4_dnl
m4_define(<|q_drawn|>, <|q_names<polyline class="found" points="q_as(<|q_point|>, <|$2|>)"/><polyline points="q_as(<|q_stands|>, <|$3|>)"/></svg>|>)m4_dnl
m4_define(<|q_clear|>, <|<button type="reset">Clear</button>|>)m4_dnl
m4_define(<|q_under|>, <|<div class="under"><p><b>$1</b> place m4_eval(0<||>q_as(<|q_wanted|>, <|$3|>)) more</p>q_many(, <|q_clear|>)<details><summary>Solution</summary>q_as(<|q_chess|>, <|$2|>)</details></div>|>)m4_dnl
m4_include(pictures/page.m4)m4_dnl
header { padding-bottom: 2.5rem }
.puzzles, .answers ol { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, q_many(13rem, 15rem)), 1fr)); gap: 2.5rem 3rem; padding-bottom: 3rem }
.puzzles li, header form { padding-left: 8% }
header form { max-width: 34rem; --names: .04px }
.play { margin-bottom: .6rem }
.names { fill: var(--soft); font-size: calc(var(--names, .055px)*var(--n)); text-anchor: middle }
.under { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 1rem; margin-top: 11.5%; font-size: .875rem }
.under b { white-space: nowrap }
header .under { font-size: 1rem; flex-wrap: nowrap }
summary, button { color: var(--link); cursor: pointer; font: inherit; border: 0; background: none; padding: 0; min-height: 24px }
details { color: var(--soft); text-align: right }
[open] { width: 100% }
.found { display: none; marker: url(#f) }
.added { --queen: var(--link) }
q_play_style<||>m4_dnl
@media screen {
.answers, form polyline:not(.found) { display: none }
li:has([open]) polyline { display: inline }
li:has([open]) :is(.squares, [role=status]) { visibility: hidden }
}
@media screen and (max-width: 22rem) { [role=status] { min-height: 3em } }
m4_ifelse(m4_eval(q_n > 10), 1, <|@media screen and (max-width: 30rem) { header form { margin-inline: -1rem } }
|>)m4_dnl
@media screen and (min-width: 62rem) { header { grid-template-columns: 1fr 1fr; align-items: center } }
@media print {
header { padding: 0 7mm 4mm }
h1 { font-size: 24pt }
.deck { font-size: 11pt; margin: 2mm 0 }
.deck, .note { max-width: none }
header form, .squares, button, [role=status], details, .play { display: none }
.found { display: none !important }
.puzzles { grid-template-columns: repeat(3, 1fr); gap: 4mm 16mm; padding-bottom: 0 }
.under { margin-top: 10%; font-size: 9pt }
.puzzles li, .answers li { break-inside: avoid }
.answers { break-before: page }
.answers ol { grid-template-columns: repeat(5, 1fr); gap: 4mm 6mm; margin-top: 6mm; padding: 0 }
}
</style>
</head>
<body>
q_defs(<|q_marker(<|f|>, <|<use href="#c" class="added"/>|>)
q_cut
<g id="names" class="names">q_each(<|row|>, <|<text x="-q_part(50)" y="$2.q_middle(20)">$3</text><text x="$2.5" y="q_part(1088)">$4</text>|>)</g>
|>)
<header class="wrap"><div><h1>q_title</h1>
<p class="deck">Place q_n queens so that none attacks another: no two share a row, a column or a diagonal.</p>
<p class="note play">Choose a square in each row. Or press Tab to come to the next row, and arrow keys to move its queen.</p>
<p class="note">Below, some queens are given. Each puzzle has exactly one solution, and with fewer given queens it would have more.<||>m4_ifelse(q_fundamentals, 1, , <| The first puzzles leave the fewest queens to place.|>)</p></div>
<form aria-label="An empty board"><div class="board"><svg viewBox="0 0 q_n q_n" aria-hidden="true">q_names</svg>
q_play(<|q_empty|>)</div>
<div class="under">q_play_says<||>q_clear</div></form>
</header>
<main>
<ol class="puzzles wrap">
q_each(<|puzzle|>, q_many(<|<|<li><svg viewBox="0 0 q_n q_n" role="img" aria-label="q_given($@)">q_drawn($@)
q_under($@)</li>
|>|>, <|<|<li><form aria-label="q_given($@)"><div class="board"><svg viewBox="0 0 q_n q_n" aria-hidden="true">q_drawn($@)
q_play(<|$3|>)</div>
q_under($@)q_play_says</form></li>
|>|>))m4_dnl
</ol>
<section class="answers wrap"><h2>Solutions</h2><ol>
q_each(<|puzzle|>, <|<li><svg viewBox="0 0 q_n q_n" aria-hidden="true"><use href="#b"/>q_line(<|$2|>)</svg><b>$1</b></li>
|>)m4_dnl
</ol></section>
</main>
q_footer

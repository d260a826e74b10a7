q_boards(<|4 5 6 7 8 9 10 11 12|>, <|puzzles are for boards 4 to 12: smaller ones leave nothing to find, larger ones have too many solutions|>)m4_dnl
m4_include(pictures/board.m4)m4_dnl
m4_define(<|q_ending|>, <|_puzzles.html|>)m4_dnl
m4_define(<|q_title|>, <|Puzzles: q_s(q_n, queen)|>)m4_dnl
m4_define(<|q_about|>, <|Some queens are given, and one solution contains them: find it.|>)m4_dnl
m4_dnl
m4_dnl A row without a given queen has the column 0.
m4_define(<|q_wanted|>, <|m4_ifelse($2, 0, +1)|>)m4_dnl
m4_define(<|q_chess|>, <|m4_ifelse($2, 0, , <| m4_substr(abcdefghijkl, m4_decr($2), 1)<||>m4_eval(q_n + 1 - $1)|>)|>)m4_dnl
m4_define(<|q_some|>, m4_eval(q_n / 2 + 1))m4_dnl
m4_include(pictures/page.m4)m4_dnl
header { padding-bottom: 2.5rem; gap: 1rem }
.puzzles, .answers ol { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr)); gap: 2.5rem 3rem; padding-bottom: 3rem }
.puzzles li { padding-left: 8% }
.names { fill: var(--soft); font-size: calc(.055px*var(--n)); text-anchor: middle }
.puzzles div { display: flex; justify-content: space-between; gap: 1rem; margin-top: 12%; font-size: .875rem }
.puzzles p { white-space: nowrap }
summary { color: var(--link); cursor: pointer }
details { color: var(--soft); text-align: right }
.found { display: none; marker: url(#f) }
li:has([open]) .found { display: inline }
.added { --queen: var(--mark) }
@media screen { .answers { display: none } }
@media print {
header { padding: 0 7mm 4mm }
h1 { font-size: 24pt }
.deck { font-size: 11pt; margin: 2mm 0 }
.deck, .note { max-width: none }
details { display: none }
.found { display: none !important }
.puzzles { grid-template-columns: repeat(3, 1fr); gap: 4mm 16mm; padding-bottom: 0 }
.puzzles div { margin-top: 10%; font-size: 9pt }
.puzzles li, .answers li { break-inside: avoid }
.answers { break-before: page }
.answers ol { grid-template-columns: repeat(5, 1fr); gap: 4mm 6mm; margin-top: 6mm; padding: 0 }
}
</style>
</head>
<body>
q_defs(<|q_marker(<|f|>, <|<use href="#c" class="added"/>|>)
<g id="names" class="names">q_each(<|row|>, <|<text x="-m4_ifelse(m4_eval(q_n > 9), 1, .5, .4)" y="$2.68">$3</text><text x="$2.5" y="q_n.7">$4</text>|>)</g>
|>)
<header class="wrap"><div><h1>Puzzles</h1>
<p class="deck">Add queens until q_n stand on the board and none attacks another: no two share a row, a column or a diagonal.</p>
<p class="note">Each puzzle has exactly one solution, and with fewer given queens it would have more. The squares have their names from chess: row 1, column q_some is<||>q_chess(1, q_some).</p></div></header>
<main>
<ol class="puzzles wrap">
q_each(<|puzzle|>, <|<li><svg viewBox="0 0 q_n q_n" role="img" aria-label="Puzzle $1. Given:q_as(<|q_chess|>, <|$3|>)"><use href="#b"/><use href="#names"/><polyline class="found" points="q_as(<|q_point|>, <|$2|>)"/><polyline points="q_as(<|q_stands|>, <|$3|>)"/></svg>
<div><p><b>$1</b> place m4_eval(0<||>q_as(<|q_wanted|>, <|$3|>)) more</p><details><summary>Solution</summary>q_as(<|q_chess|>, <|$2|>)</details></div></li>
|>)m4_dnl
</ol>
<section class="answers wrap"><h2>Solutions</h2><ol>
q_each(<|puzzle|>, <|<li><svg viewBox="0 0 q_n q_n" aria-hidden="true"><use href="#b"/>q_line(<|$2|>)</svg><b>$1</b></li>
|>)m4_dnl
</ol></section>
</main>
q_footer

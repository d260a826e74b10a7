m4_include(pictures/board.m4)m4_dnl
m4_include(pictures/play.m4)m4_dnl
m4_define(<|q_ending|>, <|_puzzles.html|>)m4_dnl
m4_dnl
m4_dnl How many puzzles there are, and of each level.
m4_define(<|q_all|>, 0)m4_dnl
m4_define(<|q_count|>, <|m4_ifdef(<|q_count_$1|>, <|m4_defn(<|q_count_$1|>)|>, 0)|>)m4_dnl
q_each(<|puzzle|>, <|m4_define(<|q_all|>, m4_incr(q_all))m4_define(<|q_count_$5|>, m4_incr(q_count($5)))|>)m4_dnl
m4_dnl
m4_dnl What a reader sees.
m4_define(<|q_title|>, <|q_s(q_n, queen): puzzles|>)m4_dnl
m4_define(<|q_about|>, <|Some queens are given, and one solution contains them: find it.|>)m4_dnl
m4_define(<|q_says_deck|>, <|Place q_n queens so that none attacks another: no two share a row, a column or a diagonal.|>)m4_dnl
m4_define(<|q_says_attacks|>, <|A queen attacks in straight lines, as far as the board goes: up, down, to both sides, and along both diagonals.|>)m4_dnl
m4_define(<|q_says_how|>, <|Choose a square in each row.|>)m4_dnl
m4_define(<|q_says_puzzles_how|>, <|In m4_ifelse(q_all, 1, the puzzle, <|each of the q_all puzzles|>) below, m4_ifelse(q_all, 1, <|one queen is|>, <|one queen or more are|>) given, and one solution alone has m4_ifelse(q_all, 1, her, them).|>)m4_dnl
m4_define(<|q_says_empty|>, <|An empty board|>)m4_dnl
m4_define(<|q_says_level_1|>, <|Level 1: one square left|>)m4_dnl
m4_define(<|q_says_level_1_how|>, <|Somewhere a row or a column has one free square left. Put a queen there, and look again.|>)m4_dnl
m4_define(<|q_says_level_2|>, <|Level 2: look one step ahead|>)m4_dnl
m4_define(<|q_says_level_2_how|>, <|A queen that leaves another row or column without a free square is wrong. Strike her square out, and look again.|>)m4_dnl
m4_define(<|q_says_level_3|>, <|Level 3: look further|>)m4_dnl
m4_define(<|q_says_level_3_how|>, <|One step is not enough here. Try a queen, go on, and take her back if you come to a dead end.|>)m4_dnl
m4_define(<|q_says_puzzle|>, <|Puzzle $1|>)m4_dnl
m4_define(<|q_says_place|>, <|place $1 more|>)m4_dnl
m4_define(<|q_says_given|>, <|Puzzle $1. Given:$2|>)m4_dnl
m4_define(<|q_says_hint|>, <|Hint|>)m4_dnl
m4_define(<|q_says_stands|>, <|A queen stands on $1.|>)m4_dnl
m4_define(<|q_says_solution|>, <|Solution|>)m4_dnl
m4_define(<|q_says_score|>, <| of q_s($1, puzzle) of this level solved|>)m4_dnl
m4_define(<|q_says_solutions|>, <|Solutions|>)m4_dnl
m4_define(<|q_says_name|>, <|Name|>)m4_dnl
m4_define(<|q_says_date|>, <|Date|>)m4_dnl
m4_dnl
m4_dnl A row without a given queen has the column 0.  The hint is the first queen that is not given.
m4_define(<|q_wanted|>, <|m4_ifelse($2, 0, +1)|>)m4_dnl
m4_define(<|q_chess|>, <|m4_ifelse($2, 0, , <| q_at($1, $2)|>)|>)m4_dnl
m4_define(<|q_keep|>, <|m4_define(<|q_column_$1|>, $2)|>)m4_dnl
m4_define(<|q_lacking|>, <|m4_ifelse($2, 0, <| q_at($1, q_column_$1)|>)|>)m4_dnl
m4_define(<|q_hint|>, <|q_as(<|q_keep|>, <|$1|>)m4_regexp(q_as(<|q_lacking|>, <|$2|>), <|[a-l][0-9]+|>, <|\&|>)|>)m4_dnl
m4_define(<|q_empty|>, q_each(<|row|>, <|q_between(<|<|,|>|>)0|>))m4_dnl
m4_define(<|q_drawn|>, <|<svg q_view_box><use href="#b"/><use href="#names"/>$1</svg>|>)m4_dnl
m4_define(<|q_over|>, <|<svg q_view_box><use href="#lines"/></svg>|>)m4_dnl
m4_dnl
m4_dnl q_puzzle_of(NUMBER, SOLUTION, GIVEN)
m4_define(<|q_puzzle_of|>, <|<li id="p$1"><form aria-label="q_says_given($1, q_as(<|q_chess|>, <|$3|>))"><h3><a href="#p$1">q_says_puzzle($1)</a>: q_says_place(m4_eval(0<||>q_as(<|q_wanted|>, <|$3|>)))</h3>
<div class="board">q_drawn(<|<polyline class="found" points="q_as(<|q_point|>, <|$2|>)"/><polyline class="given" points="q_as(<|q_stands|>, <|$3|>)"/>|>)
q_play(<|$3|>)q_over</div>
q_play_says<div class="tools">q_see<||>q_clear<details><summary>q_says_hint</summary>q_says_stands(q_hint(<|$2|>, <|$3|>))</details><details class="answer"><summary>q_says_solution</summary>q_as(<|q_chess|>, <|$2|>)</details></div><i class="flag"></i></form></li>
|>)m4_dnl
m4_define(<|q_if_level|>, <|m4_ifelse($5, q_this_level, <|q_puzzle_of($1, <|$2|>, <|$3|>)|>)|>)m4_dnl
m4_define(<|q_level|>, <|m4_ifelse(q_count($1), 0, , <|<section id="level$1" class="wrap level" aria-labelledby="h$1"><h2 id="h$1">q_says_level_$1</h2><p class="note">q_says_level_$1_how</p>
<ol class="puzzles">
m4_define(<|q_this_level|>, $1)q_each(<|puzzle|>, m4_defn(<|q_if_level|>))m4_dnl
</ol><p class="score">q_says_score(q_count($1))</p></section>
|>)|>)m4_dnl
m4_include(pictures/page.m4)m4_dnl
:root { --given: color-mix(in srgb, var(--link) 30%, transparent) }
section { counter-reset: done }
header { padding-block: clamp(1rem, 4vw, 3rem) 1rem; gap: 0 }
h1 { font-size: clamp(2rem, 6vw, 4rem) }
.deck { margin-bottom: .6rem }
.free { display: grid; gap: 1rem clamp(2rem, 6vw, 5rem); padding-bottom: 1rem }
.free form { max-width: 32rem }
.note + .note { margin-top: .6rem }
.level { padding-block: 2rem }
.puzzles { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, q_many(22rem, 17rem)), 1fr)); gap: 2.5rem 3rem; padding-block: 1.5rem }
.puzzles li { scroll-margin-top: 1rem }
.puzzles li:target { outline: .15rem solid var(--mark); outline-offset: .6rem }
h3 { font-size: 1rem; font-weight: 400; margin-bottom: .3rem }
h3 a { font-weight: 600 }
.tools { display: flex; flex-wrap: wrap; align-items: baseline; gap: .2rem 1.2rem; font-size: .875rem }
details { color: var(--soft) }
[open] { width: 100% }
.found { display: none; marker: url(#f) }
.added { --queen: var(--link) }
.flag { counter-increment: done var(--won, 0) }
.score { font-weight: 600 }
.score::before { content: counter(done) }
.answers ol { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 1rem }
q_play_style<||>m4_dnl
@media screen {
.answers, .given { display: none }
form:has(.answer[open]) polyline { display: inline }
form:has(.answer[open]) :is(.squares, [role=status], .squares + svg, label, button) { visibility: hidden }
.ranks { display: none }
}
@media screen and (min-width: 62rem) { .free { grid-template-columns: 1fr 1fr } }
@media print {
header { padding: 0 7mm 4mm }
h1 { font-size: 24pt }
.deck { font-size: 11pt; margin: 2mm 0 }
.deck, .note { max-width: none }
.squares, .tools, [role=status], .score, .keys, .squares + svg { display: none }
.found { display: none !important }
:root { --square: m4_ifelse(m4_eval(q_n < 7), 1, 11mm, m4_eval(8 < q_n && q_n < 11), 1, 8.5mm, 8mm) }
.board svg { width: calc(var(--square)*m4_incr(q_n)); max-width: none; margin-left: calc(3.5mm - var(--square)) }
.level { break-before: page; padding: 0 }
.level .note { font-size: 8.5pt }
.free .board svg { width: 120mm; margin: 0 }
.puzzles { grid-template-columns: repeat(2, calc(var(--square)*q_n + 3.5mm)); justify-content: space-between; gap: 3mm 0; padding: 2mm .5mm 0 0 }
.puzzles li { break-inside: avoid }
.puzzles li:nth-child(q_many(4, 6)n + 1) { break-before: page }
.puzzles li:first-child { break-before: auto }
.puzzles li:is(:nth-child(q_many(4, 6)n + 1), :nth-child(q_many(4, 6)n + 2))::before { content: "q_says_name"; display: block; border-bottom: 1px solid var(--soft); margin-bottom: 3mm }
.puzzles li:nth-child(q_many(4, 6)n + 2)::before { content: "q_says_date" }
h3 { font-size: 9pt; margin-bottom: 1mm }
.names { font-size: q_many(.24px, .28px) }
.ranks { text-anchor: end }
.answers { break-before: page }
.answers li { break-inside: avoid }
.answers ol { grid-template-columns: repeat(6, 1fr); gap: 4mm 6mm; margin-top: 6mm; padding: 0 }
}
m4_ifelse(m4_eval(q_n > 10), 1, <|@page { margin: 10mm 5mm }
|>)m4_dnl
</style>
</head>
<body>
q_defs(<|q_marker(<|f|>, <|<use href="#c" class="added"/>|>)
q_cut
q_attacks
<g id="names" class="names">q_each(<|row|>, <|<text class="ranks" x="-.06" y="$2.q_middle(20)">m4_eval(q_n + 1 - $1)</text><text x="$2.5" y="q_part(1088)">$4</text>|>)</g>
|>)
<header class="wrap"><h1>q_title</h1>
<p class="deck">q_says_deck</p>
</header>
<main>
<section class="wrap free" aria-labelledby="empty"><div><h2 id="empty">q_says_empty</h2><p class="note">q_says_attacks</p>
<p class="note"><span class="keys">q_says_how q_says_keys</span> q_says_square</p>
<p class="note">q_says_puzzles_how</p></div>
<form aria-label="q_says_empty"><div class="board">q_drawn
q_play(<|q_empty|>)q_over</div>
q_play_says<div class="tools">q_see<||>q_clear</div></form></section>
q_level(1)q_level(2)q_level(3)<section class="answers wrap" aria-labelledby="answers"><h2 id="answers">q_says_solutions</h2><ol>
q_each(<|puzzle|>, <|<li><svg viewBox="0 0 q_n q_n" aria-hidden="true"><use href="#b"/>q_line(<|$2|>)</svg><b>$1</b></li>
|>)m4_dnl
</ol></section>
</main>
q_footer

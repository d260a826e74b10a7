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
m4_define(<|q_about|>, <|Puzzles in three levels, with hints that teach. Each starts with some queens, and has one solution.|>)m4_dnl
m4_define(<|q_says_deck|>, <|Place q_n queens so that none attacks another: no two share a row, a column or a diagonal.|>)m4_dnl
m4_define(<|q_says_puzzles_how|>, <|m4_ifelse(q_all, 1, <|The puzzle below starts with a queen, on a blue square. She stays.|>, <|Each puzzle below starts with some queens, on blue squares. They stay.|>) There is one way to place the others: find it.|>)m4_dnl
m4_define(<|q_says_hints_how|>, <|Hints go step by step. If a hint does not fit your board, one of your queens is wrong.|>)m4_dnl
m4_define(<|q_says_reload|>, <|Clear empties a board. So does loading the page again.|>)m4_dnl
m4_define(<|q_says_print|>, <|You can print this page. The last sheet has the answers.|>)m4_dnl
m4_define(<|q_says_bar|>, <|m4_ifelse(q_all, 1, A puzzle, q_all puzzles)|>)m4_dnl
m4_define(<|q_says_bar_level|>, <|Level $1|>)m4_dnl
m4_define(<|q_says_level_1|>, <|Level 1: one free square|>)m4_dnl
m4_define(<|q_says_level_1_how|>, <|Look for a row or a column with one free square left. A queen must stand there. Then look again.|>)m4_dnl
m4_define(<|q_says_level_2|>, <|Level 2: look one step ahead|>)m4_dnl
m4_define(<|q_says_level_2_how|>, <|Think of a queen on a free square. If some other row or column then has no free square, she cannot stand there: cross this square out.<span class="keys"> Tick Cross out, and tap it.</span>|>)m4_dnl
m4_define(<|q_says_level_3|>, <|Level 3: look further|>)m4_dnl
m4_define(<|q_says_level_3_how|>, <|One step is not enough here. Try a queen, and go on. If you get stuck, take her away and try the next square.|>)m4_dnl
m4_define(<|q_says_example|>, <|For example, <a href="#p$1">puzzle $1</a>.|>)m4_dnl
m4_define(<|q_says_line|>, <|m4_ifelse($1, row, row m4_eval(q_n + 1 - $2), column m4_substr(abcdefghijkl, m4_decr($2), 1))|>)m4_dnl
m4_define(<|q_says_example_1|>, <|Attacked squares have a cross. One square of q_says_line($1, $2) is free: q_at($3, $4). A queen must stand there.|>)m4_dnl
m4_define(<|q_says_example_2|>, <|With a queen on q_at($3, $4), no square of q_says_line($1, $2) is free. So she cannot stand on q_at($3, $4).|>)m4_dnl
m4_define(<|q_says_example_3|>, <|No row has fewer free squares than q_says_line($1, $2). Begin there.|>)m4_dnl
m4_define(<|q_says_puzzle|>, <|Puzzle $1|>)m4_dnl
m4_define(<|q_says_place|>, <|place $1 more|>)m4_dnl
m4_define(<|q_says_done|>, <|✓ solved|>)m4_dnl
m4_define(<|q_says_given|>, <|Puzzle $1. First queens:$2|>)m4_dnl
m4_dnl A hint of a row or a column LINE: (row or column, LINE, ROW, COLUMN of a square)
m4_define(<|q_says_hint|>, <|Hint|>)m4_dnl
m4_define(<|q_says_hint_next|>, <|Next hint|>)m4_dnl
m4_define(<|q_says_hint_answer|>, <|Answer|>)m4_dnl
m4_define(<|q_says_forced|>, <|q_capital(q_says_line($1, $2)) has one free square left.|>)m4_dnl
m4_define(<|q_says_forced_answer|>, <|A queen stands on q_at($3, $4).|>)m4_dnl
m4_define(<|q_says_strike|>, <|Think of a queen on q_at($3, $4). Which $1 has no free square then?|>)m4_dnl
m4_define(<|q_says_strike_answer|>, <|q_capital(q_says_line($1, $2)). So cross out q_at($3, $4).|>)m4_dnl
m4_define(<|q_says_try|>, <|No row has fewer free squares than q_says_line($1, $2). Try its squares one by one.|>)m4_dnl
m4_define(<|q_says_solution|>, <|Solution|>)m4_dnl
m4_define(<|q_says_score|>, <| of q_s($1, puzzle) of this level solved|>)m4_dnl
m4_define(<|q_says_solutions|>, <|Answers|>)m4_dnl
m4_define(<|q_says_code|>, <|code|>)m4_dnl
m4_define(<|q_says_code_how|>, <|The code: beside each row, write 1 if its queen is in column a, 2 if in column b, and so on.|>)m4_dnl
m4_define(<|q_says_name|>, <|Name|>)m4_dnl
m4_define(<|q_says_date|>, <|Date|>)m4_dnl
m4_dnl
m4_dnl A row without a given queen has the column 0.
m4_define(<|q_wanted|>, <|m4_ifelse($2, 0, +1)|>)m4_dnl
m4_define(<|q_chess|>, <|m4_ifelse($2, 0, , <| q_at($1, $2)|>)|>)m4_dnl
m4_define(<|q_capital|>, <|m4_translit(m4_substr($1, 0, 1), a-z, A-Z)<||>m4_substr($1, 1)|>)m4_dnl
m4_dnl
m4_dnl Hints: a question, in it folded the answer, in it folded the next question.
m4_define(<|q_folded|>, <|<details><summary>$1</summary><p>$2</p>|>)m4_dnl
m4_define(<|q_step|>, <|q_folded(m4_defn(<|q_hint_word|>), $1)<||>q_folded(<|q_says_hint_answer|>, $2)m4_define(<|q_hint_word|>, <|q_says_hint_next|>)|>)m4_dnl
m4_define(<|q_hint_|>, <|q_step(m4_ifelse($1, try, <|q_says_try(row, $2, $3, $4)|>, <|q_says_forced($@)|>), q_says_forced_answer($@))|>)m4_dnl
m4_define(<|q_hint_no_|>, <|q_step(q_says_strike($@), q_says_strike_answer($@))|>)m4_dnl
m4_define(<|q_each_hint|>, <|m4_patsubst(<|$2|>, <|\(no_\)?\([a-z]+\) \([0-9]+\) \([0-9]+\) \([0-9]+\),?|>, <|$1|>)|>)m4_dnl
m4_define(<|q_hints|>, <|m4_define(<|q_hint_word|>, <|q_says_hint|>)q_each_hint(<|q_hint_\1(\2, \3, \4, \5)|>, <|$1|>)q_each_hint(<|</details></details>|>, <|$1|>)|>)m4_dnl
m4_dnl
m4_dnl Steps of a level's own.
m4_define(<|q_own_1|>, <|row column|>)m4_define(<|q_own_2|>, <|no_row no_column|>)m4_define(<|q_own_3|>, <|try|>)m4_dnl
m4_define(<|q_first_hint|>, <|m4_regexp(<|$2|>, <|^\(no_\)?\([a-z]+\) \([0-9]+\) \([0-9]+\) \([0-9]+\)|>, <|$1|>)|>)m4_dnl
m4_define(<|q_is_own|>, <|m4_eval(m4_index(<| |>m4_indir(<|q_own_$1|>)<| |>, <| |>q_first_hint(<|\1\2|>, <|$2|>)<| |>) >= 0)|>)m4_dnl
m4_dnl A square that no queen of the example leaves free; at level 2 also none that is tried.
m4_define(<|q_crossed|>, <|m4_ifelse(m4_index(m4_defn(<|q_example_given|>), <|,$2 $1,|>), -1, <|m4_ifelse(m4_index(<|,|>m4_defn(<|q_example_free|>)<|,|>, <|,$2 $1,|>), -1, <|$2 $1 |>, <|m4_ifelse(q_example_level, 2, <|m4_ifelse(m4_eval(q_is_attacked($1, $2, q_example_queen)), 1, <|$2 $1 |>)|>)|>)|>)|>)m4_dnl
m4_define(<|q_stands_at|>, <|<|,$2 $1,|>|>)m4_dnl
m4_define(<|q_is_attacked|>, <|($1 != $3 || $2 != $4) && ($1 == $3 || $2 == $4 || $1 + $2 == $3 + $4 || $1 - $2 == $3 - $4)|>)m4_dnl
m4_define(<|q_example|>, <|m4_define(<|q_example_given|>, <|<||>|>q_as(<|q_stands_at|>, <|$2|>))m4_define(<|q_example_free|>, <|$3|>)m4_define(<|q_example_level|>, $4)m4_define(<|q_example_queen|>, <|$7, $8|>)m4_dnl
<figure>q_drawn(<|<polyline class="crossed" points="q_each(<|square|>, m4_defn(<|q_crossed|>))"/><polyline points="q_as(<|q_stands|>, <|$2|>)"/>m4_ifelse($4, 3, , <|<polyline class="found" points="$8 $7"/>|>)<rect class="line$4" m4_ifelse($5, column, <|x="m4_decr($6)" width="1" height="q_n"|>, <|y="m4_decr($6)" width="q_n" height="1"|>)/>|>)<figcaption><p>q_says_example($1) m4_indir(<|q_says_example_$4|>, <|m4_ifelse($5, column, column, row)|>, <|$6|>, <|$7|>, <|$8|>)</p></figcaption></figure>
|>)m4_dnl
m4_dnl q_example_of(LEVEL): the first puzzle that begins with the level's own step
m4_define(<|q_if_example|>, <|m4_ifelse($5 q_is_own($5, <|$7|>), q_this_level 1, <|m4_define(<|q_this_level|>, none)q_example($1, <|$3|>, <|$6|>, $5, q_first_hint(<|\2, \3, \4, \5|>, <|$7|>))|>)|>)m4_dnl
m4_define(<|q_example_of|>, <|m4_define(<|q_this_level|>, $1)q_each(<|puzzle|>, m4_defn(<|q_if_example|>))|>)m4_dnl
m4_define(<|q_empty|>, q_each(<|row|>, <|q_between(<|<|,|>|>)0|>))m4_dnl
m4_define(<|q_drawn|>, <|<svg q_view_box><use href="#b"/><use href="#names"/>$1</svg>|>)m4_dnl
m4_dnl
m4_dnl q_each_of(LEVEL, NAME): NAME(FIELDS) for each puzzle of a level.
m4_dnl q_puzzle_of(NUMBER, SOLUTION, GIVEN, GROUP, LEVEL, FREE, HINTS)
m4_define(<|q_puzzle_of|>, <|<li id="p$1"><form aria-label="q_says_given($1, q_as(<|q_chess|>, <|$3|>))"><h3><span><a href="#p$1">q_says_puzzle($1)</a>: q_says_place(m4_eval(0<||>q_as(<|q_wanted|>, <|$3|>)))</span></h3>
<div class="board">q_drawn(<|<use href="#code" class="code"/><polyline class="found" points="q_as(<|q_point|>, <|$2|>)"/><polyline class="given" points="q_as(<|q_stands|>, <|$3|>)"/>|>)
q_play(<|$3|>, m4_ifelse($5, 1, , <|<|$6|>|>))</div>
q_play_says<div class="tools">q_see<||>m4_ifelse($5, 1, , <|q_pen|>)<||>q_hints(<|$7|>)<details class="answer"><summary>q_says_solution</summary><p>q_as(<|q_chess|>, <|$2|>)</p></details></div><i class="flag"></i></form></li>
|>)m4_dnl
m4_define(<|q_if_of|>, <|m4_ifelse($5, q_of, <|m4_indir(q_call, $1, <|$2|>, <|$3|>, $4, $5, <|$6|>, <|$7|>)|>)|>)m4_dnl
m4_define(<|q_each_of|>, <|m4_define(<|q_of|>, $1)m4_define(<|q_call|>, <|<|$2|>|>)q_each(<|puzzle|>, m4_defn(<|q_if_of|>))|>)m4_dnl
m4_define(<|q_jump|>, <| <a href="#p$1">$1</a>|>)m4_dnl
m4_define(<|q_jumps|>, <|m4_ifelse(q_count($1), 0, , <|<li><a href="#level$1">q_says_bar_level($1)</a>q_each_of($1, <|q_jump|>)</li>
|>)|>)m4_dnl
m4_define(<|q_level|>, <|m4_ifelse(q_count($1), 0, , <|<section id="level$1" class="wrap level" aria-labelledby="h$1"><h2 id="h$1">q_says_level_$1</h2><div class="way"><p class="note">q_says_level_$1_how</p>
q_example_of($1)</div>
<ol class="puzzles">
q_each_of($1, <|q_puzzle_of|>)m4_dnl
</ol><p class="score">q_says_score(q_count($1))</p></section>
|>)|>)m4_dnl
m4_include(pictures/page.m4)m4_dnl
:root { --given: color-mix(in srgb, var(--link) 30%, transparent) }
section { counter-reset: done }
.bar li { display: flex; flex-wrap: wrap; font-size: .875rem }
.bar a { min-width: 1.75rem; padding: .2rem; text-align: center }
.bar a:first-child { min-width: 4rem; text-align: start; padding-inline: 0 }
.free { display: grid; gap: 1rem clamp(2rem, 6vw, 5rem); padding-bottom: 1rem }
.free form { max-width: 32rem }
.bar h2 { font-size: 1.5rem }
.bar ul { margin-top: .6rem }
.level { padding-block: 2rem }
.level h2 { margin-bottom: .5rem }
.puzzles { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, q_many(22rem, 17rem)), 1fr)); gap: 2.5rem 3rem; padding-block: 1.5rem }
.puzzles li { scroll-margin-top: 1rem }
.puzzles li:target { outline: .15rem solid var(--soft); outline-offset: .6rem }
h3 { display: flex; justify-content: space-between; font-size: 1rem; font-weight: 400; margin-bottom: .3rem }
h3 a { font-weight: 600 }
h3::after { content: "q_says_done"; display: var(--solved, none); color: var(--good); font-weight: 600 }
.tools { display: flex; flex-wrap: wrap; align-items: start; gap: .4rem; font-size: .875rem }
summary::before { content: "+" }
[open] > summary::before { content: "−" }
[open] { width: 100% }
details p { padding: .3rem 0 }
.found { display: none; marker: url(#f) }
.crossed { marker: url(#x) }
.cross { fill: none; stroke: var(--soft); stroke-width: .07 }
.line1, .line2, .line3 { fill: none; stroke: var(--link); stroke-width: calc(.0175px*var(--n)) }
.line2 { stroke: var(--mark); stroke-dasharray: .16 .12 }
.way { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem 3rem; align-items: start }
.way figure { --letter: q_many(.06px, .1px); display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center }
.way svg { width: q_many(14rem, 10rem) }
.way figcaption { flex: 1 7rem; max-width: 14rem }
.way .found { display: inline }
.code { fill: var(--soft); stroke: var(--soft); stroke-width: .02; font-size: .28px; text-anchor: middle }
#code text { stroke: none }
.added { --queen: var(--link) }
.flag { counter-increment: done var(--won, 0) }
.score { font-weight: 600 }
.score::before { content: counter(done) }
.answers ol { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 1rem }
q_play_style<||>m4_dnl
@media screen {
.answers, .given, .code, .paper { display: none }
form:has(.answer[open]) polyline { display: inline }
form:has(.answer[open]) :is(.squares, .says, label) { visibility: hidden }
}
@media screen and (min-width: 62rem) {
.free { grid-template: auto auto 1fr/1fr 1fr }
.free form { grid-area: 1/2/4/3 }
.free .board { --letter: .036px }
}
@media print {
.deck, .note { max-width: none }
.squares, .tools, .says, .open, .score, .keys, .bar ul, .way figure { display: none !important }
.puzzles .found { display: none !important }
:root { --square: m4_ifelse(m4_eval(q_n < 6), 1, 11mm, q_n, 6, 10mm, q_n, 9, 8.5mm, 8mm) }
.puzzles .board svg { width: calc(var(--square)*m4_incr(q_n)); max-width: none; margin-left: calc(3.5mm - var(--square)) }
.level { break-before: page; padding: 0 }
.level .note { font-size: 8.5pt }
.free form { max-width: 140mm; margin-left: -8mm }
.puzzles { grid-template-columns: repeat(2, calc(var(--square)*q_n + 3.5mm)); justify-content: space-between; gap: 1.5mm 0; padding: 1mm calc(var(--square)*1.5) 0 0 }
.puzzles li { break-inside: avoid }
.puzzles li:nth-child(q_many(4, 6)n + 1) { break-before: page }
.puzzles li:first-child { break-before: auto }
.puzzles li:is(:nth-child(q_many(4, 6)n + 1), :nth-child(q_many(4, 6)n + 2))::before { content: "q_says_name"; display: block; border-bottom: 1px solid var(--soft); margin: -1mm 0 2mm }
.puzzles li:nth-child(q_many(4, 6)n + 2)::before { content: "q_says_date" }
.level h2 { font-size: 15pt }
h3 { font-size: 9pt; margin-bottom: 1mm }
.puzzles .board { --letter: q_many(.24, .28)px/var(--n) }
.answers { break-before: page }
.answers li { break-inside: avoid }
.answers ol { grid-template-columns: repeat(6, 1fr); gap: 4mm 6mm; margin-top: 6mm; padding: 0 }
}
m4_ifelse(m4_eval(q_n > 10), 1, <|/* Two boards with a code are wider than paper. */
@media print { .code, .paper { display: none } .puzzles { padding: 1mm 1mm 0 0 } }
@page { margin: 10mm 5mm }
|>)m4_dnl
q_body
q_defs(<|q_marker(<|f|>, <|<use href="#c" class="added"/>|>)
q_marker(<|x|>, <|<path class="cross" d="M.38.38l.24.24m0-.24l-.24.24"/>|>)
q_cut
q_names
<g id="code"><path d="q_each(<|row|>, <|M<||>q_n.4 m4_decr($1).8h.9|>)"/><text x="q_n.85" y="q_n.1" dy="1em">q_says_code</text></g>
|>)
<header class="wrap"><h1>q_title</h1>
<p class="deck">q_says_deck</p>
</header>
<main>
<section class="wrap free" aria-labelledby="empty"><h2 id="empty">q_says_empty</h2>
<form aria-label="q_says_empty"><div class="board">q_drawn
q_play(<|q_empty|>)</div>
q_play_says<div class="tools">q_see</div></form>
<div><p class="note">q_says_attack</p>
<p class="note"><span class="keys">q_says_keys</span> q_says_square</p></div>
<nav class="bar" aria-labelledby="bar"><h2 id="bar">q_says_bar</h2><p class="note">q_says_puzzles_how</p>
<p class="note keys">q_says_hints_how q_says_reload q_says_print</p>
<p class="note paper">q_says_code_how</p>
<ul>
q_jumps(1)q_jumps(2)q_jumps(3)</ul></nav></section>
q_level(1)q_level(2)q_level(3)<section class="answers wrap" aria-labelledby="answers"><h2 id="answers">q_says_solutions</h2><ol>
q_each(<|puzzle|>, <|<li><svg viewBox="0 0 q_n q_n" aria-hidden="true"><use href="#b"/>q_line(<|$2|>)</svg><b>$1</b></li>
|>)m4_dnl
</ol></section>
</main>
q_footer

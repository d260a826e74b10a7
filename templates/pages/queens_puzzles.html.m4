m4_include(pictures/play.m4)m4_dnl
m4_define(<|q_ending|>, <|_puzzles.html|>)m4_dnl
m4_dnl
m4_dnl How many puzzles there are, and of each level.
m4_define(<|q_all|>, 0)m4_dnl
m4_define(<|q_count|>, <|m4_ifdef(<|q_count_$1|>, <|m4_defn(<|q_count_$1|>)|>, 0)|>)m4_dnl
q_each(<|puzzle|>, <|m4_define(<|q_all|>, m4_incr(q_all))m4_define(<|q_count_$5|>, m4_incr(q_count($5)))|>)m4_dnl
m4_dnl
m4_dnl What a reader sees.
m4_define(<|q_title|>, <|q_says_of(q_n): q_says_puzzles|>)m4_dnl
m4_define(<|q_about|>, <|Puzzles in three levels, with hints that teach. Each starts with some queens, and has one solution.|>)m4_dnl
m4_define(<|q_says_deck|>, <|Place q_n queens so that none attacks another: no two share a row, a column or a diagonal.|>)m4_dnl
m4_define(<|q_says_puzzles_how|>, <|m4_ifelse(q_all, 1, <|The puzzle below starts with a queen. She stays.|>, <|Each puzzle below starts with some queens. They stay.|>) There is one way to place the others: find it.|>)m4_dnl
m4_define(<|q_says_hints_how|>, <|<span class="as-it-is">Hints begin at the first board: pass over what you have done.</span> If an answer puts a queen on another square of a row than you did, yours is wrong.|>)m4_dnl
m4_define(<|q_says_reload|>, <|Clear empties a board. <span class="reload">So does loading the page again.</span>|>)m4_dnl
m4_define(<|q_says_print|>, <|On paper:|>)m4_dnl
m4_define(<|q_says_rules|>, <|Rules|>)m4_dnl
m4_define(<|q_says_sheet|>, <|q_says_of(q_n), level $1, |>)m4_dnl
m4_define(<|q_says_bar|>, <|m4_ifelse(q_all, 1, A puzzle, q_all puzzles)|>)m4_dnl
m4_define(<|q_says_bar_level|>, <|Level $1|>)m4_dnl
m4_define(<|q_says_level_1|>, <|Level 1: one free square|>)m4_dnl
m4_define(<|q_says_level_1_how|>, <|Look for a row or a column with one free square left. A queen must stand there. Then look again.|>)m4_dnl
m4_define(<|q_says_level_2|>, <|Level 2: look one step ahead|>)m4_dnl
m4_define(<|q_says_level_2_how|>, <|Think of a queen on a free square. If some other row or column then has no free square, she cannot stand there: cross this square out.<span class="keys new"> Tick Cross out, and tap it.</span>|>)m4_dnl
m4_define(<|q_says_level_3|>, <|Level 3: look further|>)m4_dnl
m4_define(<|q_says_level_3_how|>, <|One step is not enough here. Try a queen, and go on. If you get stuck, take her away and try the next square.|>)m4_dnl
m4_define(<|q_says_example|>, <|For example, <a href="#p$1">puzzle $1</a>m4_ifelse($2, 0, , <| after q_s($2, hint)|>).|>)m4_dnl
m4_define(<|q_says_row_word|>, <|row|>)m4_dnl
m4_define(<|q_says_column_word|>, <|column|>)m4_dnl
m4_dnl What the script adds.
m4_define(<|q_says_undo|>, <|Undo|>)m4_dnl
m4_define(<|q_says_save|>, <|Save my boards in this browser|>)m4_dnl
m4_define(<|q_says_as_it_is|>, <|A hint is for the board as it is. Ask again, and you get the answer.|>)m4_dnl
m4_define(<|q_says_wrong|>, <|Something is wrong.|>)m4_dnl
m4_define(<|q_says_wrong_queen|>, <|It is the queen on q_at.|>)m4_dnl
m4_define(<|q_says_wrong_cross|>, <|It is the cross on q_at.|>)m4_dnl
m4_define(<|q_says_line|>, <|m4_ifelse($1, row, q_says_row_word m4_eval(q_n + 1 - $2), q_says_column_word m4_substr(abcdefghijkl, m4_decr($2), 1))|>)m4_dnl
m4_define(<|q_says_example_1|>, <|Attacked squares have a cross. One square of q_says_line($1, $2) is free: q_at($3, $4). A queen must stand there.|>)m4_dnl
m4_define(<|q_says_example_2|>, <|With a queen on q_at($3, $4), no square of q_says_line($1, $2) is free. So she cannot stand on q_at($3, $4).|>)m4_dnl
m4_define(<|q_says_example_3|>, <|No row or column has fewer free squares than q_says_line($1, $2). Put a queen on q_at($3, $4), and go on: you get stuck. So she cannot stand on q_at($3, $4).|>)m4_dnl
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
m4_define(<|q_says_fewest|>, <|No row or column has fewer free squares than q_says_line($1, $2). Put a queen on q_at($3, $4), and go on. Which row or column has no free square in the end?|>)m4_dnl
m4_define(<|q_says_more|>, <|Look at q_says_line($1, $2). Put a queen on q_at($3, $4), and go on. Which row or column has no free square in the end?|>)m4_dnl
m4_define(<|q_says_lost|>, <|For example, q_says_line($1, $2). So cross out q_at($3, $4).|>)m4_dnl
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
m4_define(<|q_capital|>, <|m4_translit(m4_substr($1, 0, 1), a-z, A-Z)<||>m4_substr($1, 1)|>)m4_dnl
m4_dnl
m4_dnl Hints: a question, in it folded the answer, in it folded the next question.
m4_dnl q_hint(WORD_, row or column, LINE, ROW, COLUMN); a line with few squares is the question of the next hint.
m4_define(<|q_folded|>, <|<details><summary>$1</summary>$2<||>m4_define(<|q_ends|>, m4_defn(<|q_ends|>)</details>)|>)m4_dnl
m4_define(<|q_step|>, <|q_folded(m4_defn(<|q_hint_word|>), <|$1|>)<||>q_folded(<|q_says_hint_answer|>, <|$2|>)m4_define(<|q_hint_word|>, <|q_says_hint_next|>)|>)m4_dnl
m4_define(<|q_hint|>, <|m4_indir(<|q_hint_$1|>, m4_shift($@))|>)m4_dnl
m4_define(<|q_hint_|>, <|q_step(<|q_says_forced($1, $2)|>, <|q_says_forced_answer($1, $2, $3, $4)|>)|>)m4_dnl
m4_define(<|q_hint_no_|>, <|q_step(<|q_says_strike($1, $2, $3, $4)|>, <|q_says_strike_answer($1, $2, $3, $4)|>)|>)m4_dnl
m4_define(<|q_hint_fewest_|>, <|m4_define(<|q_question|>, <|q_says_fewest($1, $2, $3, $4)|>)|>)m4_dnl
m4_define(<|q_hint_more_|>, <|m4_define(<|q_question|>, <|q_says_more($1, $2, $3, $4)|>)|>)m4_dnl
m4_define(<|q_hint_lost_|>, <|q_step(<|q_question|>, <|q_says_lost($1, $2, $3, $4)|>)|>)m4_dnl
m4_define(<|q_hint_try_|>, <|q_step(<|q_says_try($1, $2)|>, <|q_says_forced_answer($1, $2, $3, $4)|>)|>)m4_dnl
m4_define(<|q_each_hint|>, <|m4_patsubst(<|$2|>, <|\([a-z]+_\)?\([a-z]+\) \([0-9]+\) \([0-9]+\) \([0-9]+\),?|>, <|$1(<|\1|>, \2, \3, \4, \5)|>)|>)m4_dnl
m4_define(<|q_hints|>, <|m4_define(<|q_hint_word|>, <|q_says_hint|>)m4_define(<|q_ends|>)q_each_hint(<|q_hint|>, <|$1|>)<||>q_ends|>)m4_dnl
m4_dnl
m4_dnl q_example_of(LEVEL): the first step of the level's own, on the board as it is then.  Until then, queens
m4_dnl and free squares are points, each behind a ;.
m4_define(<|q_example_of|>, <|m4_define(<|q_this_level|>, $1)q_each(<|puzzle|>, m4_defn(<|q_if_example|>))|>)m4_dnl
m4_define(<|q_if_example|>, <|m4_ifelse($5, q_this_level, <|m4_define(<|q_this|>, $1)m4_define(<|q_seen|>, 0)q_begin(<|$3|>, <|$6|>)q_each_hint(<|q_see|>, <|$7|>)|>)|>)m4_dnl
m4_define(<|q_begin|>, <|m4_define(<|q_set|>, m4_patsubst(q_as(<|q_stands|>, <|$1|>), <|\([0-9]+ [0-9]+\) |>, <|;\1|>))m4_define(<|q_left|>, m4_translit(<|,$2|>, <|,|>, ;))|>)m4_dnl
m4_dnl
m4_dnl q_see(as q_hint): show the level's own step, or take the step.
m4_define(<|q_see|>, <|m4_ifelse(m4_index(<|1. 2no_. 3fewest_.|>, q_this_level<||>$1.), -1, <|q_take($@)|>, <|q_example(q_this, q_this_level, $2, $3, $4, $5)m4_define(<|q_this_level|>, 0)|>)|>)m4_dnl
m4_define(<|q_take|>, <|m4_ifelse($1, no_, <|q_strike($4, $5)|>, $1, lost_, <|q_strike($4, $5)|>, $1, , <|q_put($4, $5)|>, $1, try_, <|q_put($4, $5)|>)|>)m4_dnl
m4_define(<|q_strike|>, <|m4_define(<|q_left|>, m4_patsubst(q_left;, <|;$2 $1;|>, ;))m4_define(<|q_seen|>, m4_incr(q_seen))|>)m4_dnl
m4_define(<|q_put|>, <|m4_define(<|q_set|>, q_set;$2 $1)m4_define(<|q_left|>, m4_patsubst(q_left, <|;\([0-9]+\) \([0-9]+\)|>, <|m4_ifelse(m4_eval(q_is_attacked(\2, \1, $1, $2)), 1, , <|;\1 \2|>)|>))m4_define(<|q_seen|>, m4_incr(q_seen))|>)m4_dnl
m4_define(<|q_is_attacked|>, <|$1 == $3 || $2 == $4 || $1 + $2 == $3 + $4 || $1 - $2 == $3 - $4|>)m4_dnl
m4_dnl q_has(LIST, ROW, COLUMN): whether the point is in the list.
m4_define(<|q_has|>, <|m4_index($1;, ;$3 $2;) >= 0|>)m4_dnl
m4_dnl A square that no queen of the example leaves free; at level 2 also none that is tried.
m4_define(<|q_crossed|>, <|m4_ifelse(m4_eval(q_has(q_set, $1, $2) || (q_has(q_left, $1, $2) && !(q_this_level == 2 && (q_is_attacked($1, $2, q_tried)))) || q_has(;q_found, $1, $2)), 1, , <|$2 $1 |>)|>)m4_dnl
m4_define(<|q_example|>, <|m4_define(<|q_tried|>, <|$5, $6|>)m4_define(<|q_found|>, <|$6 $5|>)m4_dnl
<figure>q_drawn(<|<polyline class="crossed" points="q_each(<|square|>, m4_defn(<|q_crossed|>))"/><polyline points="m4_translit(m4_substr(q_set, 1), ;, <| |>)"/><polyline class="found" points="$6 $5"/><rect class="line$2" m4_ifelse($3, column, <|x="m4_decr($4)" width="1" height="q_n"|>, <|y="m4_decr($4)" width="q_n" height="1"|>)/>|>)<figcaption><p>q_says_example($1, q_seen) m4_indir(<|q_says_example_$2|>, <|$3|>, <|$4|>, <|$5|>, <|$6|>)</p></figcaption></figure>
|>)m4_dnl
m4_define(<|q_empty|>, q_each(<|row|>, <|q_between(<|<|,|>|>)0|>))m4_dnl
m4_define(<|q_drawn|>, <|<svg q_view_box><use href="#b"/><use href="#names"/>$1</svg>|>)m4_dnl
m4_dnl
m4_dnl q_each_of(LEVEL, NAME): what NAME writes for each puzzle; it looks at the level.
m4_dnl q_puzzle_of(NUMBER, SOLUTION, GIVEN, GROUP, LEVEL, FREE, HINTS)
m4_define(<|q_puzzle_of|>, <|m4_ifelse($5, q_of, <|<li id="p$1"><form autocomplete="off" aria-label="q_says_given($1, q_as(<|q_chess|>, <|$3|>))"><h3><a href="#p$1">q_says_puzzle($1)</a><i>: q_says_place(m4_eval(0<||>q_as(<|q_wanted|>, <|$3|>)))</i></h3>
<div class="board">q_drawn(<|<use href="#code" class="code"/><polyline class="found" points="q_as(<|q_point|>, <|$2|>)"/><polyline class="given" points="q_as(<|q_stands|>, <|$3|>)"/>|>)
q_play(<|$3|>, m4_ifelse($5, 1, , <|<|$6|>|>))</div>
q_play_says<||><div class="tools">q_mode(see)<||>m4_ifelse($5, 1, , <|q_mode(pen)|>)</div><div class="tools"><button type="reset">q_says_clear</button>q_hints(<|$7|>)<details class=answer><summary>q_says_solution</summary>q_as(<|q_chess|>, <|$2|>)</details></div></form></li>
|>)|>)m4_dnl
m4_define(<|q_jump|>, <|m4_ifelse($5, q_of, <| <a href="#p$1">$1</a>|>)|>)m4_dnl
m4_define(<|q_each_of|>, <|m4_define(<|q_of|>, $1)q_each(<|puzzle|>, m4_defn(<|$2|>))|>)m4_dnl
m4_define(<|q_jumps|>, <|m4_ifelse(q_count($1), 0, , <|<li><a href="#level$1">q_says_bar_level($1)</a>q_each_of($1, <|q_jump|>)</li>
|>)|>)m4_dnl
m4_dnl q_print_box(NUMBER, WORDS, STATE): what to print; 0 is the rules, 4 the answers.
m4_define(<|q_print_box|>, <|<input type="checkbox" id="print$1" form="modes"$3><label for="print$1">$2</label>
|>)m4_dnl
m4_define(<|q_print_level|>, <|m4_ifelse(q_count($1), 0, , <|q_print_box($1, <|q_says_bar_level($1)|>, <| checked|>)|>)|>)m4_dnl
m4_define(<|q_sheet_name|>, <|#level$1 h3::before { content: "q_says_sheet($1)" }
|>)m4_dnl
m4_define(<|q_not_printed|>, <|#print$1:not(:checked) ~ $2|>)m4_dnl
m4_dnl A level that needs more than a sheet begins one.
m4_define(<|q_level|>, <|m4_ifelse(q_count($1), 0, , <|<section id="level$1" class="level<||>m4_ifelse(m4_eval(q_count($1) > q_on_sheet), 1, <| long|>)" aria-labelledby="h$1"><h2 id="h$1">q_says_level_$1</h2><div class="way"><p class="note">q_says_level_$1_how</p>
q_example_of($1)</div>
<ol class="puzzles">
q_each_of($1, <|q_puzzle_of|>)m4_dnl
</ol><p class="score new">q_says_score(q_count($1))</p></section>
|>)|>)m4_dnl
m4_dnl The side of a square on paper, the part of it that 10 pt are, and how many puzzles a sheet has.
m4_define(<|q_square|>, <|m4_ifelse(q_n, 6, 10mm, m4_eval(q_n < 6), 1, 8.5mm, q_n, 9, 8.5mm, 8mm)|>)m4_dnl
m4_define(<|q_ten_points|>, <|m4_ifelse(q_n, 6, .36, m4_eval(q_n < 6), 1, .42, q_n, 9, .42, .45)|>)m4_dnl
m4_define(<|q_on_sheet|>, <|m4_ifelse(m4_eval(q_n < 6), 1, 8, <|q_many(4, 6)|>)|>)m4_dnl
m4_define(<|q_names_room|>, <|m4_ifelse(m4_eval(q_n > 9), 1, 5mm, 3.5mm)|>)m4_dnl
m4_include(pictures/page.m4)m4_dnl
section { counter-reset: solved; white-space: normal }
.puzzles form { counter-increment: var(--solved) solved }
.bar li { display: flex; flex-wrap: wrap; font-size: .875rem }
.bar a { min-width: 1.75rem; padding: .2rem; text-align: center }
.bar a:first-child { min-width: 4rem; text-align: start; padding-inline: 0 }
.free { display: grid; margin-top: 1rem; gap: 1rem clamp(2rem, 6vw, 5rem); padding-bottom: 1rem }
.free form { max-width: 32rem }
.bar h2 { font-size: 1.5rem }
.bar ul { margin-block: .6rem }
.level { padding-block: 2rem }
.level h2 { margin-bottom: .5rem }
.puzzles { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, q_many(22rem, 17rem)), 1fr)); gap: 2.5rem 3rem; padding-block: 1.5rem }
.puzzles li:target { outline: .15rem solid var(--soft); outline-offset: .6rem }
h3 { display: flex; font-size: 1rem; font-weight: 400; margin-bottom: .3rem }
h3 i { font-style: normal; margin-right: auto }
main.wrap { display: block; white-space: nowrap }
main > :is(p, input, label) { display: inline; padding: 0; border: 0; margin-right: .6rem; font-size: .875rem; line-height: 2; color: var(--soft) }
main > input { width: 1.1rem; height: 1.1rem; margin-right: .3rem; vertical-align: middle }
main > label::after { content: " "; white-space: normal }
h3::after { content: var(--solved) "q_says_done"; color: var(--good); font-weight: 600 }
.tools { display: flex; flex-wrap: wrap; align-items: start; gap: .4rem; margin-top: .4rem; font-size: .875rem }
summary::before { content: "+"; content: "+" / "" }
[open] > summary::before { content: "−"; content: "−" / "" }
[open] { width: 100%; line-height: 1.9 }
.found { marker: url(#f) }
.crossed { marker: url(#x) }
.cross { fill: none; stroke: var(--soft); stroke-width: .07 }
.line1, .line2, .line3 { fill: none; stroke: var(--link); stroke-width: calc(.0175px*var(--n)) }
.line2 { stroke: var(--mark); stroke-dasharray: .16 .12 }
.way { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem 3rem; align-items: start }
.way figure { --letter: q_many(.06px, .1px); display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center }
.way svg { width: q_many(14rem, 10rem) }
.way figcaption { flex: 1 7rem; max-width: 14rem }
.code { fill: var(--soft); stroke: var(--soft); stroke-width: .02; font-size: .28px; text-anchor: middle }
#code text { stroke: none }
.added { --queen: var(--link) }
h3 a, .score { font-weight: 600 }
.score::before { content: counter(solved) }
q_play_style<||>m4_dnl
@media screen {
.puzzles form { content-visibility: auto; contain-intrinsic-size: auto q_many(<|min(48rem, 100vw + 14rem)|>, 36rem) }
.answers, .given, .puzzles .found, .code, .paper { display: none }
}
q_if_new(<|form:has(.answer[open]) polyline { display: inline }
form:has(.answer[open]) :is(.squares, .says, label) { visibility: hidden }
|>)m4_dnl
@media screen and (min-width: 62rem) {
.free { grid-template: auto auto 1fr/1fr 1fr }
.free form { grid-area: 1/2/4/3 }
.free .board { --letter: .036px }
}
@media print {
header, main > :is(p, input, label), .squares, .tools, .says, .score, .keys, .bar :is(ul, label), h3 i, .puzzles .found, .way [href="#names"] { display: none !important }
q_not_printed(0, .free), q_not_printed(1, <|#level1|>), q_not_printed(2, <|#level2|>), q_not_printed(3, <|#level3|>), q_not_printed(4, .answers) { display: none }
:root { --square: q_square; --letter: q_ten_points<||>px/q_n }
.note, .way figcaption { max-width: none; font-size: 10pt; line-height: 1.3 }
h2 { font-size: 15pt; break-after: avoid }
:is(.free, .answers) h2::before { content: "q_says_of(q_n): " }
.free .board { --letter: .055px }
.free form { max-width: m4_ifelse(m4_eval(q_count(1) > q_on_sheet), 1, 140mm, 90mm); margin-left: -8mm }
.puzzles .board svg { width: calc(var(--square)*m4_incr(q_n)); max-width: none; margin: 0 0 -1mm calc(q_names_room - var(--square)) }
.level { padding: 4mm 0 0; break-inside: avoid }
.long, .answers { break-before: page; break-inside: auto; padding: 0 }
.level h2 { margin: 0 }
.way { grid-template-columns: 7fr 11fr; gap: 5mm; margin: -6mm 0 1mm }
.way .note { margin-top: 7mm }
.way figure { padding-top: 1mm; flex-wrap: nowrap; gap: 4mm }
.way svg { width: 26mm; margin: 0 0 -1mm }
.puzzles { grid-template-columns: repeat(2, max(52mm, var(--square)*q_n + q_names_room)); justify-content: space-between; gap: 1.5mm 0; padding: 1mm calc(var(--square)*1.5) 0 0 }
main li { break-inside: avoid; position: relative }
.puzzles li:nth-child(q_on_sheet<||>n + m4_incr(q_on_sheet)) { break-before: page }
.puzzles li:is(:nth-child(q_on_sheet<||>n + 1), :nth-child(q_on_sheet<||>n + 2))::before { content: "q_says_name"; display: block; border-bottom: 1px solid var(--soft); margin: -1mm 0 1mm }
.puzzles li:nth-child(q_on_sheet<||>n + 2)::before { content: "q_says_date" }
.puzzles li:only-child::after { content: "q_says_date"; position: absolute; top: -1mm; left: calc(100% + 12mm); width: 50mm; border-bottom: 1px solid var(--soft) }
h3 { font-size: 10pt; line-height: 1.2; margin-bottom: .5mm; white-space: pre }
q_sheet_name(1)q_sheet_name(2)q_sheet_name(3)m4_dnl
.code { font-size: q_ten_points<||>px }
.answers ol { display: grid; grid-template-columns: repeat(6, 1fr); gap: 4mm 6mm; margin-top: 6mm }
}
m4_ifelse(m4_eval(q_n > 10), 1, <|/* Two boards with a code are wider than paper. */
@media print { .code, .paper { display: none } main.wrap { padding: 0 } .puzzles { padding: 1mm .4mm 0 0 } .free form { margin-left: 0 } }
@page { margin: 10mm 3.5mm }
|>)m4_dnl
q_body
q_defs(<|q_marker(<|f|>, <|<use href="#c" class="added"/>|>)
q_marker(<|x|>, <|<path class="cross" d="M.38.38l.24.24m0-.24l-.24.24"/>|>)
<clipPath id="cut" clipPathUnits="objectBoundingBox">q_crown</clipPath>
q_names
<g id="code"><path d="q_each(<|row|>, <|M<||>q_n.4 m4_decr($1).8h.9|>)"/><text x="q_n.85" y="q_n.1" dy="1em">q_says_code</text></g>
|>)
<header class="wrap">q_heading(<|q_says_puzzles|>)
<p class="deck">q_says_deck</p>
</header>
<main class="wrap">
<form id="modes" autocomplete="off"></form>
<p>q_says_print</p>
q_print_box(0, <|q_says_rules|>, <| checked|>)q_print_level(1)q_print_level(2)q_print_level(3)q_print_box(4, <|q_says_solutions|>)<section class="free" aria-labelledby="empty"><h2 id="empty">q_says_empty</h2>
<form autocomplete="off" aria-label="q_says_empty"><div class="board">q_drawn
q_play(<|q_empty|>)</div>
q_play_says<||><div class="tools">q_mode(see)</div><div class="tools"><button type="reset">q_says_clear</button></div></form>
<div><p class="note old keys">q_says_old</p>
<p class="note">q_says_attack</p>
<p class="note"><span class="keys">q_says_keys</span> q_says_square</p></div>
<nav class="bar" aria-labelledby="bar"><h2 id="bar">q_says_bar</h2><p class="note">q_says_puzzles_how</p>
<p class="note keys">q_says_hints_how q_says_reload</p>
<p class="note paper">q_says_code_how</p>
<ul>
q_jumps(1)q_jumps(2)q_jumps(3)</ul></nav></section>
q_level(1)q_level(2)q_level(3)<section class="answers" aria-labelledby="answers"><h2 id="answers">q_says_solutions</h2><ol>
q_each(<|puzzle|>, <|<li><svg viewBox="0 0 q_n q_n" aria-hidden="true"><use href="#b"/>q_line(<|$2|>)</svg><b>$1</b></li>
|>)m4_dnl
</ol></section>
</main>
m4_dnl In the words of the script, a line and a square are variables.
m4_define(<|q_says_line|>, <|${line}|>)m4_define(<|q_capital|>, <|${capital(line)}|>)m4_define(<|q_at|>, <|${square}|>)m4_dnl
<script>
m4_include(pictures/play.js.m4)m4_dnl
</script>
q_footer

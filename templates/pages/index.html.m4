m4_include(pictures/board.m4)m4_dnl
m4_define(<|q_ending|>, <||>)m4_dnl
m4_define(<|q_made|>, <|Made by queens q_version: queens-tables m4_defn(<|q_with|>)index.html.  Do not edit.|>)m4_dnl
m4_dnl
m4_dnl What a reader sees: a pupil, and folded, a teacher.
m4_define(<|q_title|>, <|q_says_index|>)m4_dnl
m4_define(<|q_about|>, <|Puzzles and pages on boards 4 to 8, for pupils: on a screen or on paper.|>)m4_dnl
m4_define(<|q_says_deck|>, <|Place queens so that none attacks another: no two share a row, a column or a diagonal.|>)m4_dnl
m4_define(<|q_says_has|>, <|q_s($1, solution), q_s($2, puzzle)|>)m4_dnl
m4_define(<|q_says_teachers|>, <|For teachers|>)m4_dnl
m4_define(<|q_says_first|>, <|Start with board 4, then boards 5 and 6. Board 8 is the famous one: it is for those who want more.|>)m4_dnl
m4_define(<|q_says_levels|>, <|Puzzles have three levels. In level 1, look for a row or a column with one free square. In level 2, also cross out squares where a queen cannot stand. In level 3, try a queen, and go back if you get stuck. Each level shows an example, and each puzzle has hints, step by step.|>)m4_dnl
m4_define(<|q_says_blackboard|>, <|Puzzles have numbers. Write on the blackboard: board 6, puzzle 3.|>)m4_dnl
m4_define(<|q_says_printing|>, <|Print a page as you print others, on A4 or Letter. There is a <a href="q_page(8, .svg)">poster of board 8</a>, too.|>)m4_dnl
m4_define(<|q_says_loading|>, <|Loading a page again empties its boards, unless they are saved. Nothing is sent: the pages work without a network.|>)m4_dnl
m4_define(<|q_says_folder|>, <|If you copy the pages, copy the whole folder: a link needs the other page beside it.|>)m4_dnl
m4_define(<|q_says_puzzles_for|>, <|A board to play on, and puzzles. <span class="new">It says which queens attack each other.</span>|>)m4_dnl
m4_define(<|q_says_ask_for|>, <|Put a queen somewhere: how many solutions have her there? Good for guessing first.|>)m4_dnl
m4_define(<|q_says_walk_for|>, <|A computer's way to the first solution, picture by picture (boards 4 to 6).|>)m4_dnl
m4_define(<|q_says_gallery_for|>, <|Every solution, sorted by turns and mirrors.|>)m4_dnl
m4_dnl
m4_dnl q_solved_N: how many solutions board N has.
q_each(<|count|>, <|m4_define(<|q_solved_$1|>, $2)|>)m4_dnl
m4_dnl
m4_dnl q_card(BOARD): what it has, and its first puzzle as a picture.  qgen prints the puzzles for this page.
m4_define(<|q_card|>, <|m4_syscmd(<|exec "$qgen" puzzle $1 >"$board~puzzle$1"|>)q_check_status(<|puzzle|>)m4_dnl
m4_include(m4_defn(<|q_board_file|>)<|~puzzle$1|>)m4_dnl
<li><h2>q_says_of($1)</h2>
<svg viewBox="0 0 $1 $1" aria-hidden="true"><path fill="url(#p)" d="M0 0h$1v$1H0z"/><polyline points="q_as(<|q_stands|>, q_begins)"/></svg>
<p>q_says_has(q_solved_$1, q_puzzles)</p>
<ul>q_to($1, _puzzles.html, <|<b>q_says_puzzles</b>|>)q_to($1, _ask.html, <|q_says_ask|>)m4_ifelse(m4_eval($1 < 7), 1, <|q_to($1, _walk.html, <|q_says_walk|>)|>)q_to($1, .html, <|q_says_gallery|>)</ul></li>
|>)m4_dnl
m4_define(<|q_puzzle|>, <|m4_define(<|q_puzzles|>, $1)m4_ifelse($1, 1, <|m4_define(<|q_begins|>, <|<|$3|>|>)|>)|>)m4_dnl
m4_define(<|q_to|>, <|<li><a href="q_page($1, $2)">$3</a></li>|>)m4_dnl
m4_define(<|q_is_for|>, <|<div><dt>$1</dt><dd>$2</dd></div>
|>)m4_dnl
m4_include(pictures/page.m4)m4_dnl
#p .dark { stroke: none; fill: var(--dark) }
.boards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr)); gap: 2rem; padding-bottom: 2rem }
.boards svg { margin-block: .6rem; outline: 2px solid var(--soft) }
.boards p { color: var(--soft); font-size: .875rem }
.boards a { display: block; padding-block: .2rem; min-height: 1.75rem }
details { padding-bottom: 3rem }
summary { cursor: pointer; padding-block: .5rem; color: var(--link) }
details :is(li, dd) { max-width: 36rem }
details li { margin: .6rem 0; margin-inline-start: 1.2rem; list-style: disc }
dt { font-weight: 600 }
dl div { margin-top: .6rem }
@media screen and (max-width: 30rem) {
.boards { gap: 1.5rem }
.boards > li { display: grid; grid-template-columns: 7rem 1fr; gap: 0 1rem }
.boards svg { grid-area: 1/1/4; margin: .3rem 0 }
.boards :is(h2, ul) { grid-column: 2 }
}
@media print { .boards { grid-template-columns: repeat(5, 1fr) } summary { list-style: none } }
q_body
q_defs(<|<pattern id="p" width="2" height="2" patternUnits="userSpaceOnUse"><path class="light" d="M0 0h2v2H0z"/><path class="dark" d="M1 0h1v1H1zM0 1h1v1H0z"/></pattern>
|>)m4_dnl
<header class="wrap"><h1>q_says_index</h1>
<p class="deck">q_says_deck</p></header>
<main>
<ul class="boards wrap">
q_card(4)q_card(5)q_card(6)q_card(7)q_card(8)</ul>
<details class="wrap"><summary>q_says_teachers</summary>
<ul>
m4_patsubst(<|first levels blackboard printing loading folder|>, <|\(\w+\) ?|>, <|<li>q_says_\1</li>
|>)</ul>
<dl>
q_is_for(<|q_says_puzzles|>, <|q_says_puzzles_for|>)q_is_for(<|q_says_ask|>, <|q_says_ask_for|>)q_is_for(<|q_says_walk|>, <|q_says_walk_for|>)q_is_for(<|q_says_gallery|>, <|q_says_gallery_for|>)</dl></details>
</main>
q_footer

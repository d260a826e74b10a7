m4_include(pictures/board.m4)m4_dnl
m4_define(<|q_ending|>, <||>)m4_define(<|q_n|>, 8)m4_dnl
m4_define(<|q_made|>, <|Made by queens q_version: make pages.  Do not edit.|>)m4_dnl
m4_dnl
m4_dnl What a reader sees: a teacher.
m4_define(<|q_title|>, <|Queens in class|>)m4_dnl
m4_define(<|q_about|>, <|Puzzles and pages on boards 4 to 8, for pupils: on a screen or on paper.|>)m4_dnl
m4_define(<|q_says_deck|>, <|Place queens on a board so that none attacks another: no two share a row, a column or a diagonal.|>)m4_dnl
m4_define(<|q_says_begin|>, <|How to begin|>)m4_dnl
m4_define(<|q_says_first|>, <|Start with board 4, then boards 5 and 6. Board 8 is the famous one: it is for those who want more.|>)m4_dnl
m4_define(<|q_says_levels|>, <|Puzzles have three levels. In level 1, look for a row or a column with one free square. In level 2, also cross out squares where a queen cannot stand. In level 3, try a queen, and go back if you get stuck. Each level shows an example, and each puzzle has hints, step by step.|>)m4_dnl
m4_define(<|q_says_blackboard|>, <|Puzzles have numbers. Write on the blackboard: board 6, puzzle 3.|>)m4_dnl
m4_define(<|q_says_printing|>, <|Print a page as you print others, on A4 or Letter. The last sheet of the puzzles has the answers: do not hand it out.|>)m4_dnl
m4_define(<|q_says_loading|>, <|Loading a page again empties its boards. Nothing is stored, and nothing is sent: the pages work without a network.|>)m4_dnl
m4_define(<|q_says_folder|>, <|If you copy the pages, copy the whole folder: a link needs the other page beside it.|>)m4_dnl
m4_define(<|q_says_which|>, <|What each page is for|>)m4_dnl
m4_define(<|q_says_puzzles_for|>, <|A board to play on, and puzzles. <span class="new">It says which queens attack each other.</span>|>)m4_dnl
m4_define(<|q_says_ask_for|>, <|Put a queen somewhere: how many solutions have her there? Good for guessing first.|>)m4_dnl
m4_define(<|q_says_walk_for|>, <|A computer's way to the first solution, picture by picture (boards 4 to 6).|>)m4_dnl
m4_define(<|q_says_gallery_for|>, <|Every solution, sorted by turns and mirrors. Good to check an answer.|>)m4_dnl
m4_define(<|q_says_board|>, <|Board $1|>)m4_dnl
m4_define(<|q_says_level|>, <|Puzzles of level $1:|>)m4_dnl
m4_dnl
m4_dnl q_numbers(BOARD): a line for each level of its puzzles, which qgen solves for this page.
m4_define(<|q_numbers|>, <|m4_define(<|q_level|>, 0)m4_define(<|q_here_is|>, $1)m4_syscmd(<|exec "$qgen" puzzle $1 >"$product~$1"|>)q_check_status(<|puzzle|>)m4_dnl
m4_include(m4_defn(<|q_product|>)<|~$1|>)</p>|>)m4_dnl
m4_define(<|q_puzzle|>, <|m4_ifelse($5, q_level, , <|m4_ifelse(q_level, 0, , </p>
)<p class="level">q_says_level($5)m4_define(<|q_level|>, $5)|>) <a href="q_page(q_here_is, _puzzles.html)#p$1">$1</a>|>)m4_dnl
m4_define(<|q_page|>, <|q_prefix<||>$1$2|>)m4_dnl
m4_define(<|q_to|>, <|<li><a href="q_page($1, $2)">$3</a></li>
|>)m4_dnl
m4_define(<|q_pages_of|>, <|<section aria-labelledby="b$1"><h2 id="b$1">q_says_board($1)</h2>
<ul class="to">
q_to($1, _puzzles.html, <|q_says_puzzles|>)q_to($1, _ask.html, <|q_says_ask|>)m4_ifelse(m4_eval($1 < 7), 1, <|q_to($1, _walk.html, <|q_says_walk|>)|>)q_to($1, .html, <|q_says_gallery|>)</ul>
q_numbers($1)</section>
|>)m4_dnl
m4_define(<|q_is_for|>, <|<div><dt>$1</dt><dd>$2</dd></div>
|>)m4_dnl
m4_include(pictures/page.m4)m4_dnl
main { padding-bottom: 3rem; align-items: start }
.how li { margin: .6rem 0 0 1.2rem; list-style: disc; max-width: 36rem }
dt { font-weight: 600 }
dl div { margin-top: .6rem }
dd { max-width: 36rem }
.boards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr)); gap: 2rem clamp(2rem, 6vw, 5rem); grid-column: 1/-1 }
.to { display: flex; flex-wrap: wrap; gap: .2rem 1.5rem; margin-block: .5rem }
.to a { display: block; min-height: 1.75rem; font-weight: 600 }
.level { display: flex; flex-wrap: wrap; align-items: baseline }
.level a { min-width: 1.75rem; padding: .2rem; text-align: center; text-decoration: none }
@media screen and (min-width: 62rem) { main.wrap { grid-template-columns: 1fr 1fr } }
@media print { .level a { min-width: 0 } section { break-inside: avoid } }
q_body
<header class="wrap"><h1>q_title</h1>
<p class="deck">q_says_deck</p></header>
<main class="wrap">
<section class="how" aria-labelledby="begin"><h2 id="begin">q_says_begin</h2>
<ul>
<li>q_says_first</li>
<li>q_says_levels</li>
<li>q_says_blackboard</li>
<li>q_says_printing</li>
<li>q_says_loading</li>
<li>q_says_folder</li>
</ul></section>
<section aria-labelledby="which"><h2 id="which">q_says_which</h2>
<dl>
q_is_for(<|q_says_puzzles|>, <|q_says_puzzles_for|>)q_is_for(<|q_says_ask|>, <|q_says_ask_for|>)q_is_for(<|q_says_walk|>, <|q_says_walk_for|>)q_is_for(<|q_says_gallery|>, <|q_says_gallery_for|>)</dl></section>
<div class="boards">
q_pages_of(4)q_pages_of(5)q_pages_of(6)q_pages_of(7)q_pages_of(8)</div>
</main>
q_footer

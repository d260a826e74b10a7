q_boards(<|1 2 3 4 5 6 7 8 9 10|>, <|a gallery exists for N up to 10; larger boards have too many solutions|>)m4_dnl
m4_include(pictures/board.m4)m4_dnl
m4_define(<|q_ending|>, <|.html|>)m4_dnl
m4_dnl
m4_dnl Boards from 9 have too many solutions: only the fundamental ones are drawn, the others
m4_dnl are folded lists.  N=2 and N=3 have none, N=1 has one.
m4_define(<|q_if_any|>, <|m4_ifelse(q_solutions, 0, <|$2|>, <|$1|>)|>)m4_dnl
m4_define(<|q_if_more|>, <|m4_ifelse(m4_eval(q_solutions > 1), 1, <|$1|>)|>)m4_dnl
m4_dnl
m4_dnl What a reader sees.
m4_define(<|q_title|>, <|q_says_of(q_n): q_says_gallery|>)m4_dnl
m4_define(<|q_about|>, <|All solutions of the q_n queens problem, grouped by the symmetries of the square.|>)m4_dnl
m4_define(<|q_says_deck|>, <|m4_ifelse(q_n, 1, <|A board of one square has room for one queen.|>, <|Place q_n queens on a board of q_n by q_n squares so that no two share a row, a column or a diagonal. q_if_any(<|There are q_solutions ways to do it.|>, <|There is no way to do it.|>)|>)|>)m4_dnl
m4_define(<|q_says_why_none|>, <|m4_ifelse(q_n, 2, <|Wherever one queen stands, she attacks all other squares.|>, <|In the centre, a queen attacks all other squares. At the edge she leaves two, and a queen on one of these attacks the other.|>)|>)m4_dnl
m4_define(<|q_says_numbers|>, <|The code of a solution has a number for each row, from the top down: 1 if its queen is in column a<||>m4_ifelse(m4_eval(q_n > 1), 1, <|, 2 if in column b|>)<||>m4_ifelse(m4_eval(q_n > 2), 1, <|, and so on|>)<||>q_if_any(<|: <span class="cols">q_spaced(q_first)</span>|>).|>)m4_dnl
m4_define(<|q_says_groups|>, <|Turn a solution by a quarter, or look at it in a mirror: that is a solution, too. All boards that you get in this way are a <dfn>group</dfn>: eight boards, or fewer if a turn changes nothing. The board whose code comes first is the <dfn>fundamental</dfn> solution of the group. From it you get all the others. So q_fundamentals of them m4_ifelse(q_fundamentals, 1, gives, give) all q_solutions solutions:|>)m4_dnl
m4_define(<|q_says_group|>, <|Group $1|>)m4_dnl
m4_define(<|q_says_boards|>, <|q_s($1, board)|>)m4_dnl
m4_define(<|q_says_contents|>, <|Groups|>)m4_dnl
m4_define(<|q_says_bar|>, <|On this page|>)m4_dnl
m4_define(<|q_says_first_group|>, <|Groups $1|>)m4_dnl
m4_define(<|q_says_bar_squares|>, <|Squares|>)m4_dnl
m4_define(<|q_says_bar_boards|>, <|Boards|>)m4_dnl
m4_define(<|q_says_all|>, <|All q_solutions|>)m4_dnl
m4_define(<|q_says_turn|>, <|Turn the board|>)m4_dnl
m4_define(<|q_says_turn_how|>, <|<span>The arrow lies along the row that was on top, and starts at its first square. </span><b>Rotate</b> turns the board clockwise. <b>Reflect</b> swaps top and bottom, as still water does, before the board turns.|>)m4_dnl
m4_define(<|q_says_old|>, <|This browser is too old to turn the board.|>)m4_dnl
m4_define(<|q_says_turned|>, <|The first solution, turned as you choose|>)m4_dnl
m4_dnl An image by its number, from 0, and its name in the tables.
m4_define(<|q_says_image|>, <|$2|>)m4_dnl
m4_define(<|q_says_fundamental|>, <|Fundamental solution of group $1|>)m4_dnl
m4_define(<|q_says_queens|>, <|Queens:|>)m4_dnl
m4_define(<|q_says_solution|>, <|Solution $1|>)m4_dnl
m4_define(<|q_says_number|>, <|no.|>)m4_dnl
m4_define(<|q_says_partner|>, <|each queen has a partner straight across the centre<||>m4_ifelse(m4_eval(q_n % 2), 1, <|, where the last queen stands|>)|>)m4_dnl
m4_define(<|q_says_why_4|>, <|<b>Why only four?</b> A half turn leaves this board as it is: q_says_partner. So the eight boards are four, and each of the four has two names and two arrows.|>)m4_dnl
m4_define(<|q_says_why_2|>, <|<b>Why only two?</b> A quarter turn leaves this board as it is, and so does a half turn: q_says_partner. So the eight boards are two, and each of the two has four names and four arrows.|>)m4_dnl
m4_define(<|q_says_why_1|>, <|<b>Why only one?</b> Every turn and every reflection leaves this board as it is.|>)m4_dnl
m4_define(<|q_says_squares|>, <|The squares|>)m4_dnl
m4_define(<|q_says_squares_how|>, <|How many solutions have a queen on each square. Each row and each column adds up to q_solutions.|>)m4_dnl
m4_define(<|q_says_others|>, <|Other boards|>)m4_dnl
m4_define(<|q_says_others_how|>, <|How many solutions a board has, and how many fundamental ones (OEIS A000170, A002562).|>)m4_dnl
m4_define(<|q_says_board|>, <|Board|>)m4_dnl
m4_define(<|q_says_all_of|>, <|All|>)m4_dnl
m4_define(<|q_says_fundamental_of|>, <|Fundamental|>)m4_dnl
m4_define(<|q_says_all_how|>, <|Sorted by their codes. q_many(<|At the right is the number of the group.|>, <|Each leads to its board.|>)|>)m4_dnl
m4_define(<|q_says_show|>, <|Show them|>)m4_dnl
m4_dnl
m4_dnl 11 × 8 + 1 × 4: the sizes of groups that occur.
m4_define(<|q_term|>, <|m4_ifelse($2, 0, , <| + $2 × $1|>)|>)m4_dnl
m4_define(<|q_sum|>, <|m4_substr(q_term(8, q_groups_of_8)q_term(4, q_groups_of_4)q_term(2, q_groups_of_2)q_term(1, q_groups_of_1), 3)|>)m4_dnl
m4_dnl
m4_dnl A solution can be several images of the fundamental one: their names and arrows.
m4_define(<|q_add|>, <|m4_define(<|$1|>, m4_defn(<|$1|>)<|$2|>)|>)m4_dnl
q_each(<|image|>, <|q_add(<|q_names $1|>, <|<b>q_says_image($6, <|$5|>)</b>|>)q_add(<|q_arrows $1|>, <|<use href="#a" class="a t$6"/>|>)|>)m4_dnl
m4_dnl
m4_dnl A queen as a number at a large board, upright on a board that turns, and in words.
m4_define(<|q_number|>, <|q_if_more(<|<text x="q_part(1069)" y="m4_decr($1).5" dy=".35em">$2</text>|>)|>)m4_dnl
m4_define(<|q_upright|>, <|<g transform="translate(m4_decr($2) m4_decr($1))"><use href="#c"/></g>|>)m4_dnl
m4_define(<|q_jump|>, <|<li><a href="#g$1">m4_ifelse($1, 1, <|q_says_first_group(1)|>, $1)</a></li>|>)m4_dnl
m4_define(<|q_board|>, <|<svg viewBox="0 0 q_n q_n" $1><use href="#b"/>$2</svg>|>)m4_dnl
m4_dnl
m4_dnl q_shaded(PERCENT): the class that shades a square so much, once.
m4_define(<|q_shaded|>, <|m4_ifdef(<|q_shaded $1|>, , <|m4_define(<|q_shaded $1|>).v$1 { --v: $1 }
|>)|>)m4_dnl
m4_include(pictures/page.m4)m4_dnl
.cols, .sum, .heat { direction: ltr; unicode-bidi: isolate }
.cols { letter-spacing: .02em; word-spacing: .1em; white-space: nowrap }
dfn { font-style: italic; font-weight: 600 }
header p + p { max-width: 36rem }
.sum { font: clamp(1.6rem, 3vw, 2.25rem)/1.2 var(--serif); margin-top: 1rem }
.toc { display: grid; grid-template-columns: repeat(auto-fit, minmax(max(5.2rem, 21%), 1fr)); gap: 1rem .9rem; max-width: 34rem }
.toc a { display: block; color: inherit; font-size: .875rem }
.toc span { display: block; margin-top: .3rem }
.toc i { display: block; font-style: normal; color: var(--soft) }
.bar { border-block: 1px solid var(--line); background: var(--paper); font-size: .875rem }
.bar ul { display: flex; flex-wrap: wrap; gap: 0 clamp(0px, 1vw - .4rem, .5rem); padding-block: .4rem; scrollbar-width: none }
.bar .wrap { padding-inline: calc(var(--side) - .25rem) }
.bar li:first-child { margin-right: auto }
.bar a { display: block; padding: .25rem; min-width: 1.5rem; text-align: center; white-space: nowrap; outline-offset: -2px }

.a { fill: var(--link); stroke: var(--link) }
.images .a, .turn { transform-box: view-box; transform-origin: center; transform: rotate(var(--turn)) scaleY(var(--flip)) }
q_each(<|image_name|>, <|:is(.t$1, .stage:has(#k$1:checked)) { --turn: m4_eval($1 % 4 * 90)deg; --flip: m4_ifelse(m4_eval($1 > 3), 1, -1, 1) }
|>)m4_dnl
.stage { display: grid; gap: 1.5rem clamp(2rem, 6vw, 5rem); align-items: center; padding-block: clamp(1.75rem, 4vw, 3.5rem); --turn: 0deg; --flip: 1 }
.stage ul { max-width: 25rem; margin-top: 1rem }
.stage label { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .5rem; padding: .2rem 0; cursor: pointer }
.stage li span { margin-left: auto; color: var(--soft); font-size: .875rem }
.stage input { accent-color: var(--link) }
.stage > svg { max-width: 28rem; padding: 6%; margin-inline: auto }
.turn { transition: transform 1s }
.turn g use { transform: scaleY(var(--flip)) rotate(calc(-1*var(--turn))); transform-origin: .5px .5px; transition: transform 1s }
@media (prefers-reduced-motion: reduce) { * { transition: none !important } }

.group, .data, .last { border-top: 1px solid var(--line); padding-block: clamp(1.5rem, 3vw, 2.75rem) }
.group { display: grid; gap: 1.75rem clamp(1.5rem, 3vw, 2.75rem); align-items: start }
.head { grid-column: 1/-1; display: flex; flex-wrap: wrap; align-items: baseline; gap: .2rem 1rem; color: var(--soft); font-size: .875rem }
.head h2 { color: var(--ink) }
.k { fill: var(--ink); font-size: calc(.07px*var(--n)); font-weight: 600; text-anchor: middle }
.pair { fill: none; stroke: var(--link); stroke-width: calc(.009px*var(--n)); stroke-dasharray: .2 .14 }
.images { display: grid; grid: auto/repeat(2, minmax(0, 1fr)); gap: 1.75rem 2rem }
.of8 .images { grid: repeat(4, auto)/auto-flow minmax(0, 1fr) }
.images figure { scroll-margin-top: 7rem; display: flex; flex-direction: column; height: 100% }
.images figcaption { flex: 1; display: flex; flex-direction: column }
.drawn .images i::before { content: "q_says_number " }
.images svg { margin-bottom: .85rem }
.images b { font-weight: 600; color: var(--ink); text-wrap: balance }
.images b:last-of-type { margin-bottom: auto }
.why { grid-column: 1/-1; align-self: center; max-width: 34rem; border-left: 3px solid var(--link); padding-left: 1rem; font: 1rem/1.5 var(--serif) }
.why b { display: block; font: 1.5rem/1.2 var(--serif); margin-bottom: .3rem }
.cards { display: grid; grid: auto-flow dense/repeat(auto-fill, minmax(7.75rem, 1fr)); gap: 1.75rem 1.5rem; padding-bottom: 2.5rem }
.cards h2 { font-size: 1.25rem }
.cards :is(.group, .images) { display: block; border: 0; padding: 0 }
.cards .head { margin-bottom: .4rem }
.cards .group:has([open]) { grid-column: 1/-1; max-width: 26rem }
summary { color: var(--link); cursor: pointer; padding-block: .2rem; font-size: .875rem }
.cards figure { padding-block: .1rem }
.cards figcaption { display: grid; grid-template-columns: minmax(0, 1fr) auto 1.6rem; gap: 0 .4rem; text-align: right }
.cards b { grid-column: 1; text-align: left; font-weight: 400 }
.cards .cols { grid-area: 1/2 }
.cards i { grid-area: 1/3 }

.data { display: grid; gap: 3rem clamp(2rem, 6vw, 5rem); align-items: start }
.stage > *, .data > *, .last { min-width: 0 }
#boards p { width: 0; min-width: 100% }
h2 + .note { margin: .6rem 0 1.25rem }
table { border-collapse: collapse }
th { font-weight: 400; color: var(--soft) }
.heat { --w: min(31rem, 100vw - 2.5rem); font-size: .875rem; width: var(--w); table-layout: fixed; border-collapse: separate; border-spacing: 2px }
.heat tr > :first-child { width: 1.3rem }
.heat tbody td { height: calc((var(--w) - 1.4rem)/var(--n) - 2px); text-align: center; font-size: clamp(.8rem, 2.2vw, 1.2rem); background: color-mix(in srgb, var(--warm) calc(var(--v)*var(--shade)), var(--paper)); outline: 1px solid var(--line); print-color-adjust: exact }
q_each(<|square|>, <|q_shaded(q_shade($3))|>)m4_dnl
.wide { overflow-x: auto }
.counts { font-size: clamp(.75rem, 2.95vw, .875rem); line-height: 1.45 }
.counts :is(th, td) { text-align: right; padding: .05rem 0 .05rem clamp(.2rem, 4vw - .6rem, 1.25rem); white-space: nowrap }
.counts tr > :first-child { padding-left: 0 }
.this > * { font-weight: 700; color: var(--ink); border-block: 1px solid var(--ink) }
.all { columns: max(8.6rem, 1.15rem*var(--n)); font-size: .875rem; line-height: 1.5rem }
.many .all { columns: 14.5rem }
.all li { break-inside: avoid; display: flex; gap: .6rem }
.all a { color: inherit }
.all a:hover { color: var(--link) }
.all b { min-width: 1.4rem; font-weight: 400; color: var(--soft); text-align: right }
.all i, .images i { font-style: normal }

@media screen { .cards .size { display: none } }
@media screen and (min-width: 40rem) {
html { scroll-padding-top: 4rem }
.bar { position: sticky; top: 0; z-index: 1 }
.bar ul { flex-wrap: nowrap; overflow-x: auto }
.images, .of8 .images { grid: auto/repeat(4, minmax(0, 1fr)); gap: 1.5rem 1.4rem }
.cards { grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)) }
.cards .group:has([open]) { display: grid; grid-template: auto 1fr/minmax(0, 20rem) 24rem; gap: 0 1.5rem; max-width: none }
.of4 .images, .of2 .images { column-gap: 2rem }
.of4 figure:nth-child(3) { grid-area: 2/1 }
.of4 .why { grid-area: 1/3/3/5 }
.of2 .why { grid-area: 1/3/2/5 }
.of1 .why { grid-area: 1/2/2/5 }
.large { max-width: 32rem; margin-inline: auto }
}
@media screen and (min-width: 62rem) {
.stage { grid-template-columns: 1fr 1fr }
.drawn .group { grid-template-columns: min(34vw, 26rem) 1fr }
.data { grid-template-columns: 1fr auto }
.heat { --w: min(31rem, 40vw) }
}
@media print {
.bar, .stage :is(h2, ul), .stage > svg, .many .stage span, .last .note, summary { display: none }
.toc { grid-template-columns: repeat(4, 1fr); gap: 3mm 6mm; width: 128mm; max-width: none }
details::details-content { display: block; content-visibility: visible; block-size: auto }
.stage { padding-block: 5mm 0 }
.group, .data, .last { border: 0; padding-block: 0 }
.drawn .group, .group + .data { break-before: page }
.large { width: 118mm; margin-inline: auto }
.images, .of8 .images { grid: auto/repeat(4, 1fr); gap: 5mm 6mm }
.cards { grid-template-columns: 1fr 1fr; gap: 5mm 10mm; margin-top: 8mm }
.cards .group { break-inside: avoid; display: grid !important; gap: 3mm 4mm; grid: auto auto/24mm 1fr !important; align-content: start; grid-column: auto !important; max-width: none !important }
.cards details { grid-column: 1/-1 }
.cards figcaption { gap: 0 1mm; grid-template-columns: 1fr auto 8mm }
.data { break-inside: avoid; grid-template-columns: 1fr auto; gap: 7mm }
.heat { --w: 66mm }
.heat td { font-size: 10pt !important }
.counts { font-size: 10pt; line-height: 1.15 }
.counts :is(th, td) { padding-left: 3mm }
.last, .cards + .data { padding-block: 8mm 0 }
.all { columns: q_many(3, 5); column-gap: 2mm; font-size: 10pt; line-height: 1.2 }
.all li { gap: 2mm }
}
q_body(<| class="q_many(many, drawn)"|>)
q_defs(<|<symbol id="a" viewBox="0 0 8 8" overflow="visible"><path d="M.2-.4H7.5" stroke-width=".11"/><path d="M8-.4l-.62-.26v.52z" stroke="none"/><circle cx=".2" cy="-.4" r=".2" stroke="none"/></symbol>
q_if_more(<|q_many(, <|q_names
|>)|>)|>)
<header id="top" class="wrap">
<div>q_heading(<|q_says_gallery|>)
<p class="deck">q_says_deck</p>
q_if_any(<|q_if_more(<|<p>q_says_attack</p>
|>)<p>q_says_numbers</p>
q_if_more(<|<p>q_says_groups</p>
<p class="sum">q_sum = q_solutions</p>
|>)|>, <|<p>q_says_why_none</p>|>)</div>
q_if_any(<|q_many(, <|<nav aria-label="q_says_contents"><ol class="toc">
q_each(<|fundamental|>, <|<li><a href="#g$4">q_board(<|aria-hidden="true"|>, <|q_line(<|$2|>)|>)<span>q_says_group($4) <i>q_says_boards($7)</i></span></a></li>
|>)m4_dnl
</ol></nav>|>)|>, <|<div class="toc">q_board(<|role="img" aria-label="q_says_empty"|>)</div>|>)
</header>
<nav class="bar" aria-label="q_says_bar"><ul class="wrap"><li><a href="#top">q_says_of(q_n)</a></li>
q_if_any(<|q_each(<|fundamental|>, <|q_many(<|q_every(10, m4_decr($4), <|q_jump(<|$4|>)|>)|>, <|q_jump(<|$4|>)|>)|>)|>)
q_if_more(<|<li><a href="#squares">q_says_bar_squares</a></li>|>)<li><a href="#boards">q_says_bar_boards</a></li>q_if_more(<|<li><a href="#all">q_says_all</a></li>|>)</ul></nav>
<main>
q_if_more(<|<section class="stage wrap" aria-labelledby="turn"><div><h2 id="turn">q_says_turn</h2>
<p class="note old">q_says_old</p>
<p class="note new">q_says_turn_how</p>
<ul class="new">
q_each(<|image|>, <|m4_ifelse($4, 1, <|<li><label><input type="radio" name="k" m4_ifelse($6, 0, checked )id="k$6"> q_says_image($6, <|$5|>) <span class="cols">q_spaced(<|$2|>)</span></label></li>
|>)|>)m4_dnl
</ul></div>
q_board(<|role="img" aria-label="q_says_turned"|>, <|<g class="turn"><use href="#b"/>q_as(<|q_upright|>, <|q_first|>)<use href="#a" class="a"/></g>|>)
</section>
|>)m4_dnl
q_many(<|<div class="wrap cards">
|>)m4_dnl
q_each(<|image|>, <|m4_ifelse($6, 0, <|<section class="q_many(, <|wrap |>)group of$7" id="g$4" aria-labelledby="h$4">
<div class="head"><h2 id="h$4">q_says_group($4)</h2>q_many(, <|<p class="cols">q_spaced(<|$2|>)</p>|>)<p class="size">q_says_boards($7)</p></div>
q_many(<|q_board(<|role="img" aria-label="q_says_solution($1)"|>, <|q_line(<|$2|>)|>)
<details><summary>q_says_boards($7)</summary>|>,
<|<svg class="large" viewBox="-q_part(88) 0 q_part(1194) q_part(1095)" role="img"><title>q_says_fundamental($4)</title><desc>q_says_queens q_squares_of(<|$2|>)</desc><use href="#b"/>q_if_more(<|<use href="#names"/>|>)m4_ifelse($7, 8, , <|q_pairs(<|$2|>)|>)q_line(<|$2|>)<g class="k">q_as(<|q_number|>, <|$2|>)</g></svg>|>)
<div class="images">
|>)m4_ifdef(<|q_names $1|>, <|<figure id="s$1">q_many(, <|q_board(<|role="img" aria-label="q_says_solution($1)"|>, <|q_line(<|$2|>)m4_indir(<|q_arrows $1|>)|>)|>)<figcaption>m4_indir(<|q_names $1|>)<span class="cols">q_spaced(<|$2|>)</span> <i>$1</i></figcaption></figure>
m4_undefine(<|q_names $1|>)|>)m4_ifelse($6, 7, <|q_many(, <|m4_ifelse($7, 8, , <|<p class="why">m4_indir(<|q_says_why_$7|>)</p>|>)|>)</div>q_many(</details>)</section>
|>)|>)m4_dnl
q_many(<|</div>
|>)m4_dnl
<section class="data wrap">
q_if_more(<|<div id="squares"><h2>q_says_squares</h2>
<p class="note">q_says_squares_how</p>
<table class="heat">
<thead><tr><td></td>q_each(<|row|>, <|<th scope="col">$4</th>|>)</tr></thead>
<tbody>
q_each(<|square|>, <|m4_ifelse($2, 1, <|<tr><th scope="row">m4_eval(q_n + 1 - $1)</th>|>)<td class="v<||>q_shade($3)">$3</td>m4_ifelse($2, q_n, <|</tr>
|>)|>)m4_dnl
</tbody></table></div>
|>)m4_dnl
<div id="boards"><h2 id="others">q_says_others</h2>
<p class="note">q_says_others_how</p>
<section class="wide" aria-labelledby="others" tabindex="0"><table class="counts">
<thead><tr><th scope="col">q_says_board</th><th scope="col">q_says_all_of</th><th scope="col">q_says_fundamental_of</th></tr></thead>
<tbody>
q_each(<|count|>, <|<tr<||>m4_ifelse($1, q_n, <| class="this"|>)><th scope="row">$1</th><td>q_commas($2)</td><td>q_commas($3)</td></tr>
|>)m4_dnl
</tbody></table></section></div>
</section>
q_if_more(<|<section class="last wrap" id="all"><h2>q_says_all</h2>
<p class="note">q_says_all_how</p>
q_many(<|<details><summary>q_says_show</summary>|>)<ol class="all">
q_each(<|solution|>, <|<li><b>$1</b> q_many(<|<span class="cols">q_spaced(<|$2|>)</span> <i>$4</i>|>, <|<a class="cols" href="#s$1">q_spaced(<|$2|>)</a>|>)</li>
|>)m4_dnl
</ol>q_many(</details>)</section>
|>)m4_dnl
</main>
q_footer

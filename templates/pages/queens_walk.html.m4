m4_include(pictures/squares.m4)m4_dnl
m4_define(<|q_ending|>, <|_walk.html|>)m4_dnl
m4_dnl
m4_dnl What a reader sees.
m4_define(<|q_title|>, <|q_says_of(q_n): q_says_walk|>)m4_dnl
m4_define(<|q_about|>, <|How backtracking finds the first solution of q_n queens, step by step.|>)m4_dnl
m4_define(<|q_says_deck|>, <|Put q_n queens on q_n by q_n squares, row by row from the top: take the first square that no queen attacks. If a row has none, go back, and move on the queen above.|>)m4_dnl
m4_define(<|q_says_maze|>, <|You can find your way out of a maze like this: go on as long as you can. At a dead end, go back to the last fork.|>)m4_dnl
m4_define(<|q_says_looked|>, <|With a queen in each row there are q_n<sup>q_n</sup> = q_commas(m4_eval(q_n ** q_n)) boards. This search looked at q_looked_at boards. q_if_back(<|With the ways back, it|>, It) took q_steps steps. Only the last board was full. q_if_back(<|A dead end rules out all boards that begin in the same way.|>, <|It never had to go back.|>)|>)m4_dnl
m4_define(<|q_says_queen|>, <|queen|>)m4_dnl
m4_define(<|q_says_given_up|>, <|tried, given up|>)m4_dnl
m4_define(<|q_says_attacked|>, <|attacked, in this row|>)m4_dnl
m4_define(<|q_says_below|>, <|attacked, further down|>)m4_dnl
m4_define(<|q_says_looked_at|>, <|this row is looked at|>)m4_dnl
m4_define(<|q_says_no_square|>, <|this row has no free square|>)m4_dnl
m4_define(<|q_says_last|>, <|the last queen stands|>)m4_dnl
m4_define(<|q_says_tree|>, <|The boards that were tried|>)m4_dnl
m4_define(<|q_says_tree_how|>, <|The letter in a circle is the column of a queen. The number beside it is that of a picture below.<||>q_if_back(<| A cross is a row without a free square: there the search goes back. A way back has a picture, but no circle.|>)|>)m4_dnl
m4_define(<|q_says_row|>, <|<tspan>Row</tspan> q_row_name($1)|>)m4_dnl
m4_define(<|q_says_frame|>, <|Picture $1|>)m4_dnl
m4_define(<|q_says_queens|>, <|Queens: $1.|>)m4_dnl
m4_dnl A step by its kind: q_says_KIND is its name, q_says_step_KIND(ROW, COLUMN, COLUMNS)
m4_dnl what happens.
m4_define(<|q_says_place|>, <|Place|>)m4_dnl
m4_define(<|q_says_back|>, <|Go back|>)m4_dnl
m4_define(<|q_says_dead|>, <|Dead end|>)m4_dnl
m4_define(<|q_says_left|>, <|Go back|>)m4_dnl
m4_define(<|q_says_solved|>, <|Solved|>)m4_dnl
m4_define(<|q_says_step_place|>, <|Row q_row_name($1): q_at($1, $2) is free.|>)m4_dnl
m4_define(<|q_says_step_back|>, <|Back to row q_row_name($1): try q_at($1, $2).|>)m4_dnl
m4_define(<|q_says_step_dead|>, <|Row q_row_name($1): all squares are attacked.|>)m4_dnl
m4_define(<|q_says_step_left|>, <|Back to row q_row_name($1): no square is left.|>)m4_dnl
m4_define(<|q_says_step_solved|>, <|Row q_row_name($1): q_at($1, $2) is free. All queens stand.|>)m4_dnl
m4_define(<|q_row_name|>, <|m4_eval(q_n + 1 - $1)|>)m4_dnl
m4_dnl
m4_dnl The tree.  A step that goes back begins a new column of it, q_x; q_x_ROW is where the
m4_dnl last queen of a row stands.  Nodes are kept aside until all edges are drawn.
m4_define(<|q_x|>, 0)m4_define(<|q_x_0|>, 0)m4_define(<|q_width|>, 0)m4_define(<|q_looked_at|>, 0)m4_dnl
q_each(<|step|>, <|m4_define(<|q_steps|>, $1)m4_ifelse($2, back, <|m4_define(<|q_width|>, m4_incr(q_width))|>)m4_ifelse($4, 0, , <|m4_define(<|q_looked_at|>, m4_incr(q_looked_at))|>)|>)m4_dnl
m4_define(<|q_below|>, <|<path class="edge $2" d="M<||>m4_indir(<|q_x_|>m4_decr($3)) m4_decr($3)v.5H<||>q_x<||>V$3"/>
m4_divert(1)m4_dnl
<a class="$2" href="#f$1" transform="translate(q_x $3)"><title>q_says_frame($1): q_says_$2</title>$5<text class="frame" x=".35" y=".08">$1</text></a>
m4_divert(0)m4_define(<|q_x_$3|>, q_x)m4_dnl
|>)m4_dnl
m4_define(<|q_if_back|>, <|m4_ifelse(q_width, 0, <|$2|>, <|$1|>)|>)m4_dnl
m4_define(<|q_wide|>, <|m4_incr(q_width).85|>)m4_dnl
m4_define(<|q_node|>, <|m4_ifelse($2, back, <|m4_define(<|q_x|>, m4_incr(q_x))|>)m4_ifelse($2, left, , <|q_below($@, m4_ifelse($2, dead,
	<|<path d="M-.15-.15l.3.3m0-.3l-.3.3"/>|>, <|<circle r=".27"/><text y=".12">m4_substr(abcdefghijkl, m4_decr($4), 1)</text>|>))|>)|>)m4_dnl
m4_dnl
m4_define(<|q_marks|>, <|m4_ifelse(<|$2|>, , , <|<polyline class="$1" points="$2"/>|>)|>)m4_dnl
m4_define(<|q_jump|>, <|<a href="#f$1" aria-label="q_says_frame($1)">$2</a>|>)m4_dnl
m4_define(<|q_key|>, <|<li><svg viewBox="0 0 1 1" aria-hidden="true"><path class="light" d="M0 0h1v1H0z"/><polyline class="$1" points="1 1"/></svg>$2</li>|>)m4_dnl
m4_define(<|q_key_row|>, <|<li class="$1"><svg viewBox="-.1 0 2.2 1" aria-hidden="true"><rect class="looked-at" y=".1" width="1.6" height=".8"/><path class="pointer" d="M1.7 .5l.36-.2v.4z"/></svg>$2</li>|>)m4_dnl
m4_include(pictures/page.m4)m4_dnl
.key { display: grid; grid-template-columns: repeat(2, auto); justify-content: start; gap: .6rem 1.5rem; margin-top: 1.5rem; font-size: .875rem; color: var(--soft) }
.key li { display: flex; gap: .6rem; align-items: center }
.key svg { width: 1.9rem; flex: none }
.given-up { marker: url(#g) }
.attacked { marker: url(#X) }
.below { marker: url(#x) }
.hollow { fill: none; stroke: var(--queen); stroke-width: .045; stroke-linejoin: round }
.cross { fill: none; stroke: var(--mark); stroke-width: .15 }
.small { fill: none; stroke: var(--soft); stroke-width: .09 }

.tree { max-width: calc(10rem + 4rem*q_width); margin-inline: auto }
.tree text { font-size: .34px; text-anchor: middle; fill: var(--ink) }
.tree :is(.name, .frame) { font-size: .22px; text-anchor: start; fill: var(--soft) }
.tree .frame { fill: var(--link); paint-order: stroke; stroke: var(--paper); stroke-width: .1 }
.tree a:hover .frame { text-decoration: underline }
.tree circle { fill: var(--paper); stroke: var(--ink); stroke-width: .04 }
.row { stroke: var(--line); stroke-width: .02 }
.edge { fill: none; stroke: var(--ink); stroke-width: .04 }
.edge.dead { stroke: var(--mark); stroke-dasharray: .09 .07 }
.tree a path { stroke: var(--mark); stroke-width: .07 }
.tree .solved circle { fill: var(--good); stroke: var(--good) }
.tree .solved text:not(.frame) { fill: var(--paper) }
.tree + figcaption { margin-top: .75rem }
sup { line-height: 0; font-size: .875rem }
m4_ifelse(q_n, 6, <|@media screen and (max-width: 40rem) {
/* The tree of a telephone grows to the right, and its words stay upright. */
.tree { --swap: matrix(0, 1, 1, 0, 0, 0); --scale: calc(q_wide/7); display: block; margin-bottom: calc(100%*(var(--scale)*(q_wide + .3) - 6.5)/q_wide) }
.swap { transform: scale(var(--scale)) translate(.1px, .3px) var(--swap) }
.tree text { transform: var(--swap) }
.tree .frame { transform: var(--swap) translate(-.35px, .5px) }
.tree :is(.name, .frame) { font-size: .3px; text-anchor: middle }
.row ~ .row + g tspan { display: none }
}
|>)m4_dnl

.strip { --letter: .1px; display: grid; grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr)); gap: 1.75rem 2.25rem; padding-block: 1.75rem 3rem; border-top: 1px solid var(--line) }
.strip figcaption { position: relative; margin-top: 1.75rem }
.strip b { display: block; color: var(--ink); font-weight: 600 }
.strip i { font: italic 1.15rem/1 var(--serif); margin-right: .2rem }
.go { display: block; margin-left: -.6rem; white-space: nowrap }
.go a { display: inline-block; min-width: 1.75rem; min-height: 1.5rem; text-align: center; font-size: 1rem }
:target .go a { color: inherit }
li { --way: var(--link) }
:is(.dead, .left) { --way: var(--mark) }
.solved { --way: var(--good) }
.looked-at { fill: none; stroke: var(--way); stroke-width: calc(.0175px*var(--n)) }
.pointer { fill: var(--way) }
.strip :is(.dead, .solved) b { color: var(--way) }
:is(.dead, .left) .looked-at { stroke-dasharray: .16 .12 }

@media (min-width: 40rem) {
.strip { --letter: .075px; grid-template-columns: repeat(3, 1fr); gap: 2.25rem 3rem }
.go { position: absolute; top: 0; right: 0; margin: 0 }
}
@media (min-width: 62rem) { .strip { --letter: .065px; grid-template-columns: repeat(4, 1fr) } }
@media print {
header { grid-template-columns: m4_ifelse(q_n, 6, none, 1fr 62mm) }
h1 + .deck { margin: 3mm 0 2mm }
.key { gap: 1mm 4mm; margin-top: 2mm }
.key svg { width: 5mm }
.strip { display: block; padding: 2mm 2mm 0 6mm; --letter: m4_ifelse(q_n, 6, .142px, .111px) }
.strip li { float: left; width: 25%; padding: 1mm 1mm 1mm 4mm; break-inside: avoid }
.strip svg { width: m4_ifelse(q_n, 6, 25mm, 32mm) }
.strip li:nth-child(4n + 1) { clear: left }
.strip figcaption { margin-top: 5mm }
.go { display: none }
}
q_body
q_defs(<|q_names
q_marker(<|g|>, <|<path class="hollow" d="M.262.69.128.34.317.515V.222L.433.482.5.18.567.482.683.222V.515L.872.34.738.69zM.258.745H.742L.78.875H.22z"/>|>)
q_marker(<|x|>, <|<path class="small" d="M.38.38l.24.24m0-.24l-.24.24"/>|>)
q_marker(<|X|>, <|<path class="cross" d="M.3.3l.4.4m0-.4l-.4.4"/>|>)
|>)
<header class="wrap">
<div>q_heading(<|q_says_walk|>)
<p class="deck">q_says_deck</p>
<p>q_says_maze</p>
<p class="note">q_says_looked</p>
<ul class="key">
q_key(stands, <|q_says_queen|>)
q_if_back(<|q_key(given-up, <|q_says_given_up|>)
|>)m4_dnl
q_key(attacked, <|q_says_attacked|>)
q_key(below, <|q_says_below|>)
q_key_row(, <|q_says_looked_at|>)
q_if_back(<|q_key_row(dead, <|q_says_no_square|>)
|>)m4_dnl
q_key_row(solved, <|q_says_last|>)
</ul></div>
<figure><svg class="tree" viewBox="0 0 q_wide q_n.5" role="group" aria-label="q_says_tree"><g class="swap"><g transform="translate(1.1 .2)">
q_each(<|row|>, <|<path class="row" d="M-1.1 $1h<||>q_wide"/><g transform="translate(-1.1 $1)"><text class="name" y="-.1">q_says_row($1)</text></g>
|>)m4_dnl
q_each(<|step|>, <|q_node(<|$1|>, <|$2|>, <|$3|>, <|$4|>)|>)m4_dnl
m4_undivert(1)m4_dnl
<circle r=".1"/>
</g></g></svg><figcaption>q_says_tree_how</figcaption></figure>
</header>
<main><ol class="strip wrap">
q_each(<|step|>, <|<li class="$2" id="f$1"><figure><svg viewBox="0 0 q_n q_n" role="img" aria-label="q_says_frame($1). q_says_queens(q_squares_of(<|$5|>))"><use href="#b"/><use href="#names"/>q_marks(below, <|$8|>)q_marks(attacked, <|$7|>)q_marks(given-up, <|$6|>)<polyline points="q_as(<|q_stands|>, <|$5|>)"/><rect class="looked-at" y="m4_decr($3)" width="q_n" height="1"/><path class="pointer" d="M<||>q_n.1 m4_decr($3).5l.36-.2v.4z"/></svg><figcaption><b><i>$1</i> q_says_$2</b> q_says_step_$2(<|$3|>, <|$4|>, <|$5|>)<span class="go">m4_ifelse($1, 1, , <|q_jump(m4_decr($1), ←)|>)m4_ifelse($2, solved, , <|q_jump(m4_incr($1), →)|>)</span></figcaption></figure></li>
|>)m4_dnl
</ol></main>
q_footer

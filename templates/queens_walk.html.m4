m4_include(pictures/board.m4)m4_dnl
m4_define(<|q_ending|>, <|_walk.html|>)m4_dnl
m4_define(<|q_title|>, <|Backtracking: the first solution of q_n queens|>)m4_dnl
m4_define(<|q_about|>, <|How backtracking finds the first solution of q_n queens, step by step.|>)m4_dnl
m4_dnl
m4_dnl A step by its kind: q_call_KIND is its name, q_step_KIND(ROW, COLUMN, COLUMNS)
m4_dnl what happens.
m4_define(<|q_call_place|>, <|Place|>)m4_dnl
m4_define(<|q_call_back|>, <|Go back|>)m4_dnl
m4_define(<|q_call_dead|>, <|Dead end|>)m4_dnl
m4_define(<|q_call_left|>, <|Dead end|>)m4_dnl
m4_define(<|q_call_solved|>, <|Solved|>)m4_dnl
m4_define(<|q_step_place|>, <|Row $1: column $2 is free.|>)m4_dnl
m4_define(<|q_step_back|>, <|Back to row $1: try column $2.|>)m4_dnl
m4_define(<|q_step_dead|>, <|Row $1: all are attacked.|>)m4_dnl
m4_define(<|q_step_left|>, <|Back to row $1: none is left.|>)m4_dnl
m4_define(<|q_step_solved|>, <|Row $1: column $2 is free: <span class="cols">q_spaced(<|$3|>)</span>.|>)m4_dnl
m4_dnl
m4_dnl The tree.  A step that goes back begins a new column of it, q_x; q_x_ROW is where the
m4_dnl last queen of a row stands.  Nodes are kept aside until all edges are drawn.
m4_define(<|q_x|>, 0)m4_define(<|q_x_0|>, 0)m4_define(<|q_width|>, 0)m4_define(<|q_looked_at|>, 0)m4_dnl
q_each(<|step|>, <|m4_ifelse($2, back, <|m4_define(<|q_width|>, m4_incr(q_width))|>)m4_ifelse($4, 0, , <|m4_define(<|q_looked_at|>, m4_incr(q_looked_at))|>)|>)m4_dnl
m4_define(<|q_below|>, <|<path class="edge $2" d="M<||>m4_indir(<|q_x_|>m4_decr($3)) m4_decr($3)v.5H<||>q_x<||>V$3"/>
m4_divert(1)m4_dnl
<a class="$2" href="#f$1" transform="translate(q_x $3)"><title>Frame $1: q_call_$2</title>$5<text class="frame" x=".35" y=".08">$1</text></a>
m4_divert(0)m4_define(<|q_x_$3|>, q_x)m4_dnl
|>)m4_dnl
m4_define(<|q_if_back|>, <|m4_ifelse(q_width, 0, <|$2|>, <|$1|>)|>)m4_dnl
m4_define(<|q_wide|>, <|m4_incr(q_width).85|>)m4_dnl
m4_define(<|q_board_below|>, <|q_below(<|$1|>, <|$2|>, <|$3|>, <|$4|>, <|<circle r=".27"/><text y=".12">$4</text>|>)|>)m4_dnl
m4_define(<|q_node_place|>, m4_defn(<|q_board_below|>))m4_define(<|q_node_solved|>, m4_defn(<|q_board_below|>))m4_dnl
m4_define(<|q_node_back|>, <|m4_define(<|q_x|>, m4_incr(q_x))q_board_below($@)|>)m4_dnl
m4_define(<|q_node_dead|>, <|q_below(<|$1|>, <|$2|>, <|$3|>, <|$4|>, <|<path d="M-.15-.15l.3.3m0-.3l-.3.3"/>|>)|>)m4_dnl
m4_define(<|q_node_left|>)m4_dnl
m4_dnl
m4_define(<|q_marks|>, <|m4_ifelse(<|$2|>, , , <|<polyline class="$1" points="$2"/>|>)|>)m4_dnl
m4_define(<|q_jump|>, <|<a href="#f$1" aria-label="Frame $1">$2</a>|>)m4_dnl
m4_define(<|q_key|>, <|<li><svg viewBox="0 0 1 1" aria-hidden="true"><path class="light" d="M0 0h1v1H0z"/><polyline class="$1" points="1 1"/></svg>$2</li>|>)m4_dnl
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

h1 { font-size: clamp(2.75rem, 6.5vw, 4.75rem) }
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
.tree .solved circle { fill: var(--ink) }
.tree .solved text:not(.frame) { fill: var(--paper) }
.tree + figcaption { margin-top: .75rem }
sup { line-height: 0 }
m4_ifelse(q_n, 6, <|@media screen and (max-width: 40rem) {
/* The tree of a telephone grows to the right, and its words stay upright. */
.tree { --swap: matrix(0, 1, 1, 0, 0, 0); --scale: calc(q_wide/7); display: block; margin-bottom: calc(100%*(var(--scale)*(q_wide + .3) - 6.5)/q_wide) }
.swap { transform: scale(var(--scale)) translate(.1px, .3px) var(--swap) }
.tree text { transform: var(--swap) }
.tree .frame { transform: var(--swap) translate(-.55px, .45px) }
.tree :is(.name, .frame) { font-size: .26px }
}
|>)m4_dnl

.strip { display: grid; grid-template-columns: repeat(auto-fill, minmax(7.75rem, 1fr)); gap: 1.75rem 1.5rem; padding-block: 1.75rem 3rem; border-top: 1px solid var(--line) }
.strip li { scroll-margin-top: 1rem }
.strip figcaption { position: relative; margin-top: .5rem; font-size: .875rem }
.strip b { display: block; color: var(--ink); font-weight: 600 }
.strip i { font: italic 1.15rem/1 var(--serif); margin-right: .2rem }
.go { display: block; margin-left: -.4rem }
.go a { display: inline-block; min-width: 1.75rem; min-height: 1.5rem; text-align: center; font-size: 1rem }
:target .go a { color: inherit }
.looked-at { fill: none; stroke: var(--mark); stroke-width: calc(.0175px*var(--n)) }
.pointer { fill: var(--mark) }
.strip :is(.dead, .left) b { color: var(--mark) }
.strip :is(.dead, .left) .looked-at { stroke-dasharray: .16 .12 }
.strip .solved .looked-at { stroke: var(--ink) }

@media (min-width: 40rem) {
.strip { grid-template-columns: repeat(3, 1fr); gap: 2.25rem 3rem }
.go { position: absolute; top: 0; right: 0; margin: 0 }
}
@media (min-width: 62rem) {
header { grid-template-columns: 1fr 1fr; align-items: center }
.strip { grid-template-columns: repeat(4, 1fr) }
}
@media print {
html { font-size: 10pt }
header { grid-template-columns: 1fr 62mm; gap: 8mm; align-items: center }
h1 { font-size: 26pt }
.deck { font-size: 11pt; margin: 3mm 0 2mm }
.strip { display: block; padding: 2mm 2mm 0 6mm }
.strip li { float: left; width: 25%; padding: 1mm 1mm 2mm 4mm; break-inside: avoid }
.strip svg { width: 33mm }
.strip li:nth-child(4n + 1) { clear: left }
.strip figcaption { font-size: 8pt }
.go { display: none }
}
</style>
</head>
<body>
q_defs(<|q_marker(<|g|>, <|<path class="hollow" d="M.262.69.128.34.317.515V.222L.433.482.5.18.567.482.683.222V.515L.872.34.738.69zM.258.745H.742L.78.875H.22z"/>|>)
q_marker(<|x|>, <|<path class="small" d="M.38.38l.24.24m0-.24l-.24.24"/>|>)
q_marker(<|X|>, <|<path class="cross" d="M.3.3l.4.4m0-.4l-.4.4"/>|>)
|>)
<header class="wrap">
<div><h1>Backtracking</h1>
<p class="deck">q_n queens on q_n by q_n squares, row by row: take the first square that no queen attacks. Where a row has none, go back and move the queen above.</p>
<p class="note">With a queen in each row there are q_n<sup>q_n</sup> = q_commas(m4_eval(q_n ** q_n)) boards. This search looked at q_looked_at boards, some of them not yet full: q_if_back(<|a dead end rules out all boards that begin in the same way|>, <|it never had to go back|>).</p>
<ul class="key">
q_key(stands, queen)
q_if_back(<|q_key(given-up, <|tried, given up|>)
|>)m4_dnl
q_key(attacked, <|attacked, in this row|>)
q_key(below, <|attacked, further down|>)
</ul></div>
<figure><svg class="tree" viewBox="0 0 q_wide q_n.5" role="group" aria-label="The boards that were tried"><g class="swap"><g transform="translate(1.1 .2)">
q_each(<|row|>, <|<path class="row" d="M-1.1 $1h<||>q_wide"/><g transform="translate(-1.1 $1)"><text class="name" y="-.1">Row $1</text></g>
|>)m4_dnl
q_each(<|step|>, <|q_node_$2(<|$1|>, <|$2|>, <|$3|>, <|$4|>)|>)m4_dnl
m4_undivert(1)m4_dnl
<circle r=".1"/>
</g></g></svg><figcaption>In a circle is the column of the row's queen, at the circle the number of its frame below.<||>q_if_back(<| A cross is a row without a free square.|>)</figcaption></figure>
</header>
<main><ol class="strip wrap">
q_each(<|step|>, <|<li class="$2" id="f$1"><figure><svg viewBox="0 0 q_n q_n" role="img" aria-label="Frame $1. Queens: m4_patsubst(q_spaced(<|$5|>), <| 0|>)."><use href="#b"/>q_marks(below, <|$8|>)q_marks(attacked, <|$7|>)q_marks(given-up, <|$6|>)<polyline points="q_as(<|q_stands|>, <|$5|>)"/><rect class="looked-at" y="m4_decr($3)" width="q_n" height="1"/><path class="pointer" d="M-.1 m4_decr($3).5l-.36-.2v.4z"/></svg><figcaption><b><i>$1</i> q_call_$2</b> q_step_$2(<|$3|>, <|$4|>, <|$5|>)<span class="go">m4_ifelse($1, 1, , <|q_jump(m4_decr($1), ←)|>)m4_ifelse($2, solved, , <|q_jump(m4_incr($1), →)|>)</span></figcaption></figure></li>
|>)m4_dnl
</ol></main>
q_footer

q_boards(<|4 5 6 7 8|>, <|a poster is for boards 4 to 8: smaller ones have too few groups, larger ones too many|>)m4_dnl
m4_include(pictures/board.m4)m4_dnl
m4_dnl
m4_dnl Boards stand in columns, each in a place of 75 by 84 units, 63 of them the board.
m4_define(<|q_across|>, <|m4_ifelse(m4_eval(q_fundamentals > 6), 1, 4, m4_eval(q_fundamentals > 2), 1, 3, q_fundamentals)|>)m4_dnl
m4_define(<|q_down|>, <|m4_eval((q_fundamentals + q_across - 1) / q_across)|>)m4_dnl
m4_define(<|q_position|>, <|m4_eval(($1 - 1) % q_across * 75) m4_eval(($1 - 1) / q_across * 84)|>)m4_dnl
m4_define(<|q_size|>, <|m4_ifelse($2, 0, , <|<tspan x="20" dy="6.3">q_s($2, group) of $1<||>$3</tspan>|>)|>)m4_dnl
<svg xmlns="http://www.w3.org/2000/svg" width="420mm" height="297mm" viewBox="0 0 420 297" role="img">
<!-- q_made(.svg) -->
<title>q_n queens: the fundamental solutions</title>
<desc>q_each(<|fundamental|>, <|Group $4: q_spaced(<|$2|>). |>)</desc>
<style>
@page { size: A3 landscape; margin: 0 }
@media screen { :root { width: 100vw; height: 100vh; background: q_paper } }
text { fill: q_ink; font-family: q_sans }
.title, .deck, .many, .group { font-family: q_serif }
.title { font-size: 24px; letter-spacing: -.4px }
.deck { font-size: 7.1px; font-style: italic }
.many { font-size: 19px }
.group { font-size: 6.6px }
.columns { font-size: 4.9px; word-spacing: .8px; text-anchor: end }
.small { font-size: 4.3px; fill: q_soft }
.count { font-size: .42px; text-anchor: middle }
.pair { fill: none; stroke: q_mark; stroke-width: .07; stroke-dasharray: .2 .14 }
</style>
<defs>
q_shapes
</defs>
<path fill="q_paper" d="M0 0h420v297H0z"/>
<text class="title" x="19.2" y="45">q_n <tspan x="19.2" dy="23.5">queens</tspan></text>
<text class="deck" x="20" y="89">No two share a row, <tspan x="20" dy="9.2">a column or a diagonal.</tspan><tspan x="20" dy="9.2">m4_ifelse(q_fundamentals, 1, <|This one|>, <|These q_fundamentals|>), turned and</tspan><tspan x="20" dy="9.2">reflected, m4_ifelse(q_fundamentals, 1, makes, make) all q_solutions.</tspan></text>
<text class="many" x="19.4" y="142.5">q_solutions</text>
<text class="small" x="20" y="153">solutions<||>q_size(8, q_groups_of_8)q_size(4, q_groups_of_4, <|: half a turn <tspan x="20" dy="6.3">leaves a board as it is</tspan>|>)q_size(2, q_groups_of_2, <|: a quarter turn <tspan x="20" dy="6.3">leaves a board as it is</tspan>|>)</text>
<text class="small" x="20" y="182">How many of the q_solutions use each square</text>
<svg x="20" y="186" width="72" height="72" viewBox="0 0 q_n q_n">
q_each(<|square|>, <|<rect fill="q_mark" fill-opacity="m4_format(<|.%02d|>, q_shade($3))" x="m4_decr($2)" y="m4_decr($1)" width=".95" height=".95"/><text class="count" x="m4_decr($2).475" y="m4_decr($1).62">$3</text>
|>)m4_dnl
</svg>
<svg x="112" y="28" width="288" height="239" viewBox="0 0 m4_eval(q_across * 75 - 12) m4_eval(q_down * 84 - 12)" overflow="visible">
q_each(<|fundamental|>, <|<g transform="translate(q_position($4))"><title>Group $4: q_spaced(<|$2|>)</title>
<svg width="63" height="63" viewBox="0 0 q_n q_n" overflow="visible"><use href="#b"/>m4_ifelse($7, 8, , <|q_pairs(<|$2|>)|>)q_as(<|q_place|>, <|$2|>)</svg>
<text class="group" y="70.2">$4</text><text class="columns" x="63" y="70.2">q_spaced(<|$2|>)</text></g>
|>)m4_dnl
</svg>
</svg>

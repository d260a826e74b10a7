q_boards(<|4 5 6 7 8|>, <|a poster exists for N=4 to 8: smaller boards have too few groups, larger boards too many|>)m4_dnl
m4_include(pictures/board.m4)m4_dnl
m4_dnl
m4_dnl The poster is 420 by 297 mm, and drawn in mm; q_thousand(17500) is 17.500.  Boards stand in
m4_dnl columns, each in a place of 75 by 84 units, 63 of them the board; all of them fill the right side.
m4_define(<|q_thousand|>, <|m4_format(<|%d.%03d|>, m4_eval(($1) / 1000), m4_eval(($1) % 1000))|>)m4_dnl
m4_define(<|q_across|>, <|m4_ifelse(m4_eval(q_fundamentals > 6), 1, 4, m4_eval(q_fundamentals > 2), 1, 3, q_fundamentals)|>)m4_dnl
m4_define(<|q_wide|>, m4_eval(q_across * 75 - 12))m4_dnl
m4_define(<|q_high|>, m4_eval((q_fundamentals + q_across - 1) / q_across * 84 - 12))m4_dnl
m4_define(<|q_unit|>, m4_ifelse(m4_eval(288 * q_high < 239 * q_wide), 1, m4_eval(288000 / q_wide), m4_eval(239000 / q_high)))m4_dnl
m4_define(<|q_position|>, <|m4_eval(($1 - 1) % q_across * 75) m4_eval(($1 - 1) / q_across * 84)|>)m4_dnl
m4_dnl
m4_dnl q_next(TEXT): the next line of small letters.  Lines are elements: Qt knows no dy.
m4_define(<|q_y|>, 153000)m4_dnl
m4_define(<|q_next|>, <|<text class="small" x="20" y="q_thousand(q_y)">$1</text>
m4_define(<|q_y|>, m4_eval(q_y + 6300))|>)m4_dnl
m4_define(<|q_size|>, <|m4_ifelse($2, 0, , $1, 8, <|q_next(<|q_s($2, group) of 8|>)|>,
	<|q_next(<|q_s($2, group) of $1: $3|>)q_next(<|leaves a board as it is|>)|>)|>)m4_dnl
<svg q_svg width="420mm" height="297mm" viewBox="0 0 420 297" role="img">
<!-- q_made(.svg) -->
<title>q_n queens: the fundamental solutions</title>
<desc>q_each(<|fundamental|>, <|Group $4: q_spaced(<|$2|>). |>)</desc>
<style>
@page { size: landscape; margin: 0 }
@media all { svg { width: 100vw; height: 100vh } }
@media screen { svg { background: q_paper } }
text { fill: q_ink; font-family: q_sans }
.title, .deck, .many, .group { font-family: q_serif }
.title { font-size: 24px; letter-spacing: -.4px }
.deck { font-size: 7.1px; font-style: italic }
.many { font-size: 19px }
.group { font-size: 6.6px }
.columns { font-size: 4.9px; word-spacing: .8px; text-anchor: end }
.small { font-size: 4.3px; fill: q_soft }
.count { font-size: q_thousand(30240 / q_n)px; text-anchor: middle }
.pair { fill: none; stroke: q_blue; stroke-width: .07; stroke-dasharray: .2 .14 }
</style>
<defs>
q_shapes
</defs>
<path fill="q_paper" d="M0 0h420v297H0z"/>
<text class="title" x="19.2" y="45">q_n</text>
<text class="title" x="19.2" y="68.5">queens</text>
<text class="deck" x="20" y="89">No two share a row,</text>
<text class="deck" x="20" y="98.2">a column or a diagonal.</text>
<text class="deck" x="20" y="107.4">m4_ifelse(q_fundamentals, 1, <|This one|>, <|These q_fundamentals|>), turned and</text>
<text class="deck" x="20" y="116.6">reflected, m4_ifelse(q_fundamentals, 1, makes, make) all q_solutions.</text>
<text class="many" x="19.4" y="142.5">q_solutions</text>
q_next(solutions)q_size(8, q_groups_of_8)q_size(4, q_groups_of_4, half a turn)q_size(2, q_groups_of_2, a quarter turn)m4_dnl
<text class="small" x="20" y="182">How many of the q_solutions use each square</text>
<g transform="translate(20 186)">
q_each(<|square|>, <|<rect fill="q_warm" fill-opacity="m4_format(<|.%02d|>, q_shade($3))" x="q_thousand(m4_decr($2) * 72000 / q_n)" y="q_thousand(m4_decr($1) * 72000 / q_n)" width="q_thousand(68400 / q_n)" height="q_thousand(68400 / q_n)"/><text class="count" x="q_thousand((2 * $2 - 1) * 36000 / q_n - 1800 / q_n)" y="q_thousand(($1 * 100 - 38) * 720 / q_n)">$3</text>
|>)m4_dnl
</g>
<g transform="translate(q_thousand(112000 + (288000 - q_wide * q_unit) / 2) q_thousand(28000 + (239000 - q_high * q_unit) / 2)) scale(q_thousand(q_unit))">
q_each(<|fundamental|>, <|<g transform="translate(q_position($4))"><title>Group $4: q_spaced(<|$2|>)</title>
<g transform="scale(q_thousand(63000 / q_n))"><use q_href(b)/>m4_ifelse($7, 8, , <|q_pairs(<|$2|>)|>)q_as(<|q_place|>, <|$2|>)</g>
<text class="group" y="70.2">$4</text><text class="columns" x="63" y="70.2">q_spaced(<|$2|>)</text></g>
|>)m4_dnl
</g>
</svg>

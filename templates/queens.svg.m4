q_boards(<|1 2 3 4 5 6 7 8|>, <|a poster has room for the groups of boards to 8|>)m4_dnl
q_facts(<|pictures|>)m4_dnl
m4_include(pictures/board.m4)m4_dnl
m4_dnl
m4_dnl Where the boards stand, in millimetres of an A3 page: q_at_K_of_GROUPS calls
m4_dnl $1(x, y, width).
m4_define(<|q_at_1_of_1|>, <|$1(170, 28, 230)|>)m4_dnl
m4_define(<|q_at_1_of_2|>, <|$1(112, 74, 138)|>)m4_dnl
m4_define(<|q_at_2_of_2|>, <|$1(262, 74, 138)|>)m4_dnl
m4_define(<|q_at_1_of_6|>, <|$1(112, 28, 88)|>)m4_dnl
m4_define(<|q_at_2_of_6|>, <|$1(212, 28, 88)|>)m4_dnl
m4_define(<|q_at_3_of_6|>, <|$1(312, 28, 88)|>)m4_dnl
m4_define(<|q_at_4_of_6|>, <|$1(112, 170, 88)|>)m4_dnl
m4_define(<|q_at_5_of_6|>, <|$1(212, 170, 88)|>)m4_dnl
m4_define(<|q_at_6_of_6|>, <|$1(312, 170, 88)|>)m4_dnl
m4_define(<|q_at_1_of_12|>, <|$1(112, 28, 63)|>)m4_dnl
m4_define(<|q_at_2_of_12|>, <|$1(187, 28, 63)|>)m4_dnl
m4_define(<|q_at_3_of_12|>, <|$1(262, 28, 63)|>)m4_dnl
m4_define(<|q_at_4_of_12|>, <|$1(337, 28, 63)|>)m4_dnl
m4_define(<|q_at_5_of_12|>, <|$1(112, 111.5, 63)|>)m4_dnl
m4_define(<|q_at_6_of_12|>, <|$1(187, 111.5, 63)|>)m4_dnl
m4_define(<|q_at_7_of_12|>, <|$1(262, 111.5, 63)|>)m4_dnl
m4_define(<|q_at_8_of_12|>, <|$1(337, 111.5, 63)|>)m4_dnl
m4_define(<|q_at_9_of_12|>, <|$1(112, 195, 63)|>)m4_dnl
m4_define(<|q_at_10_of_12|>, <|$1(187, 195, 63)|>)m4_dnl
m4_define(<|q_at_11_of_12|>, <|$1(262, 195, 63)|>)m4_dnl
m4_define(<|q_at_12_of_12|>, <|$1(337, 195, 63)|>)m4_dnl
m4_define(<|q_corner|>, <|translate($1 $2)|>)m4_dnl
m4_define(<|q_width|>, <|$3|>)m4_dnl
m4_define(<|q_of|>, <|m4_indir(<|q_at_$2_of_|>q_fundamentals, <|$1|>)|>)m4_dnl
m4_dnl
m4_dnl The words that depend on how many solutions there are.
m4_define(<|q_all_from_none|>, <|There is no solution.|>)m4_dnl
m4_define(<|q_all_from_one|>, <|There is one solution.|>)m4_dnl
m4_define(<|q_all_from_few|>, <|This one, turned and <tspan x="20" dy="9.2">reflected, makes all q_solutions.</tspan>|>)m4_dnl
m4_define(<|q_all_from_many|>, <|These q_fundamentals, turned and <tspan x="20" dy="9.2">reflected, make all q_solutions.</tspan>|>)m4_dnl
m4_define(<|q_less|>, <|: $1 <tspan x="20" dy="6.3">leaves a board as it is</tspan>|>)m4_dnl
m4_define(<|q_less_8|>)m4_dnl
m4_define(<|q_less_4|>, <|q_less(half a turn)|>)m4_dnl
m4_define(<|q_less_2|>, <|q_less(a quarter turn)|>)m4_dnl
m4_define(<|q_less_1|>, <|q_less(every turn)|>)m4_dnl
m4_dnl
m4_dnl Fields that are calls.
m4_define(<|q_queen_at|>, <|<use href="#queen" x="$2" y="$1"/>|>)m4_dnl
m4_define(<|q_pair|>, <|M$1.5 $2.5L$3.5 $4.5|>)m4_dnl
m4_define(<|q_pairs|>, <|<path class="pair" d="$1"/><circle class="hub" cx="q_centre" cy="q_centre" r=".17"/>|>)m4_dnl
<svg xmlns="http://www.w3.org/2000/svg" width="420mm" height="297mm" viewBox="0 0 420 297" role="img">
<!-- Made by queens q_version from queens.svg.m4, N=q_n PREFIX=q_prefix.  Do not edit. -->
<title>q_n q_queens: the fundamental solutions</title>
<desc>Boards of q_n by q_n squares. Turned and reflected, they give all solutions.q_each(<|plate|>, <| Group $1: $3.|>)</desc>
<style>
text { fill: q_ink; font-family: q_sans }
.title, .deck, .many, .group { font-family: q_serif }
.title { font-size: 25px; letter-spacing: -.4px }
.deck { font-size: 7.1px; font-style: italic }
.many { font-size: 19px }
.group { font-size: 6.6px }
.columns { font-size: 4.9px; word-spacing: .8px; text-anchor: end }
.small { font-size: 4.3px; fill: q_soft }
.count { font-size: .42px; text-anchor: middle }
.l { fill: q_light } .d { fill: q_dark_square } .e { fill: none; stroke: q_soft; stroke-width: .035 }
.pair { stroke: q_mark; stroke-width: .07; stroke-dasharray: .2 .14 } .hub { fill: q_mark }
.h0 { fill: #f7efe0 } .h1 { fill: #f0d9c2 } .h2 { fill: #e7bda2 } .h3 { fill: #dba085 } .h4 { fill: #a94a33 } .h5 { fill: #7f2c1b }
.on4, .on5 { fill: #fff }
</style>
<defs>
<g id="board">q_board</g>
<g id="queen" fill="q_ink">q_crown</g>
</defs>
<path fill="q_paper" d="M0 0h420v297H0z"/>
<text class="title" x="19.2" y="45">q_n <tspan x="19.2" dy="23.5">q_queens</tspan></text>
<text class="deck" x="20" y="89">No two share a row, <tspan x="20" dy="9.2">a column or a diagonal. </tspan><tspan x="20" dy="9.2">m4_indir(<|q_all_from_|>q_plenty)</tspan></text>
<text class="many" x="19.4" y="142">q_solutions</text>
<text class="small" x="20" y="152">solutions: q_each(<|size|>, <|<tspan x="20" dy="6.3">$2 $3 of $1<||>q_less_$1 </tspan>|>)</text>
<text class="small" x="20" y="182">How many of the q_solutions use each square</text>
<svg x="20" y="186" width="72" height="72" viewBox="1 1 q_n q_n">
q_each(<|heat|>, <|m4_define(<|q_heat_of|>, <|<rect class="h$|><|3" x="$|><|1" y="$1" width=".95" height=".95"/><text class="count on$|><|3" transform="translate($|><|1.475 $1.475) scale(q_n_by_8)" y=".15">$|><|2</text>|>)$2
|>)m4_dnl
</svg>
q_each(<|plate|>, <|<g transform="q_of(<|q_corner|>, $1)"><title>Group $1: $3</title>
<svg width="q_of(<|q_width|>, $1)" height="q_of(<|q_width|>, $1)" viewBox="1 1 q_n q_n" overflow="visible"><use href="#board"/>$6$5</svg>
<text class="group" y="q_of(<|q_width|>, $1)" dy="7.2">$1</text><text class="columns" x="q_of(<|q_width|>, $1)" y="q_of(<|q_width|>, $1)" dy="7.2">$3</text></g>
|>)m4_dnl
</svg>

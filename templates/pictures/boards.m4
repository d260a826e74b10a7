m4_dnl boards.m4 -- a gallery to board 8: every solution is drawn
m4_dnl
m4_define(<|q_label|>, <|<use href="#a$1"/>|>)m4_dnl
m4_define(<|q_named|>, <|m4_pushdef(<|q_label|>, <|<b>$|><|2</b>|>)$1<||>m4_popdef(<|q_label|>)|>)m4_dnl
m4_define(<|q_member|>, <|<figure id="s$1"><svg viewBox="1 1 q_n q_n" role="img" aria-label="Solution $1"><use href="#b"/><polyline points="$3"/>$4</svg><figcaption>q_named(<|$4|>)<span class="cols">$2</span><a href="#s$1">$1</a></figcaption></figure>
|>)m4_dnl
m4_dnl
m4_dnl What stands below the boards of a group, by its size.
m4_define(<|q_partner_even|>, <|each queen has a partner straight across the centre|>)m4_dnl
m4_define(<|q_partner_odd|>, <|each queen has a partner straight across the centre, where the last queen stands|>)m4_dnl
m4_define(<|q_partner|>, <|m4_indir(<|q_partner_|>q_parity)|>)m4_dnl
m4_define(<|q_why|>, <|<p class="why"><b>Why only $1?</b> $2</p>|>)m4_dnl
m4_define(<|q_why_8|>)m4_dnl
m4_define(<|q_why_4|>, <|q_why(four, <|A half turn leaves this board as it is: q_partner. So the eight turns and reflections give only four different boards, and each of the four has two names and two arrows.|>)|>)m4_dnl
m4_define(<|q_why_2|>, <|q_why(two, <|A quarter turn leaves this board as it is, and so does a half turn: q_partner. So the eight turns and reflections give only two different boards, and each of the two has four names and four arrows.|>)|>)m4_dnl
m4_define(<|q_why_1|>, <|q_why(one, <|Every turn and every reflection leaves this board as it is. So it has all eight names and all eight arrows.|>)|>)m4_dnl
<nav class="bar" aria-label="Page"><ul class="wrap">
<li class="first"><a href="#top">q_n q_queens</a></li>
q_each(<|plate|>, <|<li><a href="#g$1">$1</a></li>
|>)m4_dnl
<li><a href="#squares">Squares</a></li>
<li><a href="#boards">Boards</a></li>
<li><a href="#all">All q_solutions</a></li>
</ul></nav>
<main>
q_each(<|example|>, <|<section class="wrap" aria-label="How to read the boards"><ul class="key">
<li><svg viewBox="1 1 q_n q_n" aria-hidden="true"><use href="#b"/><polyline points="$2"/></svg><p><b class="cols">$1</b>The queen's column in each row, from the top row down. The big board of each group shows them at its right.</p></li>
<li><svg viewBox="1 1 q_n q_n" aria-hidden="true"><use href="#b"/><polyline points="$3"/><use href="#a1"/></svg><p><b>$4</b>The arrow lies along what was the top row, from its first square. So it shows how the board was turned, clockwise, and whether it was reflected before, about its bottom edge.</p></li>
<li><span aria-hidden="true">$5</span><p><b>Number</b>The place of the solution in the <a href="#all">list of all</a>, which is sorted by the column in the first row, then in the second, and so on.</p></li>
</ul></section>
|>)m4_dnl
q_each(<|plate|>, <|<section class="group of$2" id="g$1" aria-labelledby="h$1"><div class="wrap">
<div class="head"><h2 id="h$1">Group $1</h2><p class="cols">$3</p><p class="size">q_boards_of_$2</p><a class="up" href="#top">Contents</a></div>
<div class="plate">
q_large(<|$1|>, <|$3|>, <|$4|>, <|$5|>, <|$6|>)
<div class="images">
$7q_why_$2
</div></div></div></section>
|>)m4_dnl

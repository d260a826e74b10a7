m4_dnl numbers.m4 -- a gallery of boards 9 and 10: fundamental solutions are drawn
m4_dnl
m4_define(<|q_label|>, <|<b>$2</b>|>)m4_dnl
m4_define(<|q_member|>, <|<li id="s$1"><a href="#s$1">$1</a><span class="cols">$2</span>$4</li>
|>)m4_dnl
<nav class="bar" aria-label="Page"><ul class="wrap">
<li class="first"><a href="#top">q_n q_queens</a></li>
<li><a href="#g1">Groups</a></li>
<li><a href="#squares">Squares</a></li>
<li><a href="#boards">Boards</a></li>
<li><a href="#all">All q_solutions</a></li>
</ul></nav>
<main>
q_each(<|example|>, <|<section class="wrap" aria-label="How to read the boards"><ul class="key">
<li><svg viewBox="1 1 q_n q_n" aria-hidden="true"><use href="#b"/><polyline points="$2"/></svg><p><b class="cols">$1</b>The queen's column in each row, from the top row down. Boards have these numbers at their right.</p></li>
<li><svg viewBox="1 1 q_n q_n" aria-hidden="true"><use href="#b"/><polyline points="$3"/></svg><p><b>$4</b>Below a board are the solutions that it becomes when it is turned, clockwise, or first reflected about its bottom edge. If a turn leaves a board as it is, a solution has several names.</p></li>
<li><span aria-hidden="true">$5</span><p><b>Number</b>The place of the solution in the <a href="#all">list of all</a>, which is sorted by the column in the first row, then in the second, and so on.</p></li>
</ul></section>
|>)m4_dnl
<div class="wrap cards">
q_each(<|plate|>, <|<section class="group of$2" id="g$1" aria-labelledby="h$1">
<div class="head"><h2 id="h$1">Group $1</h2><p class="size">q_boards_of_$2</p></div>
q_large(<|$1|>, <|$3|>, <|$4|>, <|$5|>, <|$6|>)
<ul class="names">
$7</ul></section>
|>)m4_dnl
</div>

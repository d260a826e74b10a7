q_boards(<|1 2 3 4 5 6 7 8 9 10|>, <|a page has room for boards to 10|>)m4_dnl
q_facts(<|pictures|>)m4_dnl
m4_dnl
m4_dnl The words that depend on how many solutions there are.
m4_define(<|q_ways_none|>, <|There is no way to do it.|>)m4_dnl
m4_define(<|q_ways_one|>, <|There is one way to do it.|>)m4_dnl
m4_define(<|q_ways_few|>, <|There are q_solutions ways to do it, and one of them gives all the others by turning and reflecting the board.|>)m4_dnl
m4_define(<|q_ways_many|>, <|There are q_solutions ways to do it, and q_fundamentals of them give all the others by turning and reflecting the board.|>)m4_dnl
m4_define(<|q_sum_none|>)m4_dnl
m4_define(<|q_sum_one|>)m4_dnl
m4_define(<|q_sum_few|>, <|<p class="sum">q_each(<|size|>, <|q_between(<| + |>)$|><|2 × $|><|1|>) = q_solutions</p>|>)m4_dnl
m4_define(<|q_sum_many|>, <|q_sum_few|>)m4_dnl
m4_define(<|q_noun_none|>, <|solutions|>)m4_dnl
m4_define(<|q_noun_one|>, <|solution|>)m4_dnl
m4_define(<|q_noun_few|>, <|solutions|>)m4_dnl
m4_define(<|q_noun_many|>, <|solutions|>)m4_dnl
m4_define(<|q_boards_of_8|>, <|8 boards|>)m4_dnl
m4_define(<|q_boards_of_4|>, <|4 boards|>)m4_dnl
m4_define(<|q_boards_of_2|>, <|2 boards|>)m4_dnl
m4_define(<|q_boards_of_1|>, <|1 board|>)m4_dnl
m4_dnl
m4_dnl q_large(GROUP, COLUMNS, POINTS, PLACES, LINES): a board with its numbers; lines
m4_dnl join each queen with its partner after a half turn.
m4_define(<|q_queen_at|>, <|<text y="$1.7">$2</text>|>)m4_dnl
m4_define(<|q_pair|>, <|M$1.5 $2.5L$3.5 $4.5|>)m4_dnl
m4_define(<|q_pairs|>, <|<path class="pair" d="$1"/><circle class="hub" cx="q_centre" cy="q_centre" r=".15"/>|>)m4_dnl
m4_define(<|q_large|>, <|<svg class="large" viewBox=".45 1 q_n_plus_1.4 q_n.75" role="img"><title>Fundamental solution of group $1: $2</title><desc>q_said(<|$4|>)</desc><use href="#b"/><use href="#n"/>$5<polyline points="$3"/><use href="#A"/><g class="k" transform="translate(q_n_plus_1.55)">$4</g></svg>|>)m4_dnl
m4_dnl
<!DOCTYPE html>
<!-- Made by queens q_version from queens.html.m4, N=q_n PREFIX=q_prefix.  Do not edit. -->
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>q_n q_queens: the solutions and their groups</title>
<meta name="description" content="All solutions of the q_n queens problem, grouped by the symmetries of the square.">
<style>
m4_include(pictures/page.m4)m4_dnl
m4_include(pictures/gallery.m4)m4_dnl
</style>
</head>
<body class="q_drawn">
<a class="skip" href="#squares">Skip to the numbers</a>
<svg class="defs" aria-hidden="true"><defs>
<g id="b">q_board</g>
<marker id="q" markerWidth="1" markerHeight="1" markerUnits="userSpaceOnUse"><g class="crown">q_crown</g></marker>
<g id="n" class="n">
q_each(<|heat|>, <|<text x=".6" y="$1.66">$1</text><text x="$1.5" y="q_n_plus_1.6">$1</text>
|>)m4_dnl
</g>
<g id="A"><g class="arrow thin" transform="translate(1 1) scale(q_n_by_8) translate(-1 -1)"><path d="M1.1 .62H8.7"/><circle cx="1.1" cy=".62" r=".1"/><path d="M9 .62l-.34-.14v.28z"/></g></g>
<g id="a0"><g class="arrow" transform="translate(1 1) scale(q_n_by_8) translate(-1 -1)"><path d="M1.2 .6H8.5"/><circle cx="1.2" cy=".6" r=".2"/><path d="M9 .6l-.62-.26v.52z"/></g></g>
<g id="a4" transform="translate(0 q_centre) scale(1 -1) translate(0 -q_centre)"><use href="#a0"/></g>
<g id="a1" transform="rotate(90 q_centre q_centre)"><use href="#a0"/></g>
<g id="a2" transform="rotate(180 q_centre q_centre)"><use href="#a0"/></g>
<g id="a3" transform="rotate(270 q_centre q_centre)"><use href="#a0"/></g>
<g id="a5" transform="rotate(90 q_centre q_centre)"><use href="#a4"/></g>
<g id="a6" transform="rotate(180 q_centre q_centre)"><use href="#a4"/></g>
<g id="a7" transform="rotate(270 q_centre q_centre)"><use href="#a4"/></g>
</defs></svg>
<header id="top" class="wrap">
<div><h1>q_n q_queens</h1>
<p class="deck">Place q_n q_queens on a board of q_n by q_n squares so that no two share a row, a column or a diagonal. m4_indir(<|q_ways_|>q_plenty)</p>
<ul class="num">
<li><b>q_solutions</b> m4_indir(<|q_noun_|>q_plenty)</li>
<li><b>q_fundamentals</b> fundamental</li>
q_each(<|size|>, <|<li><b>$2</b> $3 of $1</li>
|>)m4_dnl
</ul>
m4_indir(<|q_sum_|>q_plenty)</div>
<nav aria-label="Groups"><ol class="toc">
q_each(<|plate|>, <|<li><a href="#g$1"><svg viewBox="1 1 q_n q_n" aria-hidden="true"><use href="#b"/><polyline points="$4"/></svg><span><span>Group</span> $1 <i>$2</i></span></a></li>
|>)m4_dnl
</ol></nav>
</header>
m4_include(pictures/q_drawn.m4)m4_dnl
<section class="data"><div class="wrap">
<div id="squares"><h2>The squares</h2>
<p>How many solutions have a queen on a square: from q_least to q_greatest. Each row and each column adds up to q_solutions.</p>
<table class="heat">
<thead><tr><td></td>q_each(<|heat|>, <|<th scope="col">$1</th>|>)</tr></thead>
<tbody>
m4_define(<|q_heat_of|>, <|<td class="h$3">$2</td>|>)m4_dnl
q_each(<|heat|>, <|<tr><th scope="row">$1</th>$2</tr>
|>)m4_dnl
</tbody></table></div>
<div id="boards"><h2>Other boards</h2>
<p>Solutions of boards 1 to 27. A † marks what others published (OEIS A000170, A002562) and was not counted here.</p>
<table class="counts">
<thead><tr><th scope="col">Board</th><th scope="col">All</th><th scope="col">Fundamental</th></tr></thead>
<tbody>
m4_define(<|q_how_computed|>)m4_dnl
m4_define(<|q_how_published|>, <|† |>)m4_dnl
q_each(<|total|>, <|<tr class="$5"><th scope="row">q_how_$4<||>$1</th><td>$2</td><td>$3</td></tr>
|>)m4_dnl
</tbody></table></div>
</div></section>
<section class="last" id="all"><div class="wrap"><h2>All q_solutions</h2>
<p>In lexicographic order; each leads to its place.</p>
<ol class="all">
q_each(<|solution|>, <|<li><b>$1</b><a class="cols" href="#s$1">q_spaced(<|$2|>)</a></li>
|>)m4_dnl
</ol></div></section>
</main>
<footer><p class="wrap">Made by queens q_version. This page needs no script and loads nothing.</p></footer>
</body>
</html>

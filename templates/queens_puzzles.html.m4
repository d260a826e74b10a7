m4_include(pictures/board.m4)m4_dnl
<!DOCTYPE html>
<!-- Made by queens q_version from queens_puzzles.html.m4, N=q_n PREFIX=q_prefix.  Do not edit. -->
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Puzzles: board q_n</title>
<style>
:root { color-scheme: light dark; --paper: q_paper; --ink: q_ink; --soft: q_soft; --light: q_light; --dark: q_dark_square; --queen: q_ink }
@media screen and (prefers-color-scheme: dark) {
:root { --paper: #12181e; --ink: #ebe5d8; --soft: #a7b0b8; --light: #465462; --dark: #2c3843; --queen: #f5e9cf }
}
html { background: var(--paper); color: var(--ink); font: 1rem/1.5 q_sans; font-variant-numeric: lining-nums tabular-nums }
body { max-width: 60rem; margin: auto; padding: 1.5rem clamp(1.25rem, 4vw, 3rem) }
h1, h2 { font-family: q_serif; font-weight: 400; line-height: 1.1; margin: 0 }
h1 { font-size: clamp(2.25rem, 7vw, 3.5rem) }
h2 { font-size: 1.5rem; margin: 2.5rem 0 1rem }
p { max-width: 38rem; margin: .75rem 0 0 }
ol { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: 1.5rem 2rem }
li { padding-left: calc(80% / q_n); direction: ltr; break-inside: avoid }
svg { display: block; width: 100%; overflow: visible }
li p { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: .5rem; margin-top: calc(100% / q_n); font-size: .8125rem; line-height: 1.35; color: var(--soft) }
b { color: var(--ink) }
.defs { position: absolute; width: 0; height: 0 }
.light { fill: var(--light) }
.dark { fill: var(--dark) }
.edge { fill: none; stroke: var(--soft); stroke-width: .04 }
.name { fill: var(--soft); font-size: .5px; text-anchor: middle }
.queen { fill: var(--queen) }
@page { size: A4; margin: 10mm }
@media print {
:root { --paper: #ffffff }
body { max-width: none; padding: 2mm }
section { break-after: page }
section:last-of-type { break-after: auto }
h1 { font-size: 20pt }
h2 { font-size: 14pt; margin: 3mm 0 }
p { font-size: 10pt; margin-top: 1.5mm; max-width: none }
ol { grid-template-columns: repeat(3, 50mm); justify-content: space-between; gap: 3mm 0 }
li p { font-size: 8pt }
.back ol { direction: rtl }
}
</style>
</head>
<body>
<svg class="defs" aria-hidden="true">
<defs>
<pattern id="squares" width="2" height="2" patternUnits="userSpaceOnUse">
<path class="light" d="M0 0h2v2H0z"/>
<path class="dark" d="M1 0h1v1H1zM0 1h1v1H0z"/>
</pattern>
<g id="board">
<rect x="1" y="1" width="q_n" height="q_n" fill="url(#squares)"/>
<rect class="edge" x="1" y="1" width="q_n" height="q_n"/>
q_each(<|edge|>, <|<text class="name" x="$1.5" y="q_n" dy="1.65">$3</text><text class="name" x=".6" y="$1.68">$4</text>
|>)m4_dnl
</g>
<g id="queen" class="queen">
q_crown
</g>
</defs>
</svg>
<h1>Puzzles: board q_n</h1>
<p>Some queens are given. Add queens until q_n stand on the board and none attacks
another: no two in one row, in one column or on one diagonal. Each puzzle has exactly
one solution. Fewer given queens would leave more than one. The solutions follow: on a
sheet that is printed on both sides, each stands behind its puzzle.</p>
m4_define(<|q_queen|>, <|<use href="#queen" x="$1" y="$2"/>|>)m4_dnl
m4_define(<|q_front|>, <|<li>
<svg viewBox="1 1 q_n q_n" role="img"><title>Puzzle $1: given are q_spaced(<|$3|>)</title><use href="#board"/>$4</svg>
<p><b>$1</b> <span>place $2 more</span></p>
</li>
|>)m4_dnl
m4_define(<|q_back|>, <|<li>
<svg viewBox="1 1 q_n q_n" role="img"><title>Solution $1: q_spaced(<|$5|>)</title><use href="#board"/>$6</svg>
<p><b>$1</b> <span>given q_spaced(<|$3|>)</span></p>
</li>
|>)m4_dnl
q_each(<|sheet|>, <|<section>
<h2>Puzzles $1 to $2</h2>
<ol>
m4_pushdef(<|q_card|>, m4_defn(<|q_front|>))$3<||>m4_popdef(<|q_card|>)m4_dnl
</ol>
</section>
<section class="back">
<h2>Solutions $1 to $2</h2>
<ol>
m4_pushdef(<|q_card|>, m4_defn(<|q_back|>))$3<||>m4_popdef(<|q_card|>)m4_dnl
</ol>
</section>
|>)m4_dnl
</body>
</html>

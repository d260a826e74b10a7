m4_dnl page.m4 -- the head of a page, with the style that all pages share
m4_dnl
m4_dnl A page defines q_ending, q_title and q_about before it includes this, and goes on with a
m4_dnl style of its own.
m4_dnl
m4_dnl What a reader sees on all pages.
m4_define(<|q_says_language|>, <|en|>)m4_dnl
m4_define(<|q_says_direction|>, <|ltr|>)m4_dnl
m4_define(<|q_says_attack|>, <|A queen attacks in straight lines, as far as the board goes: up, down, left, right, and along both diagonals.|>)m4_dnl
m4_define(<|q_says_empty|>, <|An empty board|>)m4_dnl
m4_define(<|q_says_pages|>, <|Pages|>)m4_dnl
m4_define(<|q_says_gallery|>, <|All solutions|>)m4_dnl
m4_define(<|q_says_ask|>, <|Where can a queen stand?|>)m4_dnl
m4_define(<|q_says_puzzles|>, <|Puzzles|>)m4_dnl
m4_define(<|q_says_walk|>, <|How a search finds one|>)m4_dnl
m4_define(<|q_says_index|>, <|Boards 4 to 8|>)m4_dnl
m4_define(<|q_says_of|>, <|Board $1|>)m4_dnl
m4_define(<|q_says_made|>, <|Made by queens q_version. This page needs no script and loads nothing. Keep all pages in one folder: then the links work.|>)m4_dnl
m4_dnl
m4_dnl A browser without :has() shows .old and not .new; q_if_new(STYLE) is for others.
m4_define(<|q_if_new|>, <|@supports selector(:has(a)) {
$1}
|>)m4_dnl
m4_dnl
m4_dnl q_page(BOARD, ENDING): a page of this prefix.  q_heading(WORDS): those that lead here, and the board.
m4_define(<|q_page|>, <|q_prefix<||>$1$2|>)m4_dnl
m4_define(<|q_heading|>, <|<h1>$1 <small>q_says_of(q_n)</small></h1>|>)m4_dnl
m4_dnl
m4_dnl q_links: a row, to the index, to this page of other boards, and to other pages of this board.
m4_dnl q_link(PAGE, WORDS, HERE); q_kind(ENDING, FIRST, LAST, WORDS): the boards FIRST to LAST have such a page.
m4_define(<|q_link|>, <|m4_ifelse($3, 1, <|<b aria-current="page">$2</b>|>, <|<a href="$1">$2</a>|>)|>)m4_dnl
m4_define(<|q_kind|>, <|m4_ifelse(<|$1|>, q_ending, <|m4_define(<|q_upto|>, m4_ifelse(m4_eval($3 < 8), 1, $3, 8))|>)m4_ifelse(m4_eval($2 <= q_n && q_n <= $3), 0, , <|<li>q_link(q_page(q_n, $1), <|$4|>, m4_ifelse(<|$1|>, q_ending, 1))</li>
|>)|>)m4_dnl
m4_define(<|q_same|>, <|m4_ifelse(m4_eval($1 > q_upto), 1, , <|q_link(q_page($1, q_ending), $1, m4_eval($1 == q_n)) q_same(m4_incr($1))|>)|>)m4_dnl
m4_define(<|q_links|>, <|m4_ifelse(q_ending, , , <|<nav class="pages" aria-label="q_says_pages"><ul class="wrap">
<li><a href="index.html">q_says_index</a></li>
q_kind(.html, 1, 10, <|q_says_gallery|>)q_kind(_ask.html, 4, 9, <|q_says_ask|>)q_kind(_puzzles.html, 4, 12, <|q_says_puzzles|>)q_kind(_walk.html, 4, 6, <|q_says_walk|>)<li>q_says_of(q_same(4))</li>
</ul></nav>|>)|>)m4_dnl
m4_dnl
m4_dnl q_at(ROW, COLUMN): the square's name in chess, as a8.  q_squares_of(COLUMNS): those of all queens.
m4_define(<|q_at|>, <|m4_substr(abcdefghijkl, m4_decr($2), 1)<||>m4_eval(q_n + 1 - $1)|>)m4_dnl
m4_define(<|q_chess|>, <|m4_ifelse($2, 0, , <| q_at($1, $2)|>)|>)m4_dnl
m4_define(<|q_squares_of|>, <|m4_substr(q_as(<|q_chess|>, <|$1|>), 1)|>)m4_dnl
<!DOCTYPE html>
<!-- q_made(q_ending) -->
<html lang="q_says_language" dir="q_says_direction">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>q_title</title>
<meta name="description" content="q_about">
<link rel="icon" href="data:,">
<style>
:root {
color-scheme: light dark;
--n: q_n;
--paper: q_paper; --ink: q_ink; --soft: q_soft; --line: #ddd3c0; --mark: q_mark; --link: q_blue; --warm: q_warm; --good: #1b6b3a;
--light: q_light; --dark: q_dark; --chosen: #abbaba; --queen: q_ink; --shade: 1%; --letter: .055px;
--serif: q_serif;
--sans: q_sans;
}
@media screen and (prefers-color-scheme: dark) {
:root {
--paper: #12181e; --ink: #ebe5d8; --soft: #a7b0b8; --line: #33404b; --mark: #f0a184; --link: #8cc4e6; --warm: #f0a184; --good: #8fd9a8;
--light: #465462; --dark: #2c3843; --chosen: #55738a; --queen: #f5e9cf; --shade: .7%;
}
}
* { box-sizing: border-box; margin: 0; padding: 0 }
html { background: var(--paper); color: var(--ink); font: 1rem/1.5 var(--sans); font-variant-numeric: lining-nums tabular-nums; text-size-adjust: 100% }
h1, h2 { font: 400 clamp(1.6rem, 3vw, 2.2rem)/1.1 var(--serif); text-wrap: balance }
h1 { font-size: clamp(2.25rem, 5vw, 3.5rem); line-height: 1; letter-spacing: -.02em }
small { display: block; font-size: 1.25rem; line-height: 1.6; letter-spacing: 0; color: var(--soft) }
p { text-wrap: pretty }
.deck { font: italic clamp(1.15rem, 2vw, 1.45rem)/1.4 var(--serif); max-width: 36rem }
div > .deck { margin-block: 1rem }
.note { color: var(--soft); max-width: 36rem }
h2 + .note, .note + .note, header p + p { margin-top: .5rem }
figcaption { color: var(--soft); font-size: .875rem; line-height: 1.4 }
:is(figure, li):target figcaption { background: var(--link); color: var(--paper); box-shadow: 0 0 0 .15rem var(--link); outline: 2px solid transparent }
:is(figure, li):target figcaption * { --ink: var(--paper); --soft: var(--paper); --mark: var(--paper) }
ol, ul { list-style: none }
li { scroll-margin-top: 1rem }
a { color: var(--link); text-underline-offset: .2em; text-decoration-thickness: .06em }
a:not(p a) { text-decoration: none }
a:hover { text-decoration: underline }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; border-radius: 2px }
svg { display: block; width: 100%; height: auto; overflow: visible; direction: ltr }
.new { display: none }
q_if_new(<|.old { display: none }
.new { display: inline }
:where(div, form, p, section, ul).new { display: block }
|>)m4_dnl
.defs { position: absolute; width: 0; height: 0 }
.light { fill: var(--light) }
.dark { stroke: var(--dark) }
.rim { stroke: var(--soft) }
#c { fill: var(--queen) }
polyline { fill: none; marker: url(#q) }
.names { fill: var(--soft); font-size: calc(var(--letter)*var(--n)); text-anchor: middle }
.numbers { text-anchor: end }
.wrap { --side: max(clamp(1.25rem, 4vw, 3rem), 50% - 34rem); padding-inline: var(--side) }
header, main.wrap { display: grid; gap: 1.5rem clamp(2rem, 6vw, 5rem) }
header { padding-block: clamp(1.25rem, 4vw, 3rem) clamp(1.25rem, 2vw, 3rem); align-items: center }
:is(header, main) > * { min-width: 0 }
.pages ul { display: flex; flex-wrap: wrap; gap: .2rem 1.5rem; padding-top: .75rem; font-size: .875rem }
.pages b { font-weight: 600 }
.pages :is(a, b) { display: inline-block; min-width: 1.5rem; min-height: 1.5rem }
footer { border-top: 1px solid var(--line); padding-block: 1.25rem 2.5rem; color: var(--soft); font-size: .875rem }
@media screen and (min-width: 62rem) { header { grid-template-columns: 1fr 1fr } }
@page { size: portrait; margin: 10mm; @bottom-right { content: counter(page) " / " counter(pages); font: 10pt serif; color: q_soft; padding-right: 7mm } }
@media print {
html { font-size: 11.5pt; background: none }
.wrap { padding-inline: 7mm }
h1 { font-size: 26pt }
.deck { font-size: 11pt }
header { padding-block: 0 5mm; gap: 4mm 8mm }
a { color: inherit }
figure, tr { break-inside: avoid }
figcaption { font-size: 10pt }
footer, .pages { display: none }
}
m4_dnl
m4_dnl q_defs: links to other pages, and what the pictures of a page use.  The points of a polyline are its queens,
m4_dnl column and row.  A marker at 2 1 fills the square from 1 0 to 2 1.
m4_define(<|q_marker|>, <|<marker id="$1" refX="1" refY="1" markerWidth="1" markerHeight="1" markerUnits="userSpaceOnUse">$2</marker>|>)m4_dnl
m4_define(<|q_defs|>, <|q_links
<svg class="defs" width="0" height="0" aria-hidden="true"><defs>
q_shapes
q_marker(<|q|>, <|<use href="#c"/>|>)
$1</defs></svg>|>)m4_dnl
m4_dnl
m4_dnl q_names: numbers at the left of a board, letters below it.  A letter is --letter of the board high.
m4_define(<|q_names|>, <|<g id="names" class="names">q_each(<|row|>, <|<text class="numbers" x="-.1" y="$|><|2.5" dy=".35em">$|><|3</text><text x="$|><|2.5" y="q_n.1" dy="1em">$|><|4</text>|>)</g>|>)m4_dnl
m4_define(<|q_line|>, <|<polyline points="q_as(<|q_point|>, <|$1|>)"/>|>)m4_dnl
m4_define(<|q_body|>, <|</style>
</head>
<body$1>|>)m4_dnl
m4_define(<|q_footer|>, <|<footer><p class="wrap">q_says_made</p></footer>
</body>
</html>|>)m4_dnl

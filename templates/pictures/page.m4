m4_dnl page.m4 -- the head of a page in HTML: colours, type, the board
m4_dnl
m4_include(pictures/board.m4)m4_dnl
:root {
color-scheme: light dark;
--n: q_n;
--paper: q_paper; --ink: q_ink; --soft: q_soft; --line: #ddd3c0;
--mark: q_mark; --link: #1f5a78;
--light: q_light; --dark: q_dark_square; --queen: q_ink;
--h0: #f7efe0; --h1: #f0d9c2; --h2: #e7bda2; --h3: #dba085; --h4: #a94a33; --h5: #7f2c1b;
--on: q_ink; --on2: q_ink; --on4: #fff;
--serif: q_serif;
--sans: q_sans;
}
@media screen and (prefers-color-scheme: dark) {
:root {
--paper: #12181e; --ink: #ebe5d8; --soft: #a7b0b8; --line: #33404b;
--mark: #f0a184; --link: #8cc4e6;
--light: #465462; --dark: #2c3843; --queen: #f5e9cf;
--h0: #222c35; --h1: #3a343a; --h2: #56393a; --h3: #7a4238; --h4: #e3906f; --h5: #f6c3a6;
--on: #ebe5d8; --on2: #fff; --on4: #12181e;
}
}
* { box-sizing: border-box; margin: 0; padding: 0 }
html {
background: var(--paper); color: var(--ink);
font: 1rem/1.5 var(--sans);
font-variant-numeric: lining-nums tabular-nums;
-webkit-text-size-adjust: 100%; text-size-adjust: 100%;
}
h1, h2 { font-family: var(--serif); font-weight: 400; line-height: 1.1; text-wrap: balance }
h1 { letter-spacing: -.02em; line-height: .95 }
.deck { font: italic clamp(1.15rem, 2vw, 1.45rem)/1.4 var(--serif); margin-top: 1.25rem; max-width: 34rem; text-wrap: pretty }
ol, ul { list-style: none }
a { color: var(--link); text-underline-offset: .2em; text-decoration-thickness: .06em }
a:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; border-radius: 2px }
svg { display: block; width: 100%; height: auto; overflow: visible }
.defs { position: absolute; width: 0; height: 0 }
.l { fill: var(--light) } .d { fill: var(--dark) } .e { fill: none; stroke: var(--soft); stroke-width: calc(.005px*var(--n)) }
.crown { fill: var(--queen) }
polyline { fill: none }
.wrap { max-width: 74rem; margin-inline: auto; padding-inline: clamp(1.25rem, 4vw, 3rem) }
.cols { letter-spacing: .02em; word-spacing: .1em; white-space: nowrap }

m4_dnl gallery.m4 -- the style of queens.html.m4
m4_dnl
polyline { marker: url(#q) }
.skip { position: absolute; left: -99rem }
.skip:focus { left: 1rem; top: 1rem; z-index: 2; background: var(--paper); padding: .5rem }

header { display: grid; gap: 2.5rem clamp(2rem, 6vw, 5rem); padding-block: clamp(1.5rem, 5vw, 4.5rem) clamp(2rem, 4vw, 3.5rem) }
h1 { font-size: clamp(3.25rem, 9vw, 6rem) }
.num { display: flex; flex-wrap: wrap; gap: 1rem clamp(1.1rem, 3vw, 2.25rem); margin-top: 2rem; font-size: .8125rem; line-height: 1.2; color: var(--soft) }
.num li { border-left: 1px solid var(--line); padding-left: .75rem }
.num li:first-child { border: 0; padding: 0 }
.num b { display: block; font: clamp(1.9rem, 4.4vw, 3.1rem)/1 var(--serif); color: var(--ink); margin-bottom: .3rem }
.sum { margin-top: 1.1rem; color: var(--soft); font-size: .9375rem }
.toc { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1rem .9rem }
.toc a { display: block; text-decoration: none; color: var(--ink); font-size: .8125rem }
.toc a > span { display: flex; gap: .25em; margin-top: .25rem }
.toc a:hover > span { text-decoration: underline }
.toc i { font-style: normal; color: var(--soft); margin-left: auto }
.numbers .toc { grid-template-columns: repeat(8, 1fr); gap: .6rem }
.numbers .toc span span, .numbers .toc i { display: none }

.bar { border-block: 1px solid var(--line); background: var(--paper); font-size: .875rem }
.bar ul { display: flex; flex-wrap: wrap; gap: 0 .1rem; padding-block: .45rem }
.bar li:nth-child(2) { margin-left: -.4rem }
.bar a { display: block; padding: .3rem .4rem; min-width: 1.85rem; text-align: center; text-decoration: none }
.bar a:hover { text-decoration: underline }
.first { display: none }

.key { display: grid; gap: 1.5rem 2.75rem; padding-block: 2.25rem; font-size: .9375rem; line-height: 1.45 }
.key li { display: grid; grid-template-columns: 4.25rem 1fr; gap: 1.1rem; align-items: start }
.key svg { margin-top: .3rem }
.key p { color: var(--soft) }
.key b { display: block; color: var(--ink); font-weight: 600 }
.key span { font: 2.9rem/1 var(--serif); color: var(--link) }

.group { border-top: 1px solid var(--line); padding-block: clamp(1.5rem, 3vw, 2.75rem) clamp(2rem, 4vw, 3.5rem) }
.head { display: flex; flex-wrap: wrap; align-items: baseline; gap: .2rem 1rem; margin-bottom: 2.15rem; color: var(--soft); font-size: .9375rem }
h2 { font-size: clamp(1.75rem, 3.4vw, 2.5rem); color: var(--ink) }
.size { margin-left: auto }
.size + a { margin-left: .25rem }
.plate { display: grid; gap: 2.5rem clamp(1.5rem, 3vw, 2.75rem); align-items: start }
.n text, .k text { font-size: calc(.055px*var(--n)); text-anchor: middle; fill: var(--soft) }
.k text { fill: var(--ink); font-size: calc(.07px*var(--n)); font-weight: 600 }
.arrow { fill: var(--mark) }
.arrow path:first-child { stroke: var(--mark); stroke-width: .11 }
.thin path:first-child { stroke-width: .05 }
.pair { fill: none; stroke: var(--mark); stroke-width: calc(.009px*var(--n)); stroke-dasharray: .2 .14 }
.hub { fill: var(--mark) }
.images { display: grid; grid: repeat(4, auto)/auto-flow minmax(0, 1fr); gap: 1.75rem 2rem }
.of4 .images { grid-template-rows: auto auto }
.of2 .images, .of1 .images { grid-template-rows: auto; column-gap: 2.5rem }
.images figure, .names li { scroll-margin-top: 1rem }
.images figcaption { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: .5rem; margin-top: .85rem; font-size: .8125rem; line-height: 1.35 }
.images b { width: 100%; font-weight: 600 }
.images a { text-decoration: none }
.images a:hover { text-decoration: underline }
.images .cols, .names .cols { color: var(--soft) }
:target figcaption, .names :target { background: var(--mark); box-shadow: 0 0 0 .15rem var(--mark); color: var(--paper) }
.images :target figcaption *, .names :target * { color: inherit }
.why { grid-row: 99; grid-column: 1/-1; align-self: center; max-width: 34rem; border-left: 3px solid var(--mark); padding-left: 1rem; font: 1.0625rem/1.5 var(--serif); text-wrap: pretty }
.why b { display: block; font: 1.5rem/1.2 var(--serif); margin-bottom: .4rem }

.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); column-gap: 2.75rem }
.cards h2 { font-size: 1.5rem }
.cards .head { margin-bottom: 1.6rem }
.names { margin-top: 1.1rem; font-size: .8125rem; line-height: 1.5rem }
.names li { display: grid; grid-template-columns: 2rem 1fr auto; column-gap: .75rem }
.names a { text-align: right; text-decoration: none }
.names b { grid-column: 3; font-weight: 400 }

.data { border-top: 1px solid var(--line) }
.data > .wrap { display: grid; gap: 3rem clamp(2rem, 6vw, 5rem); align-items: start; padding-block: 2.75rem 3.5rem }
.data .wrap > * { min-width: 0 }
#boards p { width: 0; min-width: 100% }
.data h2, .last h2 { margin-bottom: .6rem }
h2 + p { max-width: 36rem; margin-bottom: 1.25rem; color: var(--soft); font-size: .9375rem }
.head p { max-width: none; margin-bottom: 0 }
table { border-collapse: collapse }
th { font-weight: 400; color: var(--soft) }
.heat { --w: min(31rem, 100vw - 2.5rem); table-layout: fixed; width: var(--w); border-collapse: separate; border-spacing: 2px }
.heat th { font-size: .8125rem }
.heat tr > :first-child { width: 1.3rem }
.heat tbody td { height: calc((var(--w) - 1.4rem)/var(--n) - 2px); text-align: center; font-size: clamp(.8rem, 2.2vw, 1.2rem); -webkit-print-color-adjust: exact; print-color-adjust: exact }
.h0 { background: var(--h0); color: var(--on) }
.h1 { background: var(--h1); color: var(--on) }
.h2 { background: var(--h2); color: var(--on2) }
.h3 { background: var(--h3); color: var(--on2) }
.h4 { background: var(--h4); color: var(--on4) }
.h5 { background: var(--h5); color: var(--on4) }
.counts { font-size: clamp(.625rem, 3.1vw, .875rem); line-height: 1.45 }
.counts th, .counts td { text-align: right; padding: .05rem 0 .05rem clamp(.3rem, 2vw, 1.25rem); white-space: nowrap }
.counts tr > :first-child { padding-left: 0; width: 2.6rem }
.counts thead th { padding-bottom: .35rem; border-bottom: 1px solid var(--line) }
.this > * { font-weight: 700; color: var(--ink); border-block: 1px solid var(--ink) }

.last { border-top: 1px solid var(--line); padding-block: 2.75rem }
.all { columns: 8.6rem; column-gap: 1.5rem; font-size: .875rem; line-height: 1.5rem }
.numbers .all { columns: 11rem }
.all li { break-inside: avoid; display: flex; gap: .6rem }
.all a { color: inherit; text-decoration: none }
.all a:hover { color: var(--link); text-decoration: underline }
.all b { min-width: 1.2rem; font-weight: 400; color: var(--soft); text-align: right }
footer { border-top: 1px solid var(--line); padding-block: 1.25rem 2.5rem; color: var(--soft); font-size: .8125rem }

@media (max-width: 26rem) {
.num { display: grid; grid-template-columns: repeat(2, auto); justify-content: start; column-gap: 2rem }
.num li:nth-child(odd) { border: 0; padding: 0 }
}
@media (max-width: 39.99rem) {
.boards .size { width: 100%; margin: 0 }
.size + a { margin: -1.6rem 0 0 auto }
}
@media (min-width: 40rem) {
html { scroll-padding-top: 5.5rem }
.bar { position: sticky; top: 0; z-index: 1 }
.bar a { padding: .25rem .5rem; min-width: 2rem }
.first { display: block; margin: 0 auto 0 -.5rem }
.bar li:nth-child(2) { margin: 0 }
.bar li:last-child { margin-right: -.5rem }
.toc { grid-template-columns: repeat(6, 1fr) }
.numbers .toc { grid-template-columns: repeat(12, 1fr) }
.images, .of4 .images, .of2 .images, .of1 .images { grid: auto/repeat(4, minmax(0, 1fr)); gap: 1.5rem 1.4rem }
.of4 .why { grid-area: 1/3/3/5 }
.of2 .images { column-gap: 2.25rem }
.of2 .why { grid-area: 1/3/2/5 }
.of1 .why { grid-area: 1/2/2/5 }
}
@media (min-width: 40rem) and (max-width: 61.99rem) {
.boards .large { max-width: 32rem; margin: auto }
}
@media (min-width: 62rem) {
.boards header { grid-template-columns: 1fr 1fr; align-items: center }
.toc { grid-template-columns: repeat(4, 1fr) }
.numbers .toc { grid-template-columns: repeat(16, 1fr) }
.key { grid-template-columns: repeat(3, 1fr) }
.plate { grid-template-columns: 21rem 1fr }
.data > .wrap { grid-template-columns: 1fr auto }
.heat { --w: min(31rem, 40vw) }
}
@media (min-width: 76rem) {
.plate { grid-template-columns: 26rem 1fr }
}

@page { size: A4; margin: 15mm 10mm 17mm; @bottom-left { content: "q_n q_queens"; font: 9pt serif; color: q_soft; padding-left: 7mm } @bottom-right { content: counter(page) " / " counter(pages); font: 9pt serif; color: q_soft; padding-right: 7mm } }
@media print {
html { font-size: 11pt; background: none }
.wrap { max-width: none; padding-inline: 7mm }
.bar, .skip, .up { display: none }
a { color: inherit; text-decoration: none }
header { display: block; padding-block: 0 }
.toc { grid-template-columns: repeat(4, 1fr); gap: 4mm 6mm; width: 136mm; margin-top: 11mm }
.numbers .toc { grid-template-columns: repeat(12, 1fr); width: auto; gap: 3mm }
.key { grid-template-columns: repeat(3, 1fr); gap: 7mm; padding: 8mm 0 0; break-inside: avoid; font-size: 9.5pt; line-height: 1.35 }
.key li { grid-template: 17mm auto/17mm; gap: 2mm }
.key p { width: 52mm }
.group, .data { border: 0; padding: 0 }
.boards .group, .data { break-before: page }
.head { margin-bottom: 9mm }
.plate { grid-template-columns: 1fr; gap: 12mm }
.large { width: 118mm; margin: auto }
.images, .of4 .images, .of2 .images, .of1 .images { grid: auto/repeat(4, 1fr); gap: 5mm 6mm }
.images figure, .heat tr, .counts tr, .cards .group { break-inside: avoid }
.cards { grid-template-columns: 1fr 1fr; gap: 8mm 12mm; break-before: page }
.cards .large { width: 100% }
.names { margin-top: 3mm; font-size: 8pt; line-height: 1.4 }
.cards .head { margin-bottom: 5mm }
.data > .wrap { grid-template-columns: 1fr auto; gap: 9mm; padding-block: 0 }
.heat { --w: 88mm }
.heat tbody td { font-size: 9pt }
.counts { font-size: 7.5pt; line-height: 1.4 }
h2 + p { font-size: 9pt; margin-bottom: 3mm }
.last { border: 0; padding-block: 8mm 0 }
.all, .numbers .all { columns: 5; font-size: 9pt; line-height: 1.4 }
.numbers .all { columns: 4; font-size: 7.5pt }
footer { padding-block: 4mm 0; border: 0 }
}

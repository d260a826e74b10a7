m4_dnl walk.m4 -- the style of queens_walk.html.m4
m4_dnl
header { display: grid; gap: 2rem clamp(2rem, 6vw, 5rem); padding-block: clamp(1.5rem, 4vw, 3.5rem) 1.75rem }
header > * { min-width: 0 }
h1 { font-size: clamp(2.5rem, 6vw, 4.25rem) }
.key { display: grid; grid-template-columns: repeat(2, auto); justify-content: start; gap: .6rem 1.5rem; margin-top: 1.5rem; font-size: .875rem; color: var(--soft) }
.key li { display: flex; gap: .6rem; align-items: center }
.key svg { width: 1.9rem; flex: none }
.stands { marker: url(#q) }
.given-up { marker: url(#g) }
.attacked { marker: url(#X) }
.below { marker: url(#x) }
.hollow { fill: none; stroke: var(--queen); stroke-width: .045; stroke-linejoin: round }
.cross { fill: none; stroke: var(--mark); stroke-width: .15 }
.small { fill: none; stroke: var(--soft); stroke-width: .09 }

.scroll { overflow-x: auto }
.tree { max-width: 34rem }
.n6 .tree { min-width: 46rem; max-width: none }
.tree text { font-size: .36px; text-anchor: middle; fill: var(--ink) }
.tree .name { font-size: .24px; text-anchor: start; fill: var(--soft) }
.tree .frame { font-size: .24px; text-anchor: start; fill: var(--mark); paint-order: stroke; stroke: var(--paper); stroke-width: .12 }
.tree circle { fill: var(--paper); stroke: var(--ink); stroke-width: .04 }
.row { stroke: var(--line); stroke-width: .025 }
.edge { stroke: var(--ink); stroke-width: .04 }
.to-dead { stroke: var(--mark); stroke-dasharray: .09 .07 }
.tree .dead path { stroke: var(--mark); stroke-width: .07 }
.tree .solved circle { fill: var(--ink) }
.tree .solved text { fill: var(--paper) }
.tree .solved .frame { fill: var(--mark) }
header figcaption { margin-top: .6rem; font-size: .8125rem; color: var(--soft) }

.strip { display: grid; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); gap: 1.75rem 1.5rem; padding-block: 1.75rem 3rem; border-top: 1px solid var(--line) }
.strip figcaption { margin-top: .5rem; font-size: .875rem; line-height: 1.4; color: var(--soft); text-wrap: pretty }
.strip b { display: block; color: var(--ink); font-weight: 600 }
.strip i { font: italic 1.15rem/1 var(--serif); margin-right: .2rem }
.looked-at { fill: none; stroke: var(--mark); stroke-width: calc(.0175px*var(--n)) }
.pointer { fill: var(--mark) }
.strip .dead b, .strip .left b { color: var(--mark) }
.strip .dead .looked-at, .strip .left .looked-at { stroke-dasharray: .16 .12 }
.strip .solved .looked-at { stroke: var(--ink) }
footer { border-top: 1px solid var(--line); padding-block: 1.25rem 2.5rem; color: var(--soft); font-size: .8125rem }

@media (min-width: 40rem) {
.strip { grid-template-columns: repeat(3, 1fr); gap: 2.25rem 3rem }
}
@media (min-width: 62rem) {
header { grid-template-columns: 1fr 1fr; align-items: center }
.n6 header { grid-template-columns: 1fr }
.strip { grid-template-columns: repeat(4, 1fr) }
}
@page { size: A4; margin: 14mm 10mm }
@media print {
html { font-size: 10pt; background: none }
.wrap { max-width: none; padding-inline: 6mm }
header { grid-template-columns: 1fr 82mm; gap: 8mm; align-items: center; padding-block: 0 5mm }
.n6 header { grid-template-columns: 1fr }
.n6 .tree { min-width: 0 }
h1 { font-size: 26pt }
.deck { font-size: 11pt }
.strip { grid-template-columns: repeat(4, 1fr); gap: 5mm 7mm; padding-block: 6mm 0 }
.strip li { break-inside: avoid }
.strip figcaption { font-size: 8.5pt }
footer { border: 0; padding-block: 3mm 0 }
}

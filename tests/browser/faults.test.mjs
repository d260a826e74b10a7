// faults.test.mjs -- each check notices its faults
import { equal, notEqual, rejects } from 'node:assert/strict';
import { check, done, point } from './browser.mjs';
import { facts, games, pictures } from './checks.mjs';

const kinds = [...pictures, ...games];

// A page, the check that must notice a fault, what is replaced and by what.
const FAULTS = [
	['5.html', 'it fits every width', '.sum {', '.sum { width: 30rem;'],
	['5.html', 'it fits every width', 'width: 100%; height: auto;', 'width: 100%; height: 60px;'],
	['10.html', 'it fits every width', '.many .all { columns: 14.5rem }', ''],
	['12_puzzles.html', 'it fits every width', '.tools { display: flex; flex-wrap: wrap', '.tools { display: flex'],
	['12_puzzles.html', 'it fits every width', /\/span 1/g, ''],
	['10.html', 'no letter is below 12 px', '.counts { font-size: clamp(.75rem', '.counts { font-size: clamp(.6rem'],
	['6_walk.html', 'no letter is below 12 px', 'font-size: .3px', 'font-size: .26px'],
	['8_puzzles.html', 'no letter is below 12 px', '--letter: .1px', '--letter: .08px'],
	['8.html', 'small letters have two sizes', 'line-height: 1.4 }', 'line-height: 1.4; font-size: .9rem }'],
	['5.html', 'red is what attacks, or leads nowhere', '.a { fill: var(--link)', '.a { fill: var(--mark)'],
	['8.html', 'axe is silent', '--shade: 1%', '--shade: 1.8%'],
	['5.html', 'axe is silent', '--queen: #f5e9cf', '--queen: #1d2a35'],
	['4_walk.html', 'axe is silent', ':target figcaption * {', '.no {'],
	['8_puzzles.html', 'axe is silent', /<(\/?)main>/g, '<$1div>'],
	['5.html', 'the validator is silent', '</body>', '<img src="no.png" alt=""></body>'],
	['5.html', 'the validator is silent', '</section>', ''],
	['8_puzzles.html', 'no printed page is empty', '</main>', '</main><p style="break-before: page"></p>'],
	['5.html', 'queens are drawn where they belong', 'marker: url(#q)', ''],
	['5.html', 'arrows begin at the first square', '.images .a, .turn {', '.turn {'],
	['5.html', 'the board turns as chosen', /(rotate\S+) (scaleY\S+) }/, '$2 $1 }'],
	['5.html', 'boards stand in columns without gaps', 'grid: auto/repeat(2, minmax(0, 1fr))', 'grid: auto'],
	['5.html', 'boards stand in columns without gaps', '.why { grid-column', '.why { grid-row: 99; grid-column'],
	['5.html', 'a printed page has one group', '.drawn .group, .group +', '.group +'],
	['5.html', 'a linked board is marked, a group is not', ':is(figure, li):target figcaption {', ':target figcaption {'],
	['5.html', 'a linked board is marked, a group is not', '; outline: 2px solid transparent', ''],
	['5.html', 'a link leads below the bar', /scroll-(padding|margin)-top: [\d.]+rem/g, ''],
	['5.html', 'a link leads below the bar', 'padding: .25rem;', 'padding: .25rem 3rem;'],
	['10.html', 'it shows all groups, a group its boards', 'minmax(7.75rem, 1fr)', 'minmax(2.75rem, 1fr)'],
	['10.html', 'it shows all groups, a group its boards', /<details>/g, '<details open>'],
	['10.html', 'what is folded is printed', 'content-visibility: visible', 'content-visibility: hidden'],
	['4_walk.html', 'marks are drawn where they belong', 'marker: url(#X)', ''],
	['4_walk.html', 'the tree is whole, no label is hidden', /x=".35" y=".08"/g, 'x="-.1" y="-.33"'],
	['6_walk.html', 'the tree is whole, no label is hidden', '.tree text { transform: var(--swap) }', ''],
	['6_walk.html', 'the tree is whole, no label is hidden', '.row ~ .row + g tspan { display: none }', ''],
	['6_walk.html', 'no printed page has few frames', '.strip svg { width: 25mm }', '.strip svg { width: 30mm }'],
	['11_puzzles.html', 'axe is silent at 320 px', '--side: 4px', '--side: 20px'],
	['5.html', 'right to left, boards are as they were', '.cols, .sum, .heat {', '.cols, .sum {'],
	['4_puzzles.html', 'right to left, boards are as they were', '.board { position: relative; direction: ltr }', '.board { position: relative }'],
	['4_puzzles.html', 'without styles nothing is claimed', 'class="solved">', 'class="solved">Solved!'],
	['4_ask.html', 'without styles nothing is claimed', 'class="left">', 'class="left">of 2'],
	['8_puzzles.html', 'a telephone begins with a board', '<form', '<p>A queen attacks.</p>'.repeat(9) + '<form'],
	['8_puzzles.html', 'controls of level 1 share a line', 'padding: 0 .5rem', 'padding: 0 .8rem'],
	['8_puzzles.html', 'the board judges as arithmetic does', /inset 0 0 0 .16rem [^;]*/, 'none'],
	['8_puzzles.html', 'the line that queens share is drawn', '.squares, .squares :checked', '.squares :checked'],
	['8_puzzles.html', 'the line that queens share is drawn', /(:has\(~input:nth-child\(9n.3\)\S*){--line/, '$1{--no'],
	['8_puzzles.html', 'attacked squares are shown, others are said', '[name=r2]:not([value]){--cross', '[name=r3]:not([value]){--cross'],
	['8_puzzles.html', 'attacked squares are shown, others are said', 'form:has(.see:checked) .open { display: block }', ''],
	['4_puzzles.html', 'a tap puts a queen, and takes her away', '.squares [name]:checked { pointer-events: none }', ''],
	['4_puzzles.html', 'a tap puts a queen, and takes her away', 'inset: 0 -400% 0 0', 'inset: 0 -100% 0 0'],
	['8_puzzles.html', 'squares are crossed out', '.squares [class]:checked { visibility', '.squares [class]:hover { visibility'],
	['8_puzzles.html', 'squares are crossed out', '.squares [name]:checked:not([value]) { counter', '.squares :checked { counter'],
	['8_puzzles.html', 'squares are crossed out', /<input type="checkbox" class="d7"/, '<input type="checkbox" name="r2" class="d7"'],
	['8_puzzles.html', 'solved puzzles are counted', '.flag {', '.flags {'],
	['8_puzzles.html', 'solved puzzles are counted', 'section { counter-reset: done }', 'main { counter-reset: done }'],
	['8_puzzles.html', 'the keyboard alone plays', 'name="r3" ', 'name="r3" tabindex="9" '],
	['8_puzzles.html', 'the keyboard alone plays', 'type="reset"', 'type="button"'],
	['8_puzzles.html', 'a queen is taken away, and a screen reader hears why', 'role="status"', ''],
	['8_puzzles.html', 'a queen is taken away, and a screen reader hears why', ' value="8"', ' value="8" disabled'],
	['8_puzzles.html', 'without :has() nothing is claimed', 'form:not(:has([value]:checked))', 'form'],
	['8_puzzles.html', 'without :has() nothing is claimed', /:not\(:has\(\*\)\)/g, ''],
	['8_puzzles.html', 'an answer is drawn when it is asked for', '{ background: var(--given); ', '{ '],
	['8_puzzles.html', 'an answer is drawn when it is asked for', '.found { display: none; ', '.found { '],
	['8_puzzles.html', 'an answer is drawn when it is asked for', '.answer[open]) :is(.squares, .says, label)', '.answer[open]) :is(.squares, label)'],
	['8_puzzles.html', 'only given queens are printed', '.squares, .tools, ', '.tools, '],
	['8_puzzles.html', 'puzzles are printed before solutions', 'nth-child(6n + 1) {', 'nth-child(8n + 1) {'],
	['8_puzzles.html', 'a sheet cuts no board, and a square has 8 mm', '--square: 8mm', '--square: 7mm'],
	['8_puzzles.html', 'a sheet cuts no board, and a square has 8 mm', 'x="-.1"', 'x="-.35"'],
	['12_puzzles.html', 'a sheet cuts no board, and a square has 8 mm', 'gap: 1.5mm 0', 'gap: 3mm'],
	['6_ask.html', 'it answers as the table does', 'range: 0 0; fallback: one', 'range: 0 1; fallback: one'],
	['6_ask.html', 'it answers as the table does', 'var(--r5)', 'var(--r4)'],
	['4_ask.html', 'a queen is taken away', ' value="4"', ' value="4" disabled'],
	['4_ask.html', 'a queen is taken away', 'type="reset"', 'type="reset" disabled'],
	['4_ask.html', 'a screen reader hears how many are left, and the numbers', 'role="status"', 'role="status" aria-live="off"'],
	['4_ask.html', 'a screen reader hears how many are left, and the numbers', 'absolute; white-space: nowrap', 'absolute'],
	['4_ask.html', 'a queen is taken away', '.squares [name]:checked { pointer-events: none }', ''],
	['6_ask.html', 'solutions are drawn, and chosen queens marked', 'var(--link) 35%', 'var(--link) 0%'],
	['6_ask.html', 'solutions are drawn, and chosen queens marked', '#d { marker: none }', ''],
	['8_ask.html', 'shades grow with the numbers, which can be read', 'marker: url(#h);', ''],
	['8_ask.html', 'shades grow with the numbers, which can be read', 'opacity: .38', 'opacity: .7'],
	['8_ask.html', 'shades grow with the numbers, which can be read', '--dark: var(--light)', ''],
	['6_ask.html', 'it is printed as it answers, without controls', 'width: 90mm', 'width: 99mm'],
	['4_ask.html', 'without :has() nothing is claimed', '@supports not', '@supports'],
	['5.svg', 'words and boards do not touch', 'font-size: 24px', 'font-size: 40px'],
	['5.svg', 'it fills its window, and one page', 'width: 100vw; height: 100vh;', ''],
];

const unnoticed = new Set(kinds.flatMap(([, , checks]) => Object.values(checks)));
for (const [file, name, what, by] of FAULTS) {
	const n = parseInt(file), ending = file.slice(String(n).length), right = facts(n, ending);
	const checks = Object.assign({}, ...kinds.flatMap(([end, boards, checks]) =>
		end === ending && boards.includes(n) ? [checks] : []));
	const text = right.text.replace(what, by);
	unnoticed.delete(checks[name]);
	await point(`queens${file} with ${by || 'nothing'} for ${what}: ${name}`, async () => {
		notEqual(text, right.text);
		await rejects(check(checks[name], { ...right, text }), { code: 'ERR_ASSERTION' });
	});
}
await point('each check has its fault', async () => equal(unnoticed.size, 0));
await done();

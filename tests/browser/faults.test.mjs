// faults.test.mjs -- checks notice faults
import { notEqual, rejects } from 'node:assert/strict';
import { check, done, point } from './browser.mjs';
import { facts, games, pictures } from './checks.mjs';

const kinds = [...pictures, ...games];

// A page, the check that must notice a fault, what is replaced and by what.  Here are the checks that complain of
// what they find, or compare a page with itself: they could find nothing in any page.
const SHADES = 'shades grow with the numbers, which can be read, as evenly as the gallery\'s';
const FAULTS = [
	['5.html', 'it fits every width', '.sum {', '.sum { width: 30rem;'],
	['5.html', 'it fits every width', 'width: 100%; height: auto;', 'width: 100%; height: 60px;'],
	['6_walk.html', 'no letter is below 12 px', 'font-size: .3px', 'font-size: .26px'],
	['8_puzzles.html', 'no letter is below 12 px', '--letter: .1px', '--letter: .08px'],
	['5.html', 'axe is silent', '--queen: #f5e9cf', '--queen: #1d2a35'],
	['4_walk.html', 'axe is silent', ':target figcaption * {', '.no {'],
	['8_puzzles.html', 'axe is silent', /<(\/?)main/g, '<$1div'],
	['5.html', 'the validator is silent', '</body>', '<img src="no.png" alt=""></body>'],
	['8_puzzles.html', 'no printed page is empty', '</main>', '</main><p style="break-before: page"></p>'],
	['6_puzzles.html', 'paper is upright', 'size: portrait; ', ''],
	['5.html', 'queens are drawn where they belong', 'marker: url(#q)', ''],
	['4_walk.html', 'marks are drawn where they belong', 'marker: url(#X)', ''],
	['4_walk.html', 'the tree is whole, no label is hidden', /x=".35" y=".08"/g, 'x="-.1" y="-.33"'],
	['6_walk.html', 'the tree is whole, no label is hidden', '.tree text { transform: var(--swap) }', ''],
	['11_puzzles.html', 'axe is silent at 320 px', '--side: 4px', '--side: 20px'],
	['5.html', 'right to left, boards are as they were', '.cols, .sum, .heat {', '.cols, .sum {'],
	['4_puzzles.html', 'right to left, boards are as they were', '.board { position: relative; direction: ltr }', '.board { position: relative }'],
	['4_puzzles.html', 'the board judges as arithmetic does', 'content: var(--solved) ""; grid-area', 'content: ""; grid-area'],
	['4_puzzles.html', 'pairs are counted and named, and nothing moves', /min-height: 3em;|height: 4.8em;/g, ''],
	['4_puzzles.html', 'Clear leaves what is shown, and a button says that it is on', / form=modes/g, ''],
	['6_puzzles.html', 'given queens are no stops of Tab, and Solution is in one row with Hint', ' checked disabled', ' checked'],
	['8_ask.html', SHADES, 'filter: url(#even)', 'opacity: .7'],
	['8_puzzles.html', 'squares are crossed out', '.squares [name]:checked:not([value]) { isolation', '.squares :checked { isolation'],
	['8_puzzles.html', 'solved puzzles are counted', 'section { counter-reset: solved;', 'main { counter-reset: solved;'],
	['8_puzzles.html', 'an answer is drawn when it is asked for', '.given, .puzzles .found, ', '.given, '],
	['8_puzzles.html', 'only given queens are printed', '.squares, .tools, ', '.tools, '],
	['8_puzzles.html', 'boxes choose what is printed', '#print4:not(:checked) ~ .answers { display: none }', '.no { }'],
	['8_puzzles.html', 'boxes choose what is printed', '#level3 h3::before { content', '#level3 h3::before { --no'],
	['6_puzzles.html', 'boxes choose what is printed', '.level { padding: 4mm 0 0;', '.level { break-before: page;'],
	['6_puzzles.html', 'attacked squares are shown, others are said', 'font: inherit }', 'font-style: normal }'],
	['8_puzzles.html', 'text on paper has 10 pt', 'h3 { font-size: 10pt', 'h3 { font-size: 9pt'],
	['8_puzzles.html', 'a sheet cuts no board, and a square has 8 mm', '--square: 8mm', '--square: 7mm'],
	['8_puzzles.html', 'a sheet cuts no board, and a square has 8 mm', 'x="-.1"', 'x="-1.35"'],
	['8_ask.html', SHADES, '--dark: var(--light)', ''],
	['6_ask.html', 'it is printed as it answers, without controls', 'width: 90mm', 'width: 99mm'],
	['4_ask.html', 'an old browser says what it cannot do', '<form class="new"', '<form'],
	['index.html', 'the first puzzles are in sight on a telephone', '.boards {', '.boards { padding-top: 20rem;'],
	['5.html', 'an old browser says what it cannot do', '<p class="note new">', '<p class="note">'],
	['5_puzzles.html', 'an old browser says what it cannot do', '<p class="score new">', '<p class="score">of this level solved'],
	['5.svg', 'queens are drawn where they belong', 'fill="#1d2a35"', ''],
	['5.svg', 'words and boards do not touch', 'font-size: 24px', 'font-size: 40px'],
];

for (const [file, name, what, by] of FAULTS) {
	const n = parseInt(file) || 8, ending = file.replace(/^\d+/, ''), right = facts(n, ending);
	const checks = Object.assign({}, ...kinds.flatMap(([end, boards, checks]) =>
		end === ending && boards.includes(n) ? [checks] : []));
	const text = right.text.replace(what, by);
	await point(`queens${file} with ${by || 'nothing'} for ${what}: ${name}`, async () => {
		notEqual(text, right.text);
		await rejects(check(checks[name], { ...right, text }), { code: 'ERR_ASSERTION' });
	});
}
await done();

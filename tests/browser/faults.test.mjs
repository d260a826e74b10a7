// faults.test.mjs -- each check notices its fault
import { point, withBrowser } from './browser.mjs';
import { checks, facts, ofMany, ofPlay, read } from './checks.mjs';

const FITS = 'every width fits, axe is silent', VALID = 'html-validate and tidy are silent',
	QUIET = 'nothing is loaded, nothing complains';
const DRAWN = 'queens are drawn where the table has them, in both colours',
	ARROWS = 'arrows are drawn from the first square of the old top row';
const SEEN = 'everything is seen on what is behind it',
	COLUMNS = 'boards stand in two columns at 360 px, in four from 768 px, without gaps';
const BAR = 'a link to a solution shows it below the bar, in one line at 640 px',
	PRINTED = 'a printed page has one group', TURNS = 'the board turns as chosen';
const MARKS = 'marks are drawn where the search has them, in both colours',
	TREE = 'the tree is not cut, no label lies on an edge or on another label';
const ANSWER = 'an answer is drawn when it is asked for',
	UNKNOWN = 'without :has() a board can be filled, and nothing is claimed';
const NEXT = 'a frame leads to the next one, and back', PAGES = 'one printed page, or no page of a few frames';
const [OVERVIEW, FOLDED] = ofMany, [JUDGES, FAST, KEYS] = ofPlay;

// A page, its fault, the check that must notice it, what is replaced and by what.
const FAULTS = [
	['5.html', 'a wide table', FITS, '.counts {', '.counts { min-width: 30rem;'],
	['5.html', 'boards that are not square', FITS, 'svg { display: block; width: 100%; height: auto;',
		'svg { display: block; width: 100%; height: 60px;'],
	['5.html', 'pale captions', FITS, '--soft: #56616b', '--soft: #a0a6ab'],
	['5.html', 'a picture without a name', FITS, ' aria-label="Solution 3"', ''],
	['5.html', 'a script that fails', QUIET, '</body>', '<script>throw 1</script></body>'],
	['5.html', 'a picture from elsewhere', QUIET, '</body>', '<img src="no.png" alt=""></body>'],
	['5.html', 'an open element', VALID, '</section>', ''],
	['5.html', 'a page for one note', 'no printed page is empty', '.stage { padding-block: 5mm 0 }',
		'.stage { break-before: page }'],
	['5.html', 'a moved queen', DRAWN, /(id="s7".*?points="\d 1 )\d/, '$15'],
	['5.html', 'queens in the colour of light squares', DRAWN, '--queen: #1d2a35', '--queen: #f6eedd'],
	['5.html', 'no marker', DRAWN, 'marker: url(#q)', ''],
	['5.html', 'no dark squares', DRAWN, /<path class="dark"[^>]*>/, ''],
	['5.html', 'another arrow', ARROWS, 'class="a t5"', 'class="a t7"'],
	['5.html', 'rotate first, then reflect', ARROWS, '.t5 { transform: rotate(90deg) scaleY(-1) }',
		'.t5 { transform: scaleY(-1) rotate(90deg) }'],
	['5.html', 'a turn to the left', ARROWS, '.t1 { transform: rotate(90deg) }', '.t1 { transform: rotate(-90deg) }'],
	['5.html', 'a board that does not turn', TURNS, '--turn: 180deg', '--turn: 0deg'],
	['5.html', 'a board that reflects after it turns', TURNS, 'rotate(var(--turn)) scaleY(var(--flip))',
		'scaleY(var(--flip)) rotate(var(--turn))'],
	['5.html', 'queens that turn about another corner', TURNS, 'transform-origin: .5px .5px', 'transform-origin: 0 0'],
	['5.html', 'one column on telephones', COLUMNS, 'grid: auto/repeat(2, minmax(0, 1fr))', 'grid: auto/minmax(0, 1fr)'],
	['5.html', 'a gap before the last words', COLUMNS, '.why { grid-column: 1/-1;',
		'.why { grid-row: 99; grid-column: 1/-1;'],
	['5.html', 'pale numbers at a board', SEEN, '--soft: #a7b0b8', '--soft: #556066'],
	['5.html', 'queens in the colour of dark squares', SEEN, '--queen: #1d2a35', '--queen: #d9c6a3'],
	['5.html', 'a shade too dark', SEEN, '--shade: 1%', '--shade: 1.8%'],
	['5.html', 'a marked caption in its own colour', SEEN, ':target figcaption * {', '.no {'],
	['5.html', 'no page break', PRINTED, '.drawn .group, :is(', ':is('],
	['5.html', 'a bar over what a link shows', BAR, /scroll-(padding|margin)-top: [\d.]+rem/g, ''],
	['5.html', 'a bar of two lines', BAR, 'flex-wrap: nowrap', 'padding-right: 70%'],
	['5.html', 'no mark where a link leads', BAR, ':target figcaption { background', '.no { background'],
	['10.html', 'specks of boards', OVERVIEW, 'minmax(7.75rem, 1fr)', 'minmax(2.75rem, 1fr)'],
	['10.html', 'lists that are not folded', OVERVIEW, /<details>/g, '<details open>'],
	['10.html', 'a number that leads elsewhere', OVERVIEW, 'href="#g31"', 'href="#g3"'],
	['10.html', 'folded lists on paper', FOLDED, 'content-visibility: visible', 'content-visibility: hidden'],
	['4_walk.html', 'a queen elsewhere', MARKS, /(id="f5".*?<polyline points="1 1 4 2) 2 3/, '$1 3 3'],
	['4_walk.html', 'a cross is missing', MARKS, /(class="attacked" points="1 2) 2 2/, '$1'],
	['4_walk.html', 'frames wider than the page', FITS, '.strip { display: grid;',
		'.strip { display: grid; min-width: 40rem;'],
	['4_walk.html', 'labels above nodes', TREE, /class="frame" x=".35" y=".08"/g, 'class="frame" x="-.1" y="-.33"'],
	['4_walk.html', 'columns too narrow for labels', TREE, 'translate(1 2)', 'translate(.5 2)'],
	['4_walk.html', 'a node that leads elsewhere', 'a node leads to its frame', 'href="#f12"', 'href="#f2"'],
	['4_walk.html', 'pale crosses', SEEN, '.small { fill: none; stroke: var(--soft)',
		'.small { fill: none; stroke: var(--line)'],
	['4_walk.html', 'a marked caption in its own colour', SEEN, ':target figcaption * {', '.no {'],
	['4_walk.html', 'two printed pages', PAGES, 'break-inside: avoid }', 'break-after: page }'],
	['6_walk.html', 'a page of four frames', PAGES, '.strip svg { width: 33mm }', '.strip svg { width: 38mm }'],
	['6_walk.html', 'a tree cut on telephones', TREE, '(max-width: 40rem) {',
		'(max-width: 4rem) { .tree { min-width: 30rem }'],
	['6_walk.html', 'words that lie on their side', TREE, '.tree text { transform: var(--swap) }', ''],
	['4_walk.html', 'a frame that leads to the last but one', NEXT, 'href="#f6" aria-label="Frame 6">→',
		'href="#f4" aria-label="Frame 4">→'],
	['4_walk.html', 'a style from elsewhere', QUIET, '<style>', '<link rel="stylesheet" href="no.css"><style>'],
	['8_puzzles.html', 'answers for all to see', ANSWER, '.found { display: none; marker', '.found { marker'],
	['8_puzzles.html', 'answers that stay hidden', ANSWER, 'li:has([open])', 'li:has([closed])'],
	['8_puzzles.html', 'a square with another name', JUDGES, 'aria-label="c4"', 'aria-label="c5"'],
	['8_puzzles.html', 'a diagonal too short', JUDGES, /:nth-child\(7n\+8\):nth-child\(-n\+57\)/g,
		':nth-child(7n+8):nth-child(-n+50)'],
	['8_puzzles.html', 'a board that is solved without a queen', JUDGES, 'aria-label="a5" required', 'aria-label="a5"'],
	['8_puzzles.html', 'attacked queens in another colour alone', JUDGES,
		'inset 0 0 0 .16rem var(--attacked, transparent)', 'none'],
	['8_puzzles.html', 'a given queen that can be moved', FAST, / disabled/g, ''],
	['8_puzzles.html', 'no queen is given', FAST, ' checked', ''],
	['8_puzzles.html', 'a button that clears nothing', FAST, 'type="reset"', 'type="button"'],
	['8_puzzles.html', 'a row out of the order', KEYS, 'name="r3" aria-label="a6"',
		'name="r3" tabindex="9" aria-label="a6"'],
	['8_puzzles.html', 'solved, says a browser that cannot know', UNKNOWN, 'form:valid:has(:checked)', 'form:valid'],
	['8_puzzles.html', "a player's queens on paper", 'printed boards have the given queens alone',
		'header form, .squares, ', 'header form, '],
	['8_puzzles.html', 'attacked queens in the colour of dark squares', SEEN, '--mark: #a63f28', '--mark: #d0b070'],
	['8_puzzles.html', 'answers printed beside puzzles', 'twelve are printed on a page, their solutions on another',
		'[role=status], details, ', '[role=status], '],
	['8_puzzles.html', 'nine on a page', 'twelve are printed on a page, their solutions on another', 'gap: 4mm 16mm',
		'gap: 12mm 5mm'],
	['8_puzzles.html', 'no main part', FITS, /<(\/?)main>/g, '<$1div>'],
	['5.svg', 'a moved queen', 'queens are drawn where the table has them', '<use href="#c" x="2" y="1"/>',
		'<use href="#c" x="3" y="1"/>'],
	['5.svg', 'a title over a board', 'words and boards do not touch, nothing leaves the page', 'font-size: 25px',
		'font-size: 40px'],
	['5.svg', 'a sheet larger than its window', 'the sheet fills its window, and one page',
		'width: 100vw; height: 100vh;', ''],
	['5.svg', 'an open element', 'xmllint is silent', '</defs>', ''],
];

await withBrowser(async () => {
	for (const [file, fault, check, what, by] of FAULTS) {
		const n = parseInt(file), ending = file.slice(String(n).length), text = read(n, ending),
			wrong = text.replace(what, by);
		const name = `queens${file}, ${fault}: ${check}`;
		if (wrong === text)
			point(name, ['nothing was replaced']);
		else
			point(name, (await checks[ending][check](wrong, facts(n))).length ? [] : ['not noticed']);
	}
});

// faults.test.mjs -- each check notices its fault
import { point, withBrowser } from './browser.mjs';
import { facts, kinds, read } from './checks.mjs';

// A page, the check that must notice a fault, what is replaced and by what.
const FAULTS = [
	['5.html', 'it fits every width', '.counts {', '.counts { min-width: 30rem;'],
	['5.html', 'it fits every width', 'width: 100%; height: auto;', 'width: 100%; height: 60px;'],
	['10.html', 'it fits every width', '.many .all { columns: 14.5rem }', ''],
	['10.html', 'it fits every width', '/minmax(0, 20rem) 24rem', '/20rem 24rem'],
	['5.html', 'axe is silent', '--soft: #56616b', '--soft: #a0a6ab'],
	['5.html', 'axe is silent', ' aria-label="Solution 3"', ''],
	['5.html', 'colours differ enough', '--shade: 1%', '--shade: 1.8%'],
	['4_walk.html', 'axe is silent', ':target figcaption * {', '.no {'],
	['5.html', 'colours differ enough', '--link: #8cc4e6', '--link: #446688'],
	['8_puzzles.html', 'axe is silent', /<(\/?)main>/g, '<$1div>'],
	['5.html', 'nothing is loaded or lost', '</body>', '<script>throw 1</script></body>'],
	['5.html', 'nothing is loaded or lost', '</body>', '<img src="no.png" alt=""></body>'],
	['5.html', 'nothing is loaded or lost', 'id="s7"', 'id="s77"'],
	['5.html', 'validators are silent', '</section>', ''],
	['5.html', 'no printed page is empty', '.stage { padding-block: 5mm 0 }', '.stage { break-before: page }'],
	['5.html', 'queens are drawn as captions say', /(id="s7".*?points="\d 1 )\d/, '$15'],
	['5.html', 'queens are drawn as captions say', 'marker: url(#q)', ''],
	['5.html', 'arrows begin at the first square', 'class="a t5"', 'class="a t7"'],
	['5.html', 'arrows begin at the first square', '.t1 { transform: rotate(90deg) }', '.t1 { transform: rotate(0deg) }'],
	['5.html', 'the board turns as chosen', 'rotate(var(--turn)) scaleY(var(--flip))',
		'scaleY(var(--flip)) rotate(var(--turn))'],
	['5.html', 'the board turns as chosen', 'transform-origin: .5px .5px', 'transform-origin: 0 0'],
	['5.html', 'boards stand in columns without gaps', 'grid: auto/repeat(2, minmax(0, 1fr))', 'grid: auto'],
	['5.html', 'boards stand in columns without gaps', '.why { grid-column', '.why { grid-row: 99; grid-column'],
	['5.html', 'a printed page has one group', '.drawn .group, .group +', '.group +'],
	['5.html', 'a link leads below the bar', /scroll-(padding|margin)-top: [\d.]+rem/g, ''],
	['5.html', 'a link leads below the bar', 'padding: .25rem .3rem', 'padding: .25rem 3rem'],
	['10.html', 'it shows all groups, a group its boards', 'minmax(7.75rem, 1fr)', 'minmax(2.75rem, 1fr)'],
	['10.html', 'it shows all groups, a group its boards', /<details>/g, '<details open>'],
	['10.html', 'it shows all groups, a group its boards', 'href="#g31"', 'href="#g3"'],
	['10.html', 'what is folded is printed', 'content-visibility: visible', 'content-visibility: hidden'],
	['4_walk.html', 'marks are drawn where they belong', 'marker: url(#X)', ''],
	['4_walk.html', 'marks are drawn where they belong', '.small { fill: none; stroke: var(--soft)',
		'.small { fill: none; stroke: var(--line)'],
	['4_walk.html', 'the tree is whole, no label is hidden', /x=".35" y=".08"/g, 'x="-.1" y="-.33"'],
	['6_walk.html', 'the tree is whole, no label is hidden', '(max-width: 40rem) {',
		'(max-width: 4rem) { .tree { min-width: 30rem }'],
	['6_walk.html', 'the tree is whole, no label is hidden', '.tree text { transform: var(--swap) }', ''],
	['4_walk.html', 'a frame leads to the next, and back', 'href="#f6" aria-label="Frame 6">→',
		'href="#f4" aria-label="Frame 4">→'],
	['6_walk.html', 'no printed page has few frames', '.strip svg { width: 33mm }', '.strip svg { width: 38mm }'],
	['8_puzzles.html', 'the board judges as arithmetic does', 'aria-label="c4"', 'aria-label="c5"'],
	['8_puzzles.html', 'the board judges as arithmetic does', /:nth-child\(7n\+8\):nth-child\(-n\+57\)/g,
		':nth-child(7n+8):nth-child(-n+50)'],
	['8_puzzles.html', 'the board judges as arithmetic does', 'aria-label="a5" required', 'aria-label="a5"'],
	['8_puzzles.html', 'the board judges as arithmetic does', 'inset 0 0 0 .16rem var(--attacked, transparent)', 'none'],
	['8_puzzles.html', 'given queens stay, others are cleared', / disabled/g, ''],
	['8_puzzles.html', 'given queens stay, others are cleared', 'type="reset"', 'type="button"'],
	['8_puzzles.html', 'the keyboard alone plays', 'name="r3" aria-label="a6"', 'name="r3" tabindex="9" aria-label="a6"'],
	['8_puzzles.html', 'without :has() nothing is claimed', 'form:valid:has(:checked)', 'form:valid'],
	['8_puzzles.html', 'an answer is drawn when it is asked for', '.found { display: none; marker', '.found { marker'],
	['8_puzzles.html', 'an answer is drawn when it is asked for', 'li:has([open])', 'li:has([closed])'],
	['8_puzzles.html', 'only given queens are printed', 'header form, .squares, ', 'header form, '],
	['8_puzzles.html', 'puzzles are printed before solutions', '[role=status], details, ', '[role=status], '],
	['8_puzzles.html', 'puzzles are printed before solutions', 'gap: 4mm 16mm', 'gap: 12mm 5mm'],
	['5.svg', 'queens are drawn as captions say', '<use href="#c" x="2" y="1"/>', '<use href="#c" x="3" y="1"/>'],
	['5.svg', 'words and boards do not touch', 'font-size: 24px', 'font-size: 40px'],
	['5.svg', 'it fills its window, and one page', 'width: 100vw; height: 100vh;', ''],
	['5.svg', 'xmllint is silent', '</defs>', ''],
];

await withBrowser(async () => {
	for (const [file, name, what, by] of FAULTS) {
		const n = parseInt(file), ending = file.slice(String(n).length), text = read(n, ending);
		const [, , checks] = kinds.find(([end, boards]) => end === ending && boards.includes(n));
		const complaints = text === text.replace(what, by) ? [] : await checks[name](text.replace(what, by), facts(n));
		point(`queens${file} with ${by || 'nothing'} for ${what}: ${name}`, complaints.length ? [] : ['not noticed']);
	}
	const missed = kinds.flatMap(([ending, , checks]) => Object.keys(checks).filter(name =>
		!FAULTS.some(([file, other]) => other === name && (file.endsWith(ending.slice(1)) || ending !== '.svg'))));
	point('each check has its fault', [...new Set(missed)]);
});

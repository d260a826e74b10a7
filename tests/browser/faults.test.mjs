// faults.test.mjs -- each check notices its fault
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { out, point, withBrowser } from './browser.mjs';
import { checks as gallery, facts } from './gallery.mjs';
import { checks as poster } from './poster.mjs';
import { checks as walk } from './walk.mjs';

const read = file => readFileSync(join(out, file), 'utf8');
const PAGES = {
	gallery: { text: read('queens5.html'), about: facts(5), checks: gallery },
	walk: { text: read('queens4_walk.html'), about: 4, checks: walk },
	poster: { text: read('queens5.svg'), about: facts(5), checks: poster },
};

// A page, its fault, the check that must notice it, what is replaced and by what.
const FAULTS = [
	['gallery', 'a group is missing', 'the page is complete', /<section class="group of8"[^]*?<\/section>/, ''],
	['gallery', 'a moved queen', 'each board is the solution of its number', /(id="s7".*?points=")\d/, '$11'],
	['gallery', 'a moved queen, drawn', 'queens are drawn where the table has them, in both colours', /(id="s7".*?points=")\d/, '$11'],
	['gallery', 'another number', 'each board is the solution of its number', '<a href="#s3">3<', '<a href="#s3">4<'],
	['gallery', 'a wrong name', 'names and arrows are those of the image', '<b>Reflect + Rotate 90</b>', '<b>Reflect + Rotate 270</b>'],
	['gallery', 'another arrow', 'names and arrows are those of the image', '<use href="#a5"/></svg>', '<use href="#a7"/></svg>'],
	['gallery', 'rotate first, then reflect', 'arrows are drawn from the first square of the old top row',
		/<g id="a5"[^]*?<\/g>/, '<g id="a5" transform="translate(0 3.5) scale(1 -1) translate(0 -3.5)"><use href="#a1"/></g>'],
	['gallery', 'a turn to the left', 'arrows are drawn from the first square of the old top row', 'id="a1" transform="rotate(90', 'id="a1" transform="rotate(-90'],
	['gallery', 'another number at a large board', 'large boards have their numbers, words and lines', /(class="k".*?>)\d</, '$19<'],
	['gallery', 'no lines through the centre', 'large boards have their numbers, words and lines', /<path class="pair"[^>]*>/, ''],
	['gallery', 'another count', 'the squares are counted right', '<td class="h0">2<', '<td class="h0">3<'],
	['gallery', 'a lost link', 'links lead somewhere', 'href="#g2"', 'href="#g3"'],
	['gallery', 'an id twice', 'links lead somewhere', 'id="s2"', 'id="s1"'],
	['gallery', 'a wide table', 'every width fits, axe is silent', '.counts {', '.counts { min-width: 30rem;'],
	['gallery', 'boards that are not square', 'every width fits, axe is silent', 'svg { display: block; width: 100%; height: auto;', 'svg { display: block; width: 100%; height: 60px;'],
	['gallery', 'pale captions', 'every width fits, axe is silent', '--soft: #56616b', '--soft: #a0a6ab'],
	['gallery', 'a picture without a name', 'every width fits, axe is silent', ' aria-label="Solution 3"', ''],
	['gallery', 'pale numbers at a board', 'everything is seen on what is behind it', '--soft: #a7b0b8', '--soft: #556066'],
	['gallery', 'queens in the colour of dark squares', 'everything is seen on what is behind it', '--queen: #1d2a35', '--queen: #d9c6a3'],
	['gallery', 'queens in the colour of light squares, drawn', 'queens are drawn where the table has them, in both colours', '--queen: #1d2a35', '--queen: #f6eedd'],
	['gallery', 'no marker', 'queens are drawn where the table has them, in both colours', 'marker: url(#q)', ''],
	['gallery', 'no dark squares', 'queens are drawn where the table has them, in both colours', /<path class="d"[^>]*>/, ''],
	['gallery', 'no page break', 'each group asks for a new page', '.boards .group, .data { break-before: page }', ''],
	['gallery', 'no page break, printed', 'a printed page has one group', '.boards .group, .data { break-before: page }', ''],
	['gallery', 'a bar over what a link shows', 'a link to a solution shows it below the bar', /scroll-(padding|margin)-top: [\d.]+rem/g, ''],
	['gallery', 'no mark where a link leads', 'a link to a solution shows it below the bar', ':target figcaption', '.no figcaption'],
	['gallery', 'a script that fails', 'nothing is loaded, nothing complains', '</body>', '<script>throw 1</script></body>'],
	['gallery', 'a picture from elsewhere', 'nothing is loaded, nothing complains', '</body>', '<img src="no.png" alt=""></body>'],
	['gallery', 'an open element', 'html-validate and tidy are silent', '</section>', ''],
	['walk', 'another step', 'frames are the steps of the search', 'try column 4', 'try column 3'],
	['walk', 'a queen elsewhere', 'marks are drawn where the search has them, in both colours', /(id="f5".*?class="stands" points="1 1 4 2) 2 3/, '$1 3 3'],
	['walk', 'a cross is missing', 'marks are drawn where the search has them, in both colours', /(class="attacked" points="1 2) 2 2/, '$1'],
	['walk', 'frames wider than the page', 'every width fits, axe is silent', '.strip { display: grid;', '.strip { display: grid; min-width: 40rem;'],
	['walk', 'pale crosses', 'everything is seen on what is behind it', '.small { fill: none; stroke: var(--soft)', '.small { fill: none; stroke: var(--line)'],
	['walk', 'two printed pages', 'board 4 is one printed page, others break between frames', '.strip li { break-inside: avoid }', '.strip li { break-after: page } .strip { display: block }'],
	['walk', 'a style from elsewhere', 'nothing is loaded, nothing complains', '<style>', '<link rel="stylesheet" href="no.css"><style>'],
	['poster', 'a moved queen', 'queens are drawn where the table has them', '<use href="#queen" x="3" y="2"/>', '<use href="#queen" x="4" y="2"/>'],
	['poster', 'a title over a board', 'words and boards do not touch, nothing leaves the page', 'font-size: 25px', 'font-size: 40px'],
	['poster', 'no title', 'the picture has a title', /<title>5 queens[^<]*<\/title>/, '<title></title>'],
	['poster', 'an open element', 'xmllint is silent', '</defs>', ''],
];

await withBrowser(async () => {
	for (const [page, fault, check, what, by] of FAULTS) {
		const { text, about, checks } = PAGES[page];
		const wrong = text.replace(what, by);
		const name = `${page}, ${fault}: ${check}`;
		if (wrong === text)
			point(name, ['nothing was replaced']);
		else
			point(name, (await checks[check](wrong, about)).length ? [] : ['not noticed']);
	}
});

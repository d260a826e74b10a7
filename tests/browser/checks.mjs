// checks.mjs -- what each kind of page must keep in a browser; tests/pictures/ has read
// the text of the pages before
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessible, colours, look, on, out, places, printed, same, squares, valid, wear } from './browser.mjs';

const NAMES = ['Untransformed', 'Rotate 90', 'Rotate 180', 'Rotate 270', 'Reflect', 'Reflect + Rotate 90',
	'Reflect + Rotate 180', 'Reflect + Rotate 270'];
const BOARD = ['--queen', '--light', '--dark'];

// facts N: rows are the columns of the solutions of queensN.tsv, groups is how many groups they are
export function facts(n) {
	const rows = readFileSync(join(out, `queens${n}.tsv`), 'utf8').trim().split('\n').slice(1)
		.map(line => line.split('\t'));
	return { n, rows: rows.map(row => row[1].split(' ').map(Number)), groups: Math.max(...rows.map(row => row[2])) };
}

// moved K N ROW COLUMN: where image K takes a square, from the centre
function moved(k, n, row, column) {
	let x = column - n / 2, y = row - n / 2;
	if (k >= 4)
		y = -y;
	for (let turns = k % 4; turns > 0; turns--)
		[x, y] = [-y, x];
	return [x + n / 2, y + n / 2];
}

// inEach WAYS HTML LOOK: what LOOK finds in each way to see a page: its width, its colours
async function inEach(ways, html, look) {
	const found = [];
	for (const way of ways)
		found.push(...(await on(html, way, look)).map(complaint => `${Object.values(way)}: ${complaint}`));
	return found;
}
const WIDTHS = [320, 360, 640, 768, 1280].map(width => ({ width }));
const BOTH = [{ scheme: 'light' }, { scheme: 'dark' }];

// said PAGE SELECTOR: the boards that these elements say, columns from the first row on
const said = (page, selector) => page.$$eval(selector, all =>
	all.map(element => element.textContent.split(' ').map(Number)));

// differ WHAT GOT WANTED: complaints of each item that is another
const differ = (what, got, wanted) => wanted.flatMap((line, i) => same(`${what} ${i + 1}`, got[i], line));

// fewer PAGE: axe and the printer get fifty puzzles; the 1,787 of board 12 are made alike, and
// take them minutes
const fewer = page => page.$$eval(':is(.puzzles, .answers) li:nth-child(n + 51)', all =>
	all.forEach(item => item.remove()));

// A queen on a square, or the square
const colour = (columns, row, column) => columns[row] === column + 1 ? 0 : 1 + (row + column) % 2;

// --- every page ---------------------------------------------------------------------

const every = {
	'it fits every width': html => inEach(WIDTHS, html, page => page.evaluate(() => {
		document.querySelectorAll('details').forEach(details => details.open = true);
		const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
		const boards = [...document.querySelectorAll('figure > svg:not(.tree), .toc svg, .puzzles svg')].map(svg =>
			svg.getBoundingClientRect()).filter(({ width, height }) => width < 10 || Math.abs(width - height) > .5);
		const long = [...document.querySelectorAll('.all li')].filter(item => item.scrollWidth > item.clientWidth);
		return [...long.length ? [`${long.length} lines too long for their columns`] : [],
			...wide ? [`${wide} pixels too wide`] : [], ...boards.length ? [`${boards.length} boards not square`] : []];
	})),

	// It is opened by a link, so that a caption is marked.
	'axe is silent': html => on(html, { hash: /#[fs]1\b/.exec(html)?.[0] }, async page => {
		const complaints = [];
		await fewer(page);
		for (const [width, scheme, media] of [[320, 'light'], [360, 'dark'], [768, 'light'], [1280, 'dark'],
			[1280, 'light', 'print']]) {
			await wear(page, width, scheme);
			await page.emulateMediaType(media ?? 'screen');
			await page.evaluate(() => scrollTo(0, 0)); // the bar lies over nothing
			complaints.push(...(await accessible(page)).map(complaint => `${width} px, ${media ?? scheme}: ${complaint}`));
		}
		return complaints;
	}),

	// axe looks at no picture and no mixed colour.  All colours of a page are these.
	'colours differ enough': html => inEach(BOTH, html, async page => {
		const pairs = [['--ink', '--paper', 7], ...['--soft', '--mark', '--link'].map(front => [front, '--paper', 4.5]),
			...['--light', '--dark'].flatMap(square => [['--queen', square, 4.5],
				...['--soft', '--mark', '--link'].map(front => [front, square, 3])]),
			...await page.$$eval('.heat tbody td', all => all.map(td => ['--ink', getComputedStyle(td).backgroundColor, 4.5]))];
		const light = (await colours(page, pairs.flat().filter(isNaN))).map(colour => colour.map(value => value / 255)
			.map(share => share <= .04045 ? share / 12.92 : ((share + .055) / 1.055) ** 2.4))
			.map(([r, g, b]) => .2126 * r + .7152 * g + .0722 * b + .05);
		return pairs.flatMap(([front, behind, least], i) => {
			const [a, b] = light.slice(2 * i, 2 * i + 2), ratio = Math.max(a / b, b / a);
			return ratio < least ? [`${front} on ${behind}: ${ratio.toFixed(2)}, less than ${least}`] : [];
		});
	}),

	'nothing is loaded or lost': html => on(html, {}, async page => [...page.said,
		...same('requests', page.requests.length, 1), ...same('scripts', (await page.$$('script')).length, 0),
		...await page.$$eval('[href]', all => all.map(link => link.getAttribute('href'))
			.filter(href => href[0] !== '#' || !document.getElementById(href.slice(1))).map(href => `leads nowhere: ${href}`)),
	]),

	'validators are silent': html => valid(html),

	'no printed page is empty': html => on(html, {}, async page => {
		await fewer(page);
		return (await printed(page)).inked.flatMap((share, i) => share < .1 ? [`page ${i + 1}: ${share}`] : []);
	}),
};

// --- galleries ------------------------------------------------------------------------

const gallery = {
	'queens are drawn as captions say': (html, { n, rows }) => inEach(BOTH, html, async page => {
		const boards = await said(page, '.images .cols');
		return [...same('boards', boards.length, rows.length),
			...await squares(page, '.images svg', n, BOARD, (i, r, c) => colour(boards[i], r, c))];
	}),

	'arrows begin at the first square': (html, { n }) => on(html, {}, async page => {
		const names = await page.$$eval('.images figure', all => all.map(figure =>
			[...figure.querySelectorAll('b')].map(b => b.textContent)));
		// Beside the dot, and beside the tip, which is sharp: marked, not marked
		const scale = n / 8;
		const boards = await places(page, '.images svg', NAMES.flatMap((_, k) =>
			[[.2, .1], [.2, -.1], [8 - .08, .17], [8 - .08, -.17]].map(([x, y]) => moved(k, n, (y - .4) * scale, x * scale))));
		const arrows = names.flatMap((list, i) => list.map(name =>
			({ name, points: boards[i].slice(4 * NAMES.indexOf(name), 4 * NAMES.indexOf(name) + 4) })));
		const seen = await look(page, arrows.flatMap(({ points }) => points), ['--mark', '--paper']);
		return [...same('arrows', arrows.length % 8, 0), ...arrows.flatMap(({ name }, i) =>
			same(`${name}: dot, tip`, seen.slice(4 * i, 4 * i + 4).map(colour => colour === 0), [true, true, false, false]))];
	}),

	'the board turns as chosen': (html, { n }) => on(html, {}, async page => {
		const complaints = [], turned = await said(page, '.stage .cols');
		for (let k = 0; k < 8; k++) {
			const odd = (n + 1) * (k % 2 + (k > 3)); // the squares turn too
			await page.click(`label:has(#k${k})`);
			complaints.push(...(await squares(page, '.stage > svg', n, BOARD, (_, r, c) =>
				turned[k][r] === c + 1 ? 0 : colour([], r, c + odd))).map(line => `${NAMES[k]}: ${line}`));
		}
		return complaints;
	}),

	'boards stand in columns without gaps': html => inEach(WIDTHS, html, page => page.evaluate(() =>
		[...document.querySelectorAll('.group')].flatMap(group => {
			const boxes = [...group.querySelectorAll('.head, .large, .images > *')].map(element =>
				element.getBoundingClientRect()).sort((a, b) => a.top - b.top);
			const figures = [...group.querySelectorAll('figure')].map(figure =>
				Math.round(figure.getBoundingClientRect().left));
			const columns = new Set(figures).size, wanted = figures.length === 8 && innerWidth >= 640 ? 4 : 2;
			let gap = 0, bottom = boxes[0].bottom;
			for (const box of [...boxes, { top: group.getBoundingClientRect().bottom }]) {
				gap = Math.max(gap, box.top - bottom);
				bottom = Math.max(bottom, box.bottom);
			}
			return [...columns === wanted ? [] : [`${group.id}: ${columns} columns`],
				...gap > 60 ? [`${group.id}: a gap of ${gap} px`] : []];
		}))),

	'a printed page has one group': (html, { groups }) => on(html, {}, async page => {
		const { text: pages } = await printed(page), last = pages.at(-1);
		const headings = pages.slice(1, -1).map(page => page.match(/^\W*Group \d+\s+[\d ]+boards?$/gm)?.map(line =>
			line.match(/\d+/)[0]).join(' and '));
		return [...same('groups of each page', headings, Array.from({ length: groups }, (_, i) => i + 1)),
			...same('the last page', /The squares/.test(last) && /All \d/.test(last), true)];
	}),

	'a link leads below the bar': (html, { rows }) =>
		on(html, { width: 640, hash: `#s${Math.ceil(rows.length / 2)}` }, page => page.evaluate(() => {
		const figure = document.querySelector(':target'), bar = document.querySelector('.bar').getBoundingClientRect();
		const list = document.querySelector('.bar ul'), { top, bottom } = figure.getBoundingClientRect();
		return [
			...top >= bar.bottom && bottom <= innerHeight && bar.top >= 0 ? [] :
				[`figure at ${top} to ${bottom}, bar to ${bar.bottom}`],
			...bar.height < 50 && list.scrollWidth <= list.clientWidth ? [] :
				[`the bar is ${bar.height} px high, and ${list.scrollWidth} of ${list.clientWidth} px wide`],
		];
	})),
};

const overview = {
	'it shows all groups, a group its boards': (html, { groups, rows }) => on(html, { width: 360 }, async page => {
		const links = await page.$$eval('.bar a[href^="#g"]', all => all.map(link =>
			link.textContent.match(/\d+/) + link.hash));
		const found = () => page.evaluate(() => ({
			tall: document.documentElement.scrollHeight > 20000,
			seen: [...document.querySelectorAll('.cards svg')].filter(svg => svg.getBoundingClientRect().width > 100).length,
			listed: [...document.querySelectorAll('#g2 figure, .all li')].filter(item =>
				item.checkVisibility({ contentVisibilityAuto: true })).length,
		}));
		const closed = await found();
		await page.click('#g2 summary');
		await page.click('#all summary');
		const { listed } = await found();
		const tens = Array.from({ length: Math.ceil(groups / 10) }, (_, i) => `${10 * i + 1}#g${10 * i + 1}`);
		return [...same('links', links, tens), ...same('too tall', closed.tall, false),
			...same('boards', closed.seen, groups),
			...same('lines, folded', closed.listed, 0), ...same('lines', listed, 8 + rows.length)];
	}),

	'what is folded is printed': (html, { groups, rows }) => on(html, {}, async page => {
		const text = (await printed(page)).text.join('');
		return [...same('groups', text.split('Untransformed').length - 1, groups),
			...same('the last line', new RegExp(`${rows.length}\\s+${rows.at(-1).join(' ')}`).test(text), true)];
	}),
};

// --- walks --------------------------------------------------------------------------------

const walk = {
	// In the middle of a square are a queen's body, a cross, or neither.
	'marks are drawn where they belong': (html, { n }) => inEach(BOTH, html, async page => {
		const frames = await page.$$eval('.strip svg', all => all.map(svg => Object.fromEntries(
			[...svg.querySelectorAll('polyline')].flatMap(line => (line.getAttribute('points').match(/\d+ \d+/g) ?? [])
				.map(square => [square, line.className.baseVal])))));
		return squares(page, '.strip svg', n, ['--queen', '--mark', '--soft'], (i, r, c) =>
			['', 'attacked', 'below'].indexOf(frames[i][`${c + 1} ${r + 1}`]), .5);
	}),

	'the tree is whole, no label is hidden': html => inEach(WIDTHS, html, page => page.evaluate(() => {
		const box = element => element.getBoundingClientRect(), all = selector => [...document.querySelectorAll(selector)];
		const labels = all('.tree text').map(text =>
			({ text: text.textContent, name: text.className.baseVal, box: box(text) }));
		const within = ({ left, right, top, bottom }, x, y) => left < x && x < right && top < y && y < bottom;
		const edges = all('.edge').flatMap(path => Array.from({ length: 101 }, (_, i) =>
			path.getPointAtLength(path.getTotalLength() * i / 100).matrixTransform(path.getScreenCTM())));
		const touch = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom - 3 && b.top < a.bottom - 3;
		const below = box(document.querySelector('.tree + figcaption')).top;
		return [
			...labels.length && edges.length ? [] : ['no tree'],
			...all('.tree a').filter(node => box(node).left < 0 || box(node).right > innerWidth || box(node).bottom > below)
				.map(node => `outside: ${node.textContent}`),
			...labels.flatMap(({ text, name, box }, i) => [
				...box.height < 10 ? [`too small: ${text}`] : [],
				...name && edges.some(({ x, y }) => within(box, x, y)) ? [`an edge crosses ${text}`] : [],
				...labels.slice(i + 1).filter(other => touch(box, other.box)).map(other => `${text} touches ${other.text}`),
			]),
		];
	})),

	'a frame leads to the next, and back': html => on(html, { width: 360 }, async page => {
		const links = await page.$$eval('.strip li', all =>
			all.map(frame => [...frame.querySelectorAll('.go a')].map(link => link.hash)));
		const last = links.length - 1, complaints = differ('frame', links, links.map((_, i) =>
			[...i > 0 ? [`#f${i}`] : [], ...i < last ? [`#f${i + 2}`] : []]));
		for (let i = 0; i < last; i++)
			await page.click(`${i ? ':target' : '#f1'} .go a:last-child`);
		complaints.push(...same('seen at last', await page.$eval(':target', frame => frame.className), 'solved'));
		await page.click('.tree a circle');
		const top = await page.$eval('#f1:target', frame => frame.getBoundingClientRect().top);
		return [...complaints, ...same('a node shows its frame', top >= 0 && top < 100, true)];
	}),

	'no printed page has few frames': html => on(html, {}, async page => {
		const frames = (await page.$$('.strip li')).length, { text: pages } = await printed(page);
		const numbers = pages.map(page => page.match(/\b(Place|Dead end|Go back|Solved)\b/g)?.length ?? 0);
		return [...same('frames', numbers.reduce((a, b) => a + b), frames),
			...same('pages of a few', numbers.length > 1 && numbers.some(few => few < 12), false)];
	}),
};

// --- puzzles, posters -----------------------------------------------------------------------

// attacked BOARD: for each row, whether another queen attacks its queen; 0 is no queen
const attacked = board => board.map((c, i) => c > 0 &&
	board.some((d, j) => d && i !== j && (c === d || Math.abs(c - d) === Math.abs(i - j))));

// boards N ROWS: at most 100 solutions, the same without a queen, to N=8 two queens alone in rows
// that meet, and 200 random boards
function boards(n, rows) {
	const empty = Array(n).fill(0);
	const pairs = empty.slice(1).flatMap((_, r) => empty.flatMap((_, c) => [c, c + 1, c + 2]
		.filter(other => 1 <= other && other <= n).map(other => empty.with(r, c + 1).with(r + 1, other))));
	let seed = 1;
	const random = () => Math.floor((seed = seed * 16807 % 2147483647) / 2147483647 * n) + 1;
	const some = rows.filter((_, i) => i % Math.ceil(rows.length / 100) === 0);
	return [...some, ...some.map((board, i) => board.with(i % n, 0)), ...n > 8 ? [] : pairs,
		...Array.from({ length: 200 }, () => Array.from({ length: n }, random))];
}

// play PAGE FORM BOARDS: what is shown of each board that is set up by clicks: columns of
// queens, of those with the colour of marks, of those with a ring, and the words
function play(page, form, boards) {
	return page.evaluate((form, boards) => boards.map(board => {
		const element = document.forms[form], n = board.length,
			inputs = [...element.elements].filter(input => input.type === 'radio');
		const mark = getComputedStyle(element.querySelector('.attack')).color;
		const rows = has => board.map((_, r) => inputs.slice(r * n, r * n + n).findIndex(has) + 1);
		element.reset();
		board.forEach((column, r) => column && inputs[r * n + column - 1].click());
		return JSON.stringify({
			queens: rows(input => input.checked && getComputedStyle(input, '::before').content !== 'none'),
			marked: rows(input => input.checked && getComputedStyle(input, '::before').backgroundColor === mark),
			ringed: rows(input => getComputedStyle(input).boxShadow.startsWith(mark)),
			said: ['solved', 'attack'].filter(name => element.querySelector(`.${name}`).getClientRects().length),
		});
	}), form, boards);
}

// judged BOARDS: what play must return
const judged = boards => boards.map(board => {
	const bad = attacked(board), marked = board.map((column, r) => bad[r] ? column : 0);
	return JSON.stringify({ queens: board, marked, ringed: marked,
		said: bad.includes(true) ? ['attack'] : board.includes(0) ? [] : ['solved'] });
});

// drawn PAGE: for each puzzle, its solution and its given queens, 0 in other rows
const drawn = page => page.$$eval('.puzzles svg', all => all.map(svg => {
	const [solution, given] = [...svg.querySelectorAll('polyline')].map(line => {
		const found = [];
		line.getAttribute('points').trim().split(' ').forEach((x, i, all) => { if (i % 2) found[x - 1] = +all[i - 1]; });
		return found;
	});
	return { solution, given: solution.map((_, r) => given[r] ?? 0) };
}));

const playing = {
	'the board judges as arithmetic does': (html, { n, rows }) => on(html, {}, async page => {
		const tried = boards(n, rows), names = Array.from({ length: n * n }, (_, i) =>
			`r${Math.floor(i / n) + 1} ${'abcdefghijkl'[i % n]}${n - Math.floor(i / n)}`);
		const found = await page.$$eval('header input', all => all.map(input => `${input.name} ${input.ariaLabel}`));
		return [...same('squares', found, names), ...differ('board', await play(page, 0, tried), judged(tried))];
	}),

	'given queens stay, others are cleared': (html, { n }) => on(html, {}, async page => {
		const list = await drawn(page), complaints = same('forms', await page.evaluate(() => document.forms.length),
			n > 8 ? 1 : list.length + 1);
		for (const [i, { solution, given }] of n > 8 ? [] : list.entries()) {
			const other = solution.map((column, r) => given[r] || column % n + 1);
			const tried = [solution, other, solution.map((column, r) => given[r] ? column % n + 1 : 0), given];
			complaints.push(...differ(`puzzle ${i + 1}, board`, await play(page, i + 1, tried),
				judged([solution, other, given, given])));
		}
		await play(page, 0, [list[0].solution]);
		await page.click('header button');
		return [...complaints, ...same('cleared', (await page.$$('header :checked')).length, 0)];
	}),

	'the keyboard alone plays': (html, { n, rows }) => on(html, { width: 320 }, async page => {
		const complaints = [], queens = async () => (await page.$$('header :checked')).length;
		const press = async (key, times = 1) => {
			for (; times > 0; times--)
				await page.keyboard.press(key);
		};
		for (const [r, column] of rows.at(-1).entries()) {
			await press('Tab');
			complaints.push(...same('Tab comes to', await page.evaluate(() => document.activeElement.name), `r${r + 1}`));
			await press('Space');
			await press('ArrowRight', column - 1);
		}
		const solved = await page.$eval('header .solved', words => words.getClientRects().length > 0);
		complaints.push(...same('solved', solved, true), ...same('queens', await queens(), n));
		await press('Tab');
		await press('Space');
		const narrow = await page.$eval('header input', input => input.getBoundingClientRect().width < 24);
		return [...complaints, ...same('cleared', await queens(), 0), ...same('squares below 24 px', narrow, false)];
	}),

	'without :has() nothing is claimed': (html, { rows }) => on(html.replaceAll(':has(', ':hasnt('), {}, async page => {
		const none = rows[0].map(() => 0), tried = [rows[0], rows[0].map(() => 1)];
		return differ('board', await play(page, 0, tried), tried.map(board =>
			JSON.stringify({ queens: board, marked: none, ringed: none, said: [] })));
	}),

	'puzzles are printed before solutions': (html, { groups }) => on(html, {}, async page => {
		await fewer(page);
		const { text: pages } = await printed(page), first = pages.findIndex(page => /Solution/.test(page));
		return [...same('puzzles on the first page', pages[0].match(/place \d+ more/g)?.length, Math.min(groups, 12)),
			...same('pages of puzzles', first, pages.filter(page => /place \d+ more/.test(page)).length)];
	}),
};

const puzzles = {
	'an answer is drawn when it is asked for': (html, { n }) => on(html, {}, async page => {
		const list = await drawn(page), asked = list.length > 1 ? 1 : 0;
		const shown = (i, r, c) => list[i].given[r] === c + 1 ? 0 : list[i].solution[r] === c + 1 ? 3 : 1 + (r + c) % 2;
		const before = await squares(page, '.puzzles svg', n, [...BOARD, '--link'], (i, r, c) => colour(list[i].given, r, c));
		await page.click(`.puzzles li:nth-child(${asked + 1}) summary`);
		return [...before, ...await squares(page, '.puzzles svg', n, [...BOARD, '--link'], (i, r, c) =>
			i === asked ? shown(i, r, c) : colour(list[i].given, r, c))];
	}),

	'only given queens are printed': (html, { n }) => on(html, {}, async page => {
		const list = await drawn(page);
		await page.evaluate(() => document.querySelectorAll('input, summary').forEach(element => element.click()));
		await page.emulateMediaType('print');
		return squares(page, '.puzzles svg', n, BOARD, (i, r, c) => colour(list[i].given, r, c));
	}),

};

const poster = {
	'queens are drawn as captions say': (svg, { n, groups }) => on(svg, { width: 1600, type: 'svg' }, async page => {
		const boards = await said(page, '.columns');
		const found = await squares(page, 'use[href="#b"]', n, ['#1d2a35', '#f6eedd', '#d9c6a3'], (i, r, c) =>
			colour(boards[i], r, c));
		return [...same('boards', boards.length, groups), ...found.filter(line => !/: -1, not [12]/.test(line))]; // lines
	}),

	'words and boards do not touch': svg => on(svg, { width: 1600, type: 'svg' }, page => page.evaluate(() => {
		const sheet = document.documentElement.getBoundingClientRect();
		const boxes = [...document.querySelectorAll('text:not(.count), use[href="#b"]')].map(element =>
			[element.textContent || 'board', element.getBoundingClientRect()]);
		const touch = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom - 2 && b.top < a.bottom - 2;
		return boxes.flatMap(([name, a], i) => [
			...a.left < sheet.left || a.right > sheet.right || a.top < sheet.top || a.bottom > sheet.bottom ?
				[`outside: ${name}`] : [],
			...boxes.slice(i + 1).filter(([, b]) => touch(a, b)).map(([other]) => `touch: ${name}, ${other}`),
		]);
	})),

	'it fills its window, and one page': svg => on(svg, { width: 700, type: 'svg' }, async page => {
		const { right, bottom, boards } = await page.evaluate(() => ({
			...document.documentElement.getBoundingClientRect().toJSON(),
			boards: Math.max(...[...document.querySelectorAll('use[href="#b"]')].map(board =>
				board.getBoundingClientRect().right)),
		}));
		return [...same('window', [right, bottom], [700, 900]), ...same('boards end at its side', boards > 580, true),
			...same('pages', (await printed(page)).text.length, 1)];
	}),

	'xmllint is silent': svg => valid(svg, 'svg'),
};

// kinds: a page's boards, and what holds for these
export const kinds = [
	['.html', [1, 2, 3], every], ['.html', [4, 5, 6, 7, 8], { ...every, ...gallery }],
	['.html', [9, 10], { ...every, ...overview }], ['_walk.html', [4, 5, 6], { ...every, ...walk }],
	['_puzzles.html', [4, 5, 6, 7, 8, 9, 10], { ...every, ...playing, ...puzzles }],
	['_puzzles.html', [11, 12], { ...every, ...playing }], ['.svg', [4, 5, 6, 7, 8], poster],
];

// read N ENDING: a picture
export function read(n, ending) {
	return readFileSync(join(out, `queens${n}${ending}`), 'utf8');
}

// checks.mjs -- what each kind of page must keep in a browser; tests/pictures/ has read
// the text of the pages before
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessible, contrasts, look, on, out, places, printed, same, SCHEMES, squares, valid, wear } from './browser.mjs';

const NAMES = ['Untransformed', 'Rotate 90', 'Rotate 180', 'Rotate 270', 'Reflect', 'Reflect + Rotate 90', 'Reflect + Rotate 180', 'Reflect + Rotate 270'];
const MARKED = [':target figcaption *', 'color', '--mark', 4.5]; // a caption that a link led to
const BOARD = ['--queen', '--light', '--dark'];

// facts N: rows are the solutions of queensN.tsv, groups the fundamental ones
export function facts(n) {
	const rows = readFileSync(join(out, `queens${n}.tsv`), 'utf8').trim().split('\n').slice(1).map(line => {
		const [rank, columns, group, name, , size] = line.split('\t');
		return { rank: +rank, columns: columns.split(' ').map(Number), group: +group, name, size: +size };
	});
	return { n, rows, groups: rows.filter(row => row.name === NAMES[0]) };
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

// image COLUMNS K: image K of a board
function image(columns, k) {
	const n = columns.length, board = [];
	columns.forEach((column, row) => {
		const [x, y] = moved(k, n, row + .5, column - .5);
		board[Math.floor(y)] = Math.ceil(x);
	});
	return board;
}

// inBoth HTML LOOK: what LOOK finds in light and in dark
async function inBoth(html, look) {
	const found = [];
	for (const scheme of SCHEMES)
		found.push(...(await on(html, { scheme }, look)).map(complaint => `${scheme}: ${complaint}`));
	return found;
}

// A queen on a square, or the square
const colour = (columns, row, column) => columns[row] === column + 1 ? 0 : 1 + (row + column) % 2;

// --- every page ---------------------------------------------------------------------

const every = {
	'every width fits, axe is silent': (html, { n }) => on(html, {}, async page => {
		const complaints = [];
		for (const scheme of SCHEMES)
			for (const width of n > 8 ? [320, 1280] : [320, 360, 640, 768, 1280]) {
				await wear(page, width, scheme);
				const found = await page.evaluate(() => ({
					wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
					oblong: [...document.querySelectorAll('figure > svg, .toc svg, .puzzles svg')].filter(svg => {
						const { width, height } = svg.getBoundingClientRect();
						return width < 10 || Math.abs(width - height) > .5;
					}).length,
				}));
				complaints.push(...same('pixels too wide', found.wide, 0), ...same('boards not square', found.oblong, 0), ...await accessible(page));
				if (complaints.length)
					return [`${width} px, ${scheme}`, ...complaints];
			}
		return complaints;
	}),
	'nothing is loaded, nothing complains': html => on(html, {}, page => [...page.said, ...same('requests', page.requests.length, 1)]),
	'html-validate and tidy are silent': html => valid(html),
	'no printed page is empty': html => on(html, {}, async page =>
		(await printed(page)).inked.flatMap((share, i) => share < .15 ? [`page ${i + 1}: ${share}`] : [])),
};

// --- galleries ------------------------------------------------------------------------

const gallery = {
	...every,

	'queens are drawn where the table has them, in both colours': (html, { n, rows }) => inBoth(html, async page => {
		const ranks = await page.evaluate(() => [...document.querySelectorAll('.images figure')].map(figure => +figure.id.slice(1)));
		return [...same('boards', ranks.length, rows.length), ...await squares(page, '.images svg', n, BOARD, (i, r, c) => colour(rows[ranks[i] - 1].columns, r, c))];
	}),

	'arrows are drawn from the first square of the old top row': (html, { n }) => on(html, {}, async page => {
		const names = await page.evaluate(() => [...document.querySelectorAll('.images figure')].map(figure => [...figure.querySelectorAll('b')].map(b => b.textContent)));
		// Beside the dot, and beside the tip, which is sharp: marked, not marked
		const scale = n / 8;
		const points = NAMES.flatMap((_, k) => [[.2, .1], [.2, -.1], [8 - .08, .17], [8 - .08, -.17]].map(([x, y]) => moved(k, n, (y - .4) * scale, x * scale)));
		const boards = await places(page, '.images svg', points);
		const wanted = names.flatMap((list, i) => list.map(name => ({ name, points: boards[i].slice(4 * NAMES.indexOf(name), 4 * NAMES.indexOf(name) + 4) })));
		const seen = await look(page, wanted.flatMap(({ points }) => points), ['--mark', '--paper']);
		return [...same('arrows', wanted.length % 8, 0), ...wanted.flatMap(({ name }, i) => {
			const [dot, dot2, tip, tip2] = seen.slice(4 * i, 4 * i + 4);
			return same(`${name}: dot, dot, tip, tip`, [dot, dot2, tip === 0, tip2 === 0], [0, 0, false, false]);
		})];
	}),

	'the board turns as chosen': (html, { n, rows }) => on(html, {}, async page => {
		const complaints = [];
		for (let k = 0; k < 8; k++) {
			const turned = image(rows[0].columns, k), odd = (n + 1) * (k % 2 + (k > 3)); // the squares turn too
			await page.click(`label:has(#k${k})`);
			complaints.push(...(await squares(page, '.stage > svg', n, BOARD, (_, r, c) => turned[r] === c + 1 ? 0 : colour([], r, c + odd))).map(line => `${NAMES[k]}: ${line}`));
		}
		return complaints;
	}),

	'boards stand in two columns at 360 px, in four from 768 px, without gaps': html => on(html, {}, async page => {
		const complaints = [];
		for (const [width, most] of [[360, 2], [768, 4], [1280, 4]]) {
			await wear(page, width, 'light');
			const found = await page.evaluate(() => [...document.querySelectorAll('.group')].map(group => {
				const boxes = [...group.querySelectorAll('.head, .large, .images > *')].map(element => element.getBoundingClientRect()).sort((a, b) => a.top - b.top);
				const figures = [...group.querySelectorAll('figure')].map(figure => Math.round(figure.getBoundingClientRect().left));
				let gap = 0, bottom = boxes[0].bottom;
				for (const box of boxes) {
					gap = Math.max(gap, box.top - bottom);
					bottom = Math.max(bottom, box.bottom);
				}
				return { id: group.id, figures: figures.length, columns: new Set(figures).size, gap, end: group.getBoundingClientRect().bottom - bottom };
			}));
			for (const { id, figures, columns, gap, end } of found) {
				complaints.push(...same(`${width} px, ${id}: columns`, columns, figures === 8 ? most : 2));
				if (gap > 60 || end > 60)
					complaints.push(`${width} px, ${id}: a gap of ${Math.max(gap, end)} px`);
			}
		}
		return complaints;
	}),

	'everything is seen on what is behind it': html => contrasts(html, '#s1', [
		MARKED,
		['body', 'color', '--paper', 7], ['.deck', 'color', '--paper', 7], ['.note', 'color', '--paper', 4.5],
		['.bar a', 'color', '--paper', 4.5], ['.n', 'fill', '--paper', 4.5], ['.k', 'fill', '--paper', 7],
		['#c', 'fill', '--light', 4.5], ['#c', 'fill', '--dark', 4.5],
		['.a', 'fill', '--paper', 3], ['.pair', 'stroke', '--light', 3], ['.pair', 'stroke', '--dark', 3], ['#b', 'stroke', '--paper', 3], ['.heat tbody td', 'color', 'backgroundColor', 4.5],
	]),

	'a printed page has one group': (html, { groups }) => on(html, {}, async page => {
		const { text: pages } = await printed(page);
		const headings = pages.map(page => page.match(/^\W*Group \d+\s+[\d ]+boards?$/gm)?.map(line => +line.match(/\d+/)[0]) ?? []);
		return [
			...same('groups a page', JSON.stringify(headings.slice(1, -1)), JSON.stringify(groups.map((_, i) => [i + 1]))),
			...same('the last page', /The squares/.test(pages.at(-1)) && /All \d/.test(pages.at(-1)), true),
		];
	}),

	'a link to a solution shows it below the bar, in one line at 640 px': (html, { rows }) => on(html, { width: 640, hash: `#s${Math.ceil(rows.length / 2)}` }, page => page.evaluate(() => {
		const figure = document.querySelector(':target'), bar = document.querySelector('.bar').getBoundingClientRect();
		const list = document.querySelector('.bar ul'), { top, bottom } = figure.getBoundingClientRect(), style = getComputedStyle(figure.querySelector('figcaption'));
		return [
			...(top >= bar.bottom && bottom <= innerHeight && bar.top >= 0 ? [] : [`figure at ${top} to ${bottom}, bar to ${bar.bottom}`]),
			...(style.backgroundColor !== 'rgba(0, 0, 0, 0)' ? [] : ['the caption is not marked']),
			...(bar.height < 50 && list.scrollWidth <= list.clientWidth ? [] : [`the bar is ${bar.height} px high, and ${list.scrollWidth} of ${list.clientWidth} px wide`]),
		];
	})),
};

// --- walks --------------------------------------------------------------------------------

// search N: each step, as [row, queens, given up, its own kind], all from 0
function search(n) {
	const found = [], queens = [];
	const attacked = column => queens.some((other, r) => other === column || Math.abs(other - column) === queens.length - r);
	const visit = row => {
		const givenUp = [];
		for (let column = 0; column < n; column++) {
			if (attacked(column))
				continue;
			queens.push(column);
			found.push([row, [...queens], [...givenUp]]);
			if (row === n - 1 || visit(row + 1))
				return true;
			queens.pop();
			givenUp.push(column);
		}
		found.push([row, [...queens], givenUp]);
		return false;
	};
	visit(0);
	return found;
}

const walk = {
	...every,

	// In the middle of a square are a queen's body, the inside of a hollow one, a cross,
	// or nothing.
	'marks are drawn where the search has them, in both colours': (html, { n }) => inBoth(html, async page => {
		const steps = search(n);
		return squares(page, '.strip svg', n, ['--queen', '--mark', '--soft'], (i, r, c) => {
			const [row, queens, givenUp] = steps[i] ?? [];
			const attacked = queens.some((other, above) => above < r && (other === c || Math.abs(other - c) === r - above));
			return queens[r] === c ? 0 : r < row || !attacked || r === row && givenUp.includes(c) ? -1 : r === row ? 1 : 2;
		}, .5);
	}),

	'no label of the tree lies on an edge or on another label': html => on(html, {}, page => page.evaluate(() => {
		const labels = [...document.querySelectorAll('.tree text')].map(text => ({ text: text.textContent, name: text.className.baseVal, box: text.getBoundingClientRect() }));
		const within = (box, x, y) => box.left < x && x < box.right && box.top < y && y < box.bottom;
		const edges = [...document.querySelectorAll('.edge')].flatMap(path => Array.from({ length: 101 }, (_, i) =>
			path.getPointAtLength(path.getTotalLength() * i / 100).matrixTransform(path.getScreenCTM())));
		return [...(labels.length && edges.length ? [] : ['no tree']), ...labels.flatMap(({ text, name, box }, i) => [
			...(name && edges.some(({ x, y }) => within(box, x, y)) ? [`an edge crosses ${text}`] : []),
			...labels.slice(i + 1).filter(other => box.left < other.box.right && other.box.left < box.right && box.top < other.box.bottom - 3 && other.box.top < box.bottom - 3)
				.map(other => `${text} touches ${other.text}`),
		])];
	})),

	'a node leads to its frame': html => on(html, {}, async page => {
		await page.click('.tree a:last-of-type circle');
		return page.evaluate(() => {
			const frame = document.querySelector('.strip :target'), box = frame?.getBoundingClientRect();
			return box && frame.className === 'solved' && box.top >= 0 && box.bottom <= innerHeight ? [] : ['it is not in sight'];
		});
	}),

	'everything is seen on what is behind it': html => contrasts(html, '#f3', [
		MARKED,
		...['--light', '--dark'].flatMap(square => [['#c', 'fill', square, 4.5], ['.hollow', 'stroke', square, 4.5],
			['.cross', 'stroke', square, 3], ['.small', 'stroke', square, 3], ['.looked-at', 'stroke', square, 3]]),
		['.tree .place text', 'fill', '--paper', 7], ['.tree .name', 'fill', '--paper', 4.5], ['.tree .frame', 'fill', '--paper', 4.5],
		['.strip li:not(:target) figcaption', 'color', '--paper', 4.5], ['.strip .dead:not(:target) b', 'color', '--paper', 4.5],
	]),

	'board 4 is one printed page, others break between frames': (html, { n }) => on(html, {}, async page => {
		const { text: pages } = await printed(page), numbers = pages.map(page => page.match(/\b(Place|Dead end|Go back|Solved)\b/g)?.length ?? 0);
		return [...same('frames', numbers.reduce((a, b) => a + b), search(n).length), ...(n > 4 ? [] : same('pages', pages.length, 1))];
	}),
};

// --- puzzles, posters -----------------------------------------------------------------------

const puzzles = {
	...every,

	'an answer is drawn when it is asked for': (html, { n, groups }) => on(html, {}, async page => {
		const drawn = await page.evaluate(() => [...document.querySelectorAll('.puzzles polyline:not(.found)')].map(line => {
			const given = [];
			line.getAttribute('points').trim().split(' ').forEach((value, i, all) => { if (i % 2) given[value - 1] = +all[i - 1]; });
			return given;
		}));
		const shown = (i, r, c, asked) => groups[i].columns[r] !== c + 1 ? 1 + (r + c) % 2 : drawn[i][r] ? 0 : i === asked ? 3 : 1 + (r + c) % 2;
		const before = await squares(page, '.puzzles svg', n, [...BOARD, '--mark'], (i, r, c) => shown(i, r, c, -1));
		await page.click('.puzzles li:nth-child(2) summary');
		return [...before, ...await squares(page, '.puzzles svg', n, [...BOARD, '--mark'], (i, r, c) => shown(i, r, c, 1))];
	}),

	'twelve are printed on a page, their solutions on another': (html, { groups }) => on(html, {}, async page => {
		const { text: pages } = await printed(page);
		return [
			...same('puzzles on the first page', pages[0].match(/place \d+ more/g)?.length, Math.min(groups.length, 12)),
			...same('solutions', pages.map(page => /Solution/.test(page)), pages.map((_, i) => i > 0)),
		];
	}),
};

const poster = {
	'queens are drawn where the table has them': (svg, { n, groups }) => on(svg, { width: 1600, type: 'svg' }, async page => [
		...same('boards', await page.evaluate(() => document.querySelectorAll('use[href="#b"]').length), groups.length),
		...await squares(page, 'use[href="#b"]', n, ['#1d2a35', '#f6eedd', '#d9c6a3', '#a63f28'], (i, r, c) => colour(groups[i].columns, r, c))
			.then(found => found.filter(line => !/: (3|-1), not [12]/.test(line))), // where lines cross the board
	]),

	'words and boards do not touch, nothing leaves the page': svg => on(svg, { width: 1600, type: 'svg' }, page => page.evaluate(() => {
		const sheet = document.documentElement.getBoundingClientRect();
		const boxes = [...document.querySelectorAll('text:not(.count), use[href="#b"]')].map(element => [element.textContent || 'board', element.getBoundingClientRect()]);
		return boxes.flatMap(([name, a], i) => [
			...(a.left < sheet.left || a.right > sheet.right || a.top < sheet.top || a.bottom > sheet.bottom ? [`outside: ${name}`] : []),
			...boxes.slice(i + 1).filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom - 2 && b.top < a.bottom - 2)
				.map(([other]) => `touch: ${name}, ${other}`),
		]);
	})),

	'xmllint is silent': svg => valid(svg, 'svg'),
};

export const checks = { '.html': gallery, '_walk.html': walk, '_puzzles.html': puzzles, '.svg': poster };
export const ofEvery = Object.keys(every);

// read N ENDING: a picture
export function read(n, ending) {
	return readFileSync(join(out, `queens${n}${ending}`), 'utf8');
}

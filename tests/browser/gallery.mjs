// gallery.mjs -- what a gallery must keep in a browser; faults.mjs runs it on wrong pages
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrasts, fits, isClose, look, on, out, printed, quiet, same, SCHEMES, valid } from './browser.mjs';

export const NAMES = ['Untransformed', 'Rotate 90', 'Rotate 180', 'Rotate 270',
	'Reflect', 'Reflect + Rotate 90', 'Reflect + Rotate 180', 'Reflect + Rotate 270'];

// image COLUMNS K: image K of a board, as a list of columns from 1
export function image(columns, k) {
	const n = columns.length;
	let board = k < 4 ? columns : [...columns].reverse();
	for (let turns = k % 4; turns > 0; turns--) {
		const turned = [];
		board.forEach((column, row) => turned[column - 1] = n - row);
		board = turned;
	}
	return board;
}

// square K N ROW COLUMN: where image K takes a square; all from 1
function square(k, n, row, column) {
	if (k >= 4)
		row = n + 1 - row;
	for (let turns = k % 4; turns > 0; turns--)
		[row, column] = [column, n + 1 - row];
	return [row, column];
}

// facts N: the rows of queensN.tsv
export function facts(n) {
	const rows = readFileSync(join(out, `queens${n}.tsv`), 'utf8').trim().split('\n').slice(1).map(line => {
		const [rank, columns, group, name, , size] = line.split('\t');
		return { rank: +rank, columns: columns.split(' ').map(Number), group: +group, name, size: +size };
	});
	return { n, rows, groups: rows.filter(row => row.name === NAMES[0]) };
}

const text = columns => columns.join(' ');
const points = columns => columns.map((column, row) => `${column} ${row + 1}`).join(' ');

// The page as a person finds it: each board with its captions
function boards(page) {
	return page.evaluate(() => [...document.querySelectorAll('.images figure')].map(figure => ({
		rank: +figure.id.slice(1),
		shown: figure.querySelector('a').textContent,
		label: figure.querySelector('svg').getAttribute('aria-label'),
		points: figure.querySelector('polyline').getAttribute('points'),
		columns: figure.querySelector('.cols').textContent,
		names: [...figure.querySelectorAll('b')].map(b => b.textContent),
		arrows: [...figure.querySelectorAll('use[href^="#a"]')].map(use => +use.getAttribute('href').slice(2)),
		group: +figure.closest('section').id.slice(1),
		size: figure.closest('section').querySelector('.size').textContent,
	})));
}

// Each takes the text of a page and the facts of its board, and answers with its
// complaints.
export const checks = {
	'the page is complete': (html, { rows, groups }) => on(html, {}, async page => {
		const counts = await page.evaluate(() => ['.group', '.images figure', '.large', '.toc svg', '.all li', '.counts tbody tr']
			.map(selector => document.querySelectorAll(selector).length));
		return same('groups, boards, large boards, contents, list, other boards', counts,
			[groups.length, rows.length, groups.length, groups.length, rows.length, 27]);
	}),

	'each board is the solution of its number': (html, { rows, groups }) => on(html, {}, async page => {
		const shown = await boards(page);
		return [...shown.flatMap(board => {
			const row = rows[board.rank - 1];
			return [
				...same(`${board.rank}: number`, board.shown, row.rank),
				...same(`${board.rank}: label`, board.label, `Solution ${row.rank}`),
				...same(`${board.rank}: queens`, board.points, points(row.columns)),
				...same(`${board.rank}: text`, board.columns, text(row.columns)),
				...same(`${board.rank}: first name`, board.names[0], row.name),
				...same(`${board.rank}: group`, board.group, row.group),
				...same(`${board.rank}: size`, board.size, `${row.size} board${row.size > 1 ? 's' : ''}`),
				...same(`${board.rank}: names x size`, board.names.length * row.size, 8),
			];
		}), ...same('names', shown.flatMap(board => board.names).length, 8 * groups.length)];
	}),

	'names and arrows are those of the image': (html, { groups }) => on(html, {}, async page =>
		(await boards(page)).flatMap(board => {
			const least = groups[board.group - 1].columns;
			const wanted = NAMES.map((_, k) => k).filter(k => text(image(least, k)) === board.columns);
			return [
				...same(`${board.rank}: names`, board.names, wanted.map(k => NAMES[k])),
				...same(`${board.rank}: arrows`, board.arrows, wanted),
			];
		})),

	'arrows are drawn from the first square of the old top row': (html, { n }) => on(html, {}, async page => {
		const marks = await page.evaluate(() => [...document.querySelectorAll('.images figure')].flatMap(figure => {
			const svg = figure.querySelector('svg'), { a, d, e, f } = svg.getScreenCTM();
			return [...figure.querySelectorAll('b')].map(b => ({ rank: figure.id, name: b.textContent, a, d, e: e + scrollX, f: f + scrollY }));
		}));
		// Beside the dot, and beside the tip, which is sharp: marked, not marked
		const shift = n / 8;
		const places = marks.flatMap(({ name, a, d, e, f }) => {
			const k = NAMES.indexOf(name), turn = k % 4;
			return [[.2, .1], [.2, -.1], [n / shift - .08, .17], [n / shift - .08, -.17]].map(([along, aside]) => {
				let x = along * shift - n / 2, y = (aside - .4) * shift - n / 2;
				if (k >= 4)
					y = -y;
				for (let turns = turn; turns > 0; turns--)
					[x, y] = [-y, x];
				return [e + a * (x + n / 2 + 1), f + d * (y + n / 2 + 1)];
			});
		});
		const [mark] = await variables(page, ['--mark']);
		const seen = await look(page, places);
		return marks.flatMap(({ rank, name }, i) => {
			const [dot, dot2, tip, tip2] = seen.slice(4 * i, 4 * i + 4).map(colour => nearer(colour, mark));
			return same(`${rank} ${name}: dot, dot, tip, tip`, [dot, dot2, tip, tip2], [true, true, false, false]);
		});
	}),

	'large boards have their numbers, words and lines': (html, { groups }) => on(html, {}, async page => {
		const shown = await page.evaluate(() => [...document.querySelectorAll('.large')].map(svg => ({
			points: svg.querySelector('polyline').getAttribute('points'),
			digits: [...svg.querySelectorAll('.k text')].map(text => text.textContent).join(' '),
			words: svg.querySelector('desc').textContent.match(/column \d+/g).map(word => word.slice(7)).join(' '),
			lines: svg.querySelectorAll('.pair').length,
		})));
		return groups.flatMap(({ columns, group, size }, i) => [
			...same(`${group}: queens`, shown[i].points, points(columns)),
			...same(`${group}: numbers`, shown[i].digits, text(columns)),
			...same(`${group}: words`, shown[i].words, text(columns)),
			...same(`${group}: lines`, shown[i].lines, size < 8 ? 1 : 0),
		]);
	}),

	'the squares are counted right': (html, { n, rows }) => on(html, {}, async page => {
		const counts = await page.evaluate(() => [...document.querySelectorAll('.heat tbody tr')]
			.map(tr => [...tr.querySelectorAll('td')].map(td => +td.textContent)));
		return counts.flatMap((row, r) => row.flatMap((count, c) =>
			same(`row ${r + 1}, column ${c + 1}`, count, rows.filter(({ columns }) => columns[r] === c + 1).length)))
			.concat(same('rows', counts.length, n));
	}),

	'links lead somewhere': html => on(html, {}, page => page.evaluate(() => {
		const ids = [...document.querySelectorAll('[id]')].map(element => element.id);
		return [
			...ids.filter((id, i) => ids.indexOf(id) < i).map(id => `twice: ${id}`),
			...[...document.querySelectorAll('[href]')].map(element => element.getAttribute('href'))
				.filter(href => !href.startsWith('#') || !document.getElementById(href.slice(1))).map(href => `lost: ${href}`),
		];
	})),

	'every width fits, axe is silent': (html, { n }) => n > 8 ? fits(html, [320, 1280], ['light']) : fits(html),

	'everything is seen on what is behind it': html => contrasts(html, [
		['body', 'color', '--paper', 7], ['.deck', 'color', '--paper', 7], ['.head p', 'color', '--paper', 4.5],
		['.bar a', 'color', '--paper', 4.5], ['.n text', 'fill', '--paper', 4.5], ['.k text', 'fill', '--paper', 7],
		['.crown', 'fill', '--light', 4.5], ['.crown', 'fill', '--dark', 4.5],
		['.arrow', 'fill', '--paper', 3], ['.pair', 'stroke', '--light', 3], ['.pair', 'stroke', '--dark', 3], ['.e', 'stroke', '--paper', 3],
	]),

	'queens are drawn where the table has them, in both colours': async (html, { n, rows }) => {
		const complaints = [];
		for (const scheme of SCHEMES)
			complaints.push(...await on(html, { scheme }, async page => {
				const drawn = await page.evaluate(() => [...document.querySelectorAll('.images figure')].map(figure => {
					const { a, d, e, f } = figure.querySelector('svg').getScreenCTM();
					return { rank: +figure.id.slice(1), a, d, e: e + scrollX, f: f + scrollY };
				}));
				const places = drawn.flatMap(({ a, d, e, f }) => Array.from({ length: n * n }, (_, i) =>
					[e + a * (i % n + 1.5), f + d * (Math.floor(i / n) + 1.62)]));
				const [queen, light, dark] = await variables(page, ['--queen', '--light', '--dark']);
				return (await look(page, places)).flatMap((colour, i) => {
					const board = drawn[Math.floor(i / n / n)], r = Math.floor(i % (n * n) / n), c = i % n;
					const has = rows[board.rank - 1].columns[r] === c + 1;
					return isClose(colour, has ? queen : (r + c) % 2 ? dark : light) && has === isClose(colour, queen) ? [] :
						[`${scheme}: ${board.rank}, row ${r + 1}, column ${c + 1}: ${colour}`];
				});
			}));
		return complaints;
	},

	'each group asks for a new page': html => on(html, {}, async page => {
		await page.emulateMediaType('print');
		const breaks = await page.evaluate(() => [...document.querySelectorAll('.group, .data')].map(section => getComputedStyle(section).breakBefore));
		return same('other breaks', breaks.filter(value => value !== 'page'), []);
	}),

	'a printed page has one group': (html, { groups }) => on(html, {}, async page => {
		const pages = await printed(page);
		// The cover names the groups in lines of several.
		const headings = pages.map((page, i) => page.split('\n').filter(line => /^\W*Group \d+\s+[\d ]+boards?$/.test(line.trim())).length);
		return [
			...same('pages', pages.length, groups.length + 2),
			...same('groups a page', headings.slice(1, -1), groups.map(() => 1)),
			...pages.slice(1, -1).flatMap((page, i) => same(`page ${i + 2}`, page.match(/Group (\d+)/)?.[1], i + 1)),
			...same('Squares and list', /The squares/.test(pages.at(-1)) && /All \d/.test(pages.at(-1)), true),
		];
	}),

	'a link to a solution shows it below the bar': (html, { rows }) => on(html, { hash: `#s${Math.ceil(rows.length / 2)}` }, page => page.evaluate(() => {
		const figure = document.querySelector(':target'), bar = document.querySelector('.bar').getBoundingClientRect();
		const { top, bottom } = figure.getBoundingClientRect(), style = getComputedStyle(figure.querySelector('figcaption'));
		return [
			...(top >= bar.bottom && bottom <= innerHeight && bar.top >= 0 ? [] : [`figure at ${top} to ${bottom}, bar to ${bar.bottom}`]),
			...(style.backgroundColor !== 'rgba(0, 0, 0, 0)' ? [] : ['the caption is not marked']),
		];
	})),

	'nothing is loaded, nothing complains': html => quiet(html),
	'html-validate and tidy are silent': html => valid(html),
};

// variables PAGE NAMES: CSS variables as [r, g, b]
function variables(page, names) {
	return page.evaluate(names => names.map(name => {
		const probe = document.body.appendChild(document.createElement('i'));
		probe.style.color = `var(${name})`;
		const colour = getComputedStyle(probe).color.match(/[\d.]+/g).map(Number);
		probe.remove();
		return colour;
	}), names);
}

// nearer COLOUR MARK: whether it is more like the mark than like light paper
function nearer(colour, mark) {
	const far = (a, b) => a.reduce((sum, value, i) => sum + (value - b[i]) ** 2, 0);
	return far(colour, mark) < far(colour, [251, 248, 241]);
}

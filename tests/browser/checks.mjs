// checks.mjs -- what each kind of page must keep in a browser; tests/pictures/ has read
// the text of the pages before
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessible, contrasts, look, on, out, places, printed, same, SCHEMES, squares, valid,
	wear } from './browser.mjs';

const NAMES = ['Untransformed', 'Rotate 90', 'Rotate 180', 'Rotate 270', 'Reflect', 'Reflect + Rotate 90',
	'Reflect + Rotate 180', 'Reflect + Rotate 270'];
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

// differ WHAT GOT WANTED: complaints of each item that is another
const differ = (what, got, wanted) => wanted.flatMap((line, i) => same(`${what} ${i + 1}`, got[i], line));

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
					oblong: [...document.querySelectorAll('figure > svg:not(.tree), .toc svg, .puzzles svg')].filter(svg => {
						const { width, height } = svg.getBoundingClientRect();
						return width < 10 || Math.abs(width - height) > .5;
					}).length,
				}));
				complaints.push(...same('pixels too wide', found.wide, 0), ...same('boards not square', found.oblong, 0),
					...await accessible(page));
				if (complaints.length)
					return [`${width} px, ${scheme}`, ...complaints];
			}
		return complaints;
	}),
	'nothing is loaded, nothing complains': html =>
		on(html, {}, page => [...page.said, ...same('requests', page.requests.length, 1)]),
	'html-validate and tidy are silent': html => valid(html),
	'no printed page is empty': html => on(html, {}, async page =>
		(await printed(page)).inked.flatMap((share, i) => share < .15 ? [`page ${i + 1}: ${share}`] : [])),
};

// --- galleries ------------------------------------------------------------------------

const gallery = {
	...every,

	'queens are drawn where the table has them, in both colours': (html, { n, rows }) => inBoth(html, async page => {
		const ranks = await page.evaluate(() => [...document.querySelectorAll('.images figure')].map(figure =>
			+figure.id.slice(1)));
		return [...same('boards', ranks.length, rows.length),
			...await squares(page, '.images svg', n, BOARD, (i, r, c) => colour(rows[ranks[i] - 1].columns, r, c))];
	}),

	'arrows are drawn from the first square of the old top row': (html, { n }) => on(html, {}, async page => {
		const names = await page.evaluate(() => [...document.querySelectorAll('.images figure')].map(figure =>
			[...figure.querySelectorAll('b')].map(b => b.textContent)));
		// Beside the dot, and beside the tip, which is sharp: marked, not marked
		const scale = n / 8;
		const points = NAMES.flatMap((_, k) => [[.2, .1], [.2, -.1], [8 - .08, .17], [8 - .08, -.17]].map(([x, y]) =>
			moved(k, n, (y - .4) * scale, x * scale)));
		const boards = await places(page, '.images svg', points);
		const wanted = names.flatMap((list, i) => list.map(name =>
			({ name, points: boards[i].slice(4 * NAMES.indexOf(name), 4 * NAMES.indexOf(name) + 4) })));
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
			complaints.push(...(await squares(page, '.stage > svg', n, BOARD, (_, r, c) =>
				turned[r] === c + 1 ? 0 : colour([], r, c + odd))).map(line => `${NAMES[k]}: ${line}`));
		}
		return complaints;
	}),

	'boards stand in two columns at 360 px, in four from 768 px, without gaps': html => on(html, {}, async page => {
		const complaints = [];
		for (const [width, most] of [[360, 2], [768, 4], [1280, 4]]) {
			await wear(page, width, 'light');
			const found = await page.evaluate(() => [...document.querySelectorAll('.group')].map(group => {
				const boxes = [...group.querySelectorAll('.head, .large, .images > *')].map(element =>
					element.getBoundingClientRect()).sort((a, b) => a.top - b.top);
				const figures = [...group.querySelectorAll('figure')].map(figure =>
					Math.round(figure.getBoundingClientRect().left));
				let gap = 0, bottom = boxes[0].bottom;
				for (const box of boxes) {
					gap = Math.max(gap, box.top - bottom);
					bottom = Math.max(bottom, box.bottom);
				}
				return { id: group.id, figures: figures.length, columns: new Set(figures).size, gap,
					end: group.getBoundingClientRect().bottom - bottom };
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
		['.a', 'fill', '--paper', 3], ['.pair', 'stroke', '--light', 3], ['.pair', 'stroke', '--dark', 3],
			['#b', 'stroke', '--paper', 3], ['.heat tbody td', 'color', 'backgroundColor', 4.5],
	]),

	'a printed page has one group': (html, { groups }) => on(html, {}, async page => {
		const { text: pages } = await printed(page);
		const headings = pages.map(page => page.match(/^\W*Group \d+\s+[\d ]+boards?$/gm)?.map(line =>
			+line.match(/\d+/)[0]) ?? []);
		return [
			...same('groups a page', JSON.stringify(headings.slice(1, -1)), JSON.stringify(groups.map((_, i) => [i + 1]))),
			...same('the last page', /The squares/.test(pages.at(-1)) && /All \d/.test(pages.at(-1)), true),
		];
	}),

	'an overview shows all groups, a group its boards': (html, { groups, rows }) =>
		on(html, { width: 360 }, async page => {
		const links = await page.$$eval('.bar a[href^="#g"]', all =>
			all.map(link => link.textContent.match(/\d+/) + link.hash).join(' '));
		const found = () => page.evaluate(() => ({
			tall: document.documentElement.scrollHeight > 20000,
			seen: [...document.querySelectorAll('.cards svg')].filter(svg => svg.getBoundingClientRect().width > 100).length,
			listed: [...document.querySelectorAll('#g2 figure, .all li')].filter(item =>
				item.checkVisibility({ contentVisibilityAuto: true })).length,
		}));
		const closed = await found();
		await page.click('#g2 summary');
		await page.click('#all summary');
		const { listed } = await found(), tens = groups.filter((_, i) => i % 10 === 0)
			.map(({ group }) => `${group}#g${group}`).join(' ');
		return [...same('links', links, tens), ...same('too tall', closed.tall, false),
			...same('boards', closed.seen, groups.length),
			...same('lines, folded', closed.listed, 0), ...same('lines', listed, groups[1].size + rows.length)];
	}),

	'what is folded is printed': (html, { groups, rows }) => on(html, {}, async page => {
		const text = (await printed(page)).text.join('');
		return [...same('groups', text.split('Untransformed').length - 1, groups.length),
			...same('the last line', new RegExp(`${rows.length}\\s+${rows.at(-1).columns.join(' ')}`).test(text), true)];
	}),

	'a link to a solution shows it below the bar, in one line at 640 px': (html, { rows }) =>
		on(html, { width: 640, hash: `#s${Math.ceil(rows.length / 2)}` }, page => page.evaluate(() => {
		const figure = document.querySelector(':target'), bar = document.querySelector('.bar').getBoundingClientRect();
		const list = document.querySelector('.bar ul'), { top, bottom } = figure.getBoundingClientRect(),
			style = getComputedStyle(figure.querySelector('figcaption'));
		return [
			...(top >= bar.bottom && bottom <= innerHeight &&
				bar.top >= 0 ? [] : [`figure at ${top} to ${bottom}, bar to ${bar.bottom}`]),
			...(style.backgroundColor !== 'rgba(0, 0, 0, 0)' ? [] : ['the caption is not marked']),
			...(bar.height < 50 && list.scrollWidth <= list.clientWidth ?
				[] : [`the bar is ${bar.height} px high, and ${list.scrollWidth} of ${list.clientWidth} px wide`]),
		];
	})),
};

// --- walks --------------------------------------------------------------------------------

// search N: each step, as [row, queens, given up, its own kind], all from 0
function search(n) {
	const found = [], queens = [];
	const attacked = column => queens.some((other, r) => other === column ||
		Math.abs(other - column) === queens.length - r);
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

	'the tree is not cut, no label lies on an edge or on another label': html => on(html, {}, async page => {
		const complaints = [];
		for (const width of [320, 360, 768, 1280]) {
			await wear(page, width, 'light');
			complaints.push(...(await page.evaluate(() => {
				const box = element => element.getBoundingClientRect(), all = selector => [...document.querySelectorAll(selector)];
				const labels = all('.tree text').map(text =>
					({ text: text.textContent, name: text.className.baseVal, box: box(text) }));
				const within = ({ left, right, top, bottom }, x, y) => left < x && x < right && top < y && y < bottom;
				const edges = all('.edge').flatMap(path => Array.from({ length: 101 }, (_, i) =>
					path.getPointAtLength(path.getTotalLength() * i / 100).matrixTransform(path.getScreenCTM())));
				const touch = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom - 3 && b.top < a.bottom - 3;
				const below = box(document.querySelector('.tree + figcaption')).top;
				return [
					...(labels.length && edges.length ? [] : ['no tree']),
					...all('.tree a').filter(node => box(node).left < 0 || box(node).right > innerWidth || box(node)
						.bottom > below).map(node => `outside: ${node.textContent}`),
					...labels.flatMap(({ text, name, box }, i) => [
						...(box.height < 10 ? [`too small: ${text}`] : []),
						...(name && edges.some(({ x, y }) => within(box, x, y)) ? [`an edge crosses ${text}`] : []),
						...labels.slice(i + 1).filter(other => touch(box, other.box)).map(other => `${text} touches ${other.text}`),
					]),
				];
			})).map(complaint => `${width} px: ${complaint}`));
		}
		return complaints;
	}),

	'a frame leads to the next one, and back': (html, { n }) => on(html, { width: 360 }, async page => {
		const links = await page.$$eval('.strip li', all =>
			all.map(frame => [...frame.querySelectorAll('.go a')].map(link => link.hash)));
		const last = search(n).length - 1, complaints = differ('frame', links, Array.from({ length: last + 1 }, (_, i) =>
			[...(i > 0 ? [`#f${i}`] : []), ...(i < last ? [`#f${i + 2}`] : [])]));
		for (let i = 0; i < last; i++)
			await page.click(`${i ? ':target' : '#f1'} .go a:last-child`);
		return [...complaints, ...same('seen at last', await page.$eval(':target', frame => frame.className), 'solved')];
	}),

	'a node leads to its frame': html => on(html, {}, async page => {
		await page.click('.tree a:last-of-type circle');
		return page.evaluate(() => {
			const frame = document.querySelector('.strip :target'), box = frame?.getBoundingClientRect();
			return box && frame.className === 'solved' && box.top >= 0 &&
				box.bottom <= innerHeight ? [] : ['it is not in sight'];
		});
	}),

	'everything is seen on what is behind it': html => contrasts(html, '#f3', [
		MARKED,
		...['--light', '--dark'].flatMap(square => [['#c', 'fill', square, 4.5], ['.hollow', 'stroke', square, 4.5],
			['.cross', 'stroke', square, 3], ['.small', 'stroke', square, 3], ['.looked-at', 'stroke', square, 3]]),
		['.tree .place text', 'fill', '--paper', 7], ['.tree .name', 'fill', '--paper', 4.5],
			['.tree .frame', 'fill', '--paper', 4.5],
		['.strip li:not(:target) figcaption', 'color', '--paper', 4.5],
			['.strip .dead:not(:target) b', 'color', '--paper', 4.5],
	]),

	'one printed page, or no page of a few frames': (html, { n }) => on(html, {}, async page => {
		const { text: pages } = await printed(page),
			numbers = pages.map(page => page.match(/\b(Place|Dead end|Go back|Solved)\b/g)?.length ?? 0);
		return [...same('frames', numbers.reduce((a, b) => a + b), search(n).length),
			...(pages.length > 1 ? same('pages of a few', numbers.filter(few => few < 12), []) : [])];
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
	const some = rows.filter((_, i) => i % Math.ceil(rows.length / 100) === 0).map(row => row.columns);
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
const drawn = page => page.evaluate(() => [...document.querySelectorAll('.puzzles svg')].map(svg => {
	const columns = line => {
		const points = line.getAttribute('points').trim().split(' ').map(Number), found = [];
		points.forEach((row, i) => { if (i % 2) found[row - 1] = points[i - 1]; });
		return found;
	};
	const [solution, given] = [...svg.querySelectorAll('polyline')].map(columns);
	return { solution, given: solution.map((_, r) => given[r] ?? 0) };
}));

const puzzles = {
	...every,

	'a board to play on judges as arithmetic does': (html, { n, rows }) => on(html, {}, async page => {
		const tried = boards(n, rows), names = Array.from({ length: n * n }, (_, i) =>
			`r${Math.floor(i / n) + 1} ${'abcdefghijkl'[i % n]}${n - Math.floor(i / n)}`);
		const found = await page.evaluate(() => [...document.forms[0].querySelectorAll('input')].map(input =>
			`${input.name} ${input.ariaLabel}`));
		return [...same('squares', found, names), ...differ('board', await play(page, 0, tried), judged(tried))];
	}),

	'given queens stand fast, others are cleared': (html, { n }) => on(html, {}, async page => {
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
		return [...complaints, ...same('cleared', await page.$$eval('header :checked', all => all.length), 0)];
	}),

	'the keyboard alone plays': (html, { n, rows }) => on(html, { width: 320 }, async page => {
		const at = () => page.evaluate(() => document.activeElement.name ?? document.activeElement.type), complaints = [];
		const queens = () => page.$$eval('header :checked', all => all.length), press = async (key, times = 1) => {
			for (; times > 0; times--)
				await page.keyboard.press(key);
		};
		for (const [r, column] of rows.at(-1).columns.entries()) {
			await press('Tab');
			complaints.push(...same('Tab comes to', await at(), `r${r + 1}`));
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

	'without :has() a board can be filled, and nothing is claimed': (html, { rows }) =>
		on(html.replaceAll(':has(', ':hasnt('), {}, async page => {
		const columns = rows[0].columns, other = columns.map(() => 1), none = columns.map(() => 0);
		return differ('board', await play(page, 0, [columns, other]),
			[columns, other].map(board => JSON.stringify({ queens: board, marked: none, ringed: none, said: [] })));
	}),

	'an answer is drawn when it is asked for': (html, { n }) => on(html, {}, async page => {
		const list = await drawn(page), asked = list.length > 1 ? 1 : 0;
		const shown = (i, r, c, open) => list[i].given[r] === c + 1 ? 0 : open &&
			list[i].solution[r] === c + 1 ? 3 : 1 + (r + c) % 2;
		const before = await squares(page, '.puzzles svg', n, [...BOARD, '--link'], (i, r, c) => shown(i, r, c, false));
		await page.click(`.puzzles li:nth-child(${asked + 1}) summary`);
		return [...before, ...await squares(page, '.puzzles svg', n, [...BOARD, '--link'], (i, r, c) =>
			shown(i, r, c, i === asked))];
	}),

	'printed boards have the given queens alone': (html, { n }) => on(html, {}, async page => {
		const list = await drawn(page);
		await page.evaluate(() => document.querySelectorAll('input, summary').forEach(element => element.click()));
		await page.emulateMediaType('print');
		return squares(page, '.puzzles svg', n, BOARD, (i, r, c) => colour(list[i].given, r, c));
	}),

	'everything is seen on what is behind it': html => contrasts(html, '', [
		['.note', 'color', '--paper', 4.5], ['.attack', 'color', '--paper', 4.5], ['button', 'color', '--paper', 4.5],
			['summary', 'color', '--paper', 4.5], ['.names', 'fill', '--paper', 4.5],
		...['--light', '--dark'].flatMap(square => [['#c', 'fill', square, 4.5], ['.attack', 'color', square, 3],
			['summary', 'color', square, 3], ['.note', 'color', square, 3]]),
	]),

	'twelve are printed on a page, their solutions on another': (html, { groups }) => on(html, {}, async page => {
		const { text: pages } = await printed(page);
		return [
			...same('puzzles on the first page', pages[0].match(/place \d+ more/g)?.length, Math.min(groups.length, 12)),
			...same('solutions', pages.map(page => /Solution/.test(page)), pages.map((_, i) => i > 0)),
		];
	}),
};

const poster = {
	'queens are drawn where the table has them': (svg, { n, groups }) =>
		on(svg, { width: 1600, type: 'svg' }, async page => [
		...same('boards', await page.evaluate(() => document.querySelectorAll('use[href="#b"]').length), groups.length),
		...await squares(page, 'use[href="#b"]', n, ['#1d2a35', '#f6eedd', '#d9c6a3', '#a63f28'], (i, r, c) =>
			colour(groups[i].columns, r, c))
			.then(found => found.filter(line => !/: (3|-1), not [12]/.test(line))), // where lines cross the board
	]),

	'words and boards do not touch, nothing leaves the page': svg =>
		on(svg, { width: 1600, type: 'svg' }, page => page.evaluate(() => {
		const sheet = document.documentElement.getBoundingClientRect();
		const boxes = [...document.querySelectorAll('text:not(.count), use[href="#b"]')].map(element =>
			[element.textContent || 'board', element.getBoundingClientRect()]);
		return boxes.flatMap(([name, a], i) => [
			...(a.left < sheet.left || a.right > sheet.right || a.top < sheet.top ||
				a.bottom > sheet.bottom ? [`outside: ${name}`] : []),
			...boxes.slice(i + 1).filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom - 2 &&
				b.top < a.bottom - 2)
				.map(([other]) => `touch: ${name}, ${other}`),
		]);
	})),

	'the sheet fills its window, and one page': svg => on(svg, { width: 700, type: 'svg' }, async page => {
		const sheet = await page.evaluate(() => {
			const { left, right, top, bottom } = document.documentElement.getBoundingClientRect();
			return [left, right, top, bottom, innerWidth - document.documentElement.scrollWidth];
		});
		const across = await page.evaluate(() => [...document.querySelectorAll('use[href="#b"]')].map(board =>
			board.getBoundingClientRect().right).reduce((a, b) => Math.max(a, b)));
		return [...same('window', sheet, [0, 700, 0, 900, 0]),
			...same('boards reach the right side', across > 600 && across < 700, true),
			...same('pages', (await printed(page)).text.length, 1)];
	}),

	'xmllint is silent': svg => valid(svg, 'svg'),
};

export const checks = { '.html': gallery, '_walk.html': walk, '_puzzles.html': puzzles, '.svg': poster };
export const ofEvery = Object.keys(every);
export const ofMany = ['an overview shows all groups, a group its boards', 'what is folded is printed'];
export const ofFew = Object.keys(gallery).filter(name => !ofMany.includes(name));
export const ofPlay = ['a board to play on judges as arithmetic does',
	'given queens stand fast, others are cleared', 'the keyboard alone plays'];

// read N ENDING: a picture
export function read(n, ending) {
	return readFileSync(join(out, `queens${n}${ending}`), 'utf8');
}

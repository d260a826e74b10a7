// checks.mjs -- what each kind of page must keep in a browser; tests/pictures/ has read the text before
//
// A check is the ways to see a page, and what looks at it: it returns complaints, or throws.
import { deepEqual, equal } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	accessible, boards, check, colours, contrasts, done, drawn, grid, heard, out, paper, point, printed, touching, tree,
	validator, written,
} from './browser.mjs';

const ONCE = [{}], BOTH = [{ scheme: 'light' }, { scheme: 'dark' }];
const WIDTHS = [{ widths: [320, 360, 640, 768, 1280] }];

// facts N ENDING: text is queensN.ENDING, or the kept index.html; rows are the columns of the solutions of queensN.tsv, least those of
// the fundamental ones
export function facts(n, ending) {
	const read = ending => readFileSync(ending === 'index.html' ? `out/${ending}` : join(out, `queens${n}${ending}`), 'utf8');
	const lines = read('.tsv').trim().split('\n').slice(1).map(line => line.split('\t'));
	const columns = lines => lines.map(line => line[1].split(' ').map(Number));
	return { n, text: read(ending), rows: columns(lines), least: columns(lines.filter(line => line[4] === '0')) };
}

// board N LETTER: as boards() tells it; the square `COLUMN ROW` shows LETTER of it, or its own colour
const board = (n, letter) => grid(n, (c, r) => letter(`${c + 1} ${r + 1}`) || '.:'[(r + c) % 2]).join('');
const queens = columns => board(columns.length, square =>
	columns.some((column, r) => square === `${column} ${r + 1}`) && 'Q');

// name N COLUMN ROW: the square's, both from 0
const name = (n, c, r) => `${'abcdefghijkl'[c]}${n - r}`;

// marks PAGE SELECTOR: for each picture, the letters of its squares
const marks = (page, selector) => page.$$eval(selector, all => all.map(svg => Object.fromEntries(
	[...svg.querySelectorAll('polyline')].flatMap(line => (line.getAttribute('points').match(/\d+ \d+/g) ?? [])
		.map(square => [square, { '': 'Q', attacked: 'X', below: 'x', found: '+', given: 'Q' }[line.className.baseVal]])))));

// drawing SELECTOR DOWN: there, squares have a queen's body, another mark, or neither, as the points say
const drawing = (selector, down) => [BOTH, async (page, { n }) => deepEqual(await boards(page, selector, n, down),
	(await marks(page, selector)).map(squares => board(n, square => squares[square])))];

// small PAGE LEAST: texts below that size.  Of what a picture uses, letters have the picture's size, names of squares a
// part of their board.
const small = (page, least) => page.evaluate(least => [...document.querySelectorAll('body :not(defs *)')].flatMap(element => {
	const used = element.tagName === 'use' && document.querySelector(`${element.getAttribute('href')} text`);
	if (!element.checkVisibility() || !used && !element.matches('input') &&
		![...element.childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim()))
		return [];
	const { a, b } = element.getScreenCTM?.() ?? { a: 1, b: 0 };
	const style = getComputedStyle(element), letter = parseFloat(style.getPropertyValue('--letter'));
	const names = used && used.closest('.names') && letter * style.getPropertyValue('--n');
	const px = (names || parseFloat(style.fontSize)) * Math.hypot(a, b);
	return px < least ? [`${px} px: ${element.outerHTML}`] : [];
}), least);

// restyle PAGE WHAT BY: its style with other words, or with BY more
const restyle = (page, what, by) => page.$eval('style', (style, what, by) =>
	style.textContent = what ? style.textContent.replaceAll(what, by) : style.textContent + by, what, by);
const withoutHas = page => restyle(page, ':has(', ':hasnt(');

// words PAGE SELECTOR: what is written in the first of these, with single blanks
const words = async (page, selector) => (await written(page, selector))[0].replace(/ +/g, ' ');

// spoken PAGE: what a screen reader says by itself: politely, and nothing is called invalid
async function spoken(page) {
	const nodes = await tree(page);
	deepEqual([nodes.find(({ role }) => role === 'status').live, nodes.some(({ invalid }) => invalid)], ['polite', false]);
	return heard(nodes, 'status');
}

// --- every page ---------------------------------------------------------------------

const every = {
	'it fits every width': [WIDTHS, page => page.evaluate(() => {
		document.querySelectorAll('details').forEach(details => details.open = true);
		const wide = [document.documentElement, ...document.querySelectorAll('.all li')]
			.filter(element => element.scrollWidth > element.clientWidth);
		const shapes = '.squares :not([value], span), figure > svg:not(.tree), .toc svg, .puzzles svg, .list svg';
		const uneven = [...document.querySelectorAll(shapes)].filter(element => {
			const { width, height } = element.getBoundingClientRect(), box = element.viewBox?.baseVal;
			return width < 10 || Math.abs(height - (box ? width * box.height / box.width : width)) > .5;
		});
		return [...wide.map(element => `too wide: ${element.tagName}, ${element.scrollWidth} px`),
			...uneven.map(element => `out of shape: ${element.ariaLabel}`)];
	})],

	'no letter is below 12 px': [[{ width: 320 }], page => small(page, 11.99)],

	'text on paper has 10 pt': [[{ media: 'print', width: 718 }], page => small(page, 13.3)],

	'axe is silent': [[{ width: 320 }, { scheme: 'dark' }, { media: 'print' }], async page => {
		await page.evaluate(() => {
			location.hash = document.getElementById('f1') ? 'f1' : 's1'; // so that a caption is marked
			scrollTo(0, 0); // the bar lies over nothing
		});
		return accessible(page);
	}],

	'the validator is silent': [ONCE, async (page, { text }) =>
		(await validator.validateString(text)).results.flatMap(result => result.messages)],

	'no printed page is empty': [ONCE, async page => (await printed(page, /\S.*/g)).filter(lines => lines.length < 2)],

	'paper is upright': [ONCE, async page => {
		const sizes = execFileSync('pdfinfo', ['-l', '99', '-'], { input: await paper(page), encoding: 'utf8' });
		deepEqual([...sizes.matchAll(/size: *([\d.]+) x ([\d.]+)/g)].filter(([, width, height]) =>
			Number(width) >= Number(height)), []);
	}],

	// It does not tell the reader to do what an old browser cannot do.
	'an old browser says what it cannot do': [ONCE, async page => {
		const shown = () => page.evaluate(() => ['.old', '.new'].map(kind => [...document.querySelectorAll(kind)].map(
			element => element.checkVisibility() ? kind : '').join('')));
		const [, kept] = await shown();
		await withoutHas(page);
		const [old, left] = await shown();
		const told = await page.evaluate(() => {
			document.querySelectorAll('.old').forEach(element => element.remove());
			return document.body.innerText.match(
				/^\s*attacked squares\s*$|cross out,|attack each other|level solved|rotate turns|number on a square|start again/gim) ?? [];
		});
		return [...left ? [left] : [], ...Boolean(kept) === Boolean(old) ? [] : [`new: ${kept}, old: ${old}`], ...told];
	}],

	// A tap finds each square where its board draws it, and no text runs from the right.
	'right to left, boards are as they were': [ONCE, page => page.evaluate(() => {
		document.documentElement.dir = 'rtl';
		const lost = [...document.querySelectorAll('.board')].flatMap(board => {
			board.scrollIntoView({ block: 'center' });
			const svg = board.querySelector('svg'), places = [...board.querySelectorAll('.squares > :is(i, input)')];
			const n = Math.floor(Math.sqrt(places.length)), squares = places.filter((_, i) => i % (n + 1));
			return squares.filter((square, i) => {
				const { x, y } = new DOMPoint(i % n + .5, Math.floor(i / n) + .5).matrixTransform(svg.getScreenCTM());
				return square.name && document.elementsFromPoint(x, y).find(element => element.name && !element.hasAttribute('value'))
					!== square && !square.disabled && !square.checked;
			}).map(square => square.ariaLabel || square.id);
		});
		return [...lost, ...[...document.querySelectorAll('.cols, .sum, .heat, svg')].filter(element =>
			getComputedStyle(element).direction !== 'ltr').map(element => element.outerHTML)];
	})],
};

// Every square is large enough for a finger.
const narrow = [[{ width: 320 }], accessible];

// --- galleries ------------------------------------------------------------------------

const gallery = {
	'queens are drawn where they belong': drawing('.images svg', .62),

	'a printed page has one group': [ONCE, async (page, { least, rows }) => {
		const pages = await printed(page, /\b(Group \d+(?=\s+[\d ]+boards?$)|The squares|All \d+)/gm);
		deepEqual(pages.slice(1),
			[...least.map((_, i) => [`Group ${i + 1}`]), ['The squares', `All ${rows.length}`]]);
	}],

	// An outline, which stays where the system chooses the colours.
	'a linked board is marked, a group is not': [ONCE, async page => {
		for (const [id, marked] of [['g1', []], ['s2', ['s2']]]) {
			await page.evaluate(id => location.hash = id, id);
			deepEqual(await page.$$eval('figcaption', all => all.filter(caption =>
				getComputedStyle(caption).outlineStyle === 'solid').map(caption => caption.parentElement.id)), marked);
		}
	}],

	'a link leads below the bar': [[{ width: 640 }], async (page, { rows }) => {
		deepEqual(await page.evaluate(middle => {
			location.hash = `s${middle}`;
			const box = selector => document.querySelector(selector).getBoundingClientRect();
			const { top, bottom } = box(':target'), bar = box('.bar'), list = document.querySelector('.bar ul');
			return { shown: bar.top >= 0 && top >= bar.bottom && bottom <= innerHeight,
				oneLine: bar.height < 50 && list.scrollWidth <= list.clientWidth };
		}, Math.ceil(rows.length / 2)), { shown: true, oneLine: true });
	}],
};

const overview = {
	'it shows all groups, a group its boards': [[{ width: 360 }], async (page, { least, rows }) => {
		const lines = () => page.$$eval('#g2 figure, .all li', all =>
			all.filter(item => item.checkVisibility({ contentVisibilityAuto: true })).length);
		const folded = await lines(), shown = await page.$$eval('.cards svg', all =>
			all.map(svg => svg.getBoundingClientRect().width).filter(width => width > 100 && width < 200).length);
		await page.click('#g2 summary');
		await page.click('#all summary');
		deepEqual({ shown, folded, lines: await lines() }, { shown: least.length, folded: 0, lines: 8 + rows.length });
	}],

	'what is folded is printed': [ONCE, async (page, { least, rows }) => {
		const last = RegExp(`Untransformed|${rows.length}\\s+${rows.at(-1).join(' ')}`, 'g');
		equal((await printed(page, last)).flat().length, least.length + 1);
	}],
};

// --- walks --------------------------------------------------------------------------------

const walk = {
	'marks are drawn where they belong': drawing('.strip svg', .5),

	'the tree is whole, no label is hidden': [WIDTHS, async page => [
		...await touching(page, '.tree text, .tree + figcaption', 3, 4),
		...await page.evaluate(() => {
			const edges = [...document.querySelectorAll('.edge')].flatMap(path => Array.from({ length: 101 }, (_, i) =>
				path.getPointAtLength(path.getTotalLength() * i / 100).matrixTransform(path.getScreenCTM())));
			return [...document.querySelectorAll('.tree text')].filter(label => {
				const { left, right, top, bottom } = label.getBoundingClientRect();
				return bottom - top < 10 ||
					label.classList.length && edges.some(({ x, y }) => left < x && x < right && top < y && y < bottom);
			}).map(label => `too small, or an edge crosses it: ${label.textContent}`);
		}),
	]],
};

// --- pages that answer --------------------------------------------------------------------

// choices ROWS N: up to three queens of solutions, and with each third of these another queen
const choices = (rows, n) => Array.from({ length: 12 }, (_, i) => {
	const queens = rows[37 * i % rows.length].map((column, r) => (5 * r + i) % n < i % 4 ? column : 0);
	return i % 3 ? queens : queens.with(7 * i % n, i % n + 1);
});

// choose PAGE QUEENS: start again, then click these
const choose = (page, queens) => page.evaluate(queens => {
	document.querySelector('[type=reset]').click();
	const inputs = [...document.querySelectorAll('input[id]')];
	queens.forEach((column, r) => column && inputs[r * queens.length + column - 1].click());
}, queens);

// answer PAGE: what it says, the numbers of the solutions that it shows, and the text of its squares
async function answer(page) {
	const list = await page.$$eval('.list li', all => all.filter(item => item.checkVisibility()).map(item =>
		Number(item.textContent)));
	const texts = await written(page, '.squares [id], [role=status]');
	return [texts.pop(), list, texts];
}

// answered ROWS QUEENS: what answer must return
function answered(rows, queens) {
	const n = queens.length, list = rows.flatMap((columns, i) =>
		queens.every((column, r) => [0, columns[r]].includes(column)) ? [i + 1] : []);
	const said = `${list.length} of ${rows.length} solutions ${list.length === 1 ? 'is' : 'are'} left.`;
	return [list.length ? said : 'No solution is left. Take a queen away.', list, grid(n, (c, r) =>
		c + 1 === queens[r] ? '' : `${list.filter(k => rows[k - 1][r] === c + 1).length || '×'}`)];
}

const asking = {
	'it answers as the table does': [ONCE, async (page, { n, rows }) => {
		for (const queens of choices(rows, n)) {
			await choose(page, queens);
			deepEqual(await answer(page), answered(rows, queens));
		}
	}],

	'a screen reader hears how many are left, and the numbers': [ONCE, async (page, { n, rows }) => {
		const queens = rows[0].with(n - 1, 0);
		await choose(page, queens);
		equal(await spoken(page), `1 of ${rows.length} solutions is left.`);
		const numbers = grid(n, (c, r) => `${name(n, c, r)} ${Number(rows[0][r] === c + 1)},`);
		equal(heard(await tree(page)).includes(numbers.join(' ')), true);
	}],

	// Below a crown is the colour of the square.
	'solutions are drawn, and chosen queens marked': [BOTH, async (page, { n, rows }) => {
		const asked = rows[1].map((column, r) => r % 2 ? column : 0), list = answered(rows, asked)[1];
		await restyle(page, '', '.list { grid-template-columns: 24rem }');
		await choose(page, asked);
		await page.$$eval('.list li', all => all.filter(item => !item.checkVisibility()).forEach(item => item.remove()));
		deepEqual(await boards(page, '.list svg', n), list.map(k => queens(rows[k - 1])));
		deepEqual(await boards(page, '.list svg', n, .94), list.map(() =>
			board(n, square => rows[1].some((_, r) => square === `${asked[r]} ${r + 1}`) && '=')));
	}],

	// Equal numbers look equal, and a square that more solutions have is more like its number.  The gallery's table of
	// board 8 goes from least to most by 1.85 to 2.
	'shades grow with the numbers, which can be read, as evenly as the gallery\'s': [BOTH, async (page, { n, rows }) => {
		const [,, squares] = answered(rows, Array(n).fill(0));
		const [seen] = await colours(page, '.board svg', grid(n, (c, r) => [c + .15, r + .15]));
		const contrast = await contrasts(page, '--ink', seen), shades = squares.map((number, i) => ({
			number: Number(number) || 0, colour: seen[i], contrast: contrast[i] }));
		const steps = [...new Map(shades.map(({ number, contrast }) => [number, contrast]))].sort(([a], [b]) => a - b);
		const even = steps.every(([, shade], i) => !i || steps[i - 1][1] / shade > 1.04) && steps[0][1] / steps.at(-1)[1] > 1.6;
		return [...n === 8 && !even ? steps : [], ...shades.filter(({ number, colour, contrast }) =>
			contrast < 4.5 || shades.some(other => other.number === number && other.colour !== colour)),
		...steps.filter(([, shade], i) => i && steps[i - 1][1] <= shade)];
	}],

	'it is printed as it answers, without controls': [[{ media: 'print', width: 718 }], async (page, { n, rows }) => {
		const queens = rows[0].map((column, r) => r < 2 ? column : 0);
		await choose(page, queens);
		deepEqual(await answer(page), answered(rows, queens));
		equal(await page.$$eval('button, .how, .keys', all => all.some(element => element.checkVisibility())), false);
		equal(await page.$eval('.board', board => Math.round(board.getBoundingClientRect().width / 96 * 25.4)), 90);
	}],
};

// --- puzzles, posters -----------------------------------------------------------------------

// play PAGE FORM BOARDS: what is shown of each board that is set up by clicks: columns of
// queens, of those with the colour of marks, of those with a ring, and what is said
const play = (page, form, boards) => page.evaluate((form, boards) => boards.map(board => {
	const element = document.querySelectorAll('form:not([id])')[form], n = board.length, style = (node, part) => getComputedStyle(node, part);
	const squares = [...element.querySelectorAll('.squares > :is(i, input)')].filter((_, i) => i % (n + 1));
	const mark = style(element.querySelector('.pairs')).color;
	const called = { [mark]: 'red', [style(document.querySelector('h3'), '::after').color]: 'green' };
	const rows = has => board.map((_, r) => squares.slice(r * n, r * n + n).findIndex(has) + 1);
	element.querySelector('button').click();
	board.forEach((column, r) => column && squares[r * n + column - 1].click());
	const { content, color } = style(element.querySelector('.says p'), '::after');
	const rim = style(element.querySelector('.squares'), '::after');
	return {
		queens: rows(square => style(square, '::before').clipPath !== 'none'),
		marked: rows(square => style(square, '::before').backgroundColor === mark),
		ringed: rows(square => style(square).boxShadow.startsWith(mark)),
		rim: rim.content === 'none' ? '' : called[rim.borderColor],
		said: content.replace(/"(\w+).*|none/, (_, word) => word ? `${word}, ${called[color]}` : ''),
	};
}), form, boards);

// judged BOARDS: what play must return
const judged = boards => boards.map(board => {
	const marked = board.map((a, i) => board.some((b, j) =>
		a && b && i !== j && (a === b || Math.abs(a - b) === Math.abs(i - j))) ? a : 0);
	const said = marked.some(Boolean) ? 'Pairs, red' : board.includes(0) ? '' : 'Solved, green';
	return { queens: board, marked, ringed: marked, rim: said === 'Solved, green' ? 'green' : '', said };
});

// puzzles LIST N ASKED: puzzles that show their given queens, and one its answer
const puzzles = (list, n, asked) => list.map(squares => board(n, square =>
	(squares === asked || squares[square] === 'Q') && squares[square]));
const SHOWN = '.puzzles .board svg:first-child';
const laidOut = page => restyle(page, '', '.puzzles form { content-visibility: visible !important }');

const playing = {
	// Solutions, the same without a queen and with a wrong one.
	'the board judges as arithmetic does': [ONCE, async (page, { n, rows }) => {
		const tried = rows.slice(0, 100).flatMap((columns, i) =>
			[columns, columns.with(i % n, 0), columns.with(i % n, columns[i % n] % n + 1)]);
		deepEqual(await play(page, 0, tried), judged(tried));
	}],

	// Neighbours on a line are a pair.  The list is folded, and lies over what is below.
	'pairs are counted and named, and nothing moves': [[{ width: 375 }], async (page, { n, rows }) => {
		const seen = [], wanted = [], places = new Set(), [first, last] = [rows[0], rows.at(-1)];
		for (const board of [first, Array(n).fill(1), first.map((c, r) => r < 2 ? r + 1 : 0), first.map((_, r) => r + 1),
			last.with(1, last[0]), Array(n).fill(0)]) {
			await play(page, 0, [board]);
			const lines = ['In column ', 'On a diagonal', 'On a diagonal'].flatMap((line, way) => {
				const on = {};
				board.forEach((c, r) => c && (on[c + r * [0, 1, -1][way]] ??= []).push(name(n, c - 1, r)));
				return Object.values(on).filter(names => names[1]).map(names =>
					`${line}${way ? '' : names[0][0]}: ${names.join(' ')}.`);
			});
			const pairs = lines.join().split(/ [a-l]\d/).length - 1 - lines.length;
			wanted.push([pairs ? `Pairs that attack each other: ${pairs}` :
				board.every(Boolean) ? 'Solved! No queen attacks another.' : '', lines.sort()]);
			for (const open of [false, true]) {
				await page.$eval('.free .pairs', (details, open) => details.open = open, open);
				places.add(await page.$eval('.free .tools', tools => tools.getBoundingClientRect().y + scrollY));
			}
			const list = (await words(page, '.free .pairs p')).split('\n').map(text => text.trim());
			seen.push([(await words(page, '.free .says > p')).replace(/.*?\./, ''), list.filter(Boolean).sort()]);
		}
		deepEqual(seen, wanted);
		equal(places.size, 1);
	}],

	'Clear leaves what is shown, and a button says that it is on': [ONCE, async page => {
		await page.click('.free label');
		await page.click('.free [type=reset]');
		const [text] = await written(page, '.free label'), on = await page.$eval('.free .see', box => box.checked);
		deepEqual([text.replace(/\s+/g, ' ').trim(), on], ['Attacked squares: on', true]);
	}],

	'given queens are no stops of Tab, and Solution is in one row with Hint': [[{ width: 375 }], async page => deepEqual(
		await page.$$eval('.puzzles form', all => all.flatMap(form => [
			...form.querySelectorAll('[checked]:enabled:not([value])'),
			...new Set([...form.querySelectorAll('.tools:last-of-type > *')].map(({ offsetTop }) => offsetTop)).size === 1
				? [] : [form]]).map(element => element.ariaLabel)), [])],

	// From queen to queen, and no further: at quarters of squares of column b and of the long diagonals.
	'the line that queens share is drawn': [ONCE, async (page, { n }) => {
		const seen = [], wanted = [];
		for (const column of [r => 2, r => r + 1, r => n - r]) {
			const board = Array.from({ length: n }, (_, r) => [1, n - 1].includes(r) ? column(r) : 0);
			const slope = column(1) - column(0), x = r => column(0) - .5 + slope * (r - .5);
			const rows = Array.from({ length: 2 * n }, (_, i) => i / 2 + .25).filter(r => r < 1 || r > 2 && r < n - 1);
			await play(page, 0, [board]);
			seen.push((await drawn(page, '.free .board svg', rows.map(r => [x(r), r])))[0].replace(/[^X]/g, '.'));
			wanted.push(rows.map(r => r > 2 ? 'X' : '.').join(''));
		}
		deepEqual(seen, wanted);
	}],

	'attacked squares are shown, others are said': [ONCE, async (page, { n, rows }) => {
		const is = test => grid(n, (c, r) => [0, 1].some(q => test(rows[0][q] - 1 - c, q - r)) ? name(n, c, r) : '').filter(Boolean);
		const own = is((c, r) => !c && !r), taken = is((c, r) => !c || !r || Math.abs(c) === Math.abs(r));
		const left = grid(n, (c, r) => name(n, c, r)).filter(square => !taken.includes(square)).join(' ');
		const open = async () => (await words(page, '.free .says')).replace(/.*?\./, '');
		const before = await open();
		await play(page, 0, [rows[0].map((column, r) => r < 2 ? column : 0)]);
		await page.$$eval('.see', all => all.forEach(box => box.click()));
		const crosses = selector => page.$$eval(selector, all => all.filter(place =>
			getComputedStyle(place, '::before').content.includes('×')).map(place => place.ariaLabel));
		deepEqual([before, await open()], ['', `Not attacked: ${left}`]);
		deepEqual(await crosses('.free .squares > *'), taken.filter(square => !own.includes(square)));
		deepEqual(await crosses(`.squares > :nth-child(${n + 1}n + 1)`), []); // beside a board
		equal(await page.$$eval('.squares > :is(i, input)', all =>
			new Set(all.map(place => getComputedStyle(place, '::before').fontSize)).size), 1);
		equal(heard(await tree(page)).includes(left), true);
	}],

	// On a touchscreen and by a mouse.
	'a tap puts a queen, and takes her away': [[{ width: 320 }], async (page, { n }) => {
		const queens = () => page.$$eval('.free [name]:checked:not([value])', all =>
			all.map(square => square.ariaLabel).join(' '));
		const said = [], [a, b, c] = [`a${n}`, `b${n - 1}`, `c${n - 1}`];
		for (const tap of ['click', 'tap'])
			for (const square of [b, c, c, a, a]) {
				await (await page.$(`.free [aria-label="${square}"]`))[tap]();
				said.push(await queens());
			}
		deepEqual(said, [b, c, '', a, '', b, c, '', a, '']);
	}],

	// The pupil's crosses: they are no queens, and Clear takes them away.
	'squares are crossed out': [ONCE, async (page, { n }) => {
		const level = await page.$('#level2 form, #level3 form');
		if (!level)
			return;
		await laidOut(page);
		await level.$eval('.says p', says => says.id = 'says');
		const state = async () => [await words(page, '#says'), ...await level.$$eval('span :checked', all => all.map(box =>
			[box.ariaLabel, getComputedStyle(box).visibility, box.offsetWidth >= 24].join()))];
		const [first] = await state(), square = await level.$eval('span input', box => box.ariaLabel), seen = [];
		const queens = [...first.match(/[a-l]\d+/g), square].sort((a, b) => b.slice(1) - a.slice(1));
		for (const step of ['.pen', 'span input', '.pen', `.squares [aria-label=${square}]`, 'button']) {
			await (await level.$(step)).click();
			seen.push(await state());
		}
		const crossed = `${square},visible,true`;
		deepEqual(seen, [[first], [first, crossed], [first, crossed],
			[`${queens.length} of ${n} queens: ${queens.join(' ')}.`, crossed], [first]]);
		await level.$$eval('span input', all => all.forEach(box => box.checked = true));
		equal((await state())[0], first);
	}],

	'the keyboard alone plays, and a screen reader hears it': [[{ width: 320 }], async (page, { n, rows }) => {
		const found = [], queens = rows.at(-1), names = queens.map((c, r) => name(n, c - 1, r));
		const press = async keys => {
			for (const key of keys)
				await page.keyboard.press(key);
		};
		await page.click('.free h2'); // behind the links
		for (const column of queens) {
			await press(['Tab', ...Array(column).fill('ArrowRight')]);
			found.push(await page.evaluate(() => document.activeElement.name));
		}
		const size = await page.$eval('.free [name="1"]', input => input.offsetHeight);
		const solved = await spoken(page);
		await press(Array(queens.at(-1)).fill('ArrowLeft'));
		const taken = await spoken(page);
		await press(['Tab', 'Tab', 'Space']);
		deepEqual([found, size >= 24, solved, taken, await spoken(page)], [queens.map((_, r) => `${r + 1}`), true,
			`${n} of ${n} queens: ${names.join(' ')}.Solved! No queen attacks another.`,
			`${n - 1} of ${n} queens: ${names.slice(0, -1).join(' ')}.`, `0 of ${n} queens.`]);
	}],

	'without :has() nothing is claimed': [ONCE, async (page, { rows }) => {
		await withoutHas(page);
		const none = rows[0].map(() => 0), tried = [rows[0], none.map(() => 1)];
		deepEqual(await play(page, 0, tried), tried.map(queens =>
			({ queens, marked: none, ringed: none, rim: '', said: '' })));
	}],

	'solved puzzles are counted': [ONCE, async (page, { n, rows }) => {
		const levels = await page.$$eval('.puzzles', all => all.map(level => level.children.length));
		const scores = () => written(page, '.score'), before = await scores();
		for (let level = 0, form = 1; level < levels.length; form += levels[level++]) {
			const [{ queens: given }] = await play(page, form, [Array(n).fill(0)]);
			const solution = rows.find(columns => columns.every((column, r) => [0, column].includes(given[r])));
			deepEqual(await play(page, form, [solution]), judged([solution]));
		}
		deepEqual([before, await scores()], [0, 1].map(count => levels.map(all =>
			`${count} of ${all} puzzle${all > 1 ? 's' : ''} of this level solved`)));
	}],

	'an answer is drawn when it is asked for': [ONCE, async (page, { n }) => {
		await laidOut(page);
		const first = '#level1 ', list = await marks(page, first + SHOWN);
		// below a crown is the colour of her square
		deepEqual(await boards(page, first + SHOWN, n, .9), list.map(squares =>
			board(n, square => squares[square] === 'Q' && '=')));
		const hidden = () => page.$eval('.puzzles li:last-child .says', says => getComputedStyle(says).visibility);
		// her own queens, in the last column, are not drawn with the answer
		await page.$$eval(first + 'li:last-child [name]', all => all.forEach(input => input.click()));
		await page.click('.puzzles li:last-child .tools summary');
		const hint = await hidden();
		await page.click('.puzzles li:last-child .answer summary');
		deepEqual([hint, await hidden()], ['visible', 'hidden']);
		deepEqual(await boards(page, first + SHOWN, n), puzzles(list, n, list.at(-1)));
	}],

	'only given queens are printed': [[{ media: 'print' }], async (page, { n }) => {
		await page.$$eval('form :is(input, summary)', all => all.forEach(element => element.click()));
		deepEqual(await boards(page, SHOWN, n), puzzles(await marks(page, SHOWN), n));
	}],

	// At first no answers.  Each sheet names its board; two puzzles do not take one.
	'boxes choose what is printed': [ONCE, async (page, { n }) => {
		const found = /Board \d+|An empty board|level \d, Puzzle|Answers|Name|Date|For example/g;
		const boxes = choice => page.$$eval('main > input', (all, choice) => all.flatMap((box, i) => {
			if (choice && box.checked !== choice.includes(i % all.length))
				box.click();
			return box.checked ? [i] : [];
		}), choice);
		const sheets = async choice => await boxes(choice) && printed(page, found);
		const first = await boxes();
		const puzzles = await page.$$eval('.puzzles', all => all.map(list => list.children.length));
		const levels = puzzles.map((_, i) => `level ${i + 1}, Puzzle`), answers = puzzles.length + 1;
		const all = await sheets([...first, answers]);
		const counts = all.map(sheet => sheet.filter(word => /Puzzle/.test(word)).length);
		const number = { 4: 2, 5: 4, 6: 4, 7: 8, 8: 8, 9: 11, 12: 11 }[n]; // of sheets for 1, 13, 10, 36 puzzles
		deepEqual(first, [0, ...levels.map((_, i) => i + 1)]);
		deepEqual(all.map(sheet => [`Board ${n}`, 'Answers', 'Name', 'Date'].map(word => sheet.includes(word))),
			counts.map((count, i) => [true, i + 1 === number, count > 0, count > 0]));
		deepEqual([all.length, counts.reduce((a, b) => a + b), Math.max(...counts) <= (n < 6 ? 8 : n < 9 ? 6 : 4),
			all.flat().filter(word => word === 'For example').length],
		[number, puzzles.reduce((a, b) => a + b), true, levels.length]);
		const kinds = ['An empty board', ...levels, 'Answers'];
		for (const choice of [first, [0], [answers - 1], [answers], []]) {
			const seen = (await sheets(choice)).flat();
			deepEqual(kinds.filter(kind => seen.includes(kind)), choice.map(i => kinds[i]));
		}
	}],

	// paper ends at the margins: 190 mm are between them, or 203
	'a sheet cuts no board, and a square has 8 mm': [[{ media: 'print' }], async (page, { n }) => {
		await page.setViewport({ width: Math.floor((n > 10 ? 203 : 190) / 25.4 * 96), height: 900 });
		return page.$$eval(`${SHOWN}, ${SHOWN} use`, (all, n) => all.filter(part => {
			const { left, right, width } = part.getBoundingClientRect();
			return part.tagName === 'svg' ? width / (n + 1) / 96 * 25.4 < 7.99 : left < 0 || right > innerWidth - 1;
		}).map(part => part.outerHTML), n);
	}],
};

// A picture outside of a page has its own colours.
const COLOURS = { '#1d2a35': 'Q', '#f6eedd': '.', '#d9c6a3': ':' };

const picture = {
	'queens are drawn where they belong': [[{ width: 1680 }], async (page, { n, least }) => {
		await page.$$eval('.pair', all => all.forEach(line => line.remove()));
		const seen = await colours(page, 'use[href="#b"]', grid(n, (c, r) => [c + .5, r + .62]));
		deepEqual(seen.map(all => all.map(colour => COLOURS[colour] ?? '?').join('')), least.slice(0, seen.length).map(queens));
	}],
};

const poster = {
	...picture,

	// The title's first line is a digit: its box alone reaches into the second line.
	'words and boards do not touch': [[{ width: 1600 }], page =>
		touching(page, 'text:not(.count, :has(+ .title)), use[href="#b"]', 2)],

	'it fills its window, and one page': [[{ width: 700 }], async page => {
		const { right, bottom } = await page.$eval('svg', svg => svg.getBoundingClientRect().toJSON());
		const sides = await page.$$eval('use[href="#b"]', all => all.map(board => board.getBoundingClientRect().right));
		deepEqual({ right, bottom, atSide: Math.max(...sides) > 580, pages: (await printed(page, /./g)).length },
			{ right: 700, bottom: 900, atSide: true, pages: 1 });
	}],
};

const index = {
	'the first puzzles are in sight on a telephone': [[{ width: 375 }], async page => {
		const { top, bottom } = await page.$eval('main a', link => link.getBoundingClientRect().toJSON());
		equal(top > 0 && bottom < 400, true);
	}],
};

// kinds of pages: the boards, and what holds for these
export const pictures = [
	['index.html', [8], { ...every, ...index }],
	['.html', [1, 2, 3], every], ['.html', [4, 5, 6, 7, 8], { ...every, ...gallery }],
	['.html', [9, 10], { ...every, ...overview }], ['_walk.html', [4, 5, 6], { ...every, ...walk }],
	['_board.svg', [1, 4, 8, 12], picture], ['.svg', [4, 5, 6, 7, 8], poster],
];
export const games = [
	['_puzzles.html', [4, 5, 6, 7, 8], { ...every, ...playing }],
	['_puzzles.html', [9, 10, 11, 12], { 'it fits every width': every['it fits every width'],
		'axe is silent at 320 px': narrow }],
	['_puzzles.html', [9, 12], playing],
	['_ask.html', [4, 6, 8], { ...every, ...asking }],
	['_ask.html', [5, 7, 9], { 'axe is silent at 320 px': narrow, ...asking }],
];

// hold KINDS: a point for each check of each board
export async function hold(kinds) {
	for (const [ending, boards, checks] of kinds)
		for (const n of boards)
			for (const [name, look] of Object.entries(checks))
				await point(`queens${n}${ending}: ${name}`, () => check(look, facts(n, ending)));
	await done();
}

// browser.mjs -- TAP, Chromium, and what a page shows
import { deepEqual } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const out = resolve('out');
const require = createRequire(join(out, 'build/browser/'));
const { PNG } = require('pngjs');
const { HtmlValidate } = require('html-validate');
export const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules: {
	'wcag/h32': 'off', 'no-inline-style': 'error', 'attr-quotes': 'off' } });
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const scratch = mkdtempSync(join(tmpdir(), 'queens-'));
process.on('exit', () => rmSync(scratch, { recursive: true }));
const LATE = 300000; // milliseconds for one step

// launch NAME: chromium or firefox
export const launch = name => require('puppeteer-core').launch({
	browser: name === 'firefox' ? name : 'chrome',
	executablePath: execFileSync('sh', ['-c', 'command -v $0-esr || command -v $0', name], { encoding: 'utf8' }).trim(),
	args: name === 'firefox' ? [] : ['--disable-gpu', '--hide-scrollbars', '--force-color-profile=srgb',
		...process.getuid() ? [] : ['--no-sandbox']],
	timeout: LATE, protocolTimeout: LATE,
});
const browser = await launch('chromium');

// --- a test -------------------------------------------------------------------------------

let points = 0;

// point NAME TEST: a line of TAP; the test fails by an exception
export async function point(name, test) {
	const error = await test().catch(error => error);
	console.log(`${error ? 'not ok' : 'ok'} ${++points} - ${name}`);
	if (error) {
		console.error(`not ok ${points} - ${name}\n${error.stack}`.replace(/^/gm, '# '));
		process.exitCode = 1;
	}
}

// done: the plan
export async function done() {
	await browser.close();
	console.log(`1..${points}`);
}

// check [WAYS, LOOK] FACTS: LOOK has nothing to complain of, in each of these ways to see the text without its
// script (both.test.mjs runs that), which loads nothing.  A way with some widths is for a LOOK that changes nothing: the page is loaded once.
export async function check([ways, look], facts) {
	const file = join(scratch, facts.text.startsWith('<svg') ? 'page.svg' : 'page.html');
	writeFileSync(file, facts.text.replace(/<script>[^]*<\/script>\n/, ''));
	for (const { width: first = 1280, widths = [first], scheme = 'light', media } of ways) {
		const page = await browser.newPage(), requests = [];
		page.on('request', request => requests.push(request.url()));
		page.setDefaultTimeout(LATE);
		await (media ? page.emulateMediaType(media) : page.emulateMediaFeatures([ // each undoes the other
			{ name: 'prefers-color-scheme', value: scheme }, { name: 'prefers-reduced-motion', value: 'reduce' }]));
		try {
			for (const width of widths) {
				await page.setViewport({ width, height: 900 });
				if (width === widths[0])
					await page.goto(`file://${file}`);
				try {
					deepEqual([...await look(page, facts) ?? [], ...requests.slice(1)], []);
				} catch (error) {
					throw Object.assign(error, { stack: `${width} px, ${media ?? scheme}: ${error.stack}` });
				}
			}
		} finally {
			await page.close();
		}
	}
}

// --- what a page shows ----------------------------------------------------------------------

// colours PAGE SELECTOR POINTS: for each of these elements the colours at its points, as #1d2a35
export async function colours(page, selector, points) {
	const places = await page.$$eval(selector, (all, points) => all.map(element => points.map(([x, y]) => {
		const place = new DOMPoint(x, y).matrixTransform(element.getScreenCTM());
		return [Math.floor(place.x + scrollX), Math.floor(place.y + scrollY)];
	})), points);
	const ys = places.flat().map(([, y]) => y), top = Math.min(...ys), { width } = page.viewport();
	const { data } = PNG.sync.read(Buffer.from(await page.screenshot({
		captureBeyondViewport: true, clip: { x: 0, y: top, width, height: Math.max(...ys) + 1 - top } })));
	return places.map(element => element.map(([x, y]) => {
		const at = 4 * ((y - top) * width + x);
		return `#${data.toString('hex', at, at + 3)}`;
	}));
}

// drawn PAGE SELECTOR POINTS: the same, a letter for each colour
const LETTERS = { '--queen': 'Q', '--light': '.', '--dark': ':', '--mark': 'X', '--soft': 'x', '--link': '+', '--chosen': '=', '--good': 'G' };
export async function drawn(page, selector, points) {
	const letters = await page.evaluate(letters => Object.fromEntries(Object.entries(letters).map(([name, letter]) =>
		[getComputedStyle(document.documentElement).getPropertyValue(name), letter])), LETTERS);
	return (await colours(page, selector, points)).map(seen => seen.map(colour => letters[colour] ?? '?').join(''));
}

// grid N OF: what OF returns for each square, row by row
export const grid = (n, of) => Array.from({ length: n * n }, (_, i) => of(i % n, Math.floor(i / n)));

// boards PAGE SELECTOR N: the middles of the squares of these boards; DOWN is where the body of a queen is
export const boards = (page, selector, n, down = .62) =>
	drawn(page, selector, grid(n, (c, r) => [c + .5, r + down]));

// paper PAGE: its PDF, which has no backgrounds; landscape is asked for, as by a user who did so before
export const paper = page => page.pdf({ landscape: true, preferCSSPageSize: true });

// printed PAGE PATTERN: what is found on each page of the PDF
export async function printed(page, pattern) {
	const input = await paper(page);
	const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input, encoding: 'utf8', timeout: LATE });
	return text.split('\f').slice(0, -1).map(text => text.match(pattern) ?? []);
}

// tree PAGE: the nodes of its accessibility tree, each before those in it
const flat = node => [node, ...(node.children ?? []).flatMap(flat)];
export const tree = async page => flat(await page.accessibility.snapshot({ interestingOnly: false }));

// heard NODES ROLE: the text of these nodes, or of the first that has this role
export const heard = (nodes, role) => (role ? flat(nodes.find(node => node.role === role)) : nodes).filter(({ role }) =>
	role === 'StaticText').map(({ name }) => name).join('').replace(/\s+/g, ' ').trim();

// written PAGE SELECTOR: the text of each of these elements, with what a style writes before and behind it
export async function written(page, selector) {
	await page.$$eval('[data-written]', all => all.forEach(element => delete element.dataset.written));
	await page.$$eval(selector, all => all.forEach((element, i) => element.dataset.written = i));
	const { documents: [{ nodes, layout }], strings } = await (await page.createCDPSession()).send(
		'DOMSnapshot.captureSnapshot', { computedStyles: [] });
	const mark = node => node >= 0 && (attribute(node) ?? mark(nodes.parentIndex[node]));
	const attribute = node => nodes.attributes[node].flatMap((name, i, all) =>
		i % 2 === 0 && strings[name] === 'data-written' ? [Number(strings[all[i + 1]])] : [])[0];
	const texts = Array.from(await page.$$(selector), () => ['', '', '']);
	layout.text.forEach((text, i) => {
		const node = layout.nodeIndex[i], at = text >= 0 && mark(node);
		if (at !== false)
			texts[at][{ '::before': 0, '::after': 2 }[strings[nodes.nodeName[node]]] ?? 1] += strings[text];
	});
	return texts.map(parts => parts.join(''));
}

// touching PAGE SELECTOR SLACK GAP: which of these elements touch, or lie outside the page
export function touching(page, selector, slack, gap = 0) {
	return page.$$eval(selector, (all, slack, gap) => {
		const page = document.documentElement.getBoundingClientRect();
		const boxes = all.map(element => element.getBoundingClientRect());
		const apart = (a, b) => a.right + gap <= b.left || a.bottom <= b.top + slack;
		const name = i => all[i].textContent || 'board';
		return boxes.flatMap((a, i) => [
			...a.left < 0 || a.right > page.right || a.top < 0 || a.bottom > page.bottom ? [`outside: ${name(i)}`] : [],
			...boxes.flatMap((b, k) => k < i && !apart(a, b) && !apart(b, a) ? [`touch: ${name(k)}, ${name(i)}`] : []),
		]);
	}, slack, gap);
}

// accessible PAGE: what axe complains of, in the dark and on paper of colours alone.  axe looks at no picture, so
// it is shown words in the colours of pictures: large ones may differ less.
export async function accessible(page) {
	await page.evaluate(axe);
	return page.evaluate(async () => {
		const colours = Object.entries({ queen: 16, soft: 24, mark: 24, link: 24 });
		document.querySelector('footer').insertAdjacentHTML('beforeend', ['light', 'dark'].flatMap(square =>
			colours.map(([name, size]) => `<p style="color: var(--${name}); background: var(--${square});
				font-size: ${size}px">${name} on ${square}</p>`)).join(''));
		const again = matchMedia('print, (prefers-color-scheme: dark)').matches;
		const { violations } = await axe.run(document, again ? { runOnly: 'color-contrast', resultTypes: ['violations'] } : {
			runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
			rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'],
		});
		return violations.flatMap(({ id, help, nodes }) => nodes.map(node => `${id}: ${node.html}: ${help}`));
	});
}

// contrasts PAGE NAME COLOURS: of the colour with this name and each of the others, as axe counts it
export async function contrasts(page, name, colours) {
	await page.evaluate(axe);
	return page.evaluate((name, colours) => {
		const { Color, getContrast } = axe.commons.color, colour = text => new Color().parseString(text);
		const named = colour(getComputedStyle(document.documentElement).getPropertyValue(name));
		return colours.map(other => getContrast(colour(other), named));
	}, name, colours);
}

// browser.mjs -- TAP, Chromium, and what can be asked of a page
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const out = resolve(process.env.OUT || 'out');
const modules = join(out, 'build/host/browser/');
const require = createRequire(modules);
const puppeteer = require('puppeteer-core');
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const SECONDS = 1800; // for a whole test
const LATE = 300000; // milliseconds for one step
const MOST = 20; // lines of a complaint that are shown

// --- TAP ------------------------------------------------------------------------

let run = 0, failed = 0;

// point NAME COMPLAINTS: passes if there are none
export function point(name, complaints) {
	run++;
	failed += complaints.length > 0;
	console.log(`${complaints.length ? 'not ok' : 'ok'} ${run} - ${name}`);
	if (complaints.length)
		console.error([`not ok ${run} - ${name}`, ...complaints.slice(0, MOST)].map(line => `# ${line}`).join('\n'));
}

// same WHAT GOT WANTED: a complaint if they differ
export function same(what, got, wanted) {
	return String(got) === String(wanted) ? [] : [`${what}: ${got}, not ${wanted}`];
}

// --- the browser ------------------------------------------------------------------

const scratch = mkdtempSync(join(tmpdir(), 'queens-'));
let browser, pages = 0;
process.on('exit', () => {
	browser?.process()?.kill('SIGKILL');
	rmSync(scratch, { recursive: true, force: true, maxRetries: 9 });
});

// withBrowser TESTS: run them, close the browser whatever happens
export async function withBrowser(tests) {
	const late = setTimeout(() => {
		console.error(`# not done after ${SECONDS} s`);
		process.exit(1);
	}, SECONDS * 1000);
	try {
		browser = await puppeteer.launch({
			executablePath: process.env.CHROMIUM || execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' })
				.trim(),
			args: ['--disable-gpu', '--hide-scrollbars', '--force-color-profile=srgb',
				...(process.getuid() ? [] : ['--no-sandbox'])],
			timeout: LATE, protocolTimeout: LATE, userDataDir: join(scratch, 'profile'),
		});
		await tests();
	} catch (error) {
		point('the test ran to its end', [error.stack]);
	} finally {
		await browser?.close();
		clearTimeout(late);
	}
	console.log(`1..${run}`);
	process.exitCode = failed ? 1 : 0;
}

// wear PAGE WIDTH SCHEME: without transitions
export async function wear(page, width, scheme) {
	await page.setViewport({ width, height: 900 });
	await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme },
		{ name: 'prefers-reduced-motion', value: 'reduce' }]);
}

// on TEXT OPTIONS LOOK: what LOOK finds on the page; page.said is what went wrong,
// page.requests what was loaded
export async function on(text, { width = 1280, scheme = 'light', hash = '', type = 'html' }, look) {
	const file = join(scratch, `${++pages}.${type}`);
	const page = await browser.newPage();
	page.setDefaultTimeout(LATE);
	page.text = text;
	page.said = [];
	page.requests = [];
	page.on('console', message => page.said.push(`console: ${message.text()}`));
	page.on('pageerror', error => page.said.push(`error: ${error.message}`));
	page.on('request', request => page.requests.push(request.url()));
	writeFileSync(file, text);
	await wear(page, width, scheme);
	await page.goto(`file://${file}${hash}`);
	const result = await look(page);
	await page.close();
	return result;
}

// --- what a page shows --------------------------------------------------------------

// colours PAGE NAMES: CSS variables, or colours, as [r, g, b]
export function colours(page, names) {
	return page.evaluate(names => names.map(name => {
		const area = new OffscreenCanvas(1, 1).getContext('2d');
		area.fillStyle = name.startsWith('--') ? getComputedStyle(document.documentElement).getPropertyValue(name) : name;
		area.fillRect(0, 0, 1, 1);
		return [...area.getImageData(0, 0, 1, 1).data.slice(0, 3)];
	}), names);
}

// look PAGE POINTS NAMES: for each point, which of these colours is drawn there, or -1
export async function look(page, points, names) {
	const known = await colours(page, names);
	const [left, top] = [0, 1].map(i => Math.floor(points.reduce((least, point) => Math.min(least, point[i]), 1e9)));
	const [right, bottom] = [0, 1].map(i => points.reduce((most, point) => Math.max(most, point[i]), 0) + 1);
	const picture = await page.screenshot({ encoding: 'base64', captureBeyondViewport: true,
		clip: { x: left, y: top, width: right - left, height: bottom - top } });
	const canvas = await browser.newPage();
	const seen = await canvas.evaluate(async (picture, points) => {
		const image = new Image();
		image.src = `data:image/png;base64,${picture}`;
		await image.decode();
		const area = new OffscreenCanvas(image.width, image.height).getContext('2d');
		area.drawImage(image, 0, 0);
		const all = area.getImageData(0, 0, image.width, image.height);
		return points.map(([x, y]) => {
			const at = 4 * (Math.floor(y) * image.width + Math.floor(x));
			return [...all.data.slice(at, at + 3)];
		});
	}, picture, points.map(([x, y]) => [x - left, y - top]));
	await canvas.close();
	return seen.map(colour => known.findIndex(other => colour.every((value, i) => Math.abs(value - other[i]) <= 16)));
}

// places PAGE SELECTOR POINTS: where each of these elements has its points on the page
export async function places(page, selector, points) {
	const frames = await page.evaluate(selector => [...document.querySelectorAll(selector)].map(element => {
		const { a, d, e, f } = element.getScreenCTM();
		return { a, d, e: e + scrollX, f: f + scrollY };
	}), selector);
	return frames.map(({ a, d, e, f }) => points.map(([x, y]) => [e + a * x, f + d * y]));
}

// squares PAGE SELECTOR N NAMES WANTED: complaints where a square of a board does not
// show the colour NAMES[WANTED(board, row, column)], all from 0
export async function squares(page, selector, n, names, wanted, down = .62) {
	const boards = await places(page, selector, Array.from({ length: n * n }, (_, i) =>
		[i % n + .5, Math.floor(i / n) + down]));
	const seen = await look(page, boards.flat(), names);
	return [...same('boards', boards.length > 0, true), ...seen.flatMap((got, i) => {
		const board = Math.floor(i / n / n), row = Math.floor(i % (n * n) / n), column = i % n;
		return same(`board ${board + 1}, row ${row + 1}, column ${column + 1}`, got, wanted(board, row, column));
	})];
}

// printed PAGE: the text of each page of the PDF, without backgrounds; and the share of
// each page's height that is not blank
const prints = new Map();
export async function printed(page) {
	if (prints.has(page.text))
		return prints.get(page.text);
	const file = join(scratch, `${++pages}.pdf`);
	await page.pdf({ path: file, preferCSSPageSize: true, printBackground: false, timeout: LATE });
	const tool = (name, ...words) => execFileSync(name, words, { encoding: 'latin1', timeout: LATE, maxBuffer: 1 << 28 });
	const text = Buffer.from(tool('pdftotext', '-layout', file, '-'), 'latin1').toString().split('\f').slice(0, -1);
	const inked = tool('pdftoppm', '-r', '20', '-gray', file).split(/(?=P5\n\d+ \d+\n255\n)/).map(picture => {
		const [head, width, height] = picture.match(/^P5\n(\d+) (\d+)\n255\n/);
		const rows = Array.from({ length: height }, (_, y) => picture.substr(head.length + y * width, width));
		return rows.filter(row => /[^\xf0-\xff]/.test(row)).length / height;
	});
	prints.set(page.text, { text, inked });
	return prints.get(page.text);
}

// accessible PAGE: what axe complains of; nobody touches what is printed
export async function accessible(page) {
	await page.evaluate(axe);
	const found = await page.evaluate(() => axe.run(document, {
		runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
		rules: { 'target-size': { enabled: !matchMedia('print').matches } }, resultTypes: ['violations'],
	}));
	return found.violations.flatMap(v => v.nodes.map(node => `axe ${v.id}: ${node.target} ${v.help}`));
}

// valid TEXT: what validators complain of
export function valid(text, type = 'html') {
	const file = join(scratch, `valid.${type}`);
	const tools = type === 'svg' ? [['xmllint', '--noout', file]] : [
		[join(modules, 'node_modules/.bin/html-validate'), '--config', resolve('tests/browser/html-validate.json'), file],
		['tidy', '-quiet', '-errors', '--custom-tags', 'no', '--mute', 'PROPRIETARY_ATTRIBUTE', file],
	];
	writeFileSync(file, text);
	return tools.flatMap(([tool, ...words]) => {
		try {
			const said = execFileSync('sh', ['-c', '"$@" 2>&1 || [ $? = 1 ]', 'sh', tool, ...words],
				{ encoding: 'utf8', timeout: LATE });
			return said.trim() ? said.trim().split('\n') : [];
		} catch (error) {
			return [`${tool}: ${error.stdout || error.message}`];
		}
	});
}

// browser.mjs -- TAP, Chromium, and what the tests of pages share
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const out = resolve(process.env.OUT || 'out');
export const modules = join(out, 'build/browser/');
const require = createRequire(modules);
const puppeteer = require('puppeteer-core');
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const SECONDS = 150; // for a whole test
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

// with_browser TESTS: run them, close the browser whatever happens
export async function withBrowser(tests) {
	const late = setTimeout(() => {
		console.error(`# not done after ${SECONDS} s`);
		process.exit(1);
	}, SECONDS * 1000);
	try {
		browser = await puppeteer.launch({
			executablePath: process.env.CHROMIUM || execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim(),
			args: ['--disable-gpu', '--hide-scrollbars', '--force-color-profile=srgb', ...(process.getuid() ? [] : ['--no-sandbox'])],
			timeout: 60000, protocolTimeout: 60000, userDataDir: join(scratch, 'profile'),
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

// open TEXT: a page with this text; page.said is what went wrong, page.requests
// what was loaded
export async function open(text, { width = 1280, scheme = 'light', hash = '', type = 'html' } = {}) {
	const file = join(scratch, `${++pages}.${type}`);
	const page = await browser.newPage();
	page.said = [];
	page.requests = [];
	page.on('console', message => page.said.push(`console: ${message.text()}`));
	page.on('pageerror', error => page.said.push(`error: ${error.message}`));
	page.on('request', request => page.requests.push(request.url()));
	writeFileSync(file, text);
	await page.setViewport({ width, height: 900 });
	await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
	await page.goto(`file://${file}${hash}`);
	return page;
}

// on PAGE OPTIONS LOOK: what LOOK finds on the page, which is closed behind it
export async function on(html, options, look) {
	const page = await open(html, options);
	const result = await look(page);
	await page.close();
	return result;
}

// look PAGE POINTS: the colours, as [r, g, b], that are drawn at these points
export async function look(page, points) {
	const { width, height } = await page.evaluate(() => ({
		width: document.documentElement.clientWidth,
		height: Math.max(document.documentElement.scrollHeight, 1),
	}));
	const picture = await page.screenshot({ encoding: 'base64', captureBeyondViewport: true, clip: { x: 0, y: 0, width, height } });
	const canvas = await browser.newPage();
	const colours = await canvas.evaluate(async (picture, points) => {
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
	}, picture, points);
	await canvas.close();
	return colours;
}

export function isClose(a, b) {
	return a.every((value, i) => Math.abs(value - b[i]) <= 16);
}

// printed PAGE: the text of each page of the PDF, without backgrounds
export async function printed(page) {
	const file = join(scratch, `${++pages}.pdf`);
	await page.pdf({ path: file, preferCSSPageSize: true, printBackground: false });
	const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8', timeout: 60000 });
	return text.split('\f').slice(0, -1);
}

// accessible PAGE: what axe complains of
export async function accessible(page) {
	await page.evaluate(axe);
	const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
	const found = await page.evaluate(rules => axe.run(document, { runOnly: rules, resultTypes: ['violations'] }), rules);
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
			const said = execFileSync('sh', ['-c', 'exec "$@" 2>&1', 'sh', tool, ...words], { encoding: 'utf8', timeout: 60000 });
			return said.trim() ? said.trim().split('\n') : [];
		} catch (error) {
			return `${tool}: ${error.stdout || error.message}`.split('\n');
		}
	});
}

// --- what every page must keep -----------------------------------------------------

export const WIDTHS = [320, 360, 768, 1024, 1280];
export const SCHEMES = ['light', 'dark'];

// fits TEXT: no width scrolls sideways; boards are square; axe is silent
export async function fits(text, widths = WIDTHS, schemes = SCHEMES) {
	const complaints = [];
	const page = await open(text);
	for (const scheme of schemes)
		for (const width of widths) {
			await page.setViewport({ width, height: 900 });
			await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
			const found = await page.evaluate(() => ({
				wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
				oblong: [...document.querySelectorAll('figure > svg, .toc svg')].filter(svg => {
					const { width, height } = svg.getBoundingClientRect();
					return svg.viewBox.baseVal.width === svg.viewBox.baseVal.height && (width < 10 || Math.abs(width - height) > .5);
				}).length,
			}));
			const where = `${width} px, ${scheme}`;
			complaints.push(...same(`${where}: pixels too wide`, found.wide, 0), ...same(`${where}: boards not square`, found.oblong, 0));
			complaints.push(...(await accessible(page)).map(text => `${where}: ${text}`));
		}
	await page.close();
	return complaints;
}

// contrasts TEXT PAIRS: pairs are [selector, its property, the variable of what is
// behind it, least ratio]
export async function contrasts(text, pairs) {
	const complaints = [];
	const page = await open(text);
	for (const scheme of SCHEMES) {
		await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
		const ratios = await page.evaluate(pairs => {
			const light = colour => {
				const [r, g, b] = colour.match(/[\d.]+/g).map(value => {
					const share = value / 255;
					return share <= .04045 ? share / 12.92 : ((share + .055) / 1.055) ** 2.4;
				});
				return .2126 * r + .7152 * g + .0722 * b;
			};
			const probe = document.body.appendChild(document.createElement('i'));
			const result = pairs.map(([selector, property, behind]) => {
				probe.style.color = `var(${behind})`;
				const a = light(getComputedStyle(document.querySelector(selector))[property]);
				const b = light(getComputedStyle(probe).color);
				return (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
			});
			probe.remove();
			return result;
		}, pairs);
		pairs.forEach(([selector, , behind, least], i) => {
			if (ratios[i] < least)
				complaints.push(`${scheme}: ${selector} on ${behind}: ${ratios[i].toFixed(2)}, less than ${least}`);
		});
	}
	await page.close();
	return complaints;
}

// loads TEXT: nothing but the page; nothing is said
export async function quiet(text) {
	const page = await open(text);
	const complaints = [...page.said, ...same('requests', page.requests.length, 1)];
	await page.close();
	return complaints;
}

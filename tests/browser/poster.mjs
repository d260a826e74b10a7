// poster.mjs -- what a poster must keep in a browser
import { isClose, look, open, same, valid } from './browser.mjs';

const QUEEN = [0x1d, 0x2a, 0x35];

async function on(svg, look) {
	const page = await open(svg, { width: 1600, type: 'svg' });
	const result = await look(page);
	await page.close();
	return result;
}

// Each takes the text of a poster and the facts of its board.
export const checks = {
	'queens are drawn where the table has them': (svg, { n, groups }) => on(svg, async page => {
		const boards = await page.evaluate(() => [...document.querySelectorAll('use[href="#board"]')].map(use => {
			const { a, d, e, f } = use.getScreenCTM();
			return { a, d, e, f };
		}));
		const places = boards.flatMap(({ a, d, e, f }) => Array.from({ length: n * n }, (_, i) =>
			[e + a * (i % n + 1.5), f + d * (Math.floor(i / n) + 1.62)]));
		return [...same('boards', boards.length, groups.length), ...(await look(page, places)).flatMap((colour, i) => {
			const group = Math.floor(i / n / n), r = Math.floor(i % (n * n) / n), c = i % n;
			return same(`group ${group + 1}, row ${r + 1}, column ${c + 1}`, isClose(colour, QUEEN), groups[group].columns[r] === c + 1);
		})];
	}),

	'words and boards do not touch, nothing leaves the page': svg => on(svg, page => page.evaluate(() => {
		const sheet = document.documentElement.getBoundingClientRect();
		const boxes = [...document.querySelectorAll('text:not(.count), use[href="#board"]')].map(element => [element.textContent || 'board', element.getBoundingClientRect()]);
		return boxes.flatMap(([name, a], i) => [
			...(a.left < sheet.left || a.right > sheet.right || a.top < sheet.top || a.bottom > sheet.bottom ? [`outside: ${name}`] : []),
			...boxes.slice(i + 1).filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom - 2 && b.top < a.bottom - 2)
				.map(([other]) => `touch: ${name}, ${other}`),
		]);
	})),

	'the picture has a title': svg => on(svg, async page => same('title', await page.evaluate(() =>
		document.documentElement.getAttribute('role') + ' ' + document.querySelector('svg > title').textContent.replace(/\d+/, 'N')),
	'img N queens: the fundamental solutions')),

	'xmllint is silent': svg => valid(svg, 'svg'),
};

// walk.mjs -- what a walk-through must keep in a browser
import { contrasts, fits, isClose, look, on, printed, quiet, same, SCHEMES, valid } from './browser.mjs';

// frames N: each step of the search, as [kind, row, queens, given up], all from 0
export function frames(n) {
	const found = [], queens = [];
	const attacked = column => queens.some((other, r) => other === column || Math.abs(other - column) === queens.length - r);
	const step = (kind, row, givenUp) => found.push([kind, row, [...queens], [...givenUp]]);
	const search = row => {
		const givenUp = [];
		for (let column = 0; column < n; column++) {
			if (attacked(column))
				continue;
			queens.push(column);
			step(row === n - 1 ? 'solved' : givenUp.length ? 'back' : 'place', row, givenUp);
			if (row === n - 1 || search(row + 1))
				return true;
			queens.pop();
			givenUp.push(column);
		}
		step(givenUp.length ? 'left' : 'dead', row, givenUp);
		return false;
	};
	search(0);
	return found;
}

// Each takes the text of a page and the size of its board.
export const checks = {
	'frames are the steps of the search': (html, n) => on(html, {}, async page => {
		const shown = await page.evaluate(() => [...document.querySelectorAll('.strip li')].map(li => ({
			kind: li.className,
			number: +li.querySelector('i').textContent,
			said: li.querySelector('figcaption').textContent,
			label: li.querySelector('svg').getAttribute('aria-label'),
		})));
		const says = {
			place: (row, column) => `Place Row ${row}: column ${column} is free.`,
			back: (row, column) => `Go back Back to row ${row}: try column ${column}.`,
			dead: row => `Dead end Row ${row}: all are attacked.`,
			left: row => `Dead end Back to row ${row}: none is left.`,
			solved: (row, column, columns) => `Solved Row ${row}: column ${column} is free: ${columns}.`,
		};
		const steps = frames(n);
		return [...same('frames', shown.length, steps.length), ...steps.flatMap(([kind, row, queens], i) => {
			const columns = queens.map(column => column + 1).join(' ');
			return [
				...same(`frame ${i + 1}: kind`, shown[i]?.kind, kind),
				...same(`frame ${i + 1}: number`, shown[i]?.number, i + 1),
				...same(`frame ${i + 1}: words`, shown[i]?.said.trim(), `${i + 1} ${says[kind](row + 1, queens[row] + 1, columns)}`),
				...same(`frame ${i + 1}: label`, shown[i]?.label, `Frame ${i + 1}. Queens: ${columns}.`),
			];
		})];
	}),

	'marks are drawn where the search has them, in both colours': async (html, n) => {
		const complaints = [], steps = frames(n);
		for (const scheme of SCHEMES)
			complaints.push(...await on(html, { scheme }, async page => {
				const { drawn, colours } = await page.evaluate(() => {
					const colour = name => {
						const probe = document.body.appendChild(document.createElement('i'));
						probe.style.color = `var(${name})`;
						const value = getComputedStyle(probe).color.match(/[\d.]+/g).map(Number);
						probe.remove();
						return value;
					};
					return {
						drawn: [...document.querySelectorAll('.strip svg')].map(svg => {
							const { a, d, e, f } = svg.getScreenCTM();
							return { a, d, e: e + scrollX, f: f + scrollY };
						}),
						colours: ['--queen', '--mark', '--soft'].map(colour),
					};
				});
				// In the middle of a square are a queen's body, the inside of a hollow
				// one, a cross, or nothing.
				const places = drawn.flatMap(({ a, d, e, f }) => Array.from({ length: n * n }, (_, i) =>
					[e + a * (i % n + 1.5), f + d * (Math.floor(i / n) + 1.5)]));
				return (await look(page, places)).flatMap((seen, i) => {
					const [, row, queens, givenUp] = steps[Math.floor(i / n / n)] ?? [];
					const r = Math.floor(i % (n * n) / n), c = i % n;
					const attacked = queens.some((other, above) => above < r && (other === c || Math.abs(other - c) === r - above));
					const wanted = queens[r] === c ? 0 : r === row && givenUp.includes(c) ? -1 : r < row || !attacked ? -1 : r === row ? 1 : 2;
					const got = colours.findIndex(colour => isClose(seen, colour));
					return same(`${scheme}: frame ${Math.floor(i / n / n) + 1}, row ${r + 1}, column ${c + 1}`, got, wanted);
				});
			}));
		return complaints;
	},

	'every width fits, axe is silent': html => fits(html),

	'everything is seen on what is behind it': html => contrasts(html, [
		['.crown', 'fill', '--light', 4.5], ['.crown', 'fill', '--dark', 4.5],
		['.hollow', 'stroke', '--light', 4.5], ['.hollow', 'stroke', '--dark', 4.5],
		['.cross', 'stroke', '--light', 3], ['.cross', 'stroke', '--dark', 3],
		['.small', 'stroke', '--light', 3], ['.small', 'stroke', '--dark', 3],
		['.looked-at', 'stroke', '--light', 3], ['.looked-at', 'stroke', '--dark', 3],
		['.tree .queen text', 'fill', '--paper', 7], ['.tree .name', 'fill', '--paper', 4.5], ['.tree .frame', 'fill', '--paper', 4.5],
		['.strip figcaption', 'color', '--paper', 4.5], ['.strip .dead b', 'color', '--paper', 4.5],
	]),

	'board 4 is one printed page, others break between frames': (html, n) => on(html, {}, async page => {
		const pages = await printed(page), numbers = pages.map(page => page.match(/\b(Place|Dead end|Go back|Solved)\b/g)?.length ?? 0);
		return [
			...same('frames', numbers.reduce((a, b) => a + b), frames(n).length),
			...(n > 5 ? [] : same('pages', pages.length, 1)),
		];
	}),

	'nothing is loaded, nothing complains': html => quiet(html),
	'html-validate and tidy are silent': html => valid(html),
};

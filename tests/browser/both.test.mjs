// both.test.mjs -- what Chromium and Firefox could do differently
import { deepEqual } from 'node:assert/strict';
import { join } from 'node:path';
import { accessible, done, launch, out, point } from './browser.mjs';

// try NAME FILES LOOK: a point for each file and browser; LOOK finds nothing to complain of in the page
async function both(name, files, look) {
	for (const browser of browsers)
		for (const file of files) {
			const page = await browser.newPage();
			await point(`${file} in ${(await browser.version()).replace(/\/.*/, '')}: ${name}`, async () => {
				await page.goto(`file://${join(out, file)}`);
				await look(page);
			});
			await page.close();
		}
}

const browsers = await Promise.all(['chromium', 'firefox'].map(launch));

await both('loading a page again empties its boards', ['queens6_puzzles.html', 'queens6_ask.html'], async page => {
	const checked = () => page.$$eval('input', all => all.map(input => Number(input.checked)).join(''));
	const first = await checked();
	await page.$$eval('.squares input, [form=modes]', all => all.forEach((input, i) => i % 3 && input.click()));
	const tried = await checked();
	await page.reload();
	deepEqual([tried !== first, await checked()], [true, first]);
});

await both('a box to print is beside its words, and the row fits', ['queens6_puzzles.html'], async page => {
	for (const width of [320, 375, 400]) {
		await page.setViewport({ width, height: 900 });
		deepEqual(await page.$$eval('main > input', all => [...all.filter(box =>
			box.nextSibling.offsetTop > box.offsetTop + box.offsetHeight).map(({ id }) => id), document.documentElement.scrollWidth > innerWidth]), [false]);
	}
});

// The script, on the first puzzle.
const tap = (page, ...names) => page.evaluate(names => names.forEach(name =>
	document.querySelector(`#p1 [aria-label=${name}]`).click()), names);
const queens = page => page.$$eval('#p1 [name]:checked:not([value], :disabled)', all => all.map(input => input.ariaLabel).join(' '));
const press = (page, words) => page.$$eval('#p1 button', (all, words) => all.find(button => button.textContent === words).click(), words);
const puzzle = ['queens6_puzzles.html'];

await both('Undo takes back moves, and Clear', puzzle, async page => {
	const seen = [];
	const [first, second] = await page.evaluate(() => document.querySelector('#p1 .answer').textContent.match(/[a-f]\d/g)
		.filter(name => document.querySelector(`#p1 [aria-label=${name}]`).matches(':enabled')));
	await tap(page, first, second);
	await press(page, 'Clear');
	await page.evaluate(() => new Promise(done => setTimeout(done, 20)));
	for (let i = 0; i < 4; i++) {
		seen.push(await queens(page));
		if (i < 3)
			await press(page, 'Undo');
	}
	const faint = await page.$$eval('#p1 button', all => all.filter(button => getComputedStyle(button).opacity < 1).map(({ textContent }) => textContent));
	deepEqual([...seen, ...faint], ['', [first, second].sort((a, b) => b[1] - a[1]).join(' '), first, '', 'Undo']);
});

await both('boards are saved if the box is ticked, and forgotten', puzzle, async page => {
	const name = await page.$eval('#p1 input:enabled:not([value])', input => input.ariaLabel), seen = [];
	for (const clicks of [0, 1, 1]) { // off at first, on, and off
		await page.$eval('.bar input', (box, clicks) => clicks && box.click(), clicks);
		await tap(page, name);
		await page.reload();
		seen.push(await queens(page), await page.$eval('.reload', span => span.hidden));
	}
	deepEqual([...seen, await page.evaluate(() => localStorage.length)], ['', false, name, true, '', false, 0]);
});

await both('a box that saves nothing cannot be ticked', puzzle, async page => {
	deepEqual(await page.$eval('.bar input', box => {
		Storage.prototype.setItem = () => { throw new Error(); };
		box.click();
		return [box.checked, document.querySelector('.reload').hidden];
	}), [false, false]);
});

await both('an arrow leads to the next row that is free', puzzle, async page => {
	await page.focus('#p1 [value]:enabled');
	const from = await page.evaluate(() => document.activeElement.name);
	await page.keyboard.press('ArrowDown');
	const to = await page.evaluate(() => document.activeElement.name);
	await page.keyboard.press('ArrowUp');
	const free = await page.$$eval('#p1 [value]', all => all.map(input => input.name));
	deepEqual([from, to, await page.evaluate(() => document.activeElement.name)], [free[0], free[1], free[0]]);
});

await both('without :has() hints are those of the first board, for nothing can be crossed out', puzzle, async page => {
	await page.evaluateOnNewDocument(() => { CSS.supports = () => false; });
	await page.reload();
	deepEqual([await page.$$eval('#p1 .tools > details', all => all.length), await page.$eval('.as-it-is', ({ textContent }) => textContent)],
		[2, 'Hints begin at the first board: pass over what you have done.']);
});

await both('axe is silent', puzzle, async page => {
	await press(page, 'Hint');
	deepEqual(await accessible(page), []);
});

// Each puzzle is solved by hints alone, whatever was right before, and a wrong queen is found.
await both('hints lead from any right board to the solution', ['queens6_puzzles.html', 'queens7_puzzles.html'], async page => {
	deepEqual(await page.evaluate(() => [...document.querySelectorAll('.puzzles li')].flatMap((item, i) => {
		const hint = [...item.querySelectorAll('button')].find(button => button.textContent === 'Hint');
		const solution = item.querySelector('.answer').textContent.match(/[a-l]\d+/g), told = item.querySelector('p.tools');
		const at = name => item.querySelector(`[aria-label=${name}]`), free = solution.filter(name => at(name).matches(':enabled'));
		const wrong = [...item.querySelectorAll(`[name]:not([value]):enabled`)].find(input => !solution.includes(input.ariaLabel));
		const faults = [];
		wrong.click();
		hint.click();
		hint.click();
		if (told.textContent !== `Something is wrong. It is the queen on ${wrong.ariaLabel}.`)
			faults.push(`${item.id}: ${told.textContent}`);
		item.querySelector(`[name="${wrong.name}"][value]`).click();
		at(free[i % free.length]).click();
		for (let k = 0; k < 99 && !told.textContent.startsWith('Solved'); k++) {
			hint.click();
			hint.click();
			const name = told.textContent.match(/[a-l]\d+(?=\.$)/)?.[0];
			const box = /cross out/.test(told.textContent) ? item.querySelector(`span [aria-label=${name}]`) : at(name);
			if (/cross out/.test(told.textContent) === solution.includes(name) || box?.checked)
				faults.push(`${item.id}: ${told.textContent}`);
			box?.click();
			hint.click();
		}
		return solution.every(name => at(name).checked) ? faults : [...faults, `${item.id} is not solved`];
	})), []);
});

for (const browser of browsers)
	await browser.close();
await done();

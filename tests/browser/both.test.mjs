// both.test.mjs -- what Chromium and Firefox could do differently
import { deepEqual } from 'node:assert/strict';
import { join } from 'node:path';
import { done, launch, out, point } from './browser.mjs';

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
	await page.$$eval('.squares input, label input', all => all.forEach((input, i) => i % 3 && input.click()));
	const tried = await checked();
	await page.reload();
	deepEqual([tried !== first, await checked()], [true, first]);
});

for (const browser of browsers)
	await browser.close();
await done();

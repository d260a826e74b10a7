// picture.mjs -- README's pictures, as OUT=out node picture.mjs ask.webp gallery.webp
import { check, done } from './browser.mjs';
import { facts } from './checks.mjs';

const [, , ask, gallery] = process.argv;
const picture = (path, width, ending, selector, clicks) => check([[{ width }], async page => {
	for (const square of clicks)
		await page.click(square);
	await (await page.$(selector)).screenshot({ path, type: 'webp', quality: 85 });
}], facts(8, ending));

await picture(ask, 900, '_ask.html', 'main', ['#c8', '#e7', '[value="1"]']);
await picture(gallery, 1100, '.html', '#g10', []);
await done();

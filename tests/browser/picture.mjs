// picture.mjs -- README's picture, as node picture.mjs play.webp
import { check, done } from './browser.mjs';
import { facts } from './checks.mjs';

const [, , path] = process.argv;
await check([[{ width: 640 }], async page => {
	for (const square of ['a8', 'c7', 'e6', 'a5', 'g4'])
		await page.click(`.free [aria-label="${square}"]`);
	await page.mouse.move(0, 0);
	await page.addStyleTag({ content: '.free form { padding: 2px }' });
	await (await page.$('.free form')).screenshot({ path, type: 'webp', quality: 85 });
}], facts(8, '_puzzles.html'));
await done();

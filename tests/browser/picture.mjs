// picture.mjs -- README's picture of the gallery: OUT=out node picture.mjs gallery.webp
import { check, done } from './browser.mjs';
import { facts } from './checks.mjs';

await check([[{ width: 1100 }], async page => {
	await (await page.$('#g10')).screenshot({ path: process.argv[2], type: 'webp', quality: 90 });
}], facts(8, '.html'));
await done();

// picture.mjs -- README's picture of the gallery: OUT=out node picture.mjs gallery.webp
import { on, withBrowser } from './browser.mjs';
import { read } from './checks.mjs';

await withBrowser(() => on(read(8, '.html'), { width: 1100 }, async page => (await page.$('#g10'))
	.screenshot({ path: process.argv[2], type: 'webp', quality: 90 })));

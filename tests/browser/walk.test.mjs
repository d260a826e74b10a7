// walk.test.mjs -- walk-throughs and the poster in a browser
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { out, point, withBrowser } from './browser.mjs';
import { facts } from './gallery.mjs';
import { checks } from './walk.mjs';
import { checks as posterChecks } from './poster.mjs';

await withBrowser(async () => {
	for (const n of [4, 6])
		for (const name in checks)
			point(`walk, N=${n}: ${name}`, await checks[name](readFileSync(join(out, `queens${n}_walk.html`), 'utf8'), n));
	for (const n of [8, 5])
		for (const name in posterChecks)
			point(`poster, N=${n}: ${name}`, await posterChecks[name](readFileSync(join(out, `queens${n}.svg`), 'utf8'), facts(n)));
});

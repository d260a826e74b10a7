// gallery.test.mjs -- the gallery of board 8 in a browser, and what differs on others
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { out, point, withBrowser } from './browser.mjs';
import { checks, facts } from './gallery.mjs';

const SOME = ['every width fits, axe is silent', 'nothing is loaded, nothing complains', 'html-validate and tidy are silent', 'links lead somewhere'];
const BOARDS = [[8, Object.keys(checks)], [5, Object.keys(checks)], [2, SOME], [10, SOME]];

await withBrowser(async () => {
	for (const [n, names] of BOARDS)
		for (const name of names)
			point(`N=${n}: ${name}`, await checks[name](readFileSync(join(out, `queens${n}.html`), 'utf8'), facts(n)));
});

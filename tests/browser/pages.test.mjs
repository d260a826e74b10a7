// pages.test.mjs -- pictures in a browser
import { point, withBrowser } from './browser.mjs';
import { facts, kinds, read } from './checks.mjs';

await withBrowser(async () => {
	for (const [ending, boards, checks] of kinds)
		for (const n of boards)
			for (const [name, check] of Object.entries(checks))
				point(`queens${n}${ending}: ${name}`, await check(read(n, ending), facts(n)));
});

// pages.test.mjs -- pictures in a browser
import { check, done, point } from './browser.mjs';
import { facts, kinds } from './checks.mjs';

for (const [ending, boards, checks] of kinds)
	for (const n of boards)
		for (const [name, look] of Object.entries(checks))
			await point(`queens${n}${ending}: ${name}`, () => check(look, facts(n, ending)));
await done();

// pages.test.mjs -- pictures in a browser
import { point, withBrowser } from './browser.mjs';
import { checks, facts, ofEvery, ofFew, ofMany, ofPlay, read } from './checks.mjs';

const PAGES = [
	[8, '.html', ofFew], [5, '.html', ofFew], [2, '.html', ofEvery], [10, '.html', [...ofEvery, ...ofMany]],
		[4, '_walk.html'], [6, '_walk.html'],
	[8, '_puzzles.html'], [4, '_puzzles.html', ofPlay], [5, '_puzzles.html', ofPlay], [6, '_puzzles.html', ofPlay],
	[7, '_puzzles.html', ofPlay], [12, '_puzzles.html', ofPlay], [8, '.svg'], [5, '.svg'],
];

await withBrowser(async () => {
	for (const [n, ending, names = Object.keys(checks[ending])] of PAGES)
		for (const name of names)
			point(`queens${n}${ending}: ${name}`, await checks[ending][name](read(n, ending), facts(n)));
});

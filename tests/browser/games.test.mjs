// games.test.mjs -- puzzles, and pages that answer, in a browser
import { games, hold } from './checks.mjs';

await hold(games);

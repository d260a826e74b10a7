// pages.test.mjs -- galleries, walks and posters in a browser
import { hold, pictures } from './checks.mjs';

await hold(pictures);

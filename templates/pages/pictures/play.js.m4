// What a style cannot do: undo, boards that are saved, arrows to the next row, hints for the board as it is.
{
const n = q_n, rows = [...Array(n).keys()], letters = 'abcdefghijkl';
const name = (r, c) => letters[c] + (n - r), attacks = (r, c, q, d) => r === q || c === d || Math.abs(r - q) === Math.abs(c - d);
const lines = rows.flatMap(i => [{ r: i }, { c: i }]), all = rows.flatMap(r => rows.map(c => ({ r, c })));
const on = (line, s) => line.r === s.r || line.c === s.c;
const capital = text => text[0].toUpperCase() + text.slice(1);
const kind = line => 'r' in line ? `q_says_row_word` : `q_says_column_word`;
const named = line => kind(line) + ' ' + ('r' in line ? n - line.r : letters[line.c]);

// A board is its free squares, and the lines without a queen.
const put = (board, s) => ({ free: board.free.filter(f => !attacks(s.r, s.c, f.r, f.c)), open: board.open.filter(line => !on(line, s)) });
const strike = (board, s) => ({ ...board, free: board.free.filter(f => f !== s) });
const squares = (board, line) => board.free.filter(s => on(line, s));
const lost = board => board.open.find(line => !squares(board, line).length);
const step = board => {
	const forced = board.open.find(line => squares(board, line).length === 1);
	const square = forced ? squares(board, forced)[0] : board.free.find(s => lost(put(board, s)));
	return square && { line: forced || lost(put(board, square)), square, out: !forced };
};
const fails = (board, found) => {
	const next = found && (found.out ? strike : put)(board, found.square);
	return next && (lost(next) || fails(next, step(next)));
};

// ask BOARD SOLUTION: a question, and its answer
const ask = (board, solution) => {
	const found = step(board);
	if (found) {
		const line = named(found.line), square = name(found.square.r, found.square.c), word = kind(found.line);
		return found.out ? [`q_says_strike(${word})`, `q_says_strike_answer`] : [`q_says_forced`, `q_says_forced_answer`];
	}
	const tried = board.open.slice().sort((a, b) => squares(board, a).length - squares(board, b).length);
	for (const first of tried)
		for (const s of squares(board, first)) {
			const end = fails(board, { square: s }), square = name(s.r, s.c);
			if (end) {
				const question = (line => squares(board, first).length > squares(board, tried[0]).length ? `q_says_more` : `q_says_fewest`)(named(first));
				return [question, (line => `q_says_lost`)(named(end))];
			}
		}
	const line = named(tried[0]), square = name(...Object.values(squares(board, tried[0]).find(s => solution[s.r] === s.c)));
	return [`q_says_fewest`, `q_says_forced_answer`];
};

const store = { get: key => { try { return localStorage.getItem(key); } catch { } }, set: (key, value) => { try { localStorage.setItem(key, value); } catch { } },
	empty: () => { try { Object.keys(localStorage).filter(key => key.startsWith('queens')).forEach(key => localStorage.removeItem(key)); } catch { } } };
const button = (words, click) => Object.assign(document.createElement('button'), { type: 'button', textContent: words, onclick: click });
const label = document.createElement('label'), box = Object.assign(document.createElement('input'), { type: 'checkbox', autocomplete: 'off' });
const savers = [], isSaving = () => { document.querySelector('.reload').hidden = box.checked = Boolean(store.get('queens')); };

for (const form of document.querySelectorAll('form:not([id])')) {
	const inputs = [...form.querySelectorAll('.squares input')], places = [...form.querySelectorAll('.squares > :is(i, input)')];
	const place = (r, c) => places[r * (n + 1) + c + 1], read = () => inputs.map(input => Number(input.checked)).join('');
	const write = state => inputs.forEach((input, i) => input.checked = state[i] === '1');
	const key = 'queens' + n + inputs.filter(input => input.disabled).map(input => input.getAttribute('aria-label'));
	const save = () => box.checked && store.set(key, now), past = [], tools = form.querySelector('[type=reset]').parentNode;
	const moves = () => { undo.disabled = !past.length; told.textContent = ''; save(); };
	const undo = button(`q_says_undo`, () => { write(now = past.pop()); moves(); });
	const told = Object.assign(document.createElement('p'), { className: 'tools' });
	const moved = () => {
		if (read() === now)
			return;
		past.push(now);
		now = read();
		moves();
	};
	let now = read();
	if (store.get('queens') && (store.get(key) || '').length === now.length)
		write(now = store.get(key));
	savers.push(save);
	moves();
	tools.prepend(undo);
	told.setAttribute('role', 'status');
	form.append(told);
	form.addEventListener('change', moved);
	form.addEventListener('reset', () => setTimeout(moved));
	form.addEventListener('keydown', event => {
		const way = { ArrowUp: -1, ArrowDown: 1 }[event.key], stops = [...form.querySelectorAll('[name]:checked:enabled')];
		if (!way || !event.target.name)
			return;
		event.preventDefault();
		const next = stops[stops.findIndex(stop => stop.name === event.target.name) + way];
		if (next)
			next.focus();
	});
	// Without :has() nothing can be crossed out, and hints for the board as it is would not go on.
	const folded = CSS.supports('selector(:has(a))') && form.querySelector('.tools > details:not(.answer)');
	if (!folded)
		continue;
	const solution = form.querySelector('.found').getAttribute('points').trim().split(' ').filter((_, i) => i % 2 === 0).map(c => c - 1);
	folded.before(button(`q_says_hint`, () => {
		const queens = all.filter(s => place(s.r, s.c).checked), isCrossed = s => (form.querySelector('span [aria-label=' + name(s.r, s.c) + ']') || {}).checked;
		const wrong = queens.find(s => solution[s.r] !== s.c), cross = all.find(s => isCrossed(s) && solution[s.r] === s.c);
		const begun = queens.reduce(put, { free: all, open: lines }), board = { ...begun, free: begun.free.filter(s => !isCrossed(s)) };
		const square = wrong ? name(wrong.r, wrong.c) : cross && name(cross.r, cross.c);
		const [question, answer] = wrong ? [`q_says_wrong`, `q_says_wrong_queen`] : cross ? [`q_says_wrong`, `q_says_wrong_cross`] :
			board.open.length ? ask(board, solution) : [`q_says_solved`, ''];
		told.textContent = told.textContent.startsWith(question) ? question + ' ' + answer : question;
	}));
	folded.remove();
	document.querySelector('.as-it-is').textContent = `q_says_as_it_is`;
}

box.onchange = () => {
	store.empty();
	if (box.checked)
		[() => store.set('queens', '1'), ...savers].forEach(save => save());
	isSaving();
};
label.append(box, ` q_says_save`);
document.querySelector('.bar').append(label);
isSaving();
}

# claims.awk -- what a page must show: KIND is gallery, board, poster, walk, puzzles or ask, N its board
#
# usage: awk -v N=8 -v KIND=walk -f views/images.awk -f page.awk -f claims.awk PUBLISHED QUEENS8.tsv RS='<' PAGE
#
# It reads what is drawn, numbered, named and linked, and no sentence.

FILENAME ~ /published$/ {
	published[$1] = $2 " " $3
	next
}
FILENAME ~ /tsv$/ {
	if (FNR == 1)
		next
	split($0, field, "\t")
	solutions++
	columns[field[1]] = field[2]
	rank[field[2]] = field[1]
	group[field[1]] = field[3]
	size[field[3]] = field[6]
	if (field[5] == 0)
		least[groups = field[3]] = field[2]
	split(field[2], word, " ")
	for (r = 1; r <= N; r++)
		if (++uses[r, word[r]] > most)
			most = uses[r, word[r]]
	next
}
{
	READING = 1
}

# same E WHAT GOT WANTED
function same(e, what, got, wanted) {
	if (got "" != wanted "")
		fault(e, what " " (got == "" ? "nothing" : got) ", not " wanted)
}

# --- every page -----------------------------------------------------------------------

# is_heading H E: H is a heading in E or beside it
function is_heading(h, e) {
	return tag[h] ~ /^h[1-6]$/ && (h > e && h <= last[e] || parent[h] == parent[e])
}

# Names and links lead somewhere, nothing runs, nothing is loaded: no icon, which a server is asked for, and no
# style of an element, which a server may refuse.
function sound(e, word, k, n, key, value) {
	for (e = 1; e <= elements; e++) {
		if (tag[e] ~ /^(script|img|iframe|object|embed|audio|video)$/)
			fault(e, "loads or runs something")
		n = split(keys[e], word, " ")
		for (k = 1; k <= n; k++) {
			key = word[k]
			value = at[e, key]
			if (key ~ /^on|^src|^style$/ || key !~ /^xmlns/ && value ~ /https?:|javascript:|url\([^#]/)
				fault(e, "loads or runs something: " key)
			if (key ~ /href$/ && (value ~ /^#/ ? !led(e, key) : \
				value !~ /^(data:,|queens[0-9]+(_[a-z]+)?\.html(#[a-z]+[0-9]+)?)$/))
				fault(e, "leads nowhere: " value)
			if (key == "aria-labelledby" && !is_heading(led(e, key), e))
				fault(e, "its name is not its heading")
		}
	}
	for (k = 1; k <= rules; k++)
		if (style[k] ~ /url\([^#]|https?:/ || selector[k] ~ /^@(import|font-face)/)
			fault(1, "style loads something: " selector[k])
	if (KIND !~ /board|poster/ && at[find(1, "<link"), "rel"] != "icon")
		fault(1, "has no icon")
	if (KIND ~ /gallery|walk/ && solutions > 1 && !index(text_of(find(1, "<header")), "a" N))
		fault(find(1, "<header"), "has rows from the top, and does not say that the first corner is a" N)
}

# --- gallery ----------------------------------------------------------------------------

# figure E: one board of a group, under all its names
function figure(e, r, i, wanted, k) {
	r = substr(at[e, "id"], 2)
	same(e, "has the numbers", squares(text_of(find(e, "cols"))), columns[r])
	if (N <= 8)
		same(e, "shows", queens(e), columns[r])
	for (k = 0; k < 8; k++)
		if (image(least[group[r]], k) == columns[r])
			wanted = wanted name[k] ";"
	for (i = find(e, "<b"); i; i = find(e, "<b", i))
		k = (k == 8 ? "" : k) text_of(i) ";"
	same(e, "is called", k, wanted)
	same(e, "says", numbers(text_of(find(e, "<i"))), r)
	same(e, "is in", at[around(e, "section"), "id"], "g" group[r])
}

# section E: a group
function section(e, g, i, n) {
	g = substr(at[e, "id"], 2)
	same(e, "is headed", numbers(text_of(led(e, "aria-labelledby"))), g)
	same(e, "shows first", queens(find(e, "<svg")), least[g])
	same(e, "has first", squares(text_of(find(e, "cols"))), least[g])
	same(e, "says", numbers(text_of(find(e, "size"))), size[g])
	for (i = find(e, "<figure"); i; i = find(e, "<figure", i))
		n++
	same(e, "has boards:", n, size[g])
	if (N <= 8)
		same(e, "tells", told(text_of(find(e, "<desc"))), least[g])
}

# told TEXT: the columns in squares, or in "Row 1: column 5. Row 2: column 8."
function told(text, word, k, n, column) {
	n = split(squares(text), word, " ")
	for (k = 1; k < n; k += 2)
		column[word[k]] = word[k + 1]
	return n > N ? joined(column) : squares(text)
}

# cells E: the numbers of squares, a deeper shade for a larger one
function cells(e, i, k, r, c, shade) {
	for (i = find(e, "<td"); i; i = find(e, "<td", i)) {
		if (text_of(i) == "")
			continue
		r = int(k / N) + 1
		c = k++ % N + 1
		same(i, "in row " r ", column " c " says", text_of(i), uses[r, c] + 0)
		shade = numbers(at[i, "class"])
		if (shade == "" || text_of(i) in shades && shades[text_of(i)] != shade)
			fault(i, "another shade for " text_of(i))
		shades[text_of(i)] = shade
	}
	same(e, "has squares:", k + 0, N * N)
	for (i in shades)
		for (k in shades)
			if (i + 0 < k + 0 && (shades[i] + 0 > shades[k] + 0 || 2 * i <= k + 0 && shades[i] == shades[k]))
				fault(e, "the shades of " i " and " k)
}

function counts(e, i, b, said) {
	for (i = find(e, "<tr"); i; i = find(e, "<tr", i)) {
		said = text_of(i)
		gsub(/,/, "", said)
		if (numbers(said) == "")
			continue
		same(i, "says", numbers(said), ++b " " published[b])
		same(i, "is this board:", is(i, "this") > 0, b == N)
	}
	same(e, "has boards:", b, 27)
}

# listed E: all solutions, each with its board's place or its group's number
function listed(e, i, k) {
	for (i = find(e, "<li"); i; i = find(e, "<li", i)) {
		same(i, "says", numbers(text_of(i)), ++k " " columns[k] (N > 8 ? " " group[k] : ""))
		if (N <= 8)
			same(i, "leads to", at[find(i, "<a"), "href"], "#s" k)
	}
	same(e, "has solutions:", k, solutions)
}

function gallery(e, k, sum, figures) {
	for (e = 1; e <= elements; e++) {
		if (at[e, "id"] ~ /^s[0-9]+$/) {
			figures++
			figure(e)
		}
		if (at[e, "id"] ~ /^g[0-9]+$/)
			section(e)
		if (at[e, "id"] ~ /^k[0-9]$/) {
			k = substr(at[e, "id"], 2)
			same(e, "leads to", text_of(around(e, "label")), name[k] " " image(least[1], k))
		}
		if (tag[e] == "a" && at[e, "href"] ~ /^#g/) {
			k = substr(at[e, "href"], 3)
			if (find(e, "<svg"))
				same(e, "shows", queens(e), least[k])
			same(e, "says", numbers(text_of(e)), k (find(e, "<svg") ? " " size[k] : ""))
		}
		if (is(e, "turn") && tag[e] == "g")
			same(e, "shows", queens(e), columns[1])
		if (is(e, "sum")) {
			for (k = 8; k; k = int(k / 2))
				if (count_of(k))
					sum = sum count_of(k) " " k " "
			same(e, "says", numbers(text_of(e)), sum solutions)
		}
	}
	same(1, "has boards:", figures + 0, solutions + 0)
	if (solutions > 1) {
		cells(find(1, "heat"))
		listed(find(1, "all"))
	}
	counts(find(1, "counts"))
}

function count_of(k, g, n) {
	for (g = 1; g <= groups; g++)
		n += size[g] == k
	return n
}

# --- board, poster ------------------------------------------------------------------------------

# plain: nothing that Inkscape, Qt or CairoSVG do not draw
function plain(e) {
	for (e = 2; e <= elements; e++)
		if (tag[e] ~ /^(pattern|svg|tspan|clipPath|marker)$/ || at[e, "href"] != at[e, "xlink:href"])
			fault(e, "is not drawn by all programs")
}

function board(none) {
	plain()
	same(1, "shows", queens(1), solutions ? columns[1] : joined(none))
	same(1, "is named", numbers(text_of(find(1, "<title"))), N (solutions ? " " columns[1] : ""))
}

function poster(e, g, k) {
	plain()
	for (e = 1; e <= elements; e++) {
		if (tag[e] == "g" && tag[e + 1] == "title") {
			g++
			same(e, "is named", numbers(text_of(e + 1)), g " " least[g])
			same(e, "shows", queens(e), least[g])
			same(e, "says", numbers(text_of(find(e, "group")) " " text_of(find(e, "columns"))), g " " least[g])
		}
		if (is(e, "count")) {
			same(e, "says", text_of(e), uses[int(k / N) + 1, k % N + 1] + 0)
			k++
		}
	}
	same(1, "has boards:", g, groups)
	same(1, "has squares:", k, N * N)
}

# --- walk -------------------------------------------------------------------------------------

# attacked R ABOVE: the squares of row R that queens in the first ABOVE rows attack
function attacked(r, above, c, q, all) {
	for (c = 1; c <= N; c++)
		for (q = 1; q <= above; q++)
			if (at_row[q] == c || at_row[q] - c == r - q || c - at_row[q] == r - q) {
				all = all (all ? " " : "") c " " r
				break
			}
	return all
}

# frame E KIND R STAND: a step looks at row R, and leaves queens in the first STAND rows
function frame(e, kind, r, stand, q, below, list, label) {
	same(e, "is", at[e, "class"], kind)
	for (q = 1; q <= N; q++)
		list = list (q > 1 ? " " : "") (q <= stand ? at_row[q] : 0)
	same(e, "shows", queens(e), list)
	for (q = r + 1; q <= N; q++)
		if (attacked(q, stand))
			below = below (below ? " " : "") attacked(q, stand)
	same(e, "below are attacked", points(e, "below"), below)
	same(e, "in the row are attacked", points(e, "attacked"), attacked(r, r - 1))
	same(e, "was given up:", points(e, "given-up"), given_up[r])
	same(e, "looks at row", at[find(e, "looked-at"), "y"] + 1, r)
	label = at[find(e, "<svg"), "aria-label"]
	sub(/^[^0-9]*/, "", label)
	same(e, "its picture is named", "f" label + 0, at[e, "id"])
	sub(/^[0-9]*/, "", label)
	label = squares(label)
	gsub(/ 0/, "", label)
	gsub(/ 0/, "", list)
	same(e, "its picture tells", label, list)
}

# walk: the search is done again; frames are the elements f1, f2, ...
function walk(r, c, f, boards, i, said, full) {
	full = 1
	for (i = 1; i <= N; i++)
		full *= N
	for (r = 1; r; ) {
		f++
		for (c = at_row[r] + 1; c <= N && index(" " attacked(r, r - 1) " ", " " c " " r " "); c++)
			continue
		if (at_row[r])
			given_up[r] = given_up[r] (given_up[r] ? " " : "") at_row[r] " " r
		if (!(("f" f) in where)) {
			fault(1, "there is no frame " f)
			return
		}
		if (c <= N) {
			boards++
			i = at_row[r]
			at_row[r] = c
			frame(where["f" f], r == N ? "solved" : i ? "back" : "place", r, r)
			if (r == N)
				break
			at_row[++r] = 0
			given_up[r] = ""
		} else {
			frame(where["f" f], at_row[r] ? "left" : "dead", r, r - 1)
			r--
		}
	}
	same(1, "frame " f + 1 " is there:", ("f" f + 1) in where, 0)
	for (i = 1; i <= elements; i++) {
		if (tag[i] == "p")
			said = said " " text_of(i)
		if (tag[i] == "a" && around(i, "svg"))
			same(i, "leads to one that is", at[led(i, "href"), "class"], at[i, "class"])
	}
	gsub(/,/, "", said)
	said = " " numbers(said) " "
	if (!index(said, " " boards " ") || !index(said, " " full " "))
		fault(1, "does not say that it looked at " boards " boards of " full)
}

# --- puzzles ------------------------------------------------------------------------------------

# radios E: the columns of the queens that are given on a board to play on
function radios(e, i, k, r, c, column) {
	for (i = e; i <= last[e]; i++) {
		if (at[i, "type"] != "radio" || at[i, "aria-label"] !~ /^[a-l][0-9]+$/)
			continue
		r = int(k / N) + 1
		c = k++ % N + 1
		same(i, "is named", at[i, "aria-label"], substr("abcdefghijkl", c, 1) N + 1 - r)
		same(i, "is in", at[i, "name"], "r" r)
		if (at[i, "checked"])
			column[r] = c
	}
	same(e, "has squares:", k, N * N)
	for (i = e; i <= last[e]; i++)
		if (at[i, "type"] == "radio" && column[substr(at[i, "name"], 2)] && at[i, "disabled"] at[i, "checked"] == "")
			fault(i, "can be chosen in a row with a given queen")
	return joined(column)
}

# has SOLUTION GIVEN: whether the solution has all of these queens
function has(solution, given, r, q, word) {
	split(given, q, " ")
	split(solution, word, " ")
	for (r = 1; r <= N; r++)
		if (q[r] && q[r] != word[r])
			return 0
	return 1
}

# fits GIVEN: the number of the solution with these queens, if there is one alone
function fits(given, k, n, found) {
	for (k = 1; k <= solutions; k++)
		if (has(columns[k], given) && ++n)
			found = k
	return n == 1 ? found : 0
}

# puzzle E: an item with given queens; returns its solution.  What it draws or names, folded too, is right.
function puzzle(e, given, k, i, left, whole) {
	given = find(e, "<input") ? radios(e) : queens(e)
	k = fits(given)
	if (!k)
		fault(e, "not one solution has " given)
	if (points(e, ""))
		same(e, "shows given queens", queens(e), given)
	if (points(e, "found"))
		same(e, "shows the solution", queens(e, "found"), columns[k])
	for (i = find(e, "<details"); i; i = find(e, "<details", i)) {
		if (!has(columns[k], squares(text_of(i))))
			fault(i, "names another solution")
		whole += squares(text_of(i)) == columns[k]
		if (squares(text_of(i)) != columns[k] && has(given, squares(text_of(i))))
			fault(i, "hints at a given queen")
	}
	same(e, "names the solution so often:", whole, 1)
	i = find(e, "<form") ? find(e, "<form") : find(e, "<svg")
	if (at[i, "aria-label"] ~ / [a-l][0-9]/)
		same(e, "tells given queens", squares(at[i, "aria-label"]), given)
	left = given
	left = gsub(/(^| )0/, "", left)
	if (match(text_of(e), /[0-9]+ more/))
		same(e, "asks for", numbers(substr(text_of(e), RSTART, RLENGTH)), left)
	return k
}

# breaks E: a printed sheet begins with this element or with one around it
function breaks(e, k) {
	for (; e && tag[e] != "main"; e = parent[e])
		for (k = 1; k <= rules; k++)
			if (media[k] ~ /print/ && style[k] ~ /break-before: *page/ && is(e, substr(selector[k], 2)))
				return 1
	return 0
}

# fitting CHAIN I: whether the i-th child fits all of :nth-child(An+B):nth-child(-n+C)...
function fitting(chain, i, step, from) {
	while (match(chain, /\([^)]*\)/)) {
		step = from = substr(chain, RSTART + 1, RLENGTH - 2)
		chain = substr(chain, RSTART + RLENGTH)
		sub(/n.*/, "", step)
		sub(/.*n/, "", from)
		if (step == "-" ? i > from + 0 : i < from + 0 || (i - from) % (step == "" ? 1 : step))
			return 0
	}
	return 1
}

# wants R C RIGHT: a line of the board, down from a square, if it has two
function wants(r, c, right, all) {
	for (; r <= N && c >= 1 && c <= N; c += right)
		all = all " " substr("abcdefghijkl", c, 1) N + 1 - r++
	if (all ~ / .* /)
		wanted[all]
}

# place SQUARE: its column and row
function place(square) {
	return index("abcdefghijkl", substr(square, 1, 1)) " " N + 1 - substr(square, 2)
}

# drawn ALL NAMES: the line through these squares is drawn, and in NAMES it has its column or its ends
function drawn(all, names, word, n, line, said) {
	n = split(all, word, " ")
	line = word[1] word[n]
	said = substr(word[1], 1, 1)
	if (said != substr(word[n], 1, 1))
		said = word[1] "[^a-l0-9]+" word[n]
	if (names !~ "--" line ":\"([^\"]*[^a-z\"])?" said "[^a-z0-9][^\"]*\"")
		fault(1, "is named otherwise:" all)
	same(find(1, "l" line), "is drawn on", numbers(at[find(1, "l" line), "d"]), place(word[1]) " " place(word[n]))
}

# lines E: of two checked squares on each line of the board, and on no other, a rule says that they attack
# each other; the selectors in a rule are the same
function lines(e, k, i, child, children, rest, chain, all) {
	for (k = 1; k <= N; k++) {
		wants(1, k, 0)
		wants(1, k, 1)
		wants(1, k, -1)
		wants(k, 1, 1)
		wants(k, N, -1)
	}
	for (i = e; i <= last[e]; i++)
		if (parent[i] == e && tag[i] != "#")
			child[++children] = at[i, "aria-label"]
	for (k = 1; k <= rules; k++) {
		rest = selector[k]
		if (!match(rest, /^form:has\((:nth-child\([-0-9n+]+\))+:checked *~/))
			continue
		chain = substr(rest, 10, RLENGTH - 10)
		sub(/ *$/, "", chain)
		while ((i = index(rest, chain)))
			rest = substr(rest, 1, i - 1) substr(rest, i + length(chain))
		all = ""
		for (i = 1; i <= children; i++)
			if (fitting(chain, i))
				all = all " " child[i]
		if (!(all in wanted) || rest ~ /nth-child/)
			fault(1, "a rule has no line of the board:" all)
		if (selector[k] ~ /:checked\)$/) {
			drawn(all, style[k])
			if (style[k] !~ /--done: *none/)
				fault(1, "solved with two queens on" all)
		}
		found[all]
	}
	for (all in wanted)
		if (!(all in found))
			fault(1, "no rule has the line" all)
}

function puzzles(e, n, k, solved, answered) {
	for (e = 1; e <= elements; e++) {
		if (tag[e] == "form" && !around(e, "li"))
			same(e, "is empty but for", radios(e), joined(k))
		if (tag[e] != "li")
			continue
		if (find(e, "<details"))
			solved[++n] = puzzle(e)
		else if (find(e, "<svg")) {
			same(e, "shows the answer", queens(e), columns[solved[++answered]])
			same(e, "answers", numbers(text_of(e)), answered)
			if (answered == 1 && !breaks(e))
				fault(e, "answers are printed under the puzzles")
		}
	}
	same(1, "has answers:", answered, n)
	lines(find(1, "squares"))
}

# --- ask --------------------------------------------------------------------------------------------

# ask: a solution has the classes of its squares, and a chosen square hides those without it
function ask(e, k, r, c, square, hides) {
	same(find(1, "<form"), "has queens:", radios(find(1, "<form")), joined(hides))
	for (e = 1; e <= elements; e++) {
		if (at[e, "class"] ~ /(^| )[a-l][1-9][0-9]?( |$)/ && queens(e) != squares(at[e, "class"]))
			fault(e, "shows " queens(e))
		if (tag[e] == "li" && is(e, "s")) {
			same(e, "shows", queens(e), columns[++k])
			same(e, "says", numbers(text_of(e)), k)
			same(e, "has the classes", squares(at[e, "class"]), columns[k])
			if (find(e, "<a"))
				same(e, "leads to", at[find(e, "<a"), "href"], "queens" N ".html#s" k)
		}
	}
	same(1, "has solutions:", k, solutions)
	for (k = 1; k <= rules; k++)
		if (selector[k] ~ /:checked\) .*:not\(\.[a-l][0-9]+\)$/ && style[k] ~ /display: *none/)
			hides[selector[k]]
	for (r = 1; r <= N; r++)
		for (c = 1; c <= N; c++) {
			square = substr("abcdefghijkl", c, 1) N + 1 - r
			e = 0
			for (k in hides)
				e += index(k, square ":checked") && index(k, ":not(." square ")") > 0
			same(1, "rules of " square ":", e, 1)
		}
}

END {
	read_page()
	sound()
	if (KIND == "gallery")
		gallery()
	else if (KIND == "board")
		board()
	else if (KIND == "poster")
		poster()
	else if (KIND == "walk")
		walk()
	else if (KIND == "puzzles")
		puzzles()
	else if (KIND == "ask")
		ask()
	if (!elements)
		print "no page"
	exit faults > 0 || !elements
}

# wanted.awk -- what the page of board N must say, piece by piece, in the page's order
#
# WHAT is gallery or poster: from the published numbers and queensN.tsv.  walk: from the search,
# done again.  puzzles: from their list.  A line of a number, a tab and a text: the page has this
# text so many times.

# say TEXT: ' stands for "
function say(text) {
	gsub(/'/, "\"", text)
	print text
}

function grouped(x) {
	while (match(x, /[0-9][0-9][0-9][0-9](,|$)/)) x = substr(x, 1, RSTART) "," substr(x, RSTART + 1)
	return x
}

# turn COLUMNS IMAGE: an image of a board; reflected about the bottom edge first
function turn(columns, image, r, word, of) {
	split(columns, word, " ")
	for (r = 1; r <= N; r++) of[r] = word[image < 4 ? r : N + 1 - r]
	for (image %= 4; image > 0; image--) {
		for (r = 1; r <= N; r++) word[of[r]] = N + 1 - r
		for (r = 1; r <= N; r++) of[r] = word[r]
	}
	columns = of[1]
	for (r = 2; r <= N; r++) columns = columns " " of[r]
	return columns
}

# each COLUMNS FORM: FORM for each queen, with her column for %C and her row for %R; %c and %r
# are one less, and %s is the name of her square.  A row without a queen has column 0.
function each(columns, form, r, word, one, text) {
	split(columns, word, " ")
	for (r = 1; r <= N; r++) {
		one = form
		gsub(/%C/, word[r], one)
		gsub(/%R/, r, one)
		gsub(/%c/, word[r] - 1, one)
		gsub(/%r/, r - 1, one)
		gsub(/%s/, substr("abcdefghijkl", word[r], 1) N + 1 - r, one)
		if (word[r]) text = text one
	}
	return text
}

function queens(columns) { return "<polyline points='" each(columns, "%C %R ") "'/>" }

# Lines join a queen with her partner after a half turn.
function pairs(g, r, word, lines) {
	split(least[g], word, " ")
	for (r = 1; r <= N / 2; r++) lines = lines "M" word[r] " " r "L" N + 1 - word[r] " " N + 1 - r
	return size[g] == 8 ? "" : "<path class='pair' transform='translate(-.5 -.5)' d='" lines "'/>"
}

FILENAME ~ /published$/ { published[++boards] = $0; next }
WHAT ~ /gallery|poster/ && FNR > 1 {
	columns[$1] = $2; rank[$2] = $1; group[$1] = $3; size[$3] = $6; solutions++
	if ($4 == name[0]) least[groups = $3] = $2
	split($2, word, " ")
	for (r = 1; r <= N; r++) if (++uses[r, word[r]] > most) most = uses[r, word[r]]
}

function gallery(b, c, g, i, k, r, cells, count, sum, word, names, arrows, few, svg) {
	few = N <= 8
	svg = "<svg viewBox='0 0 " N " " N "' "
	for (g = 1; g <= groups; g++) count[size[g]]++
	for (k = 8; k; k = int(k / 2)) if (count[k]) sum = sum " + " count[k] " × " k
	say(solutions + 0 "\t<figure id='")
	say((few ? groups * 2 + solutions : groups) "\t<polyline")
	if (solutions > 1) say(solutions "\t<li><b>")
	if (solutions > 1) say("<p class='sum'>" substr(sum, 4) " = " solutions "</p>")
	for (g = 1; g <= groups && few; g++)
		say("<a href='#g" g "'>" svg "aria-hidden='true'><use href='#b'/>" queens(least[g]) "</svg><span>Group " g \
			" <i>" size[g] "</i></span></a>")
	for (k = 0; k < 8 && solutions > 1; k++)
		say("id='k" k "'> " name[k] " <span class='cols'>" turn(least[1], k) "</span>")
	for (g = 1; g <= groups; g++) {
		say("id='g" g "'")
		say("<h2 id='h" g "'>Group " g "</h2>" (few ? "<p class='cols'>" least[g] "</p>" : "") "<p class='size'>" \
			size[g] " board" (size[g] == 1 ? "" : "s") "</p>")
		if (few) say("<desc>" each(least[g], " Row %R: column %C.") "</desc>")
		if (few) say("<use href='#n' class='n'/>" pairs(g) queens(least[g]) "<g class='k'>")
		else say(svg "role='img' aria-label='Solution " rank[least[g]] "'><use href='#b'/>" queens(least[g]) "</svg>")
		split(least[g], word, " ")
		for (r = 1; r <= N && few && N > 1; r++) say(">" word[r] "</text>")
		for (k = 0; k < 8; k++) {
			r = rank[turn(least[g], k)]
			names[r] = names[r] "<b>" name[k] "</b>"
			arrows[r] = arrows[r] "<use href='#a' class='a t" k "'/>"
		}
		for (k = 0; k < 8; k++) if ((r = rank[turn(least[g], k)]) in names) {
			say("<figure id='s" r "'>" (!few ? "" : svg "role='img' aria-label='Solution " r "'><use href='#b'/>" \
				queens(columns[r]) arrows[r] "</svg>") "<figcaption>" names[r] "<span class='cols'>" columns[r] \
				"</span> <i>" r "</i></figcaption></figure>")
			delete names[r]
		}
	}
	for (r = 1; r <= N && solutions > 1; r++) {
		cells = ""
		for (c = 1; c <= N; c++)
			cells = cells "<td style='--v:" int(55 * uses[r, c] / most) "'>" uses[r, c] + 0 "</td>"
		say("<tr><th scope='row'>" r "</th>" cells "</tr>")
	}
	for (b = 1; b <= boards; b++) {
		split(published[b], word, "\t")
		say("<tr" (b == N ? " class='this'" : "") "><th scope='row'>" (b > 16 ? "† " : "") b "</th><td>" \
			grouped(word[2]) "</td><td>" grouped(word[3]) "</td></tr>")
	}
	for (r = 1; r <= solutions && solutions > 1; r++)
		say("<li><b>" r "</b> " (few ? "<a class='cols' href='#s" r "'>" columns[r] "</a></li>" : \
			"<span class='cols'>" columns[r] "</span> <i>" group[r] "</i></li>"))
}

function poster(g, r, c) {
	say(groups * N "\t<use href='#c'")
	for (r = 0; r < N; r++)
		for (c = 0; c < N; c++)
			say(sprintf("y='.%02d' x='%d' y='%d' width='.95' height='.95'/><text class='count' x='%d.475' y='%d.62'>%d<",
				int(55 * uses[r + 1, c + 1] / most), c, r, c, r, uses[r + 1, c + 1]))
	for (g = 1; g <= groups; g++) {
		say("<use href='#b'/>" pairs(g) each(least[g], "<use href='#c' x='%c' y='%r'/>") "</svg>")
		say("y='70.2'>" g "</text><text class='columns' x='63' y='70.2'>" least[g] "</text></g>")
	}
}

WHAT == "puzzles" {
	left = $3
	left = gsub(/(^| )0/, "", left)
	say((N > 8 ? "" : "<form ") "aria-label='Puzzle " $1 ". Given:" each($3, " %s") "'>")
	say("<polyline class='found' points='" each($2, "%C %R ") "'/>" queens($3) "</svg>")
	say("<b>" $1 "</b> place " left " more</p>")
	say("<summary>Solution</summary>" each($2, " %s") "</details>")
	answer[++puzzles] = "<use href='#b'/>" queens($2) "</svg><b>" $1 "</b></li>"
}

# --- the search: rows 1 to depth have their queens, in the columns at[row] -------------------

function attacked(row, col, r) {
	for (r = 1; r <= depth && r < row; r++)
		if (at[r] == col || at[r] - col == row - r || col - at[r] == row - r) return 1
	return 0
}

function line(class, points) {
	return points == "" ? "" : "<polyline class='" class "' points='" substr(points, 2) "'/>"
}

# frame KIND ROW: a frame; its node in the tree and the edge to it.  Who goes back begins a new
# column of the tree.
function frame(kind, row, r, c, mark, path, said, points) {
	for (r = 1; r <= N; r++)
		for (c = 1; c <= N; c++) {
			mark = r == row && index(tried[row], c) ? "given-up" : r == row ? "attacked" : "below"
			if (r >= row && attacked(r, c) || mark == "given-up") points[mark] = points[mark] " " c " " r
		}
	for (r = 1; r <= depth; r++) path = path " " at[r]
	frames++
	strip = strip "<li class='" kind "' id='f" frames "'>\naria-label='Frame " frames ". Queens:" path \
		".'><use href='#b'/>" line("below", points["below"]) line("attacked", points["attacked"]) \
		line("given-up", points["given-up"]) queens(substr(path, 2)) "<rect class='looked-at' y='" row - 1 "'\n"
	said = kind == "left" ? "Back to row %R: none is left.<" : kind == "dead" ? "Row %R: all are attacked.<" : \
		kind == "back" ? "Back to row %R: try column %C.<" : "Row %R: column %C is free" (kind == "place" ? ".<" : ":")
	gsub(/%R/, row, said)
	gsub(/%C/, at[row], said)
	strip = strip "<b><i>" frames "</i> " call[kind] "</b> " said "\n"
	if (kind == "left") return
	x += kind == "back"
	edges = edges "<path class='edge " kind "' d='M" x_of[row - 1] + 0 " " row - 1 "v.5H" x + 0 "V" row "'/>\n"
	nodes = nodes "<a class='" kind "' href='#f" frames "' transform='translate(" x + 0 " " row ")'><title>Frame " \
		frames ": " call[kind] "</title>" (kind == "dead" ? "<path" : "<circle r='.27'/><text y='.12'>" at[row] "<") \
		"\n>" frames "</text></a>\n"
	x_of[row] = x
	looked_at += kind != "dead"
}

function search(row, c) {
	tried[row] = ""
	for (c = 1; c <= N; c++) {
		depth = row - 1
		if (attacked(row, c)) continue
		at[depth = row] = c
		frame(row == N ? "solved" : tried[row] == "" ? "place" : "back", row)
		if (row == N || search(row + 1)) return 1
		tried[row] = tried[row] c
	}
	depth = row - 1
	frame(tried[row] == "" ? "dead" : "left", row)
	return 0
}

BEGIN {
	FS = "\t"
	split("Untransformed|Rotate 90|Rotate 180|Rotate 270", turned, "|")
	for (k = 0; k < 8; k++) name[k] = (k < 4 ? "" : k == 4 ? "Reflect" : "Reflect + ") (k == 4 ? "" : turned[k % 4 + 1])
	split("place|Place|back|Go back|dead|Dead end|left|Dead end|solved|Solved", calls, "|")
	for (k = 1; k < 10; k += 2) call[calls[k]] = calls[k + 1]
}
END {
	if (WHAT == "gallery") gallery()
	if (WHAT == "poster") poster()
	for (k = 1; k <= puzzles; k++) say(answer[k])
	if (WHAT == "walk") search(1)
	if (WHAT == "walk") say("= " grouped(N ^ N) " boards. This search looked at " looked_at " boards\n" edges nodes strip)
}

# wanted.awk -- what the page of board N must say, piece by piece, in the page's order
#
# WHAT is gallery, ask or poster: from the published numbers and queensN.tsv; or puzzles: from their
# list.  Names and images come from views/images.awk.

# say TEXT: ' stands for "
function say(text) {
	gsub(/'/, "\"", text)
	print text
}

function grouped(x) {
	while (match(x, /[0-9][0-9][0-9][0-9](,|$)/))
		x = substr(x, 1, RSTART) "," substr(x, RSTART + 1)
	return x
}

# each COLUMNS FORM: FORM for each queen, with her column for %C and her row for %R; %s is the name
# of her square.  A row without a queen has column 0.
function each(columns, form, r, word, one, text) {
	split(columns, word, " ")
	for (r = 1; r <= N; r++) {
		one = form
		gsub(/%C/, word[r], one)
		gsub(/%R/, r, one)
		gsub(/%s/, substr("abcdefghijkl", word[r], 1) N + 1 - r, one)
		if (word[r])
			text = text one
	}
	return text
}

function queens(columns) {
	return "<polyline points='" each(columns, "%C %R ") "'/>"
}

FILENAME ~ /published$/ {
	published[++boards] = $0
	next
}
WHAT != "puzzles" && FNR > 1 {
	solutions++
	columns[$1] = $2
	rank[$2] = $1
	group[$1] = $3
	size[$3] = $6
	if ($5 == 0)
		least[groups = $3] = $2
	split($2, word, " ")
	for (r = 1; r <= N; r++)
		if (++uses[r, word[r]] > most)
			most = uses[r, word[r]]
}

# section G: a group, with a figure for each of its boards, under all names of that board
function section(g, k, r, names) {
	say("<h2 id='h" g "'>Group " g "</h2>" (few ? "<p class='cols'>" least[g] "</p>" : "") "<p class='size'>" \
		size[g] " board" (size[g] == 1 ? "" : "s") "</p>")
	if (few)
		say("<desc>" each(least[g], " Row %R: column %C.") "</desc>")
	say(queens(least[g]))
	for (k = 0; k < 8; k++) {
		r = rank[image(least[g], k)]
		names[r] = names[r] "<b>" name[k] "</b>"
	}
	for (k = 0; k < 8; k++) {
		r = rank[image(least[g], k)]
		if (!(r in names))
			continue
		say("<figure id='s" r "'>")
		if (few)
			say(queens(columns[r]))
		say("<figcaption>" names[r] "<span class='cols'>" columns[r] "</span> <i>" r "</i></figcaption></figure>")
		delete names[r]
	}
}

# The sum of the sizes of groups, and links to what follows.
function contents(g, k, count, sum) {
	for (g = 1; g <= groups; g++)
		count[size[g]]++
	for (k = 8; k; k = int(k / 2))
		if (count[k])
			sum = sum " + " count[k] " × " k
	if (solutions > 1)
		say("<p class='sum'>" substr(sum, 4) " = " solutions "</p>")
	for (g = 1; g <= groups && few; g++)
		say("<span>Group " g " <i>" size[g] " board" (size[g] == 1 ? "" : "s") "</i></span></a>")
	for (k = 0; k < 8 && solutions > 1; k++)
		say("id='k" k "'> " name[k] " <span class='cols'>" image(least[1], k) "</span>")
}

# How many solutions use each square.
function squares(r, c, cells) {
	for (r = 1; r <= N && solutions > 1; r++) {
		cells = ""
		for (c = 1; c <= N; c++)
			cells = cells "<td class='v" int(55 * uses[r, c] / most) "'>" uses[r, c] + 0 "</td>"
		say("<tr><th scope='row'>" r "</th>" cells "</tr>")
	}
}

function gallery(b, g, r, word) {
	few = N <= 8
	contents()
	for (g = 1; g <= groups; g++)
		section(g)
	squares()
	for (b = 1; b <= boards; b++) {
		split(published[b], word, "\t")
		say("<tr" (b == N ? " class='this'" : "") "><th scope='row'>" (b > 16 ? "† " : "") b "</th><td>" \
			grouped(word[2]) "</td><td>" grouped(word[3]) "</td></tr>")
	}
	for (r = 1; r <= solutions && solutions > 1; r++)
		say("<li><b>" r "</b> " (few ? "<a class='cols' href='#s" r "'>" columns[r] "</a></li>" : \
			"<span class='cols'>" columns[r] "</span> <i>" group[r] "</i></li>"))
}

# A page that answers: solutions have the names of their squares as classes, and lead to the gallery.
function ask(r, names) {
	for (r = 1; r <= solutions; r++) {
		names[r] = "class='s" each(columns[r], " %s") "'"
		say("<polyline id='p" r "' " names[r] " points='" each(columns[r], "%C %R ") "'/>")
	}
	for (r = 1; r <= solutions; r++)
		say("<li " names[r] "><a href='queens" N ".html#s" r "'>")
}

function poster(g, r, c) {
	for (r = 0; r < N; r++)
		for (c = 0; c < N; c++)
			say(sprintf("y='.%02d' x='%d' y='%d' width='.95' height='.95'/>" \
				"<text class='count' x='%d.475' y='%d.62'>%d<",
				int(55 * uses[r + 1, c + 1] / most), c, r, c, r, uses[r + 1, c + 1]))
	for (g = 1; g <= groups; g++)
		say("y='70.2'>" g "</text><text class='columns' x='63' y='70.2'>" least[g] "</text></g>")
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

BEGIN { FS = "\t" }
END {
	if (WHAT == "gallery")
		gallery()
	if (WHAT == "ask")
		ask()
	if (WHAT == "poster")
		poster()
	for (k = 1; k <= puzzles; k++)
		say(answer[k])
}

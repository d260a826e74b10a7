# page.awk -- read a gallery back: awk -v WHAT=... -f page.awk queens8.html
#
# WHAT=groups   the text of the view of this name, from what the boards show
# WHAT=ranks    rank and columns of each solution, as the boards show them
# WHAT=list     the same as the list at the end names them
# WHAT=squares  row, then how many solutions use each square
# WHAT=totals   the numbers of solutions of other boards
# WHAT=large    for each large board its columns: from the title, the queens, the
#               numbers at the right, and the words; then the lines that join queens
# WHAT=levels   row, then the shade of each square

# after TEXT START: what follows START in TEXT, up to a quote or a bracket
function after(text, start, i) {
	i = index(text, start)
	if (!i) return ""
	text = substr(text, i + length(start))
	match(text, /["<]/)
	return substr(text, 1, RSTART - 1)
}

# columns POINTS: the columns, in the order of the rows
function columns(points, n, i, word, of, text) {
	n = split(points, word, " ") / 2
	for (i = 1; i <= n; i++) of[word[2 * i]] = word[2 * i - 1]
	for (i = 1; i <= n; i++) text = text (i > 1 ? " " : "") of[i]
	return text
}

# cells TEXT TAG: the contents of each TAG
function cells(text, tag, row) {
	while (match(text, "<" tag "[^>]*>[^<]*<")) {
		text = substr(text, RSTART + length(tag) + 1)
		sub(/^[^>]*>/, "", text)
		row = row (row == "" ? "" : " ") substr(text, 1, index(text, "<") - 1)
	}
	return row
}

function flush_group(k) {
	if (!group) return
	if (groups++) print ""
	print "Group " group ": " size " solutions"
	for (k = 0; k < 8; k++) print names[k] " [" image[k] "]"
	split("", image)
}

/<section class="group/ {
	if (WHAT == "groups") flush_group()
	group = after($0, "id=\"g")
	size = after($0, "class=\"group of")
}

# A member of a group: a board, or a line with its number
/^<(figure|li) id="s/ {
	shown = after($0, "class=\"cols\">")
	if ($0 ~ /<figure/ && columns(after($0, "points=\"")) != shown)
		print "another board: " $0
	if (WHAT == "ranks")
		print after($0, "id=\"s") " " shown
	gsub(/ /, ",", shown)
	text = $0
	arrows = ""
	while (i = index(text, "href=\"#a")) {
		text = substr(text, i + 8)
		arrows = arrows substr(text, 1, 1)
	}
	text = $0
	for (n = 0; i = index(text, "<b>"); n++) {
		text = substr(text, i + 3)
		name = substr(text, 1, index(text, "<") - 1)
		for (k = 0; k < 8 && names[k] != name; k++) continue
		if (/<figure/ && substr(arrows, n + 1, 1) != k)
			print "another arrow: " $0
		image[k] = shown
	}
}

WHAT == "list" && /^<li><b>[0-9]*<\/b><a/ { print after($0, "<b>") " " after($0, "\">") }
WHAT == "squares" && /<tr><th scope="row">[0-9]*<\/th><td class="h/ { print cells($0, "th") " " cells($0, "td") }
WHAT == "levels" && /<tr><th scope="row">[0-9]*<\/th><td class="h/ {
	row = cells($0, "th")
	while (match($0, /<td class="h[0-9]/)) {
		row = row " " substr($0, RSTART + 12, 1)
		$0 = substr($0, RSTART + 13)
	}
	print row
}
WHAT == "totals" && /^<tr class="(this|other)"/ {
	sub(/† /, "published ")
	print after($0, "class=\"") " " cells($0, "th") " " cells($0, "td")
}

WHAT == "large" && /<svg class="large/ {
	n = 0
	said = ""
	text = $0
	while (match(text, /column [0-9]+/)) {
		said = said (n++ ? " " : "") substr(text, RSTART + 7, RLENGTH - 7)
		text = substr(text, RSTART + RLENGTH)
	}
	title = after($0, "<title>")
	sub(/.*: /, "", title)
	print title "|" columns(after($0, "points=\"")) "|" cells(substr($0, index($0, "class=\"k\"")), "text") "|" said "|" after($0, "class=\"pair\" d=\"")
}

BEGIN {
	split("Untransformed|Rotate 90|Rotate 180|Rotate 270|Reflect|Reflect + Rotate 90|Reflect + Rotate 180|Reflect + Rotate 270", from1, "|")
	for (k = 0; k < 8; k++) names[k] = from1[k + 1]
}
END { if (WHAT == "groups") flush_group() }

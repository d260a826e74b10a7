# wanted.awk -- what page.awk must find: WHAT=gallery or poster, from queensN.tsv on
# stdin and from the published numbers; WHAT=walk, from the search done again.  Needs N.

# turn COLUMNS IMAGE: an image of a board; reflected about the bottom edge first
function turn(columns, image, r, word, of, text) {
	split(columns, word, " ")
	for (r = 1; r <= N; r++) of[r] = word[image < 4 ? r : N + 1 - r]
	for (image %= 4; image > 0; image--) {
		for (r = 1; r <= N; r++) word[of[r]] = N + 1 - r
		for (r = 1; r <= N; r++) of[r] = word[r]
	}
	for (r = 1; r <= N; r++) text = text (r > 1 ? " " : "") of[r]
	return text
}

function grouped(x) {
	while (match(x, /[0-9][0-9][0-9][0-9](,|$)/)) x = substr(x, 1, RSTART) "," substr(x, RSTART + 1)
	return x
}

WHAT == "walk" { next }
FILENAME != "-" { totals = totals "count|" ($1 == N ? "this" : "") "|" ($1 > 16 ? "† " : "") $1 "|" grouped($2) "," grouped($3) "\n"; next }
FNR > 1 {
	columns[$1] = $2; rank[$2] = $1; group[$1] = $3; size[$3] = $6; solutions++
	if ($4 == "Untransformed") least[$3] = $2
	groups = $3 > groups ? $3 : groups
	split($2, word, " ")
	for (r = 1; r <= N; r++) if (++uses[r, word[r]] > most) most = uses[r, word[r]]
}

# Lines join a queen with her partner after a half turn.
function pairs(g, r, word, lines) {
	split(least[g], word, " ")
	for (r = 1; r <= N / 2 && size[g] < 8; r++) lines = lines "M" word[r] " " r "L" N + 1 - word[r] " " N + 1 - r
	return lines
}

function gallery(g, k, r, c, row, shades, sum, count, board) {
	for (g = 1; g <= groups; g++) {
		print "contents|" g "|" least[g]
		print "group|" g "|Group " g "|" size[g] "|" size[g]
		count[size[g]]++
		for (k = 0; k < 8; k++) {
			board = rank[turn(least[g], k)]
			names[board] = names[board] (names[board] == "" ? "" : ",") name[k]
			arrows[board] = arrows[board] (arrows[board] == "" ? "" : ",") k
			if (g == 1 && solutions > 1) print "turned|" k "|" name[k] "|" columns[board]
		}
		if (N <= 8) print "large|" g "|" least[g] "|" least[g] "|" (N > 1 ? least[g] : "") "|" pairs(g)
	}
	for (r = 1; r <= solutions; r++) {
		print "solution|" group[r] "|" r "|" r "|" columns[r] "|" (N > 8 ? "" : columns[r]) "|" names[r] "|" (N > 8 ? "" : arrows[r])
		if (solutions > 1) print "listed|" r "|" (N > 8 ? ">" : ">to " r "\">") columns[r] "|" (N > 8 ? group[r] : "")
	}
	for (k = 8; k; k = int(k / 2)) if (count[k]) sum = sum (sum == "" ? "" : " + ") count[k] " × " k
	if (solutions > 1) print "sum|" sum " = " solutions
	for (r = 1; r <= N && solutions > 1; r++) {
		row = shades = ""
		for (c = 1; c <= N; c++) { row = row " " uses[r, c] + 0; shades = shades (c > 1 ? " " : "") int(55 * uses[r, c] / most) }
		print "square|" r "|" r row "|" shades
	}
	printf "%s", totals
}

function poster(g, r, c) {
	for (g = 1; g <= groups; g++) print "poster|" g "|" least[g] "|" pairs(g)
	for (r = 0; r < N; r++)
		for (c = 0; c < N; c++) print "shade|" r "|" c "|" int(55 * uses[r + 1, c + 1] / most) "|" uses[r + 1, c + 1] + 0
}

# --- the search ---

function attacked(row, col, r) {
	for (r = 1; r <= queens && r < row; r++)
		if (at[r] == col || at[r] - col == row - r || col - at[r] == row - r) return 1
	return 0
}
function frame(kind, row, r, c, stands, tried, here, below, path) {
	for (r = 1; r <= N; r++)
		for (c = 1; c <= N; c++) {
			if (r <= queens && at[r] == c) stands = stands c " " r " "
			else if (r == row && index(given[row], c)) tried = tried " " c " " r
			else if (r == row && attacked(r, c)) here = here " " c " " r
			else if (r > row && attacked(r, c)) below = below " " c " " r
		}
	print "frame|" ++frames "|" kind "|" row "|" stands "|" substr(tried, 2) "|" substr(here, 2) "|" substr(below, 2)
	for (r = 1; r <= queens; r++) path = path " " at[r]
	if (kind != "left") print "node|" frames "|joined|" path (kind == "dead" ? " -" : "")
	boards += kind != "left" && kind != "dead"
}
function search(row, c) {
	given[row] = ""
	for (c = 1; c <= N; c++) {
		queens = row - 1
		if (attacked(row, c)) continue
		queens = row
		at[row] = c
		frame(row == N ? "solved" : given[row] == "" ? "place" : "back", row)
		if (row == N || search(row + 1)) return 1
		given[row] = given[row] c
	}
	queens = row - 1
	frame(given[row] == "" ? "dead" : "left", row)
	return 0
}

BEGIN {
	FS = "\t"
	split("Untransformed|Rotate 90|Rotate 180|Rotate 270|Reflect|Reflect + Rotate 90|Reflect + Rotate 180|Reflect + Rotate 270", from1, "|")
	for (k = 0; k < 8; k++) name[k] = from1[k + 1]
}
END {
	if (WHAT == "gallery") gallery()
	if (WHAT == "poster") poster()
	if (WHAT == "walk") { search(1); print "gain|" grouped(N ^ N) "|" boards }
}

# page.awk -- what a gallery, poster, walk or puzzle page shows, as lines of facts

# between TEXT START STOP: all that stands between them, joined by commas
function between(text, start, stop, joined, i) {
	while (i = index(text, start)) {
		text = substr(text, i + length(start))
		i = index(text, stop)
		joined = joined "," substr(text, 1, i - 1)
		text = substr(text, i)
	}
	return substr(joined, 2)
}

# columns POINTS: those of the queens, in the order of rows; 0 in a row without one
function columns(points, rows, n, i, word, of, text) {
	n = split(points, word, " ") / 2
	for (i = 1; i <= n; i++) of[word[2 * i]] = word[2 * i - 1]
	for (i = 1; i <= (rows ? rows : n); i++) text = text (i > 1 ? " " : "") of[i] + 0
	return text
}

function spaced(list) {
	gsub(/,/, " ", list)
	return list
}

# --- gallery ---

/class="sum"/ { print "sum|" between($0, "sum\">", "<") }
/^<li><a href="#g[0-9]+"><svg/ { print "contents|" between($0, "#g", "\"") "|" columns(between($0, "points=\"", "\"")) }
/^<svg viewBox=.* aria-label="Solution/ { print "contents|" group "|" columns(between($0, "points=\"", "\"")) }
/<section class="(wrap )?group/ { group = between($0, "id=\"g", "\""); size = between($0, "group of", "\"") }
/class="head"/ { print "group|" group "|" between($0, "<h2 id=\"h" group "\">", "<") "|" between($0, "size\">", " board") "|" size }
/^<svg class="large/ {
	words = $0
	gsub(/Row [0-9]+: column /, "@", words)
	print "large|" group "|" columns(between($0, "points=\"", "\"")) "|" spaced(between(words, "@", ".")) "|" spaced(between($0, ".7\">", "<")) "|" between($0, "(-.5 -.5)\" d=\"", "\"")
}
/^<figure id="s/ {
	print "solution|" group "|" between($0, "id=\"s", "\"") "|" between($0, "<i>", "<") "|" between($0, "cols\">", "<") "|" columns(between($0, "points=\"", "\"")) "|" between($0, "<b>", "<") "|" between($0, "class=\"a t", "\"")
}
/type="radio"/ { print "turned|" between($0, "id=\"k", "\"") "|" between($0, "> ", " <") "|" between($0, "cols\">", "<") }
/^<li><b>[0-9]+<\/b> <(a|span) class="cols/ { sub(/ href="#s/, ">to "); print "listed|" between($0, "<b>", "<") "|" between($0, "cols\"", "<") "|" between($0, "<i>", "<") }
/^<tr><th scope="row">.*--v:/ { print "square|" between($0, "row\">", "<") "|" spaced(between($0, "\">", "<")) "|" spaced(between($0, "--v:", "\"")) }
/^<tr.*<th scope="row">.*<td>/ { print "count|" between($0, "tr class=\"", "\"") "|" between($0, "row\">", "<") "|" between($0, "<td>", "<") }

# --- poster ---

/^<g transform=/ { group = between($0, "Group ", ":") }
/^<svg width="63"/ {
	while (match($0, /href="#c" x="[0-9]+" y="[0-9]+"/)) {
		split(substr($0, RSTART, RLENGTH), word, "\"")
		points = points " " word[4] + 1 " " word[6] + 1
		$0 = substr($0, 1, RSTART - 1) substr($0, RSTART + RLENGTH)
	}
	print "poster|" group "|" columns(points) "|" between($0, "(-.5 -.5)\" d=\"", "\"")
	points = ""
}
/^<rect fill=/ {
	split($0, part, "/>")
	print "shade|" between(part[1], " y=\"", "\"") "|" between(part[1], " x=\"", "\"") "|" between(part[1], "opacity=\".", "\"") + 0 "|" between(part[2], ".62\">", "<")
}

# --- walk ---

/^<path class="edge/ { edge[++edges] = $0; gsub(/.*M|v.5H|V|".*/, " ", edge[edges]) }
/^<a class=.* href="#f/ {
	split(edge[++nodes], place, " ")
	at = between($0, "translate(", ")")
	path[at] = path[place[1] " " place[2]] " " ($0 ~ /<circle/ ? between($0, "y=\".12\">", "<") : "-")
	print "node|" between($0, "#f", "\"") "|" (at == place[3] " " place[4] ? "joined" : "apart") "|" path[at]
}
/^<li class="[a-z]*" id="f/ {
	print "frame|" between($0, "id=\"f", "\"") "|" between($0, "li class=\"", "\"") "|" between($0, "looked-at\" y=\"", "\"") + 1 "|" between($0, "<polyline points=\"", "\"") "|" between($0, "given-up\" points=\"", "\"") "|" between($0, "attacked\" points=\"", "\"") "|" between($0, "below\" points=\"", "\"")
}
/This search looked at/ { print "gain|" between($0, "= ", " ") "|" between($0, "looked at ", " ") }

# --- puzzles ---

/aria-label="Puzzle/ {
	solution = columns(between($0, "found\" points=\"", "\""))
	print "puzzle|" between($0, "Puzzle ", ".") "|" solution "|" columns(between($0, "<polyline points=\"", "\""), split(solution, word, " "))
}
/^<div class="under"><p><b>/ { print "place|" between($0, "place ", " ") "|" between($0, "</summary> ", "<") }

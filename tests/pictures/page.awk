# page.awk -- reads a page: its elements, their attributes and texts, and its rules of style
#
# Run with RS='<'.  Elements are numbered in the page's order: tag[e], at[e, NAME], parent[e], and last[e],
# the last one inside.  A text is an element with the tag "#".  Of a rule: media[r], selector[r], style[r].

# fault E TEXT: a complaint about an element
function fault(e, text) {
	print "<" tag[e] (at[e, "id"] ? " id=" at[e, "id"] : "") (at[e, "class"] ? " class=" at[e, "class"] : "") ">: " text
	faults++
}

function ends() {
	last[top] = elements
	top = parent[top]
}

# add TAG: an element begins
function add(name) {
	tag[++elements] = name
	parent[elements] = top
	last[elements] = elements
	return top = elements
}

READING {
	rest = $0
	if (match(rest, /^\/[A-Za-z0-9]+>/)) {
		if (substr(rest, 2, RLENGTH - 2) != tag[top])
			fault(top, "ends with <" substr(rest, 1, RLENGTH))
		ends()
	} else if (match(rest, /^[A-Za-z][A-Za-z0-9]*/)) {
		e = add(substr(rest, 1, RLENGTH))
		rest = substr(rest, RLENGTH + 1)
		while (match(rest, /^[ \n]+[A-Za-z:-]+(="[^"]*")?/)) {
			part = substr(rest, 1, RLENGTH)
			rest = substr(rest, RLENGTH + 1)
			sub(/^[ \n]+/, "", part)
			match(part, /^[^=]+/)
			key = substr(part, 1, RLENGTH)
			at[e, key] = RLENGTH < length(part) ? substr(part, RLENGTH + 3, length(part) - RLENGTH - 3) : "yes"
			keys[e] = keys[e] " " key
		}
		if (!match(rest, /^\/?>/))
			fault(e, "is no tag: " substr(rest, 1, 40))
		if (RLENGTH == 2 || tag[e] ~ /^(meta|link|input|br|hr)$/)
			ends()
	} else if (!match(rest, /^(![^>]*>|$)/))
		fault(top, "is followed by " substr(rest, 1, 40))
	rest = substr(rest, RLENGTH + 1)
	if (rest ~ /[^ \n]/) {
		words[add("#")] = rest
		ends()
	}
}

# text_of E: the words in it
function text_of(e, i, all) {
	for (i = e; i <= last[e]; i++)
		if (tag[i] == "#")
			all = all " " words[i]
	gsub(/[ \n]+/, " ", all)
	sub(/^ /, "", all)
	return all
}

# numbers TEXT: its numbers, with blanks between
function numbers(text) {
	gsub(/[^0-9]+/, " ", text)
	gsub(/^ | $/, "", text)
	return text
}

# is E CLASS: whether it has the class
function is(e, class) {
	return index(" " at[e, "class"] " ", " " class " ")
}

# find E CLASS [FROM]: the first element in it, behind FROM, with a class or, if that begins with <, a tag; or 0
function find(e, what, from, i) {
	for (i = (from ? from : e) + 1; i <= last[e]; i++)
		if (is(i, what) || what == "<" tag[i])
			return i
	return 0
}

# around E TAG: the nearest element with the tag that E is in, or 0
function around(e, name) {
	while (e && tag[e] != name)
		e = parent[e]
	return e
}

# read_style TEXT: its rules
function read_style(text, head, part, depth, at_rule) {
	while (match(text, /[{}]/)) {
		part = substr(text, 1, RSTART - 1)
		head = substr(text, RSTART, 1)
		text = substr(text, RSTART + 1)
		gsub(/^[ \n]+|[ \n]+$/, "", part)
		if (head == "{" && part ~ /^@/)
			at_rule[++depth] = part
		else if (head == "{")
			selector[++rules] = part
		else if (selector[rules] != "" && !(rules in style)) {
			style[rules] = part
			media[rules] = at_rule[depth]
		} else
			depth--
	}
}

# read_page: after the last line
function read_page(e, id) {
	for (e = 1; e <= elements; e++) {
		id = at[e, "id"]
		if (id != "" && id in where)
			fault(e, "the id is not the only one")
		if (id != "")
			where[id] = e
		if (tag[e] == "style")
			read_style(text_of(e))
	}
	if (top)
		fault(top, "has no end")
}

# led E KEY: the element of the page to which its attribute leads, or 0
function led(e, key, id) {
	id = at[e, key]
	sub(/^#/, "", id)
	return id in where ? where[id] : 0
}

# --- boards: the columns of the queens in all rows, 0 where there is none ------------------

# joined COLUMN: an array as a text
function joined(column, r, all) {
	for (r = 1; r <= N; r++)
		all = all (r > 1 ? " " : "") column[r] + 0
	return all
}

# squares TEXT: the squares that it names, a8 or else column numbers, as columns
function squares(text, column, word, k, n) {
	if (text !~ /(^|[^A-Za-z0-9])[a-l][1-9][0-9]?([^A-Za-z0-9]|$)/)
		return numbers(text)
	gsub(/[^a-z0-9]+/, " ", text)
	n = split(text, word, " ")
	for (k = 1; k <= n; k++)
		if (word[k] ~ /^[a-l][1-9][0-9]?$/)
			column[N + 1 - substr(word[k], 2)] = index("abcdefghijkl", substr(word[k], 1, 1))
	return joined(column)
}

# points E MARK: "column row" for each square that a picture marks so; the mark of a queen is ""
function points(e, mark, i, all, which) {
	for (i = e; i <= last[e]; i++) {
		which = tag[i] == "use" && led(i, "href") && tag[led(i, "href")] == "polyline" ? led(i, "href") : i
		if (tag[which] == "polyline" && mark == (match(at[which, "class"], /found|attacked|below|given-up/) ? \
			substr(at[which, "class"], RSTART, RLENGTH) : ""))
			all = all " " at[which, "points"]
	}
	gsub(/ +/, " ", all)
	gsub(/^ | $/, "", all)
	return all
}

# queens E [MARK]: the columns of the queens that a picture shows, as points or one by one
function queens(e, mark, column, word, k, n, i) {
	n = split(points(e, mark), word, " ")
	for (k = 1; k < n; k += 2)
		column[word[k + 1]] = column[word[k + 1]] word[k] # two in a row are no column
	for (i = e; i <= last[e] && !mark; i++)
		if (at[i, "href"] == "#c") {
			split(((i, "x") in at) ? at[i, "x"] " " at[i, "y"] : numbers(at[parent[i], "transform"]), word, " ")
			column[word[2] + 1] = column[word[2] + 1] word[1] + 1
		}
	return joined(column)
}

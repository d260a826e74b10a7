# expect.awk -- the exact text of a view, independently of gen/ and templates/
#
#	awk -v N=8 -v VIEW=groups -f tests/views/expect.awk LISTFILE
#
# LISTFILE is the output of solve.awk.  VIEW is list, summary, first, pairs,
# sexp, boards, c, prolog, groups, tsv, unicode, images, wall or puzzles; or
# prolog-made or prolog-sorted, two ways to the same text, which oracle.t
# compares.  Exits 1 if LISTFILE is not a
# full set of solutions, as far as VIEW can tell; 2 for a wrong N or VIEW.

function fail(status, text) {
	print "expect.awk: " text | "cat 1>&2"
	failed = status
	exit status
}

function joined(q,    r, text) {
	text = q[1]
	for (r = 2; r <= N; r++)
		text = text " " q[r]
	return text
}

function bracketed(board) {
	gsub(/ /, ",", board)
	return "[" board "]"
}

# Images: move the square of each queen, by one symmetry after the other.

# clockwise: (row, column) -> (column, N + 1 - row)
function rotated(board,    q, r, moved) {
	split(board, q, " ")
	for (r = 1; r <= N; r++)
		moved[q[r]] = N + 1 - r
	return joined(moved)
}

# about the bottom edge: (row, column) -> (N + 1 - row, column)
function reflected(board,    q, r, moved) {
	split(board, q, " ")
	for (r = 1; r <= N; r++)
		moved[N + 1 - r] = q[r]
	return joined(moved)
}

function make_images(board, image,    k) {
	image[1] = board
	image[5] = reflected(board)
	for (k = 2; k <= 8; k++)
		if (k != 5)
			image[k] = rotated(image[k - 1])
}

# Groups: orbits of strings.  The list ascends, so the first member that this
# loop meets is the least.

function add_group(least,    image, k) {
	fundamental[++groups] = least
	make_images(least, image)
	for (k = 1; k <= 8; k++) {
		if (image[k] in group_of)
			continue
		group_of[image[k]] = groups
		number_of[image[k]] = k - 1
		size[groups]++
	}
}

function make_groups(    i, g, members) {
	for (i = 1; i <= all; i++)
		if (!(solution[i] in group_of))
			add_group(solution[i])
	for (g = 1; g <= groups; g++)
		members += size[g]
	if (members != all + 0)
		fail(1, "the list is not made of whole groups")
}

function write_list(    i) {
	for (i = 1; i <= all; i++)
		print solution[i]
}

function write_summary(    g, of_size, s) {
	make_groups()
	for (g = 1; g <= groups; g++)
		of_size[size[g]]++
	print "board " N
	print "all " all + 0
	print "fundamental " groups + 0
	for (s = 8; s >= 1; s /= 2)
		print "groups-of-" s " " of_size[s] + 0
}

function write_groups(    g, image, k) {
	make_groups()
	for (g = 1; g <= groups; g++) {
		if (g > 1)
			print ""
		print "Group " g ": " size[g] " solutions"
		make_images(fundamental[g], image)
		for (k = 1; k <= 8; k++)
			print label[k] " " bracketed(image[k])
	}
}

function write_tsv(    i, b) {
	make_groups()
	OFS = "\t"
	print "rank", "columns", "group", "image", "image_number", "size"
	for (i = 1; i <= all; i++) {
		b = solution[i]
		print i, b, group_of[b], label[number_of[b] + 1],
			number_of[b], size[group_of[b]]
	}
}

# First seed: it tries rows and columns from high to low, and prints the queen
# that it placed last first.

function safe(row, column,    r, apart) {
	for (r = N - 1; r > row; r--) {
		apart = queen[r] - column
		if (apart == 0 || apart == r - row || apart == row - r)
			return 0
	}
	return 1
}

function place(row,    column) {
	if (row < 0)
		return 1
	for (column = N - 1; column >= 0; column--) {
		if (!safe(row, column))
			continue
		queen[row] = column
		if (place(row - 1))
			return 1
	}
	return 0
}

function write_first(    found, row) {
	found = place(N - 1)
	print "Result:"
	for (row = 0; found && row < N; row++)
		print row " " queen[row]
}

# Second seed: each new position stands before the older ones.

function adjoined(i, in_pairs,    q, k, text) {
	split(solution[i], q, " ")
	for (k = 1; k <= N; k++)
		text = " " (in_pairs ? "(" q[k] " " k ")" : q[k]) text
	return "(" substr(text, 2) ")"
}

function write_scheme(in_pairs,    i) {
	printf "("
	for (i = 1; i <= all; i++)
		print adjoined(i, in_pairs)
	print ")"
}

# Third seed

function write_boards(    i, q, r, c) {
	for (i = 1; i <= all; i++) {
		split(solution[i], q, " ")
		print "Solution #" i ":\n"
		for (r = 1; r <= N; r++) {
			for (c = 1; c <= N; c++)
				printf "%s ", c == q[r] ? "Q" : "."
			print ""
		}
		print ""
	}
}

# Fourth seed, the C program

function write_c(    i) {
	for (i = all; i >= 1; i--)
		printf "INFO: Solution found: %s.\r\n", bracketed(solution[i])
	printf "INFO: Run completed %d solutions discovered.\r\n", all
}

# Fourth seed, the Prolog program: it inserts the head at every place of each
# permutation of the tail, and tests each whole permutation of 1..N.

function write_numbered(board) {
	print ++written ". " bracketed(board)
}

# columns is a string of digits
function peaceful(columns,    i, j, apart) {
	for (i = 1; i < N; i++)
		for (j = i + 1; j <= N; j++) {
			apart = substr(columns, i, 1) - substr(columns, j, 1)
			if (apart == j - i || apart == i - j)
				return 0
		}
	return 1
}

function insert_head(head, tail,    k) {
	if (head == 0) {
		if (peaceful(tail)) {
			gsub(/./, "& ", tail)
			sub(/ $/, "", tail)
			write_numbered(tail)
		}
		return
	}
	for (k = 0; k <= N - head; k++)
		insert_head(head - 1,
			substr(tail, 1, k) head substr(tail, k + 1))
}

# From N=9 on there are too many permutations.  The order of the solutions also
# follows from the place at which the program inserted each head: the outermost
# choice first, one character for each place.

function insertion_key(board,    q, r, head, place_of, larger, before, key) {
	split(board, q, " ")
	for (r = 1; r <= N; r++)
		place_of[q[r]] = r
	key = "="
	for (head = N - 1; head >= 1; head--) {
		before = 0
		for (larger = head + 1; larger <= N; larger++)
			before += (place_of[larger] < place_of[head])
		key = key substr("0123456789AB", before + 1, 1)
	}
	return key
}

function write_sorted(    sort) {
	sort = "LC_ALL=C sort | awk '{ print NR \". \" $2 }'"
	for (written = 0; written < all; written++)
		print insertion_key(solution[written + 1]), \
			bracketed(solution[written + 1]) | sort
	close(sort)
}

function write_prolog(by_sorting) {
	if (by_sorting)
		write_sorted()
	else
		insert_head(N, "")
	print "\nINFO: Run completed " written + 0 " solutions found."
}

# Pictures.  The square of row 1 and column 1 is light.

function shaded(board, row,    q, c, text) {
	split(board, q, " ")
	for (c = 1; c <= N; c++)
		text = text (c == q[row] ? "♛" : (row + c) % 2 ? "░" : " ") \
			((row + c) % 2 ? "░" : " ")
	return text
}

function repeated(text, times,    k, all_of_it) {
	for (k = 1; k <= times; k++)
		all_of_it = all_of_it text
	return all_of_it
}

function write_unicode(    i, r, c, q, wide, frame) {
	make_groups()
	wide = length(N)
	frame = repeated(" ", wide + 1) "+" repeated("-", 2 * N + 1) "+"
	for (i = 1; i <= all; i++) {
		if (i > 1)
			print ""
		print "Solution " i " of " all ", group " \
			group_of[solution[i]] " of " groups "\n"
		printf "%" wide + 2 "s", ""
		for (c = 1; c <= N; c++)
			printf " %s", substr(c, length(c))
		print "\n" frame
		split(solution[i], q, " ")
		for (r = 1; r <= N; r++)
			printf "%" wide "d | %s| %d\n", r, \
				shaded(solution[i], r), q[r]
		print frame
	}
}

# four texts, each but the last as wide as a board, its edges and two blanks
function write_across(a, b, c, d,    wide) {
	wide = 2 * N + 4
	if (wide < length(" " label[1] "  "))
		wide = length(" " label[1] "  ")
	if (wide < length(" " solution[1] "  "))
		wide = length(" " solution[1] "  ")
	printf " %-" wide - 1 "s %-" wide - 1 "s %-" wide - 1 "s %s\n", a, b, c, d
}

function write_four(image, k,    r, j, gap) {
	gap = length(" " solution[1] "  ") - 2 * N - 4
	if (gap < length(" " label[1] "  ") - 2 * N - 4)
		gap = length(" " label[1] "  ") - 2 * N - 4
	if (gap < 0)
		gap = 0
	for (r = 1; r <= N; r++)
		for (j = 0; j < 4; j++)
			printf "|%s|%s", shaded(image[k + j], r), \
				j < 3 ? repeated(" ", gap + 2) : "\n"
	write_across(image[k], image[k + 1], image[k + 2], image[k + 3])
}

function write_images(    g, image) {
	make_groups()
	for (g = 1; g <= groups; g++) {
		if (g > 1)
			print ""
		print "Group " g ": " size[g] " boards\n"
		make_images(fundamental[g], image)
		write_across(label[1], label[2], label[3], label[4])
		write_four(image, 1)
		print ""
		write_across("Reflect", "Reflect", "Reflect", "Reflect")
		write_across("", "+ Rotate 90", "+ Rotate 180", "+ Rotate 270")
		write_four(image, 5)
	}
}

# Braille: U+2800 and a number with a bit for each dot; three bytes in UTF-8.
function dotted(board, top,    q, left, r, number, text) {
	split(board, q, " ")
	split("1 2 4 64 8 16 32 128", bit, " ")
	for (left = 1; left <= N; left += 2) {
		number = 0
		for (r = top; r < top + 4 && r <= N; r++)
			if (int((q[r] - left) / 2) == 0 && q[r] >= left)
				number += bit[4 * (q[r] - left) + r - top + 1]
		text = text sprintf("%c%c%c", 226, 160 + int(number / 64), \
			128 + number % 64)
	}
	return text
}

function write_wall(    wide, across, first, i, top, last) {
	wide = int((N + 1) / 2)
	for (across = 1; (across + 1) * (wide + 1) - 1 <= 79; across++)
		continue
	for (first = 1; first <= all; first += across) {
		last = first + across - 1 < all ? first + across - 1 : all
		for (i = first; i < last; i++)
			printf "%-" wide "d ", i
		print last
		for (top = 1; top <= N; top += 4)
			for (i = first; i <= last; i++)
				printf "%s%s", dotted(solution[i], top), \
					i < last ? " " : "\n"
	}
}

# Puzzles: how many solutions have each set of k queens, for k = 0, 1, 2, ...

# visit_sets(i, k, FROM, SET): count the sets of k more queens of solution i; or, if
# listing, append those that no other solution has
function visit_sets(i, k, from, set,    r, q) {
	if (k == 0 && !listing)
		having[set]++
	else if (k == 0 && having[set] == 1)
		sets_of[i] = sets_of[i] i " " substr(set, 2) "\n"
	if (k == 0)
		return
	split(solution[i], q, " ")
	for (r = from; r <= N - k + 1; r++)
		visit_sets(i, k - 1, r + 1, \
			set " " substr("abcdefghijkl", q[r], 1) N + 1 - r)
}

function write_puzzles(    k, i, undecided) {
	undecided = all
	for (k = 0; undecided; k++) {
		split("", having)
		listing = 0
		for (i = 1; i <= all; i++)
			visit_sets(i, k, 1, "")
		listing = 1
		for (i = 1; i <= all; i++)
			if (sets_of[i] == "") {
				visit_sets(i, k, 1, "")
				undecided -= sets_of[i] != ""
			}
	}
	for (i = 1; i <= all; i++)
		printf "%s", sets_of[i]
}

BEGIN {
	split("Untransformed,Rotate 90,Rotate 180,Rotate 270,Reflect," \
		"Reflect + Rotate 90,Reflect + Rotate 180," \
		"Reflect + Rotate 270", label, ",")
	if (N !~ /^([1-9]|1[0-2])$/)
		fail(2, "N is not a board from 1 to 12")
}

NF != N {
	fail(1, "line " NR " has " NF " columns, not " N)
}

{
	solution[++all] = $0
}

END {
	if (failed)
		exit failed
	if (VIEW == "list")
		write_list()
	else if (VIEW == "summary")
		write_summary()
	else if (VIEW == "first")
		write_first()
	else if (VIEW == "pairs" || VIEW == "sexp")
		write_scheme(VIEW == "pairs")
	else if (VIEW == "boards")
		write_boards()
	else if (VIEW == "c")
		write_c()
	else if (VIEW == "prolog")
		write_prolog(N > 8)
	else if (VIEW == "prolog-made" && N <= 9)
		write_prolog(0)
	else if (VIEW == "prolog-sorted")
		write_prolog(1)
	else if (VIEW == "groups")
		write_groups()
	else if (VIEW == "tsv")
		write_tsv()
	else if (VIEW == "unicode")
		write_unicode()
	else if (VIEW == "images")
		write_images()
	else if (VIEW == "wall")
		write_wall()
	else if (VIEW == "puzzles")
		write_puzzles()
	else
		fail(2, "no view \"" VIEW "\" for N=" N)
}

# expect.awk -- the exact text of a view, independently of gen/ and templates/
#
#	awk -v N=8 -v VIEW=groups -f tests/views/expect.awk LISTFILE
#
# LISTFILE is the output of solve.awk, of a board to 12; for the view unicode to 9.

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

function make_groups(    i) {
	for (i = 1; i <= all; i++)
		if (!(solution[i] in group_of))
			add_group(solution[i])
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
	print "solution", "columns", "group_number", "image_name", "image_number", "group_size"
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
# permutation of the tail, and tests each whole permutation of 1..N.  So its order follows
# from the place at which it inserted each head: the outermost choice first, one character
# for each place.

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

function write_prolog(    i, sort) {
	sort = "LC_ALL=C sort | awk '{ print NR \". \" $2 }'"
	for (i = 1; i <= all; i++)
		print insertion_key(solution[i]), bracketed(solution[i]) | sort
	close(sort)
	print "\nINFO: Run completed " all + 0 " solutions found."
}

# Pictures.  The square of row 1 and column 1 is light.

function shaded(board, row,    q, c, text) {
	split(board, q, " ")
	for (c = 1; c <= N; c++)
		text = text (c == q[row] ? "♛" : (row + c) % 2 ? "░" : " ") \
			((row + c) % 2 ? "░" : " ")
	return text
}

function write_unicode(    i, r, c, q, head, frame) {
	make_groups()
	for (c = 1; c <= N; c++) {
		head = head " " c
		frame = frame "--"
	}
	for (i = 1; i <= all; i++) {
		print (i > 1 ? "\n" : "") "Solution " i " of " all ", group " \
			group_of[solution[i]] " of " groups "\n"
		print "   " head "\n  +-" frame "+"
		split(solution[i], q, " ")
		for (r = 1; r <= N; r++)
			print r " | " shaded(solution[i], r) "| " q[r]
		print "  +-" frame "+"
	}
}

BEGIN {
	split("Untransformed,Rotate 90,Rotate 180,Rotate 270,Reflect," \
		"Reflect + Rotate 90,Reflect + Rotate 180," \
		"Reflect + Rotate 270", label, ",")
}

{
	solution[++all] = $0
}

END {
	if (VIEW == "list") write_list()
	if (VIEW == "summary") write_summary()
	if (VIEW == "first") write_first()
	if (VIEW == "pairs") write_scheme(1)
	if (VIEW == "sexp") write_scheme(0)
	if (VIEW == "boards") write_boards()
	if (VIEW == "c") write_c()
	if (VIEW == "prolog") write_prolog()
	if (VIEW == "groups") write_groups()
	if (VIEW == "tsv") write_tsv()
	if (VIEW == "unicode") write_unicode()
}

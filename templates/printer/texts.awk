# texts.awk -- the source of a printer: texts as C string constants, line by line; see printer.h
#
# usage: awk -f texts.awk -v usage='usage: PROGRAM ...' -v names='VIEW... --version [--help]' -v aside=FOLDER \
#          -v folder=FOLDER TEXTS
#
# The program writes a text for its name, and `usage' for any other word.  TEXTS is what m4 wrote in one run: each
# text after what printer/next.m4 writes.  Each becomes a file in `aside'; make then moves these into `folder', where
# `list' already is.

function constant(line) {
	if (line ~ /["\\?\r]/) {
		gsub(/["\\?]/, "\\\\&", line)
		gsub(/\r/, "\\r", line)
	}
	return "\t\"" line "\\n\""
}

# A compiler takes long for more than 1 MB: the assembler reads the files that would exceed it.
function add(name,    file, head, size, line, more, wc) {
	file = (name == "list" ? folder : aside) "/" name
	head = ++rows
	while ((more = getline line <file) > 0 && all + size <= 1048576) {
		row[++rows] = constant(line)
		size += length(line) + 1
	}
	if (more < 0) {
		print file ": cannot be read: make -B makes it again" >"/dev/stderr"
		exit 1
	}
	if (more) {
		wc = "wc -c <" file
		wc | getline size
		rows = head
		row[++rows] = "\ttext" ++large
		printf "TEXT_FROM(text%d, \"%s/%s\");\n", large, folder, name
	} else
		all += size
	row[head] = "\t{ \"" name "\", " size + 0 "," (rows == head ? " \"\"" : "")
	row[++rows] = "\t},"
}

# What --help says: usage, and a line for each view, with the words of its template's first line.
function write_help(    file, i, template, words) {
	file = aside "/--help"
	print usage >file
	for (i = 1; name[i] !~ /^--/; i++) {
		template = "templates/views/" name[i] ".m4"
		getline words <template
		sub(/.*q_view\(<[|]/, "", words)
		sub(/[|]>.*/, "", words)
		printf "  %-9s %s\n", name[i], words >file
	}
	close(file)
}

BEGIN {
	n = split(names, name, " ")
	split(usage, word, " ")
	if (name[n] == "--help")
		write_help()
}

# The next text begins.  The last line before it may lack its line break.
/\034$/ {
	sub(/\034$/, "")
	if (length($0))
		print >file
	if (file)
		close(file)
	if (name[++text] == "list")
		text++
	file = aside "/" name[text]
	printf "" >file
	next
}

{
	print >file
}

END {
	close(file)
	if (name[text] != "--version") {
		print "a view has the character 28 at the end of a line" >"/dev/stderr"
		exit 1
	}
	print "#include \"printer.h\"\n"
	for (i = 1; i <= n; i++)
		add(name[i])
	printf "\nconst char failure[] = \"%s: stdout\";\n\nconst struct view views[] = {\n", word[2]
	for (i = 1; i <= rows; i++)
		print row[i]
	printf "\t{ \"\", %d,\n%s\n\t},\n};\n", length(usage) + 1, constant(usage)
}

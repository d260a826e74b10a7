# texts.awk -- the source of a printer: files as C string constants, line by line; see printer.h
#
# usage: awk -f texts.awk -v program=NAME -v usage=LINE FILE...
#
# The printer writes a FILE for the word that the file is named by, and `usage' for anything else.

function constant(line) {
	if (line ~ /["\\?\r]/) {
		gsub(/["\\?]/, "\\\\&", line)
		gsub(/\r/, "\\r", line)
	}
	return "\t\"" line "\\n\""
}

# A compiler takes long for more than 1 MB: the assembler reads the files that would exceed it.
function add(file,    head, size, line, more, wc, word) {
	head = ++rows
	while ((more = getline line <file) > 0 && all + size <= 1048576) {
		row[++rows] = constant(line)
		size += length(line) + 1
	}
	if (more < 0)
		exit 1
	if (more) {
		wc = "wc -c <" file
		wc | getline size
		rows = head
		row[++rows] = "\ttext" ++large
		printf "TEXT_FROM(text%d, \"%s\");\n", large, file
	} else
		all += size
	word = file
	sub(/.*\//, "", word)
	row[head] = "\t{ \"" word "\", " size + 0 "," (rows == head ? " \"\"" : "")
	row[++rows] = "\t},"
}

BEGIN {
	print "#include \"printer.h\"\n"
	for (i = 1; i < ARGC; i++)
		add(ARGV[i])
	printf "\nconst char failure[] = \"%s: stdout\";\n\nconst struct view views[] = {\n", program
	for (i = 1; i <= rows; i++)
		print row[i]
	printf "\t{ \"\", %d,\n%s\n\t},\n};\n", length(usage) + 1, constant(usage)
}

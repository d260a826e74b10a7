# texts.awk -- the texts of a printer as constants of C, line by line; see printer.h
#
# usage: awk -v files=out/build/queens8_ -v program=queens8 -v usage='usage: ...' -f texts.awk VIEW... --help --version
#
# The printer writes the text of FILESVIEW.txt for the word VIEW; for --help usage and a line for each VIEW, with the
# words in the first line of its template; and usage for any other word.

function constant(line) {
	gsub(/["\\?]/, "\\\\&", line)
	gsub(/\r/, "\\r", line)
	return "\t\"" line "\\n\""
}

function help(    text, i, words) {
	text = usage
	for (i = 1; view[i] !~ /^--/; i++) {
		words = ""
		getline words <("templates/views/queens_" view[i] ".txt.m4")
		gsub(/.*q_view\(<[|]|[|]>.*/, "", words)
		text = text sprintf("\n  %-9s %s", view[i], words)
	}
	return text
}

# A view of printer.h, whose text is a few lines.
function put(name, text,    line, n, i) {
	n = split(text, line, "\n")
	printf "\t{ \"%s\", %d,\n", name, length(text) + 1
	for (i = 1; i <= n; i++)
		print constant(line[i])
	print "\t},"
}

BEGIN {
	count = "wc -c"
	for (n = 1; n < ARGC; n++) {
		view[n] = ARGV[n]
		file[n] = files ARGV[n] ".txt"
		sub(/--/, "", file[n])
		if (view[n] != "--help")
			count = count " " file[n]
	}
	while ((count | getline) > 0)
		size[$2] = $1
	print "#include \"printer.h\"\n"
	for (i = 1; i < n; i++)
		if ((all += size[file[i]]) > 1048576) { # a compiler would take long
			all -= size[file[i]]
			large[i] = "\ttext" ++texts
			printf "TEXT_FROM(text%d, \"%s\");\n", texts, file[i]
		}
	print "\nconst char failure[] = \"" program ": stdout\";\n\nconst struct view views[] = {"
	for (i = 1; i < n; i++) {
		if (view[i] == "--help") {
			put(view[i], help())
			continue
		}
		printf "\t{ \"%s\", %d,\n", view[i], size[file[i]]
		print (i in large) ? large[i] : "\t\"\""
		while (!(i in large) && (getline line <file[i]) > 0)
			print constant(line)
		close(file[i])
		print "\t},"
	}
	put("", usage)
	print "};"
}

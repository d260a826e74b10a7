# typed.awk -- complain of the first typed variable that is gone or misspelt
#
# usage: awk -f typed.awk names='NAME...' MAKEFILE...
#
# A name is one of version 6.0, or one that `make help' lists, but for case or for a letter.  Names that packaging
# tools pass, as CXXFLAGS, are no business of ours: so flags have to differ by case alone.
BEGIN {
	gone["OUT"] = "make works in out/; gen/queens-tables FOLDER/queens8.h makes a file elsewhere"
	gone["PREFIX"] = "it is part of a name, as in make out/puzzle6.h; prefix= is for install"
	gone["EXEEXT"] = "a program has .exe if CC has mingw in its name"
	split("UNITS JOURNAL THREADS RANKS HOSTS KERNEL MEMORY ESTIMATE", options)
	for (i in options)
		gone[options[i]] = "it is an option of the counter: make qcount; out/qcount --help"
}

/^## +(variables|to install):/ {
	gsub(/[^A-Z0-9_]+/, " ")
	for (i = 1; i <= NF; i++)
		listed[$i]
}

function without(word, i) {
	return substr(word, 1, i - 1) substr(word, i + 1)
}

function is_near(word, right,    i, j, found) {
	found = word == right
	if (length(right) >= 4 && right !~ /FLAGS|INSTALL/)
		for (i = 1; i <= length(word) + 1; i++)
			for (j = 1; j <= length(right) + 1; j++)
				found = found || without(word, i) == without(right, j)
	return found
}

END {
	split(names, name)
	for (i = 1; i in name && !why; i++)
		if (name[i] in gone)
			why = gone[name[i]]
		else if (!(name[i] in listed))
			for (right in listed)
				if (is_near(toupper(name[i]), right))
					why = "no variable of ours; " right " is one"
	if (why)
		print name[i - 1] ": " why
}

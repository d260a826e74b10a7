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
}

/^## +(variables|to install):/ {
	gsub(/[^A-Z0-9_]+/, " ")
	for (i = 1; i <= NF; i++)
		listed[$i]
}

function without(word, i) {
	return substr(word, 1, i - 1) substr(word, i + 1)
}

function is_near(word, right,    i, j) {
	if (length(right) < 4 || right ~ /FLAGS|INSTALL/)
		return word == right
	for (i = 0; i <= length(word); i++)
		for (j = 0; j <= length(right); j++)
			if (without(word, i) == without(right, j))
				return 1
	return 0
}

function complaint(typed,    right, found) {
	if (typed in gone)
		return gone[typed]
	if (typed ~ /^(UNITS|JOURNAL|THREADS|RANKS|HOSTS|KERNEL|MEMORY|ESTIMATE)$/)
		return "it is an option of the counter: make qcount; out/qcount --help"
	for (right in listed)
		if (is_near(toupper(typed), right) && found != toupper(typed))
			found = right
	return found ? "no variable of ours; " found " is one" : ""
}

END {
	n = split(names, name)
	for (i = 1; i <= n && !why; i++)
		why = name[i] in listed ? "" : complaint(name[i])
	if (why)
		print name[i - 1] ": " why
}

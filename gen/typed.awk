# typed.awk -- complain of the first typed variable that is gone or misspelt
#
# usage: printf %s 'NAME...' | awk -f typed.awk MAKEFILE... RS=' ' -
#
# A name is one of version 6.0, or one that `make help' lists, but for case or for a letter.  Names that packaging
# tools pass, as CXXFLAGS, are no business of ours: so flags have to differ by case alone.
function without(word, i) {
	return substr(word, 1, i - 1) substr(word, i + 1)
}

/^## +(variables|to install):/ {
	gsub(/[^A-Z0-9_]+/, " ")
	for (i = 1; i <= NF; i++) {
		listed[$i]
		for (j = 1; j <= length($i) + 1 && length($i) >= 4 && $i !~ /FLAGS|INSTALL/; j++)
			near[without($i, j)] = $i
	}
}

RS == "\n" || $0 in listed { next } # a line of a makefile, or a right name

{
	word = toupper($0)
	right = word in listed ? word : ""
	for (i = 1; i <= length(word) + 1 && !right; i++)
		right = near[without(word, i)]
}
right { why = "no variable of ours; " right " is one" }
/^OUT$/ { why = "make works in out/; gen/queens-tables FOLDER/queens8.h makes a file elsewhere" }
/^PREFIX$/ { why = "it is part of a name, as in make out/puzzle6.h; prefix= is for install" }
/^EXEEXT$/ { why = "a program has .exe if CC has mingw in its name" }
/^(UNITS|JOURNAL|THREADS|RANKS|HOSTS|KERNEL|MEMORY|ESTIMATE)$/ {
	why = "it is an option of the counter: make qcount; out/qcount --help"
}
why {
	print $0 ": " why
	exit
}

# lines.awk -- the commands that the READMEs tell a user to type, and what they say these print
#
# usage: awk -f lines.awk to=FOLDER FILE...
#
# A command is a line `    $ ', or a row of a table whose last cell is nothing but a command of make.  The indented lines
# below it are its output; a line `...' stands for any lines.  Prints HOW|NAME for each, and writes FOLDER/NAME.line and
# FOLDER/NAME.wanted, a pattern for the shell.  HOW is now, long (with LONG=1) or why the command is not typed: an HTML
# comment says so of each command below it, in the same file, that has one of these words.
#     <!-- typed if LONG=1: WORD, WORD -->
#     <!-- not typed, REASON: WORD -->
FNR == 1 {
	file = FILENAME
	gsub("/", "-", file)
	split("", how)
}
/^<!-- (typed if LONG=1|not typed, .*): .* -->$/ {
	text = substr($0, 6, length($0) - 9)
	match(text, /(LONG=1|not typed, [^:]*): /)
	reason = substr(text, RSTART, RLENGTH - 2)
	n = split(substr(text, RSTART + RLENGTH), word, ", ")
	for (i = 1; i <= n; i++)
		how[word[i]] = reason == "LONG=1" ? "long" : reason
}
function begin(command,    text, when) {
	when = "now"
	for (text in how)
		if (index(command, text))
			when = how[text]
	name = file ":" FNR
	print when "|" name
	printf "%s\n", command >(to "/" name ".line")
	printf "" >(to "/" name ".wanted")
}
/^    +[$] / {
	sub(/^ +[$] /, "")
	begin($0)
	next
}
/^    / && name {
	gsub(/[][*?\\]/, "\\\\&")
	sub(/^    /, "")
	print ($0 == "..." ? "*" : $0) >(to "/" name ".wanted")
	next
}
{ name = "" }
/[|] `make [^`]*` [|]$/ {
	sub(/^.*[|] `/, "")
	sub(/` [|]$/, "")
	begin($0)
	name = ""
}

# expand.sh -- make a product of a board from a template; sourced by make's recipes
# and by queens-tables, with qgen and M4 set, and with two folders of templates:
# own, which is looked in first, and ours
export LC_ALL=C

# facts BOARD PREFIX: what templates may use of the board, as m4 definitions
facts() {
	sum=$({ "$qgen" list "$1" || kill $$; } | sha256sum)
	"$qgen" facts "$1" "$2" && echo "m4_define(<|q_sha256|>, <|${sum%% *}|>)m4_dnl"
}

# Puts bulk in its place.  Fails if m4's output lacks its last line, or if it
# holds something that m4 should have expanded.
check='
function fail(why) {
	if (!failed) print template ": " why >"/dev/stderr"
	exit failed = 1
}
function line_of(word,    text, line) {
	while ((getline text <template) > 0 && ++line)
		if (index(text, word)) return ":" line
}
/^q_failed$/ { exit failed = 1 }
/^q_bulk_here [a-z_]+$/ {
	fflush()
	if (system("\"$qgen\" " $2 " \"$board\"")) fail("no bulk: " $2)
	next
}
/^q_end$/ { has_ended = 1; next }
has_ended && $0 != "" { fail("m4 went on after its end: " $0) }
has_ended { next }
{
	rest = $0
	gsub("(^|[^A-Za-z0-9_])" name "_", " ", rest) # m and 4 make m4_
}
match(rest, /m4_[a-z]*|<\||\|>|(^|[^A-Za-z0-9_])q_[a-z0-9_]*/) {
	template = template line_of(substr(rest, RSTART, RLENGTH))
	fail("m4 left this unexpanded: " $0)
}
{ print; last = $0 }
END {
	if (!has_ended)
		fail(last ~ /q_end$/ ? "no line break at its end" : "m4 did not come to its end")
}'

# expand NAME FOLDER TEMPLATE FILE: m4, then the checks that make FILE fit to use
expand() {
	export qgen board="$2/board" scratch="$4"
	{
		$M4 -P -E -E -D "q_facts_file=$2/facts" -D "q_scratch=$4" \
			-I "$own" -I "$ours" "$ours/contract.m4" "$3" || printf '\nq_failed\n'
	} | awk -v name="$1" -v template="$3" "$check" >"$4" || return
	case ${4##*/} in
	*_counts.[hc]) ;;
	*".$1".[hc] | *".$1.tsv" | *".$1"_compact.[hc] | *.list.txt | *.tsv.txt)
		"$qgen" --verify "$4" "$board" ;;
	esac
}

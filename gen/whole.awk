# whole.awk -- pass on what m4 wrote, without its marks, if it is whole
#
# usage: awk -v name=queens8 -f whole.awk, the name that C names begin with.
# Fails if the end mark of templates/contract.m4 is missing or if a line still
# holds something for m4 to expand.  In bulk any characters may meet.

function fail(why) {
	print "whole.awk: " why >"/dev/stderr"
	failed = 1
	exit 1
}

/^q_bulk_begin$/ { is_bulk = 1; next }
/^q_bulk_end$/ { is_bulk = 0; next }
is_bulk { print; next }
has_ended { fail("m4 went on after its end: " $0) }
/^q_end$/ { has_ended = 1; next }
{
	line = $0
	gsub("(^|[^A-Za-z0-9_])" name "_", " ", line) # m and 4 make m4_
}
line ~ /m4_|<\||\|>|(^|[^A-Za-z0-9_])q_/ {
	fail("m4 left this unexpanded: " $0)
}
{ print; last = $0 }
END {
	if (!failed && !has_ended)
		fail(last ~ /q_end$/ ? "no line break at the end of the template" : \
		     "m4 did not come to its end")
}

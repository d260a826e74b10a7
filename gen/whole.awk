# whole.awk -- pass on what m4 wrote, without the end mark, if it is whole
#
# Fails if the end mark of templates/contract.m4 is missing or if a line still
# holds something for m4 to expand.

function fail(why) {
	print "whole.awk: " why >"/dev/stderr"
	failed = 1
	exit
}

NR > 1 { print last }
{ last = $0 }
/^"/ { next } # a literal of bulk data, in which any characters may meet
/m4_|<\||\|>|(^|[^A-Za-z0-9_])q_/ && $0 != "q_end" {
	fail("m4 left this unexpanded: " $0)
}
END {
	if (!failed && last != "q_end")
		fail("m4 did not come to its end")
	exit failed
}

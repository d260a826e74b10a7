# expand.sh -- from a solved board to a product: make and queens-tables source this file
#
# They set qgen, the program; board and facts, two files of a board; prefix; own, the user's
# folder of templates, and ours; M4, the command, unless it has its usual name.
[ "${M4:-}" ] || { command -v gm4 >/dev/null && M4=gm4 || M4=m4; }
sha256=sha256sum
command -v sha256sum >/dev/null || ! command -v shasum >/dev/null || sha256='shasum -a 256'

prefix_rule='PREFIX starts with a letter, ends with a letter or _, and has only letters, digits and single _ (no m4_, no q_), at most 20; it is not q'

# is_prefix WORD: whether names in C may begin with it, and N follow.  C promises to look at 31 characters of a name.
is_prefix() {
	case $1 in
	'' | q | [!A-Za-z]* | *[!A-Za-z0-9_]* | *[0-9] | *__* | *m4_* | *q_*) return 1 ;;
	esac
	[ ${#1} -le 20 ]
}

# is_gnu_m4: whether $M4 is a program that does what templates need.  Other m4 have no format.
is_gnu_m4() {
	[ "$({ echo 'm4_format(%03d, 7)' | "$M4" -P -E -E; } 2>/dev/null)" = 007 ]
}
m4_rule='this is not GNU m4, or it cannot start'
bom='﻿' # here is the byte order mark, U+FEFF: nobody sees it, and some editors put it before a text

# solve N: make $board; $facts, what templates know of it before they ask for a list; and $facts~list, the view list
solve() {
	"$qgen" board "$1" >"$board" && "$qgen" list "$board" >"$facts~list" && sum=$($sha256 <"$facts~list") &&
		"$qgen" facts "$board" >"$facts" && echo "m4_define(<|q_sha256|>, <|${sum%% *}|>)" >>"$facts"
}

# find_template FILE: set template to that file of the user's templates or of ours, as the Makefile's rules do
find_template() {
	for template in "$own/pages/$1" "$own/$1" "$ours/pages/$1" "$ours/$1"; do
		[ ! -f "$template" ] || return 0
	done
	return 1
}

# fill PRODUCT TEMPLATE [WORD...]: PRODUCT is what m4 writes, which reads each WORD before TEMPLATE: an option or a
# file.  Where a template names a list, m4 runs qgen, and keeps the list as PRODUCT~KIND.
fill() {
	product=$1 template=$2
	shift 2
	export qgen board product
	"$M4" -P -E -E -I "$own/pages" -I "$own" -I "$ours/pages" -I "$ours" -D q_prefix="$prefix" -D q_facts="$facts" \
		-D q_product="$product" -D q_template="$template" "$ours/contract.m4" "$@" "$template" >"$product" || {
		[ $? = 1 ] || echo "$template: m4 ended by itself, or by a signal" >&2; return 1; } # with 1, it said why
}

# is_expanded PRODUCT...: 0 if m4 left nothing of what refuse_unexpanded looks for, 1 if grep finds some, 3 if it fails
is_expanded() {
	grep -qE "q_|m4_|<[|]|[|]>|$bom" "$@"
	return $(($? ^ 1))
}

# expand PRODUCT TEMPLATE [WORD...]: fill it, and fail if m4 left what it should have expanded
expand() {
	fill "$@" || return
	is_expanded "$product" && return
	[ $? = 1 ] && refuse_unexpanded # with 3, grep said why
}

# refuse_unexpanded: fail if m4 left a word in $product that begins with q_ or m4_, a quote, a byte
# order mark, or a macro that follows a letter, a digit or _.  freq_hz may stay.
refuse_unexpanded() {
	letter='[A-Za-z0-9_]'
	macros=$({
		echo m4_dumpdef | "$M4" -P 2>&1 >/dev/null | sed 's/:.*//'
		sed -n 's/^m4_define(<|\(q_[^|]*\)|.*/\1/p' "$facts" "$ours/contract.m4" "$ours"/forms/*.m4 \
			"$ours"/pages/pictures/*.m4
	} | tr '\n' '|')
	glued="$letter(${macros}q_prefix)([^A-Za-z0-9_]|\$)"
	left=$(tr -d '\000' <"$product" | grep -oE "(^|[^A-Za-z0-9_])(q_|m4_)$letter*|<[|]|[|]>|$bom|$glued" |
		sed "/^$bom/!s/^[^A-Za-z0-9_<|]//; s/ *\$//; q")
	[ "$left" ] || return 0
	place=$({ grep -HnFw -e "$left" "$template" || grep -HnF -e "$left" "$template"; } |
		sed 's/^\([^:]*:[0-9]*:\).*/\1/; q')
	[ "$left" != "$bom" ] || left='a byte order mark: save the file without one'
	echo "${place:-$template:} m4 left $left" >&2 # no line if an included file has it
	return 1
}

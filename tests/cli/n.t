#!/bin/sh
# n.t -- board sizes: 1 to 16 and none at all are taken, 47 others refused
#
# Each bad value comes on make's command line, in the environment and as qgen's
# first word.  A row is a value between brackets, in escapes of printf with
# ^ for the backslash.
. tests/tap.sh

mkdir "$scratch/top"
copy_tree "$scratch/top/tree" || exit 1
qgen=$(cd "$OUT/build/host" && pwd)/qgen
limits='N is a board size from 1 to 16; make count goes further'

in_tree() {
	(cd "$scratch/top/tree" && unset OUT && exec "$@")
}

files() {
	(cd "$scratch/top" && find . | sort)
}
before=$(files)

# untouched: no file came or went
untouched() {
	files >"$scratch/files"
	printf '%s\n' "$before" | diff - "$scratch/files"
}

# refused COMMAND...: exit 2, one line that names the limits, no file
refused() {
	says "$limits" 2 in_tree "$@" && untouched
}

# silent STATUS COMMAND...: that status, nothing on stderr
silent() {
	silent_want=$1
	shift
	exits "$silent_want" in_tree "$@" >/dev/null 2>"$scratch/stderr" &&
		[ ! -s "$scratch/stderr" ] || {
		echo "status $tap_got"
		cat "$scratch/stderr"
		return 1
	}
}

# taken COMMAND...: make -q finds something to do, and nothing wrong
taken() {
	silent 1 "$@" -q && untouched
}

# GNU Make drops blanks before a value on its command line, so there ` 8` is
# board 8; it may be refused, but may not be another board.
refused_or_8() {
	in_tree make 'N= 8' --eval 'shown:;echo "[$(N)]"' shown \
		>"$scratch/shown" 2>&1
	case $?,$(cat "$scratch/shown") in
	2,*"$limits"*) return 0 ;;
	esac
	echo '[8]' | diff - "$scratch/shown" && untouched
}

# bad NAME VALUE
bad() {
	count=$((count + 1))
	if [ "$2" = ' 8' ]; then
		ok "make N=$1 is 8 or refused" refused_or_8
	else
		ok "make N=$1" refused make "N=$2"
	fi
	ok "N=$1 make" refused env "N=$2" make
	ok "qgen $1" refused "$qgen" "$2"
}

count=0
while read -r row; do
	value=$(printf '%b.' "$(echo "${row#?}" | tr '^' '\\')")
	bad "$row" "${value%].}"
done <<'TABLE'
[]
[^040]
[^0408]
[8^040]
[8 9]
[8^n]
[8^t]
[8^r]
[0]
[-1]
[+8]
[+4]
[08]
[17]
[18]
[99]
[4294967304]
[18446744073709551624]
[99999999999999999999]
[8.0]
[1e9]
[0x8]
[٨]
[８]
[^0377]
[NaN]
[inf]
[eight]
[--help]
[../8]
[8/..]
[8;touch x]
[8|touch x]
[$(shell touch x)]
[$(touch x)]
[`touch x`]
[8']
[8"]
[%]
[8%]
[*]
[$$]
[#8]
[8#]
[8^134]
[a=b]
TABLE
bad '5000 digits' "$(printf '8%.0s' $(seq 5000))"
ok '47 values' [ $count -eq 47 ]

# Every form of qgen looks at the size, before it looks at a file.
for n in 0 17 ''; do
	ok "qgen --data . [$n]" refused "$qgen" --data . "$n"
	ok "qgen --verify x.c [$n]" refused "$qgen" --verify x.c "$n"
	ok "qgen --data . [$n] prefix" refused "$qgen" --data . "$n" prefix
done

for n in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do
	ok "make N=$n" taken make N=$n
	ok "N=$n make" taken env N=$n make
	# with a bad PREFIX, so that nothing is solved
	ok "qgen --data . $n 1" says 'PREFIX' 2 "$qgen" --data . $n 1
done

# Goals without a board do not look at N, nor run it.
while read -r goal; do
	for variable in N PREFIX; do
		ok "make $goal $variable=\$(shell touch x)" \
			silent 0 make "$goal" "$variable=\$(shell touch x)"
		ok 'and no file is made' untouched
		rm -f "$scratch/top/tree/x"
	done
done <<'TABLE'
help
clean
distclean
TABLE

ok 'make -n in a fresh tree' silent 0 make -n
ok 'make -n makes no file' untouched

# makes BOARD COMMAND...: the tables of that board and no other
makes() {
	name=queens$1
	shift
	rm -f "$scratch"/top/tree/out/*
	silent 0 "$@" &&
		(cd "$scratch/top/tree/out" && ls | grep -v '^build$' | xargs) \
			>"$scratch/made" &&
		echo "$name.c $name.h $name.tsv ${name}_proof.c" | diff - "$scratch/made"
}
ok 'N is 8 by default' makes 8 make tables
ok 'N in the environment' makes 5 env N=5 make tables
ok 'the command line goes before it' makes 4 env N=5 make N=4 tables

done_testing

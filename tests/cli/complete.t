#!/bin/sh
# complete.t -- queens-complete prints the solutions that have queens on given squares
. tests/tap.sh

: "${BOARDS:=1 2 3 4 5 6 7 8 9 10 12}"
complete=$OUT/queens-complete

# boards N SQUARE...: the text for these squares, from the solutions of solve.awk
boards() {
	n=$1
	shift
	[ -e "$scratch/list$n" ] || awk -v N="$n" -f tests/views/solve.awk >"$scratch/list$n"
	awk -v N="$n" -v GIVEN="$*" '
		function name(r, c) { return substr("abcdefghijkl", c, 1) (N + 1 - r) }
		BEGIN { wanted = split(GIVEN, square, " "); wide = length(N) }
		{
			held = ""
			for (r = 1; r <= N; r++) held = held " " name(r, $r) " "
			for (i = 1; i <= wanted; i++)
				if (!index(held, " " square[i] " ")) next
			found++
			print "Solution " NR "\n"
			for (r = 1; r <= N; r++) {
				printf "%" wide "d |", N + 1 - r
				for (c = 1; c <= N; c++)
					printf "%s%s", c == $r ? "♛" : (r + c) % 2 ? "░" : " ", (r + c) % 2 ? "░" : " "
				print "|"
			}
			printf "%" wide + 1 "s", ""
			for (c = 1; c <= N; c++) printf " %s", substr("abcdefghijkl", c, 1)
			print "\n"
		}
		END { print GIVEN ": " found " of " NR " solutions" }' "$scratch/list$n"
}

# prints COUNT N SQUARE...: exit 0, these boards, so many
prints() {
	count=$1
	shift
	exits 0 "$complete" "$@" >"$scratch/got" 2>"$scratch/said" || return
	diff /dev/null "$scratch/said" || return
	equal "$(grep -c '^Solution' "$scratch/got")" "$count" || return
	boards "$@" | diff - "$scratch/got"
}

# how many solutions have these squares, which board; single squares are published
while read -r count n squares; do
	case " $BOARDS " in *" $n "*) ;; *) continue ;; esac
	ok "N=$n: $count solutions have $squares" prints "$count" $n $squares
done <<'TABLE'
1 1 a1
1 4 b1
1 4 c1 a2 d3 b4
2 5 a5
1 5 c3 b1
1 6 b6
4 8 a1
8 8 b1
16 8 c1
18 8 d1
4 8 c3
8 8 d2
12 8 d3
1 8 a1 c5
1 8 a8 e7
1 8 b8 e7 a5
1 8 a8 e7 h6 f5 c4 g3 b2 d1
28 9 a1
64 10 a1
92 10 f10
500 12 a1
1639 12 l7
TABLE
# one_way WORDS: the same as a1 c5
one_way() {
	"$complete" 8 a1 c5 >"$scratch/wanted"
	exits 0 "$complete" "$@" >"$scratch/got" && cmp "$scratch/wanted" "$scratch/got"
}
ok 'commas between squares' one_way 8 a1,c5
ok 'blanks in a word' one_way 8 'a1 c5'
ok 'the same square twice' one_way 8 a1 c5,a1
ok '-p PREFIX' one_way -p queens 8 a1 c5

while IFS='|' read -r name status text words; do
	ok "$name" says "$text" "$status" "$complete" $words
done <<'TABLE'
no solution|1|: no solution of board 8 holds a1 b3|8 a1 b3
board 3 has none|1|: no solution of board 3 holds a1|3 a1
a corner of board 6|1|: no solution of board 6 holds a1|6 a1
one row|1|: no solution of board 8 holds a1 h1: they attack each other|8 a1 h1
one column|1|: no solution of board 8 holds a1 a8: they attack each other|8 c4,a1,a8
a diagonal|1|: no solution of board 8 holds a1 h8: they attack each other|8 a1 h8
the other diagonal|1|: no solution of board 8 holds a8 h1: they attack each other|8 a8 h1
a column too far|2|: 'i1': the squares of board 8 are a1 to h8|8 i1
a row too far|2|: 'a9': the squares of board 8 are a1 to h8|8 a1 a9
row 0|2|: 'a0': the squares of board 8 are a1 to h8|8 a0
board 12 goes to l12|2|: 'a13': the squares of board 12 are a1 to l12|12 l12 a13
a capital|2|: 'A1': the squares|8 A1
a zero before|2|: 'a01': the squares|8 a01
no row|2|: 'a': the squares|8 a
no column|2|: '1': the squares|8 1
two columns|2|: 'aa1': the squares|8 aa1
more than a square|2|: 'a1x': the squares|8 a1x
a comma too many|2|: '': the squares|8 a1,,c5
a comma behind|2|: '': the squares|8 a1,
a bad square after an attack|2|: 'x': the squares|8 a1 a2 x
no square|2|: usage: queens-complete|8
no word|2|: usage: queens-complete|
an unknown option|2|: '-q': N is a board size from 1 to 16|-q 8 a1
board 0|2|: '0': N is a board size from 1 to 16|0 a1
board 17|2|: '17': N is a board size from 1 to 16|17 a1
no board|2|: 'a1': N is a board size from 1 to 16|a1 c5
a wrong PREFIX|2|: '../x': PREFIX is|-p ../x 8 a1
a printer that is not there|2|nowhere8: No such file or directory: make N=8|-p nowhere 8 a1
TABLE
ok 'an empty word' says ": '': the squares" 2 "$complete" 8 ''

# --- the printer ---------------------------------------------------------------

# stands_in TEXT: in desk, a printer of board 8 that is this shell script
stands_in() {
	mkdir -p "$scratch/desk"
	cp "$complete" "$scratch/desk"
	printf '#!/bin/sh\n%s\n' "$1" >"$scratch/desk/queens8"
	chmod +x "$scratch/desk/queens8"
}
with() {
	stands_in "$1"
	shift
	says "$@" "$scratch/desk/queens-complete" 8 a1
}
ok 'a printer without a list' with 'echo no such view >&2; exit 2' 'no such view' 2
ok 'a printer that is stopped' with 'kill $$' 'the printer was stopped' 2
ok 'a list of another board' with 'echo 1 3 5 2 4' 'its printer lists another board' 2
ok 'a longer list' with 'echo 1 5 8 6 3 7 2 4 9' 'its printer lists another board' 2
ok 'no list at all' with 'echo 1 5 8 6 3 7 2 9' 'its printer lists another board' 2
ok 'it asks for the list' with '[ "$*" = list ] || echo "not list: $*" >&2' ': no solution' 1

# in_path: found through PATH, so is the printer
in_path() {
	stands_in 'echo 8 2 4 1 7 5 3 6; echo 1 5 8 6 3 7 2 4'
	[ "$(PATH=$scratch/desk:$PATH queens-complete 8 a8 | sed -n '1p;$p' | xargs)" = \
		'Solution 2 a8: 1 of 2 solutions' ]
}
ok 'the printer is looked for in PATH' in_path
folder() {
	mkdir -p "$scratch/a b" && cp "$complete" "$OUT/queens8" "$scratch/a b" &&
		[ "$("$scratch/a b/queens-complete" 8 a1 c5 | tail -n 1)" = 'a1 c5: 1 of 92 solutions' ]
}
ok 'or in the folder of the command' folder
full() {
	"$@" >/dev/full
}
ok 'a full disk' says 'stdout: No space left on device' 2 full "$complete" 8 a1
ok 'a full disk, --help' says 'stdout: No space left on device' 2 full "$complete" --help
helps() {
	exits 0 "$complete" --help >"$scratch/help" && grep -q '^    1 Q [. ]*$' "$scratch/help" &&
		grep -q '^      a b c d e f g h$' "$scratch/help"
}
ok '--help has a picture of the squares' helps

closed() {
	"$@" <&- >&-
}
[ ! -x "$OUT/queens8" ] || ok 'closed stdin and stdout are reported' \
	says 'queens-complete: stdout: Bad file descriptor' 2 closed "$complete" 8 a1 c5

done_testing

#!/bin/sh
# drawings.t -- views that are looked at fit a terminal; puzzles and their page are right
. tests/tap.sh

: "${BOARDS:=1 2 3 4 5 6 7 8 9 10 12}"

# has N: whether that board's printer was built, and has the views of pictures
has() {
	case " $BOARDS " in *" $1 "*) [ "$1" -le 9 ] ;; *) false ;; esac
}

# narrow N VIEW: the view with X for each character that is not ASCII.  All three
# kinds are one column wide everywhere: East Asian width N (Unicode, UAX 11).
narrow() {
	"$OUT/queens$1" "$2" | sed 's/♛/X/g; s/░/X/g' |
		sed "s/$(printf '\342')[$(printf '\240-\243')][$(printf '\200-\277')]/X/g"
}
one_column() {
	! narrow "$1" "$2" | grep '[^ -~]'
}

# fits N VIEW WIDTH: the widest line has so many columns
fits() {
	equal "$(narrow "$1" "$2" | awk 'length > most { most = length } END { print most + 0 }')" "$3"
}
for n in $BOARDS; do
	for view in unicode images wall; do
		! has "$n" || ok "N=$n: $view has no wide or ambiguous character" one_column $n $view
	done
done
while read -r n view width; do
	! has "$n" || ok "N=$n: $view is $width columns wide" fits $n $view $width
done <<'TABLE'
1 unicode 29
8 unicode 33
4 images 61
5 images 61
6 images 62
8 images 78
4 wall 5
5 wall 39
6 wall 15
7 wall 79
8 wall 79
9 wall 77
TABLE

# left_out N VIEW: a view that the printer of a large board leaves out is right too
left_out() {
	mkdir -p "$scratch/own"
	echo "m4_include(views/$2.m4)m4_dnl" >"$scratch/own/queens.$2.m4"
	qgen=$OUT/build/host/qgen gen/queens-tables -t "$scratch/own" -o "$scratch" "$1" ".$2" || return
	awk -v N="$1" -f tests/views/solve.awk |
		awk -v N="$1" -v VIEW="$2" -f tests/views/expect.awk - | cmp - "$scratch/queens$1.$2"
}
while read -r n view; do
	ok "N=$n: $view, which the printer leaves out" left_out $n $view
done <<'TABLE'
10 unicode
10 images
10 puzzles
11 unicode
11 images
12 images
TABLE
has_not() {
	! "$OUT/queens12" --help | grep -E '^  (unicode|images|puzzles) ' &&
		"$OUT/queens12" --help | grep '^  wall '
}
case " $BOARDS " in *' 12 '*) ok 'N=12: of pictures, the printer has the wall alone' has_not ;; esac

# --- puzzles -------------------------------------------------------------------

# legal N: each set of the view is held by the solution it names alone, and every
# solution has one; sets of a solution have the same size
legal() {
	"$OUT/queens$1" list >"$scratch/list"
	"$OUT/queens$1" puzzles | awk -v N="$1" '
		NR == FNR { for (r = 1; r <= N; r++) at[NR, substr("abcdefghij", $r, 1) (N + 1 - r)]; all = NR; next }
		{
			rank = $1
			for (i = 1; i <= all; i++) {
				held = 1
				for (f = 2; f <= NF; f++)
					held = held && (i, $f) in at
				if (held != (i == rank)) { print "wrong: " $0; exit wrong = 1 }
			}
			if (rank in size && size[rank] != NF) { print "sizes: " $0; exit wrong = 1 }
			if (!(rank in size)) found++
			size[rank] = NF
		}
		END { exit wrong || found != all }' "$scratch/list" -
}
for n in 1 4 5 6 7 8; do
	! has "$n" || ok "N=$n: each set of squares is held by one solution alone" legal $n
done

# --- the page of puzzles ---------------------------------------------------------

# page N: what a reader sees, one puzzle or solution a line: its title, then its queens
# as squares
page() {
	qgen=$OUT/build/host/qgen gen/queens-tables -o "$scratch" "$1" _puzzles.html || return
	awk -v N="$1" '/<title>(Puzzle|Solution) [0-9]/ {
		text = $0
		sub(/.*<title>/, "", text)
		sub(/<\/title>.*/, "", text)
		sub(/given are /, "", text)
		printf "%s |", text
		while (match($0, /x="[0-9]+" y="[0-9]+"/)) {
			split(substr($0, RSTART, RLENGTH), part, "\"")
			printf " %s%d", substr("abcdefghijkl", part[2], 1), N + 1 - part[4]
			$0 = substr($0, RSTART + RLENGTH)
		}
		print ""
	}' "$scratch/queens$1_puzzles.html" >"$scratch/page"
}

# wanted N: the same from the views: a puzzle a group, with the first set of its
# fundamental solution, twelve on a page and their solutions on the next
wanted() {
	"$OUT/queens$1" puzzles >"$scratch/sets"
	"$OUT/queens$1" tsv | awk -F '\t' -v N="$1" '
		FILENAME != "-" { rank = set = $0; sub(/ .*/, "", rank); sub(/[0-9]* ?/, "", set)
			if (!(rank in first)) first[rank] = set; next }
		$4 == "Untransformed" {
			split($2, q, " ")
			all = ""
			for (r = 1; r <= N; r++) all = all " " substr("abcdefghij", q[r], 1) (N + 1 - r)
			puzzle[++n] = "Puzzle " n ": " first[$1] " |" (first[$1] == "" ? "" : " " first[$1])
			solution[n] = "Solution " n ":" all " |" all
		}
		END {
			for (i = 1; i <= n; i += 12) {
				for (k = i; k < i + 12 && k <= n; k++) print puzzle[k]
				for (k = i; k < i + 12 && k <= n; k++) print solution[k]
			}
		}' "$scratch/sets" - >"$scratch/wanted"
}
same_page() {
	page "$1" && wanted "$1" && diff "$scratch/wanted" "$scratch/page"
}
# plain: no script, no handler, nothing from elsewhere
plain() {
	! grep -nEi '<script|<link|<img|@import|javascript:| on[a-z]+=|https?:|url\([^#]' \
		"$scratch/queens$1_puzzles.html"
}
for n in 1 2 4 5 8 9; do
	has "$n" || continue
	ok "N=$n: the page has a puzzle a group, and the solutions overleaf" same_page $n
	ok "N=$n: the page has no script and no outside resource" plain $n
done
done_testing

#!/bin/sh
# leaks.t -- no product holds anything of m4's, of this machine or half a line
. tests/tap.sh

: "${BOARDS:=1 2 3 4 5 6 7 8 9 10 12}"

# what must not be found, in lines that are not bytes of a large table
cat >"$scratch/leaks.awk" <<'END'
/^"/ && BULK { next }
/m4_|<\||\|>|(^|[^A-Za-z0-9_])q_/ { found = found "\n" FNR ": left of m4: " $0 }
/\r/ && !CR { found = found "\n" FNR ": a carriage return" }
!/\r$/ && CR { found = found "\n" FNR ": no carriage return" }
/[^\t\r -~]/ { found = found "\n" FNR ": not ASCII: " $0 }
END {
	if (found == "")
		exit
	print FILENAME found
	exit 1
}
END

# clean FILE: nothing of that, nor where it was made; a newline at its end
clean() {
	bulk=0 cr=0
	case $1 in
	*1[1-6].c) bulk=1 ;;
	*/views/c.txt) cr=1 ;;
	esac
	[ -f "$1" ] || return
	awk -v BULK=$bulk -v CR=$cr -f "$scratch/leaks.awk" "$1" || return
	if [ "$PWD" != / ] && grep -nF -e "$PWD" "$1"; then
		return 1
	fi
	[ ! -s "$1" ] || [ "$(tail -c 1 "$1" | od -An -tx1)" = ' 0a' ] || {
		echo "$1 does not end with a newline"
		return 1
	}
}

# --- what this test can see ---------------------------------------------------

while read -r status text; do
	printf '%b\n' "$text" >"$scratch/text"
	ok "seen: $status, $text" exits "$status" clean "$scratch/text"
done <<'END'
1 m4_dnl
1 am4_b
1 a <|
1 |> a
1 q_n
1 (q_n)
1 a\rb
1 a\0303\0251
0 aq_n Q_n queens_q_n
0 q m4 < | >
END
printf 'no newline' >"$scratch/text"
ok 'seen: no newline' exits 1 clean "$scratch/text"
echo "in $PWD here" >"$scratch/text"
[ "$PWD" = / ] || ok 'seen: a path' exits 1 clean "$scratch/text"

# --- every product -------------------------------------------------------------

# banner N ENDING: the first line says what made it
banner() {
	folder=
	[ "$1" -le 10 ] || [ "$2" = h ] || folder=large/
	from="from ${folder}queens.$2.m4, N=$1 PREFIX=queens"
	head -n 1 "$OUT/queens$1.$2" >"$scratch/text" && grep -qx \
		"/\* Made by queens [0-9.]* $from.  Do not edit. \*/" \
		"$scratch/text"
}

# digest N: the sum of the printed list, in the header, its start as the check
digest() {
	sum=$("$OUT/queens$1" list | sha256sum) && sum=${sum%% *} &&
		[ "$(grep -cx " \* $sum" "$OUT/queens$1.h")" -eq 1 ] &&
		start=$(printf %.8s "$sum") &&
		grep -qx "#define QUEENS$1_CHECK 0x${start}UL" "$OUT/queens$1.h" &&
		grep -qx "#if QUEENS$1_CHECK != 0x${start}UL" "$OUT/queens$1.c"
}

# empty N: the texts of that board without a byte
empty() {
	find "$OUT/build/queens$1" -name '*.txt' -size 0 | sed 's|.*/||' | sort |
		xargs
}

# balanced FILE: one expression, which ends where the text does
balanced() {
	awk '{
		if (NR > 1 && depth == 0)
			exit wrong = 1
		for (i = 1; i <= length($0); i++) {
			c = substr($0, i, 1)
			depth += (c == "(") - (c == ")")
			if (depth < 0 || (depth == 0 && i < length($0)))
				exit wrong = 1
		}
	}
	END { exit wrong || depth != 0 || NR == 0 }' "$1"
}

for n in $BOARDS; do
	for file in "$OUT/queens$n"[._]*[hc] "$OUT/queens$n.tsv" \
		"$OUT/build/queens$n"/*.txt "$OUT/build/queens$n/views"/*.txt; do
		ok "${file#"$OUT"/} is clean" clean "$file"
	done
	ok "banner of queens$n.h" banner "$n" h
	ok "banner of queens$n.c" banner "$n" c
	ok "SHA-256, N=$n" digest "$n"
	case $n in
	[23]) ok "three texts are empty, N=$n" [ "$(empty "$n")" = \
		'boards.txt groups.txt list.txt' ] ;;
	*) ok "no text is empty, N=$n" [ -z "$(empty "$n")" ] ;;
	esac
	[ "$n" -le 10 ] || continue
	for view in sexp pairs; do
		ok "parentheses of $view, N=$n" balanced \
			"$OUT/build/queens$n/views/$view.txt"
	done
done

printf '(a (b)\n)\n' >"$scratch/text"
ok 'balanced parentheses' balanced "$scratch/text"
for text in '(()' '())' '() ()' ')(' '()\n()' ''; do
	printf "$text" >"$scratch/text"
	ok "not balanced: $text" exits 1 balanced "$scratch/text"
done

done_testing

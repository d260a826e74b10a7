#!/bin/sh
# leaks.t -- no product has anything of m4, of this machine, or half a line
. tests/tap.sh

: "${BOARDS:=1 2 3 4 5 6 7 8 9 10 12}"

# Finds what no line may have.  BULK: skip string literals, which are bytes.  CR:
# every line ends with a carriage return; in other files none does.  PICTURE: more than
# ASCII; views/pictures.t says which characters.
cat >"$scratch/leaks.awk" <<'END'
/^"/ && BULK { next }
/m4_|<\||\|>|(^|[^A-Za-z0-9_])q_/ { found = found "\n" FNR ": left of m4: " $0 }
/\r/ && !CR { found = found "\n" FNR ": a carriage return" }
!/\r$/ && CR { found = found "\n" FNR ": no carriage return" }
/[^\t\r -~]/ && !PICTURE { found = found "\n" FNR ": not ASCII: " $0 }
END {
	if (found == "")
		exit
	print FILENAME found
	exit 1
}
END

# clean FILE: without any of that, without the path of this folder, and with a
# newline at its end
clean() {
	bulk=0 cr=0 picture=0
	case $1 in
	*1[1-6].c) bulk=1 ;;
	*/views/c) cr=1 ;;
	*/views/unicode | */views/images | */views/wall) picture=1 ;;
	esac
	[ -f "$1" ] || return
	awk -v BULK=$bulk -v CR=$cr -v PICTURE=$picture -f "$scratch/leaks.awk" "$1" || return
	if [ "$PWD" != / ] && grep -nF -e "$PWD" "$1"; then
		return 1
	fi
	[ ! -s "$1" ] || [ "$(tail -c 1 "$1" | od -An -tx1)" = ' 0a' ] || {
		echo "$1 does not end with a newline"
		return 1
	}
}

# --- what this test finds -----------------------------------------------------

while read -r status text; do
	printf '%b\n' "$text" >"$scratch/text"
	case $status in
	0) name='is clean' ;;
	1) name='is a leak' ;;
	esac
	ok "$text $name" exits "$status" clean "$scratch/text"
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
ok 'a last line without a newline is half a line' exits 1 clean "$scratch/text"
echo "in $PWD here" >"$scratch/text"
[ "$PWD" = / ] || ok 'the path of this folder is a leak' \
	exits 1 clean "$scratch/text"
mkdir "$scratch/views"
echo 'no carriage return' >"$scratch/views/c"
ok 'the view c has carriage returns' exits 1 clean "$scratch/views/c"

# --- every product ------------------------------------------------------------

# banner FILE TEMPLATE N: the first line says what made the file
banner() {
	head -n 1 "$1" >"$scratch/text" && grep -qx \
		"/\* Made by queens [0-9.]* from $2, N=$3 PREFIX=queens.  Do not edit. \*/" \
		"$scratch/text"
}
# view N NAME: the printer's text is clean
view() {
	"$OUT/queens$1" "$2" >"$scratch/views/$2" && clean "$scratch/views/$2"
}
for n in $BOARDS; do
	for file in "$OUT/queens$n"[._]*[hc] "$OUT/queens$n.tsv"; do
		ok "${file#"$OUT"/} is clean" clean "$file"
	done
	for ending in h c; do
		ok "queens$n.$ending says what made it" \
			banner "$OUT/queens$n.$ending" queens.$ending.m4 "$n"
	done
	for view in $(views_of "$n") --help --version; do
		ok "queens$n $view is clean" view "$n" "$view"
	done
done

done_testing

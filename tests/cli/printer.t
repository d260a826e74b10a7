#!/bin/sh
# printer.t -- the printer's words, and what it does when stdout fails
. tests/tap.sh

# --- words -------------------------------------------------------------------

# texts_of N: the printer has these views, each with a few words in --help; they are the files that m4 made,
# and a wrong word is answered by the first line of --help
texts_of() {
	printer=$OUT/queens$1
	"$printer" --help >"$scratch/help" && views=$(sed '1!d; s/.* of: //; s/;.*//' "$scratch/help") || return
	for name in $views; do
		"$printer" $name | cmp - "$OUT/build/queens$1_$name.txt" || return
	done
	exits 2 "$printer" no view 2>"$scratch/said" && head -n 1 "$scratch/help" | cmp - "$scratch/said" &&
		equal "$(sed -n 's/^  \([a-z]*\)  *[a-z].* .*/\1/p' "$scratch/help" | xargs)" "$views" &&
		equal "$(printf '%s\n' $views | sort)" "$(printf '%s\n' $(views_of $1) | sort)"
}
# says_version N: and SHA-256 of the list, which it prints without a word
says_version() {
	"$OUT/queens$1" >"$scratch/$1.list" && sum=$(sha256sum <"$scratch/$1.list") && "$OUT/queens$1" list |
		cmp "$scratch/$1.list" - && prints "queens$1 $(version)
$1 queens, $(number $1) solutions, SHA-256 ${sum%% *}" "$OUT/queens$1" --version
}
for n in 1 2 8 11 ${LONG:+4 10 12 14}; do
	ok "queens$n prints every view, as m4 made it" texts_of $n
	ok "queens$n prints the list without a word, and its sum with --version" says_version $n
done

# An optimiser that links in parts keeps a text that the assembler reads together with its user.
parts='-flto -flto-partition=max'
ok_if "$CC $parts -E -x c /dev/null" 'linked in parts' typed '$CC -O1 $parts -D_POSIX_C_SOURCE=200809L \
	-Itemplates/printer -o "$scratch/apart" templates/printer/printer.c "$OUT/build/queens11_texts.c" &&
	"$scratch/apart" tsv | cmp - "$OUT/queens11.tsv"'

usage='usage: queens8 [VIEW | --help | --version], where VIEW is one of: list boards groups'
for words in '""' lis listx LIST --hel 'list summary' 'list ""' '"$(printf "list\n.")"'; do
	ok "queens8 $words is refused" refuses "$usage" "'$OUT/queens8' $words"
done
ok 'it says which view it has not' refuses "no view 'a?b'; usage: queens8 [VIEW" "'$OUT/queens8' \"\$(printf 'a\\033b')\""
ok 'and what other boards have' refuses "no view 'unicode'; usage: queens11 [VIEW | --help | --version], where VIEW is one of: \
list boards groups summary tsv c first pairs prolog sexp" \
	"'$OUT/queens11' unicode"
ok 'a wrong word and no stderr' exits 2 typed "'$OUT/queens8' no 2>&-"

# --- stdout ------------------------------------------------------------------

for n in 1 11; do
	ok "queens$n >/dev/full" says "queens$n: stdout: No space left on device" 1 typed "'$OUT/queens$n' >/dev/full"
	ok "queens$n >&-" says "queens$n: stdout: Bad file descriptor" 1 typed "'$OUT/queens$n' >&-"
done
ok 'neither stdout nor stderr' exits 1 typed "'$OUT/queens8' >&- 2>&-"

# No room for the whole of a file: a short write, then none.  Shells count in other blocks.
too_large() {
	says 'stdout: File too large' 1 typed '(trap "" XFSZ; ulimit -f 16; "$OUT/queens11" >"$scratch/large")' &&
		[ -s "$scratch/large" ] && head -c "$(wc -c <"$scratch/large")" "$scratch/11.list" | cmp - "$scratch/large"
}
ok 'a file that may not grow holds the beginning' too_large

pipe='perl tests/cli/pipe'
ok 'a broken pipe ends it silently' prints 141 eval '$pipe broken "$OUT/queens11"; echo $?'
ok 'make run is as silent' prints 1 typed "make -s N=11 VIEW=boards run | sed '1s/.*/1/; q'"
ok 'or with a line, if SIGPIPE is ignored' says 'stdout: Broken pipe' 1 $pipe ignored "$OUT/queens11"
ok 'a pipe that is not ready' says 'stdout: Resource temporarily' 1 $pipe unready "$OUT/queens11"

# injected FAULT N: of stdout
injected() {
	with_fault $1 -P "$scratch/file" "$OUT/queens$2" >"$scratch/file"
}
# goes_on FAULT BYTE: the list follows from this byte on
goes_on() {
	injected "$1" 11 && tail -c +$2 "$scratch/11.list" | cmp - "$scratch/file"
}
fault_ok 'a close that fails is a failure' says 'queens4: stdout: Disk quota exceeded' 1 injected close:error=EDQUOT 4
fault_ok 'a write that takes nothing is a failure' says 'queens8: stdout: Input/output error' 1 injected write:retval=0 8
fault_ok 'an interrupted write goes on' goes_on write:error=EINTR:when=1..5 1
fault_ok 'a write that takes two bytes, strace says, goes on with the third' goes_on write:retval=2:when=1 3

done_testing

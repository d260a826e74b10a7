#!/bin/sh
# views.t -- a printer prints all solutions, their groups, and what was published
. tests/tap.sh

: "${BOARDS:=1 2 4 8 10 11}"

# lawful N: the list has as many lines as published, and all solutions in their order; to search N=14 takes minutes
lawful() {
	"$OUT/queens$1" >"$scratch/list" && equal "$(wc -l <"$scratch/list")" $all || return
	[ $1 = 14 ] || silent awk -v N=$1 -f tests/certify/check.awk "$scratch/list"
}
for n in $BOARDS; do
	known $n
	ok "N=$n: the summary has the published numbers" prints "board $n
all $all
fundamental $fundamental
groups-of-8 $of_8
groups-of-4 $of_4
groups-of-2 $of_2
groups-of-1 $of_1" "$OUT/queens$n" summary
	ok "N=$n: the list has $all solutions, in order" lawful $n
	points perl tests/views/expect.pl "$OUT/queens$n" $n $(views_of $n | sed '1s/list summary//')
	ok "N=$n: the table of solutions is the view tsv" typed '"$OUT/queens$n" tsv | cmp "$OUT/queens$n.tsv" -'
done
ok 'N=8: the fundamental solutions are the published ones' prints \
	'15863724 16837425 24683175 25713864 25741863 26174835 26831475 27368514 27581463 35281746 35841726 36258174' \
	eval '"$OUT/queens8" groups | sed -n "s/^Untransformed//p" | tr -d "[]," | xargs'
# Its order has numbers of more than 32 bits.
[ ! "$LONG" ] || points typed \
	'make -s N=13 VIEWS="list prolog" out/queens13 && perl tests/views/expect.pl out/queens13 13 prolog'

done_testing

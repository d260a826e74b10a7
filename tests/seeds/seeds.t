#!/bin/sh
# seeds.t -- the five programs that this project grew from print what ours prints
. tests/tap.sh

seeds=tests/seeds

# same VIEW N COMMAND...: COMMAND prints what the printer of board N does
same() {
	view=$1 board=$2
	shift 2
	exits 0 "$@" >"$scratch/seed" </dev/null &&
		exits 0 "$OUT/queens$board" $view >"$scratch/ours" &&
		cmp "$scratch/seed" "$scratch/ours"
}

# patscc leaves files in the folder where it runs.
ats() {
	cp $seeds/queens.dats "$scratch" && (cd "$scratch" && silent patscc -o boards queens.dats)
}
ok 'the ATS program compiles' ats
ok 'the C program compiles' silent $CC -std=c11 -Wall -Wextra -o "$scratch/permutations" $seeds/permutations.c
template() {
	silent g++ -Wall -Wextra -DSIZE=$1 -o "$scratch/first" $seeds/templates.cc && timeout 600 "$scratch/first"
}
# scheme N REPRESENTATION
scheme() {
	timeout 600 guile --no-auto-compile -l $seeds/$2.scm -l $seeds/queens.scm -c "(print (queens $1))"
}
prolog() {
	timeout 600 swipl -f none -g "solutions([$(seq -s, $1)])" -t halt $seeds/queens.pl
}
# program, view, smallest board, command; to board 8
while IFS='|' read -r program view least command; do
	for n in $(seq $least 8); do
		ok "N=$n: the $program program prints the view $view" same $view $n typed "$command"
	done
done <<'END'
template|first|1|template $n
ATS|boards|8|timeout 600 "$scratch/boards"
C|c|8|timeout 600 "$scratch/permutations"
Scheme (pairs)|pairs|1|scheme $n pairs
Scheme (numbers)|sexp|1|scheme $n numbers
Prolog|prolog|1|prolog $n
END

export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 TMPDIR="$scratch"
ok 'the MPI counter compiles' silent mpic++ -O3 -o "$scratch/ranks" $seeds/ranks.cc

# counts N RANKS: the published number; so does qcount, with as many threads
counts() {
	exits 0 timeout 300 mpirun -q --oversubscribe --bind-to none -n $2 "$scratch/ranks" $1 \
		</dev/null >"$scratch/seed" && equal "$(tail -n 1 "$scratch/seed")" "$(number $1)" &&
		"$OUT/build/qcount" --threads $2 $1 | grep -x "all $(number $1)"
}
while read -r n ranks; do
	ok "N=$n RANKS=$ranks: the MPI counter and ours count the same" counts $n $ranks
done <<'END'
12 1
12 5
13 2
14 2
END

done_testing

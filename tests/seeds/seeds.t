#!/bin/sh
# seeds.t -- the five programs that this project grew from print what ours prints
. tests/tap.sh
export scratch n OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1

# seed COMMAND: in the folder of the seeds
seed() {
	(cd tests/seeds && TMPDIR=$scratch exits 0 timeout 600 sh -c "$1" </dev/null >"$scratch/seed")
}
# program, view, smallest board, command; to N=8
while IFS='|' read -r program view least command; do
	for n in $(seq $least 8); do
		ok "N=$n: the $program program prints our view $view" typed \
			'seed "$command" && "$OUT/queens$n" $view | cmp "$scratch/seed" -'
	done
done <<'END'
template|first|1|g++ -std=c++17 -Wall -Wextra -Werror -DSIZE=$n -o "$scratch/first" templates.cc && "$scratch/first"
ATS|boards|8|cp queens.dats "$scratch" && cd "$scratch" && patscc -o boards queens.dats && ./boards
C|c|8|cc -std=c11 -Wall -Wextra -Werror -o "$scratch/run" permutations.c && "$scratch/run"
Scheme (pairs)|pairs|1|guile --no-auto-compile -l pairs.scm -l queens.scm -c "(print (queens $n))"
Scheme (numbers)|sexp|1|guile --no-auto-compile -l numbers.scm -l queens.scm -c "(print (queens $n))"
Prolog|prolog|1|swipl -f none -g "solutions([$(seq -s, $n)])" -t halt queens.pl
END

ok 'the MPI counter compiles' seed 'mpic++ -O3 -o "$scratch/ranks" ranks.cc'
# counts N RANKS: the published number, as ours does
counts() {
	seed "mpirun --oversubscribe --bind-to none -n $2 $scratch/ranks $1" &&
		equal "$(tail -n 1 "$scratch/seed")" "$(number $1)"
}
for words in '12 1' '12 5' '14 2'; do
	ok "N and RANKS are $words: the MPI counter counts right" counts $words
done

done_testing

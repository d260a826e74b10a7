#!/bin/sh
# seeds.t -- four of the programs that this project grew from print what ours prints; count/mpi.t counts as the fifth does
. tests/tap.sh
export scratch n

# same: the command, in the folder of the seeds, prints what the printer of board $n does
same() {
	(cd tests/seeds && TMPDIR=$scratch exits 0 timeout 600 sh -c "$command" </dev/null >"$scratch/seed") &&
		"$OUT/queens$n" $view | cmp "$scratch/seed" -
}
# program, view, smallest board, command; to N=8
while IFS='|' read -r program view least command; do
	for n in $(seq $least 8); do
		ok "N=$n: the $program program prints the view $view" same
	done
done <<'END'
template|first|1|g++ -std=c++17 -Wall -Wextra -Werror -DSIZE=$n -o "$scratch/first" templates.cc && "$scratch/first"
ATS|boards|8|cp queens.dats "$scratch" && cd "$scratch" && patscc -o boards queens.dats && ./boards
C|c|8|cc -std=c11 -Wall -Wextra -Werror -o "$scratch/run" permutations.c && "$scratch/run"
Scheme (pairs)|pairs|1|guile --no-auto-compile -l pairs.scm -l queens.scm -c "(print (queens $n))"
Scheme (numbers)|sexp|1|guile --no-auto-compile -l numbers.scm -l queens.scm -c "(print (queens $n))"
Prolog|prolog|1|swipl -f none -g "solutions([$(seq -s, $n)])" -t halt queens.pl
END

done_testing

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

# --- C++ templates, ATS, C ------------------------------------------------------

template() {
	silent g++ -Wall -Wextra -DSIZE=$1 -o "$scratch/first" $seeds/templates.cc &&
		same first $1 timeout 600 "$scratch/first"
}
for n in $(seq 8); do
	ok "N=$n: the template program prints the view first" template $n
done

# patscc leaves files in the folder where it runs.
ats() {
	cp $seeds/queens.dats "$scratch" &&
		(cd "$scratch" && silent patscc -o boards queens.dats) &&
		same boards 8 timeout 600 "$scratch/boards"
}
ok 'N=8: the ATS program prints the view boards' ats

permutations() {
	silent $CC -std=c11 -Wall -Wextra -o "$scratch/c" $seeds/permutations.c &&
		same c 8 timeout 600 "$scratch/c"
}
ok 'N=8: the C program prints the view c' permutations

# --- Scheme and Prolog ----------------------------------------------------------

# scheme REPRESENTATION EXPRESSION
scheme() {
	timeout 600 guile --no-auto-compile --use-srfi=1 -l $seeds/$1.scm \
		-l $seeds/queens.scm -c "$2"
}

# reads_back N VIEW REPRESENTATION: one expression, which holds the same legal boards
reads_back() {
	"$OUT/queens$1" $2 >"$scratch/ours" &&
		exits 0 scheme $3 "(let ((boards (read)))
			(exit (and (eof-object? (read)) (every legal? boards)
				(equal? boards (queens $1)))))" <"$scratch/ours"
}

prolog() {
	timeout 600 swipl -f none -g "$1" -t halt $seeds/queens.pl
}

for n in $(seq 8); do
	for pair in pairs:pairs numbers:sexp; do
		view=${pair#*:} board=${pair%:*}
		ok "N=$n: the Scheme program with $board prints the view $view" \
			same $view $n scheme $board "(print (queens $n))"
		ok "N=$n: it reads the view $view as its own legal boards" \
			reads_back $n $view $board
	done
	for view in prolog:solutions groups:groups; do
		ok "N=$n: the Prolog program's ${view#*:} are the view ${view%:*}" \
			same ${view%:*} $n prolog "${view#*:}([$(seq -s, $n)])"
	done
done

# The article prints the eight images of two boards, untransformed first.
while read -r images; do
	first=${images%%]*}]
	ok "$first has the images that the article shows" equal "$(prolog \
		"images($first, I), pairs_values(I, B), print(B)")" "[$images]"
done <<'END'
[3,8,4,7,1,6,2,5],[4,2,8,6,1,3,5,7],[4,7,3,8,2,5,1,6],[2,4,6,8,3,1,7,5],[5,2,6,1,7,4,8,3],[5,7,1,3,8,6,4,2],[6,1,5,2,8,3,7,4],[7,5,3,1,6,8,2,4]
[3,5,2,8,1,7,4,6],[4,6,8,2,7,1,3,5],[3,5,2,8,1,7,4,6],[4,6,8,2,7,1,3,5],[6,4,7,1,8,2,5,3],[5,3,1,7,2,8,6,4],[6,4,7,1,8,2,5,3],[5,3,1,7,2,8,6,4]
END

# --- C++ and MPI ----------------------------------------------------------------

export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 TMPDIR="$scratch"
ok 'the MPI counter compiles' silent mpic++ -O3 -o "$scratch/ranks" $seeds/ranks.cc

# timed NAME COMMAND...: leave the milliseconds in $scratch/NAME.ms
timed() {
	name=$1 start=$(date +%s%3N)
	shift
	exits 0 timeout 300 "$@" >"$scratch/$name" </dev/null || return
	echo $(($(date +%s%3N) - start)) >"$scratch/$name.ms"
}

counts() {
	timed seed mpirun -q --oversubscribe --bind-to none -n $2 "$scratch/ranks" $1 &&
		timed ours "$OUT/build/qcount" --threads $2 $1 &&
		equal "$(tail -n 1 "$scratch/seed")" "$(number $1)" &&
		grep -x "all $(number $1)" "$scratch/ours"
}
while read -r n ranks; do
	ok "N=$n RANKS=$ranks: the MPI counter and ours count the same" counts $n $ranks
	echo "# N=$n RANKS=$ranks: the MPI counter $(cat "$scratch/seed.ms") ms," \
		"qcount with as many threads $(cat "$scratch/ours.ms") ms" >&2
done <<'END'
12 1
12 5
13 2
14 2
END

done_testing

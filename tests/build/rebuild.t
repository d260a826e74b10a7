#!/bin/sh
# rebuild.t -- make makes again what a change concerns, and nothing else
. tests/tap.sh
. tests/build/tree.sh

# A stand-in for compilers logs who makes what by which flags.  It makes an empty file, or copies the
# qgen that was compiled before.
stand_in "$scratch/cc" <<END
log=\${OMPI_CC:+OMPI_CC=\$OMPI_CC MPICH_CC=\$MPICH_CC }\$1
while [ "\$1" ] && [ "\$1" != -o ]; do
	case \$1 in -DX | -DY | -O? | -l? | -fno-stack*) log="\$log \$1" ;; esac
	shift
done
[ "\$1" ] || exit 0
name=\${2##*/} name=\${name#new.*.}
echo "\$log \$name" >>"$scratch/compilers"
cp "$(readlink -f "$OUT")/build/\$name" "\$2" 2>/dev/null || : >"\$2"
END
export CC='../cc target' CPPFLAGS=-DX CFLAGS=-O7 LDFLAGS=-lx MPICC=../cc N=4
export CC_FOR_BUILD='../cc host' HOSTCC=false BUILD_CPPFLAGS=-DY BUILD_CFLAGS=-O6 BUILD_LDFLAGS=-ly
golden good all tiny proof out/qcount out/qcount_mpi
ok 'each program is made by the right compiler, with the right flags in the right order' equal \
	"$(sed 's/ [^ ]*[.]o$/ .o/' "$scratch/compilers" | sort -u)" \
	'OMPI_CC=../cc target MPICH_CC=../cc target -std=c11 -DX -O7 -lx qcount_mpi
host -DY -O6 -ly qgen
target -DX -O7 -Os -fno-stack-protector queens4_tiny
target -DX -O7 -lx .o
target -DX -O7 -lx installed_qgen
target -DX -O7 -lx qcount
target -DX -O7 -lx queens4
target -O7 .o'

# --- what a change concerns ---------------------------------------------------------

# remade PRODUCTS CHANGE: after CHANGE, make says that it makes these and no others; then it has nothing to do
remade() {
	(cd "$scratch/tree" && eval "$2") || return
	build tree all tiny $variables 2>"$scratch/made" && build tree -q all tiny $variables &&
		equal "$(awk '{ print $2 }' "$scratch/made" | sort | xargs)" "$1"
}
clone good tree
while IFS='|' read -r name change variables products; do
	ok "$name" remade "$products" "$change"
done <<END
no change|:||
a template, for all that m4 makes|touch templates/queens.h.m4||out/build/queens-tables.1 out/queens4 out/queens4.h out/queens4_tiny
VIEW, and make says why|:|VIEW=first|out/build/view.is out/queens4_tiny
CFLAGS|:|VIEW=first CFLAGS=-O0|out/build/cc.is out/build/installed_qgen out/build/link.is out/queens4 out/queens4_tiny
LDFLAGS, and fewer views|:|VIEW=first CFLAGS=-O0 LDFLAGS=-s VIEWS=list|out/build/installed_qgen out/build/link.is out/build/views_4.is out/queens4
END

# follow GOAL OPTION...: with that change alone, make has to make GOAL
follow() {
	goal=$1
	shift
	exits 1 build tree -q "$@" out/$goal
}
clone good tree
while read -r goal files; do
	ok "$goal: nothing changes, nothing is made" build tree -q out/$goal
	for file in $files; do
		ok "$goal follows $file" follow $goal -W $file
	done
	case $goal in q* | build/*) ok "$goal follows its flags" follow $goal BUILD_CFLAGS=-O5 CFLAGS=-O5 ;; esac
done <<'END'
queens4.h out/build/qgen gen/queens-tables templates/contract.m4 templates/forms/hooks.m4 templates/pages/pictures/play.m4
queens4.c templates/forms/rows.c.m4
queens4 templates/contract.m4 templates/queens.tsv.m4 templates/printer/printer.c templates/printer/printer.h
queens4_tiny templates/printer/printer.h templates/printer/tiny.c templates/views/queens_list.txt.m4 templates/printer/queens_version.txt.m4
build/qgen gen/tables/boards/tables.h gen/tables/boards/tables.c gen/cli.c gen/tables/lists/trace.c gen/published.h
build/count/run/count.o gen/count/run/count.c gen/count/kernel/kernel.h gen/cli.h
build/count/unit_avx2.o gen/count/kernel/kernel.h gen/count/board/units.h gen/count/kernel/unit.c
qcount_mpi gen/count/qcount_mpi.c gen/count/run/report.h
qcount gen/count/qcount.c gen/cli.c gen/count/run/options.c gen/count/run/journal.h gen/count/board/units.h
END
ok 'qcount_mpi follows MPICC' follow qcount_mpi MPICC=other
ok 'make qcount_mpi without MPI' refuses '/no/mpicc: not found; make setup-mpi installs it' \
	'build tree -s MPICC=/no/mpicc qcount_mpi'
ok 'without CC_FOR_BUILD, HOSTCC makes qgen' typed \
	'build tree -n CC_FOR_BUILD= HOSTCC=other out/build/qgen | grep "other -std"'
ok 'make -B makes an edited product again' typed 'echo edited >>"$scratch/tree/out/queens4.h" &&
	build tree -B -o out/build/qgen out/queens4.h && cmp "$scratch/good/out/queens4.h" "$scratch/tree/out/queens4.h"'
# A template that goes before another one for a while, and one that is gone
gone() {
	mkdir "$scratch/tree/templates/a" && echo mine | (cd "$scratch/tree/templates/a" && tee queens_board.svg.m4 >queens.x.m4) &&
		build tree out/queens4_board.svg out/queens4.x && equal "$(cat "$scratch/tree/out/queens4_board.svg")" mine &&
		rm -r "$scratch/tree/templates/a" && exits 2 build tree out/queens4.x && build tree out/queens4_board.svg &&
		grep '^<svg' "$scratch/tree/out/queens4_board.svg"
}
ok 'what a template made that is gone is made again' gone
ok 'a parent has other .SHELLFLAGS' exits 2 build tree .SHELLFLAGS=-c INSTALL_PROGRAM=false DESTDIR="$scratch/d" install
mkdir "$scratch/a b" && ln -s "$(command -v cc)" "$scratch/a b"
ok 'CC with a blank in its path' build tree CC="'$scratch/a b/cc'" proof

# --- what make says ------------------------------------------------------------

# Goals that take long are only asked for what they would do.
while IFS='|' read -r goal text; do
	ok "make $goal would: $text" typed "build good -n $goal 2>&1 | grep -F -e \"$text\""
done <<'END'
N=9| list boards groups summary tsv unicode c first pairs prolog sexp --help --version
N=10| list boards groups summary tsv c first pairs prolog sexp --help --version
N=12| list boards groups summary tsv c first pairs prolog sexp --help --version
N=13| list summary first tsv --help --version
N=14| list summary first tsv --help --version
N=15| list summary first --help --version
N=16| list summary first --help --version
VIEWS='tsv list'| tsv list --help --version
N=12 dist-firmware|gen/queens-tables out/queens12-firmware/
gallery|out/queens4.html
check-generated|out/queens_counts.h
END
# As under sudo.
untold() {
	(for name in CC CFLAGS CPPFLAGS LDFLAGS CC_FOR_BUILD HOSTCC BUILD_CFLAGS BUILD_CPPFLAGS BUILD_LDFLAGS; do unset $name; done
	MPICC=none build good -n install-count | grep -e ' -c -o ' -e '^install .*/qcount .*bin')
}
ok 'make install-count to which nothing is told takes what make made' prints "install -m 755 out/qcount '/usr/local/bin'" untold
ok 'everybody may enter the folders that it makes' opens good install-count
ok 'make check-generated compiles no counter' exits 1 typed 'build good -n check-generated | grep qcount'
lines() {
	rm "$scratch/tree/out/queens4"*
	build tree V=0 VIEWS='sexp list' tables out/queens4.1 run >"$scratch/stdout" 2>"$scratch/stderr" &&
		equal "$(xargs <"$scratch/stdout")" '((3 1 4 2) (2 4 1 3) )' &&
		equal "$(grep -E '^  [A-Z]+ +out/' "$scratch/stderr" | sort | xargs)" 'CC out/queens4 GEN out/queens4.h out/queens4.c out/queens4.tsv out/queens4.1 out/queens4_proof.c NEW out/build/link.is NEW out/build/views_4.is'
}
clone good tree
unset CC CPPFLAGS CFLAGS LDFLAGS
ok 'one line on stderr for each thing that it makes; stdout of make run is the first view alone' lines
ok 'V=1 shows the commands' typed "build tree V=1 LDFLAGS=-Wl,-O1 out/queens4 | grep -F 'cc ' | grep -F -e ' -Wl,-O1 -o '"
ok 'make proof: these tables are proved' fails 0 '^proved: out/queens4.c$' build tree CC='env cc' proof
sed -i 's/FIRST(1,3/FIRST(3,1/' "$scratch/tree/out/queens4.c"
ok 'make proof: wrong ones are not' fails 2 '^not proved; ' build tree CC='env cc' proof
within_make() {
	cd "$scratch/tree" && rm out/build/qgen &&
		printf 'all: ; N=20 GNUMAKEFLAGS=-n gen/queens-tables made/queens4.h\n' >outer.mk &&
		QGEN= make -f outer.mk && cmp made/queens4.h ../good/out/queens4.h
}
ok 'queens-tables does not take variables of a make that runs it' within_make

done_testing

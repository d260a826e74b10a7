#!/bin/sh
# rebuild.t -- make makes again what a change concerns, and nothing else
. tests/tap.sh
. tests/build/tree.sh

# A compiler that makes an empty file, and one that has made qgen before.
cat >"$scratch/empties" <<'END'
#!/bin/sh
while [ "$1" != -o ]; do shift; done
: >"$2"
END
cat >"$scratch/copies" <<END
#!/bin/sh
while [ "\$1" != -o ]; do shift; done
cp "$(readlink -f "$OUT")/build/host/qgen" "\$2"
END
chmod +x "$scratch/empties" "$scratch/copies"

B=out/build/queens4
goals='CC=../empties N=4 all tiny'
golden good $goals

again() {
	dates good >"$scratch/before"
	build good $goals && dates good | diff "$scratch/before" -
}
ok 'a second make makes nothing' again
ok 'make -q says so' build good -q $goals

# remade PRODUCTS CHANGE: after CHANGE, make says that it makes these and no others; then it has nothing to do
remade() {
	(cd "$scratch/tree" && eval "$2") || return
	exits 0 build tree $goals $variables 2>"$scratch/said" && build tree -q $goals $variables &&
		equal "$(awk '{ print $2 }' "$scratch/said" | sort | xargs)" "$1"
}
clone good tree
while IFS='|' read -r name change variables products; do
	ok "$name" remade "$products" "$change"
done <<END
a view's template|touch templates/views/sexp.m4||$B/printer/views $B/views.c out/queens4
a product's template|touch templates/queens.h.m4||out/queens4.h
a template of your own|echo q_n >templates/queens.mine.m4||
names with a blank|touch 'templates/queens copy.h.m4' 'templates/my notes.txt' 'templates/views/list copy.m4'||
VIEW|:|VIEW=first|$B/printer/tiny $B/tiny.c out/queens4_tiny
CFLAGS|:|VIEW=first CFLAGS=-O0|out/build/host/printer.o out/build/qgen out/queens4 out/queens4_tiny
LDFLAGS|:|VIEW=first CFLAGS=-O0 LDFLAGS=-s|out/build/qgen out/queens4
fewer views|:|VIEW=first CFLAGS=-O0 LDFLAGS=-s VIEWS=list|$B/printer/views $B/views.c out/queens4
END
edited() {
	echo edited >>"$scratch/tree/out/queens4.h"
	exits 0 build tree -B -o out/build/host/qgen N=4 out/queens4.h &&
		cmp "$scratch/good/out/queens4.h" "$scratch/tree/out/queens4.h"
}
ok 'make -B makes an edited product again' edited
whole_seconds() {
	mkdir "$scratch/slow" && printf '#!/bin/sh\ncase $1 in *.*) exit 1 ;; esac\n' >"$scratch/slow/sleep" &&
		chmod +x "$scratch/slow/sleep" && PATH=$scratch/slow:$PATH exits 0 build tree N=4 M4=m4 $B/facts
}
ok 'a sleep that takes whole seconds alone, as POSIX says' whole_seconds

# --- what files follow ----------------------------------------------------------

clone good tree
touch -d @9 "$scratch/tree/templates/mine.inc"
# with_empty ARGUMENTS...: make there, by that compiler; programs that run in the first rows are real
with_empty() {
	build tree CC=../empties $build_cc N=4 "$@"
}
build_cc=
while read -r goal files; do
	case $goal in build/*) build_cc=BUILD_CC=../empties ;; esac
	with_empty -s out/$goal
	ok "$goal: nothing changes, nothing is made" exits 0 with_empty -q out/$goal
	for file in $files; do
		ok "$goal follows $file" exits 1 with_empty -q -W $file out/$goal
	done
	case $goal in
	build/*) ok "$goal follows its flags" exits 1 with_empty -q BUILD_CFLAGS=-O7 CFLAGS=-O7 out/$goal ;;
	esac
done <<'END'
queens4.h out/build/host/qgen gen/expand.sh templates/contract.m4 templates/pictures/play.m4
queens4.c templates/forms/rows.c.m4
queens4.1 templates/forms/rows.c.m4
queens4 templates/contract.m4 templates/queens.tsv.m4 out/build/host/embed templates/mine.inc templates/printer/version.m4
queens4_tiny templates/printer/printer.h templates/printer/tiny.c templates/views/list.m4 templates/printer/version.m4
build/host/qgen gen/tables/tables.h gen/tables/tables.c gen/cli.h gen/cli.c gen/tables/search.c gen/literal.h gen/published.h
build/host/embed gen/embed.c gen/cli.c gen/literal.h gen/literal.c templates/printer/printer.h
build/host/printer.o templates/printer/printer.c templates/printer/printer.h
build/host/count/run/count.o gen/count/run/count.c gen/count/kernel/kernel.h gen/cli.h
build/host/count/unit/avx2_64.o gen/count/match/match.h gen/count/unit/unit.c
build/qcount gen/count/qcount.c gen/cli.c gen/cli.h gen/count/run/options.c gen/count/journal/journal.h gen/count/simd/mask.h
END
# once ARGUMENTS...: a make with these says what it compiles, and the next one nothing
once() {
	with_empty "$@" out/build/host/embed 2>&1 | grep -x '  HOSTCC  out/build/host/embed' &&
		silent with_empty "$@" out/build/host/embed
}
ok 'flags of 300 characters, as Fedora has them' once "BUILD_CFLAGS=$(printf -- '-D_FORTIFY_SOURCE=%s ' $(seq 15))"
ok 'what another machine compiled is compiled again' once MAKE_HOST=sparc-sun-solaris2

# --- the words of commands ----------------------------------------------------------

# would PATTERN ARGUMENTS: make -n with these prints a line with PATTERN
would() {
	build good -n OUT=new $2 >"$scratch/said" 2>&1
	grep -e "$1" "$scratch/said"
}
while IFS='|' read -r arguments pattern; do
	ok "make $arguments" would "$pattern" "$arguments"
done <<'END'
N=9|q_views=<|list|>,.*<|tsv|>,<|unicode|>'
N=10|q_views=<|list|>,.*<|tsv|>'
N=12|q_views=<|list|>,.*<|groups|>,.*<|tsv|>'
N=13|q_views=<|list|>,<|summary|>,<|first|>,<|tsv|>'
N=14|q_views=<|list|>,<|summary|>,<|first|>,<|tsv|>'
N=15|q_views=<|list|>,<|summary|>,<|first|>'
N=16|q_views=<|list|>,<|summary|>,<|first|>'
N=3 dist-firmware| queens3.h queens3.c$
N=12 dist-firmware| queens12.h queens12.c queens12_compact.h
gallery|new/queens8.html >
CFLAGS=-DX proof|-DX -c 
CFLAGS=-DX tiny|-DX -Os.* -fno-stack-protector
VIEWS=tsv run|queens8 'tsv'
CC_FOR_BUILD=mine HOSTCC=other tables|^mine 
HOSTCC=other tables|^other 
CPPFLAGS=-DX CFLAGS=-O7 LDFLAGS=-lz all|-DX -O7 -lz -o new/.*queens8 
BUILD_CPPFLAGS=-DX BUILD_CFLAGS=-O7 BUILD_LDFLAGS=-lz new/build/qcount|-DX -O7 -lz .*-o new/build/.*qcount 
BUILD_CPPFLAGS=-DX BUILD_CFLAGS=-O7 BUILD_LDFLAGS=-lz tables|-DX -O7 -lz .*qgen 
BUILD_CC=mine new/build/qcount_mpi|OMPI_CC='mine' mpicc 
CC=mine all|^mine .*-o new/build/.*qgen 
install|^cp new/build/host/qgen 
install|'/usr/local/bin'
INSTALL=mine install|^put 'mine -m 755' bin 
INSTALL=mine install|^put 'mine -m 644' include 
INSTALL_PROGRAM=mine install|^put 'mine' libexec/queens 
INSTALL_DATA=mine install|^put 'mine' include 
CC=x86_64-w64-mingw32-gcc install|bin new/queens8.exe
CC=x86_64-w64-mingw32-gcc uninstall|/usr/local/bin/queens8.exe
CC=x86_64-w64-mingw32-gcc run|queens8.exe 'list'
CC=mine EXEEXT=.exe run|queens8.exe 'list'
check|prove
END

# --- what make says ------------------------------------------------------------

lines() {
	rm "$scratch/tree/out/queens4"*
	exits 0 build tree N=4 V=0 all run >"$scratch/stdout" 2>"$scratch/stderr" &&
		printf '2 4 1 3\n3 1 4 2\n' | diff - "$scratch/stdout" &&
		exits 1 grep -vxE '  (GEN|CC|EMBED|COPY) +out/.*' "$scratch/stderr" &&
		equal "$(grep -c '  out/queens4[.a-z_1]*$\|  out/queens4$' "$scratch/stderr")" 6
}
clone good tree
ok 'one line on stderr for each thing that it makes; stdout of make run is the view alone' lines
commands() {
	build tree N=4 V=1 LDFLAGS=-Wl,-O1 out/queens4 | grep '^cc .* -Wl,-O1 -o out/[.]new'
}
ok 'V=1 shows the commands, which have LDFLAGS' commands
ok 'commands have the locale C' equal \
	"$(unset LC_ALL && build tree -B CC='printenv LC_ALL; :' BUILD_CC='../copies' out/build/host/printer.o 2>"$scratch/said")" C
# proved STATUS SAID: the host's compiler proves the tables of good or refuses them
proved() {
	exits "$1" build tree N=4 CC='env cc' proof >"$scratch/said" 2>&1 && grep -x "$2" "$scratch/said" &&
		{ [ "$1" = 0 ] || ! grep '^proved' "$scratch/said"; }
}
ok 'make proof: these tables are proved' proved 0 'proved: out/queens4.c'
sed -i 's/FIRST(1,3/FIRST(3,1/' "$scratch/tree/out/queens4.c"
ok 'make proof: wrong ones are not' proved 2 'not proved; .*'
in_the_way() {
	rm "$scratch/tree/out/queens4.h" && mkdir -p "$scratch/tree/out/queens4.h/x" &&
		touch -d @9 "$scratch/tree/out/queens4.h" || return
	exits 2 build tree N=4 out/queens4.h >"$scratch/said" 2>&1 &&
		grep -x "out/queens4.h is a folder" "$scratch/said"
}
ok 'a folder in the place of a product stops make' in_the_way
rm -r "$scratch/tree/out/queens4.h"
within_make() {
	printf 'all: ; N=20 BUILD_CC=../copies gen/queens-tables made/queens4.h\n' >"$scratch/tree/outer.mk"
	rm -f "$scratch/tree/out/build/host/qgen"
	exits 0 build tree -f outer.mk OUT=elsewhere && cmp "$scratch/good/out/queens4.h" "$scratch/tree/made/queens4.h"
}
ok 'queens-tables does not take variables of a make that runs it' within_make

# --- names of folders -------------------------------------------------------------

# named OUT: the name of a folder is data; m4 and make expand nothing in it
named() {
	lend_host "$scratch/tree/$1" && exits 0 build tree OUT="$1" "$1/queens4.h" &&
		cmp "$scratch/good/out/queens4.h" "$scratch/tree/$1/queens4.h" &&
		exits 0 build tree OUT="$1" clean && [ ! -e "$scratch/tree/$1" ]
}
ok 'OUT=c,d+q_n~m4_dnl@e' named c,d+q_n~m4_dnl@e
# cleaned OUT: make clean, by that path of the checkout, leaves what is committed
ln -s tree "$scratch/link"
ln -s out "$scratch/tree/another"
cleaned() {
	committed=$(sed -n 's/^!//p' out/.gitignore | sort | xargs)
	(cd "$scratch/tree/out" && touch $committed queens8.hpp) && exits 0 build link OUT="$1" clean &&
		equal "$(cd "$scratch/tree/out" && ls -A | xargs)" "$committed"
}
for out in out another ./templates/../out/; do
	ok "make clean OUT=$out leaves what is committed" cleaned $out
done

done_testing

#!/bin/sh
# rebuild.t -- make makes again what a change concerns, and nothing else
. tests/tap.sh
. tests/build/tree.sh

B=out/build/queens4
case $(uname -m) in
x86_64 | aarch64) goals='all tiny' tiny="$B/printer/tiny $B/tiny.c out/queens4_tiny" ;;
*) goals=all tiny= ;;
esac
golden good N=4 $goals

# idle TREE ARGUMENTS...: make has nothing to do there
idle() {
	dates "$1" >"$scratch/before"
	build "$@" -q && build "$@" && dates "$1" | diff "$scratch/before" -
}
ok 'a second make makes nothing, and make -q says so' idle good N=4

# remade CHANGE PRODUCT...: after CHANGE, make says that it makes these and no others
remade() {
	(cd "$scratch/tree" && eval "$1") || return
	shift
	exits 0 build tree N=4 $goals $arguments 2>"$scratch/said" &&
		equal "$(awk '{ print $2 }' "$scratch/said" | sort | xargs)" "$(printf '%s\n' "$@" | sort | xargs)" &&
		idle tree N=4 $goals $arguments
}
every="out/queens4.h out/queens4.c out/queens4.tsv out/queens4_proof.c $B/printer/views $B/views.c out/queens4 $tiny"
every="$every out/queens4.1 $B/man/queens-tables.1"
clone good tree
while IFS='|' read -r name change arguments products; do
	ok "$name" remade "$change" $products
done <<END
a view's template|touch templates/views/sexp.m4||$B/printer/views $B/views.c out/queens4
the first view's template|touch templates/views/list.m4||$B/printer/views $B/views.c out/queens4 $tiny
the version's template|touch templates/printer/version.m4||$B/printer/views $B/views.c out/queens4 $tiny
a product's template|touch templates/queens.h.m4||out/queens4.h
a form|touch templates/forms/rows.c.m4||$every
a template of your own|echo q_n >templates/queens.mine.m4||
names with a blank|touch 'templates/queens copy.h.m4' 'templates/my notes.txt' 'templates/views/list copy.m4'||
VIEW|:|VIEW=first|$tiny
CFLAGS|:|VIEW=first CFLAGS=-O0|out/build/host/printer.o out/build/qgen out/queens4 ${tiny:+out/queens4_tiny}
LDFLAGS|:|VIEW=first CFLAGS=-O0 LDFLAGS=-s|out/build/qgen out/queens4
fewer views|:|VIEW=first CFLAGS=-O0 LDFLAGS=-s VIEWS=list|$B/printer/views $B/views.c out/queens4
END
[ ! "$tiny" ] || ok 'make VIEW=first tiny: it prints that view' \
	equal "$("$scratch/tree/out/queens4_tiny" | head -n 1)" Result:
again() {
	echo edited >>"$scratch/tree/out/queens4.h"
	exits 0 build tree -B -o out/build/host/qgen N=4 tables 2>"$scratch/said" &&
		cmp "$scratch/good/out/queens4.h" "$scratch/tree/out/queens4.h"
}
ok 'make -B makes an edited product again' again

whole_seconds() {
	mkdir "$scratch/slow" && printf '#!/bin/sh\ncase $1 in *.*) exit 1 ;; esac\n' >"$scratch/slow/sleep" &&
		chmod +x "$scratch/slow/sleep" && PATH=$scratch/slow:$PATH exits 0 build tree N=4 LDFLAGS=-s out/queens4
}
ok 'a sleep that takes whole seconds alone, as POSIX says' whole_seconds

# proved STATUS SAID CHANGE: after CHANGE of the tables, the host's compiler proves or refuses them
proved() {
	clone good tree && (cd "$scratch/tree" && eval "$3") || return
	exits "$1" build tree N=4 CC='env cc' proof >"$scratch/said" 2>&1 && grep -x "$2" "$scratch/said" &&
		{ [ "$1" = 0 ] || ! grep '^proved' "$scratch/said"; }
}
ok 'make proof: these tables are proved' proved 0 'proved: out/queens4.c' :
ok 'make proof: wrong ones are not' proved 2 'not proved; .*' "sed -i 's/FIRST(1,3/FIRST(3,1/' out/queens4.c"

# kept TREE OUT: make clean, by that path of the checkout, leaves what is committed
ln -s tree "$scratch/link"
committed='./.gitignore ./queens6.html ./queens6_ask.html ./queens6_puzzles.html ./queens6_walk.html ./queens8.c'
committed="$committed ./queens8.h ./queens8.html ./queens8.svg ./queens8.tsv ./queens8_ask.html ./queens8_board.svg"
committed="$committed ./queens8_proof.c ./queens8_puzzles.html ./queens_counts.c ./queens_counts.h"
kept() {
	clone good tree && ln -s out "$scratch/tree/another" && (cd "$scratch/tree/out" && touch $committed queens8.hpp) &&
		exits 0 build "$1" OUT="$2" clean &&
		equal "$(cd "$scratch/tree/out" && find . -type f | sort | xargs)" "$committed"
}
for out in out another ./templates/../out/; do
	ok "make clean OUT=$out leaves what is committed" kept link $out
done

# A name of a folder is data: m4 and make expand nothing in it.
named() {
	lend_host "$scratch/tree/$1" && exits 0 build tree N=4 OUT="$1" tables >"$scratch/said" 2>&1 &&
		cmp "$scratch/good/out/queens4.h" "$scratch/tree/$1/queens4.h" &&
		exits 0 build tree OUT="$1" clean && [ ! -e "$scratch/tree/$1" ]
}
ok 'OUT=c,d+q_n~m4_dnl@e' named c,d+q_n~m4_dnl@e
dry() {
	exits 0 build good -n check >"$scratch/said" && grep -q prove "$scratch/said" &&
		[ ! -e "$scratch/good/out/build/qcount" ]
}
ok 'make -n check runs nothing' dry
in_the_way() {
	clone good tree && rm "$scratch/tree/out/queens4.h" && mkdir -p "$scratch/tree/out/queens4.h/x" &&
		touch -d @9 "$scratch/tree/out/queens4.h" || return
	exits 2 build tree N=4 >"$scratch/said" 2>&1 && grep -x "out/queens4.h is a folder" "$scratch/said"
}
ok 'a folder in the place of a product stops make' in_the_way

# --- what a board has ------------------------------------------------------------

# has WANTED N GOAL PATTERN: the commands of GOAL have these words
has() {
	build good -n N=$2 OUT=new $3 >"$scratch/said" 2>&1
	grep -oE -e "$4" "$scratch/said" | awk -v wanted="$1" '
		{
			gsub(/.*=|,/, " ")
			for (i = 1; i <= NF; i++)
				has[$i]
		}
		END {
			n = split(wanted, words, " ")
			for (i = 1; i <= n; i++)
				if (words[i] in has)
					delete has[words[i]]
				else
					print "no " words[i]
			for (word in has)
				print "also " word
		}' | none
}
for n in 9 10 11 12 13 14 15 16; do
	ok "N=$n: the printer has its views" has "$(views_of $n | sed 's/[^ ]*/<|&|>/g')" $n all 'q_views=.*[|]>'
done
packed=' queens1[23][.][ch]\>|only the compact form'
ok 'N=12: the archive has the tables' has 'queens12.c queens12.h' 12 dist-firmware "$packed"
ok 'N=13: it does not, and says so' has 'only the compact form' 13 dist-firmware "$packed"
while IFS='|' read -r n goal wanted pattern; do
	ok "make N=$n $goal" has "$wanted" $n "$goal" "$pattern"
done <<'END'
3|dist-firmware|queens3.h queens3.c| queens3(_compact)?[.][ch]\>
4|gallery|new/queens4.html >|new/[^ ]*html >
4|tiny|host/embed queens4_tiny|host/embed queens[^ ]*
4|CFLAGS=-DX proof|-DX -c new/queens4.c new/queens4.h >|-DX -c|new/queens4[.][ch] >
4|VIEWS=tsv run|queens4 'tsv'|queens4 '.*'
4|CC_FOR_BUILD=mine HOSTCC=other tables|mine|^(mine|other|cc)\>
4|HOSTCC=other tables|other|^(mine|other|cc)\>
4|CPPFLAGS=-DX CFLAGS=-O7 LDFLAGS=-lz all|-DX -O7 -lz|-DX -O7( -lz)?
4|BUILD_CPPFLAGS=-DX BUILD_CFLAGS=-O7 BUILD_LDFLAGS=-lz new/build/qcount|-DX -O7 -lz|-DX -O7( -lz)?
4|BUILD_CPPFLAGS=-DX BUILD_CFLAGS=-O7 BUILD_LDFLAGS=-lz tables|-DX -O7 -lz|-DX -O7( -lz)?
4|install|'/usr/local/bin'|'/[^ ]*/bin'
4|INSTALL=mine install|mine -m 644 755|mine -m [0-9]*
4|INSTALL_PROGRAM=mine install|'mine' bin libexec/queens|'mine' [^ ]*
4|INSTALL_DATA=mine install|'mine'|'mine'
4|BUILD_CC=mine new/build/qcount_mpi|'mine' mpicc|'mine' mpicc
4|CFLAGS=-DX tiny|-DX -Os|-DX +-Os
4|install|cp new/build/host/qgen|cp [^ ]*qgen
4|CC=mine all|mine -o new/build/.new.$$.qgen|^mine|-o new/build/[.]new[^ ]*qgen
4|CC=x86_64-w64-mingw32-gcc install|bin new/queens4.exe|bin new/queens4[.exe]*
4|CC=x86_64-w64-mingw32-gcc uninstall|/usr/local/bin/queens4.exe|[^']*/bin/queens4[.exe]*
4|CC=x86_64-w64-mingw32-gcc run|queens4.exe 'list'|queens4[.exe]* 'list'
4|CC=mine EXEEXT=.exe run|queens4.exe 'list'|queens4[.exe]* 'list'
10|tables|new/queens10_proof.c >|new/[^ ]*_proof.c >
END

# --- what products follow ---------------------------------------------------

clone good tree
: >"$scratch/tree/templates/mine.inc"
build tree -s N=4 $goals
while read -r product files; do
	ok "$product: nothing changes, nothing is made" exits 0 build tree -q N=4 "out/$product"
	for file in $files; do
		ok "$product follows $file" exits 1 build tree -q N=4 -W $file "out/$product"
	done
done <<END
queens4.h out/build/host/qgen gen/expand.sh templates/contract.m4 templates/pictures/play.m4
queens4 templates/contract.m4 templates/queens.tsv.m4 out/build/host/embed templates/mine.inc
${tiny:+queens4_tiny templates/printer/printer.h templates/printer/tiny.c}
END

# --- the sources of programs -----------------------------------------------------

# with_cc ARGUMENTS...: make there, with a compiler that makes an empty file
copy_tree "$scratch/sources"
cat >"$scratch/touches" <<'END'
#!/bin/sh
touch "$(echo "$*" | sed 's/.*-o \([^ ]*\).*/\1/')"
END
chmod +x "$scratch/touches"
with_cc() {
	build sources CC=../touches BUILD_CC=../touches "$@"
}
while read -r goal files; do
	with_cc -s "out/build/$goal"
	ok "$goal: nothing changes, nothing is compiled" exits 0 with_cc -q "out/build/$goal"
	for file in $files; do
		ok "$goal follows $file" exits 1 with_cc -q -W $file "out/build/$goal"
	done
	ok "$goal follows its flags" exits 1 with_cc -q BUILD_CFLAGS=-O7 CFLAGS=-O7 "out/build/$goal"
done <<END
host/qgen gen/tables/tables.h gen/tables/tables.c gen/cli.h gen/cli.c gen/tables/search.c gen/literal.h gen/published.h
host/embed gen/embed.c gen/cli.c gen/literal.h gen/literal.c templates/printer/printer.h
host/printer.o templates/printer/printer.c templates/printer/printer.h
host/count/run/count.o gen/count/run/count.c gen/count/kernel/kernel.h gen/cli.h
host/count/unit/avx2_64.o gen/count/match/match.h gen/count/unit/unit.c
qcount gen/count/qcount.c gen/cli.c gen/cli.h gen/count/run/options.c gen/count/journal/journal.h gen/count/simd/mask.h
END

# compiles_once ARGUMENTS...: a make with these says what it compiles, and the next one nothing
compiles_once() {
	with_cc "$@" out/build/host/embed 2>&1 | grep -x '  HOSTCC  out/build/host/embed' &&
		silent with_cc "$@" out/build/host/embed
}
ok 'flags of 300 characters, as Fedora has them' compiles_once "BUILD_CFLAGS=$(printf -- '-D_FORTIFY_SOURCE=%s ' $(seq 15))"
ok 'what another machine compiled is compiled again' compiles_once MAKE_HOST=sparc-sun-solaris2

# What no explicit rule makes, make 4.4 does not find for a pattern rule.
unnamed() {
	build good -pq help 2>"$scratch/said" | awk '
		/^# Implicit Rules/ { part = 1 }
		/^# Files/ { part = 2 }
		part == 1 && /^[^#\t].*%.*:/ {
			for (i = 2; i <= NF; i++)
				asked[$i]
		}
		part == 2 && /^out.*:/ && before != "# Not a target:" {
			sub(/:.*/, "")
			is_made[$0]
		}
		{ before = $0 }
		END {
			if (!("out/build/queens8/facts" in asked))
				print "make -p has another form"
			for (file in asked)
				if (file ~ /^out[^%]*$/ && !(file in is_made))
					print file
		}' | none
}
ok 'an explicit rule makes each file that pattern rules name' unnamed

# --- what make says ------------------------------------------------------------

# made_anew ARGUMENTS...: make with these, where no product is there
made_anew() {
	clone good tree && rm "$scratch/tree/out/queens4"*
	exits 0 build tree N=4 "$@" >"$scratch/stdout" 2>"$scratch/stderr"
}
lines() {
	made_anew V=0 all run && printf '2 4 1 3\n3 1 4 2\n' | diff - "$scratch/stdout" &&
		[ "$(grep -c . "$scratch/stderr")" = 6 ] &&
		exits 1 grep -vxE '  (GEN|CC) {5,6}out/queens4[.a-z_1]*' "$scratch/stderr"
}
ok 'one line on stderr for each thing that it makes; stdout of make run is the view alone' lines
commands() {
	made_anew V=1 LDFLAGS=-Wl,-O1 out/queens4 && grep -q '^cc .* -Wl,-O1 -o out/[.]new' "$scratch/stdout"
}
ok 'V=1 shows the commands, which have LDFLAGS' commands
within_make() {
	printf 'all: ; BUILD_CFLAGS=-O0 gen/queens-tables made/queens4.h\n' >"$scratch/tree/outer.mk"
	rm -f "$scratch/tree/out/build/host/qgen"
	exits 0 build tree -f outer.mk OUT=elsewhere && cmp "$scratch/good/out/queens4.h" "$scratch/tree/made/queens4.h"
}
ok 'queens-tables does not take variables of a make that runs it' within_make

done_testing

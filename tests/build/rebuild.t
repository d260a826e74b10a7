#!/bin/sh
# rebuild.t -- make makes again what a change concerns, and nothing else
. tests/tap.sh
. tests/build/tree.sh

golden good N=4

# idle TREE ARGUMENTS...: make has nothing to do there
idle() {
	dates "$1" >"$scratch/before"
	build "$@" && dates "$1" | diff "$scratch/before" -
}
ok 'a second make makes nothing' idle good N=4

# remade CHANGE PRODUCT...: after CHANGE, make says that it makes these and no others
remade() {
	clone good tree && (cd "$scratch/tree" && eval "$1") || return
	shift
	exits 0 build tree N=4 $arguments 2>"$scratch/said" &&
		awk '{ print $2 }' "$scratch/said" | sort | xargs >"$scratch/made"
	equal "$(cat "$scratch/made")" "$(printf '%s\n' "$@" | sort | xargs)" &&
		idle tree N=4 $arguments
}
B=out/build/queens4
while IFS='|' read -r name change arguments products; do
	is_due "$name" || continue
	ok "$name" remade "$change" $products
done <<END
a view's template|touch templates/views/sexp.m4||$B/printer/views $B/views.c out/queens4
the version's template|touch templates/printer/version.m4||$B/printer/views $B/views.c out/queens4
a product's template|touch templates/queens.h.m4||out/queens4.h
CFLAGS|:|CFLAGS=-O1|out/build/host/printer.o out/queens4
+LDFLAGS|:|LDFLAGS=-s|out/queens4
+fewer views|:|VIEWS=list|$B/printer/views $B/views.c out/queens4
+the printer's source|touch templates/printer/printer.c||out/build/host/printer.o out/queens4
+a product that is gone|rm out/queens4.tsv||out/queens4.tsv
END
# proved STATUS SAID CHANGE: after CHANGE of the tables, the host's compiler proves or refuses them
proved() {
	clone good tree && (cd "$scratch/tree" && eval "$3") || return
	exits "$1" build tree N=4 proof >"$scratch/said" 2>&1 && grep -x "$2" "$scratch/said" &&
		{ [ "$1" = 0 ] || ! grep '^proved' "$scratch/said"; }
}
ok 'make proof: these tables are proved' proved 0 'proved: out/queens4.c' :
ok 'make proof: wrong ones are not' proved 2 'not proved; .*' "sed -i 's/FIRST(1,3/FIRST(3,1/' out/queens4.c"
# kept: make clean leaves what is committed
kept() {
	clone good tree && touch "$scratch/tree/out/queens8.h" "$scratch/tree/out/queens8.hpp" &&
		exits 0 build tree clean &&
		equal "$(cd "$scratch/tree/out" && find . -type f | sort | xargs)" './.gitignore ./queens8.h'
}
ok 'make clean leaves what is committed' kept
after_a_change() {
	clone good tree &&
		sed -i 's/Every solution once/Each solution once/' "$scratch/tree/templates/forms/rows.c.m4" &&
		exits 0 build tree N=4 && grep -q 'Each solution once' "$scratch/tree/out/queens4.c" || return
	sed -i 's/Each solution once/Every solution once/' "$scratch/tree/templates/forms/rows.c.m4"
	exits 0 build tree N=4 -j2 && same good tree
}
ok 'a form changed, and back: the products follow' after_a_change
another_solver() {
	clone good tree && build tree N=4 BUILD_CFLAGS=-O1 >"$scratch/said" 2>&1 && same good tree -x host
}
[ -z "$LONG" ] || ok 'a solver made anew makes the same' another_solver
own_template() {
	clone good tree && echo q_n >"$scratch/tree/templates/queens.mine.m4" && dates tree >"$scratch/before" &&
		exits 0 build tree N=4 2>"$scratch/said" && none <"$scratch/said" &&
		dates tree | diff "$scratch/before" -
}
ok 'a template of your own makes nothing else old, and no date changes' own_template
# The compiled programs are taken as they are.
but_not='-o out/build/host/qgen -o out/build/host/embed'
# again GOAL...: after somebody edited a product, make -B makes it again
again() {
	clone good tree && echo edited >>"$scratch/tree/out/queens4.h" &&
		exits 0 build tree -B $but_not "$@" >"$scratch/said" 2>&1 &&
		cmp "$scratch/good/out/queens4.h" "$scratch/tree/out/queens4.h"
}
for goals in out/queens4.h 'N=4 all run'; do
	ok "make -B $goals" again $goals
done
unknown() {
	clone good tree && exits 2 build tree -B $but_not "$@" 2>"$scratch/said" && [ "$(wc -l <"$scratch/said")" = 1 ]
}
ok 'make -B of a view without a template is one line' unknown -s N=4 VIEWS='list nothing'
# A name of a folder is data: m4 and make expand nothing in it.
named() {
	clone good tree && lend_host "$scratch/tree/$1" && exits 0 build tree N=4 OUT="$1" >"$scratch/said" 2>&1 &&
		cmp "$scratch/good/out/queens4.h" "$scratch/tree/$1/queens4.h" &&
		exits 0 build tree OUT="$1" clean && [ ! -e "$scratch/tree/$1" ]
}
ok 'OUT=c,d+q_n~m4_dnl@e' named c,d+q_n~m4_dnl@e
dry() {
	clone good tree && exits 0 build tree -n check >"$scratch/said" || return
	grep -q prove "$scratch/said" && [ ! -e "$scratch/tree/out/build/qcount" ]
}
ok 'make -n check runs nothing' dry

# tiny_follows CHANGE [ARGUMENT]: after CHANGE, the printer without libc is made again
tiny_follows() {
	clone good tree && exits 0 build tree N=4 tiny >"$scratch/said" 2>&1 && (cd "$scratch/tree" && eval "$1") &&
		exits 0 build tree N=4 tiny $2 2>"$scratch/said" &&
		equal "$(awk '{ print $2 }' "$scratch/said" | xargs)" "$B/printer/tiny $B/tiny.c out/queens4_tiny"
}
case $(uname -m) in
x86_64 | aarch64)
	ok "the printer without libc follows the version's template" tiny_follows 'touch templates/printer/version.m4'
	ok "its view's template" tiny_follows 'touch templates/views/list.m4'
	ok 'VIEW' tiny_follows : VIEW=first
	;;
*) skip 'what the printer without libc follows' 'it is for x86-64 and aarch64' ;;
esac

# --- the sources of programs -----------------------------------------------------

# A compiler that notes the last word of its command, and makes an empty file.
copy_tree "$scratch/sources"
cat >"$scratch/cc" <<'END'
#!/bin/sh
for word; do
	[ "$before" != -o ] || : >"$word"
	before=$word
done
case $before in
-lm) echo program ;;
*) echo "${before##*/}" ;;
esac >>"$0.log"
END
chmod +x "$scratch/cc"
# compiles TARGET: how often the compiler runs
compiles() {
	: >"$scratch/cc.log"
	build sources -s BUILD_CC="$scratch/cc" CC="$scratch/cc" "out/build/$1" >"$scratch/said" 2>&1
	grep -c . "$scratch/cc.log"
}
# follows TARGET FILE: TARGET is compiled again when FILE changes
follows() {
	find "$scratch/sources" -exec touch -d '1 hour ago' {} +
	touch "$scratch/sources/$2"
	[ "$(compiles "$1")" -gt 0 ]
}
objects=$(find gen/count -mindepth 2 -name '*.c' | wc -l)
ok 'qcount is each of its modules, unit.c six times, and itself' equal "$(compiles qcount)" $((objects + 6))
while read -r target files; do
	compiles "$target" >"$scratch/first"
	ok "$target: nothing changes, nothing is compiled" equal "$(compiles "$target")" 0
	for file in $files; do
		ok "$target follows $file" follows "$target" "$file"
	done
done <<END
host/qgen gen/tables/tables.h gen/tables/tables.c gen/cli.h gen/cli.c gen/search.c gen/literal.h gen/literal.c gen/published.h
host/embed gen/embed.c gen/cli.c gen/literal.h gen/literal.c
host/printer.o templates/printer/printer.c templates/printer/printer.h
qcount gen/count/qcount.c gen/cli.c gen/cli.h $(find gen/count -mindepth 2 -name '*.[ch]' | sort | sed -n '1p;$p' | xargs)
END

# --- what make says ------------------------------------------------------------

said() {
	clone good tree && rm "$scratch/tree/out/queens4"*
	exits 0 build tree N=4 "$@" >"$scratch/stdout" 2>"$scratch/stderr"
}
lines() {
	said && none <"$scratch/stdout" && [ "$(grep -c . "$scratch/stderr")" = 5 ] &&
		! grep -vxE '  (GEN|CC) {5,6}out/queens4[.a-z_]*' "$scratch/stderr"
}
ok 'one line on stderr for each thing that it makes' lines
quiet() {
	said -s && none <"$scratch/stdout" && none <"$scratch/stderr"
}
ok 'nothing with -s' quiet
view_alone() {
	said run && printf '2 4 1 3\n3 1 4 2\n' | diff - "$scratch/stdout"
}
ok 'stdout of make run is the view alone' view_alone
commands() {
	said V=1 && grep -q '^cc .*-o out/[.]new' "$scratch/stdout"
}
ok 'V=1 shows the commands' commands

no_m4() {
	exits 2 build good N=5 M4=/no/m4 tables 2>"$scratch/said" && ! ls "$scratch/good/out"/queens5* &&
		grep -x "M4='/no/m4': this is not GNU m4: make setup installs it" "$scratch/said"
}
ok 'no m4: make names the goal that installs it' no_m4

done_testing

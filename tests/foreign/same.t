#!/bin/sh
# same.t -- generators and printers made by other compilers and for other processors print the
# same bytes as cc's
. tests/tap.sh
. tests/foreign/ways.sh

# A saved board is in the machine's own format.
kinds=$(sed -n 's/^\t{ "\([a-z_]*\)",.*/\1/p' gen/tables/kinds.c | grep -vx board)

# build: qgen and embed, which run in folders of their own
build() {
	into=$scratch/$way
	timeout 300 make -s OUT="$into" BUILD_CC="$cc" BUILD_CFLAGS="$cflags" \
		"$into/build/host/qgen" "$into/build/host/embed" || return
	for program in qgen embed; do
		printf '#!/bin/sh\nexec timeout 300 %s "%s" "$@"\n' "$run" \
			"$into/build/host/$program" >"$into/$program" &&
			chmod +x "$into/$program" || return
	done
}

# all_of N: all that qgen and embed print of a board, or why not
all_of() {
	into=$scratch/$way
	"$into/qgen" board "$1" >"$into/board" || return
	for kind in $kinds; do
		echo "--- $kind"
		"$into/qgen" "$kind" "$into/board" 2>&1
	done
	{ printf '= tsv\n' && "$into/qgen" tsv "$into/board" && printf '= \n'; } >"$scratch/texts" &&
		"$into/embed" "queens$1" "$scratch/texts" >"$into/views.c" && cat "$into/views.c"
}

# same N: as cc's, which is not empty
same() {
	exits 0 all_of "$1" >"$scratch/$way.$1" &&
		cmp "$scratch/cc.$1" "$scratch/$way.$1"
}

# prints: the printer of what embed made
prints() {
	silent $cc $cflags -D_GNU_SOURCE -Itemplates/printer -o "$scratch/printer" templates/printer/printer.c \
		"$scratch/$way/views.c" && sed '1d; $d' "$scratch/texts" >"$scratch/text" &&
		exits 0 timeout 60 $run "$scratch/printer" tsv >"$scratch/printed" && cmp "$scratch/text" "$scratch/printed"
}

is_big_endian() {
	equal "$(od -An -t u1 -j 5 -N 1 "$scratch/s390x/build/host/qgen" | tr -d ' ')" 2
}

boards='6 10 12'
way=cc cc=cc cflags=-O1 run=
ok 'cc: the generator compiles' build
for n in $boards; do
	all_of $n >"$scratch/cc.$n"
done
every_kind() {
	grep -x -e '--- group_size' "$scratch/cc.6" && ! grep '^qgen:' "$scratch/cc.6"
}
ok 'cc: board 6 has every kind' every_kind
generator() {
	ok "$way: the generator compiles" build
	for n in $boards; do
		ok "$way: N=$n: qgen and embed print what cc's do" same $n
		ok "$way: N=$n: the printer prints that text" prints
	done
	[ "$way" != s390x ] || ok 's390x: the generator is big-endian' is_big_endian
}
each_way generator
done_testing

#!/bin/sh
# same.t -- generators made by other compilers and for other processors print the same
# bytes as cc's
. tests/tap.sh

# A saved board is in the machine's own format.
kinds=$(sed -n 's/^\t{ "\([a-z_]*\)",.*/\1/p' gen/tables/kinds.c | grep -vx board)

# build WAY CC CFLAGS RUN: qgen and embed, which RUN runs, in folders of their own
build() {
	into=$scratch/$1
	timeout 300 make -s OUT="$into" BUILD_CC="$2" BUILD_CFLAGS="$3" \
		"$into/build/host/qgen" "$into/build/host/embed" || return
	for program in qgen embed; do
		printf '#!/bin/sh\nexec timeout 300 %s "%s" "$@"\n' "$4" \
			"$into/build/host/$program" >"$into/$program" &&
			chmod +x "$into/$program" || return
	done
}

# all_of WAY N: all that qgen and embed print of a board, or why not
all_of() {
	way=$scratch/$1
	"$way/qgen" board "$2" >"$way/board" || return
	for kind in $kinds; do
		echo "--- $kind"
		"$way/qgen" "$kind" "$way/board" 2>&1
	done
	{ printf '\ftsv\n' && "$way/qgen" tsv "$way/board" && printf '\f\n'; } >"$scratch/texts" &&
		"$way/embed" "queens$2" "$scratch/texts"
}

# same WAY N: as cc's, which is not empty
same() {
	exits 0 all_of "$1" "$2" >"$scratch/$1.$2" &&
		cmp "$scratch/cc.$2" "$scratch/$1.$2"
}

is_big_endian() {
	equal "$(od -An -t u1 -j 5 -N 1 "$scratch/s390x/build/host/qgen" | tr -d ' ')" 2
}

boards='6 10 12'
ok 'cc: the generator compiles' build cc cc -O1
for n in $boards; do
	all_of cc $n >"$scratch/cc.$n"
done
every_kind() {
	grep -x -e '--- group_size' "$scratch/cc.6" && ! grep '^qgen:' "$scratch/cc.6"
}
ok 'cc: board 6 has every kind' every_kind
while IFS='|' read -r way cc cflags run; do
	ok "$way: the generator compiles" build "$way" "$cc" "$cflags" "$run"
	for n in $boards; do
		ok "$way: N=$n: qgen and embed print what cc's do" same "$way" "$n"
	done
done <<'END'
gcc|gcc|-O3
clang|clang|-O2
tcc|tcc|
aarch64|aarch64-linux-gnu-gcc|-O2 -static|qemu-aarch64
s390x|s390x-linux-gnu-gcc|-O2 -static|qemu-s390x
END
ok 's390x: the generator is big-endian' is_big_endian
done_testing

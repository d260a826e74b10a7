#!/bin/sh
# same.t -- generators made by other compilers and for other processors write the
# same bytes
#
# products.b2sum has the sums of the tables.  What embed writes must be what cc's does.
. tests/tap.sh

boards='8 10 12'

# build WAY CC CFLAGS [RUN]: qgen and embed, which RUN runs, in folders of their own
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

# has_sums WAY N: of the tables and the compact form
has_sums() {
	files=$(printf "queens$2%s " .h .c .tsv _compact.h _compact.c)
	qgen=$scratch/$1/qgen exits 0 gen/queens-tables -o "$scratch/$1" "$2" \
		.h .c .tsv _compact.h _compact.c || return
	for file in $files; do
		grep " $file\$" templates/products.b2sum || return
	done >"$scratch/sums"
	(cd "$scratch/$1" && b2sum -l 256 -c "$scratch/sums")
}

# embeds WAY N: what cc's embed made
embeds() {
	for way in cc "$1"; do
		"$scratch/$way/embed" "queens$2" "tsv=$scratch/$1/queens$2.tsv" \
			"=$scratch/$1/queens$2.h" >"$scratch/$way.texts" || return
	done
	cmp "$scratch/cc.texts" "$scratch/$1.texts"
}

is_big_endian() {
	equal "$(od -An -t u1 -j 5 -N 1 "$scratch/$1/build/host/qgen" | tr -d ' ')" 2
}

ok 'cc: the generator compiles' build cc cc -O1
while IFS='|' read -r way cc cflags run; do
	if ! command -v "$cc" >/dev/null || ! command -v ${run:-true} >/dev/null; then
		skip "$way: the same bytes" 'make setup-foreign installs it'
		continue
	fi
	ok "$way: the generator compiles" build "$way" "$cc" "$cflags" "$run"
	for n in $boards; do
		ok "$way: N=$n: the tables and the compact form have their sums" \
			has_sums "$way" "$n"
		ok "$way: N=$n: embed writes the text that cc's does" embeds "$way" "$n"
	done
done <<'END'
gcc|gcc|-O3
clang|clang|-O2
tcc|tcc|
aarch64|aarch64-linux-gnu-gcc|-O2 -static|qemu-aarch64
s390x|s390x-linux-gnu-gcc|-O2 -static|qemu-s390x
END
ok 's390x: the generator is big-endian' is_big_endian s390x
done_testing

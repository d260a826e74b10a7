#!/bin/sh
# same.t -- the bytes depend on N, PREFIX and the version alone; a folder may have any name
# long
. tests/tap.sh
. tests/build/tree.sh

# make_both COMMAND...: the products of two boards, by a command that is make; prints the sums of
# those that are not the compiler's
make_both() {
	for n in 5 11; do
		timeout 300 "$@" -s N=$n tables out/queens$n dist-firmware >&2 || return
	done
	sha256sum out/queens*.* out/build/queens*/facts out/build/queens*/printer/views
}
golden host out/build/host/qgen out/build/host/embed
clone host good
(cd "$scratch/good" && make_both make) >"$scratch/sums" || exit 1

elsewhere() {
	umask 077
	folder=$scratch/$(printf %0150d 0)/$(printf %0150d 0)
	mkdir -p "$folder" && cp -R "$scratch/host/." "$folder" && cd "$folder" && make_both env TZ=Asia/Kolkata \
		USER=eve HOME=/no HOSTNAME=moon COLUMNS=20 POSIXLY_CORRECT=1 TERM=dumb SOURCE_DATE_EPOCH=1 \
		LC_ALL=C.UTF-8 make -j8 | diff "$scratch/sums" -
}
ok 'another user, zone, SOURCE_DATE_EPOCH, umask, locale, a long path and -j8 change no byte' elsewhere

# Names that mean something to make, shell or m4.
folder() {
	place=$(printf '%bx' "$1") # with an x, $( ) keeps a line break before it
	place=$scratch/hostile/./${place%x}
	rm -rf "$scratch/hostile"
	mkdir "$scratch/hostile" && cp -R "$scratch/host" "$place" || return
	(cd "$place" && exits 0 timeout 300 make -s N=4 tables run >"$scratch/said" && exits 0 make clean) &&
		printf '2 4 1 3\n3 1 4 2\n' | cmp - "$scratch/said" && [ -z "$(find "$scratch/hostile" -name touched)" ]
}
while IFS='^' read -r name place; do
	is_due "$name" || continue
	ok "in a folder named with $name" folder "$place"
done <<'END'
blanks^ a  b 
+quotes^a'b"c
a call of make and the shell^$(shell touch touched)`touch touched`;a
+a line break^a\nb
make's signs^#%:=a
+a leading -^-rf
+wild cards^*?[a]
+m4's words^m4_define(`x', <|y|>)
END

done_testing

#!/bin/sh
# same.t -- the bytes depend on N, PREFIX and the version alone; a folder may have any name
# long
. tests/tap.sh
. tests/build/tree.sh
golden host out/build/qgen

# made COMMAND...: here, the sums of what this command, a make, makes of two boards, but for the compiler's
made() {
	for n in 5 11; do
		timeout 300 "$@" -s N=$n tables out/queens$n dist-firmware >&2 || return
	done
	sha256sum out/queens*.* out/build/queens*.txt
}
elsewhere() {
	umask 077
	folder=$scratch/$(printf %0150d 0)/$(printf %0150d 0)
	mkdir -p "$folder" && cp -R "$scratch/host/." "$folder" && cd "$folder" && made env TZ=Asia/Kolkata \
		USER=eve HOME=/no HOSTNAME=moon COLUMNS=20 POSIXLY_CORRECT=1 TERM=dumb SOURCE_DATE_EPOCH=1 \
		LC_ALL=C.UTF-8 make -j8 >"$scratch/sums" && cd "$scratch/host" && made make | diff - "$scratch/sums"
}
ok 'another user, zone, SOURCE_DATE_EPOCH, umask, locale, a long path and -j8 change no byte' elsewhere

# Names that mean something to make, shell or m4.
folder() {
	place=$(printf "%s/hostile/./%bx" "$scratch" "$1") # with an x, $( ) keeps a line break before it
	rm -rf "$scratch/hostile"
	mkdir "$scratch/hostile" && cp -R "$scratch/host" "${place%x}" && cd "${place%x}" &&
		equal "$(timeout 300 make -s N=4 tables run)" "$(printf '2 4 1 3\n3 1 4 2')" && make clean &&
		silent find "$scratch/hostile" -name touched
}
while IFS='^' read -r name place; do
	! is_due "$name" || ok "in a folder named with $name" folder "$place"
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

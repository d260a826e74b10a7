#!/bin/sh
# same.t -- the bytes depend on N, PREFIX and the version alone
# long
. tests/tap.sh
. tests/build/tree.sh

# products TREE: sums of what is promised; programs are the compiler's
products() {
	(cd "$scratch/$1" &&
		find out -type f \( -name 'queens*.[hc]' -o -name '*.tsv' -o -path '*/printer/views' -o -name facts \) \
			-exec sha256sum {} + | sort -k 2)
}
golden good out/build/host/qgen out/build/host/embed
cp -a "$scratch/good" "$scratch/host"
for n in 5 11; do build good N=$n tables out/queens$n; done >"$scratch/log" 2>&1
products good >"$scratch/products"
ok 'there is something to compare' [ "$(grep -cE 'queens11[.]tsv$|queens5/printer/views$' "$scratch/products")" = 2 ]

# alike FROM TREE COMMAND...: COMMAND, a prefix of make's, makes the same there
alike() {
	mkdir -p "$scratch/$2" && cp -R "$scratch/$1/." "$scratch/$2" || return
	(cd "$scratch/$2" && shift 2 && for n in 5 11; do timeout 300 "$@" N=$n || exit; done) >"$scratch/said" 2>&1 ||
		{ cat "$scratch/said"; return 1; }
	products "$2" | diff "$scratch/products" -
}
long=$(printf '%0150d' 0)/$(printf '%0150d' 0)
ok '-j8, in a folder with a long path' alike host "$long" make -j8
other='TZ=Asia/Kolkata SOURCE_DATE_EPOCH=1 USER=eve HOME=/no HOSTNAME=moon COLUMNS=20 POSIXLY_CORRECT=1 TERM=dumb'
ok 'another user, zone and day' alike host other env $other make
if unshare -u hostname zuse 2>/dev/null; then
	ok 'a host of another name' alike host zuse unshare -u sh -c 'hostname zuse; exec make "$@"' make
else
	skip 'a host of another name' 'only root can name one'
fi
narrow() { (umask 077 && alike host narrow make); }
ok 'another umask' narrow
if command -v localedef >/dev/null && mkdir "$scratch/locales" &&
	localedef -i et_EE -f UTF-8 "$scratch/locales/et_EE.UTF-8" 2>/dev/null; then
	ok 'another locale' alike host locale env LOCPATH="$scratch/locales" LC_ALL=et_EE.UTF-8 make
else
	skip 'another locale' 'there is none'
fi

# --- nothing of the machine in a product --------------------------------------------

lacks() {
	(cd "$scratch/good" && ! grep -rlwF -e "$1" $(cut -c 67- "$scratch/products"))
}
ok 'no path' lacks "$scratch"
ok 'no date' lacks "$(date +%Y-%m-%d)"
ok 'no date as C has it' lacks "$(date '+%b %e %Y')"

# --- folders whose names mean something to make, shell or m4 --------------------------

folder() {
	place=$(printf '%bx' "$1") place=$scratch/hostile/./${place%x}
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

# unconverted: a clone by a git that turns LF into CRLF has the same bytes
unconverted() {
	git clone -q -c core.autocrlf=true -c core.eol=crlf . "$scratch/clone" || return
	for file in out/queens8.tsv gen/queens-tables Makefile; do
		git show "HEAD:$file" | cmp - "$scratch/clone/$file" || return
	done
}
if git rev-parse HEAD >/dev/null 2>&1; then
	ok 'git does not change line ends, whatever autocrlf says' unconverted
else
	skip 'git does not change line ends, whatever autocrlf says' 'no git checkout'
fi

done_testing

#!/bin/sh
# busybox.t -- users can do what they do elsewhere with busybox's tools first in PATH, as on Alpine, and with
# tools that have the options of macOS and BSD alone; five shells may be sh
. tests/tap.sh
. tests/build/tree.sh

golden good N=4 all compact gallery counts
golden tree help
help=$(build tree help)
usual=$PATH

# macOS has these tools, and those below, which refuse GNU's options.
desk=$scratch/bsd
mkdir "$desk"
for tool in make cc as ld sh bash awk grep sed shasum perl env timeout date; do
	ln -s "$(command -v $tool)" "$desk"
done
ln -s /usr/bin/printf "$desk"
rm "$desk/sed" && printf '#!/bin/sh\nexec %s --posix "$@"\n' "$(command -v sed)" >"$desk/sed"
ln -s "$(command -v m4)" "$desk/gm4"
echo 'echo this is no GNU m4' >"$desk/m4"
! command -v original-awk >"$scratch/log" || ln -sf "$(command -v original-awk)" "$desk/awk"
while read -r tool letters; do
	cat >"$desk/$tool" <<-END
		#!/bin/sh
		for word; do
			case \$word in
			--) break ;;
			--* | -*[!-$letters]*) echo "$tool: illegal option \$word" >&2; exit 64 ;;
			esac
		done
		exec $(command -v $tool) "\$@"
	END
done <<'END'
cat belnstuv
chmod RfhHLPv
cmp hlsxz
cp HLPRXacfilnpv
diff uLaqrN
expand t0-9
head nc0-9
install bCcdMpSsvBfghmNo0-9
ln Fhfinsvw
ls AalRt1
mkdir pvm
mktemp dqtup
mv fhinv
readlink fn
rm dfiPRrvWx
rmdir pv
tr CcdsUu
uname amnprsv
wc clmw
END
sed -i '2i[ "$1" = -f ] || { echo "mv: it would ask a terminal" >&2; exit 64; }' "$desk/mv"
chmod +x "$desk"/*

# by_make ARGUMENTS...: make there; its shell is $shell, as sh
by_make() {
	build tree SHELL="$shell" "$@"
}
# works: board 4 is made, printed, installed and removed; patch takes the diff of a change
works() {
	equal "$(by_make -s help)" "$help" && exits 0 by_make N=4 all compact gallery proof counts || return
	for file in "$scratch"/good/out/queens*.*; do
		cmp "$file" "$scratch/tree/out/${file##*/}" || return
	done
	equal "$(by_make -s N=4 run 2>&1)" '2 4 1 3
3 1 4 2' && exits 0 by_make N=4 install prefix="$scratch/root" && cd "$scratch" &&
		(PATH=$usual && equal "$(stat -c %a root/bin/queens4 root/include/queens4.h | xargs)" '755 644') || return
	for file in "a b/queens4.h" "a b/queens4_proof.c"; do
		exits 0 "$shell" root/bin/queens-tables "$file" && exits 0 "$shell" root/bin/queens-tables --check "$file" &&
			cp "$file" same && echo more >>"$file" &&
			exits 1 "$shell" root/bin/queens-tables --check "$file" >diff && (PATH=$usual && patch -p1 <diff) &&
			cmp "$file" same || return
	done
	exits 0 by_make N=4 uninstall prefix="$scratch/root" && (PATH=$usual && silent find root ! -type d) &&
		exits 0 by_make N=4 clean && [ ! -e tree/out/build ]
}

PATH=$desk
ok 'BSD: there is no sha256sum' exits 127 sh -c 'sha256sum 2>&1'
ok 'BSD: mv has no -T' exits 64 mv -f -T a b
for name in bash dash zsh mksh busybox; do
	if shell=$(PATH=$usual command -v $name); then
		rm -rf "$scratch/$name" && mkdir "$scratch/$name" && ln -s "$shell" "$scratch/$name/sh"
		shell=$scratch/$name/sh
		PATH=$desk:$usual lend_host "$scratch/tree/out"
		ok "BSD: $name as sh" works
	else
		skip "BSD: $name as sh" "there is no $name"
	fi
done
PATH=$usual

# Debian's busybox has no install.
mkdir "$scratch/applets"
for applet in $(busybox --list); do
	ln -s "$(command -v busybox)" "$scratch/applets/$applet"
done
rm -f "$scratch/applets/install"
for tool in make m4 cc as ld perl; do
	ln -s "$(command -v $tool)" "$scratch/applets"
done
lend_host "$scratch/tree/out"
shell=$scratch/applets/sh
PATH=$scratch/applets
ok 'busybox: sed is the one of busybox' [ "$(command -v sed)" -ef "$(PATH=$usual command -v busybox)" ]
ok 'busybox: with its shell' works
case $(uname -m) in
x86_64 | aarch64) ok 'busybox: make tiny' exits 0 by_make N=4 tiny ;;
esac
# refuses LINE ARGUMENTS...
refuses() {
	line=$1
	shift
	exits 2 by_make -s "$@" 2>"$scratch/said" && grep -xF "$line" "$scratch/said"
}
ok 'busybox: what cannot work says so' refuses 'dist-firmware: this needs GNU tar' N=4 dist-firmware
echo 'x q_soluti' >"$scratch/tree/templates/queens.bad.m4"
ok 'busybox: a wrong template is named' refuses 'templates/queens.bad.m4:1: m4 left q_soluti' out/queens4.bad
ok 'busybox: another m4' says "'cat': this is not GNU m4" 2 env M4=cat gen/queens-tables queens4.h
PATH=$usual

done_testing

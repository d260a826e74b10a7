#!/bin/sh
# busybox.t -- users can do what they do elsewhere with busybox's tools first in PATH, as on Alpine, and with
# tools that have the options of macOS and BSD alone; five shells may be sh
. tests/tap.sh
. tests/build/tree.sh

golden good N=4 all compact gallery proof counts
golden tree help
help=$(build tree help)
usual=$PATH

# macOS has these tools, and those below, which refuse GNU's options.
desk=$scratch/bsd
mkdir "$desk"
for tool in make cc as ld sh bash awk grep sed shasum perl env timeout date find touch; do
	ln -s "$(command -v $tool)" "$desk"
done
ln -s /usr/bin/printf "$desk"
rm "$desk/sed" && stand_in "$desk/sed" "exec $(command -v sed) --posix \"\$@\""
ln -s "$(command -v m4)" "$desk/gm4"
echo 'echo this is no GNU m4' >"$desk/m4"
! command -v original-awk >"$scratch/log" || ln -sf "$(command -v original-awk)" "$desk/awk"
while read -r tool letters; do
	stand_in "$desk/$tool" <<-END
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
# works PATH SHELL: N=4 is made, printed, installed and removed; patch takes the diff of a change
works() {
	rm -rf "$scratch/as" && mkdir "$scratch/as" && ln -s "$(command -v $2)" "$scratch/as/sh" &&
		lend_host "$scratch/tree" || return
	shell=$scratch/as/sh PATH=$1
	prints "$help" by_make -s help && by_make N=4 all compact gallery proof counts &&
		(PATH=$usual && silent diff -r -x installed_qgen -x qgen -x '*.is' -x proof.o "$scratch/good/out" "$scratch/tree/out") && prints '2 4 1 3
3 1 4 2' by_make -s N=4 run && by_make N=4 install prefix="$scratch/root" && cd "$scratch" || return
	file='a b/queens4.h'
	"$shell" root/bin/queens-tables "$file" && cp "$file" same && echo more >>"$file" &&
		exits 1 "$shell" root/bin/queens-tables --check "$file" >diff && (PATH=$usual && patch -p1 <diff) &&
		cmp "$file" same && "$shell" root/bin/queens-tables --check "$file" &&
		by_make N=4 uninstall prefix="$scratch/root" && (PATH=$usual && silent find root ! -type d) &&
		by_make N=4 clean && [ ! -e tree/out/build ]
}

for name in bash dash zsh mksh busybox; do
	ok_if "command -v $name" "BSD: $name as sh" works "$desk" $name
done

# Debian's busybox has no install.
mkdir "$scratch/applets"
for applet in $(busybox --list); do
	ln -s "$(command -v busybox)" "$scratch/applets/$applet"
done
ln -sf "$(command -v install)" "$scratch/applets"
for tool in make m4 cc as ld perl; do
	ln -s "$(command -v $tool)" "$scratch/applets"
done
ok 'busybox: with its shell' works "$scratch/applets" busybox

lend_host "$scratch/tree"
PATH=$scratch/applets shell=$PATH/sh
case $(uname -m) in
x86_64 | aarch64) ok 'busybox: make tiny' by_make N=4 tiny ;;
esac
echo 'x q_soluti' >"$scratch/tree/templates/queens.bad.m4"
ok 'busybox: make says what is wrong' refuses 'templates/queens.bad.m4:1: m4 left q_soluti' 'by_make -s out/queens4.bad'
PATH=$usual

done_testing

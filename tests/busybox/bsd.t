#!/bin/sh
# bsd.t -- with tools that have the options of macOS and BSD alone, users can do what they do elsewhere
. tests/tap.sh
. tests/build/tree.sh

golden good N=4 all compact gallery counts
golden tree help

# A PATH of links to what macOS has too, and of tools that refuse GNU's options.
desk=$scratch/desk
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
usual=$PATH
PATH=$desk
ok 'there is no sha256sum' exits 127 sh -c 'sha256sum 2>&1'
ok 'mv has no -T' exits 64 mv -f -T a b

# by_make ARGUMENTS...: make there; its shell is $shell, as sh
by_make() {
	build tree SHELL="$shell" "$@"
}
# works: board 4 is made, printed, installed and removed
works() {
	exits 0 by_make -s help >"$scratch/said" && exits 0 by_make N=4 all compact gallery proof counts || return
	for file in "$scratch"/good/out/queens*.*; do
		cmp "$file" "$scratch/tree/out/${file##*/}" || return
	done
	equal "$(by_make -s N=4 run 2>&1)" '2 4 1 3
3 1 4 2' && exits 0 by_make N=4 install prefix="$scratch/root" && cd "$scratch" &&
		for file in "a b/queens4.h" "a b/queens4_proof.c"; do
			exits 0 "$shell" root/bin/queens-tables "$file" && exits 0 "$shell" root/bin/queens-tables --check "$file" &&
				echo more >>"$file" && exits 1 "$shell" root/bin/queens-tables --check "$file" || return
		done
	exits 0 by_make N=4 uninstall prefix="$scratch/root" && (PATH=$usual && silent find root ! -type d) &&
		exits 0 by_make N=4 clean && [ ! -e tree/out/build ]
}
for name in bash dash zsh mksh busybox; do
	if shell=$(PATH=$usual command -v $name); then
		rm -rf "$scratch/$name" && mkdir "$scratch/$name" && ln -s "$shell" "$scratch/$name/sh"
		shell=$scratch/$name/sh
		PATH=$desk:$usual lend_host "$scratch/tree/out"
		ok "$name as sh" works
	else
		skip "$name as sh" "there is no $name"
	fi
done

PATH=$usual
done_testing

#!/bin/sh
# systems.t -- what a user types works on another Debian, SYSTEM
. tests/tap.sh
. tests/systems/chroot.sh

# A mirror may stand still: then its date is too old for apt.
system "${SYSTEM:=trixie}" '
	useradd --create-home tester
	echo "tester ALL=(ALL) NOPASSWD: ALL" >/etc/sudoers.d/tester
	echo "Acquire::Check-Valid-Until \"false\";" >/etc/apt/apt.conf.d/still
	rm -f /var/cache/apt/archives/*.deb' $apart debootstrap --variant=minbase \
	--include=make,g++,libc6-dev,sudo,rust-coreutils "$SYSTEM"

# All lines run in one copy, by a user who may say sudo.
used=$systems/$SYSTEM.used tree=$systems/$SYSTEM.used/home/tester/queens
trap 'rm -rf --one-file-system "$used" "$scratch"' EXIT
rm -rf --one-file-system "$used"
cp -a "$systems/$SYSTEM" "$used" && cp /etc/hosts /etc/resolv.conf "$used/etc" && copy_tree "$tree" &&
	cp $(sed -n 's|^!|out/|p' out/.gitignore) "$tree/out" && chroot "$used" chown -R tester:tester /home/tester || exit 1

# there SECONDS LINE: what the user types in the checkout.  The first program stays root: one that
# becomes another user would not end with unshare.  At a terminal, sudo asks for /dev/pts.
there() {
	timeout --foreground -s KILL $1 $apart --root="$used" --wd=/home/tester/queens sh -c '
		mount -t devpts -o ptmxmode=666 none /dev/pts
		setpriv --reuid=tester --regid=tester --init-groups --reset-env sh -ec "$1"
		exit $?' root "$words; $2"
}
words='
	exits() { want=$1 got=0; shift; "$@" || got=$?; [ $got = $want ]; }
	check() { make -s check "$@" >~/log 2>&1 || { grep -E "^#|^ *Failed|[*]{3}" ~/log; exit 1; }; }
	bails_out() { exits 2 env TMPDIR=$1 make check TESTS=cli/tiny >~/said 2>&1; grep "stopped: .*$2" ~/said; }
	uutils() { PATH=/usr/lib/cargo/bin/coreutils:$PATH; [ "$(command -v mv)" = "${PATH%%:*}/mv" ]; }'
while IFS='|' read -r seconds name line; do
	ok "$SYSTEM: $name" there $seconds "$line"
done <<'END'
300|make setup run|make setup run >~/list; [ $(wc -l <~/list) = 92 ]
900|make check|check
60|make count|make -s count N=12 >~/count; grep -x 'all 14200' ~/count
120|make --shuffle|cp out/queens10.c ~; make -sj2B --shuffle=reverse N=10 all compact; cmp ~/queens10.c out/queens10.c; make -s --shuffle=7 clean; [ ! -e out/build ]; make -s
60|make install|sudo make install; queens8 | cmp - ~/list
60|queens-tables|cd; queens-tables new/queens8.h new/queens8.c; cmp new/queens8.c queens/out/queens8.c
60|--check of the same|queens-tables --check ~/new/queens8.h ~/new/queens8.c
60|--check of a change|echo >>~/new/queens8.h; exits 1 queens-tables --check ~/new/queens8.h >~/diff; grep '^@@' ~/diff
900|with uutils, as under nohup: make check|uutils; trap '' HUP; make -s clean; check
60|with uutils: make install|uutils; make install prefix=$HOME/u; ~/u/bin/queens8 | cmp - ~/list
60|with uutils: queens-tables|uutils; cd ~/u/bin; queens-tables queens8.h; ./queens-tables --check queens8.h
60|no TMPDIR|bails_out /gone '/gone cannot be written'
60|no program may run in TMPDIR|sudo mount -t tmpfs -o noexec none /mnt; bails_out /mnt 'no program may run in /mnt'
60|no /tmp|sudo mount -t tmpfs -o mode=0 none /tmp; TMPDIR=$HOME check TESTS=unit/
60|TMPDIR that root alone may enter|sudo mkdir -m 700 /root/t; sudo TMPDIR=/root/t make check TESTS=build/command
END

killed() {
	exits 137 there 2 'sudo mount -t tmpfs none /mnt; sleep 60' || return
	for try in $(seq 100); do
		left=$(find /proc/[0-9]*/root -lname "$used" 2>"$scratch/gone"; grep -F "$used" /proc/mounts)
		[ "$left" ] || return 0
		sleep .1
	done
	equal "$left" ''
}
ok 'what is killed leaves no program and no mount' killed

done_testing

#!/bin/sh
# systems.t -- what the READMEs tell a user to type works on Debian 12 and 13, from a bare image on, and with LONG=1 on
# sid; or on SYSTEM
. tests/tap.sh
. tests/systems/chroot.sh

# there SECONDS LINE: what the user, who may say sudo, types in the checkout.  The first program stays root: one that
# becomes another user would not end with unshare.  At a terminal, sudo asks for /dev/pts, and MPI for /sys.
there() {
	timeout --foreground -s KILL $1 $apart --root="$used" --wd=/home/tester/queens sh -c '
		mount -t devpts -o ptmxmode=666 none /dev/pts
		mount -t sysfs none /sys
		setpriv --reuid=tester --regid=tester --init-groups --reset-env sh -ec "$1"
		exit $?' root "$words
$2"
}
words='
	exits() { want=$1 got=0; shift; "$@" || got=$?; [ $got = $want ]; }
	check() { make -s check "$@" >~/log 2>&1 || { grep -E "^#|^ *Failed|[*]{3}" ~/log; exit 1; }; }
	bails_out() { exits 2 env TMPDIR=$1 make check TESTS=cli/tiny >~/said 2>&1; grep "stopped: .*$2" ~/said; }
	uutils() { PATH=/usr/lib/cargo/bin/coreutils:$PATH; [ "$(command -v mv)" = "${PATH%%:*}/mv" ]; }'

# types NAME: the command of this name prints what its README says, on stdout or, with no word there, on stderr
types() {
	there $([ "$LONG" ] && echo 20000 || echo 600) "$(cat "$scratch/$1.line")" >"$scratch/got" 2>"$scratch/said" </dev/null || {
		grep -hE '^#|^ *Failed|[*]{3}' "$scratch/got" "$scratch/said"
		tail -n 5 "$scratch/said"
		return 1
	}
	[ -s "$scratch/$1.wanted" ] || return 0
	[ -s "$scratch/got" ] || grep -v '^  [A-Z]* ' "$scratch/said" >"$scratch/got"
	case $(cat "$scratch/got") in $(cat "$scratch/$1.wanted")) ;; *) head "$scratch/$1.wanted" "$scratch/got"; return 1 ;; esac
}
# has_run NAME: whether the machine itself, with the same Debian, runs this in another suite
has_run() {
	[ ! "$LONG" ] && [ "$SYSTEM" = "$own" ] && grep -q '^make.*check' "$scratch/$1.line"
}

trap 'rm -rf --one-file-system "$systems"/*.used "$scratch"' EXIT
pages='README.md gen/count/README.md templates/README.md'
lines=$(awk -f tests/systems/lines.awk to="$scratch" $pages)
own=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
ok 'each command of a README has its $' exits 1 grep -nE '^    (sudo|make|out/|gen/|queens-tables|qcount|mpirun|cat) ' $pages
ok 'they have many' [ "$(echo "$lines" | grep -c '^now')" -gt 40 ]

for SYSTEM in ${SYSTEM:-bookworm trixie ${LONG:+sid}}; do
	debian "$SYSTEM"
	system "$SYSTEM-user" '
		apt-get update
		apt-get install -y --no-install-recommends sudo
		useradd --create-home tester
		echo "tester ALL=(ALL) NOPASSWD: ALL" >/etc/sudoers.d/tester
		echo "APT::Install-Recommends \"false\";" >/etc/apt/apt.conf.d/recommends' cp -a "$SYSTEM"
	# All lines run in one copy.
	used=$systems/$SYSTEM.used tree=$systems/$SYSTEM.used/home/tester/queens
	rm -rf --one-file-system "$used"
	cp -a "$systems/$SYSTEM-user" "$used" && cp /etc/hosts /etc/resolv.conf "$used/etc" && copy_tree "$tree" &&
		cp $(sed -n 's|^!|out/|p' out/.gitignore) "$tree/out" && mkdir "$tree/mine" || exit 1
	sed -n '/^rank,size$/,/^```$/{/^```$/!p;}' README.md >"$tree/mine/queens.sizes.m4"
	chroot "$used" chown -R tester:tester /home/tester

	while IFS='|' read -r how name; do
		title="$SYSTEM: $name: $(sed 's/  *#.*//' "$scratch/$name.line")"
		case $how in
		long) [ "$LONG" ] || continue ;;
		not*) skip "$title" "$how" && continue ;;
		esac
		! has_run "$name" || continue
		ok "$title" types "$name"
	done <<-END
		$lines
	END
	# What a README cannot say.
	while IFS='|' read -r seconds name line; do
		case $name in +*) [ "$SYSTEM" != "$own" ] || continue ;; esac
		ok "$SYSTEM: ${name#+}" there $seconds "$line" </dev/null
	done <<-'END'
		300|+the build rules of README|sudo apt-get install -y cmake meson ninja-build >~/log 2>&1; sh tests/firmware/builds.t
		120|+make --shuffle|make -s N=10 all compact; cp out/queens10.c ~; make -sBj2 --shuffle=reverse N=10 all compact; cmp ~/queens10.c out/queens10.c; make -s --shuffle=7 clean; [ ! -e out/build ]; make -s
		600|+with uutils, as under nohup: make check|sudo apt-get install -y rust-coreutils >~/log 2>&1; uutils; trap '' HUP; rm templates/queens.sizes.m4; sed -i '/^[.]sizes/d' tests/tables/golden.sums; check
		60|+with uutils: make install|uutils; make install prefix=$HOME/u; ~/u/bin/queens8 | grep -x '1 5 8 6 3 7 2 4'
		60|+with uutils: queens-tables|uutils; cd ~/u/bin; queens-tables queens8.h; ./queens-tables --check queens8.h
		60|+no TMPDIR|bails_out /gone '/gone cannot be written'
		60|+no program may run in TMPDIR|sudo mount -t tmpfs -o noexec none /mnt; bails_out /mnt 'no program may run in /mnt'
		60|+no /tmp|sudo mount -t tmpfs -o mode=0 none /tmp; TMPDIR=$HOME check TESTS=unit/
		60|+TMPDIR that root alone may enter|sudo mkdir -m 700 /root/t; sudo TMPDIR=/root/t make check TESTS=build/command
		120|a compiler without headers|sudo apt-get purge -y libc6-dev >~/log 2>&1; exits 1 cc -fsyntax-only -x c -include stdio.h /dev/null; make setup; make -s clean; make -s
	END
done

done_testing

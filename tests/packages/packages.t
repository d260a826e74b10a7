#!/bin/sh
# packages.t -- a packager's .deb and .rpm are built, checked, installed, run, and removed without a rest
#
# debootstrap makes two systems once.  Each command runs in a copy of one, which is thrown away.  All
# mounts are in the command's own namespace, and end with it, even if a signal ends it.
. tests/tap.sh
[ "$(id -u)" = 0 ] || { echo 'Bail out! only root can make a chroot: sudo make check-packages'; exit 1; }
make -s N=8 PREFIX=queens OUT="$OUT" tables dist || exit 1
systems=$(readlink -f "$OUT/build/host")/systems version=$(version)
apart='unshare --mount --pid --fork --kill-child --mount-proc'
alone='/usr/bin/env -i PATH=/usr/sbin:/usr/bin HOME=/here DEBIAN_FRONTEND=noninteractive sh -exc'
mkdir -p "$systems" "$scratch/copy" "$scratch/here"

# system NAME BASE COMMANDS: if the folder NAME is not there, BASE makes it, and COMMANDS run in it
system() {
	[ -d "$systems/$1" ] || (
		cd "$systems" && rm -rf "$1.new" && $2 "$1.new" && $apart chroot "$1.new" $alone "$3" && mv "$1.new" "$1"
	) >"$scratch/said" 2>&1 || {
		tail -n 20 "$scratch/said" >&2
		echo "Bail out! the system $1 cannot be made"
		exit 1
	}
}
system minimal "$apart debootstrap --variant=minbase trixie" '
	echo "APT::Sandbox::User \"root\"; APT::Install-Recommends \"false\";" >/etc/apt/apt.conf.d/tests
	dpkg --add-architecture arm64
	apt-get update
	apt-get install -y --download-only m4 rpm libc6:arm64'
system packager 'cp -a minimal' \
	'apt-get install -y build-essential debhelper gcc-aarch64-linux-gnu libc6-dev:arm64 lintian m4 rpm'

# A namespace may have its own binfmt_misc (Linux 6.7); the kernel opens qemu outside the chroot.
export qemu='
	mount -t binfmt_misc none /proc/sys/fs/binfmt_misc
	printf %s ":arm64:M:18:\xb7\x00\x01\x00\x00\x00::$(command -v qemu-aarch64-static):F" \
		>/proc/sys/fs/binfmt_misc/register
	exec "$@"'
# in_copy SYSTEM HOW COMMANDS: run COMMANDS in a copy of it, where /here is $scratch/here, as an ordinary
# `user', as `root', or as root where `qemu' runs programs for arm64; if they fail, show why
in_copy() {
	$apart sh -ec '
		mount -t tmpfs none "$2/copy"
		cd "$2/copy"
		mkdir upper work root
		mount -t overlay none -o "lowerdir=$1/$3,upperdir=upper,workdir=work" root
		mkdir root/here
		mount --rbind /dev root/dev
		mount --rbind /proc root/proc
		mount --bind "$2/here" root/here
		how=$4
		shift 4
		case $how in
		user) exec chroot --userspec=65534:65534 root "$@" ;;
		root) exec chroot root "$@" ;;
		qemu) exec unshare --user --map-root-user --mount sh -ec "$qemu" sh chroot root "$@" ;;
		esac
	' sh "$systems" "$scratch" "$1" "$2" $alone "$3" >"$scratch/said" 2>&1 || {
		grep -A 4 'not ok' "$scratch/said"
		tail -n 20 "$scratch/said"
		return 1
	}
}

# --- built -----------------------------------------------------------------------------

cp "$OUT/queens-$version.tar.gz" "$OUT/queens8.h" "$scratch/here"
cp -r tests/packages/debian tests/packages/queens.spec "$scratch/here"
sed -i "s/VERSION/$version/" "$scratch/here/debian/changelog" "$scratch/here/queens.spec"
chown -R 65534:65534 "$scratch/here"
chmod 755 "$scratch"

# debs FOLDER OPTIONS WORDS: build there by dpkg-buildpackage WORDS; its make install compiles nothing
debs() {
	in_copy packager user "
		mkdir -p /here/$1
		cd /here/$1
		cp /here/*.tar.gz queens_$version.orig.tar.gz
		tar -xzf *.gz
		cd queens-$version
		cp -r /here/debian .
		DEB_BUILD_OPTIONS=$2 dpkg-buildpackage -us -uc $3" &&
		sed '1,/	make .* install /d' "$scratch/said" | grep '^  [A-Z]*CC ' | none
}
ok 'dpkg-buildpackage' debs one '' ''
ok 'in another path' debs a/longer/path nocheck -b
same() {
	for file in "$scratch"/here/one/*.deb; do
		cmp "$file" "$scratch/here/a/longer/path/${file##*/}" || return
	done
}
ok 'the .deb has the same bytes' same
ok 'for arm64' debs arm64 nocheck '-b -aarm64'
ok 'lintian has no error' in_copy packager user 'lintian -I --fail-on error /here/one/*.changes /here/arm64/*.changes'
sed -n 's/^[A-Z]: /# &/p' "$scratch/said"
ok 'rpmbuild -bb' in_copy packager user 'cd /here
	rpmbuild -bb --nodeps -D "_topdir /here/rpm" -D "_sourcedir /here" queens.spec'

# --- used ------------------------------------------------------------------------------

# works HOW NEEDS INSTALL REMOVE: where there is what it needs, the package works, and leaves no file
works() {
	in_copy minimal "$1" "
		files() {
			find / -xdev ! -path '/var/cache/*' ! -path '/var/log/*' ! -path '/var/lib/apt/*' ! -name '*-old'
		}
		$2
		files >/tmp/before
		$3
		[ \$(queens8 | wc -l) = 92 ]
		queens8 tsv | cmp - /usr/share/queens/queens8.tsv
		(cd /tmp && queens-tables queens8.h && cmp queens8.h /here/queens8.h && rm queens8.h)
		queens-tables --check /usr/include/queens8.h /usr/share/queens/queens8.c
		$4
		files | diff /tmp/before -"
}
purge='apt-get autopurge -y queens'
ok 'the .deb' works root '' 'apt-get install -y /here/one/queens_*.deb' "$purge"
ok 'the .deb for arm64' works qemu 'apt-get install -y libc6:arm64' 'apt-get install -y /here/arm64/*.deb' "$purge"
ok 'the .rpm' works root 'apt-get install -y m4 rpm
		rpm --initdb' 'rpm -i --nodeps /here/rpm/RPMS/*/queens-[0-9]*.rpm' 'rpm -e queens'

done_testing

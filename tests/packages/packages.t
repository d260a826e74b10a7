#!/bin/sh
# packages.t -- a packager's .deb and .rpm are built, checked, installed, run, and removed without a rest
. tests/tap.sh
. tests/systems/chroot.sh
version=$(version) here=$scratch/here
make -s N=8 tables dist || exit 1

debian trixie
system minimal '
	echo "APT::Sandbox::User \"root\"; APT::Install-Recommends \"false\";" >/etc/apt/apt.conf.d/tests
	dpkg --add-architecture arm64
	apt-get update
	apt-get install -y --download-only m4 rpm' cp -a trixie
system packager 'apt-get install -y build-essential debhelper gcc-aarch64-linux-gnu libc6-dev:arm64 lintian m4 rpm' \
	cp -a minimal

# in_copy SYSTEM HOW COMMANDS: run COMMANDS in a copy of it, where /here is $here; if they fail, show why
in_copy() {
	$apart sh -ec '
		mount -t tmpfs none "$1"
		cd "$1"
		mkdir upper work root
		mount -t overlay none -o "lowerdir=$2,upperdir=upper,workdir=work" root
		mkdir root/here
		mount --rbind /dev root/dev
		mount --rbind /proc root/proc
		mount --bind "$3" root/here
		shift 3
		exec "$@"' sh "$scratch/copy" "$systems/$1" "$here" $2 $alone "$3" >"$scratch/said" 2>&1 || {
		grep -A 4 'not ok' "$scratch/said"
		tail -n 20 "$scratch/said"
		return 1
	}
}
user='chroot --userspec=65534:65534 root'
root='chroot root'

# --- built -----------------------------------------------------------------------------

mkdir "$scratch/copy" "$here"
cp -r "$OUT/queens-$version.tar.gz" "$OUT/queens8.h" tests/packages/debian tests/packages/queens.spec "$here"
sed -i "s/VERSION/$version/" "$here/debian/changelog" "$here/queens.spec"
chown -R 65534:65534 "$here"
chmod 755 "$scratch"

# debs FOLDER OPTIONS WORDS: build there by dpkg-buildpackage WORDS; its make install compiles nothing
debs() {
	in_copy packager "$user" "
		mkdir -p /here/$1
		cd /here/$1
		cp /here/*.tar.gz queens_$version.orig.tar.gz
		tar -xzf *.gz
		cd queens-$version
		cp -r /here/debian .
		DEB_BUILD_OPTIONS=$2 dpkg-buildpackage -us -uc $3" &&
		sed '1,/	make .* install /d' "$scratch/said" >"$scratch/installed" && grep dh_fixperms "$scratch/installed" &&
		exits 1 grep '^  [A-Z]*CC ' "$scratch/installed"
}
ok 'dpkg-buildpackage' debs one '' ''
ok 'in another path' debs a/longer/path nocheck -b
ok 'the .deb has the same bytes' equal "$(cd "$here/one" && sha256sum *.deb)" \
	"$(cd "$here/a/longer/path" && sha256sum *.deb)"
ok 'for arm64' debs arm64 nocheck '-b -aarm64'
ok 'all programs in it are for arm64' in_copy packager "$user" 'cd /here/arm64
	for file in *.deb; do dpkg-deb -x $file root; done
	[ $(readelf -h root/usr/bin/queens8 root/usr/bin/qcount root/usr/libexec/queens/qgen | grep -c AArch64) = 3 ]'
ok 'lintian has no error' in_copy packager "$user" \
	'lintian -I --fail-on error /here/one/*.changes /here/arm64/*.changes'
sed -n 's/^[A-Z]: /# &/p' "$scratch/said"
ok 'rpmbuild -bb' in_copy packager "$user" 'cd /here
	rpmbuild -bb --nodeps -D "_topdir /here/rpm" -D "_sourcedir /here" queens.spec'

# --- used ------------------------------------------------------------------------------

# works NEEDS INSTALL REMOVE: where there is what it needs, the package works, and leaves no file
works() {
	in_copy minimal "$root" "
		files() {
			find / -xdev ! -path '/var/cache/*' ! -path '/var/log/*' ! -path '/var/lib/apt/*' ! -name '*-old'
		}
		$1
		files >/tmp/before
		$2
		[ \$(queens8 | wc -l) = 92 ]
		queens8 tsv | cmp - /usr/share/queens/queens8.tsv
		(cd /tmp && queens-tables queens8.h && cmp queens8.h /here/queens8.h && rm queens8.h)
		queens-tables --check /usr/include/queens8.h /usr/share/queens/queens8.c
		qcount 8 | grep -x 'all 92'
		$3
		files | diff /tmp/before -"
}
ok 'the .deb' works '' 'apt-get install -y /here/one/*.deb' 'apt-get autopurge -y queens qcount'
ok 'the .rpm' works 'apt-get install -y m4 rpm
		rpm --initdb' 'cd /here/rpm/RPMS/*
		rpm -i --nodeps queens-[0-9]*.rpm qcount-[0-9]*.rpm' 'rpm -e queens qcount'

done_testing

# chroot.sh -- sourced after tap.sh: Debian systems, which debootstrap makes once
#
# Tests run in copies.  What a command mounts, it mounts in a new namespace: the mounts end with the
# command, also when it is killed, so that no trap has to undo them, and rm never meets one.
suite=${0%/*}
[ "$(id -u)" = 0 ] || { echo "Bail out! only root can make a chroot: sudo make check-${suite##*/}"; exit 1; }
PATH=$PATH:/usr/sbin:/sbin
systems=$(readlink -f "$OUT/build")/systems
apart='unshare --mount --pid --fork --kill-child --mount-proc'
alone='/usr/bin/env -i PATH=/usr/sbin:/usr/bin HOME=/here DEBIAN_FRONTEND=noninteractive sh -exc'

# system NAME COMMANDS BASE...: if the folder NAME is not there, BASE makes it, and COMMANDS run in it
system() {
	name=$1 commands=$2
	shift 2
	[ -d "$systems/$name" ] || (
		mkdir -p "$systems" && cd "$systems" && rm -rf --one-file-system "$name.new" && "$@" "$name.new" &&
			$apart chroot "$name.new" $alone "$commands" && mv "$name.new" "$name"
	) >"$scratch/said" 2>&1 || {
		tail -n 20 "$scratch/said" >&2
		echo "Bail out! the system $name cannot be made"
		exit 1
	}
}
# debian NAME: the least of this Debian that has apt.  A mirror may stand still: then its date is too old for apt.
debian() {
	system "$1" '
		echo "Acquire::Check-Valid-Until \"false\";" >/etc/apt/apt.conf.d/still
		rm -f /var/cache/apt/archives/*.deb' $apart debootstrap --variant=minbase "$1"
}

# room.sh -- refuse a board that the disk has no room for
#
# usage: room.sh N MEGABYTES FOLDER FILE...: board N takes so much in FOLDER, of
# which what is in FILE... is there already.  Exits 1 if the rest is not free.
n=$1 need=$2 folder=$3
shift 3
made=$(du -cm "$@" 2>/dev/null | tail -n 1 | cut -f 1)
free=$(df -Pm "$folder" | awk 'NR == 2 { print $4 }')
[ $((need - made)) -le "$free" ] || {
	echo "board $n takes $need MB in $folder: $made MB are made, $free MB free" >&2
	exit 1
}

# room.sh -- sourced after tap.sh: templates of a test, through the installed command

# Blanks and a comma in the names do no harm.
room="$scratch/my room/libexec/queens" data="$scratch/my room/share/queens"
own="$scratch/my own, m4" made=$scratch/made
mkdir -p "$room" "$data" "$own" "$made"
cp gen/queens-tables "$OUT/build.queens/host/qgen" "$room"
cp -R gen/expand.sh templates "$data"
ln -s ../../share/queens/expand.sh "$room"
chmod -R u+w "$scratch/my room" # a checkout may be one that cannot be written

# template ENDING TEXT: queensENDING.m4, of TEXT as printf's %b has it
template() {
	printf '%b\n' "$2" >"$own/queens$1.m4"
}

# by_command N ENDING: make the product of board N in $made; a template may not end
by_command() {
	timeout 100 "$room/queens-tables" -t "$own" "$made/queens$1$2"
}

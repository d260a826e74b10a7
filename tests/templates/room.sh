# room.sh -- sourced after tap.sh: templates of a test, through the installed command

# Blanks and a comma in the names do no harm.
room="$scratch/my room/bin" qgen="$scratch/my room/libexec/queens/qgen"
own="$scratch/my own, m4" made=$scratch/made
place_command "$scratch/my room" && mkdir "$own" "$made" || exit

# template ENDING TEXT: queensENDING.m4, of TEXT as printf's %b has it
template() {
	printf '%b\n' "$2" >"$own/queens$1.m4"
}

# by_command N ENDING: make the product of board N in $made, in another locale; a template may not end
by_command() {
	LC_ALL=C.UTF-8 timeout 100 "$room/queens-tables" -t "$own" "$made/queens$1$2"
}

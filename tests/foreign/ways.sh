# ways.sh -- sourced after tap.sh: what other compilers make

# All kinds of records but the board, which is in the machine's own format.
kinds=$(sed -n 's/^\t{ [A-Z(]*"\([a-z_]*\)".*/\1/p' gen/tables/kinds.c | grep -vx board)

# make_for TREE FILE...: make these in out/ of a copy of the checkout
make_for() {
	tree=$1
	shift
	copy_tree "$tree" && timeout 300 make -s -C "$tree" CC="$cc" CFLAGS="$cflags" BUILD_CC="$cc" BUILD_CFLAGS="$cflags" \
		$(printf 'out/%s ' "$@")
}

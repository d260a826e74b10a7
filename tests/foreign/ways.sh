# ways.sh -- sourced after tap.sh: what other compilers make

# All kinds of records but the board, which is in the machine's own format.
kinds=$(sed -n 's/^\t{ [A-Z(]*"\([a-z_]*\)".*/\1/p' gen/tables/kinds.c | grep -vx board)

# make_for FOLDER FILE...: make these in FOLDER
make_for() {
	folder=$1
	shift
	timeout 300 make -s OUT="$folder" BUILD_CC="$cc" BUILD_CFLAGS="$cflags" $(printf "$folder/%s " "$@")
}

# ways.sh -- sourced after tap.sh: compilers, and how to run what they compile

# All kinds of records but the board, which is in the machine's own format.
kinds=$(sed -n 's/^\t{ [A-Z(]*"\([a-z_]*\)".*/\1/p' gen/tables/kinds.c | grep -vx board)

# make_for FOLDER FILE...: make these in FOLDER
make_for() {
	folder=$1
	shift
	timeout 300 make -s OUT="$folder" BUILD_CC="$cc" BUILD_CFLAGS="$cflags" $(printf "$folder/%s " "$@")
}

# each_way COMMAND: run COMMAND for each compiler that is there, with way, cc, cflags and emulator set.
# gcc-12 and the like are skipped if they are what gcc or clang is.
each_way() {
	while IFS='|' read -r cc way cflags emulator; do
		way=${way:-$cc} usual=${cc%-[0-9]*}
		if ! command -v "$cc" >/dev/null; then
			skip "$way" 'not installed'
		elif [ "$cc" != "$usual" ] && [ "$("$cc" -dumpversion)" = "$("$usual" -dumpversion)" ]; then
			skip "$way" "it is $usual"
		else
			"$1"
		fi
	done <<-END
		gcc||-O3 -Werror
		gcc-12||-O3 -Werror
		gcc-14||-O3 -Werror
		clang||-O2 -Werror
		clang-14||-O2 -Werror
		clang-19||-O2 -Werror
		tcc||
		aarch64-linux-gnu-gcc|aarch64|-O2 -static|qemu-aarch64
		s390x-linux-gnu-gcc|s390x|-O2 -static|qemu-s390x
		arm-linux-gnueabihf-gcc|armhf|-O2 -static -Werror|qemu-arm
	END
}

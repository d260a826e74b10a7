#!/bin/sh
# archive.t -- the folder of make dist-firmware names its own board everywhere, and its sketch prints
# the solutions; check-firmware has the build systems themselves
. tests/tap.sh

# A board with tables, and one that is too large for them; a prefix that the files must rewrite.
room=$OUT/build/host/archive
lend_host "$room" && rm -f "$room"/*.tar.gz || exit 1
# names N HEADER SAID: make says that of an archive whose files have these lines
names() {
	(umask 077 && exits 0 make -s OUT="$room" N=$1 PREFIX=My_zoo dist-firmware) 2>"$scratch/said" &&
		equal "$(tar -tvzf "$room/My_zoo$1-firmware.tar.gz" | awk '{ print $1, $2 }' | sort -u)" '-rw-r--r-- 0/0' &&
		tar -xzf "$room/My_zoo$1-firmware.tar.gz" -C "$scratch" && equal "$(cat "$scratch/said")" "$3" || return
	sed "s/HEADER/$2/; s/@/$1/g" <<-'END' | while IFS='~' read -r file line; do
		library.properties~name=My_zoo@
		library.properties~includes=HEADER
		library.json~	"name": "My-zoo@",
		library.json~	"headers": "HEADER",
		zephyr/module.yml~name: My_zoo@
		zephyr/Kconfig~config MY_ZOO@
		zephyr/CMakeLists.txt~if(CONFIG_MY_ZOO@)
		CMakeLists.txt~add_library(My_zoo@::My_zoo@ ALIAS My_zoo@)
		README.md~`src/` has the sources. Each header begins with an example; start with `#include "HEADER"`.
	END
		grep -qxF -e "$line" "$scratch/My_zoo$1/$file" || echo "$file lacks: $line"
	done | none
}
# there N HEADER: each path that Zephyr's CMakeLists.txt names is there, from its folder, and has the header
there() {
	cd "$scratch/My_zoo$1/zephyr" && sed -n 's/.*{CMAKE_CURRENT_LIST_DIR}\/\([^ )]*\).*/\1/p' CMakeLists.txt >"$scratch/paths" &&
		equal "$(wc -l <"$scratch/paths")" 2 && ls $(cat "$scratch/paths") >"$scratch/listed" &&
		grep -x "$2" "$scratch/listed"
}

cat >"$scratch/sketch.cc" <<'END'
#include <cstdio>
static struct {
	void begin(long) {}
	void print(int number) { std::printf("%d", number); }
	void print(char c) { std::putchar(c); }
	void println(const char *text) { std::puts(text); }
} Serial;
#include SKETCH
int main() { setup(); loop(); }
END
# prints N FILES: src/ has these files alone; with them, compiled as C, the sketch prints every solution to stdout
prints() {
	folder=$scratch/My_zoo$1
	equal "$(ls "$folder/src" | sed 's/^My_zoo[0-9]*//' | xargs)" "$2" || return
	for file in "$folder"/src/*.c; do
		silent $CC -c -I"$folder/src" -o "${file%.c}.o" "$file" || return
	done
	silent c++ -Wall -Wextra -I"$folder/src" "-DSKETCH=\"$folder/examples/Print/Print.ino\"" -o "$scratch/sketch" \
		"$scratch/sketch.cc" "$folder"/src/*.o && "$scratch/sketch" >"$scratch/printed" &&
		{ "$QGEN" list "$room/build/My_zoo$1/board" && echo end; } | sort >"$scratch/wanted" &&
		sort "$scratch/printed" | cmp - "$scratch/wanted"
}
while IFS='|' read -r n header files message; do
	ok "N=$n: every build system is told its names" names $n $header "$message"
	ok "N=$n: Zephyr finds sources and header" there $n $header
	ok_with c++ "N=$n: the sketch prints all solutions" prints $n "$files"
done <<'END'
5|My_zoo5.h|.c .h _compact.c _compact.h|
13|My_zoo13_compact.h|_compact.c _compact.h|board 13: the archive has only the compact form: tables take over 1 MB
END

done_testing

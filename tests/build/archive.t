#!/bin/sh
# archive.t -- the folder of make dist-firmware names its own board everywhere, and its sketch prints
# the solutions; check-firmware has the build systems themselves
. tests/tap.sh

# A board without a compact form, one with both, and one that is too large for tables.
copy_tree "$scratch/tree" && lend_host "$scratch/tree" && cd "$scratch/tree" || exit 1
unpacked() {
	(umask 077 && GZIP=-v TAR_OPTIONS='--exclude=*.h' make -s N=$n dist-firmware) 2>"$scratch/remark" &&
		equal "$(cat "$scratch/remark")" "$remark" && cd out &&
		equal "$(TZ=UTC0 tar -tvzf $name-firmware.tar.gz | awk '{ print $1, $2, $4 }' | sort -u | xargs)" \
			'-rw-r--r-- 0/0 1970-01-01 drwxr-xr-x 0/0 1970-01-01' && tar -tzf $name-firmware.tar.gz | sort -c &&
		rm -r $name-firmware && tar -xzf $name-firmware.tar.gz && cd $name-firmware/src && equal "$(printf '%s|' *)" "$(printf "$name%s|" $files)"
}
misnamed() {
	while IFS='~' read -r file line; do
		grep -qxF -e "$line" "$folder/$file" || echo "$file lacks: $line"
	done <<-END
		library.properties~name=$name
		library.properties~includes=$header
		CMakeLists.txt~set_target_properties($name PROPERTIES PUBLIC_HEADER "\${headers}")
		library.properties~version=$(version).0
		library.json~	"name": "queens$n",
		library.json~	"version": "$(version).0",
		library.json~	"headers": "$header",
		idf_component.yml~version: "$(version).0"
		zephyr/module.yml~name: $name
		zephyr/module.yml~  cmake: zephyr
		zephyr/module.yml~  kconfig: zephyr/Kconfig
		zephyr/Kconfig~config QUEENS$n
		zephyr/CMakeLists.txt~if(CONFIG_QUEENS$n)
		CMakeLists.txt~add_library($name::$name ALIAS $name)
		CMakeLists.txt~if(ESP_PLATFORM)
		CMakeLists.txt~	idf_component_register(SRCS \${sources} INCLUDE_DIRS src)
		CMakeLists.txt~	return()
		README.md~\`src/\` has the sources. Each header begins with an example; start with \`#include "$header"\`.
	END
}
# Zephyr's CMakeLists.txt names each source and the folder of headers, from its own folder.
found() {
	cd "$folder/zephyr" && equal "$(cd ../src && printf '../src/%s ' *.c)../src" \
		"$(grep -o '[.][.]/[^ )]*' CMakeLists.txt | xargs)" && [ -e "../src/$header" ]
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
sketched() {
	(cd "$folder/src" && silent $CC -c *.c) &&
		silent c++ -Wall -Wextra -I"$folder/src" "-DSKETCH=\"$folder/examples/Print/Print.ino\"" \
			-o "$scratch/sketch" "$scratch/sketch.cc" "$folder"/src/*.o && "$scratch/sketch" >"$scratch/printed" &&
		{ "$QGEN" list $n && echo end; } | sort >"$scratch/wanted" &&
		sort "$scratch/printed" | diff "$scratch/wanted" -
}
while IFS='|' read -r n header files remark; do
	name=queens$n folder=$PWD/out/queens$n-firmware
	ok "N=$n: the archive has the right sources, for everybody" unpacked
	ok "N=$n: every build system is told its names" silent misnamed
	ok "N=$n: Zephyr finds sources and header" found
	ok_if 'command -v c++' "N=$n: the sketch prints all solutions" sketched
done <<'END'
3|queens3.h|.c .h|
5|queens5.h|.c .h _compact.c _compact.h|
13|queens13_compact.h|_compact.c _compact.h|
END

# A folder is all its files, however it is named.
named() {
	folder=out/queens3-firmware
	gen/queens-tables --check $folder $folder/ -- $folder $folder/ >"$scratch/same" &&
		equal "$(tr ' ' '\n' <"$scratch/same" | grep -c .)" $((1 + 4 * $(find $folder -type f ! -name '*.o' | wc -l)))
}
ok 'queens-tables takes the folder with a / and without, also behind --' named
# sources_of N...: of a large board, too, whose solutions are those of a small one here
sources_of() {
	stand_in "$scratch/four" '[ $1 != board ] || set -- board 4' "exec '$QGEN' \"\$@\"" &&
		QGEN=$scratch/four make_tables $(printf 'all/x%s-firmware ' "$@") && cd "$scratch/all" && echo */src/*
}
x=-firmware/src/x
ok 'tables up to N=12, and the compact form from N=4' prints "x12${x}12.c x12${x}12.h x12${x}12_compact.c x12${x}12_compact.h \
x16${x}16_compact.c x16${x}16_compact.h x4${x}4.c x4${x}4.h x4${x}4_compact.c x4${x}4_compact.h" sources_of 4 12 16

# broken: without gzip there is no archive, and next time there is one; a file of nobody's is not in it
broken() {
	rm out/*.gz && stand_in "$scratch/gzip" 'exit 1' && (PATH=$scratch:$PATH && exits 2 make -s N=5 dist-firmware) &&
		[ ! -e out/queens5-firmware.tar.gz ] && : >out/queens5-firmware/src/old.c && make -s N=5 dist-firmware &&
		tar -tzf out/queens5-firmware.tar.gz >"$scratch/names" && [ -s "$scratch/names" ] && exits 1 grep old "$scratch/names"
}
ok 'a gzip that fails' broken
# with_bsdtar: a tar that has not the options of GNU's
with_bsdtar() {
	stand_in "$scratch/tar" 'case $* in --version) echo bsdtar; exit ;; *--sort*) exit 1 ;; esac' \
		"exec '$(command -v tar)' \"\$@\"" && rm out/*.gz "$scratch/gzip" &&
		PATH=$scratch:$PATH make -s N=5 dist-firmware && tar -tzf out/queens5-firmware.tar.gz | grep '/src/queens5.h'
}
ok "a tar that is not GNU's" with_bsdtar

done_testing

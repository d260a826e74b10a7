#!/bin/sh
# recipes.t -- every recipe builds a program, and takes the host compiler for the
# generator and the target compiler for the program
. tests/tap.sh

# Two compilers, each of which notes that it ran.
mkdir "$scratch/bin"
for kind in host target; do
	printf '#!/bin/sh\necho %s >>"%s"\nexec cc "$@"\n' $kind \
		"$scratch/$kind" >"$scratch/bin/$kind-cc"
	chmod +x "$scratch/bin/$kind-cc"
done
PATH=$scratch/bin:$PATH

# consumer NAME: a project with a checkout and the recipe
consumer() {
	project=$scratch/$1
	mkdir "$project" && copy_tree "$project/queens" &&
		cp tests/firmware/recipes/main.c tests/firmware/recipes/"$1"/* \
			"$project" &&
		rm -f "$scratch/host" "$scratch/target" || return
}

# follows BUILD...: after a change of the checkout, the next build has it, and the build
# after that makes nothing
follows() {
	sed -i '1i /* changed */' "$project/queens/templates/queens.h.m4" &&
		(cd "$project" && exits 0 "$@") &&
		[ "$(find "$project" -name puzzle6.h -exec grep -l changed {} + | wc -l)" = 2 ] &&
		dates >"$scratch/before" && (cd "$project" && exits 0 "$@") && dates | diff "$scratch/before" -
}
dates() {
	find "$project" -name 'consumer*' -type f -printf '%p %T@\n' -o -name '*.o' -printf '%p %T@\n' | sort
}

# prints PROGRAM: the right text; and both compilers ran
prints() {
	[ "$("$1")" = '4 solutions, the first one: 2 4 6 1 3 5' ] &&
		[ -s "$scratch/host" ] && [ -s "$scratch/target" ]
}

with_make() {
	consumer make && (cd "$project" && exits 0 make CC=target-cc \
		HOST_CC=host-cc CFLAGS='-Wall -Wextra -Werror') &&
		prints "$project/consumer" &&
		follows make CC=target-cc HOST_CC=host-cc
}
with_cmake() {
	consumer cmake && (cd "$project" && mkdir b && exits 0 cmake -B b \
		-DCMAKE_C_COMPILER=target-cc -DHOST_CC=host-cc \
		-DCMAKE_C_FLAGS='-Wall -Wextra -Werror' &&
		exits 0 cmake --build b -j 2) &&
		prints "$project/b/consumer" && follows cmake --build b
}
with_meson() {
	consumer meson && cat >"$scratch/cross" <<'END' || return
[binaries]
c = 'target-cc'
[host_machine]
system = 'none'
cpu_family = 'x86_64'
cpu = 'x86_64'
endian = 'little'
END
	(cd "$project" && CC_FOR_BUILD=host-cc exits 0 meson setup -Dwerror=true \
		--cross-file "$scratch/cross" b && exits 0 ninja -C b) &&
		prints "$project/b/consumer" && follows ninja -C b
}
ok 'Make builds, follows a change, and builds nothing twice' with_make
ok 'CMake does, too' with_cmake
ok 'Meson does, too' with_meson

done_testing

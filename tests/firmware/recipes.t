#!/bin/sh
# recipes.t -- every recipe builds a program, and takes the host compiler for the
# generator and the target compiler for the program
. tests/tap.sh

# Two compilers, each of which notes that it ran.
mkdir "$scratch/bin"
for kind in host target; do
	printf '#!/bin/sh\necho %s >>"%s"\nexec cc "$@"\n' $kind "$scratch/$kind" >"$scratch/bin/$kind-cc"
	chmod +x "$scratch/bin/$kind-cc"
done
PATH=$scratch/bin:$PATH
cat >"$scratch/cross" <<'END'
[binaries]
c = 'target-cc'
[host_machine]
system = 'none'
cpu_family = 'x86_64'
cpu = 'x86_64'
endian = 'little'
END

# follows NAME PROGRAM SETUP BUILD: the recipe builds PROGRAM by both compilers; after a
# change of the checkout the next BUILD has it, and the one after that makes nothing
follows() {
	project=$scratch/$1
	rm -f "$scratch/host" "$scratch/target"
	mkdir "$project" && copy_tree "$project/queens" &&
		cp tests/firmware/recipes/main.c tests/firmware/recipes/"$1"/* "$project" && cd "$project" &&
		exits 0 eval "$3" && exits 0 eval "$4" && [ -s "$scratch/host" ] && [ -s "$scratch/target" ] &&
		equal "$($2)" '4 solutions, the first one: 2 4 6 1 3 5' || return
	sed -i '1i /* changed */' queens/templates/queens.h.m4 && exits 0 eval "$4" &&
		equal "$(find . -name puzzle6.h -exec grep -l changed {} + | wc -l)" 2 &&
		dates >"$scratch/before" && exits 0 eval "$4" && dates | diff "$scratch/before" -
}
dates() {
	find . -name 'consumer*' -type f -printf '%p %T@\n' -o -name '*.o' -printf '%p %T@\n' | sort
}
ok 'Make builds, follows a change, and builds nothing twice' follows make ./consumer : \
	"make CC=target-cc HOST_CC=host-cc CFLAGS='-Wall -Wextra -Werror'"
ok 'CMake does, too' follows cmake b/consumer "cmake -B b -DCMAKE_C_COMPILER=target-cc -DHOST_CC=host-cc \
	-DCMAKE_C_FLAGS='-Wall -Wextra -Werror'" 'cmake --build b -j 2'
ok 'Meson does, too' follows meson b/consumer \
	'CC_FOR_BUILD=host-cc meson setup -Dwerror=true --cross-file "$scratch/cross" b' 'ninja -C b'

done_testing

#!/bin/sh
# folders.t -- the folder of a checkout may have any name
# long
. tests/tap.sh
. tests/build/tree.sh
golden host out/build/qgen

# Names that mean something to make, shell or m4.
folder() {
	place=$(printf "%s/hostile/./%bx" "$scratch" "$1") # with an x, $( ) keeps a line break before it
	rm -rf "$scratch/hostile"
	mkdir "$scratch/hostile" && cp -a "$scratch/host" "${place%x}" && cd "${place%x}" &&
		equal "$(timeout 300 make -s N=4 tables run)" "$(printf '2 4 1 3\n3 1 4 2')" && make clean &&
		silent find "$scratch/hostile" -name touched
}
while IFS='^' read -r name place; do
	! is_due "$name" || ok "in a folder named with $name" folder "$place"
done <<'END'
blanks^ a  b 
+quotes^a'b"c
a call of make and the shell^$(shell touch touched)`touch touched`;a
+a line break^a\nb
make's signs^#%:=a
+a leading -^-rf
+wild cards^*?[a]
+m4's words^m4_define(`x', <|y|>)
END

done_testing

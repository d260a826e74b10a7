#!/bin/sh
# examples.t -- each example of templates/README.md makes what stands under it
. tests/tap.sh

# examples: write each template and the text that belongs to it to $scratch/N.m4, N.text
examples() {
	awk -v dir="$scratch" '
		/^```m4$/ { file = dir "/" ++n ".m4"; next }
		/^```text$/ { file = dir "/" n ".text"; next }
		/^```$/ { file = ""; next }
		file { print >file }
		END { print n }' templates/README.md
}
count=$(examples)

# makes N: example N is the template of queens.exampleN
makes() {
	mkdir -p "$scratch/own"
	cp "$scratch/$1.m4" "$scratch/own/queens.example$1.m4"
	qgen=$OUT/build/host/qgen exits 0 gen/queens-tables -t "$scratch/own" \
		-o "$scratch" 4 ".example$1" || return
	diff "$scratch/$1.text" "$scratch/queens4.example$1"
}
for n in $(seq "$count"); do
	ok "example $n, $(head -n 1 "$scratch/$n.m4")" makes "$n"
done
ok 'there are at least 8 examples' [ "$count" -ge 8 ]

# README.md's template is tested in template.t.
done_testing

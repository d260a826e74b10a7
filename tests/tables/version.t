#!/bin/sh
# version.t -- the bytes of every product belong to this version
. tests/tap.sh

version=$(sed -n 's/^version //p' templates/products.b2sum)

# same_version: the kept sums are of this version
same_version() {
	grep -qxF "m4_define(<|q_version|>, <|$version|>)" templates/contract.m4 || {
		echo "the sums are of version $version: tests/tables/sums >templates/products.b2sum"
		return 1
	}
}
ok "the kept sums are of this version" same_version

# same_bytes: all sums are the kept ones
same_bytes() {
	grep -E '^version|queens([1-9]|1[0-2])[^0-9]' templates/products.b2sum >"$scratch/kept"
	OUT=$OUT tests/tables/sums 1 2 3 4 5 6 7 8 9 10 11 12 >"$scratch/sums" || return
	diff "$scratch/kept" "$scratch/sums" || {
		echo "bytes changed: raise q_version in templates/contract.m4, and"
		echo "tests/tables/sums >templates/products.b2sum"
		return 1
	}
}
ok "N=1..12: all products have the bytes of version $version" same_bytes

ok "the README says what version $version changed" grep -q "^| $version |" README.md

# noticed CHANGE: the sums of a changed tree differ
noticed() {
	rm -rf "$scratch/tree"
	copy_tree "$scratch/tree" && (cd "$scratch/tree" && sed -i "$2" "templates/$1" && BUILD_CFLAGS=-O0
		OUT=out tests/tables/sums 4) >"$scratch/changed" || return
	grep -h queens4 templates/products.b2sum | diff - "$scratch/changed" | grep '^>.*queens4'
}
ok 'a changed comment is noticed' noticed queens.h.m4 's/symmetries/Symmetries/'
ok 'a changed view is noticed' noticed views/pairs.m4 's/((/( (/'

done_testing

#!/bin/sh
# clean.t -- make clean removes what make makes, and nothing else
. tests/tap.sh
. tests/build/tree.sh
export N=5
golden tree all tiny compact dist-firmware out/queens5.csv out/queens5_ask.html out/puzzle5.h

# A user's files in out/, with names like those that make makes, or made in older versions.
mine='20.journal build.queens/x paper.pdf photo2.svg puzzle5.c queens-notes.tar.gz queens17.h queens5.txt
	queens8.h.bak queens8_mine.c x/queens5.h'
cleaned() {
	clone tree mine && cd "$scratch/mine" && (cd "$from" && cp $kept "$scratch/mine/out") &&
		mkdir out/x out/build.queens && for file in $mine; do echo mine >"out/$file" || return; done
	touch $(printf 'out/queens%s.csv ' $(seq 16)) && # of any board
	echo half >out/.new.1.queens5.h # as of a make that was killed
	make clean && equal "$(cd out && find . -type f | sort)" "$(printf './%s\n' $kept $mine puzzle5.h | sort)"
}
from=$(readlink -f out) kept=$(sed -n 's/^!//p' out/.gitignore)
ok 'what make makes is gone; what is kept, and what a user has, is there' cleaned
# As browsers and file managers name a second copy, and as somebody hostile names a template.
copies() {
	clone tree names && cd "$scratch/names" && cp templates/queens.csv.m4 'templates/queens(1).csv.m4' &&
		touch 'templates/queens.x;touch${IFS}pwned;.m4' 'templates/queens.$(shell>pwned).m4' \
			'templates/queens.`>pwned`.m4' 'templates/views/queens_a;touch${IFS}pwned;.txt.m4' &&
		cp templates/queens.csv.m4 'templates/queens copy.csv.m4' && silent make -s tables && silent make -s install DESTDIR="$PWD/to" &&
		silent make -s uninstall DESTDIR="$PWD/to" && silent find to ! -type d && silent make -s clean &&
		silent find . -name 'pwned*'
}
# waits: what stands behind clean is made afterwards, by the qgen of $OUT as if it were compiled
waits() {
	stand_in "$scratch/copies" 'until [ "$1" = -o ]; do shift; done' "exec cp '$from/build/qgen' \"\$2\"" &&
		clone tree waits && slowly build waits -j4 BUILD_CC="'$scratch/copies'" clean out/queens5.csv &&
		cmp "$scratch/tree/out/queens5.csv" "$scratch/waits/out/queens5.csv"
}
ok 'make -j4 clean GOAL makes the goal after it has cleaned' waits
ok 'names with blanks and parentheses, and names that are commands' copies

done_testing

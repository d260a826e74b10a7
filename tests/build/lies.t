#!/bin/sh
# lies.t -- what a tool changes in a product is noticed, and healed by the next make
. tests/tap.sh
. tests/build/tree.sh

quick_host
golden host out/build/host/qgen out/build/host/embed
golden good N=8 all compact dist-firmware counts $(printf 'out/queens8%s ' .1 .hpp .json .csv .py .rs .html .svg _board.svg _puzzles.html)
cp tests/build/lie "$scratch"

# --- m4 ----------------------------------------------------------------------------

# lied SEED TEMPLATE NAME FOLDER FILE: what the tree has as FILE is made again from its
# template, with a change.  Fails if that is taken for right.
lied() (
	sourced=$$ qgen=out/build/host/qgen own=templates ours=templates STRICT=1
	M4="perl $scratch/lie $1" new=$scratch/fresh/new.${5##*/}
	cd "$scratch/good" && . gen/queens-tables
	! (expand "$3" "$4" "$2" "$new" && is_known "$new" "${5#out/}") >"$scratch/said" 2>&1 || cmp "$new" "$5"
)
all_noticed() {
	mkdir "$scratch/fresh"
	seed=0 unseen=0
	while [ $seed -lt "$1" ]; do
		for file in $(cd "$scratch/good" && ls out/queens8[._]* out/queens_counts.[ch] \
			out/build/queens8/views/*.txt); do
			seed=$((seed + 1)) base=${file##*/} name=queens8 folder=out/build/queens8
			case $file in
			*/views/*) template=views/${base%.txt}.m4 ;;
			*_counts*) template=$base.m4 name=queens_counts folder=out/build/queens_counts ;;
			*) template=queens${base#queens8}.m4 ;;
			esac
			lied $seed "templates/$template" $name $folder "$file" || {
				unseen=$((unseen + 1))
				echo "seed $seed: $file"
			}
		done
	done
	[ $unseen = 0 ]
}
lies=${LONG:+800}
ok "${lies:-80} random changes to what m4 writes are noticed" all_noticed ${lies:-80}

# --- make --------------------------------------------------------------------------

# liar TOOL BODY: a program of that name, in the first folder of PATH
mkdir "$scratch/bin"
liar() {
	rm -f "$scratch/bin"/*
	printf '#!/bin/sh\n%s\n' "$2" | sed "s|REAL|$(command -v $1)|g" >"$scratch/bin/$1"
	chmod +x "$scratch/bin/$1"
}

# notices STATUS TEXT TOOL BODY WORDS...: make with a liar exits so, and says so; then
# an honest make puts all right
notices() {
	status=$1 text=$2
	liar "$3" "$4"
	shift 4
	clone host tree
	(PATH=$scratch/bin:$PATH exits $status build tree N=8 "$@") >"$scratch/said" 2>&1
	cat "$scratch/said"
	grep -q -e "$text" "$scratch/said" || return
	exits 0 build tree N=8 all dist-firmware && same good tree -x '*compact*' -x '*count*' -x '*computed' -x notes -x 'queens8.[1jprs]*' -x 'queens8.??*' -x 'queens8_[bp]*'
}
# name | tool | what it does; REAL is the honest one | status | words for make | message
while IFS='~' read -r name tool status words text body; do
	ok "$name" notices $status "$text" "$tool" "$body" $words
done <<'END'
an m4 that changes a comment of the header~m4~0~~queens8.h: not the file of this version: a template was changed, or a tool is not right~REAL "$@" | sed 's/symmetries/symmetry/'
the same is an error with STRICT=1~m4~2~STRICT=1~queens8.h: not the file~REAL "$@" | sed 's/symmetries/symmetry/'
a sha256sum that is wrong~sha256sum~0~~queens8/facts: not the file~REAL "$@" | sed s/^./0/
a b2sum that is wrong~b2sum~0~~queens8.h: not the file~REAL "$@" | sed s/^./0/
a gzip that writes other bytes~gzip~0~dist-firmware~queens8-firmware.tar.gz: not the file~REAL "$@"; printf x
an awk that changes words~awk~0~~CC      out/queens8$~REAL "$@" | sed 's/solution/absolution/; s/board/bored/'
a mv that changes a file~mv~0~~CC      out/queens8$~REAL "$@" && for file; do case $file in out/queens8.h) sed -i s/symmetries/symmetry/ $file ;; esac; done
a cc that changes a view~cc~2~~out/queens8 does not print its views~REAL "$@" && for file; do case $file in */new.*.queens8) sed -i 's/fundamental 12/fundamental 13/' "$file" ;; esac; done
END

done_testing

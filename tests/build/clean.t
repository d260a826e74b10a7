#!/bin/sh
# clean.t -- make clean removes what make made, and nothing else
. tests/tap.sh
. tests/build/tree.sh
export N=5
golden tree PREFIX=puzzle tables

# --- a user's files beside everything that make makes ------------------------------------------

# Names as make's own, names as make guessed in older versions, and what a killed make of another checkout leaves.
mine='.gitignore .new.1.puzzle5.h build/host/src/mine.c build/puzzle5/x build/qgen paper.pdf puzzle5.exe puzzle5.txt
	puzzle6.csv puzzle7/x queens-4.0.tar.gz queens-notes.tar.gz'
for file in $mine; do
	mkdir -p "$scratch/mine/${file%/*}" 2>/dev/null
	[ "$file" != "${file%/*}" ] || rmdir "$scratch/mine/$file"
	echo mine >"$scratch/mine/$file"
done
# stand_in FOLDER: the user's files are there, and a checkout below it
stand_in() {
	rm -rf "$scratch/$1" && cp -R "$scratch/mine" "$scratch/$1" && cp -Rp "$scratch/tree" "$scratch/$1/queens" &&
		lend_host "$scratch/$1"
}
# leaves FILES FOLDER: these, and the user's own, are in the folder, but for the checkout and git
leaves() {
	equal "$(cd "$scratch/$2" && find . -name queens -prune -o -name .git -prune -o ! -type d -print | sort)" \
		"$(printf './%s\n' $mine $1 | sort)"
}
# puzzle FOLDER ARGUMENTS...: make in the checkout there
puzzle() {
	folder=$1
	shift
	build "$folder/queens" -s PREFIX=puzzle OUT=.. "$@"
}
parent() {
	stand_in parent && puzzle parent all tiny compact counts dist dist-firmware EXEEXT=.exe N=4 >"$scratch/log" 2>&1 &&
		puzzle parent all && puzzle parent clean && leaves '' parent && puzzle parent clean && leaves '' parent
}
ok 'OUT=..: what make made is gone, what was there is there' parent
nothing_made() {
	stand_in unused && rm -r "$scratch/unused/build.queens" && puzzle unused clean && leaves '' unused &&
		mkdir "$scratch/empty" && build tree OUT=../empty clean && [ -d "$scratch/empty" ]
}
ok 'where make made nothing, nothing is removed' nothing_made

# Root's git calls the repository of another user dubious, and still says what is committed.
committed() {
	stand_in repository && cd "$scratch/repository" && git init -q && puzzle repository tables ../puzzle5.csv ../puzzle5.py &&
		git add puzzle5.csv puzzle6.csv && { [ "$(id -u)" != 0 ] || chown -R 65534:65534 .; } && rm puzzle5.csv &&
		puzzle repository ../puzzle5.csv && GIT_DIR=/nowhere puzzle repository clean && leaves puzzle5.csv repository
}
ok_with git 'what is committed stays' committed
# Nobody says what is committed: what was there before make made it again stays.
unknown() {
	clone tree bare && cd "$scratch/bare" && rm out/.gitignore && (cd "$from" && cp $kept "$scratch/bare/out") && touch -d @9 out/* && make -s N=8 tables counts out/queens8.svg out/queens8.hpp &&
		make clean && equal "$(ls out | xargs)" "$kept"
}
from=$(readlink -f out) kept=$(sed -n 's/^!\(queens[8_]\)/\1/p' out/.gitignore | sort | xargs)
ok 'without git and .gitignore, what was there stays' unknown

linked() {
	stand_in linked && cd "$scratch/linked" && mv build.queens elsewhere && ln -s elsewhere build.queens && : >elsewhere/mine &&
		puzzle linked clean && [ -e elsewhere/mine ]
}
ok 'a build folder that is a link' linked
# A list that cannot be read is kept, and all that it names.
unread() {
	stand_in unread && puzzle unread tables && cd "$scratch" && chmod a-r unread/build.queens/made && chmod -R a+w unread &&
		refuses '../build.queens/made: ' "$as_user make -C unread/queens -s OUT=.. clean" &&
		[ -e unread/puzzle5.h ] && [ -e unread/build.queens/made ]
}
user_ok 'a list that cannot be read' unread
# No shell runs the name of a template.
named() {
	clone tree names && cd "$scratch/names" && touch 'templates/queens.x;touch${IFS}pwned;.m4' \
		'templates/queens.$(shell>pwned).m4' 'templates/queens.`>pwned`.m4' 'templates/views/a;touch pwned' &&
		silent make -s tables clean && silent find . -name 'pwned*'
}
ok "names of templates are no commands" named

# A link with a foreseeable name is planted by this shell of make's, before each recipe.
planted() {
	clone tree planted && cd "$scratch/planted" && echo precious >victim &&
		printf '#!/bin/sh\nln -s ../victim out/.new.$$.queens5.csv 2>/dev/null\nexec sh "$@"\n' >planter && chmod +x planter &&
		make -s SHELL=./planter out/queens5.csv && prints precious cat victim && [ -s out/queens5.csv ] &&
		rm victim && make -s SHELL=./planter -B out/queens5.csv && [ ! -e victim ]
}
ok 'no link that was planted is followed' planted

# --- what is said, and when ----------------------------------------------------------------

clone tree shut
build shut -s tables
chmod -R a+w "$scratch/shut/out/build.queens"
chmod a-w "$scratch/shut/out"
user_ok 'clean says in one line that it may not' refuses "out/puzzle5.h': Permission denied" \
	"cd '$scratch/shut' && $as_user make clean"
user_ok 'make says so' refuses 'out: cannot be written' \
	"cd '$scratch/shut' && $as_user make -s N=6 tables"
user_ok 'once' refuses 'Permission denied' \
	"cd '$scratch/shut' && $as_user make -s OUT=out/x tables"
# As after sudo make install.
owned() {
	clone tree owned && cd "$scratch/owned" && make -s tables && chmod a-w out/build.queens && chmod a+w out &&
		refuses 'out/build.queens: cannot be written' "$as_user make clean" && [ -e out/puzzle5.h ]
}
user_ok 'clean says in one line that root made the folder of the build' owned
# starts FIRST GOALS: make -j of GOALS begins with that
starts() {
	equal "$(build tree -nj N=3 $2 | grep -m 1 -oE 'SOLVE|HOSTCC|^rm -rf out/build.queens$')" "$1"
}
ok 'clean all: clean is first' starts 'rm -rf out/build.queens' 'clean all'
ok 'all clean: clean is last' starts SOLVE 'all clean'
ok 'HOST, BUILD, B and NAME of another build mean nothing here' typed \
	"build tree HOST=../mine BUILD=../mine B=../mine NAME=x clean && [ -d '$scratch/mine' ]"

done_testing

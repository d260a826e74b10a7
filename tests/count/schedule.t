#!/bin/sh
# schedule.t -- the simulated schedule, against schedules made by hand
. tests/tap.sh

# units of 4, 1, 1, 3, 3, 2 seconds, as a journal has them, and damage
printf '%s\n' 'queens-journal 2 board 8' '0 0 4000000 x' '1 0 1000000 x' \
	'2 0 1000000 x' 'cut' '3 0 3000000 x' '4 0 3000000 x' '1 0 1000000 x' \
	'5 0 2000000 x' >"$scratch/journal"

# simulated START WORKERS: what schedule.awk prints
simulated() {
	awk -v start=$1 -v workers="$2" -f tests/bench/schedule.awk "$scratch/journal"
}
# 14 seconds; on two, 4+3 and 1+1+3+2; on three, 4+2, 1+3 and 1+3; then 4
ok 'in the order of the journal' equal "$(simulated 0 '1 2 3 6')" '6 28.571 1.0 2.0 2.3 3.5'
ok 'every worker makes its tables' equal "$(simulated 2 '1 2 10')" '6 28.571 1.0 1.8 2.7'

done_testing

# schedule.awk -- the speed-up of many workers, simulated from a journal
#
# usage: awk -v workers='17 64' [-v total=SECONDS] -f schedule.awk JOURNAL
#
# Each unit goes to the worker that is free first, in the order of the journal of one
# thread.  Units that follow each other share trees there, so with many workers the
# figure is an upper bound.  SECONDS are those of a count by one worker: what the
# units did not take, each worker takes at its start.  Prints the number of units, the
# share of the heaviest in per cent, and the speed-up for each number of workers.

# makespan: the seconds that so many workers need
function makespan(workers,    free, i, w, first, last) {
	for (i = 1; i <= units; i++) {
		first = 1
		for (w = 2; w <= workers && free[first] > 0; w++)
			if (free[w] < free[first])
				first = w
		free[first] += seconds[i]
		if (free[first] > last)
			last = free[first]
	}
	return last
}

$1 ~ /^[0-9]+$/ && NF == 4 && !seen[$1]++ {
	seconds[++units] = $3 / 1e6
	if (seconds[units] > most)
		most = seconds[units]
}

END {
	all = makespan(1)
	start = total > all ? total - all : 0
	printf "%d %.3f", units, 100 * most / all
	count = split(workers, number)
	for (i = 1; i <= count; i++)
		printf " %.1f", (start + all) / (start + makespan(number[i]))
	print ""
}

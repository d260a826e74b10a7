# schedule.awk -- the speed-up of many workers, simulated from a journal
#
# usage: awk -v workers='17 64' -v start=0.01 -f schedule.awk JOURNAL
#
# Each unit goes to the worker that is free first, in the order of the journal,
# which is the order in which the counter dealt them.  Each worker starts after
# `start` seconds.  Prints the number of units, the share of the heaviest in per cent,
# and the speed-up for each number of workers.

function swap(a, b,    kept) {
	kept = free[a]
	free[a] = free[b]
	free[b] = kept
}

# The workers are a heap by the time at which they are free.  The root got a later
# time; move it down to its place.
function sink(size,    at, child) {
	for (at = 1; (child = 2 * at) <= size; at = child) {
		if (child < size && free[child + 1] < free[child])
			child++
		if (free[at] <= free[child])
			break
		swap(at, child)
	}
}

function makespan(workers,    i, last) {
	for (i = 1; i <= workers; i++)
		free[i] = 0
	last = 0
	for (i = 1; i <= units; i++) {
		free[1] += seconds[i]
		if (free[1] > last)
			last = free[1]
		sink(workers)
	}
	return last
}

FNR > 1 && NF == 4 && !seen[$1]++ {
	seconds[++units] = $3 / 1e6
	sum += $3 / 1e6
	if ($3 / 1e6 > most)
		most = $3 / 1e6
}

END {
	printf "%d %.3f", units, 100 * most / sum
	count = split(workers, number)
	for (i = 1; i <= count; i++)
		printf " %.1f", (start + sum) / (start + makespan(number[i]))
	print ""
}

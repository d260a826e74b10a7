# walk.awk -- the text that walk.c must print, from a board's .tsv
#
# usage: awk -v BRIEF=0 -f walk.awk queens8.tsv
BEGIN { FS = "\t" }
FNR > 1 { line[$3, $5] = $2 " " $3 " " $5 }
function add(value) {
	sum = (sum + value) % 65536
	product = (product + sum) % 65536
}
END {
	for (group = 1; (group, 0) in line; group++)
		for (k = 0; k < 8; k++) {
			if (!((group, k) in line))
				continue
			count++
			if (!BRIEF) {
				print line[group, k]
				continue
			}
			fields = split(line[group, k], field, " ")
			for (f = 1; f <= fields; f++)
				add(field[f])
			if (count % 256 == 0)
				print sum " " product
		}
	if (BRIEF)
		print sum " " product
	print count + 0
}

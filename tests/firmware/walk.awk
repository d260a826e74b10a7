# walk.awk -- from a board's .tsv, the solutions as the walk of its compact form
# yields them: columns, group, image; and a last line with their number
BEGIN { FS = "\t" }
FNR > 1 { line[$3, $5] = $2 " " $3 " " $5 }
END {
	for (group = 1; (group, 0) in line; group++)
		for (image = 0; image < 8; image++)
			if ((group, image) in line) {
				print line[group, image]
				count++
			}
	print count + 0
}

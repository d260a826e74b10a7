# walk.awk -- from a board's .tsv, what walk.c prints of its compact form: columns, group and
# image of each solution, group by group; the fundamental solutions
BEGIN { FS = "\t" }
FNR > 1 { columns[$3, $5] = $2 }
END {
	for (group = 1; (group, 0) in columns; group++)
		for (image = 0; image < 8; image++)
			if ((group, image) in columns)
				print columns[group, image], group, image
	for (group = 1; (group, 0) in columns; group++)
		print columns[group, 0], "least"
}

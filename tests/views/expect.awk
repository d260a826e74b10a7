# expect.awk -- the view groups or tsv, independently of gen/ and templates/
#
#	awk -v N=8 -v VIEW=groups -f tests/views/images.awk -f tests/views/expect.awk LISTFILE
#
# LISTFILE is the view list, which ascends: the first member of a group is the least.

function write_group(g,    k, board) {
	print (g > 1 ? "\n" : "") "Group " g ": " size[g] " solutions"
	for (k = 0; k < 8; k++) {
		board = image(fundamental[g], k)
		gsub(/ /, ",", board)
		print name[k] " [" board "]"
	}
}

{ solution[NR] = $0 }
!($0 in group_of) {
	fundamental[++groups] = $0
	for (k = 0; k < 8; k++) {
		board = image($0, k)
		if (board in group_of)
			continue
		group_of[board] = groups
		number_of[board] = k
		size[groups]++
	}
}

END {
	if (VIEW == "groups")
		for (g = 1; g <= groups; g++)
			write_group(g)
	if (VIEW == "tsv")
		print "solution\tcolumns\tgroup_number\timage_name\timage_number\tgroup_size"
	for (i = 1; i <= NR && VIEW == "tsv"; i++) {
		board = solution[i]
		k = number_of[board]
		print i "\t" board "\t" group_of[board] "\t" name[k] "\t" k "\t" size[group_of[board]]
	}
}

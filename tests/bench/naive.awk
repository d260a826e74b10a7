# naive.awk -- turns solutions, one a line, into the C table that people write by
# hand

NR == 1 {
	printf "int q[][%d] = {\n", NF
}

{
	printf "\t{"
	for (i = 1; i <= NF; i++)
		printf "%s%d", (i > 1 ? ", " : " "), $i - 1
	print " },"
}

END {
	if (NR > 0)
		print "};"
}

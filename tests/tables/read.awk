# read.awk -- print what a .json, .py, .rs or .hpp holds, as formats/read.py does
#
#	awk -v N=8 -f tests/tables/read.awk FILE
#
# A line that names a table opens it; the numbers before the line that closes it are its items.

BEGIN {
	split("Rotate 90,Rotate 180,Rotate 270,Reflect,Reflect + Rotate 90,Reflect + Rotate 180,Reflect + Rotate 270",
		names, ",")
	names[0] = "Untransformed"
	opens = "^\"[a-z_]+\": \\[$" \
		"|^[A-Z_]+ = tuple\\((tuple\\(map\\(int, line[.]split\\(\",\"\\)\\)\\) for line in|map\\(int,) \"\"\"$" \
		"|^pub static [A-Z_]+: \\[(\\[u8; N\\]|u(8|16|32)); [0-9]+\\] = \\[$" \
		"|^inline constexpr std::array<(board|std::uint(8|16|32)_t), [0-9]+> [a-z_]+ = [{] [{]$"
	closes = "^(\\],?|\"\"\"[.]split\\(\\)\\)\\)?|\\];|[}] [}];)$"
}

{ balance += gsub(/[(]/, "(") - gsub(/[)]/, ")") + 1000 * (gsub(/[[]/, "[") - gsub(/[]]/, "]")) }
table && $0 ~ closes { table = "" }
table {
	n = split($0, item, /[^0-9-]+/)
	for (i = 1; i <= n; i++)
		if (item[i] != "")
			value[table, count[table]++] = item[i]
}
$0 ~ opens && match(tolower($0), /(solutions|fundamentals|group_of|image_of|group_size)[": ]/) {
	table = tolower(substr($0, RSTART, RLENGTH - 1))
	if (match($0, /[0-9]+[]>]/)) # how many it says that there are
		said[table] = substr($0, RSTART, RLENGTH - 1)
}

# columns TABLE I: of that solution, from 1
function columns(table, i,    row, text) {
	for (row = 0; row < N; row++)
		text = text (row ? " " : "") value[table, N * i + row] + 1
	return text
}

END {
	for (i = 0; i < count["group_of"]; i++) {
		group = value["group_of", i]
		image = value["image_of", i]
		print i + 1 "\t" columns("solutions", i) "\t" group + 1 "\t" names[image] "\t" image "\t" value["group_size", group]
	}
	for (g = 0; g < count["group_size"]; g++)
		print columns("fundamentals", g) "\t" value["group_size", g]
	if (count["image_of"] != i || count["solutions"] != i * N || count["fundamentals"] != g * N)
		print "tables of other lengths"
	if (balance)
		print "a bracket is missing, or one too many"
	for (table in said)
		if (said[table] != count[table] / (table ~ /s$/ ? N : 1))
			print table " says that it has " said[table]
}

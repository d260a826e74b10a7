# images.awk -- the eight images of a board, independently of gen/: name[k] and image(board, k)

BEGIN {
	split("Rotate 90|Rotate 180|Rotate 270|Reflect|Reflect + Rotate 90|Reflect + Rotate 180|Reflect + Rotate 270",
		name, "|")
	name[0] = "Untransformed"
}

# image BOARD K: image 4 reflects a board about its bottom edge, 5 to 7 turn that one clockwise
function image(board, k,    q, r, row, column, turns, turned, at, text) {
	split(board, q, " ")
	for (r = 1; r <= N; r++) {
		row = k < 4 ? r : N + 1 - r
		column = q[r]
		for (turns = k % 4; turns > 0; turns--) {
			turned = column
			column = N + 1 - row
			row = turned
		}
		at[row] = column
	}
	text = at[1]
	for (r = 2; r <= N; r++)
		text = text " " at[r]
	return text
}

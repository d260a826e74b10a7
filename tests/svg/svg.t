#!/bin/sh
# svg.t -- Inkscape, librsvg, CairoSVG and Qt draw boards and posters as the tables are, and alike
. tests/tap.sh
export HOME="$scratch" XDG_RUNTIME_DIR="$scratch"

# looks PROGRAM PICTURE FILE: PROGRAM draws the FILE as the table of the PICTURE's board is
looks() {
	n=${2#queens}
	silent /usr/bin/python3 -B tests/svg/look.py $1 "$3" "$OUT/queens${n%_board}.tsv" "$scratch"
}

for picture in queens4_board queens8_board queens12_board queens4 queens8; do
	for program in librsvg inkscape cairosvg qt; do
		ok "$program draws $picture.svg" looks $program $picture "$OUT/$picture.svg"
	done
done

# notices PROGRAM PICTURE COMPLAINT SCRIPT: with these changes, there is such a complaint
notices() {
	sed "$4; s|PATTERN|$pattern|" "$OUT/$2.svg" >"$scratch/changed.svg"
	! cmp -s "$OUT/$2.svg" "$scratch/changed.svg" && ! looks $1 $2 "$scratch/changed.svg" && grep -q "$3" "$scratch/said"
}
pattern='<pattern id="p" width="2" height="2" patternUnits="userSpaceOnUse"><path fill="#f6eedd" d="M0 0h2v2H0z"/>'
pattern="$pattern"'<path fill="#d9c6a3" d="M1 0h1v1H1zM0 1h1v1H0z"/></pattern>'
while IFS='	' read -r programs picture complaint script; do
	for program in $programs; do
		ok "$program, $picture.svg with $script: $complaint" notices $program $picture "$complaint" "$script"
	done
done <<'END'
inkscape	queens8_board	another colour	s/ xlink:href="[^"]*"//g
inkscape	queens8	a queen is missing	s/ xlink:href="[^"]*"//g
cairosvg qt	queens8_board	another colour	s|<g id="b.*|PATTERN<rect id="b" width="8" height="8" fill="url(#p)"/>|
qt	queens8	words reach the boards	/y="89"/ { N; s|</text>.*y="98.2">\(.*\)</|<tspan x="20" dy="9.2">\1</tspan></|; }
qt	queens8	not as librsvg	s|<text class="many"|<svg><path d="M0 0h420v20H0z"/></svg>&|
librsvg	queens8	not written: 12	s/text-anchor: middle }/text-anchor: middle; fill: #fff }/
librsvg	queens8	letters of	s/font-size: 3.780px/font-size: .780px/
librsvg	queens8_board	a queen too many	s/x="4" y="1"/x="3" y="1"/
librsvg	queens12_board	the frame has a gap	s|<rect class="rim".*</g>|</g>|
librsvg	queens4	of the counts	s/x="18.000" y="0.000" width/x="36.000" y="0.000" width/
END
done_testing

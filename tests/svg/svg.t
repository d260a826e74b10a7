#!/bin/sh
# svg.t -- Inkscape, CairoSVG and Qt draw boards and posters as librsvg does
#
# tests/pictures/ and tests/browser/ compare them with tables.
. tests/tap.sh
export HOME="$scratch" XDG_RUNTIME_DIR="$scratch"
# Of other fonts that a machine may have, not all programs take the same.
export FONTCONFIG_FILE="$scratch/fonts.conf"
echo "<fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir><cachedir>$scratch</cachedir></fontconfig>" >"$FONTCONFIG_FILE"

# looks PROGRAM FILE
looks() {
	silent /usr/bin/python3 -B tests/svg/look.py $1 "$2" "$scratch"
}

for picture in queens4_board queens8_board queens12_board queens4 queens8; do
	for program in inkscape cairosvg qt; do
		ok "$program draws $picture.svg" looks $program "$OUT/$picture.svg"
	done
done

# notices PROGRAM PICTURE COMPLAINT SCRIPT: with these changes, there is such a complaint
notices() {
	sed "$4; s|PATTERN|$pattern|" "$OUT/$2.svg" >"$scratch/changed.svg"
	! cmp -s "$OUT/$2.svg" "$scratch/changed.svg" && ! looks $1 "$scratch/changed.svg" && grep -q "$3" "$scratch/said"
}
pattern='<pattern id="p" width="2" height="2" patternUnits="userSpaceOnUse"><path fill="#f6eedd" d="M0 0h2v2H0z"/>'
pattern="$pattern"'<path fill="#d9c6a3" d="M1 0h1v1H1zM0 1h1v1H0z"/></pattern>'
while IFS='	' read -r programs picture complaint script; do
	for program in $programs; do
		ok "$program, $picture.svg with $script: $complaint" notices $program $picture "$complaint" "$script"
	done
done <<'END'
inkscape	queens8_board	pixels of the board	s/ xlink:href="[^"]*"//g
inkscape	queens8	pixels of the boards	s/ xlink:href="#c"//g
cairosvg qt	queens8_board	pixels of the board	s|<g id="b.*|PATTERN<rect id="b" width="8" height="8" fill="url(#p)"/>|
qt	queens8	words reach the boards	/y="89"/ { N; s|</text>.*y="98.2">\(.*\)</|<tspan x="20" dy="9.2">\1</tspan></|; }
qt	queens8	pixels of the words	s|<text class="many"|<svg><path d="M0 0h420v30H0z"/></svg>&|
END
done_testing

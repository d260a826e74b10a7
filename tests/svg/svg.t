#!/bin/sh
# svg.t -- Inkscape, CairoSVG and Qt draw boards and posters as librsvg does
#
# tests/pictures/ and tests/browser/ compare them with tables.
. tests/tap.sh
export HOME="$scratch" XDG_RUNTIME_DIR="$scratch"
# Of other fonts that a machine may have, not all programs take the same.
export FONTCONFIG_FILE="$scratch/fonts.conf"
echo "<fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir><cachedir>$scratch</cachedir></fontconfig>" >"$FONTCONFIG_FILE"

for picture in queens4_board queens8_board queens12_board queens4 queens8; do
	for program in inkscape cairosvg qt; do
		ok "$program draws $picture.svg" silent /usr/bin/python3 -B tests/svg/look.py $program "$OUT/$picture.svg" "$scratch"
	done
done

done_testing

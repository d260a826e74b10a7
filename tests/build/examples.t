#!/bin/sh
# examples.t -- each example of templates/README.md makes what stands under it, and
# the tools of its language take it
. tests/tap.sh
. tests/formats/formats.sh

# examples: write each template and the text that belongs to it to
# $scratch/own/queens.exampleN.m4 and $scratch/N.text
mkdir "$scratch/own"
examples() {
	awk -v dir="$scratch" '
		/^```m4$/ { file = dir "/own/queens.example" ++n ".m4"; next }
		/^```text$/ { file = dir "/" n ".text"; next }
		/^```$/ { file = ""; next }
		file { print >file }
		END { print n }' templates/README.md
}
count=$(examples)

# makes N: example N
makes() {
	generate -t "$scratch/own" 4 ".example$1" &&
		diff "$scratch/$1.text" "$scratch/queens4.example$1"
}
for n in $(seq "$count"); do
	ok "example $n, $(head -n 1 "$scratch/own/queens.example$n.m4")" makes "$n"
done
ok 'there are at least 16 examples' [ "$count" -ge 16 ]

# --- in the tools of their languages -------------------------------------------

# made BOARD FIRST-LINE FILE: the example whose template begins so, in FILE
made() {
	found=$(grep -lF -- "$2" "$scratch"/own/*.m4) && ending=${found##*/queens} &&
		ending=${ending%.m4} && generate -t "$scratch/own" "$1" "$ending" &&
		mv "$scratch/queens$1$ending" "$scratch/$3"
}
latex() {
	made "$1" '\documentclass' table.tex && (cd "$scratch" &&
		exits 0 pdflatex -interaction=nonstopmode -halt-on-error table.tex &&
		[ -s table.pdf ])
}
svg() {
	made "$1" '<svg' boards.svg &&
		silent rsvg-convert -o "$scratch/boards.png" "$scratch/boards.svg" &&
		[ -s "$scratch/boards.png" ]
}

# A test bench prints the ROM.
vhdl() {
	made "$1" 'package q_name' rom.vhd || return
	cat >"$scratch/bench.vhd" <<-END
		use std.textio.all;
		use work.queens$1.all;
		entity bench is end;
		architecture prints of bench is begin
		  process
		    variable text : line;
		  begin
		    for i in rom'range loop
		      for row in board'range loop
		        if row > 0 then write(text, string'(" ")); end if;
		        write(text, solutions(i)(row) + 1);
		      end loop;
		      writeline(output, text);
		    end loop;
		    wait;
		  end process;
		end prints;
	END
	awk -v N="$1" -f tests/views/solve.awk >"$scratch/wanted"
	(cd "$scratch" && exits 0 ghdl -a rom.vhd bench.vhd && exits 0 ghdl -e bench &&
		exits 0 ghdl -r bench >got && cmp wanted got)
}
for n in 4 8; do
	if_has pdflatex "N=$n: pdflatex sets the LaTeX table" latex $n
	if_has rsvg-convert "N=$n: rsvg-convert draws the SVG boards" svg $n
	if_has ghdl "N=$n: ghdl prints the VHDL ROM" vhdl $n
done

# README.md's template is tested in template.t.
done_testing

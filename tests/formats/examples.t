#!/bin/sh
# examples.t -- tools of their languages take the examples of templates/README.md
. tests/tap.sh
. tests/formats/formats.sh

# example N PATTERN: the product of the example whose first line has it, as $made
example() {
	awk -v first="$2" '
		/^```/ { printing = $0 == "```m4" && (getline line) > 0 && line ~ first
			if (printing) print line; next }
		printing' templates/README.md >"$scratch/queens.made.m4"
	made=$scratch/queens$1.made
	exits 0 gen/queens-tables -t "$scratch" "$made"
}

# solves N: stdin has the solutions, one a line
solves() {
	awk -v N="$1" -f tests/views/solve.awk >"$scratch/wanted"
	cmp "$scratch/wanted" -
}

sql() {
	example "$1" 'CREATE TABLE' &&
		{ cat "$made"; echo 'SELECT columns FROM solution ORDER BY number;'; } |
		exits 0 sqlite3 | solves "$1"
}
go_program() {
	example "$1" '^package q_name$' &&
		mkdir "$scratch/go$1" && mkdir "$scratch/go$1/queens$1" &&
		cp "$made" "$scratch/go$1/queens$1/board.go" && (cd "$scratch/go$1" &&
		printf 'module m\ngo 1.19\n' >go.mod && cat >main.go <<-END &&
			package main

			import ("fmt"; "m/queens$1")

			func main() {
				for _, solution := range queens$1.Solutions {
					for row, column := range solution {
						if row > 0 { fmt.Print(" ") }
						fmt.Print(column + 1)
					}
					fmt.Println()
				}
			}
		END
		[ -z "$(gofmt -l queens$1)" ] &&
		GOCACHE=$scratch/cache GOFLAGS=-mod=mod exits 0 go run . >"$scratch/got") &&
		solves "$1" <"$scratch/got"
}

# A test bench prints the ROM.
vhdl() {
	example "$1" 'package q_name is' && mv "$made" "$scratch/rom.vhd" || return
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
	(cd "$scratch" && exits 0 ghdl -a rom.vhd bench.vhd && exits 0 ghdl -e bench &&
		exits 0 ghdl -r bench) >"$scratch/got" && solves "$1" <"$scratch/got"
}
latex() {
	example "$1" 'begin{tabular}' && (cd "$scratch" &&
		{
			printf '%s\n' '\documentclass{article}' '\begin{document}'
			cat "$made"
			printf '%s\n' '\end{document}'
		} >table.tex && exits 0 pdflatex -halt-on-error table.tex && [ -s table.pdf ])
}
yaml() {
	example "$1" 'board: q_n' && exits 0 python3 -c '
import sys, yaml
for solution in yaml.safe_load(sys.stdin)["solutions"]:
    print(*solution["columns"])' <"$made" | solves "$1"
}
svg() {
	example "$1" '<svg' && silent rsvg-convert -o "$scratch/boards.png" "$made" &&
		[ -s "$scratch/boards.png" ]
}
for n in 4 8; do
	ok "N=$n: sqlite3 takes the SQL" sql $n
	ok "N=$n: a Go program has the array" go_program $n
	ok "N=$n: ghdl prints the VHDL ROM" vhdl $n
	ok "N=$n: pdflatex sets the LaTeX table" latex $n
	if python3 -c 'import yaml' 2>/dev/null; then
		ok "N=$n: python3 reads the YAML" yaml $n
	else
		skip "N=$n: python3 reads the YAML" 'python3 has no yaml: make setup-formats'
	fi
	ok "N=$n: rsvg-convert draws the SVG boards" svg $n
done
done_testing

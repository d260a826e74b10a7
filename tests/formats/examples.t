#!/bin/sh
# examples.t -- tools of their languages take the examples of templates/README.md, for board 8
. tests/tap.sh

# example PATTERN: the product of the example whose first line has it, as $made
made=$scratch/queens8.made
example() {
	awk -v first="$1" '
		/^```/ { printing = $0 == "```m4" && (getline line) > 0 && line ~ first
			if (printing) print line; next }
		printing' templates/README.md >"$scratch/queens.made.m4"
	exits 0 gen/queens-tables -t "$scratch" "$made"
}

# solves: stdin has the solutions, one a line
solves() {
	awk -v N=8 -f tests/views/solve.awk >"$scratch/wanted"
	cmp "$scratch/wanted" -
}

sql() {
	example 'CREATE TABLE' &&
		{ cat "$made"; echo 'SELECT columns FROM solution ORDER BY number;'; } |
		exits 0 sqlite3 | solves
}
ok 'sqlite3 takes the SQL' sql

mkdir -p "$scratch/go/queens8"
printf 'module m\ngo 1.19\n' >"$scratch/go/go.mod"
cat >"$scratch/go/main.go" <<'END'
package main

import ("fmt"; "m/queens8")

func main() {
	for _, solution := range queens8.Solutions {
		for row, column := range solution {
			if row > 0 { fmt.Print(" ") }
			fmt.Print(column + 1)
		}
		fmt.Println()
	}
}
END
go_program() {
	example '^package q_name$' && mv "$made" "$scratch/go/queens8/board.go" &&
		[ -z "$(gofmt -l "$scratch/go/queens8")" ] &&
		GOCACHE=$scratch/cache GOFLAGS=-mod=mod exits 0 env -C "$scratch/go" go run . >"$scratch/got" &&
		solves <"$scratch/got"
}
ok 'a Go program has the array' go_program

# A test bench prints the ROM.
cat >"$scratch/bench.vhd" <<'END'
use std.textio.all;
use work.queens8.all;
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
vhdl() {
	example 'package q_name is' && mv "$made" "$scratch/rom.vhd" &&
		(cd "$scratch" && exits 0 ghdl -a rom.vhd bench.vhd && exits 0 ghdl -e bench &&
			exits 0 ghdl -r bench) >"$scratch/got" && solves <"$scratch/got"
}
ok 'ghdl prints the VHDL ROM' vhdl

latex() {
	example 'begin{tabular}' && cd "$scratch" && {
		printf '%s\n' '\documentclass{article}' '\begin{document}'
		cat "$made"
		printf '%s\n' '\end{document}'
	} >table.tex && exits 0 pdflatex -halt-on-error table.tex && [ -s table.pdf ]
}
ok 'pdflatex sets the LaTeX table' latex

yaml() {
	example 'board: q_n' && exits 0 python3 -c '
import sys, yaml
for solution in yaml.safe_load(sys.stdin)["solutions"]:
    print(*solution["columns"])' <"$made" | solves
}
if python3 -c 'import yaml' 2>/dev/null; then
	ok 'python3 reads the YAML' yaml
else
	skip 'python3 reads the YAML' 'python3 has no yaml: install python3-yaml'
fi

svg() {
	example '<svg' && silent rsvg-convert -o "$scratch/boards.png" "$made" && [ -s "$scratch/boards.png" ]
}
ok 'rsvg-convert draws the SVG boards' svg
done_testing

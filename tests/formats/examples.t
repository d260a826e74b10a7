#!/bin/sh
# examples.t -- tools of their languages take the examples of templates/README.md and examples.md, for
# N=8; templates/readme.t has their text for N=4
. tests/tap.sh

# takes PATTERN FILE COMMAND: FILE is what the example makes whose first line has PATTERN; the command
# takes it, and prints nothing
takes() {
	awk -v first="$1" '
		/^```/ { printing = $0 == "```m4" && (getline line) > 0 && line ~ first
			if (printing) print line; next }
		printing' templates/README.md tests/formats/examples.md >"$scratch/queens.made.m4"
	gen/queens-tables -t "$scratch" "$scratch/queens8.made" && mv "$scratch/queens8.made" "$scratch/$2" &&
		cd "$scratch" && silent sh -ec "$3"
}
printf 'module queens8\ngo 1.19\n' >"$scratch/go.mod"
printf '%s\n' '\documentclass{article}' '\begin{document}' '\input{table}' '\end{document}' >"$scratch/page.tex"
while IFS='|' read -r name pattern file command; do
	ok "$name" takes "$pattern" "$file" "$command"
done <<'END'
gofmt and go take the Go array|^package q_name$|board.go|gofmt -l board.go && GOCACHE=$PWD/cache go vet board.go
ghdl takes the VHDL ROM|package q_name is|rom.vhd|ghdl -a rom.vhd
pdflatex sets the LaTeX table|begin{tabular}|table.tex|pdflatex -halt-on-error page.tex >log && [ -s page.pdf ]
END

done_testing

#!/bin/sh
# fields.t -- a template that asks for a field that is not there is refused
. tests/tap.sh

mkdir "$scratch/a, b"
template="$scratch/a, b/queens.x.m4"

# refused BODY WHERE-AND-WHY: template "first line", then BODY
refused() {
	printf 'first line\n%b\n' "$1" >"$template"
	says "$2" 1 gen/queens-tables -t "$scratch/a, b" -o "$scratch" 4 .x &&
		[ ! -e "$scratch/queens4.x" ]
}

# name | template, as printf's %b has it | line and message
while IFS='~' read -r name text message; do
	ok "$name" refused "$text" ".x.m4:$message"
done <<'END'
a ninth field of solution~q_each(<|solution|>, <|$1 $9|>)~2: `solution' has no field after $8
a tenth~y\nq_each(<|image|>, <|y\n$10|>)~3: `image' has no field after $8
a fourth of square~q_each(<|square|>, <|$4|>)~2: `square' has no field after $3
a fifth of row~q_each(<|row|>, <|$5|>)~2: `row' has no field after $4
in a list in a list~q_each(<|solution|>, <|\nq_each(<|square|>, <|$|><|4|>)|>)~2: `square' has no field after $3
an undefined macro in BODY~q_each(<|solution|>, <|$1\ny q_foo($2)|>)~3: m4 left q_foo
END

last() {
	printf '%s' 'q_each(<|square|>, <|$3|>)q_each(<|row|>, <|$4|>)' >"$template"
	exits 0 gen/queens-tables -t "$scratch/a, b" -o "$scratch" 4 .x &&
		equal "$(cat "$scratch/queens4.x")" 0110100110010110abcd
}
ok 'the last field is there' last
done_testing

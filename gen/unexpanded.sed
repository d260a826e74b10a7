# Print patterns of what m4 may not leave in a product: words that begin with q_ or
# m4_, quotes, and the macros that templates define glued to a letter.
1i (^|[^A-Za-z0-9_])(q_|m4_)[A-Za-z0-9_]*
1i <[|]|[|]>
/^m4_define(<|q_/ { s/[^|]*|\([^|]*\)|.*/\1/; H; }
$ { x; s/^.//; s/\n/|/g; s/.*/[A-Za-z0-9_](&)([^A-Za-z0-9_]|$)/p; }

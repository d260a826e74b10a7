.\" q_made(.1)
.TH m4_translit(q_name, <|a-z|>, <|A-Z|>) 1 "" "queens q_version" "User Commands"
.SH NAME
q_name \- print the solutions of q_n queens
.SH SYNOPSIS
.B q_name
.RI [ VIEW ]
.br
.B q_name
.BR \-\-help " | " \-\-version
.SH DESCRIPTION
.B q_name
writes one of the texts that it was built with.
It does not search.
A solution places q_n queens on a board of q_n by q_n squares so that none attacks another.
This board has q_solutions solutions.
A group is a solution together with its rotations and reflections.
Its least member is the fundamental solution; this board has q_fundamentals.
.PP
Without a word it writes the first view that
.B \-\-help
lists.
.SH VIEWS
.B q_name \-\-help
lists the views that this program has.
They are some of:
.TP
.B list
one solution a line: the column of each queen, top row first
.TP
.B summary
the number of all solutions, of fundamental ones, of groups by size
.TP
.B boards
every solution drawn as a board
.TP
.B unicode
the same with shaded squares
.TP
.B groups
each fundamental solution with its eight images, by name
.TP
.B tsv
one solution a line: rank, columns, group, image, its number, group size
.TP
.BR pairs ", " sexp
all solutions as one S-expression
.TP
.B first
the one solution that a C++ template program finds
.TP
.BR c ", " prolog
the logs of a C and of a Prolog program, each in its order
.SH EXIT STATUS
.TP
.B 0
It wrote all of the text.
.TP
.B 1
The output failed.
.TP
.B 2
There is no such view.
.SH EXAMPLES
.EX
q_name groups | less
q_name | awk '$1 == 1'
.EE
.SH SEE ALSO
.BR queens\-tables (1)

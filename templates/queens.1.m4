.\" q_made(.1)
.TH q_NAME 1 "" "queens q_version" "User Commands"
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
Without an argument it writes the first view that
.B \-\-help
lists.
.SH VIEWS
.B q_name \-\-help
lists the views that this program has, and says what each of them shows.
.SH EXIT STATUS
.TP
.B 0
It wrote the whole text.
.TP
.B 1
It could not write all of it.
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

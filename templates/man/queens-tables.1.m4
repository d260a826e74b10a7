.\" Made by queens q_version.  Do not edit.
.TH QUEENS-TABLES 1 "" "queens q_version" "User Commands"
.SH NAME
queens-tables \- make C tables of the solutions of N queens, or compare kept ones
.SH SYNOPSIS
.B queens-tables
.RB [ \-p
.IR PREFIX ]
.RB [ \-o
.IR DIR ]
.RB [ \-t
.IR TEMPLATES ]
.I N
.RI [ ENDING... ]
.br
.B queens-tables \-\-check
.RB [ \-p
.IR PREFIX ]
.RB [ \-t
.IR TEMPLATES ]
.I N DIR
.RI [ ENDING... ]
.br
.B queens-tables
.BR \-\-help " | " \-\-version
.SH DESCRIPTION
.B queens-tables
solves
.I N
queens, from 1 to 16, and makes the files
.IR PREFIXN .h,
.IR PREFIXN .c
and
.IR PREFIXN .tsv,
or the files of the
.IR ENDING s
that you name.
An
.I ENDING
is
.BR .h ", " .c ", " _proof.c ", " .tsv ", " .csv ", " .json ", " .hpp ", " .py ", " .rs
or one of your own: its template is the file
.RI queens ENDING .m4.
The command needs GNU m4.
.SH OPTIONS
.TP
.B \-\-check
Make the files of board
.I N
in
.I DIR
again, elsewhere, and show how those in
.I DIR
differ.
At the top of a repository, or in
.IR DIR ,
.B git apply
takes the diff.
The last line says which command accepts the change.
Files of the
.IR ENDING s
that you name must be there, by default
.B .h
and
.BR .c .
If you name none, other files of board
.I N
that a template makes are compared too.
.TP
.BI \-o " DIR"
where the files are put; by default this folder
.TP
.BI \-p " PREFIX"
what the C names and the files' names begin with; by default
.B queens
.TP
.BI \-t " TEMPLATES"
a folder of your own; queens-tables looks for templates there first
.SH EXIT STATUS
.TP
.B 0
The files are made, or are the same.
.TP
.B 1
queens-tables failed, or files differ or are missing.
.TP
.B 2
A word is wrong, or queens-tables could not compare.
.SH EXAMPLES
.EX
queens-tables 8
queens-tables \-p puzzle \-o src 6 .h .c
queens-tables \-t templates 12 .sizes
queens-tables \-\-check 8 src
.EE
.SH SEE ALSO
.BR q_name (1)

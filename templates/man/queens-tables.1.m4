.\" Made by queens q_version.  Do not edit.
.TH QUEENS-TABLES 1 "" "queens q_version" "User Commands"
.SH NAME
queens-tables \- make tables of the solutions of N queens, or compare kept ones
.SH SYNOPSIS
.B queens-tables
.RB [ \-t
.IR TEMPLATES ]
.I FILE...
.br
.B queens-tables \-\-check
.RB [ \-t
.IR TEMPLATES ]
.I FILE...
.br
.B queens-tables \-\-print
.RB [ \-t
.IR TEMPLATES ]
.I FILE
.br
.B queens-tables
.BR \-\-help " | " \-\-version
.SH DESCRIPTION
\fBqueens-tables\fP solves N queens and makes each \fIFILE\fP.
The file's name is \fIPREFIX N SUFFIX\fP without blanks: src/x86_queens12_compact.h
has the PREFIX x86_queens, N=12 and the SUFFIX _compact.h.
.TP
.I PREFIX
begins the C names.
.TP
.I N
is the last number before the first dot, from 1 to 16.
.TP
.I SUFFIX
is .h, .c or any other one that has a template, a file
.RI queens SUFFIX .m4;
.B \-\-help
lists them.
.PP
PREFIX_counts.h and PREFIX_counts.c have the numbers of solutions for N=1 to 27.
.PP
The command solves each N once, and makes folders that do not exist.
It needs GNU m4, which the variable \fBM4\fP may name.
N=16 takes some GB in \fBTMPDIR\fP or /tmp.
.SH OPTIONS
Options and files may stand in any order.
.TP
.B \-\-check
Make each file again, elsewhere, and show how yours differs.
A missing file is a difference.
List files by name: a * would not notice a deleted one.
A name that no template makes is an error.
For files below the current folder, \fBgit apply\fP can apply the diff.
If line ends differ, the command prints a line for git's attributes, and compares the rest.
The last line is the command that makes the files anew.
.TP
.BI \-t " TEMPLATES"
Look for templates in this folder of yours first.
.TP
.B \-\-print
Write the file to standard output instead.
.SH EXIT STATUS
.TP
.B 0
The files are made, or are the same.
.TP
.B 1
queens-tables failed, or files differ or are missing.
.TP
.B 2
An argument is wrong, or queens-tables could not compare.
.SH EXAMPLES
.EX
queens-tables tables/queens8.h tables/queens8.c src/puzzle6.json
queens-tables \-t templates queens12.sizes
queens-tables \-\-check tables/queens8.h tables/queens8.c tables/queens_counts.c
.EE
.SH SEE ALSO
.BR q_name (1)

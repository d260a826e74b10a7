.\" Made by queens q_version.  Do not edit.
.TH QUEENS-COMPLETE 1 "" "queens q_version" "User Commands"
.SH NAME
queens-complete \- print the solutions that have queens on given squares
.SH SYNOPSIS
.B queens-complete
.RB [ \-p
.IR PREFIX ]
.I N SQUARE...
.br
.B queens-complete \-\-help
.SH DESCRIPTION
.B queens-complete
prints each solution of board
.I N
that has a queen on every
.IR SQUARE .
It does not search: it reads the view
.B list
of the printer
.I PREFIXN
(by default
.BR queens8 ,
.BR queens9 ", ...),"
in the folder that was typed before
.BR queens-complete ,
else in
.BR PATH .
.PP
A square is the letter of its column and the number of its row from the bottom, as in chess.
Commas or blanks may stand between squares.
The queens on this board are a1 and c5:
.PP
.EX
    8 . . . . . . . .
    7 . . . . . . . .
    6 . . . . . . . .
    5 . . Q . . . . .
    4 . . . . . . . .
    3 . . . . . . . .
    2 . . . . . . . .
    1 Q . . . . . . .
      a b c d e f g h
.EE
.SH OPTIONS
.TP
.BI \-p " PREFIX"
the printer's name without the board's number
.SH EXIT STATUS
.TP
.B 0
It printed at least one solution.
.TP
.B 1
No solution has these queens.
.TP
.B 2
A word is wrong, there is no such printer, or the output failed.
.SH EXAMPLES
.EX
queens-complete 8 a1 c5
queens-complete 8 f8,d1
.EE
.SH SEE ALSO
.BR queens-tables (1)

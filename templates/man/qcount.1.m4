.\" Made by queens q_version.  Do not edit.
.TH QCOUNT 1 "" "queens q_version" "User Commands"
.SH NAME
qcount, qcount_mpi \- count the solutions of N queens
.SH SYNOPSIS
.B qcount
.RI [ OPTION... ]
.I N
.br
.B mpirun \-n
.I RANKS
.B qcount_mpi
.RI [ OPTION... ]
.I N
.SH DESCRIPTION
.B qcount
counts the solutions of
.I N
queens, from 1 to 28, without listing them.
It also prints how many groups they form under the symmetries of the square.
.B qcount_mpi
does the same on several machines.
.PP
The work is divided into units.
Their numbers are the same on all machines.
.PP
Each line of the result is a name and a value:
.BR board ;
.B all
solutions,
.B fundamental
ones,
.BR groups-of-8 ", " -4 ", " -2 " and " -1 ;
.B seconds
that passed,
.B megabytes
at most, the
.B kernel
and the number of
.BR threads ,
of all
.B ranks
together.
With
.BR \-\-units ,
.B solutions
of these
.B units
take the place of all numbers but the first.
.B recount
is the result of
.BR \-\-check ,
.B resumed
how many units the journal already had, and
.B rejected
how many of its lines were rejected.
.SH OPTIONS
Options and
.I N
may stand in any order.
.TP
.BI \-\-threads " NUMBER"
from 1 to 1024.
Without it there is one for each core.
The ranks on a machine share its cores.
.TP
.BI \-\-kernel " NAME"
.BR avx512 ", " avx2 " or " portable .
Without it qcount takes the fastest one that this processor can run.
.TP
.BI \-\-journal " FILE"
Write finished units to
.IR FILE ,
and count only those that it lacks.
Concatenated journals are a journal.
.TP
.BI \-\-units " FROM" \- TO
Count only these units, from 0.
.TP
.BI \-\-units " I" / SHARES
Count only share
.IR I ,
from 1 on.
All shares take about the same time.
.TP
.BI \-\-memory " NUMBER"
Use at most NUMBER megabytes.
Without it qcount may use seven eighths of the available memory.
If the threads need more, qcount says so, and does not begin.
.TP
.B \-\-check
Count each unit a second time, in another way, and compare.
.TP
.B \-\-estimate
Count some units, or parts of them, on one thread for less than a minute.
Print
.B core-seconds
that all would take,
.BR spread ,
the standard error of that in percent,
the number of
.BR units ,
the likely seconds of the
.BR largest-unit ,
the number of
.BR samples ,
and the
.B megabytes
that the threads would need.
.TP
.B \-\-missing
Print the units that the journal lacks, each line as
.IR FROM \- TO ,
and count nothing.
.TP
.BR \-\-help ", " \-\-version
Print a summary of the options, or the version.
.SH SIGNALS
If stderr is a terminal, one line there shows the progress.
Otherwise a line follows each minute.
.TP
.B SIGUSR1
Print that line now.
.TP
.BR SIGINT ", " SIGTERM
Say how to go on, and end.
With a journal, no finished unit is lost.
.SH EXIT STATUS
.TP
.B 0
The count is finished, and agrees with the published one, if there is one.
.TP
.B 1
qcount failed, or a count is wrong.
.TP
.B 2
An argument is wrong, the journal is for another N,
or the threads need more memory than there is.
.SH EXAMPLES
.EX
qcount 18
qcount \-\-journal 20.journal 20
qcount \-\-units 3/16 \-\-journal 24.3 24
.EE

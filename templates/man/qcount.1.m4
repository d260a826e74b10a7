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
\fBqcount\fP counts the solutions of \fIN\fP queens, from 1 to 28, without listing
them.
It also prints how many groups they form under the symmetries of the square.
\fBqcount_mpi\fP does the same on several machines.
.PP
The work is divided into units.
Their numbers are the same on all machines.
.PP
Each line of the result is a name and a value: \fBboard\fP, \fBall\fP solutions,
\fBfundamental\fP ones, \fBgroups-of-8\fP, \fB-4\fP, \fB-2\fP and \fB-1\fP,
\fBseconds\fP that passed, \fBmegabytes\fP at most, the \fBkernel\fP, and the
number of \fBthreads\fP, of all \fBranks\fP together.
With \fB\-\-units\fP, \fBunits\fP and their \fBsolutions\fP take the place of the
lines from \fBall\fP to \fBgroups-of-1\fP.
\fBrecount\fP is the result of \fB\-\-check\fP, \fBresumed\fP how many units the
journal already had, and \fBrejected\fP how many of its lines were rejected.
.SH OPTIONS
Options and \fIN\fP may stand in any order.
.TP
.BI \-\-threads " NUMBER"
from 1 to 1024.
Without it there is one for each core.
The ranks on a machine share its cores.
.TP
.BI \-\-kernel " NAME"
.BR avx512 ", " avx512bw ", " avx2 " or " portable .
Without it qcount takes the fastest one that this processor can run.
.TP
.BI \-\-journal " FILE"
Write finished units to \fIFILE\fP, and count only those that it lacks.
Concatenated journals are a journal.
.TP
.BI \-\-units " FROM" \- TO
Count only these units, from 0.
.TP
.BI \-\-units " I" / SHARES
Count only share \fII\fP, from 1 on.
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
Print \fBcore-seconds\fP that the count would take, with \fB\-\-journal\fP only
of units that the journal lacks, \fBspread\fP, the standard error of
that in percent, the number of \fBunits\fP, the likely seconds of the
\fBlargest-unit\fP, the number of \fBsamples\fP, and the \fBmegabytes\fP that the
threads would need, of all ranks on a machine.
.TP
.B \-\-missing
Print the units that the journal lacks, each line as \fIFROM\fP\-\fITO\fP, and
count nothing.
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

/* calls.h -- how a line that m4 reads ends */
#ifndef CALLS_H
#define CALLS_H

/* Keeps what a call expands to apart from the next name. */
#define CALLS_APART "<||>"

/* m4 reads the line to its end and leaves no trace of it. */
#define CALLS_END CALLS_APART "m4_dnl\n"

#endif

/* interrupt.h -- ^C on a count that has a journal says how to go on */
#ifndef INTERRUPT_H
#define INTERRUPT_H

/*
 * From now on SIGINT and SIGTERM print one line on stderr, and then kill the
 * program as they would have done without this.  The line gives the command to
 * go on: argv, which ends in NULL, or "the same command" if argv is NULL.  A
 * signal that was ignored when the program began stays ignored.
 */
void interrupt_explain(const char *program, char *const argv[]);

#endif

/* options.h -- what the counting programs are asked to do */
#ifndef OPTIONS_H
#define OPTIONS_H

#include "kernel/kernel.h"

struct request {
	int n, threads;
	const struct kernel *kernel;
	const char *journal; /* its path, or NULL */
	int is_checked;      /* counted twice */
	int is_estimated;    /* units are sampled, not counted all */
	int is_followed; /* shows progress even where stderr is no terminal */
};

/*
 * Parse the arguments; `threads` if they do not say.  Memory must suffice for
 * `sharers` processes on this machine.  Returns 0; or EXIT_USAGE, having said
 * on stderr what is wrong if is_told.
 */
int request_parse(const char *program, int argc, char **argv, int threads,
                  int sharers, int is_told, struct request *request);

#endif

/* resources.h -- how much memory and how many cores this process may take */
#ifndef RESOURCES_H
#define RESOURCES_H

#include <stdint.h>

struct resources {
	/* Memory to take without swapping: what the system has available (all
	   that it has, if it does not say), or the limit of a control group or
	   of this process, if that is less. */
	uint64_t bytes;
	/* 1 or more: the processors that this process may run on, or as many as
	   the quotas of its control groups keep busy, rounded up, if these are
	   fewer. */
	uint64_t cores;
	int first_core; /* of these processors; 0 if the system does not say */
};

/* `sharers` processes on this machine, 1 or more, have equal parts of its
   memory, but not of its cores. */
struct resources resources_find(int sharers);

#endif

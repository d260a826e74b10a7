/* message.h -- why a run fails, in one line */
#ifndef MESSAGE_H
#define MESSAGE_H

#include <stdio.h>

struct message {
	int status; /* exit status; 0: nothing has failed, and there is no text */
	char text[4400]; /* with up to 4000 bytes of a path */
};

/* Set both, unless they are set: the first failure is told. */
#define message_set(m, code, ...)                                              \
	do {                                                                   \
		if ((m)->status)                                               \
			break;                                                 \
		(m)->status = (code);                                          \
		snprintf((m)->text, sizeof(m)->text, __VA_ARGS__);             \
	} while (0)

#endif

/* message.h -- why a run fails, in one line */
#ifndef MESSAGE_H
#define MESSAGE_H

struct message {
	int status; /* exit status; 0: nothing has failed, and there is no text */
	char text[400];
};

/* Set both, unless they are set: the first failure is told.  Returns the status
   of *m. */
__attribute__((format(printf, 3, 4))) int
message_set(struct message *m, int status, const char *format, ...);

#endif

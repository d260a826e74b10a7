/* reader.c -- lines and faults */
#include "reader.h"

int
reader_differs(struct reader *r, const char *what)
{
	r->fault->what = what;
	return 1;
}

int
reader_next_line(struct reader *r)
{
	r->fault->line++;
	return fgets(r->line, sizeof r->line, r->in) != NULL;
}

int
reader_finish(struct reader *r)
{
	return ferror(r->in) ? reader_differs(r, "cannot be read") : 0;
}

/* printer.h -- the texts that the printer holds */
#ifndef PRINTER_H
#define PRINTER_H

/* A view is text[start] .. text[start + size - 1]. */
struct view {
	char name[16];
	unsigned long start, size;
};

/*
 * The printer prints the first view if no word names one.  The last view has no
 * name: the printer writes it to stderr if there is no view of a given name.
 */
extern const struct view views[];
extern const char text[];

/* "queens8: stdout": how a message about a failed write begins. */
extern const char failure[];

#endif

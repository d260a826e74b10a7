/* printer.h -- the texts that the printer holds */
#ifndef PRINTER_H
#define PRINTER_H

/* A view is text[start] .. text[start + size - 1]. */
struct view {
	char name[16];
	unsigned long start, size;
};

/*
 * Without a word, the printer writes the first view.  The last view has an
 * empty name.  It is the usage text, which goes to stderr if a word is no
 * view's name.
 */
extern const struct view views[];
extern const char text[];

/* "queens8: stdout": how a message about a failed write begins. */
extern const char failure[];

#endif

/* printer.h -- the texts that the printer holds */
#ifndef PRINTER_H
#define PRINTER_H

/* A view is text[start] .. text[start + size - 1]. */
struct view {
	char name[16];
	unsigned long start, size;
};

/*
 * The first view is printed when none is named; the last one, without a name,
 * is what stderr gets when there is no such view.
 */
extern const struct view views[];
extern const char text[];

#endif

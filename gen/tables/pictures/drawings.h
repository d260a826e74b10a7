/* drawings.h -- boards as rows of squares, beside each other, and as dots */
#ifndef DRAWINGS_H
#define DRAWINGS_H

#include "records/records.h"

/*
 * Write all records of a kind; templates/contract.m4 says what each holds.
 * Return 0.  What stdio cannot write shows in ferror(out).
 */
records_write_fn drawings_picture; /* solutions, as rows of squares */
records_write_fn drawings_panel;   /* groups, as rows of four images */
records_write_fn drawings_shelf;   /* solutions beside each other, in braille */

#endif

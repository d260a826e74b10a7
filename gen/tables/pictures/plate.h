/* plate.h -- groups as pictures show them: boards, with their names */
#ifndef PLATE_H
#define PLATE_H

#include "records/records.h"

/* One record a group: its fundamental solution, and its different boards. */
records_write_fn plate_records;

/* The first solution, and what a turn makes of it, as the list `example`. */
void plate_example(FILE *out, const struct tables *t);

#endif

/* pictures.h -- what a picture of a board shows, as m4 calls */
#ifndef PICTURES_H
#define PICTURES_H

#include "records.h"

/*
 * The numbers and short lists for pictures: group sizes, dark squares, how many
 * solutions use each square, numbers of solutions of other boards, and an
 * example of an image.
 */
records_write_fn pictures_facts;

/* One record a group: its fundamental solution, and its different boards. */
records_write_fn pictures_plate;

#endif

/* pictures.h -- what a page of pictures shows beside the boards */
#ifndef PICTURES_H
#define PICTURES_H

#include "records/records.h"

/*
 * Numbers and short lists as m4 definitions: group sizes, dark squares, how
 * many solutions use each square, numbers of solutions of other boards, an
 * example.
 */
records_write_fn pictures_facts;

#endif

/* files.h -- all that templates may use of a board, as files */
#ifndef FILES_H
#define FILES_H

#include "tables.h"

/*
 * Write into the folder dir: the facts, data.m4 (see data.h); the text `list`;
 * and on boards to RECORDS_BOARD_MAX a file for each kind of record (see
 * records.h), on larger ones the text `tsv` and each table (see bulk.h).
 *
 * Returns 0, or -1 with errno set; then some of them may be there.
 */
int files_write(const char *dir, const struct tables *t, const char *prefix);

#endif

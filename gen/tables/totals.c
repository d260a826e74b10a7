/* totals.c -- published numbers as m4 calls */
#include "totals.h"

#include <inttypes.h>
#include <stdint.h>

#include "published.h"
#include "records.h"

enum { COMPUTED_MAX = 16 }; /* make counts counts boards to this one again */

/* With a comma before every three digits. */
static void
write_grouped(FILE *out, uint64_t number)
{
	if (number >= 1000) {
		write_grouped(out, number / 1000);
		fprintf(out, ",%03" PRIu64, number % 1000);
	} else {
		fprintf(out, "%" PRIu64, number);
	}
}

void
totals_write(FILE *out, int n)
{
	fputs("m4_define(<|q_all_total|>, <|m4_dnl\n", out);
	for (int k = 1; k <= PUBLISHED_N_MAX; k++) {
		fprintf(out, "q_total(%d, <|", k);
		write_grouped(out, published[k].all);
		fputs("|>, <|", out);
		write_grouped(out, published[k].fundamental);
		fprintf(out, "|>, <|%s|>, <|%s|>)" RECORDS_END,
		        k <= COMPUTED_MAX ? "computed" : "published",
		        k == n ? "this" : "other");
	}
	fputs("|>)" RECORDS_END, out);
}

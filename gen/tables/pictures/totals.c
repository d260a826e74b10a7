/* totals.c -- published numbers as m4 calls */
#include "totals.h"

#include <inttypes.h>
#include <stdint.h>

#include "published.h"
#include "records/records.h"

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

static const char *
source_of(int n)
{
	return n <= COMPUTED_MAX ? "computed" : "published";
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
		fprintf(out, "|>, <|%s|>, <|%s|>)" RECORDS_END, source_of(k),
		        k == n ? "this" : "other");
	}
	fputs("|>)" RECORDS_END, out);
}

/* The digits but the last nine, and these: C90 has no 64-bit constants. */
static void
write_halves(FILE *out, uint64_t number)
{
	fprintf(out, RECORDS_NEXT "%" PRIu64 RECORDS_NEXT "%" PRIu64,
	        number / 1000000000, number % 1000000000);
}

void
totals_write_counts(FILE *out, const struct tables *t, const char *prefix)
{
	(void)t;
	fprintf(out,
	        "m4_define(<|q_prefix|>, <|%s|>)m4_define(<|q_n|>, <|_counts|>)"
	        "m4_define(<|q_form|>, <|rows|>)m4_define(<|q_count_max|>, "
	        "<|%d|>)m4_define(<|q_all_count|>, <|m4_dnl\n",
	        prefix, PUBLISHED_N_MAX);
	for (int k = 1; k <= PUBLISHED_N_MAX; k++) {
		fprintf(out, "q_count(<|%d|>, <|%" PRIu64 "|>, <|%" PRIu64, k,
		        published[k].all, published[k].fundamental);
		fprintf(out, RECORDS_NEXT "%s", source_of(k));
		write_halves(out, published[k].all);
		write_halves(out, published[k].fundamental);
		fputs("|>)" RECORDS_END, out);
	}
	fputs("|>)" RECORDS_END, out);
}

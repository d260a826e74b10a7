/* totals.c -- numbers of solutions: OEIS A000170 and A002562 */
#include "totals.h"

#include <inttypes.h>
#include <stdint.h>

#include "records.h"

enum { COMPUTED_MAX = 16 }; /* make counts counts boards to this one again */

static const struct {
	uint64_t all, fundamental;
} totals[] = {
	{ 1, 1 },
	{ 0, 0 },
	{ 0, 0 },
	{ 2, 1 },
	{ 10, 2 },
	{ 4, 1 },
	{ 40, 6 },
	{ 92, 12 },
	{ 352, 46 },
	{ 724, 92 },
	{ 2680, 341 },
	{ 14200, 1787 },
	{ 73712, 9233 },
	{ 365596, 45752 },
	{ 2279184, 285053 },
	{ 14772512, 1846955 },
	{ 95815104, 11977939 },
	{ 666090624, 83263591 },
	{ 4968057848, 621012754 },
	{ 39029188884, 4878666808 },
	{ 314666222712, 39333324973 },
	{ 2691008701644, 336376244042 },
	{ 24233937684440, 3029242658210 },
	{ 227514171973736, 28439272956934 },
	{ 2207893435808352, 275986683743434 },
	{ 22317699616364044, 2789712466510289 },
	{ 234907967154122528, 29363495934315694 },
};

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
	for (int k = 0; k < (int)(sizeof totals / sizeof *totals); k++) {
		fprintf(out, "q_total(%d, <|", k + 1);
		write_grouped(out, totals[k].all);
		fputs("|>, <|", out);
		write_grouped(out, totals[k].fundamental);
		fprintf(out, "|>, <|%s|>, <|%s|>)" RECORDS_END,
		        k < COMPUTED_MAX ? "computed" : "published",
		        k + 1 == n ? "this" : "other");
	}
	fputs("|>)" RECORDS_END, out);
}

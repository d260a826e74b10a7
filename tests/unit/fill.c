/* fill.c -- what qgen --fill copies, changes and refuses */
#include "fill.h"

#include <string.h>

#include "tap.h"

/* What m4 wrote for the board m4 or queens4, its length, and what comes of it:
   text, or what is wrong and the word to look for. */
static const struct row {
	const char *name, *in;
	size_t length;
	const char *out, *what, *word;
} rows[] = {
#define IN(text) (text), sizeof(text) - 1
	{ "text", IN("a\nb\nq_end\n"), "a\nb\n", NULL, NULL },
	{ "nothing", IN("q_end\n"), "", NULL, NULL },
	{ "q_own_", IN("q_own_a+q_own_b\nq_end\n"), "q_a+q_b\n", NULL, NULL },
	{ "names", IN("m4_x Q_N seq_n\nq_end\n"), "m4_x Q_N seq_n\n", NULL,
	  NULL },
	{ "a macro", IN("x\ny q_nn;\nq_end\n"), NULL,
	  "m4 left this unexpanded: y q_nn;", "q_nn" },
	{ "a builtin in a word", IN("item4_x am4_b\nq_end\n"), NULL,
	  "m4 left this unexpanded: item4_x am4_b", "m4_x" },
	{ "a macro after a name", IN("m4_q_n\nq_end\n"), NULL,
	  "m4 left this unexpanded: m4_q_n", "q_n" },
	{ "a quote", IN("a |> b\nq_end\n"), NULL,
	  "m4 left this unexpanded: a |> b", "|>" },
	{ "m4 that failed", IN("a\n\nq_failed\n"), NULL, "", "" },
	{ "no end", IN("a\n"), NULL, "m4 did not come to its end", "" },
	{ "no text", IN(""), NULL, "m4 did not come to its end", "" },
	{ "text after the end", IN("q_end\na\n"), NULL,
	  "m4 did not come to its end", "" },
	{ "no line break", IN("aq_end\n"), NULL, "no line break at its end",
	  "" },
	{ "a zero byte", IN("a\0b\nq_end\n"), NULL, "m4 wrote a zero byte",
	  "" },
	{ "unknown bulk", IN("q_bulk_here rows\nq_end\n"), NULL, "no bulk rows",
	  "rows" },
	{ "bulk without a board", IN("q_bulk_here list\nq_end\n"), NULL,
	  "no bulk list", "list" },
};

static int
fills(const struct row *row)
{
	struct fill fill = { .name = "m4", .board = "/nonexistent" };
	char got[100] = "";
	FILE *in = tmpfile(), *out = tmpfile();
	int failed;

	fwrite(row->in, 1, row->length, in);
	rewind(in);
	failed = fill_product(in, out, &fill);
	rewind(out);
	got[fread(got, 1, sizeof got - 1, out)] = '\0';
	fclose(in);
	fclose(out);
	if (row->out)
		return !failed && strcmp(got, row->out) == 0;
	return failed && strcmp(fill.what, row->what) == 0 &&
	       strcmp(fill.word, row->word) == 0;
}

static unsigned long
line_of(const char *text, const char *word)
{
	FILE *in = tmpfile();
	unsigned long line;

	fputs(text, in);
	rewind(in);
	line = fill_find(in, word);
	fclose(in);
	return line;
}

int
main(void)
{
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		ok(fills(&rows[i]), "%s", rows[i].name);
	ok(line_of("a\nb q_x\nq_x\n", "q_x") == 2, "the word's first line");
	ok(line_of("a\n", "q_x") == 0, "a word that is nowhere");
	ok(line_of("a\n", "") == 0, "no word");
	return tap_done();
}

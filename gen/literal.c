/* literal.c -- each byte is written when the next one is known */
#include "literal.h"

#include "unlocked.h"

static const int nothing = -1;

/* printf would take most of the time. */
static void
write_escape(FILE *out, int c, int next)
{
	int is_full = next >= '0' && next <= '7';

	putc_unlocked('\\', out);
	if (is_full || c >= 0100)
		putc_unlocked('0' + (c >> 6), out);
	if (is_full || c >= 010)
		putc_unlocked('0' + (c >> 3 & 7), out);
	putc_unlocked('0' + (c & 7), out);
}

static void
write_character(FILE *out, int c, int next)
{
	if (c == '\n') {
		fputs("\\n", out);
	} else if (c < ' ' || c > '~' || c == '_' || c == '<' || c == '|') {
		write_escape(out, c, next);
	} else {
		if (c == '"' || c == '\\' || c == '?')
			putc_unlocked('\\', out);
		putc_unlocked(c, out);
	}
}

static void
end_literal(struct literal *l)
{
	if (l->held != nothing) {
		write_character(l->out, l->held, nothing);
		putc('"', l->out);
		fputs(l->end, l->out);
	}
}

struct literal
literal_begin(FILE *out, size_t limit, const char *end)
{
	return (struct literal){
		.out = out, .limit = limit, .end = end, .held = nothing
	};
}

void
literal_put(struct literal *l, int c)
{
	if (l->size++ % l->limit == 0) {
		end_literal(l);
		putc('"', l->out);
	} else {
		write_character(l->out, l->held, c);
	}
	l->held = c;
}

size_t
literal_finish(struct literal *l)
{
	end_literal(l);
	return l->size;
}

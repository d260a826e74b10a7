/* literal.c -- a byte is written when the next one is known */
#include "literal.h"

static const int nothing = -1;

static void
write_escape(FILE *out, int c, int next)
{
	if (next >= '0' && next <= '7')
		fprintf(out, "\\%03o", (unsigned)c);
	else
		fprintf(out, "\\%o", (unsigned)c);
}

static void
write_character(FILE *out, int c, int next)
{
	switch (c) {
	case '\n':
		fputs("\\n", out);
		break;
	case '"':
	case '\\':
	case '?':
		putc('\\', out);
		putc(c, out);
		break;
	default:
		if (c >= ' ' && c <= '~')
			putc(c, out);
		else
			write_escape(out, c, next);
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
	l->held = nothing;
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

/* printer.h -- the texts that the printer holds */
#ifndef PRINTER_H
#define PRINTER_H

/* A text that the printer can write. */
struct view {
	const char *name;
	unsigned long size;
	const char *text;
};

/* The last view has an empty name: it is the usage text. */
extern const struct view views[];

/* "queens8: stdout": how a message about a failed write begins. */
extern const char failure[];

/*
 * TEXT_FROM(text, "FILE") defines text[] as the bytes of FILE, through an
 * assembler of GNU syntax.  It stands before other data, because it ends in
 * .text, where a compiler begins.
 */
#if defined __APPLE__
#define READ_ONLY ".const"
#elif defined _WIN32
#define READ_ONLY ".section .rdata,\"dr\""
#else
#define READ_ONLY ".section .rodata"
#endif
#define QUOTED(x) #x
#define SYMBOL(prefix, name) QUOTED(prefix) #name
#define INCBIN(symbol, file)                                                   \
	__asm__(READ_ONLY "\n.globl " symbol "\n" symbol ":\n"                 \
	                  ".incbin \"" file "\"\n.text\n")
#define TEXT_FROM(text, file)                                                  \
	extern const char(text)[];                                             \
	INCBIN(SYMBOL(__USER_LABEL_PREFIX__, text), file)

static inline int
is_same(const char *a, const char *b)
{
	while (*a && *a == *b) {
		a++;
		b++;
	}
	return *a == *b;
}

/* The text to write.  Without an argument it is the first view, with one the
   view of that name.  Otherwise it is the usage text, for stderr.  word[0] is
   the name of the program. */
static inline const struct view *
view_of(long words, char **word)
{
	const struct view *view = views;

	while (words > 1 && view->name[0] &&
	       (words > 2 || !is_same(view->name, word[1])))
		view++;
	return view;
}

#endif

/* tiny.c -- the printer without libc: one view, on Linux, x86-64 or aarch64 */
#include "printer.h"

enum { EXIT_OUTPUT = 1, EXIT_USAGE = 2 };
enum { STDOUT = 1, STDERR = 2 };
enum { INTERRUPTED = -4 };

#if defined __linux__ && defined __x86_64__
enum { SYS_WRITE = 1, SYS_EXIT = 60 };

__asm__(".globl _start\n_start:\n\tmov (%rsp), %rdi\n\tlea 8(%rsp), %rsi\n\tcall tiny\n");

static long
call(long number, long a, long b, unsigned long c)
{
	long result;

	__asm__ volatile("syscall"
	                 : "=a"(result)
	                 : "a"(number), "D"(a), "S"(b), "d"(c)
	                 : "rcx", "r11", "memory");
	return result;
}
#elif defined __linux__ && defined __aarch64__
enum { SYS_WRITE = 64, SYS_EXIT = 93 };

__asm__(".globl _start\n_start:\n\tldr x0, [sp]\n\tadd x1, sp, #8\n\tbl tiny\n");

static long
call(long number, long a, long b, unsigned long c)
{
	register long x8 __asm__("x8") = number;
	register long x0 __asm__("x0") = a;
	register long x1 __asm__("x1") = b;
	register unsigned long x2 __asm__("x2") = c;

	__asm__ volatile("svc 0"
	                 : "+r"(x0)
	                 : "r"(x8), "r"(x1), "r"(x2)
	                 : "memory");
	return x0;
}
#else
#error "the tiny printer is for Linux on x86-64 or aarch64"
#endif

/* A pipe may take less than it is given.  Returns how many bytes are left. */
static unsigned long
put(long file, const struct view *view)
{
	const char *from = view->text;
	unsigned long left = view->size;

	while (left) {
		long written = call(SYS_WRITE, file, (long)from, left);

		if (written > 0) {
			from += written;
			left -= (unsigned long)written;
		} else if (written != INTERRUPTED) {
			break;
		}
	}
	return left;
}

static void
complain(const char *why)
{
	for (; *why; why++)
		call(SYS_WRITE, STDERR, (long)why, 1);
}

static long
print(long words, char **word)
{
	const struct view *view = view_of(words, word);

	if (!view->name[0]) {
		put(STDERR, view);
		return EXIT_USAGE;
	}
	if (put(STDOUT, view)) {
		complain(failure);
		complain(": cannot be written\n");
		return EXIT_OUTPUT;
	}
	return 0;
}

/* The assembler code at _start calls it, which link-time optimisation does not
   see. */
__attribute__((used)) _Noreturn void tiny(long words, char **word);

_Noreturn void
tiny(long words, char **word)
{
	call(SYS_EXIT, print(words, word), 0, 0);
	__builtin_unreachable();
}

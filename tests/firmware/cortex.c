/* cortex.c -- start-up, and a console through semihosting */
#include <stdint.h>

#include "console.h"

enum { SYS_WRITE0 = 0x04, SYS_EXIT_EXTENDED = 0x20, EXITED = 0x20026 };

/* The linker script defines these. */
extern uint32_t bss[], bss_end[];

int main(void);
void reset(void);
void fault(void);

/* The first stack pointer, and the handlers of reset, NMI and hard fault. */
__asm__(".section .vectors, \"a\"\n"
        ".word stack_top, reset, fault, fault\n"
        ".text\n");

static void
call_host(uint32_t operation, const void *argument)
{
	register uint32_t r0 __asm__("r0") = operation;
	register const void *r1 __asm__("r1") = argument;

	__asm__ volatile("bkpt 0xAB" : "+r"(r0) : "r"(r1) : "memory");
}

/* A call to the host is slow, so this makes one call for a line. */
void
console_put(char c)
{
	static char line[128];
	static unsigned length;

	line[length++] = c;
	if (c != '\n' && length < sizeof line - 1)
		return;
	line[length] = '\0';
	call_host(SYS_WRITE0, line);
	length = 0;
}

void
console_close(int status)
{
	uint32_t reason[] = { EXITED, (uint32_t)status };

	call_host(SYS_EXIT_EXTENDED, reason);
}

void
reset(void)
{
	for (uint32_t *to = bss; to < bss_end;)
		*to++ = 0;
	console_close(main());
}

void
fault(void)
{
	console_close(99);
}

/* console.c -- how each target starts, prints, and ends the run */
#include "console.h"

#if defined __arm__ || defined __riscv

/* The emulator does what a call asks for (semihosting).  The linker script puts
   .init first, and defines stack_top; all memory is zero. */
enum { WRITE_CHARACTER = 0x03, EXIT = 0x20, NORMAL = 0x20026 };

#ifdef __arm__
#define OPERATION "r0"
#define ARGUMENT "r1"
#define CALL "bkpt 0xAB"
#define BEGIN ".word stack_top, start"
#else
#define OPERATION "a0"
#define ARGUMENT "a1"
#define CALL                                                                   \
	".balign 16; .option push; .option norvc;"                             \
	"slli zero, zero, 31; ebreak; srai zero, zero, 7; .option pop"
#define BEGIN "la sp, stack_top; j start"
#endif

int main(void);
void start(void);
__asm__(".section .init, \"ax\"; " BEGIN "; .text");

static void
call(long operation, const void *argument)
{
	register long first __asm__(OPERATION) = operation;
	register const void *second __asm__(ARGUMENT) = argument;

	__asm__ volatile(CALL : "+r"(first) : "r"(second) : "memory");
}

static void
put(char c)
{
	call(WRITE_CHARACTER, &c);
}

void
finish(int status)
{
	long reason[] = { NORMAL, status };

	call(EXIT, reason);
}

void
start(void)
{
	finish(main());
}

#elif defined __AVR__

#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>

/* After a reset, the port needs to be switched on, and no more. */
static void
put(char c)
{
	UCSR0B = 1 << TXEN0;
	while (!(UCSR0A & 1 << UDRE0))
		;
	UDR0 = (unsigned char)c;
}

/* The emulator ends the run when the core sleeps without interrupts. */
void
finish(int status)
{
	print_text("@");
	print_number((unsigned)status);
	print_text("\n");
	while (!(UCSR0A & 1 << TXC0))
		;
	cli();
	sleep_enable();
	sleep_cpu();
}

#elif defined __SDCC

/* The emulator reads commands: `w` writes the next byte, `s` stops the run. */
static volatile __xdata __at(0xFFFE) char emulator;

static void
put(char c)
{
	emulator = 'w';
	emulator = c;
}

void
finish(int status)
{
	print_text("@");
	print_number((unsigned)status);
	print_text("\n");
	emulator = 's';
}

#else

#include <stdio.h>
#include <stdlib.h>

static void
put(char c)
{
	putchar(c);
}

void
finish(int status)
{
	exit(status);
}

#endif

void
print_text(const char *text)
{
	while (*text)
		put(*text++);
}

void
print_number(unsigned number)
{
	char digits[10]; /* of 32 bits */
	int count = 0;

	do
		digits[count++] = (char)('0' + (int)(number % 10));
	while (number /= 10);
	while (count)
		put(digits[--count]);
}

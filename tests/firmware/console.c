/* console.c -- how each target prints, and ends the run */
#include "console.h"

#if defined __AVR__

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
static void
stop(void)
{
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

static void
stop(void)
{
	emulator = 's';
}

#else

#include <stdio.h>
#include <stdlib.h>

#define put putchar

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
print_field(unsigned number, const char *end)
{
	char digits[10]; /* of 32 bits */
	int count = 0;

	do
		digits[count++] = (char)('0' + (int)(number % 10));
	while (number /= 10);
	while (count)
		put(digits[--count]);
	print_text(end);
}

#if defined __AVR__ || defined __SDCC
void
finish(int status)
{
	print_text("@");
	print_field((unsigned)status, "\n");
	stop();
}
#endif

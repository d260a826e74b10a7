/* console.c -- where each target prints, and how it ends the run */
#include "console.h"

#if defined __AVR__

#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>

static int
put(char c, FILE *file)
{
	(void)file;
	while (!(UCSR0A & 1 << UDRE0))
		;
	UDR0 = (unsigned char)c;
	return 0;
}

/* After a reset, the port needs to be switched on, and no more. */
static void start(void) __attribute__((constructor));
static void
start(void)
{
	static FILE port = FDEV_SETUP_STREAM(put, NULL, _FDEV_SETUP_WRITE);

	UCSR0B = 1 << TXEN0;
	stdout = &port;
}

/* The emulator ends the run when the core sleeps without interrupts. */
void
finish(int status)
{
	printf("@%d\n", status);
	while (!(UCSR0A & 1 << TXC0))
		;
	cli();
	sleep_enable();
	sleep_cpu();
}

#elif defined __SDCC

/* The emulator reads commands: `w` writes the next byte, `s` stops the run. */
static volatile __xdata __at(0xFFFE) char emulator;

int
putchar(int c)
{
	emulator = 'w';
	emulator = (char)c;
	return c;
}

void
finish(int status)
{
	printf("@%d\n", status);
	emulator = 's';
}

#else

#include <stdlib.h>

void
finish(int status)
{
	exit(status);
}

#endif

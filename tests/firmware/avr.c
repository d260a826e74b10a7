/* avr.c -- console of an ATmega328P */
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>

#include "console.h"

/* After a reset, the port needs to be switched on, and no more. */
void
console_put(char c)
{
	UCSR0B = 1 << TXEN0;
	while (!(UCSR0A & 1 << UDRE0))
		;
	UDR0 = (unsigned char)c;
}

/* The emulator ends the run when the core sleeps without interrupts. */
void
console_close(int status)
{
	print_status(status);
	while (!(UCSR0A & 1 << TXC0))
		;
	cli();
	sleep_enable();
	sleep_cpu();
}

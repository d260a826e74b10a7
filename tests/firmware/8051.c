/* 8051.c -- console of an 8052, for SDCC */
#include <8052.h>

#include "console.h"

/* s51 -I if=xram[0xFFFE] reads commands here: `s` stops the run. */
static volatile __xdata __at(0xFFFE) char simulator;

void
console_put(char c)
{
	if (!TR2) { /* timer 2 clocks the line, at its highest rate */
		RCAP2H = RCAP2L = 0xFF;
		T2CON = 0x34;
		SCON = 0x40;
		TI = 1;
	}
	while (!TI)
		;
	TI = 0;
	SBUF = c;
}

void
console_close(int status)
{
	print_status(status);
	while (!TI)
		;
	simulator = 's';
}

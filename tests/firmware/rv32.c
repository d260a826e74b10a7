/* rv32.c -- start-up, and the console of QEMU's board virt */
#include <stdint.h>

#include "console.h"

/* A serial port of type 16550, and the device that ends the run. */
#define UART ((volatile uint8_t *)0x10000000U)
#define FINISHER (*(volatile uint32_t *)0x00100000U)

enum { LINE_STATUS = 5, CAN_SEND = 0x20, PASS = 0x5555, FAIL = 0x3333 };

int main(void);
void start(void);

__asm__(".section .init, \"ax\"\n"
        ".globl _start\n"
        "_start:\n"
        "	la sp, stack_top\n"
        "	call start\n");

void
console_put(char c)
{
	while (!(UART[LINE_STATUS] & CAN_SEND))
		;
	UART[0] = (uint8_t)c;
}

void
console_close(int status)
{
	FINISHER = status ? (uint32_t)status << 16 | FAIL : PASS;
}

void
start(void)
{
	console_close(main());
	for (;;)
		;
}

/* incbin.c -- compiles where the output of embed --incbin does */
#ifndef __ELF__
#error "the section and symbol names are those of ELF"
#endif
__asm__(".section .rodata\n.incbin \"Makefile\"\n.previous\n");

/* incbin.c -- compiles if the output of embed --incbin would */
#ifndef __ELF__
#error "the section and symbol names are those of ELF"
#endif
__asm__(".section .rodata\n.incbin \"Makefile\"\n.previous\n");

m4_dnl q_first_64_kb(BYTES, TABLE...): the linker refuses a program with more than 60 KB of tables, all
m4_dnl sources together.  It joins these sections, from address 0 on, and a byte holds no number above 255.
m4_define(<|q_keeps|>, <|	"\t.section .progmem.gcc.q_id($1), \"a\"\n\t.reloc 0, R_AVR_NONE, 1b\n"
m4_ifelse($#, 1, <||>, <|q_keeps(m4_shift($@))|>)|>)m4_dnl
m4_define(<|q_first_64_kb|>, <|
#if defined(q_ID(IN_FIRST_64_KB)) && defined(__AVR_HAVE_ELPM__)
/* Takes a byte for each 256 bytes of tables, in a section that is not loaded.  The
   linker refuses an address beyond 255, less 4 KB for vectors and jump tables.  It
   keeps the section if it keeps a table. */
__asm__(".pushsection .tables_exceed_60_KB, \"\", @progbits\n"
	"\t.fill m4_eval(($1 + 255) / 256 - 1)\n"
	"1:\t.byte 1b + 16\n"
q_keeps(m4_shift($@))m4_dnl
	"\t.popsection");
#endif
|>)m4_dnl

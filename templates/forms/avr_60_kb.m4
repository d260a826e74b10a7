m4_dnl q_avr_60_kb(BYTES, TABLE...): the linker refuses a program with more than 60 KB of tables, all
m4_dnl sources together.  A linker script would say ASSERT(SIZEOF(...) <= 60K), but the script is the
m4_dnl user's, and no #if sees the tables of other sources.  So each source adds to one section a byte
m4_dnl for each 256 bytes of its tables.  The section begins at address 0.  The last byte of a source has
m4_dnl the value of its own address plus 16, for 4 KB of vectors and jump tables.  A value above 255 does
m4_dnl not fit, and that is an error of the linker, with the name of the section.
m4_define(<|q_keeps|>, <|	"\t.section .progmem.gcc.q_id($1), \"a\"\n\t.reloc 0, R_AVR_NONE, 1b\n"
m4_ifelse($#, 1, <||>, <|q_keeps(m4_shift($@))|>)|>)m4_dnl
m4_define(<|q_avr_60_kb|>, <|
#if defined(q_ID(IN_PROGMEM)) && defined(__AVR_HAVE_ELPM__)
/* A byte for each 256 bytes of tables, in a section that is not loaded and begins at
   0.  The last one holds its address plus 16, for 4 KB of vectors and jump tables: if
   that is above 255, the linker refuses it.  It keeps the section if it keeps a table. */
__asm__(".pushsection .tables_exceed_60_KB, \"\", @progbits\n"
	"\t.fill m4_eval(($1 + 255) / 256 - 1)\n"
	"1:\t.byte 1b + 16\n"
q_keeps(m4_shift($@))m4_dnl
	"\t.popsection");
#endif
|>)m4_dnl

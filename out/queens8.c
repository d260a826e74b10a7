/* Made by queens 7.0: queens-tables queens8.c.  Do not edit. */
/* clang-format off */
#include "queens8.h"

#if QUEENS8_CHECK != 0xa1982849UL || QUEENS8_VERSION != 700
#error "queens8.c and queens8.h do not belong together: generate both again"
#endif

/*
 * Every solution once, in lexicographic order.  FIRST(columns, group, size) is
 * the fundamental solution of a group.  ROW(columns, group, image) is another
 * member.  Each array below gives the two names another meaning.
 */
#define QUEENS8_TABLE \
	QUEENS8_FIRST(0,4,7,5,2,6,1,3, 0, 8) \
	QUEENS8_FIRST(0,5,7,2,6,3,1,4, 1, 8) \
	QUEENS8_ROW(0,6,3,5,7,1,4,2, 1, 5) \
	QUEENS8_ROW(0,6,4,7,1,3,5,2, 0, 5) \
	QUEENS8_FIRST(1,3,5,7,2,0,6,4, 2, 8) \
	QUEENS8_FIRST(1,4,6,0,2,7,5,3, 3, 8) \
	QUEENS8_FIRST(1,4,6,3,0,7,5,2, 4, 8) \
	QUEENS8_FIRST(1,5,0,6,3,7,2,4, 5, 8) \
	QUEENS8_FIRST(1,5,7,2,0,3,6,4, 6, 8) \
	QUEENS8_FIRST(1,6,2,5,7,4,0,3, 7, 8) \
	QUEENS8_FIRST(1,6,4,7,0,3,5,2, 8, 8) \
	QUEENS8_ROW(1,7,5,0,2,4,6,3, 7, 1) \
	QUEENS8_ROW(2,0,6,4,7,1,3,5, 5, 5) \
	QUEENS8_FIRST(2,4,1,7,0,6,3,5, 9, 4) \
	QUEENS8_ROW(2,4,1,7,5,3,6,0, 1, 3) \
	QUEENS8_ROW(2,4,6,0,3,1,7,5, 5, 7) \
	QUEENS8_FIRST(2,4,7,3,0,6,1,5, 10, 8) \
	QUEENS8_FIRST(2,5,1,4,7,0,6,3, 11, 8) \
	QUEENS8_ROW(2,5,1,6,0,3,7,4, 3, 7) \
	QUEENS8_ROW(2,5,1,6,4,0,7,3, 4, 7) \
	QUEENS8_ROW(2,5,3,0,7,4,6,1, 8, 4) \
	QUEENS8_ROW(2,5,3,1,7,4,6,0, 0, 3) \
	QUEENS8_ROW(2,5,7,0,3,6,4,1, 4, 4) \
	QUEENS8_ROW(2,5,7,0,4,6,1,3, 11, 1) \
	QUEENS8_ROW(2,5,7,1,3,0,6,4, 10, 3) \
	QUEENS8_ROW(2,6,1,7,4,0,3,5, 10, 2) \
	QUEENS8_ROW(2,6,1,7,5,3,0,4, 6, 3) \
	QUEENS8_ROW(2,7,3,6,0,5,1,4, 2, 1) \
	QUEENS8_ROW(3,0,4,7,1,6,2,5, 3, 5) \
	QUEENS8_ROW(3,0,4,7,5,2,6,1, 7, 4) \
	QUEENS8_ROW(3,1,4,7,5,0,2,6, 6, 2) \
	QUEENS8_ROW(3,1,6,2,5,7,0,4, 8, 3) \
	QUEENS8_ROW(3,1,6,2,5,7,4,0, 0, 4) \
	QUEENS8_ROW(3,1,6,4,0,7,5,2, 11, 7) \
	QUEENS8_ROW(3,1,7,4,6,0,2,5, 10, 1) \
	QUEENS8_ROW(3,1,7,5,0,2,4,6, 2, 2) \
	QUEENS8_ROW(3,5,0,4,1,7,2,6, 5, 2) \
	QUEENS8_ROW(3,5,7,1,6,0,2,4, 9, 1) \
	QUEENS8_ROW(3,5,7,2,0,6,4,1, 3, 4) \
	QUEENS8_ROW(3,6,0,7,4,1,5,2, 11, 4) \
	QUEENS8_ROW(3,6,2,7,1,4,0,5, 2, 3) \
	QUEENS8_ROW(3,6,4,1,5,0,2,7, 1, 2) \
	QUEENS8_ROW(3,6,4,2,0,5,7,1, 7, 7) \
	QUEENS8_ROW(3,7,0,2,5,1,6,4, 8, 1) \
	QUEENS8_ROW(3,7,0,4,6,1,5,2, 4, 1) \
	QUEENS8_ROW(3,7,4,2,0,6,1,5, 6, 1) \
	QUEENS8_ROW(4,0,3,5,7,1,6,2, 6, 5) \
	QUEENS8_ROW(4,0,7,3,1,6,2,5, 4, 5) \
	QUEENS8_ROW(4,0,7,5,2,6,1,3, 8, 5) \
	QUEENS8_ROW(4,1,3,5,7,2,0,6, 7, 3) \
	QUEENS8_ROW(4,1,3,6,2,7,5,0, 1, 4) \
	QUEENS8_ROW(4,1,5,0,6,3,7,2, 2, 7) \
	QUEENS8_ROW(4,1,7,0,3,6,2,5, 11, 2) \
	QUEENS8_ROW(4,2,0,5,7,1,3,6, 3, 2) \
	QUEENS8_ROW(4,2,0,6,1,7,5,3, 9, 5) \
	QUEENS8_ROW(4,2,7,3,6,0,5,1, 5, 4) \
	QUEENS8_ROW(4,6,0,2,7,5,3,1, 2, 4) \
	QUEENS8_ROW(4,6,0,3,1,7,5,2, 10, 5) \
	QUEENS8_ROW(4,6,1,3,7,0,2,5, 11, 3) \
	QUEENS8_ROW(4,6,1,5,2,0,3,7, 0, 2) \
	QUEENS8_ROW(4,6,1,5,2,0,7,3, 8, 7) \
	QUEENS8_ROW(4,6,3,0,2,7,5,1, 6, 4) \
	QUEENS8_ROW(4,7,3,0,2,5,1,6, 7, 2) \
	QUEENS8_ROW(4,7,3,0,6,1,5,2, 3, 1) \
	QUEENS8_ROW(5,0,4,1,7,2,6,3, 2, 5) \
	QUEENS8_ROW(5,1,6,0,2,4,7,3, 6, 7) \
	QUEENS8_ROW(5,1,6,0,3,7,4,2, 10, 4) \
	QUEENS8_ROW(5,2,0,6,4,7,1,3, 10, 7) \
	QUEENS8_ROW(5,2,0,7,3,1,6,4, 11, 5) \
	QUEENS8_ROW(5,2,0,7,4,1,3,6, 4, 2) \
	QUEENS8_ROW(5,2,4,6,0,3,1,7, 0, 7) \
	QUEENS8_ROW(5,2,4,7,0,3,1,6, 8, 2) \
	QUEENS8_ROW(5,2,6,1,3,7,0,4, 4, 3) \
	QUEENS8_ROW(5,2,6,1,7,4,0,3, 3, 3) \
	QUEENS8_ROW(5,2,6,3,0,7,1,4, 11, 6) \
	QUEENS8_ROW(5,3,0,4,7,1,6,2, 10, 6) \
	QUEENS8_ROW(5,3,1,7,4,6,0,2, 5, 3) \
	QUEENS8_ROW(5,3,6,0,2,4,1,7, 1, 7) \
	QUEENS8_ROW(5,3,6,0,7,1,4,2, 9, 4) \
	QUEENS8_ROW(5,7,1,3,0,6,4,2, 5, 1) \
	QUEENS8_ROW(6,0,2,7,5,3,1,4, 7, 5) \
	QUEENS8_ROW(6,1,3,0,7,4,2,5, 8, 6) \
	QUEENS8_ROW(6,1,5,2,0,3,7,4, 7, 6) \
	QUEENS8_ROW(6,2,0,5,7,4,1,3, 6, 6) \
	QUEENS8_ROW(6,2,7,1,4,0,5,3, 5, 6) \
	QUEENS8_ROW(6,3,1,4,7,0,2,5, 4, 6) \
	QUEENS8_ROW(6,3,1,7,5,0,2,4, 3, 6) \
	QUEENS8_ROW(6,4,2,0,5,7,1,3, 2, 6) \
	QUEENS8_ROW(7,1,3,0,6,4,2,5, 0, 1) \
	QUEENS8_ROW(7,1,4,2,0,6,3,5, 1, 1) \
	QUEENS8_ROW(7,2,0,5,1,4,6,3, 1, 6) \
	QUEENS8_ROW(7,3,0,2,5,1,6,4, 0, 6) \

#if !defined(QUEENS8_PROOF) && defined(QUEENS8_TABLE)

#if !defined(QUEENS8_NO_SOLUTIONS) && !defined(QUEENS_NO_SOLUTIONS)
#define QUEENS8_FIRST(c0, c1, c2, c3, c4, c5, c6, c7, group, size) {c0, c1, c2, c3, c4, c5, c6, c7},
#define QUEENS8_ROW(c0, c1, c2, c3, c4, c5, c6, c7, group, image) {c0, c1, c2, c3, c4, c5, c6, c7},
const uint8_t QUEENS8_ATTR(queens8_solutions)
queens8_solutions[][8] = { QUEENS8_TABLE };
#undef QUEENS8_FIRST
#undef QUEENS8_ROW
#endif

#if !defined(QUEENS8_NO_FUNDAMENTALS) && !defined(QUEENS_NO_FUNDAMENTALS)
#define QUEENS8_FIRST(c0, c1, c2, c3, c4, c5, c6, c7, group, size) {c0, c1, c2, c3, c4, c5, c6, c7},
#define QUEENS8_ROW(c0, c1, c2, c3, c4, c5, c6, c7, group, image)
const uint8_t QUEENS8_ATTR(queens8_fundamentals)
queens8_fundamentals[][8] = { QUEENS8_TABLE };
#undef QUEENS8_FIRST
#undef QUEENS8_ROW
#endif

#if !defined(QUEENS8_NO_GROUP_OF) && !defined(QUEENS_NO_GROUP_OF)
#define QUEENS8_FIRST(c0, c1, c2, c3, c4, c5, c6, c7, group, size) group,
#define QUEENS8_ROW(c0, c1, c2, c3, c4, c5, c6, c7, group, image) group,
const uint8_t QUEENS8_ATTR(queens8_group_of)
queens8_group_of[] = { QUEENS8_TABLE };
#undef QUEENS8_FIRST
#undef QUEENS8_ROW
#endif

#if !defined(QUEENS8_NO_IMAGE_OF) && !defined(QUEENS_NO_IMAGE_OF)
#define QUEENS8_FIRST(c0, c1, c2, c3, c4, c5, c6, c7, group, size) 0,
#define QUEENS8_ROW(c0, c1, c2, c3, c4, c5, c6, c7, group, image) image,
const uint8_t QUEENS8_ATTR(queens8_image_of)
queens8_image_of[] = { QUEENS8_TABLE };
#undef QUEENS8_FIRST
#undef QUEENS8_ROW
#endif

#if !defined(QUEENS8_NO_GROUP_SIZE) && !defined(QUEENS_NO_GROUP_SIZE)
#define QUEENS8_FIRST(c0, c1, c2, c3, c4, c5, c6, c7, group, size) size,
#define QUEENS8_ROW(c0, c1, c2, c3, c4, c5, c6, c7, group, image)
const uint8_t QUEENS8_ATTR(queens8_group_size)
queens8_group_size[] = { QUEENS8_TABLE };
#undef QUEENS8_FIRST
#undef QUEENS8_ROW
#endif

#if defined(QUEENS8_IN_PROGMEM) && defined(__AVR_HAVE_ELPM__)
/* A byte for each 256 bytes of tables, in a section that is not loaded and begins at
   0.  The last one holds its address plus 16, for 4 KB of vectors and jump tables: if
   that is above 255, the linker refuses it.  It keeps the section if it keeps a table. */
__asm__(".pushsection .tables_exceed_60_KB, \"\", @progbits\n"
	"\t.fill 4\n"
	"1:\t.byte 1b + 16\n"
	"\t.section .progmem.gcc.queens8_solutions, \"a\"\n\t.reloc 0, R_AVR_NONE, 1b\n"
	"\t.section .progmem.gcc.queens8_fundamentals, \"a\"\n\t.reloc 0, R_AVR_NONE, 1b\n"
	"\t.section .progmem.gcc.queens8_group_of, \"a\"\n\t.reloc 0, R_AVR_NONE, 1b\n"
	"\t.section .progmem.gcc.queens8_image_of, \"a\"\n\t.reloc 0, R_AVR_NONE, 1b\n"
	"\t.section .progmem.gcc.queens8_group_size, \"a\"\n\t.reloc 0, R_AVR_NONE, 1b\n"
	"\t.popsection");
#endif

#endif

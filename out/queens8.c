/* Made by queens 2.0 from queens.c.m4, N=8 PREFIX=queens.  Do not edit. */
#include "queens8.h"

#if QUEENS8_CHECK != 0xa1982849UL || QUEENS8_VERSION != 200 || \
	!defined(QUEENS8_PREFIX_queens)
#error "queens8.c and queens8.h do not belong together: generate both again"
#endif

/*
 * Every solution once, in lexicographic order.  FIRST(bytes, group, size) is
 * the fundamental solution of a group.  ROW(bytes, group, image) is another
 * member.
 */
/* cppcheck-suppress misra-c2012-20.7 ; macro names take no parentheses */
#define QUEENS8_TABLE(FIRST, ROW) \
	FIRST(0x13, 0xD5, 0x8B, 0, 8) \
	FIRST(0x17, 0xAC, 0xCC, 1, 8) \
	ROW(0x19, 0xDE, 0x62, 1, 5) \
	ROW(0x1A, 0x72, 0xEA, 0, 5) \
	FIRST(0x2E, 0xF4, 0x34, 2, 8) \
	FIRST(0x33, 0x05, 0xEB, 3, 8) \
	FIRST(0x33, 0x31, 0xEA, 4, 8) \
	FIRST(0x34, 0x67, 0xD4, 5, 8) \
	FIRST(0x37, 0xA0, 0xF4, 6, 8) \
	FIRST(0x39, 0x5F, 0x03, 7, 8) \
	FIRST(0x3A, 0x70, 0xEA, 8, 8) \
	ROW(0x3E, 0x85, 0x33, 7, 1) \
	ROW(0x43, 0x4E, 0x5D, 5, 5) \
	FIRST(0x50, 0xF1, 0x9D, 9, 4) \
	ROW(0x50, 0xFA, 0xF0, 1, 3) \
	ROW(0x53, 0x06, 0x7D, 5, 7) \
	FIRST(0x53, 0xB1, 0x8D, 10, 8) \
	FIRST(0x54, 0xCE, 0x33, 11, 8) \
	ROW(0x54, 0xE0, 0xFC, 3, 7) \
	ROW(0x54, 0xE8, 0x3B, 4, 7) \
	ROW(0x55, 0x8F, 0x31, 8, 4) \
	ROW(0x55, 0x9F, 0x30, 0, 3) \
	ROW(0x57, 0x87, 0xA1, 4, 4) \
	ROW(0x57, 0x89, 0x8B, 11, 1) \
	ROW(0x57, 0x96, 0x34, 10, 3) \
	ROW(0x58, 0xF8, 0x1D, 10, 2) \
	ROW(0x58, 0xFA, 0xC4, 6, 3) \
	ROW(0x5D, 0xE1, 0x4C, 2, 1) \
	ROW(0x62, 0x73, 0x95, 3, 5) \
	ROW(0x62, 0x7A, 0xB1, 7, 4) \
	ROW(0x66, 0x7A, 0x16, 6, 2) \
	ROW(0x67, 0x2B, 0xC4, 8, 3) \
	ROW(0x67, 0x2B, 0xE0, 0, 4) \
	ROW(0x67, 0x41, 0xEA, 11, 7) \
	ROW(0x67, 0xCC, 0x15, 10, 1) \
	ROW(0x67, 0xD0, 0xA6, 2, 2) \
	ROW(0x74, 0x43, 0xD6, 5, 2) \
	ROW(0x77, 0x9C, 0x14, 9, 1) \
	ROW(0x77, 0xA1, 0xA1, 3, 4) \
	ROW(0x78, 0x78, 0x6A, 11, 4) \
	ROW(0x79, 0x73, 0x05, 2, 3) \
	ROW(0x7A, 0x1A, 0x17, 1, 2) \
	ROW(0x7A, 0x21, 0x79, 7, 7) \
	ROW(0x7C, 0x2A, 0x74, 8, 1) \
	ROW(0x7C, 0x4C, 0x6A, 4, 1) \
	ROW(0x7E, 0x21, 0x8D, 6, 1) \
	ROW(0x81, 0xDE, 0x72, 6, 5) \
	ROW(0x83, 0xB3, 0x95, 4, 5) \
	ROW(0x83, 0xD5, 0x8B, 8, 5) \
	ROW(0x85, 0xDE, 0x86, 7, 3) \
	ROW(0x85, 0xE5, 0xE8, 1, 4) \
	ROW(0x86, 0x8C, 0xFA, 2, 7) \
	ROW(0x87, 0x87, 0x95, 11, 2) \
	ROW(0x88, 0x5E, 0x5E, 3, 2) \
	ROW(0x88, 0x63, 0xEB, 9, 5) \
	ROW(0x8B, 0xBC, 0x29, 5, 4) \
	ROW(0x98, 0x2F, 0x59, 2, 4) \
	ROW(0x98, 0x33, 0xEA, 10, 5) \
	ROW(0x98, 0xBE, 0x15, 11, 3) \
	ROW(0x98, 0xD4, 0x1F, 0, 2) \
	ROW(0x98, 0xD4, 0x3B, 8, 7) \
	ROW(0x99, 0x85, 0xE9, 6, 4) \
	ROW(0x9D, 0x85, 0x4E, 7, 2) \
	ROW(0x9D, 0x8C, 0x6A, 3, 1) \
	ROW(0xA2, 0x1E, 0xB3, 2, 5) \
	ROW(0xA7, 0x05, 0x3B, 6, 7) \
	ROW(0xA7, 0x07, 0xE2, 10, 4) \
	ROW(0xA8, 0x69, 0xCB, 10, 7) \
	ROW(0xA8, 0x76, 0x74, 11, 5) \
	ROW(0xA8, 0x78, 0x5E, 4, 2) \
	ROW(0xAA, 0x60, 0xCF, 0, 7) \
	ROW(0xAA, 0x70, 0xCE, 8, 2) \
	ROW(0xAB, 0x17, 0xC4, 4, 3) \
	ROW(0xAB, 0x1F, 0x03, 3, 3) \
	ROW(0xAB, 0x31, 0xCC, 11, 6) \
	ROW(0xAC, 0x4E, 0x72, 10, 6) \
	ROW(0xAC, 0xF9, 0x82, 5, 3) \
	ROW(0xAF, 0x05, 0x0F, 1, 7) \
	ROW(0xAF, 0x0E, 0x62, 9, 4) \
	ROW(0xBC, 0xB1, 0xA2, 5, 1) \
	ROW(0xC1, 0x7A, 0xCC, 7, 5) \
	ROW(0xC5, 0x8F, 0x15, 8, 6) \
	ROW(0xC6, 0xA0, 0xFC, 7, 6) \
	ROW(0xC8, 0x5F, 0x0B, 6, 6) \
	ROW(0xCB, 0x98, 0x2B, 5, 6) \
	ROW(0xCC, 0xCE, 0x15, 4, 6) \
	ROW(0xCC, 0xFA, 0x14, 3, 6) \
	ROW(0xD1, 0x0B, 0xCB, 2, 6) \
	ROW(0xE5, 0x8D, 0x15, 0, 1) \
	ROW(0xE6, 0x21, 0x9D, 1, 1) \
	ROW(0xE8, 0x53, 0x33, 1, 6) \
	ROW(0xEC, 0x2A, 0x74, 0, 6) \

#ifndef QUEENS8_PROOF

#define QUEENS8_BYTES(b0, b1, b2, group, third) { (b0), (b1), (b2), },
#define QUEENS8_GROUP_BYTE(b0, b1, b2, group, third) { (group) },
#define QUEENS8_THIRD(b0, b1, b2, group, third) (third),
#define QUEENS8_ZERO(b0, b1, b2, group, third) 0,
#define QUEENS8_NONE(b0, b1, b2, group, third)

#ifndef QUEENS8_NO_SOLUTIONS
const uint8_t QUEENS8_ATTR(queens8_solutions) queens8_solutions[QUEENS8_ROWS][QUEENS8_ROW_BYTES] = {
	QUEENS8_TABLE(QUEENS8_BYTES, QUEENS8_BYTES)
};
#endif

#ifndef QUEENS8_NO_FUNDAMENTALS
const uint8_t QUEENS8_ATTR(queens8_fundamentals) queens8_fundamentals[QUEENS8_GROUPS][QUEENS8_ROW_BYTES] = {
	QUEENS8_TABLE(QUEENS8_BYTES, QUEENS8_NONE)
};
#endif

#ifndef QUEENS8_NO_GROUP_OF
const uint8_t QUEENS8_ATTR(queens8_group_of) queens8_group_of[QUEENS8_ROWS][QUEENS8_GROUP_BYTES] = {
	QUEENS8_TABLE(QUEENS8_GROUP_BYTE, QUEENS8_GROUP_BYTE)
};
#endif

#ifndef QUEENS8_NO_IMAGE_OF
const uint8_t QUEENS8_ATTR(queens8_image_of) queens8_image_of[QUEENS8_ROWS] = {
	QUEENS8_TABLE(QUEENS8_ZERO, QUEENS8_THIRD)
};
#endif

#ifndef QUEENS8_NO_GROUP_SIZE
const uint8_t QUEENS8_ATTR(queens8_group_size) queens8_group_size[QUEENS8_GROUPS] = {
	QUEENS8_TABLE(QUEENS8_THIRD, QUEENS8_NONE)
};
#endif

#endif

#if defined(QUEENS8_FUNCTIONS) && !defined(QUEENS8_PROOF)

#ifndef QUEENS8_NO_SOLUTIONS
unsigned
queens8_column(unsigned i, unsigned row)
{
	QUEENS8_ASSERT((i < 92UL) && (row < 8U));
	return QUEENS8_COLUMN(i, row);
}
#endif

#ifndef QUEENS8_NO_FUNDAMENTALS
unsigned
queens8_fundamental_column(unsigned g, unsigned row)
{
	QUEENS8_ASSERT((g < 12UL) && (row < 8U));
	return QUEENS8_FUNDAMENTAL_COLUMN(g, row);
}
#endif

#ifndef QUEENS8_NO_GROUP_OF
unsigned
queens8_group(unsigned i)
{
	QUEENS8_ASSERT(i < 92UL);
	return QUEENS8_GROUP(i);
}
#endif

#ifndef QUEENS8_NO_IMAGE_OF
unsigned
queens8_image(unsigned i)
{
	QUEENS8_ASSERT(i < 92UL);
	return QUEENS8_IMAGE(i);
}
#endif

#ifndef QUEENS8_NO_GROUP_SIZE
unsigned
queens8_size(unsigned g)
{
	QUEENS8_ASSERT(g < 12UL);
	return QUEENS8_GROUP_SIZE(g);
}
#endif

#ifndef __AVR__
const uint32_t queens8_n = 8;
const uint32_t queens8_all = 92;
const uint32_t queens8_fundamental = 12;
const uint32_t queens8_groups_of_8 = 11;
const uint32_t queens8_groups_of_4 = 1;
const uint32_t queens8_groups_of_2 = 0;
const uint32_t queens8_groups_of_1 = 0;
const uint32_t queens8_version = 200;
const uint32_t queens8_check = 0xa1982849U;
#endif

#endif

/* Made by queens 7.0: queens-tables queens8_proof.c.  Do not edit. */
/* clang-format off */
/*
 * Compile this file, for the host or for the target: the compiler proves the
 * lines of queens8.c.  The object has neither code nor data.  The compiler
 * refuses this file if one of these claims is false:
 *
 * - Rows ascend, so no two are the same.
 * - A FIRST has 8 queens that do not attack each other.  It is the least of its
 *   eight images.  Its size is the number of images that differ.  Groups are
 *   numbered in order.
 * - A ROW is the image that it names of its group's FIRST, and no earlier image
 *   is the same.  So its queens do not attack each other either.
 * - The header has the right numbers.  The sizes of the groups add up to the
 *   number of rows.  No group has more rows than its size, so none has fewer.
 *
 * Only a search can tell that there are no more than 92 solutions.
 *
 * No claim follows from the others: for each part of one, the tests have a wrong
 * table that only this part refuses.
 */
#define QUEENS8_PROOF /* leaves out the arrays */
#include "queens8.c"
#undef QUEENS8_PROOF

#if QUEENS8_CHECK != 0xa1982849UL || QUEENS8_VERSION != 700
#error "queens8_proof.c and queens8.c do not belong together: generate both again"
#endif

#if defined(__SDCC)
/* SDCC only warns of a _Static_assert that fails. */
#elif defined(__cplusplus)
#if __cplusplus >= 201103L
#define QUEENS8_PROVE(claim, name) static_assert(claim, #name);
#endif
#elif defined(__STDC_VERSION__)
#if __STDC_VERSION__ >= 201112L
#define QUEENS8_PROVE(claim, name) _Static_assert(claim, #name);
#endif
#endif
#ifndef QUEENS8_PROVE
#define QUEENS8_PROVE(claim, name) typedef char name[(claim) ? 1 : -1];
#endif

#define QUEENS8_NONE(c0, c1, c2, c3, c4, c5, c6, c7, group, third)
#define QUEENS8_COUNT(c0, c1, c2, c3, c4, c5, c6, c7, group, third) +1
#define QUEENS8_SIZE(c0, c1, c2, c3, c4, c5, c6, c7, group, size) +(size)
#define QUEENS8_OF_8(c0, c1, c2, c3, c4, c5, c6, c7, group, size) +((size) == 8)
#define QUEENS8_OF_4(c0, c1, c2, c3, c4, c5, c6, c7, group, size) +((size) == 4)
#define QUEENS8_OF_2(c0, c1, c2, c3, c4, c5, c6, c7, group, size) +((size) == 2)
#define QUEENS8_OF_1(c0, c1, c2, c3, c4, c5, c6, c7, group, size) +((size) == 1)

QUEENS8_PROVE(QUEENS8_N == 8 && QUEENS8_SOLUTIONS == 92,
            queens8_has_its_own_header)
#define QUEENS8_FIRST QUEENS8_COUNT
#define QUEENS8_ROW QUEENS8_COUNT
QUEENS8_PROVE((0 QUEENS8_TABLE) == QUEENS8_SOLUTIONS, queens8_has_all_rows)
#undef QUEENS8_FIRST
#undef QUEENS8_ROW
#define QUEENS8_FIRST QUEENS8_COUNT
#define QUEENS8_ROW QUEENS8_NONE
QUEENS8_PROVE((0 QUEENS8_TABLE) == QUEENS8_FUNDAMENTALS, queens8_has_all_groups)
#undef QUEENS8_FIRST
#undef QUEENS8_ROW
#define QUEENS8_FIRST QUEENS8_SIZE
#define QUEENS8_ROW QUEENS8_NONE
QUEENS8_PROVE((0 QUEENS8_TABLE) == QUEENS8_SOLUTIONS, queens8_has_all_members)
#undef QUEENS8_FIRST
#undef QUEENS8_ROW
#define QUEENS8_FIRST QUEENS8_OF_8
#define QUEENS8_ROW QUEENS8_NONE
QUEENS8_PROVE((0 QUEENS8_TABLE) == QUEENS8_GROUPS_OF_8, queens8_has_all_groups_of_8)
#undef QUEENS8_FIRST
#undef QUEENS8_ROW
#define QUEENS8_FIRST QUEENS8_OF_4
#define QUEENS8_ROW QUEENS8_NONE
QUEENS8_PROVE((0 QUEENS8_TABLE) == QUEENS8_GROUPS_OF_4, queens8_has_all_groups_of_4)
#undef QUEENS8_FIRST
#undef QUEENS8_ROW
#define QUEENS8_FIRST QUEENS8_OF_2
#define QUEENS8_ROW QUEENS8_NONE
QUEENS8_PROVE((0 QUEENS8_TABLE) == QUEENS8_GROUPS_OF_2, queens8_has_all_groups_of_2)
#undef QUEENS8_FIRST
#undef QUEENS8_ROW
#define QUEENS8_FIRST QUEENS8_OF_1
#define QUEENS8_ROW QUEENS8_NONE
QUEENS8_PROVE((0 QUEENS8_TABLE) == QUEENS8_GROUPS_OF_1, queens8_has_all_groups_of_1)
#undef QUEENS8_FIRST
#undef QUEENS8_ROW

#if QUEENS8_SOLUTIONS == 0

/* The only row is a spare one. */
#define QUEENS8_NUMBERS(c0, c1, c2, c3, c4, c5, c6, c7, group, third) \
	+(c0) +(c1) +(c2) +(c3) +(c4) +(c5) +(c6) +(c7) +(group)
#define QUEENS8_FIRST QUEENS8_NUMBERS
#define QUEENS8_ROW QUEENS8_NUMBERS
QUEENS8_PROVE((0 QUEENS8_TABLE) == 0, queens8_spare_row_is_zero)
#undef QUEENS8_FIRST
#undef QUEENS8_ROW

#else

/*
 * --- rows -------------------------------------------------------------------
 *
 * The names of a row end in its bytes, because the preprocessor can join but
 * not count.  c0, c1, ... are its columns.  They are the digits of its key,
 * to base 11.  The key is three numbers, top, middle and bottom, so that each
 * fits into 16 bits.
 */
#define QUEENS8_COLUMNS(c0, c1, c2, c3, c4, c5, c6, c7, group, third) enum { \
	queens8_c0_##c0##c1##c2##c3##c4##c5##c6##c7 = (c0), \
	queens8_c1_##c0##c1##c2##c3##c4##c5##c6##c7 = (c1), \
	queens8_c2_##c0##c1##c2##c3##c4##c5##c6##c7 = (c2), \
	queens8_c3_##c0##c1##c2##c3##c4##c5##c6##c7 = (c3), \
	queens8_c4_##c0##c1##c2##c3##c4##c5##c6##c7 = (c4), \
	queens8_c5_##c0##c1##c2##c3##c4##c5##c6##c7 = (c5), \
	queens8_c6_##c0##c1##c2##c3##c4##c5##c6##c7 = (c6), \
	queens8_c7_##c0##c1##c2##c3##c4##c5##c6##c7 = (c7), \
	queens8_columns_##c0##c1##c2##c3##c4##c5##c6##c7 };
#define QUEENS8_FIRST QUEENS8_COLUMNS
#define QUEENS8_ROW QUEENS8_COLUMNS
QUEENS8_TABLE
#undef QUEENS8_FIRST
#undef QUEENS8_ROW

/*
 * Each row is compared with the one before.  The preprocessor has no variable to
 * keep that in, and a line of the table does not name another line.  But C gives
 * an enumerator without a value the one before it plus 1.  So one enum has, row
 * after row, over_top_ without a value and top_ with one: over_top_ of a row is
 * top_ of the row before, plus 1.  Middle and bottom have an enum each.
 */
#define QUEENS8_TOP(c0, c1, c2, c3, c4, c5, c6, c7, group, third) \
	queens8_over_top_##c0##c1##c2##c3##c4##c5##c6##c7, \
	queens8_top_##c0##c1##c2##c3##c4##c5##c6##c7 = 0 + queens8_c0_##c0##c1##c2##c3##c4##c5##c6##c7 * 1331 + queens8_c1_##c0##c1##c2##c3##c4##c5##c6##c7 * 121 + queens8_c2_##c0##c1##c2##c3##c4##c5##c6##c7 * 11 + queens8_c3_##c0##c1##c2##c3##c4##c5##c6##c7 * 1,
#define QUEENS8_FIRST QUEENS8_TOP
#define QUEENS8_ROW QUEENS8_TOP
enum { QUEENS8_TABLE queens8_tops };
#undef QUEENS8_FIRST
#undef QUEENS8_ROW
#define QUEENS8_MIDDLE(c0, c1, c2, c3, c4, c5, c6, c7, group, third) \
	queens8_over_middle_##c0##c1##c2##c3##c4##c5##c6##c7, \
	queens8_middle_##c0##c1##c2##c3##c4##c5##c6##c7 = 0 + queens8_c4_##c0##c1##c2##c3##c4##c5##c6##c7 * 1331 + queens8_c5_##c0##c1##c2##c3##c4##c5##c6##c7 * 121 + queens8_c6_##c0##c1##c2##c3##c4##c5##c6##c7 * 11 + queens8_c7_##c0##c1##c2##c3##c4##c5##c6##c7 * 1,
#define QUEENS8_FIRST QUEENS8_MIDDLE
#define QUEENS8_ROW QUEENS8_MIDDLE
enum { QUEENS8_TABLE queens8_middles };
#undef QUEENS8_FIRST
#undef QUEENS8_ROW
#define QUEENS8_BOTTOM(c0, c1, c2, c3, c4, c5, c6, c7, group, third) \
	queens8_over_bottom_##c0##c1##c2##c3##c4##c5##c6##c7, \
	queens8_bottom_##c0##c1##c2##c3##c4##c5##c6##c7 = 0,
#define QUEENS8_FIRST QUEENS8_BOTTOM
#define QUEENS8_ROW QUEENS8_BOTTOM
enum { QUEENS8_TABLE queens8_bottoms };
#undef QUEENS8_FIRST
#undef QUEENS8_ROW

/* Of two rows that begin alike, the next part tells which is less. */
#define QUEENS8_STANDS(c0, c1, c2, c3, c4, c5, c6, c7, group, third) \
	QUEENS8_PROVE(queens8_over_top_##c0##c1##c2##c3##c4##c5##c6##c7 <= queens8_top_##c0##c1##c2##c3##c4##c5##c6##c7 + 1 && \
	            (queens8_over_top_##c0##c1##c2##c3##c4##c5##c6##c7 <= queens8_top_##c0##c1##c2##c3##c4##c5##c6##c7 || \
	             queens8_over_middle_##c0##c1##c2##c3##c4##c5##c6##c7 <= queens8_middle_##c0##c1##c2##c3##c4##c5##c6##c7 + 1) && \
	            (queens8_over_top_##c0##c1##c2##c3##c4##c5##c6##c7 <= queens8_top_##c0##c1##c2##c3##c4##c5##c6##c7 || \
	             queens8_over_middle_##c0##c1##c2##c3##c4##c5##c6##c7 <= queens8_middle_##c0##c1##c2##c3##c4##c5##c6##c7 || \
	             queens8_over_bottom_##c0##c1##c2##c3##c4##c5##c6##c7 <= queens8_bottom_##c0##c1##c2##c3##c4##c5##c6##c7), \
	            queens8_ascends_##c0##c1##c2##c3##c4##c5##c6##c7)
#define QUEENS8_FIRST QUEENS8_STANDS
#define QUEENS8_ROW QUEENS8_STANDS
QUEENS8_TABLE
#undef QUEENS8_FIRST
#undef QUEENS8_ROW

/*
 * --- groups -----------------------------------------------------------------
 *
 * The names of a group end in its number.  f0, f1, ... are the columns of its
 * FIRST.  r0, r1, ... are the rows of the queens in column 0, 1, ...  top,
 * middle and bottom are the keys of its images.
 */
#define QUEENS8_NUMBER(c0, c1, c2, c3, c4, c5, c6, c7, group, size) queens8_number_##group,
#define QUEENS8_FIRST QUEENS8_NUMBER
#define QUEENS8_ROW QUEENS8_NONE
enum { QUEENS8_TABLE queens8_numbers };
#undef QUEENS8_FIRST
#undef QUEENS8_ROW

#define QUEENS8_ROW_OF(column, row) \
	(0 * (queens8_c0_##row == (column)) + 1 * (queens8_c1_##row == (column)) + 2 * (queens8_c2_##row == (column)) + 3 * (queens8_c3_##row == (column)) + 4 * (queens8_c4_##row == (column)) + 5 * (queens8_c5_##row == (column)) + 6 * (queens8_c6_##row == (column)) + 7 * (queens8_c7_##row == (column)))

/* Column of an image's queen in row s.  Row t is as far from the last row as
   row s is from the first. */
#define QUEENS8_IMAGE_0(s, t, group) queens8_f##s##_##group
#define QUEENS8_IMAGE_1(s, t, group) (8 - 1 - queens8_r##s##_##group)
#define QUEENS8_IMAGE_2(s, t, group) (8 - 1 - queens8_f##t##_##group)
#define QUEENS8_IMAGE_3(s, t, group) queens8_r##t##_##group
#define QUEENS8_IMAGE_4(s, t, group) queens8_f##t##_##group
#define QUEENS8_IMAGE_5(s, t, group) queens8_r##s##_##group
#define QUEENS8_IMAGE_6(s, t, group) (8 - 1 - queens8_f##s##_##group)
#define QUEENS8_IMAGE_7(s, t, group) (8 - 1 - queens8_r##t##_##group)

#define QUEENS8_KEY(image, group) \
	queens8_top_##image##_##group = 0 + QUEENS8_IMAGE_##image(0, 7, group) * 1331 + QUEENS8_IMAGE_##image(1, 6, group) * 121 + QUEENS8_IMAGE_##image(2, 5, group) * 11 + QUEENS8_IMAGE_##image(3, 4, group) * 1, \
	queens8_middle_##image##_##group = 0 + QUEENS8_IMAGE_##image(4, 3, group) * 1331 + QUEENS8_IMAGE_##image(5, 2, group) * 121 + QUEENS8_IMAGE_##image(6, 1, group) * 11 + QUEENS8_IMAGE_##image(7, 0, group) * 1, \
	queens8_bottom_##image##_##group = 0,
#define QUEENS8_KEYS(c0, c1, c2, c3, c4, c5, c6, c7, group, size) enum { \
	queens8_f0_##group = queens8_c0_##c0##c1##c2##c3##c4##c5##c6##c7, \
	queens8_r0_##group = QUEENS8_ROW_OF(0, c0##c1##c2##c3##c4##c5##c6##c7), \
	queens8_f1_##group = queens8_c1_##c0##c1##c2##c3##c4##c5##c6##c7, \
	queens8_r1_##group = QUEENS8_ROW_OF(1, c0##c1##c2##c3##c4##c5##c6##c7), \
	queens8_f2_##group = queens8_c2_##c0##c1##c2##c3##c4##c5##c6##c7, \
	queens8_r2_##group = QUEENS8_ROW_OF(2, c0##c1##c2##c3##c4##c5##c6##c7), \
	queens8_f3_##group = queens8_c3_##c0##c1##c2##c3##c4##c5##c6##c7, \
	queens8_r3_##group = QUEENS8_ROW_OF(3, c0##c1##c2##c3##c4##c5##c6##c7), \
	queens8_f4_##group = queens8_c4_##c0##c1##c2##c3##c4##c5##c6##c7, \
	queens8_r4_##group = QUEENS8_ROW_OF(4, c0##c1##c2##c3##c4##c5##c6##c7), \
	queens8_f5_##group = queens8_c5_##c0##c1##c2##c3##c4##c5##c6##c7, \
	queens8_r5_##group = QUEENS8_ROW_OF(5, c0##c1##c2##c3##c4##c5##c6##c7), \
	queens8_f6_##group = queens8_c6_##c0##c1##c2##c3##c4##c5##c6##c7, \
	queens8_r6_##group = QUEENS8_ROW_OF(6, c0##c1##c2##c3##c4##c5##c6##c7), \
	queens8_f7_##group = queens8_c7_##c0##c1##c2##c3##c4##c5##c6##c7, \
	queens8_r7_##group = QUEENS8_ROW_OF(7, c0##c1##c2##c3##c4##c5##c6##c7), \
	queens8_size_##group = (size), \
	QUEENS8_KEY(0, group) QUEENS8_KEY(1, group) \
	QUEENS8_KEY(2, group) QUEENS8_KEY(3, group) \
	QUEENS8_KEY(4, group) QUEENS8_KEY(5, group) \
	QUEENS8_KEY(6, group) QUEENS8_KEY(7, group) \
	queens8_keys_##group };
#define QUEENS8_FIRST QUEENS8_KEYS
#define QUEENS8_ROW QUEENS8_NONE
QUEENS8_TABLE
#undef QUEENS8_FIRST
#undef QUEENS8_ROW

/*
 * Solutions of a group differ in their first four columns, up to N=11: so top
 * alone tells which image is less, and which is the same.
 *
 * LEAST does not ask for image 6, which exchanges left and right.  By images 1 and
 * 5, the first queen is at least as near to the left side as the queen of column 0
 * is to the top and to the bottom.  So it is in the left half, and its mirror image
 * in the right half.  If it were in the middle column, then by images 2 and 4 the
 * last queen would be there, too.
 *
 * If a quarter turn leaves a solution as it is, so do half a turn and three
 * quarters.  No reflection does, if N > 1: a queen would attack its image.
 */
#define QUEENS8_SAME(image, group) \
	(queens8_top_0_##group == queens8_top_##image##_##group)
#define QUEENS8_LEAST(image, group) \
	(queens8_top_0_##group <= queens8_top_##image##_##group)

/* Powers of two all differ if their OR equals their sum.  N of them have the sum
   2^N - 1 only if they are the first N. */
#define QUEENS8_COLUMNS_DIFFER(row) (((1UL << (queens8_c0_##row)) + (1UL << (queens8_c1_##row)) + (1UL << (queens8_c2_##row)) + (1UL << (queens8_c3_##row)) + (1UL << (queens8_c4_##row)) + (1UL << (queens8_c5_##row)) + (1UL << (queens8_c6_##row)) + (1UL << (queens8_c7_##row))) == (1UL << 8) - 1)
#define QUEENS8_FALLING_DIFFER(row) \
	(((1UL << (queens8_c0_##row + 7)) | (1UL << (queens8_c1_##row + 6)) | (1UL << (queens8_c2_##row + 5)) | (1UL << (queens8_c3_##row + 4)) | (1UL << (queens8_c4_##row + 3)) | (1UL << (queens8_c5_##row + 2)) | (1UL << (queens8_c6_##row + 1)) | (1UL << (queens8_c7_##row + 0))) == ((1UL << (queens8_c0_##row + 7)) + (1UL << (queens8_c1_##row + 6)) + (1UL << (queens8_c2_##row + 5)) + (1UL << (queens8_c3_##row + 4)) + (1UL << (queens8_c4_##row + 3)) + (1UL << (queens8_c5_##row + 2)) + (1UL << (queens8_c6_##row + 1)) + (1UL << (queens8_c7_##row + 0))))
#define QUEENS8_RISING_DIFFER(row) \
	(((1UL << (queens8_c0_##row + 0)) | (1UL << (queens8_c1_##row + 1)) | (1UL << (queens8_c2_##row + 2)) | (1UL << (queens8_c3_##row + 3)) | (1UL << (queens8_c4_##row + 4)) | (1UL << (queens8_c5_##row + 5)) | (1UL << (queens8_c6_##row + 6)) | (1UL << (queens8_c7_##row + 7))) == ((1UL << (queens8_c0_##row + 0)) + (1UL << (queens8_c1_##row + 1)) + (1UL << (queens8_c2_##row + 2)) + (1UL << (queens8_c3_##row + 3)) + (1UL << (queens8_c4_##row + 4)) + (1UL << (queens8_c5_##row + 5)) + (1UL << (queens8_c6_##row + 6)) + (1UL << (queens8_c7_##row + 7))))

#define QUEENS8_LEADS(c0, c1, c2, c3, c4, c5, c6, c7, group, size) \
	QUEENS8_PROVE(QUEENS8_COLUMNS_DIFFER(c0##c1##c2##c3##c4##c5##c6##c7) && \
	            QUEENS8_FALLING_DIFFER(c0##c1##c2##c3##c4##c5##c6##c7) && \
	            QUEENS8_RISING_DIFFER(c0##c1##c2##c3##c4##c5##c6##c7), \
	            queens8_first_of_##group##_is_legal) \
	QUEENS8_PROVE(queens8_number_##group == (group), \
	            queens8_number_##group##_is_in_order) \
	QUEENS8_PROVE(QUEENS8_LEAST(1, group) && QUEENS8_LEAST(2, group) && \
	            QUEENS8_LEAST(3, group) && QUEENS8_LEAST(4, group) && \
	            QUEENS8_LEAST(5, group) && QUEENS8_LEAST(7, group), \
	            queens8_first_of_##group##_is_least) \
	QUEENS8_PROVE((1 + QUEENS8_SAME(2, group) + 2 * QUEENS8_SAME(1, group)) * (size) == 8, \
	            queens8_group_##group##_has_its_size)

/*
 * A group of size s has its members among images 0..s/2-1 and 4..4+s/2-1.
 *
 * A key may come from other columns: one is 11 larger than in the image, and the one
 * before it 1 less.  But then the sum of the columns is 10 larger.
 */
#define QUEENS8_FOLLOWS(c0, c1, c2, c3, c4, c5, c6, c7, group, image) \
	QUEENS8_PROVE(+queens8_top_##c0##c1##c2##c3##c4##c5##c6##c7 == +queens8_top_##image##_##group && \
	            +queens8_middle_##c0##c1##c2##c3##c4##c5##c6##c7 == +queens8_middle_##image##_##group && \
	            +queens8_bottom_##c0##c1##c2##c3##c4##c5##c6##c7 == +queens8_bottom_##image##_##group && \
	            (c0) + (c1) + (c2) + (c3) + (c4) + (c5) + (c6) + (c7) == 28 && \
	            (image) % 4 < queens8_size_##group / 2, \
	            queens8_image_##c0##c1##c2##c3##c4##c5##c6##c7)
#define QUEENS8_FIRST QUEENS8_LEADS
#define QUEENS8_ROW QUEENS8_FOLLOWS
QUEENS8_TABLE
#undef QUEENS8_FIRST
#undef QUEENS8_ROW

#endif

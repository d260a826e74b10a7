m4_ifelse(q_is_proven, 1, <||>, <|q_stop_board(<|a proof exists for N up to 11; larger tables have no rows to prove|>)|>)m4_dnl
/* q_made(_proof.c) */
/* clang-format off */
/*
 * Compile this file, for the host or for the target: the compiler proves the
 * lines of q_name.c.  The object has neither code nor data.  The compiler
 * refuses this file if one of these claims is false:
 *
 * - Rows ascend, so no two are the same.
 * - A FIRST has q_n queens that do not attack each other.  It is the least of its
 *   eight images.  Its size is the number of images that differ.  Groups are
 *   numbered in order.
 * - A ROW is the image that it names of its group's FIRST, and no earlier image
 *   is the same.  So its queens do not attack each other either.
 * - The header has the right numbers.  The sizes of the groups add up to the
 *   number of rows.  No group has more rows than its size, so none has fewer.
 *
 * Only a search can tell that there are no more than q_solutions solutions.
 *
 * No claim follows from the others: for each part of one, the tests have a wrong
 * table that only this part refuses.
 */
#define q_ID(PROOF) /* leaves out the arrays */
#include "q_name.c"
#undef q_ID(PROOF)

q_belongs(q_name<||>_proof.c, q_name.c)

#if defined(__SDCC)
/* SDCC only warns of a _Static_assert that fails. */
#elif defined(__cplusplus)
#if __cplusplus >= 201103L
#define q_ID(PROVE)(claim, name) static_assert(claim, #name);
#endif
#elif defined(__STDC_VERSION__)
#if __STDC_VERSION__ >= 201112L
#define q_ID(PROVE)(claim, name) _Static_assert(claim, #name);
#endif
#endif
#ifndef q_ID(PROVE)
#define q_ID(PROVE)(claim, name) typedef char name[(claim) ? 1 : -1];
#endif
m4_define(<|q_parameters|>, q_each(<|row|>, <|q_between(<|<|, |>|>)c$2|>))m4_dnl
m4_define(<|q_row_id|>, q_each(<|row|>, <|q_between(<|##|>)c$2|>))m4_dnl

m4_dnl q_rows(FIRST, ROW, TEXT): TEXT, where TABLE calls these macros for each row
m4_define(<|q_rows|>, <|#define q_ID(FIRST) q_ID($1)
#define q_ID(ROW) q_ID($2)
$3
#undef q_ID(FIRST)
#undef q_ID(ROW)|>)m4_dnl
m4_dnl q_sums(FIRST, ROW, SUM, NAME): the claim NAME that all rows add up to SUM
m4_define(<|q_sums|>, <|q_rows($1, $2, <|q_ID(PROVE)((0 q_ID(TABLE)) == $3, q_id($4))|>)|>)m4_dnl
#define q_ID(NONE)(q_parameters, group, third)
#define q_ID(COUNT)(q_parameters, group, third) +1
#define q_ID(SIZE)(q_parameters, group, size) +(size)
#define q_ID(OF_8)(q_parameters, group, size) +((size) == 8)
#define q_ID(OF_4)(q_parameters, group, size) +((size) == 4)
#define q_ID(OF_2)(q_parameters, group, size) +((size) == 2)
#define q_ID(OF_1)(q_parameters, group, size) +((size) == 1)

m4_dnl For N=2 and N=3 there is a spare row, which is in no group.
m4_define(<|q_spare|>, m4_ifelse(q_solutions, 0, <| + 1|>))m4_dnl
q_ID(PROVE)(q_ID(N) == q_n && q_ID(SOLUTIONS) == q_solutions,
            q_id(has_its_own_header))
q_sums(COUNT, COUNT, q_ID(SOLUTIONS)<||>q_spare, has_all_rows)
q_sums(COUNT, NONE, q_ID(FUNDAMENTALS)<||>q_spare, has_all_groups)
q_sums(SIZE, NONE, q_ID(SOLUTIONS), has_all_members)
q_sums(OF_8, NONE, q_ID(GROUPS_OF_8), has_all_groups_of_8)
q_sums(OF_4, NONE, q_ID(GROUPS_OF_4), has_all_groups_of_4)
q_sums(OF_2, NONE, q_ID(GROUPS_OF_2), has_all_groups_of_2)
q_sums(OF_1, NONE, q_ID(GROUPS_OF_1), has_all_groups_of_1)

#if q_ID(SOLUTIONS) == 0

/* The only row is a spare one. */
#define q_ID(NUMBERS)(q_parameters, group, third) \
	q_each(<|row|>, <|+(c$2) |>)+(group)
q_sums(NUMBERS, NUMBERS, 0, spare_row_is_zero)

#else

/*
 * --- rows -------------------------------------------------------------------
 *
 * The names of a row end in its bytes, because the preprocessor can join but
 * not count.  c0, c1, ... are its columns.  They are the digits of its key,
 * to base 11.  The key is three numbers, top, middle and bottom, so that each
 * fits into 16 bits.
 */
#define q_ID(COLUMNS)(q_parameters, group, third) enum { \
q_each(<|row|>, <|	q_id(c$2_)##q_row_id = (c$2), \
|>)	q_id(columns_)##q_row_id };
q_rows(COLUMNS, COLUMNS, <|q_ID(TABLE)|>)

/*
 * Each row is compared with the one before.  The preprocessor has no variable to
 * keep that in, and a line of the table does not name another line.  But C gives
 * an enumerator without a value the one before it plus 1.  So one enum has, row
 * after row, over_top_ without a value and top_ with one: over_top_ of a row is
 * top_ of the row before, plus 1.  Middle and bottom have an enum each.
 */
m4_dnl q_digits(PART, CALL): CALL(ROW, ROW COUNTED FROM THE LAST) as the digits of a number
m4_define(<|q_digits|>, <|0<||>q_each(<|row|>, <|m4_ifelse(m4_eval($|><|2 / 4), $1,
	<| + |>$2($|><|2, m4_decr($|><|3)) * m4_eval(11 ** (3 - $|><|2 % 4)))|>)|>)m4_dnl
m4_define(<|q_row_digit|>, <|q_id(c$1_)##q_row_id|>)m4_dnl
m4_define(<|q_key|>, <|#define q_ID($2)(q_parameters, group, third) \
	q_id(over_$1_)##q_row_id, \
	q_id($1_)##q_row_id = q_digits($3, <|q_row_digit|>),
q_rows($2, $2, <|enum { q_ID(TABLE) q_id($1s) };|>)|>)m4_dnl
q_key(<|top|>, <|TOP|>, 0)
q_key(<|middle|>, <|MIDDLE|>, 1)
q_key(<|bottom|>, <|BOTTOM|>, 2)

/* Of two rows that begin alike, the next part tells which is less. */
#define q_ID(STANDS)(q_parameters, group, third) \
	q_ID(PROVE)(q_id(over_top_)##q_row_id <= q_id(top_)##q_row_id + 1 && \
	            (q_id(over_top_)##q_row_id <= q_id(top_)##q_row_id || \
	             q_id(over_middle_)##q_row_id <= q_id(middle_)##q_row_id + 1) && \
	            (q_id(over_top_)##q_row_id <= q_id(top_)##q_row_id || \
	             q_id(over_middle_)##q_row_id <= q_id(middle_)##q_row_id || \
	             q_id(over_bottom_)##q_row_id <= q_id(bottom_)##q_row_id), \
	            q_id(ascends_)##q_row_id)
q_rows(STANDS, STANDS, <|q_ID(TABLE)|>)

/*
 * --- groups -----------------------------------------------------------------
 *
 * The names of a group end in its number.  f0, f1, ... are the columns of its
 * FIRST.  r0, r1, ... are the rows of the queens in column 0, 1, ...  top,
 * middle and bottom are the keys of its images.
 */
#define q_ID(NUMBER)(q_parameters, group, size) q_id(number_)##group,
q_rows(NUMBER, NONE, <|enum { q_ID(TABLE) q_id(numbers) };|>)

#define q_ID(ROW_OF)(column, row) \
	(q_each(<|row|>, <|q_between(<| + |>)$2 * (q_id(c$2_)##row == (column))|>))

/* Column of an image's queen in row s.  Row t is as far from the last row as
   row s is from the first. */
#define q_ID(IMAGE_0)(s, t, group) q_id(f)##s##_##group
#define q_ID(IMAGE_1)(s, t, group) (q_n - 1 - q_id(r)##s##_##group)
#define q_ID(IMAGE_2)(s, t, group) (q_n - 1 - q_id(f)##t##_##group)
#define q_ID(IMAGE_3)(s, t, group) q_id(r)##t##_##group
#define q_ID(IMAGE_4)(s, t, group) q_id(f)##t##_##group
#define q_ID(IMAGE_5)(s, t, group) q_id(r)##s##_##group
#define q_ID(IMAGE_6)(s, t, group) (q_n - 1 - q_id(f)##s##_##group)
#define q_ID(IMAGE_7)(s, t, group) (q_n - 1 - q_id(r)##t##_##group)

m4_define(<|q_image_digit|>, <|q_ID(IMAGE_)##image($1, $2, group)|>)m4_dnl
m4_define(<|q_image_key|>, <|q_id($1_)##image##_##group = q_digits($2, <|q_image_digit|>)|>)m4_dnl
#define q_ID(KEY)(image, group) \
	q_image_key(<|top|>, 0), \
	q_image_key(<|middle|>, 1), \
	q_image_key(<|bottom|>, 2),
#define q_ID(KEYS)(q_parameters, group, size) enum { \
q_each(<|row|>, <|	q_id(f$2_)##group = q_id(c$2_)##q_row_id, \
	q_id(r$2_)##group = q_ID(ROW_OF)($2, q_row_id), \
|>)	q_id(size_)##group = (size), \
	q_ID(KEY)(0, group) q_ID(KEY)(1, group) \
	q_ID(KEY)(2, group) q_ID(KEY)(3, group) \
	q_ID(KEY)(4, group) q_ID(KEY)(5, group) \
	q_ID(KEY)(6, group) q_ID(KEY)(7, group) \
	q_id(keys_)##group };
q_rows(KEYS, NONE, <|q_ID(TABLE)|>)

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
#define q_ID(SAME)(image, group) \
	(q_id(top_0_)##group == q_id(top_)##image##_##group)
#define q_ID(LEAST)(image, group) \
	(q_id(top_0_)##group <= q_id(top_)##image##_##group)

/* Powers of two all differ if their OR equals their sum.  N of them have the sum
   2^N - 1 only if they are the first N. */
m4_dnl q_powers(OPERATOR, DIAGONAL): of the column in each row plus DIAGONAL
m4_define(<|q_powers|>, <|(q_each(<|row|>, <|q_between(<| $1 |>)(1UL << (q_id(c$|><|2_)##row<||>$2))|>))|>)m4_dnl
#define q_ID(COLUMNS_DIFFER)(row) (q_powers(+) == (1UL << q_n) - 1)
#define q_ID(FALLING_DIFFER)(row) \
	(q_powers(|, <| + m4_decr($|><|3)|>) == q_powers(+, <| + m4_decr($|><|3)|>))
#define q_ID(RISING_DIFFER)(row) \
	(q_powers(|, <| + $|><|2|>) == q_powers(+, <| + $|><|2|>))

#define q_ID(LEADS)(q_parameters, group, size) \
	q_ID(PROVE)(q_ID(COLUMNS_DIFFER)(q_row_id) && \
	            q_ID(FALLING_DIFFER)(q_row_id) && \
	            q_ID(RISING_DIFFER)(q_row_id), \
	            q_id(first_of_)##group##_is_legal) \
	q_ID(PROVE)(q_id(number_)##group == (group), \
	            q_id(number_)##group##_is_in_order) \
	q_ID(PROVE)(q_ID(LEAST)(1, group) && q_ID(LEAST)(2, group) && \
	            q_ID(LEAST)(3, group) && q_ID(LEAST)(4, group) && \
	            q_ID(LEAST)(5, group) && q_ID(LEAST)(7, group), \
	            q_id(first_of_)##group##_is_least) \
	q_ID(PROVE)((1 + q_ID(SAME)(2, group) + 2 * q_ID(SAME)(1, group)) * (size) == m4_ifelse(q_n, 1, 4, 8), \
	            q_id(group_)##group##_has_its_size)

/*
 * A group of size s has its members among images 0..s/2-1 and 4..4+s/2-1.
 *
 * A key may come from other columns: one is 11 larger than in the image, and the one
 * before it 1 less.  But then the sum of the columns is 10 larger.
 */
#define q_ID(FOLLOWS)(q_parameters, group, image) \
	q_ID(PROVE)(+q_id(top_)##q_row_id == +q_id(top_)##image##_##group && \
	            +q_id(middle_)##q_row_id == +q_id(middle_)##image##_##group && \
	            +q_id(bottom_)##q_row_id == +q_id(bottom_)##image##_##group && \
	            q_each(<|row|>, <|q_between(<| + |>)(c$2)|>) == m4_eval(q_n * (q_n - 1) / 2) && \
	            (image) % 4 < q_id(size_)##group / 2, \
	            q_id(image_)##q_row_id)
q_rows(LEADS, FOLLOWS, <|q_ID(TABLE)|>)

#endif

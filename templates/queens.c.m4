/* Made by queens q_version from queens.c.m4, N=q_n PREFIX=q_prefix.  Do not edit. */
#include "q_name.h"

#if q_ID(CHECK) != 0x<||>q_check<||>UL
#error "q_name.c and q_name.h are of different makes: generate both again"
#endif
#ifndef q_ID(VERSION_)<||>q_version_id
#error "q_name.c and q_name.h are of different versions: generate both again"
#endif

/*
 * Every solution once, in lexicographic order: FIRST(bytes, group, size) is a
 * fundamental solution, ROW(bytes, group, image) another one of its group.
 */
/* cppcheck-suppress misra-c2012-20.7 ; macro names take no parentheses */
#define q_ID(TABLE)(FIRST, ROW) \
q_each(<|row|>, <|	$1($2, $3, $4) \
|>)
#ifndef q_ID(PROOF)

#define q_ID(BYTES)(q_each(<|byte|>, <|b$1, |>)group, third) { q_each(<|byte|>, <|(b$1), |>)},
#define q_ID(GROUP_BYTE)(q_each(<|byte|>, <|b$1, |>)group, third) { (group) },
#define q_ID(THIRD)(q_each(<|byte|>, <|b$1, |>)group, third) (third),
#define q_ID(ZERO)(q_each(<|byte|>, <|b$1, |>)group, third) 0,
#define q_ID(NONE)(q_each(<|byte|>, <|b$1, |>)group, third)

const uint8_t q_ID(ATTR) q_table(solutions, q_ID(ROWS), q_ID(ROW_BYTES)) = {
	q_ID(TABLE)(q_ID(BYTES), q_ID(BYTES))
};

const uint8_t q_ID(ATTR) q_table(fundamentals, q_ID(GROUPS), q_ID(ROW_BYTES)) = {
	q_ID(TABLE)(q_ID(BYTES), q_ID(NONE))
};

const uint8_t q_ID(ATTR) q_table(group_of, q_ID(ROWS), q_ID(GROUP_BYTES)) = {
	q_ID(TABLE)(q_ID(GROUP_BYTE), q_ID(GROUP_BYTE))
};

const uint8_t q_ID(ATTR) q_list(image_of, q_ID(ROWS)) = {
	q_ID(TABLE)(q_ID(ZERO), q_ID(THIRD))
};

const uint8_t q_ID(ATTR) q_list(group_size, q_ID(GROUPS)) = {
	q_ID(TABLE)(q_ID(THIRD), q_ID(NONE))
};

#endif

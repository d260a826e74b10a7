m4_include(forms/avr_60_kb.m4)m4_dnl
/* q_made(_where.h) */
/* clang-format off */
/**
 * @file
 * From a group of q_name.h and an image to the solution.
 */
#ifndef q_ID(WHERE_H)
#define q_ID(WHERE_H)
#define q_id(where_h) /**< how this prefix is written */

#include "q_name.h"

q_belongs(q_name<||>_where.h, q_name.h)

/**
 * The solution that is an image of the fundamental solution of group g.  Images
 * have the numbers of q_id(image_of).  All eight are solutions: in the row of a
 * group of 4, 2 or 1 solutions each stands 2, 4 or 8 times.
 */
#define q_ID(WHERE)(g, image) q_ID(READ_U<||>q_bits(q_solutions))(&q_id(where)[g][image])

/** The table.  Include this file in one source alone: each has its own copy. */
static const uint<||>q_bits(q_solutions)_t
q_attr(where)
q_id(where)[q_group_items][8] = {
q_bulk(<|where|>)m4_dnl
m4_ifelse(q_fundamentals, 0, <|	{0, 0, 0, 0, 0, 0, 0, 0},
|>)m4_dnl
};
q_avr_60_kb(q_group_items * q_bits(q_solutions), where)
q_no_twin(where_h)

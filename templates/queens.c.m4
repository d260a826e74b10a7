/* Made by queens q_version from queens.c.m4, N=q_n PREFIX=q_prefix.  Do not edit. */
#include "q_name.h"

#if q_ID(CHECK) != 0x<||>q_check<||>UL || q_ID(VERSION) != q_version_number || \
	!defined(q_ID(PREFIX_)<||>q_prefix)
#error "q_name.c and q_name.h do not belong together: generate both again"
#endif

m4_include(forms/q_form.c.m4)m4_dnl

#if defined(q_ID(FUNCTIONS)) && !defined(q_ID(PROOF))

#ifndef q_ID(NO_SOLUTIONS)
unsigned
q_id(column)(q_unsigned(q_rows) i, unsigned row)
{
	q_ID(ASSERT)((i < q_rows<||>UL) && (row < q_n<||>U));
	return q_ID(COLUMN)(i, row);
}
#endif

#ifndef q_ID(NO_FUNDAMENTALS)
unsigned
q_id(fundamental_column)(q_unsigned(q_groups) g, unsigned row)
{
	q_ID(ASSERT)((g < q_groups<||>UL) && (row < q_n<||>U));
	return q_ID(FUNDAMENTAL_COLUMN)(g, row);
}
#endif

#ifndef q_ID(NO_GROUP_OF)
q_unsigned(q_groups)
q_id(group)(q_unsigned(q_rows) i)
{
	q_ID(ASSERT)(i < q_rows<||>UL);
	return q_ID(GROUP)(i);
}
#endif

#ifndef q_ID(NO_IMAGE_OF)
unsigned
q_id(image)(q_unsigned(q_rows) i)
{
	q_ID(ASSERT)(i < q_rows<||>UL);
	return q_ID(IMAGE)(i);
}
#endif

#ifndef q_ID(NO_GROUP_SIZE)
unsigned
q_id(size)(q_unsigned(q_groups) g)
{
	q_ID(ASSERT)(g < q_groups<||>UL);
	return q_ID(GROUP_SIZE)(g);
}
#endif

#ifndef __AVR__
const uint32_t q_id(n) = q_n;
const uint32_t q_id(all) = q_solutions;
const uint32_t q_id(fundamental) = q_fundamentals;
const uint32_t q_id(groups_of_8) = q_groups_of_8;
const uint32_t q_id(groups_of_4) = q_groups_of_4;
const uint32_t q_id(groups_of_2) = q_groups_of_2;
const uint32_t q_id(groups_of_1) = q_groups_of_1;
const uint32_t q_id(version) = q_version_number;
const uint32_t q_id(check) = 0x<||>q_check<||>U;
#endif

#endif

/* q_made(.c) */
/* clang-format off */
m4_ifelse(q_form, rows, <||>, <|#include <stdint.h>

/* For an AVR this source is empty: q_name.h says why. */
#ifndef __AVR__
|>)m4_dnl
#include "q_name.h"

#if q_ID(CHECK) != 0x<||>q_check<||>UL || q_ID(VERSION) != q_version_number
#error "q_name.c and q_name.h do not belong together: generate both again"
#endif
m4_include(forms/q_form.c.m4)m4_dnl
m4_ifelse(q_form, rows, <||>, <|
#endif
|>)m4_dnl

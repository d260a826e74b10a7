/* q_made(.c) */
/* clang-format off */
m4_ifelse(q_form, rows, <||>, <|#include <stdint.h>

/* For an AVR this source is empty: q_name.h says why. */
#ifndef __AVR__
|>)m4_dnl
#include "q_name.h"

q_belongs(q_name.c, q_name.h)
m4_include(forms/q_form.c.m4)m4_dnl
m4_ifelse(q_form, rows, <||>, <|
#endif
|>)m4_dnl

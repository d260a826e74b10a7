/* Made by queens q_version from queens.c.m4, N=q_n PREFIX=q_prefix.  Do not edit. */
#include "q_name.h"

#if q_ID(CHECK) != 0x<||>q_check<||>UL
#error "q_name.c and q_name.h are of different makes: generate both again"
#endif
#ifndef q_ID(VERSION_)<||>q_version_id
#error "q_name.c and q_name.h are of different versions: generate both again"
#endif

m4_include(forms/q_form.c.m4)m4_dnl

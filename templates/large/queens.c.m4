m4_include(templates/large/layout.m4)m4_dnl
/* Made by queens q_version from large/queens.c.m4, N=q_n PREFIX=q_prefix.  Do not edit. */
#include "q_name.h"

#if q_ID(CHECK) != 0x<||>q_check<||>UL
#error "q_name.c and q_name.h are of different makes: generate both again"
#endif
#ifndef q_ID(VERSION_)<||>q_version_id
#error "q_name.c and q_name.h are of different versions: generate both again"
#endif

const uint8_t q_ID(ATTR) q_table(solutions, q_ID(ROWS), q_ID(ROW_BYTES)) = {
q_bulk(<|solutions|>)m4_dnl
};

const uint8_t q_ID(ATTR) q_table(fundamentals, q_ID(GROUPS), q_ID(ROW_BYTES)) = {
q_bulk(<|fundamentals|>)m4_dnl
};

const uint8_t q_ID(ATTR) q_table(group_of, q_ID(ROWS), q_ID(GROUP_BYTES)) = {
q_bulk(<|group_of|>)m4_dnl
};

const uint8_t q_ID(ATTR) q_list(image_of, q_ID(ROWS)) = {
q_bulk(<|image_of|>)m4_dnl
};

const uint8_t q_ID(ATTR) q_list(group_size, q_ID(GROUPS)) = {
q_bulk(<|group_size|>)m4_dnl
};

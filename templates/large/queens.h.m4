m4_include(templates/large/layout.m4)m4_dnl
m4_include(templates/queens.h.m4)m4_dnl

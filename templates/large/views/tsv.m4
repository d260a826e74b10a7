m4_include(templates/large/queens.tsv.m4)m4_dnl

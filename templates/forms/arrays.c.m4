m4_dnl From N=14 on a solution is a string, which a compiler reads in a third of the time of braces.
m4_define(<|q_written|>, m4_ifelse(q_solution_bytes, q_n, braces, string))m4_dnl
m4_ifelse(q_written, string, <|
/* A string has a zero at its end. */|>)m4_dnl
m4_define(<|q_array|>, <|
q_if_kept($1)
const uint$2_t q_attr($1)
q_id($1)[]$3 = {
q_bulk($4)m4_dnl
};
#endif
|>)m4_dnl
q_array(solutions, 8, [q_solution_bytes], solution_<||>q_written)m4_dnl
q_array(fundamentals, 8, [q_solution_bytes], fundamental_<||>q_written)m4_dnl
q_array(group_of, q_group_bits, <||>, <|group_of|>)m4_dnl
q_array(image_of, 8, <||>, <|image_of|>)m4_dnl
q_array(group_size, 8, <||>, <|group_size|>)m4_dnl

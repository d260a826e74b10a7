q_view(<|to compare with a C program: all solutions, in descending order|>)m4_dnl
q_each(<|descending|>, <|<|INFO: Solution found: [$2].|>q_CR
|>)m4_dnl
INFO: Run completed q_solutions solutions discovered.q_CR

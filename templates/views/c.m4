q_each(<|descending|>, <|INFO: Solution found: [$1].q_CR
|>)m4_dnl
INFO: Run completed q_solutions solutions discovered.q_CR

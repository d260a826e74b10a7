m4_dnl m4 reads this before each text of the printer: the text before ends here, with what it diverted, and its
m4_dnl q_queen goes.  A file separator, character 28, shows awk where a text begins.
q_end<||>m4_undivert<||>m4_undefine(<|q_queen|>)m4_format(<|%c|>, 28)

q_end<||>m4_undivert<||>m4_undefine(<|q_queen|>)m4_format(<|%c|>, 28)

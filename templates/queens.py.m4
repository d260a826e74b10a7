# q_made(.py)
# fmt: off
"""All solutions of q_n queens, and their groups under the symmetries of the square.

Numbers count from 0.  SOLUTIONS[i][row] is a column; solutions are in lexicographic
order.  Solution i is image IMAGE_OF[i] of FUNDAMENTALS[GROUP_OF[i]].

q_images(<|
|>)
"""

m4_dnl Python reads text much faster than tuples, and takes no memory for it.
m4_define(<|q_columns_of|>, <|tuple(tuple(map(int, line.split(","))) for line in """
q_each(<|$1|>, <|$|><|3
|>)m4_dnl
""".split())|>)m4_dnl
m4_define(<|q_numbers_of|>, <|tuple(map(int, """
q_each(<|$1|>, <|q_between(m4_ifelse(m4_eval($|><|8 % 16), 1, <|
|>, <| |>))$2|>)
""".split()))|>)m4_dnl
N = q_n
IMAGE_NAMES = (
q_each(<|image_name|>, <|    "$2",
|>)m4_dnl
)
SOLUTIONS = q_columns_of(<|solution|>)
GROUP_OF = q_numbers_of(<|solution|>, <|m4_decr($4)|>)
IMAGE_OF = q_numbers_of(<|solution|>, <|$6|>)
FUNDAMENTALS = q_columns_of(<|fundamental|>)
GROUP_SIZE = q_numbers_of(<|fundamental|>, <|$7|>)

# Made by queens q_version from queens.py.m4, N=q_n PREFIX=q_prefix.  Do not edit.
"""All solutions of q_n queens, and their groups under the symmetries of the square.

Numbers count from 0.  SOLUTIONS[i][row] is a column; solutions are in lexicographic
order.  Solution i is image IMAGE_OF[i] of FUNDAMENTALS[GROUP_OF[i]].
"""

N = q_n
IMAGE_NAMES = (
q_each(<|image_name|>, <|    "$2",
|>)m4_dnl
)
SOLUTIONS = (
q_each(<|entry|>, <|    ($3,),
|>)m4_dnl
)
GROUP_OF = (
q_each(<|sixteen|>, <|    $1,
|>)m4_dnl
)
IMAGE_OF = (
q_each(<|sixteen|>, <|    $2,
|>)m4_dnl
)
FUNDAMENTALS = (
q_each(<|group|>, <|    ($5,),
|>)m4_dnl
)
GROUP_SIZE = (
q_each(<|sixteen_groups|>, <|    $1,
|>)m4_dnl
)

m4_dnl the groups: a fundamental solution and its images, by name
m4_define(<|q_image|>, <|$1 [$2]
|>)m4_dnl
q_each(<|group|>, <|q_between(<|
|>)Group $1: $2 solutions
$3|>)m4_dnl

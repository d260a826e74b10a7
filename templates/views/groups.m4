m4_dnl the groups: a fundamental solution and its images, by name
q_each(<|image|>, <|m4_ifelse($6, 0, <|q_between(<|
|>)Group $4: $7 solutions
|>)$5 [$2]
|>)m4_dnl

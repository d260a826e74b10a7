q_view(<|each group: its fundamental solution and the images, by name|>)m4_dnl
q_each(<|image|>, <|m4_ifelse($6, 0, <|q_between(<|
|>)Group $4: $7 solutions
|>)<|$5 [$2]
|>|>)m4_dnl

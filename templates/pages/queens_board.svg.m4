m4_include(pictures/board.m4)m4_dnl
<svg q_svg viewBox="-.1 -.1 q_n.2 q_n.2" width="240" height="240" role="img">
<!-- q_made(_board.svg) -->
<title>m4_ifelse(q_solutions, 0, <|No room for q_n queens|>, <|q_s(q_n, queen): q_spaced(q_first)|>)</title>
<defs>
q_shapes
</defs>
<use q_href(b)/>
m4_ifelse(q_solutions, 0, <||>, <|q_as(<|q_place|>, <|q_first|>)
|>)m4_dnl
</svg>

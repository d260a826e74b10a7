m4_include(pictures/board.m4)m4_dnl
<svg xmlns="http://www.w3.org/2000/svg" viewBox="-.1 -.1 q_n.2 q_n.2" width="240" height="240" role="img">
<!-- Made by queens q_version from queens_board.svg.m4, N=q_n PREFIX=q_prefix.  Do not edit. -->
<title>Board q_n: no queen attacks another</title>
<defs>
<pattern id="squares" width="2" height="2" patternUnits="userSpaceOnUse">
<path fill="q_light" d="M0 0h2v2H0z"/>
<path fill="q_dark_square" d="M1 0h1v1H1zM0 1h1v1H0z"/>
</pattern>
<g id="queen" fill="q_ink">
q_crown
</g>
</defs>
<path fill="q_soft" d="M-.1-.1h q_n.2v q_n.2h-q_n.2z"/>
<rect width="q_n" height="q_n" fill="url(#squares)"/>
q_each(<|first|>, <|<use href="#queen" x="$2" y="$1"/>
|>)m4_dnl
</svg>

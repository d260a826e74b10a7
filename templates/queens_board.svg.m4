<svg xmlns="http://www.w3.org/2000/svg" viewBox="-.1 -.1 q_n.2 q_n.2" width="240" height="240" role="img">
<!-- Made by queens q_version from queens_board.svg.m4, N=q_n PREFIX=q_prefix.  Do not edit. -->
<title>q_n queens, none of which attacks another</title>
<defs>
<pattern id="squares" width="2" height="2" patternUnits="userSpaceOnUse">
<path fill="#f6eedd" d="M0 0h2v2H0z"/>
<path fill="#d9c6a3" d="M1 0h1v1H1zM0 1h1v1H0z"/>
</pattern>
<g id="queen" fill="#1d2a35">
<path d="M.24.76h.52v.1H.24zM.26.7.15.36.33.52.37.24.5.49.63.24.67.52.85.36.74.7z"/>
<path d="M.11.29h.08v.08H.11zM.33.16h.08v.08H.33zM.59.16h.08v.08H.59zM.81.29h.08v.08H.81z"/>
</g>
</defs>
<path fill="#56616b" d="M-.1-.1h q_n.2v q_n.2h-q_n.2z"/>
<rect width="q_n" height="q_n" fill="url(#squares)"/>
q_each(<|first|>, <|<use href="#queen" x="$2" y="$1"/>
|>)m4_dnl
</svg>

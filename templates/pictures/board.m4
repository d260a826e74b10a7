m4_dnl board.m4 -- colours, the squares, and the queen, for all pictures
m4_dnl
m4_dnl Colours on paper and on light screens; page.m4 has those of dark screens.
m4_define(<|q_paper|>, <|#fbf8f1|>)m4_dnl
m4_define(<|q_ink|>, <|#1d2a35|>)m4_dnl
m4_define(<|q_soft|>, <|#56616b|>)m4_dnl
m4_define(<|q_mark|>, <|#a63f28|>)m4_dnl
m4_define(<|q_light|>, <|#f6eedd|>)m4_dnl
m4_define(<|q_dark_square|>, <|#d9c6a3|>)m4_dnl
m4_define(<|q_serif|>, <|"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",P052,Georgia,serif|>)m4_dnl
m4_define(<|q_sans|>, <|"Avenir Next","Segoe UI",Roboto,"Helvetica Neue",Arial,"Liberation Sans",sans-serif|>)m4_dnl
m4_dnl
m4_dnl q_said(PLACES): each queen in words, for readers who cannot see it.
m4_define(<|q_said|>, <|m4_pushdef(<|q_queen_at|>, <| Row $|><|1: column $|><|2.|>)$1<||>m4_popdef(<|q_queen_at|>)|>)m4_dnl
m4_dnl
m4_dnl q_board: squares from 1 1 on, in classes l, d and e (the edge).  A queen
m4_dnl fills one unit.
m4_define(<|q_board|>, <|<path class="l" d="M1 1h q_n v q_n H1z"/>
<path class="d" d="q_each(<|dark|>, <|M$|><|1 $|><|2h1v1h-1z|>)"/>
<path class="e" d="M1 1h q_n v q_n H1z"/>|>)m4_dnl
m4_define(<|q_crown|>, <|<path d="M.262.69.128.34.317.515V.222L.433.482.5.18.567.482.683.222V.515L.872.34.738.69zM.258.745H.742L.78.875H.22z"/>
<circle cx=".095" cy=".315" r=".066"/><circle cx=".317" cy=".2" r=".066"/><circle cx=".5" cy=".16" r=".066"/><circle cx=".683" cy=".2" r=".066"/><circle cx=".905" cy=".315" r=".066"/>|>)m4_dnl

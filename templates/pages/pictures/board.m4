m4_dnl board.m4 -- colours, the board and the queen, for all pictures
m4_dnl
m4_dnl Colours on paper and on light screens; page.m4 has those of dark screens.
m4_define(<|q_paper|>, <|#fbf8f1|>)m4_dnl
m4_define(<|q_ink|>, <|#1d2a35|>)m4_dnl
m4_define(<|q_soft|>, <|#56616b|>)m4_dnl
m4_dnl q_mark is what attacks or leads nowhere, q_blue what a reader chose or can choose, q_warm how many.
m4_define(<|q_mark|>, <|#a63f28|>)m4_dnl
m4_define(<|q_blue|>, <|#1f5a78|>)m4_dnl
m4_define(<|q_warm|>, <|#9a6412|>)m4_dnl
m4_define(<|q_light|>, <|#f6eedd|>)m4_dnl
m4_define(<|q_dark|>, <|#d9c6a3|>)m4_dnl
m4_define(<|q_serif|>, <|"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",P052,Georgia,"Noto Serif","DejaVu Serif",serif|>)m4_dnl
m4_define(<|q_sans|>, <|"Avenir Next","Segoe UI",Roboto,"Helvetica Neue",Arial,"Liberation Sans",sans-serif|>)m4_dnl
m4_dnl
m4_dnl The board is #b, from 0 0 to N N: its dark squares are the dashes of a line in each row, which
m4_dnl all programs draw.  A queen is #c and fills one unit.
m4_define(<|q_crown|>, <|<path d="M.262.69.128.34.317.515V.222L.433.482.5.18.567.482.683.222V.515L.872.34.738.69zM.258.745H.742L.78.875H.22z"/><circle cx=".095" cy=".315" r=".066"/><circle cx=".317" cy=".2" r=".066"/><circle cx=".5" cy=".16" r=".066"/><circle cx=".683" cy=".2" r=".066"/><circle cx=".905" cy=".315" r=".066"/>|>)m4_dnl
m4_define(<|q_dark_squares|>, q_each(<|row|>, <|M<||>m4_eval($1 % 2) $2.5H<||>q_n|>))m4_dnl
m4_define(<|q_shapes|>, <|<g id="b" fill="q_light"><rect class="light" width="q_n" height="q_n"/><path class="dark" d="q_dark_squares" stroke="q_dark" stroke-dasharray="1"/><rect class="rim" width="q_n" height="q_n" fill="none" stroke="q_soft" stroke-width="m4_format(<|.%03d|>, m4_eval(6 * q_n))"/></g>
<g id="c" fill="q_ink">q_crown</g>|>)m4_dnl
m4_dnl
m4_dnl q_svg: what the first tag of a file .svg says.  Inkscape 1.2 reads xlink:href alone.
m4_define(<|q_href|>, <|href="#$1"|>)m4_dnl
m4_define(<|q_svg|>, <|m4_define(<|q_href|>, <|href="#$|><|1" xlink:href="#$|><|1"|>)xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"|>)m4_dnl
m4_dnl
m4_dnl q_as(NAME, COLUMNS): the queens, each as the macro NAME(ROW, COLUMN) draws it.
m4_dnl q_stands leaves out rows without a queen, which have column 0, and rows that a smaller board does not have.
m4_define(<|q_as|>, <|m4_pushdef(<|q_queen|>, m4_defn(<|$1|>))q_queens($2)m4_popdef(<|q_queen|>)|>)m4_dnl
m4_define(<|q_point|>, <|$2 $1 |>)m4_dnl
m4_define(<|q_stands|>, <|m4_ifelse($2, 0, , $2, , , <|$2 $1 |>)|>)m4_dnl
m4_define(<|q_place|>, <|<use q_href(c) x="m4_decr($2)" y="m4_decr($1)"/>|>)m4_dnl
m4_dnl
m4_dnl q_pairs(COLUMNS): lines from each queen to the one across the centre.
m4_define(<|q_pair|>, <|m4_ifelse(m4_eval(2 * $1 > q_n), 1, , <|M$2 $1L<||>m4_eval(q_n + 1 - $2) m4_eval(q_n + 1 - $1)|>)|>)m4_dnl
m4_define(<|q_pairs|>, <|<path class="pair" transform="translate(-.5 -.5)" d="q_as(<|q_pair|>, <|$1|>)"/>|>)m4_dnl
m4_dnl
m4_dnl q_many(TEXT, ELSE): TEXT for boards from 9, ELSE for smaller boards.
m4_define(<|q_many|>, <|m4_ifelse(m4_eval(q_n > 8), 1, <|$1|>, <|$2|>)|>)m4_dnl
m4_dnl
m4_dnl q_s(NUMBER, NOUN): 1 group, 2 groups.  q_commas(14200): 14,200.
m4_define(<|q_s|>, <|$1 $2<||>m4_ifelse($1, 1, , s)|>)m4_dnl
m4_define(<|q_commas|>, <|m4_ifelse(m4_eval(m4_len($1) > 3), 1, <|q_commas(m4_substr($1, 0, m4_eval(m4_len($1) - 3))),m4_substr($1, m4_eval(m4_len($1) - 3))|>, $1)|>)m4_dnl
m4_dnl
m4_dnl q_part(THOUSANDTHS): a part of the board's side, in squares.
m4_define(<|q_part|>, <|m4_format(<|%d.%03d|>, m4_eval(q_n * $1 / 1000), m4_eval(q_n * $1 % 1000))|>)m4_dnl
m4_dnl
m4_dnl q_shade(SOLUTIONS): how strongly to colour a square that so many use, in percent.
m4_define(<|q_most|>, 1)m4_dnl
q_each(<|square|>, <|m4_ifelse(m4_eval($3 > q_most), 1, <|m4_define(<|q_most|>, $3)|>)|>)m4_dnl
m4_define(<|q_shade|>, <|m4_eval(55 * $1 / q_most)|>)m4_dnl

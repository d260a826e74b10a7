# style.gnuplot -- colours and lines of the plots, as in templates/pictures/board.m4
set linetype 1 linecolor rgb "#1d2a35" linewidth 2 pointtype 7
set linetype 2 linecolor rgb "#a63f28" linewidth 2 pointtype 7
set linetype 3 linecolor rgb "#1f5a78" linewidth 2 pointtype 7
set linetype 4 linecolor rgb "#b98645" linewidth 2 pointtype 7
set linetype 5 linecolor rgb "#7b8791" linewidth 2 pointtype 7
set border 3 linecolor rgb "#56616b"
set tics nomirror out textcolor rgb "#56616b"
set grid linecolor rgb "#ddd3c0" linetype 1 linewidth 1
set key textcolor rgb "#1d2a35" samplen 2

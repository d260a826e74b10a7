# cost.gnuplot -- draw cost against board size; the variable table is the path of cost.tsv
load 'tests/bench/style.gnuplot'
set title 'All solutions of N queens: CPU time of a build'
set xlabel 'N'
set ylabel 'seconds'
set xtics 1
set rmargin 13
unset key
set datafile missing '-'
set datafile separator '\t'
array name[4] = ['this project', 'C++ templates', 'C++ constexpr', 'C array by hand']
do for [i=1:4] {
	stats table every ::1 using 1:(column(i + 1)) nooutput
	set label i name[i] at STATS_pos_max_y, STATS_max_y / 1000 textcolor linetype i offset 0, .9 center
}
set label 1 offset 1, 0 left
set label 4 offset 0, .9 right
set logscale y
plot for [i=2:5] table every ::1 using 1:(column(i) / 1000) with linespoints linetype i-1

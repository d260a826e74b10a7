# compilers.sh -- sourced after tap.sh: compile with what users compile with

# The strictest flags under which our files get no remark.  Clang's -Weverything without: warnings of casts of C,
# array indices, gaps in a struct, macros that a source does not use, features of C++11.
strict_gcc='-Wall -Wextra -pedantic -Wconversion -Wsign-conversion -Wundef -Wshadow -Wcast-qual -Wcast-align
	-Wlogical-op -Wduplicated-cond -Woverlength-strings -Wmissing-declarations -Wredundant-decls
	-Wformat=2 -Wwrite-strings -Werror'
strict_clang='-Weverything -Wno-unknown-warning-option -Wno-old-style-cast -Wno-unsafe-buffer-usage -Wno-padded
	-Wno-unused-macros -Wno-c++98-compat -Werror'
strict_c='-Wc++-compat -Wstrict-prototypes -Wmissing-prototypes -Wold-style-definition'

# list_compilers: a line for each compiler and standard, or for a few of them without LONG:
# COMPILER|STANDARD|mode|strict flags
list_compilers() {
	while read -r compiler language standards; do
		case $compiler in
		clang*) strict=$strict_clang ;;
		*) strict=$strict_gcc ;;
		esac
		[ "$language" != c ] || strict="$strict $strict_c"
		for standard in $standards; do
			echo "$compiler|$standard|-x $language -std=$standard|"$strict
		done
	done <<-END
		gcc c c90 c11 ${LONG:+c99 c17 c2x}
		g++ c++ c++17 ${LONG:+c++98 c++11 c++14 c++20}
		${LONG:+clang c c90 c99 c11 c17 c2x}
		${LONG:+clang++ c++ c++98 c++11 c++14 c++17 c++20}
	END
}

# of_board BOARD SOURCE: a program for any board as one for a BOARD, 8 or 8_compact.  There HEADER is
# the header's name, Q_ begins its macros, and q_ its names.
of_board() {
	sed "s/HEADER/\"queens$1.h\"/; s/Q_/QUEENS${1%_*}_/g; s/q_/queens${1%_*}_/g" "$2"
}

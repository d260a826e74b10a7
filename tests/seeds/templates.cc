// templates.cc -- the first seed: the compiler finds a solution, main prints it
//
// g++ -std=c++17 -DSIZE=8 templates.cc.  Everything but the constructors is types.
// Rows and columns are tried from high to low.

#include <iostream>
#include <type_traits>

struct null {};

template <int I>
struct item {
	enum { id = I };
	typedef item<I - 1> next;
};

// --- bookkeeping: the columns and diagonals that are taken ------------------

template <int... Taken>
struct numbers {
	template <int I>
	struct with {
		enum { free = ((I != Taken) && ...) };
		typedef numbers<I, Taken...> list;
	};
};

template <class Columns, class Falling, class Rising>
struct state {
	template <class Row, class Column>
	struct square {
		typedef typename Columns::template with<Column::id> columns;
		typedef typename Falling::template with<Row::id - Column::id>
			falling;
		typedef typename Rising::template with<Row::id + Column::id>
			rising;
		enum { free = columns::free && falling::free && rising::free };
		typedef state<typename columns::list, typename falling::list,
			      typename rising::list>
			taken;
		typedef typename std::conditional<free, taken, null>::type used;
	};
};

typedef state<numbers<>, numbers<>, numbers<> > empty;

// --- the search: a queen in this column, or else in the next one ------------

template <class State, class Row, class Column>
struct solution {
	typedef typename State::template square<Row, Column> square;
	typedef solution<typename square::used, typename Row::next,
			 item<SIZE - 1> >
		next_row;
	typedef solution<State, Row, typename Column::next> next_column;

	enum { row = Row::id, column = Column::id };
	enum { placed = next_row::valid };
	typedef typename std::conditional<placed, next_row, next_column>::type
		next_step;
	enum { valid = next_step::valid };
};

template <bool Valid>
struct end {
	enum { row = -1, column = -1, placed = false, valid = Valid };
	typedef null next_step;
};

// A queen was attacked; no column is left; no row is left.
template <class Row, class Column>
struct solution<null, Row, Column> : end<false> {};

template <class State, class Row>
struct solution<State, Row, item<-1> > : end<false> {};

template <class State>
struct solution<State, item<-1>, item<SIZE - 1> > : end<true> {};

template <>
struct solution<null, item<-1>, item<SIZE - 1> > : end<false> {};

// --- the program: constructors of base classes run first --------------------

template <class Step>
struct queens : queens<typename Step::next_step> {
	queens()
	{
		if (Step::placed)
			std::cout << int(Step::row) << ' ' << int(Step::column)
				  << '\n';
	}
};

template <>
struct queens<null> {
	queens()
	{
		std::cout << "Result:\n";
	}
};

int
main()
{
	queens<solution<empty, item<SIZE - 1>, item<SIZE - 1> > > print;
}

// templates.cc -- the first seed: the compiler finds a solution, main prints it
//
// g++ -DSIZE=8 templates.cc.  Everything but the constructors is types.  Rows
// and columns are tried from high to low.

#include <iostream>
#include <type_traits>

#ifndef SIZE
#define SIZE 8
#endif

// --- lists of items ---------------------------------------------------------

struct null {};

template <int I>
struct item {
	enum { id = I };
	typedef item<I - 1> next;
};

template <class Head, class Tail>
struct node {};

// items I, I - 1, ..., 0
template <int I>
struct items {
	typedef node<item<I>, typename items<I - 1>::list> list;
};

template <>
struct items<-1> {
	typedef null list;
};

// whether the list has an item, and the list without it
template <class List, class Item>
struct without {
	enum { had = false };
	typedef null list;
};

template <class Item, class Tail>
struct without<node<Item, Tail>, Item> {
	enum { had = true };
	typedef Tail list;
};

template <class Head, class Tail, class Item>
struct without<node<Head, Tail>, Item> {
	typedef without<Tail, Item> rest;
	enum { had = rest::had };
	typedef node<Head, typename rest::list> list;
};

// --- bookkeeping: the columns and diagonals that are free -------------------

template <class Columns, class Falling, class Rising>
struct state {
	template <class Row, class Column>
	struct square {
		enum { down = Row::id - Column::id + SIZE - 1 };
		enum { up = Row::id + Column::id };
		typedef without<Columns, Column> columns;
		typedef without<Falling, item<down> > falling;
		typedef without<Rising, item<up> > rising;
		enum { free = columns::had && falling::had && rising::had };
		typedef state<typename columns::list, typename falling::list,
			      typename rising::list>
			taken;
		typedef typename std::conditional<free, taken, null>::type used;
	};
};

typedef state<items<SIZE - 1>::list, items<2 * SIZE - 2>::list,
	      items<2 * SIZE - 2>::list>
	empty;

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

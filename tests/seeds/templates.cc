// templates.cc -- the first seed: the compiler finds a solution, main prints it
//
// g++ -DSIZE=8 templates.cc.  Everything but the constructors is types.  Rows
// and columns are tried from high to low.

#include <iostream>

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

template <class List, class Item>
struct without;

template <class Item>
struct without<null, Item> {
	typedef null list;
};

template <class Item, class Tail>
struct without<node<Item, Tail>, Item> {
	typedef Tail list;
};

template <class Head, class Tail, class Item>
struct without<node<Head, Tail>, Item> {
	typedef node<Head, typename without<Tail, Item>::list> list;
};

template <class List, class Item>
struct has;

template <class Item>
struct has<null, Item> {
	enum { result = false };
};

template <class Item, class Tail>
struct has<node<Item, Tail>, Item> {
	enum { result = true };
};

template <class Head, class Tail, class Item>
struct has<node<Head, Tail>, Item> : has<Tail, Item> {};

template <bool, class Yes, class No>
struct choose {
	typedef Yes type;
};

template <class Yes, class No>
struct choose<false, Yes, No> {
	typedef No type;
};

// --- bookkeeping: the columns and diagonals that are free -------------------

template <class Columns, class Falling, class Rising>
struct state {
	template <class Row, class Column>
	struct square {
		typedef item<Row::id - Column::id + SIZE - 1> falling;
		typedef item<Row::id + Column::id> rising;
		enum {
			free = has<Columns, Column>::result &&
			       has<Falling, falling>::result &&
			       has<Rising, rising>::result
		};
		typedef state<typename without<Columns, Column>::list,
			      typename without<Falling, falling>::list,
			      typename without<Rising, rising>::list>
			taken;
		typedef typename choose<free, taken, null>::type used;
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
	typedef typename choose<placed, next_row, next_column>::type next_step;
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

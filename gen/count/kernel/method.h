/*
 * method.h -- the whole method: count the solutions of a unit of work
 *
 * A diagonal has one colour.  So queens on black squares and queens on white
 * squares never attack each other along a diagonal: they only must not share
 * rows and columns.  This is how N=8 falls apart into four quarters, by the
 * parities of rows and columns:
 *
 *     0 1 2 3 4 5 6 7
 *   0 a . a . a . a .     a: even rows, even columns: black
 *   1 . b . b . b . b     b: odd rows, odd columns: black
 *   2 a . a . a . a .     c: even rows, odd columns: white, dots in rows of a
 *   3 . b . b . b . b     d: odd rows, even columns: white, dots in rows of b
 *   ...
 *
 * Let E and O be the even and odd rows that have a black queen, and X and Y the
 * even and odd columns that have one.  The other rows and columns have white
 * queens.  A solution is a placement in each quarter:
 *
 *   a: rows E, columns X         c: the other even rows, the other odd columns
 *   b: rows O, columns Y         d: the other odd rows, the other even columns
 *
 * such that a and b share no diagonal, and c and d share none.  Nothing else
 * can go wrong.  So with
 *
 *   black[X][Y]: the pairs of a placement a and a placement b,
 *   white[X][Y]: the pairs of a placement c and a placement d,
 *
 * the solutions with rows E and O are the sum of black[X][Y] * white[X][Y] over
 * all X and Y.  No solution is ever built, nor half of one.
 *
 * X is as large as E, and Y as O.  Quarter c needs as many rows as columns, so
 * O has as many members as E, or one less if N is odd.
 *
 * Hits.  Nearly all pairs of placements share a diagonal: from N=20 to 28, one
 * of 500 to 20,000 does not, a hit.  Only hits must be counted.  So pairs are
 * dropped together, by these means:
 *
 *   Blocks.  A unit of work is a block of sets E with one set O
 *     (board/units.h).  Sets of a block begin alike, and their placements form
 *     one tree for each colour (board/trie.h), which serves all units of the
 *     block.
 *   Lists.  The placements of O are a list, in lanes: those of lane Y have
 *     columns Y.  Where a walk down the tree passes a queen, the list keeps the
 *     members that this queen does not attack: once for all sets E below it
 *     (join.h).
 *   Tables.  Near the leaves, the list becomes bits: a table has a vector for
 *     each square, a byte for each lane, and a bit for each member that a queen
 *     on the square spares (table.h).  A leaf of the tree ANDs the vectors of
 *     its squares, and counts the bits of each byte: up to 512 pairs with a few
 *     instructions (leaves.h).
 *
 * The dot product.  The bits of black leaves are added to cells: the byte of
 * row (E, X) and lane Y is black[X][Y] (cells.h).  Then rows and lanes are
 * exchanged, and cells that count more than once are multiplied by their weight
 * (weights.h).  So a white leaf, whose row is (E, Y), finds the cells of all X
 * in a line: it multiplies its bits with them, and adds up.  white[X][Y] is
 * never stored.
 *
 * What a unit costs grows with its hits, as long as a table serves many leaves.
 *
 * Symmetry.  Write E|O|X|Y for the number of solutions with these sets.  An
 * image of a solution is a solution, so by
 *
 *   transposition               E|O|X|Y = X|Y|E|O
 *   the half turn, N even       E|O|X|Y = O'|E'|Y'|X'   ' is the reverse
 *   a reflection, N even        E|O|X|Y = ~E|~O|~Y'|~X'   ~ is the rest
 *   reflections, N odd          E|O|X|Y = E'|O'|X|Y = E|O|X'|Y'
 *
 * Number the sets of even rows or columns in some order, in which sets that a
 * reflection makes equal have the same number (board/layers.h: a position
 * divided by step): E' has the number of E if N is odd, and ~E that of E if
 * both have as many members.  If N is even, the number of a set of odd ones is
 * that of its reverse.
 *
 *   1. N even: let r be the greater number of E and O, and s that of X and Y.
 *      N odd: let r be the number of E, and s that of X.  Transposition
 *      exchanges r and s.  So solutions with s < r count twice, with s = r
 *      once, and with s > r never.
 *   2. N even: the half turn keeps r and s.  So E counts twice if its number is
 *      greater than that of O, once if it is the same, and else never.
 *   3. N even: the reflection exchanges the colours, and keeps r and s if E has
 *      half of the even rows.  Then only one of E and ~E counts, twice.
 *      Else only those E count, twice, that have less than half.
 *   4. N odd: of E and E' one counts, twice; if they are the same, of O and O'.
 *      Likewise of X and X' one counts, twice; if they are the same, all Y
 *      count once.
 *
 * Each rule pairs the solutions that it leaves out with those that it counts
 * twice.  layers_make leaves out the sets of 3 and 4 that never count; the rest
 * is in layers_weights, and for the columns of rule 4 in layer.weight. Rule 1
 * makes lists short, too: a unit needs no column set with a greater number than
 * r.
 *
 * Groups.  The number of fundamental solutions follows from the total and from
 * the solutions that look the same after a half or a quarter turn, by
 * Burnside's lemma: see run/symmetric.h.
 */

(*
** queens.dats -- the third seed: a depth-first search prints each solution
**
** patscc -o queens queens.dats.  Every recursive function is tail-recursive.
*)
#include "share/atspre_staload.hats"

#define N 8

(* the column of each queen, top row first, from 0 *)
typedef board = @(int, int, int, int, int, int, int, int)

fun
print_dots (k: int): void =
  if k > 0 then (print ". "; print_dots (k - 1))

fun
print_row (column: int): void =
  (print_dots (column); print "Q "; print_dots (N - 1 - column); print "\n")

fun
print_board (b: board): void = (
  print_row (b.0); print_row (b.1); print_row (b.2); print_row (b.3);
  print_row (b.4); print_row (b.5); print_row (b.6); print_row (b.7);
  print_newline ()
)

fun
get (b: board, row: int): int =
  case+ row of
  | 0 => b.0 | 1 => b.1 | 2 => b.2 | 3 => b.3
  | 4 => b.4 | 5 => b.5 | 6 => b.6 | _ => b.7

fun
set (b: board, row: int, column: int): board = let
  fun at (r: int): int = if r = row then column else get (b, r)
in
  @(at 0, at 1, at 2, at 3, at 4, at 5, at 6, at 7)
end

(* whether no queen of rows 0 to above attacks this square *)
fun
is_safe (b: board, row: int, column: int, above: int): bool =
  above < 0 orelse let
    val apart = abs (get (b, above) - column)
  in
    apart != 0 andalso apart != row - above andalso
    is_safe (b, row, column, above - 1)
  end

(* try this square and all that follow; return the number of solutions *)
fun
search (b: board, row: int, column: int, found: int): int =
  if column >= N then (
    if row = 0 then found
    else search (b, row - 1, get (b, row - 1) + 1, found)
  )
  else if ~is_safe (b, row, column, row - 1) then
    search (b, row, column + 1, found)
  else let
    val b = set (b, row, column)
  in
    if row + 1 < N then search (b, row + 1, 0, found)
    else (
      print! ("Solution #", found + 1, ":\n\n");
      print_board (b);
      search (b, row, column + 1, found + 1)
    )
  end

implement
main0 () = ignoret (search (@(0, 0, 0, 0, 0, 0, 0, 0), 0, 0, 0))

% queens.pl -- the fourth seed's Prolog program
%
% swipl -g 'solutions([1,2,3,4,5,6,7,8])' -t halt queens.pl

:- dynamic counter/1.

% No queen stands on a diagonal of a queen below it.
peaceful([_]).
peaceful([Queen, Next | Below]) :-
	untaken(Queen, 1, [Next | Below]),
	peaceful([Next | Below]).

untaken(_, _, []).
untaken(Queen, Rows, [Next | Below]) :-
	Next =\= Queen + Rows,
	Next =\= Queen - Rows,
	Further is Rows + 1,
	untaken(Queen, Further, Below).

% The head goes to every place of each permutation of the tail.
permuted([Queen], [Queen]).
permuted([Queen | Queens], Board) :-
	permuted(Queens, Rest),
	inserted(Queen, Rest, Board).

inserted(Queen, Rest, [Queen | Rest]).
inserted(Queen, [Next | Rest], [Next | Board]) :-
	inserted(Queen, Rest, Board).

solution(Columns, Board) :-
	permuted(Columns, Board),
	peaceful(Board).

count(Number) :-
	retract(counter(Last)),
	Number is Last + 1,
	assertz(counter(Number)).

solutions(Columns) :-
	retractall(counter(_)),
	assertz(counter(0)),
	solution(Columns, Board),
	count(Number),
	write(Number), write('. '), write(Board), nl,
	fail.
solutions(_) :-
	counter(Number),
	nl, write('INFO: Run completed '), write(Number),
	write(' solutions found.'), nl.

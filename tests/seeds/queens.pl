% queens.pl -- the fourth seed's Prolog program, and its geometry
%
% swipl -g 'solutions([1,2,3,4,5,6,7,8])' -t halt queens.pl; groups(...) prints
% the groups.

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

% --- geometry ----------------------------------------------------------------

% Clockwise by 90 degrees: (R,C) -> (C,N+1-R).
rotated(Board, Image) :-
	length(Board, N),
	findall(C-Turned, (nth1(R, Board, C), Turned is N + 1 - R), Squares),
	keysort(Squares, Sorted),
	pairs_values(Sorted, Image).

% About the bottom edge: (R,C) -> (N+1-R,C).
reflected(Board, Image) :-
	reverse(Board, Image).

turns(Board, Image90, Image180, Image270) :-
	rotated(Board, Image90),
	rotated(Image90, Image180),
	rotated(Image180, Image270).

images(B, [
	'Untransformed'-B, 'Rotate 90'-B90, 'Rotate 180'-B180, 'Rotate 270'-B270,
	'Reflect'-R, 'Reflect + Rotate 90'-R90,
	'Reflect + Rotate 180'-R180, 'Reflect + Rotate 270'-R270
]) :-
	turns(B, B90, B180, B270),
	reflected(B, R),
	turns(R, R90, R180, R270).

group(Number, Board, Members) :-
	images(Board, Images),
	pairs_values(Images, Boards),
	sort(Boards, Members),
	length(Members, Size),
	format("Group ~w: ~w solutions~n", [Number, Size]),
	forall(member(Name-Image, Images), format("~w ~w~n", [Name, Image])).

groups(_, []).
groups(Number, [Least | Boards]) :-
	(Number > 1 -> nl ; true),
	group(Number, Least, Members),
	subtract(Boards, Members, Others),
	Next is Number + 1,
	groups(Next, Others).

groups(Columns) :-
	findall(Board, solution(Columns, Board), Boards),
	sort(Boards, Sorted),
	groups(1, Sorted).

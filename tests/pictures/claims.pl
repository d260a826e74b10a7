# claims.pl -- what pages must show
#
# usage: perl claims.pl FOLDER <ROWS
#
# FOLDER has pages and tables queensN.tsv.  A row is a page, 8.html for queens8.html, that shows what the table
# holds; or PAGE|COMPLAINT|TEXT|OTHER: there is such a complaint if OTHER stands for each TEXT in the page.
# Prints a point for each row, and on stderr what is not so.  It reads what is drawn, numbered, named and
# linked; of sentences it reads hints alone.
use strict;
use warnings;
use experimental 'signatures';
require './tests/pictures/page.pl';

our ($N, %where);
my (@rules, %style); # of the page
my ($folder) = @ARGV;

# --- what the table holds: all that counts from 1 has nothing at 0 ------------------------------

my (@columns, %rank, @group, @size, @least, @uses, $solutions, $groups);

sub read_table {
	my @lines = grep { /^\d/ } split /\n/, slurp("$folder/queens$N.tsv");
	%rank = ();
	@$_ = () for \(@columns, @group, @size, @least);
	@uses = (0) x ($N * $N); # of each square, row by row
	for (@lines) {
		my ($k, $columns, $g, undef, $image, $size) = split /\t/;
		($columns[$k], $rank{$columns}, $group[$k], $size[$g]) = ($columns, $k, $g, $size);
		$least[$g] = $columns if $image == 0;
		my $r = 0;
		$uses[$N * $r++ + $_ - 1]++ for split ' ', $columns;
	}
	($solutions, $groups) = @lines ? ($#columns, $#least) : (0, 0);
}

my @names = slurp('tests/images.h') =~ /"(.*)",/g;

# image BOARD K: image 4 swaps top and bottom, 5 to 7 turn that one clockwise
sub image ($board, $k) {
	my @column = split ' ', $board;
	@column = reverse @column if $k > 3;
	for (1 .. $k % 4) {
		my @turned;
		$turned[$column[$_] - 1] = $N - $_ for 0 .. $N - 1;
		@column = @turned;
	}
	return "@column";
}

# sizes: how many groups have each size, the largest first
sub sizes {
	my %groups;
	$groups{$_}++ for @size[1 .. $groups];
	return join ' ', map { "$groups{$_} $_" } sort { $b <=> $a } keys %groups;
}

# --- every page ------------------------------------------------------------------------------

# links PAGE: each leads to a part of this page, or to a page that is there
my %ids; # of other pages
sub links ($page) {
	for my $e (all($page)) {
		for my $href (grep { defined && $_ ne 'data:,' } @$e{qw(href xlink:href)}) {
			my ($name, $id) = split /#/, $href;
			my $ids = $name ? $ids{$name} //= { '' => 1, map { $_ => 1 } slurp("$folder/$name") =~ /\bid="([^"]*)"/g } : \%where;
			fault($e, "leads nowhere: $href") if $name && !-e "$folder/$name" || !$ids->{ $id // '' } && defined $id;
		}
	}
}

# What a page of an ENDING is called.  `Puzzles' leads to the heading `Puzzles Board 6'.
my %called = ('' => 'All solutions', _ask => 'Where can a queen stand?', _puzzles => 'Puzzles', _walk => 'How a search finds one');

# ways PAGE ENDING: a row leads to the index, to the pages of its board, to this page of boards 4 to 8 (4 to 6), each
# in the words of its heading, and marks itself
sub ways ($page, $ending) {
	my $kind = $ending =~ s/\.html$//r;
	my @kinds = grep { -e "$folder/queens$N$_.html" } '', '_ask', '_puzzles', '_walk';
	my @boards = 4 .. ($kind eq '_walk' ? 6 : 8);
	my $row = join ';', map { ($_->{href} // 'here') . ' ' . text($_) } grep { $_->{TAG} =~ /^[ab]$/ } all(first($page, '.pages'));
	same($page, 'has the ways', $row, join ';', 'index.html Boards 4 to 8',
		(map { ($_ eq $kind ? 'here' : "queens$N$_.html") . " $called{$_}" } @kinds),
		map { ($_ == $N ? 'here' : "queens$_$ending") . " $_" } @boards);
	same($page, 'is headed', text(first($page, 'h1')), "$called{$kind} Board $N");
	same($page, 'is titled', text(first($page, 'title')), "Board $N: $called{$kind}");
}

# script TEXT: the page without the script at its end, which may only keep boards
sub script ($page, $text) {
	my $script = $text =~ s/<script>\n(.*)<\/script>(?=\n<footer>)//s ? $1 : '';
	fault($page, "its script reaches out: $&")
		while $script =~ /\b(?:fetch|XMLHttpRequest|import|eval|Function|innerHTML|location|cookie|open\(|src|https?:)\b/g;
	my $lines = () = $script =~ /\n/g;
	fault($page, "its script has $lines lines") if $lines > 120;
	return $text;
}

# Nothing runs and nothing is loaded: no icon, which a server is asked for, and no style of an element,
# which a server may refuse.
sub quiet ($page, $text) {
	$text = script($page, $text) =~ s/\bxmlns[:\w]*="[^"]*"//gr;
	fault($page, "loads or runs something: $&") while $text =~
		/<(?:script|img|iframe|object|embed|audio|video)\b|\s(?:on|src|style)\w*=|url\([^#]|https?:|javascript:|\@import/g;
	fault($page, 'has no icon') if all($page, 'body') && (first($page, 'link')->{rel} // '') ne 'icon';
}

# properties PAGE: what a rule reads, a rule sets; what a rule sets, a rule reads, but for colours of all pages
sub properties ($page) {
	my $style = join '', map { text($_) } all($page, 'style');
	my %read = map { $_ => 1 } $style =~ /var\((--[\w-]+)/g;
	my %set = map { $_ => 1 } $style =~ /(--[\w-]+):/g;
	my %shared = map { $_ => 1 } map { $_->[1] =~ /(--[\w-]+):/g } grep { $_->[0] eq ':root' && $_->[1] =~ /--paper/ } @rules;
	fault($page, "reads $_, which nothing sets") for sort grep { !$set{$_} } keys %read;
	fault($page, "sets $_, which nothing reads") for sort grep { !$read{$_} && !$shared{$_} } keys %set;
}

# What has a heading for its name is around it, or beside it.
sub headed ($page) {
	for my $e (grep { $_->{'aria-labelledby'} } all($page)) {
		my $heading = with($e->{'aria-labelledby'});
		fault($e, 'its name is not its heading')
			if $heading->{TAG} !~ /^h[1-6]$/ || !grep { $_ eq $heading } all($e), @{ $e->{AROUND}{IN} };
	}
}

# names PAGE: rows have numbers beside their middles, the top row the largest, and columns have letters below theirs
sub names ($page) {
	my $drawn = with('names');
	return if $drawn->{TAG} =~ /nothing/;
	my %at = map { text($_) => $_ } all($drawn, 'text');
	for my $i (1 .. $N) {
		my ($number, $letter) = @at{ $N + 1 - $i, chr 96 + $i };
		fault($drawn, "has no number of row $i") if !$number || $number->{x} >= 0 || int $number->{y} != $i - 1;
		fault($drawn, "has no letter of column $i") if !$letter || $letter->{x} != $i - .5 || $letter->{y} <= $N;
	}
	fault($drawn, 'is not used') if !grep { ($_->{href} // '') eq '#names' } all($page, 'use');
}

# Lines of pairs join queens straight across the centre.
sub pairs ($page) {
	for my $e (all($page, '.pair')) {
		my $lines = () = $e->{d} =~ /M/g;
		same($e, 'has pairs', $lines, int $N / 2);
		while ($e->{d} =~ /M(\d+) (\d+)L(\d+) (\d+)/g) {
			fault($e, "joins $&") if $1 + $3 != $N + 1 || $2 + $4 != $N + 1;
		}
	}
}

# --- gallery ------------------------------------------------------------------------------------

# figure E K: solution K, under all its names
sub figure ($e, $k) {
	my @called = grep { image($least[$group[$k]], $_) eq $columns[$k] } 0 .. 7;
	same($e, 'shows', queens($e), $columns[$k]) if $N <= 8;
	same($e, 'has the numbers', said($e, '.cols'), $columns[$k]);
	same($e, 'is called', join(';', map { text($_) } all($e, 'b')), join ';', @names[@called]);
	same($e, 'has arrows', numbers(join ' ', map { $_->{class} } all($e, '.a')), "@called") if $N <= 8;
	same($e, 'says', text(first($e, 'i')), $k);
}

sub section ($g) {
	my $e = with("g$g");
	my @solutions = sort map { numbers($_->{id}) } all($e, 'figure');
	same($e, 'is headed', numbers(text(with("h$g"))), $g);
	same($e, 'shows first', queens(first($e, 'svg')), $least[$g]);
	same($e, 'has first', said($e, '.cols'), $least[$g]);
	same($e, 'tells', squares(text(first($e, 'desc'))), $least[$g]) if $N <= 8;
	same($e, 'says', said($e, '.size'), $size[$g]);
	same($e, 'has boards:', "@solutions", "@{[sort grep { $group[$_] == $g } 1 .. $solutions]}");
	my %why = (8 => '^$', 4 => 'four\? A half.* are four,.* two names and two arrows', 2 => 'two\? A quarter.* are two,');
	fault($e, 'tells why of another size') if $N <= 8 && $solutions > 1 && text(first($e, '.why')) !~ /$why{$size[$g]}/;
	figure(with("s$_"), $_) for @solutions;
}

# heat E: the uses of squares, no lighter shade for a larger number
sub heat ($e) {
	my @cells = grep { text($_) ne '' } all($e, 'td');
	my @labels = map { text($_) } all($e, 'th');
	same($e, 'is labelled', "@labels", join ' ', (map { chr 96 + $_ } 1 .. $N), reverse 1 .. $N);
	my %shade = map { text($_) => numbers($_->{class}) } @cells;
	my @shades = map { $shade{$_} } sort { $a <=> $b } keys %shade;
	same($e, 'has counts', join(' ', map { text($_) } @cells), "@uses");
	same($_, 'has the shade', numbers($_->{class}), $shade{ text($_) }) for @cells;
	same($e, 'has shades', "@shades", "@{[sort { $a <=> $b } @shades]}");
	fault($e, 'has one shade') if @shades > 1 && $shades[0] == $shades[-1];
}

# buttons PAGE: button K reflects and turns the first board into the image that it names, about its centre.  The
# arrow begins at the first square.
sub buttons ($page) {
	fault($page, 'turns about a corner') if $style{'.images .a, .turn'} !~ /transform-origin: center/;
	fault(with('a'), 'begins elsewhere') if first(with('a'), 'circle')->{cx} > 1;
	fault($page, 'turns before it reflects') if $style{'.images .a, .turn'} !~ /rotate\(.*\) scaleY\(/;
	for my $k (0 .. 7) {
		my ($turn, $flip) = $style{":is(.t$k, .stage:has(#k$k:checked))"} =~ /-?\d+/g;
		my $board = image($columns[1], $turn / 90 + ($flip < 0 ? 4 : 0));
		same(with("k$k")->{AROUND}, 'leads to', text(with("k$k")->{AROUND}), "$names[$k] " . image($least[1], $k));
		same(with("k$k"), 'turns the board into', $board, image($least[1], $k));
	}
}

sub gallery ($page) {
	section($_) for 1 .. $groups;
	for my $e (all($page, 'a')) {
		my ($g) = $e->{href} =~ /^#g(\d+)/ or next;
		my $drawn = all($e, 'svg');
		same($e, 'shows', queens($e), $least[$g]) if $drawn;
		same($e, 'says', numbers(text($e)), $drawn ? "$g $size[$g]" : $g);
	}
	my $known = slurp('tests/known.h');
	my @known;
	while ($known =~ /\[(\d+)\] = \{ (\d+), (\d+), (\d+)/g) {
		my $fundamental = ($2 - $3) / 8 + ($3 - $4) / 4 + int($4 / 2) + ($1 == 1);
		push @known, ["$1 $2 $fundamental", $1 == $N ? 'this' : ''];
	}
	each_of(first(first($page, '.counts'), 'tbody'), 'tr', sub ($row) {
		return (says => numbers(text($row) =~ tr/,//dr), 'is marked by' => $row->{class});
	}, @known);
	fault($page, 'has a number without its commas') if text(first($page, '.counts')) =~ /\d{4}/;
	return if $solutions < 2;
	my $sentences = join ' ', map { text($_) } all(first($page, 'header'), 'p');
	same($page, 'has sentences with', numbers($sentences),
		join ' ', ($N) x 3, $solutions, 1, 2, $columns[1], $groups, $solutions, sizes(), $solutions);
	buttons($page);
	same($page, 'its sum says', said($page, '.sum'), sizes() . " $solutions");
	same($page, 'turns', queens(first($page, '.turn')), $columns[1]);
	heat(first($page, '.heat'));
	each_of(with('all'), 'li', sub ($item) {
		return (says => numbers(text($item)), 'leads to' => first($item, 'a')->{href});
	}, map { $N > 8 ? ["$_ $columns[$_] $group[$_]"] : ["$_ $columns[$_]", "#s$_"] } 1 .. $solutions);
}

# --- board, poster ---------------------------------------------------------------------------------

sub picture ($page) {
	same($page, 'shows', queens($page), $columns[1] // board());
	same($page, 'has margins', first($page, 'svg')->{viewBox}, "-.1 -.1 $N.2 $N.2");
	same($page, 'has above all', join(' ', @{ (all(with('b')))[-1] }{qw(class width)}), "rim $N");
	same($page, 'is named', said($page, 'title'), join ' ', $N, $columns[1] // ());
}

sub poster ($page) {
	my @boards = grep { $_->{TAG} eq 'g' } map { $_->{AROUND} } all($page, 'title');
	each_of($page, \@boards, sub ($e) {
		return ('is named' => said($e, 'title'), says => said($e, '.group') . ' ' . said($e, '.columns'), shows => queens($e));
	}, map { ["$_ $least[$_]", "$_ $least[$_]", $least[$_]] } 1 .. $groups);
	fault($page, 'names another turn')
		if grep { text($_) =~ /of (?:4(?!: half a)|2(?!: a quarter))/ } all($page, '.small');
	my @groups = map { text($_) =~ /^(\d+)\D* of (\d)/ } all($page, '.small');
	same($page, 'has groups', "@groups", sizes());
	my $sentences = join ' ', map { text($_) } map { all($page, $_) } qw(.title .deck .many);
	same($page, 'has sentences with', numbers($sentences), join ' ', $N, $groups > 1 ? $groups : (), ($solutions) x 2);
	same($page, 'has counts', join(' ', map { text($_) } all($page, '.count')), "@uses");
	my @shades = map { "$_->{x} $_->{y} $_->{'fill-opacity'}" } grep { $_->{'fill-opacity'} } all($page, 'rect');
	my ($most) = sort { $b <=> $a } @uses;
	my @at = map { sprintf '%.3f', int(72000 * $_ / $N) / 1000 } 0 .. $N - 1;
	same($page, 'has shades', "@shades", join ' ', map {
		sprintf '%s %s .%02d', $at[$_ % $N], $at[$_ / $N], 55 * $uses[$_] / $most } 0 .. $#uses);
	fault($page, 'has pale or small letters') if grep { $_->[1] =~ /fill: #[6-9a-f]|font-size: [0-2]?\./ } @rules;
}

# --- walk --------------------------------------------------------------------------------------------

# attacked R QUEENS: the columns of row R that the queens of the first rows attack
sub attacked ($r, @queens) {
	return grep {
		my $c = $_;
		grep { my $d = $c - $queens[$_ - 1]; !$d || abs $d == $r - $_ } 1 .. @queens;
	} 1 .. $N;
}

# frame F KIND R TRIED QUEENS: what it must show: it looks at row R, gives up what it tried, and leaves queens
sub frame ($f, $kind, $r, $tried, @queens) {
	my $column = $kind =~ /dead|left/ ? '' : $queens[$r - 1];
	my @attacked = map { "$_ $r" } attacked($r, @queens[0 .. $r - 2]);
	my @below = map { my $below = $_; map { "$_ $below" } attacked($below, @queens) } $r + 1 .. $N;
	my @given_up = map { "$_ $r" } @$tried;
	my $board = join ' ', @queens, (0) x ($N - @queens);
	return [$kind, $board, "@attacked", "@below", "@given_up", $r, $f, $board,
		join ' ', $N + 1 - $r, $column ? square($r, $column) : ()];
}

# search: does it again; returns what each frame must show
sub search {
	my (@queens, @tried, @frames);
	for (my $r = 1; @queens < $N; ) {
		my $old = $queens[$r - 1];
		my %taken = map { $_ => 1 } attacked($r, @queens[0 .. $r - 2]);
		my ($c) = grep { !$taken{$_} } ($old // 0) + 1 .. $N;
		push @{ $tried[$r] }, $old if $old;
		$#queens = $r - 2;
		push @queens, $c if $c;
		my $kind = $c ? @queens == $N ? 'solved' : $old ? 'back' : 'place' : $old ? 'left' : 'dead';
		push @frames, frame(@frames + 1, $kind, $r, $tried[$r] // [], @queens);
		$c ? $tried[++$r] = [] : $r--;
	}
	return @frames;
}

sub walk ($page) {
	my @frames = search();
	my @kinds = map { $_->[0] } @frames;
	my $steps = @frames;
	my $looked = join ' ', $N ** $N, scalar(grep { !/left|dead/ } @kinds), $steps;
	my $said = numbers(join(' ', map { text($_) } all($page, 'p')) =~ tr/,//dr);
	fault($page, "does not say boards, those that it looked at, and steps: $looked") if " $said " !~ / $looked /;
	my $nodes = join ' ', map { my ($first) = map { text($_) } grep { !$_->{class} } all($_, 'text');
		join ' ', $_->{class}, $first // (), $_->{href} } all(first($page, '.tree'), 'a');
	same($page, 'has a tree of', $nodes, join ' ', map {
		my ($letter) = $frames[$_ - 1][-1] =~ / ([a-l])/;
		$kinds[$_ - 1] eq 'left' ? () : join ' ', $kinds[$_ - 1], $letter // (), "#f$_";
	} 1 .. $steps);
	my $key = join ' ', map { my ($mark) = all($_, 'polyline'); "$mark->{class}: " . text($_) } grep { all($_, 'polyline') }
		all(first($page, '.key'), 'li');
	my $given_up = (grep { $_ eq 'back' } @kinds) ? 'given-up: .*given up ' : '';
	fault($page, "has the key $key") if $key !~ /stands: queen ${given_up}attacked: .*this row below: .*down$/;
	my @rows = map { numbers(text($_)) } all(first($page, '.tree'), '.name');
	same($page, 'names rows', "@rows", join ' ', reverse 1 .. $N);
	my $ways = join ' ', map { numbers($_->{href}) } map { all($_, 'a') } all($page, '.go');
	same($page, 'leads back and on to', $ways, join ' ', 2, (map { ($_ - 1, $_ + 1) } 2 .. $steps - 1), $steps - 1);
	each_of(first($page, '.strip'), 'li', sub ($e) {
		return (is => $e->{class}, shows => queens($e),
			(map { ("has $_", join ' ', points($e, $_)) } qw(attacked below given-up)),
			'looks at row' => (first($e, '.looked-at')->{y} // -1) + 1,
			'its picture is' => (first($e, 'svg')->{'aria-label'} // '') =~ /(\d+)/,
			'its picture tells' => squares(first($e, 'svg')->{'aria-label'}),
			'its caption names' => join ' ', grep { defined }
				text(first($e, 'figcaption')) =~ /\b(?:[Rr]ow (\d+)|([a-l]\d+))\b/g);
	}, @frames);
}

# --- puzzles -----------------------------------------------------------------------------------------

# given E: the board that its buttons begin with.  Each button has its name; a row with a given queen has no other.
sub given ($e) {
	my @places = grep { ref && $_->{TAG} =~ /^(?:i|input)$/ } @{ first($e, '.squares')->{IN} };
	my %given = map { $_->{name} => $_ } grep { exists $_->{disabled} } @places;
	each_of($e, \@places, sub ($place) {
		return ('is named' => ($place->{'aria-label'} // '') =~ s/.* //r, 'is in' => $place->{name});
	}, map { my $r = $_; my $queen = $given{$r}; map {
		my $name = $_ ? square($r, $_) : $N + 1 - $r;
		$queen && $queen->{'aria-label'} ne $name ? ['', ''] : [$name, $r] } 0 .. $N } 1 .. $N);
	fault($_, 'can be moved') for grep { !exists $_->{checked} } values %given;
	return squares(join ' ', map { $_->{'aria-label'} } grep { exists $_->{checked} } @places);
}

# A free square is one where a queen may stand.
sub at { return (ord($_[0]) - 96, substr $_[0], 1) }
sub through { my ($c, $r) = at($_[0]); return "row $r", 'column ' . chr 96 + $c }
sub attacks {
	my ($c, $r, $d, $s) = map { at($_) } @_;
	return $c == $d || $r == $s || abs($c - $d) == abs($r - $s);
}

# put SQUARE FREE: what is free after a queen is put there
sub put ($square, $free) {
	return map { $_ => 1 } grep { !attacks($square, $_) } keys %$free;
}

# dead SQUARE FREE: the lines that a queen there does not stand in, and that have a free square, and have none then
sub dead ($square, $free) {
	my %dead = map { $_ => 1 } map { through($_) } keys %$free;
	my %left = put($square, $free);
	delete @dead{ map { through($_) } $square, keys %left };
	return keys %dead;
}

# free_of GIVEN: the squares that these queens leave free
sub free_of ($given) {
	my $free = { map { my $r = $_; map { square($r, $_) => 1 } 1 .. $N } 1 .. $N };
	$free = { put($_, $free) } for placed($given);
	return $free;
}

# placed BOARD: the squares with a queen
sub placed {
	my $r = 0;
	return map { $r++; $_ ? square($r, $_) : () } split ' ', $_[0];
}

# line TEXT: the row or column that it names
sub line { return ($_[0] // '') =~ /\b((?i)row (?-i)\d+|(?i)column (?-i)[a-l])\b/ ? lc $1 : 'no line' }

# What the hints of each level ask.
my @asks = (qr/has one free square/, qr/Think of a queen on ([a-l]\d+)/, qr/and go on|one by one/);

# on_lines FREE: the free squares of each row and column that has some
sub on_lines ($free) {
	my %on;
	for my $square (sort keys %$free) { push @{ $on{$_} }, $square for through($square) }
	return %on;
}

# moves FREE: what may be found first, each a level, a line and a square: the only free square of a line; or else a
# square where a queen would leave the line without one, if possible one of two in some line
sub moves ($free) {
	my %on = on_lines($free);
	my @single = map { "1 $_ @{$on{$_}}" } grep { @{ $on{$_} } == 1 } sort keys %on;
	return @single if @single;
	my @dead = map { my $square = $_; map { "2 $_ $square" } dead($square, $free) } sort keys %$free;
	my %is_of_two = map { $_ => 1 } map { @$_ } grep { @$_ == 2 } values %on;
	my @useful = grep { $is_of_two{ (split)[-1] } } @dead;
	return @useful ? @useful : @dead;
}

# loses SQUARE LINE FREE: whether the line has no free square in the end, if a queen is put there, and moves follow in
# some order
sub loses ($square, $line, $free) {
	for (1 .. 200) {
		my ($left, @open) = ($free, $square);
		my %open = map { $_ => 1 } map { through($_) } keys %$free;
		while (@open) {
			my $put = $open[rand @open];
			delete @open{ through($put) };
			$left = { put($put, $left) };
			my %on = on_lines($left);
			return 1 if $open{$line} && !$on{$line};
			last if grep { !$on{$_} } keys %open;
			while ((@open = moves($left)) && $open[0] =~ /^2/) {
				delete $left->{ (split ' ', $open[rand @open])[-1] };
			}
			@open = map { (split)[-1] } @open;
		}
	}
	return 0;
}

# third QUESTION ANSWER FREE: what is wrong with a hint of level 3: no move is left; it tries a square on a line with
# the fewest free ones (or, if it does not say so, on another line), and the answer is a line that loses all
sub third ($question, $answer, $free) {
	my %on = on_lines($free);
	my ($least) = sort { $a <=> $b } map { scalar @$_ } values %on;
	my ($line, $said) = map { line($_) } $question, $answer;
	my ($square) = $question =~ /\b([a-l]\d+)\b/;
	return 'a guess too early' if moves($free);
	return 'another line' if (@{ $on{$line} // [] } == $least) != ($question =~ /fewer/);
	return '' if !$square;
	return (grep { $_ eq $square } @{ $on{$line} }) && loses($square, $said, $free) ? '' : "$square loses $said";
}

# hints E GIVEN SOLUTION: each is one of the first moves, and all lead to the solution.  Returns for each its level,
# and before it the queens and what is free.
sub hints ($e, $given, $solution) {
	my ($free, @found, @states) = (free_of($given), placed($given));
	my @texts = map { join ' ', grep { !ref } @{ $_->{IN} } } $e, all($e, 'details');
	while (my ($question, $answer) = splice @texts, 0, 2) {
		my ($square) = $answer =~ /\b([a-l]\d+)\b/ or next;
		my $level = (grep { $question =~ $asks[$_ - 1] } 1 .. 3)[0] // 0;
		my $move = join ' ', $level, line($level == 2 ? $answer : $question), $square;
		my $wrong = $level == 3 ? third($question, $answer, $free) : !grep { $_ eq $move } moves($free);
		fault($e, "hints at $move" . ($level == 3 ? ": $wrong" : '')) if $wrong;
		my ($asked) = $question =~ /\b([a-l]\d+)\b/;
		same($e, 'hints at', $asked, $square) if $asked;
		push @states, [$level, [@found], $free, $question];
		push @found, $square if !$asked;
		$free = { $asked ? map { $_ => 1 } grep { $_ ne $square } keys %$free : put($square, $free) };
	}
	same($e, 'its hints lead to', squares("@found"), $solution);
	return @states;
}

# puzzle E LEVEL: returns its solution, and its hints; what it draws or names, folded too, is right.  A hint of level 1 looks at one
# line, of level 2 at a queen that may stand nowhere.
sub puzzle ($e, $level) {
	my $form = first($e, 'form');
	my $given = given($form);
	my $left = grep { !$_ } split ' ', $given;
	my $pattern = $given =~ s/\b0\b/\\d+/gr;
	my @fitting = grep { /^$pattern$/ } @columns[1 .. $solutions];
	my $solution = $fitting[0] // '';
	my ($hint, $answer) = grep { $_->{AROUND}{class} eq 'tools' } all($e, 'details');
	my @boxes = all(first($form, 'span'), 'input');
	my %pen = map { $_->{class} => 1 } all($form, 'input');
	fault($e, "not one solution has $given") if @fitting != 1;
	same($e, 'shows given queens', queens($e), $given);
	same($e, 'tells given queens', squares($form->{'aria-label'}), $given);
	same($e, 'is headed', said($e, 'h3'), numbers($e->{id}) . " $left");
	my @hints = hints($hint, $given, $solution);
	fault($e, "has no hint of level $level") if !grep { $_->[0] == $level } @hints;
	same($e, 'can be crossed out on', join(' ', sort map { $_->{'aria-label'} } @boxes),
		$level == 1 ? '' : join ' ', sort keys %{ free_of($given) });
	fault($e, 'has a pen for nothing, or none') if !$pen{pen} != !@boxes;
	same($e, 'names the solution', squares(text($answer)), $solution);
	same($e, 'shows the solution', board(points($e, 'found')), $solution);
	return [$solution, @hints];
}

# example E LEVEL HINTS: the board before the first hint of that level, its free squares, and what the hint says
sub example ($e, $level, @hints) {
	my ($frame) = grep { $_->{class} =~ /^line\d/ } all($e, 'rect');
	my $line = $frame->{width} == 1 ? 'column ' . chr 97 + ($frame->{x} // 0) : 'row ' . ($N - ($frame->{y} // 0));
	my ($k) = grep { $hints[$_][0] == $level && ($level < 3 || $hints[$_][3] =~ /fewer.*go on/) } 0 .. $#hints;
	my (undef, $found, $free, $question) = @{ $hints[$k // 0] };
	my ($queen) = placed(board(points($e, 'found')));
	same($e, 'shows', queens($e), squares("@$found"));
	my %left = $level == 2 ? put($queen, $free) : %$free;
	my %queens = map { $_ => 1 } @$found, $queen;
	my @points = points($e, 'crossed');
	my @crossed = map { square(@points[2 * $_ + 1, 2 * $_]) } 0 .. @points / 2 - 1;
	same($e, 'has crosses on', join(' ', sort @crossed), join ' ',
		sort grep { !$left{$_} && !$queens{$_} } keys %{ free_of(board()) });
	same($e, 'frames', $line, line(text($e)));
	same($e, 'is after hints:', text($e) =~ m{ after (\d+) hints?\.} ? $1 : 0, $k // 'none');
	my $move = join ' ', $level, $line, $queen;
	fault($e, "shows $move") if $level < 3 && !grep { $_ eq $move } moves($free);
	same($e, 'frames', line($question), $line) if $level != 2;
	same($e, 'tries', $queen, ($question =~ /([a-l]\d+)/)[0] // 'none') if $level > 1;
	same($e, 'names', join(' ', text($e) =~ /\b[a-l]\d+\b/g), join ' ', ($queen) x ($level == 1 ? 1 : 2));
}

# level E: returns its solutions.  Groups are evenly spread; puzzle i is image i % 8 of its group.
sub level ($e) {
	my $spread = $groups > 12 ? $groups / 12 : 1;
	my %spread = map { 1 + int($_ * $spread) => 1 } 0 .. 11;
	my (%has, %hints, @solved);
	my $number = numbers($e->{AROUND}{id});
	for my $puzzle (all($e, 'li')) {
		(my $solution, @{ $hints{ $puzzle->{id} } }) = @{ puzzle($puzzle, $number) };
		push @solved, $solution;
		my $g = $group[$rank{$solution} // next];
		$has{$g} = 1;
		fault($puzzle, "is of group $g") if !$spread{$g};
		same($puzzle, 'is image', $solution, image($least[$g], numbers($puzzle->{id}) % 8));
	}
	each_of($e->{AROUND}, 'figure', sub ($figure) {
		my $puzzle = (first($figure, 'a')->{href} // '#') =~ s/#//r;
		example($figure, $number, @{ $hints{$puzzle} // [[0, [], {}, '']] });
		return ('is of a puzzle' => $hints{$puzzle} ? 1 : 0);
	}, [1]);
	my %wanted = ('4 1' => '1 1', '5 1' => '12 2', '5 2' => '1 1', '6 1' => '2 1', '6 2' => '5 1', '6 3' => '3 1',
		'7 1' => '12 6', '7 2' => '12 6', '7 3' => '12 5');
	same($e, 'has a score of', said($e->{AROUND}, '.score'), scalar @solved);
	my $level = "$N $number";
	same($e, 'has puzzles, groups', @solved . ' ' . keys %has, $wanted{$level} // '12 12');
	return @solved;
}

sub puzzles ($page) {
	my ($free) = grep { !$_->{id} } all($page, 'form');
	same($free, 'is empty but for', given($free), board());
	same($free, 'says of queens', $style{'.says > p::before'} =~ /counter\(q\) " of (\d+) queen/, $N);
	my @says = all($page, '.says');
	fault($_, 'claims something without a style') for grep { text($_) ne 'Which?' } @says;
	fault($page, 'has boards that say less') if @says != (my @forms = grep { !$_->{id} } all($page, 'form'));
	my @solved = map { level($_) } all($page, '.puzzles');
	my $bar = join ' ', grep { /^#p/ } map { $_->{href} } all(first($page, '.bar'), 'a');
	same($page, 'has a bar of', $bar, join ' ', map { "#p$_" } 1 .. @solved);
	each_of(first($page, '.answers'), 'li', sub ($e) {
		return ('shows the answer' => queens($e), answers => text($e));
	}, map { [$solved[$_ - 1], $_] } 1 .. @solved);
}

# --- ask ---------------------------------------------------------------------------------------------

# A solution has the classes of its squares, and a place in the list; a browser's tests choose queens.
sub ask ($page) {
	same($page, 'is empty but for', given(first($page, 'form')), board());
	each_of(first($page, '.list'), 'li', sub ($e) {
		return (shows => queens($e), says => text($e), tells => squares(first($e, 'svg')->{'aria-label'}),
			(map { ('has the classes' => squares($_->{class})) } $e, with('p' . text($e))),
			'leads to' => first($e, 'a')->{href});
	}, map { [$columns[$_], $_, ($columns[$_]) x 3, "queens$N.html#s$_"] } 1 .. $solutions);
	fault($_, 'claims something without a style') for grep { text($_) } map { all($page, $_) } qw(.sr .left);
}

# --- index -------------------------------------------------------------------------------------------

# A card for each board: its first puzzle, how many solutions and puzzles it has, and its pages, the puzzles first.
sub index_of ($page) {
	same($page, 'is headed', text(first($page, 'h1')), 'Boards 4 to 8');
	fault($page, 'explains another page') if text(first($page, 'dl')) !~
		/^Puzzles .* puzzles\b.* stand\? .*how many.* finds one A computer.* All solutions Every solution/;
	my @cards = grep { all($_, 'h2') } all(first($page, '.boards'), 'li');
	same($page, 'has cards:', scalar @cards, 5);
	for my $n (4 .. 8) {
		my ($card, $text) = ($cards[$n - 4] // last, slurp("$folder/queens${n}_puzzles.html"));
		my ($given) = $text =~ /id="p1".*?class="given" points="([^"]*)"/s;
		my $solutions = () = slurp("$folder/queens${n}_ask.html") =~ /id="p\d+"/g;
		my $puzzles = () = $text =~ /id="p\d+"/g;
		same($card, 'is of board', said($card, 'h2'), $n);
		same($card, 'shows', join(' ', points($card)), join ' ', split ' ', $given);
		same($card, 'says', said($card, 'p'), "$solutions $puzzles");
		same($card, 'leads to', join(' ', map { "$_->{href} " . text($_) } all($card, 'a')), join ' ',
			map { "queens$n$_.html $called{$_}" } grep { -e "$folder/queens$n$_.html" } '_puzzles', '_ask', '_walk', '');
	}
	fault($page, 'speaks of answers') if text($page) =~ /answer/i;
	fault($page, 'does not lead to the poster') if !grep { ($_->{href} // '') eq 'queens8.svg' && text($_) =~ /poster/ } all($page, 'a');
}

# --- rows --------------------------------------------------------------------------------------------

my %claims = ('.html' => \&gallery, '_board.svg' => \&picture, '.svg' => \&poster, '_walk.html' => \&walk,
	'_puzzles.html' => \&puzzles, '_ask.html' => \&ask, index => \&index_of);

# complaints NAME TEXT: of that page
sub complaints ($name, $text) {
	($N, my $ending) = $name =~ /^(\d+)(.*)/ ? ($1, $2) : (8, 'index');
	read_table();
	my $page = parse($text);
	quiet($page, $text);
	links($page);
	ways($page, $ending) if $ending =~ /html/;
	headed($page);
	pairs($page);
	names($page);
	fault($page, "calls the corner $1") if $text =~ /as in chess: (\w+) / && $1 ne square(1, 1);
	@rules = map { rules(text($_)) } all($page, 'style');
	%style = map { @$_[0, 1] } @rules;
	properties($page);
	$claims{$ending}->($page);
	return faults();
}

# show NAME ROWS: a point for each row of that page; faults are planted together
sub show ($name, @rows) {
	my $text = slurp("$folder/" . ($name =~ /^\d/ ? "queens$name" : $name));
	my @planted = map { my ($what, $by) = @$_[1, 2]; !defined $what || $text =~ s/\Q$what\E/$by/g } @rows;
	my @complaints = complaints($name, $text);
	my $wrong;
	for my $row (@rows) {
		my $complaint = $row->[0];
		my $is_right = shift @planted && ($complaint ? grep { /\Q$complaint/ } @complaints : !@complaints);
		print $is_right ? '' : 'not ', "ok - $name: ", $complaint ? "a fault is noticed: $complaint" : 'it shows what the table holds', "\n";
		$wrong ||= !$is_right;
	}
	warn map { "# $_\n" } @complaints if $wrong;
}

# Rows with faults of one page that follow each other are one page.
my ($page, @rows) = '';
while (<STDIN>) {
	chomp;
	my ($name, @row) = split /\|/, $_, -1;
	show($page, splice @rows) if @rows && (!@row || $name ne $page);
	$page = $name;
	push @rows, \@row;
	show($page, splice @rows) if !@row;
}
show($page, @rows) if @rows;

# claims.pl -- what a page must show: KIND is gallery, board, poster, walk, puzzles or ask, N its board
#
# usage: perl claims.pl KIND N PUBLISHED queensN.tsv PAGE
#
# It reads what is drawn, numbered, named and linked, and no sentence.  Other pages are beside PAGE.
use strict;
use warnings;
require './tests/pictures/page.pl';

our ($N, %where);
(my ($kind), $N, my ($published, $table, $file)) = @ARGV;

sub slurp {
	my ($name) = @_;
	open my $in, '<', $name or return '';
	local $/;
	return scalar <$in>;
}

# --- what the table holds: all that counts from 1 has nothing at 0 ------------------------------

my (@columns, @group, @size, @least, @uses);
for (split /\n/, slurp($table)) {
	my ($k, $columns, $g, undef, $image, $size) = split /\t/;
	next if $k !~ /^\d/;
	($columns[$k], $group[$k], $size[$g]) = ($columns, $g, $size);
	$least[$g] = $columns if $image == 0;
	my $r = 0;
	$uses[$r++][$_]++ for split ' ', $columns;
}
my ($solutions, $groups) = @columns ? ($#columns, $#least) : (0, 0);

my @names = ('Untransformed', 'Rotate 90', 'Rotate 180', 'Rotate 270',
	'Reflect', 'Reflect + Rotate 90', 'Reflect + Rotate 180', 'Reflect + Rotate 270');

# image BOARD K: image 4 reflects a board about its bottom edge, 5 to 7 turn that one clockwise
sub image {
	my ($board, $k) = @_;
	my @column = split ' ', $board;
	@column = reverse @column if $k > 3;
	for (1 .. $k % 4) {
		my @turned;
		$turned[$column[$_] - 1] = $N - $_ for 0 .. $N - 1;
		@column = @turned;
	}
	return "@column";
}

# use_of R C: how many solutions have a queen there
sub use_of {
	my ($r, $c) = @_;
	return $uses[$r - 1][$c] // 0;
}

# has_all BOARD GIVEN: whether the board has all of these queens
sub has_all {
	my ($board, $given) = @_;
	my $pattern = $given =~ s/\b0\b/\\d+/gr;
	return $board =~ /^$pattern$/;
}

# --- every page ------------------------------------------------------------------------------

# ids PAGE: of a page beside ours
my %ids;
sub ids {
	my ($name) = @_;
	return $ids{$name} //= { map { $_ => 1 } slurp($file =~ s/[^\/]*$/$name/r) =~ /\bid="([^"]*)"/g };
}

sub links {
	my ($page) = @_;
	for my $e (all($page)) {
		for my $href (grep { defined && $_ ne 'data:,' } @$e{qw(href xlink:href)}) {
			my ($name, $id) = split /#/, $href;
			my $ids = $name ? ids($name) : \%where;
			fault($e, "leads nowhere: $href") if !%$ids || defined $id && !$ids->{$id};
		}
	}
}

# Nothing runs and nothing is loaded: no icon, which a server is asked for, and no style of an element,
# which a server may refuse.
sub quiet {
	my ($page, $text) = @_;
	$text =~ s/\bxmlns[:\w]*="[^"]*"//g;
	fault($page, "loads or runs something: $&") while $text =~
		/<(?:script|img|iframe|object|embed|audio|video)\b|\s(?:on|src|style)\w*=|url\([^#]|https?:|javascript:|\@import/g;
	fault($page, 'has no icon') if $text =~ /^<!DOCTYPE/ && (first($page, 'link')->{rel} // '') ne 'icon';
}

# corner PAGE: it numbers rows from the top, and says which square of chess is the first
sub corner {
	my ($page) = @_;
	my $head = first($page, 'header');
	fault($head, "does not say that the first corner is a$N") if text($head) !~ /\ba$N\b/;
}

# What has a heading for its name is around it, or beside it.
sub headed {
	my ($page) = @_;
	for my $e (grep { $_->{'aria-labelledby'} } all($page)) {
		my $heading = with($e->{'aria-labelledby'});
		fault($e, 'its name is not its heading')
			if $heading->{TAG} !~ /^h[1-6]$/ || !grep { $_ eq $heading } all($e), @{ $e->{AROUND}{IN} };
	}
}

# --- gallery ------------------------------------------------------------------------------------

# figure E K: solution K, under all its names
sub figure {
	my ($e, $k) = @_;
	my @called = grep { image($least[$group[$k]], $_) eq $columns[$k] } 0 .. 7;
	same($e, 'shows', queens($e), $columns[$k]) if $N <= 8;
	same($e, 'has the numbers', numbers(text(first($e, '.cols'))), $columns[$k]);
	same($e, 'is called', join(';', map { text($_) } all($e, 'b')), join ';', @names[@called]);
	same($e, 'says', text(first($e, 'i')), $k);
}

# section G: a group
sub section {
	my ($g) = @_;
	my $e = with("g$g");
	my @figures = all($e, 'figure');
	same($e, 'is headed', numbers(text(with("h$g"))), $g);
	same($e, 'shows first', queens(first($e, 'svg')), $least[$g]);
	same($e, 'has first', numbers(text(first($e, '.cols'))), $least[$g]);
	same($e, 'says', numbers(text(first($e, '.size'))), $size[$g]);
	same($e, 'has boards:', "@{[sort map { numbers($_->{id}) } @figures]}",
		"@{[sort grep { $group[$_] == $g } 1 .. $solutions]}");
	figure($_, numbers($_->{id})) for @figures;
	my $r = 0;
	my $queens = join ' ', map { ++$r . " $_" } split ' ', $least[$g];
	same($e, 'tells', numbers(text(first($e, 'desc'))), $queens) if $N <= 8;
}

# heat E: the numbers of squares, a deeper shade for a larger one
sub heat {
	my ($e) = @_;
	my %shade;
	my @cells = grep { text($_) ne '' } all($e, 'td');
	for my $i (0 .. $N * $N - 1) {
		my ($r, $c) = (int($i / $N) + 1, $i % $N + 1);
		my $cell = $cells[$i] // with("square $i");
		my $said = text($cell);
		my $shade = numbers($cell->{class});
		same($cell, "in row $r, column $c says", $said, use_of($r, $c));
		same($cell, "with $said has the shade", $shade, $shade{$said} //= $shade);
	}
	for my $more (keys %shade) {
		for my $less (grep { $_ < $more } keys %shade) {
			fault($e, "shades of $less and $more") if $shade{$less} + ($more >= 2 * $less) > $shade{$more};
		}
	}
}

# counts E: the published numbers of boards 1 to 27
sub counts {
	my ($e) = @_;
	my @wanted = split /\n/, slurp($published);
	for my $row (grep { numbers(text($_)) ne '' } all($e, 'tr')) {
		my ($n, $all, $fundamental) = split ' ', shift(@wanted) // 'no more';
		same($row, 'says', numbers(text($row) =~ tr/,//dr), "$n $all $fundamental");
		same($row, 'is this board:', is($row, '.this') ? 'yes' : 'no', $n eq $N ? 'yes' : 'no');
	}
	fault($e, "has not: @wanted") if @wanted;
}

# listed E: all solutions, each with its board's place or its group's number
sub listed {
	my ($e) = @_;
	my $k = 0;
	for my $item (all($e, 'li')) {
		$k++;
		same($item, 'says', numbers(text($item)), "$k $columns[$k]" . ($N > 8 ? " $group[$k]" : ''));
		same($item, 'leads to', first($item, 'a')->{href}, "#s$k") if $N <= 8;
	}
	same($e, 'has solutions:', $k, $solutions);
}

sub gallery {
	my ($page) = @_;
	section($_) for 1 .. $groups;
	for my $e (all($page, 'a')) {
		my ($g) = $e->{href} =~ /^#g(\d+)/ or next;
		my $drawn = all($e, 'svg');
		same($e, 'shows', queens($e), $least[$g]) if $drawn;
		same($e, 'says', numbers(text($e)), $drawn ? "$g $size[$g]" : $g);
	}
	counts(first($page, '.counts'));
	return if $solutions < 2;
	for my $k (0 .. 7) {
		my $label = with("k$k")->{AROUND} // with("k$k");
		same($label, 'leads to', text($label), "$names[$k] " . image($least[1], $k));
	}
	my @sum = map { my $size = $_; [scalar(grep { $_ && $_ == $size } @size), $size] } 8, 4, 2;
	same($page, 'its sum says', numbers(text(first($page, '.sum'))),
		join ' ', (map { $_->[0] ? @$_ : () } @sum), $solutions);
	same($page, 'turns', queens(first($page, '.turn')), $columns[1]);
	heat(first($page, '.heat'));
	listed(with('all'));
}

# --- board, poster ---------------------------------------------------------------------------------

sub picture {
	my ($page) = @_;
	same($page, 'shows', queens($page), $columns[1] // board());
	same($page, 'is named', numbers(text(first($page, 'title'))), join ' ', $N, $columns[1] // ());
}

sub poster {
	my ($page) = @_;
	my $g = 0;
	for my $e (grep { first($_, 'title')->{AROUND} == $_ } grep { all($_, 'title') } all($page, 'g')) {
		my ($title, @words) = map { numbers(text(first($e, $_))) } qw(title .group .columns);
		$g++;
		same($e, 'is named', $title, "$g $least[$g]");
		same($e, 'says', "@words", "$g $least[$g]");
		same($e, 'shows', queens($e), $least[$g]);
	}
	same($page, 'has boards:', $g, $groups);
	my @squares = map { my $r = $_; map { use_of($r, $_) } 1 .. $N } 1 .. $N;
	same($page, 'has counts', join(' ', map { text($_) } all($page, '.count')), "@squares");
}

# --- walk --------------------------------------------------------------------------------------------

# attacked R QUEENS: the columns of row R that the queens of the first rows attack
sub attacked {
	my ($r, @queens) = @_;
	return grep {
		my $c = $_;
		grep { my $d = $c - $queens[$_ - 1]; !$d || abs $d == $r - $_ } 1 .. @queens;
	} 1 .. $N;
}

# in_row R COLUMNS: these squares, as points
sub in_row {
	my ($r, @columns) = @_;
	return map { ($_, $r) } @columns;
}

# frame F KIND R TRIED QUEENS: a step looks at row R, gives up what it tried, and leaves queens
sub frame {
	my ($f, $kind, $r, $tried, @queens) = @_;
	my $e = with("f$f");
	my @above = @queens[0 .. $r - 2];
	my @below = map { in_row($_, attacked($_, @queens)) } $r + 1 .. $N;
	same($e, 'is', $e->{class}, $kind);
	same($e, 'shows', queens($e), board(map { ($queens[$_], $_ + 1) } 0 .. $#queens));
	same($e, 'below are attacked', join(' ', points($e, 'below')), "@below");
	same($e, 'in the row are attacked', join(' ', points($e, 'attacked')), join ' ', in_row($r, attacked($r, @above)));
	same($e, 'was given up:', join(' ', points($e, 'given-up')), join ' ', in_row($r, @$tried));
	same($e, 'looks at row', (first($e, '.looked-at')->{y} // -1) + 1, $r);
	same($e, 'its picture tells', numbers(first($e, 'svg')->{'aria-label'}), "$f @queens");
}

# search: does it again; returns the kind of each step, from 1
sub search {
	my (@queens, @tried, @kinds);
	for (my $r = 1; @queens < $N; ) {
		my $old = $queens[$r - 1];
		my %taken = map { $_ => 1 } attacked($r, @queens[0 .. $r - 2]);
		my ($c) = grep { !$taken{$_} } ($old // 0) + 1 .. $N;
		push @{ $tried[$r] }, $old if $old;
		$#queens = $r - 2;
		push @queens, $c if $c;
		push @kinds, $c ? @queens == $N ? 'solved' : $old ? 'back' : 'place' : $old ? 'left' : 'dead';
		frame(scalar @kinds, $kinds[-1], $r, $tried[$r] // [], @queens);
		$c ? $tried[++$r] = [] : $r--;
	}
	return @kinds;
}

sub walk {
	my ($page) = @_;
	my @kinds = search();
	my $steps = @kinds;
	my $boards = grep { !/left|dead/ } @kinds;
	my $full = $N ** $N;
	my $said = numbers(join(' ', map { text($_) } all($page, 'p')) =~ tr/,//dr);
	fault($page, "does not say that it looked at $boards boards of $full, in $steps steps")
		if " $said " !~ / $full $boards $steps /;
	my $nodes = join ' ', map { "$_->{class} $_->{href}" } all(first($page, '.tree'), 'a');
	my @tried = grep { $kinds[$_ - 1] ne 'left' } 1 .. $steps;
	same($page, 'has a tree of', $nodes, join ' ', map { "$kinds[$_ - 1] #f$_" } @tried);
	my $ways = join ' ', map { numbers($_->{href}) } map { all($_, 'a') } all($page, '.go');
	same($page, 'leads back and on to', $ways, join ' ', 2, (map { ($_ - 1, $_ + 1) } 2 .. $steps - 1), $steps - 1);
	same($page, 'has frames:', scalar(all(first($page, '.strip'), 'li')), $steps);
}

# --- puzzles -----------------------------------------------------------------------------------------

# given E: the board that its buttons begin with.  Each button has its name; in a given row none is free.
sub given {
	my ($e) = @_;
	my @buttons = grep { ($_->{type} // '') eq 'radio' } all($e);
	my @places;
	for my $i (0 .. $N * ($N + 1) - 1) {
		my ($r, $c) = (int($i / ($N + 1)) + 1, $i % ($N + 1));
		my $button = $buttons[$i] // with("button $i");
		my $name = $button->{'aria-label'} // '';
		same($button, 'is named', $c ? $name : numbers($name), $c ? square($r, $c) : $N + 1 - $r);
		same($button, 'is in', $button->{name}, "r$r");
		push @places, $c, $r if $c && exists $button->{checked};
	}
	my @given = split ' ', board(@places);
	for (grep { !exists $_->{checked} && !exists $_->{disabled} } @buttons) {
		fault($_, 'can be chosen in a row with a given queen') if $given[numbers($_->{name}) - 1];
	}
	return "@given";
}

# puzzle E: returns its solution; what it draws or names, folded too, is right
sub puzzle {
	my ($e) = @_;
	my $form = first($e, 'form');
	my $given = given($form);
	my $left = grep { !$_ } split ' ', $given;
	my @fitting = grep { has_all($_, $given) } @columns[1 .. $solutions];
	my $solution = $fitting[0] // '';
	my ($hint, $answer) = map { squares(text($_)) } all($e, 'details');
	fault($e, "not one solution has $given") if @fitting != 1;
	same($e, 'shows given queens', queens($e), $given);
	same($e, 'tells given queens', squares($form->{'aria-label'}), $given);
	same($e, 'is headed', numbers(text(first($e, 'h3'))), numbers($e->{id}) . " $left");
	fault($e, "hints at $hint") if !has_all($solution, $hint) || has_all($given, $hint);
	same($e, 'names the solution', $answer, $solution);
	same($e, 'shows the solution', board(points($e, 'found')), $solution);
	return $solution;
}

# on LINE: the buttons, from 1, that fit :nth-child(STEPn+FIRST):nth-child(-n+LAST)
sub on {
	my ($step, $first, $last) = $_[0] =~ /^:nth-child\((\d+)n\+(\d+)\):nth-child\(-n\+(\d+)\)$/ or return;
	return grep { ($_ - $first) % $step == 0 } $first .. $last;
}

# attack I J: whether two buttons, of which I is before J, are squares of queens that attack each other
sub attack {
	my ($r, $c, $row, $column) = map { int(($_ - 1) / ($N + 1)), ($_ - 1) % ($N + 1) } @_;
	return $c && $column && $row > $r && ($c == $column || abs($c - $column) == $row - $r);
}

# named LINE STYLE: the line of these buttons is drawn, and the style names it by its column or its ends
sub named {
	my ($line, $style) = @_;
	my @places = map { [int(($_ - 1) / ($N + 1)) + 1, ($_ - 1) % ($N + 1)] } (on($line))[0, -1];
	my ($from, $to) = map { square(@$_) } @places;
	my ($name) = $style =~ /--$from$to:"([^"]*)"/;
	my $path = first(with('lines'), ".l$from$to");
	my @ends = substr($from, 0, 1) eq substr($to, 0, 1) ? substr $from, 0, 1 : ($from, $to);
	same($path, 'is named', join(' ', ($name // '') =~ /\b[a-l]\d*\b/g), "@ends");
	same($path, 'is drawn on', numbers($path->{d}), join ' ', map { reverse @$_ } @places);
}

# lines FORM RULES: a board with two checked buttons is not solved if their queens attack each other, and
# else a rule does not say so.  All rules have the same lines.
sub lines {
	my ($form, @rules) = @_;
	my (%line, %pair);
	for (grep { $_->[1] =~ /--done: *none/ } @rules) {
		my ($line) = $_->[0] =~ /^form:has\((\S+):checked~\1:checked\)$/ or next;
		my @buttons = on($line);
		$line{$line} = 1;
		named($line, $_->[1]);
		for my $i (@buttons) {
			$pair{"$i $_"} = 1 for grep { $_ > $i } @buttons;
		}
	}
	for my $i (1 .. $N * ($N + 1)) {
		for my $j ($i + 1 .. $N * ($N + 1)) {
			fault($form, "wrong about buttons $i and $j") if !attack($i, $j) != !$pair{"$i $j"};
		}
	}
	for my $rule (map { $_->[0] } @rules) {
		fault($form, "a rule has another line: $rule") for grep { !$line{$_} } $rule =~ /((?::nth-child\([^)]*\)){2})/g;
	}
}

sub puzzles {
	my ($page, @rules) = @_;
	my ($free) = all($page, 'form');
	same($free, 'is empty but for', given($free), board());
	lines($free, @rules);
	my @solved = map { puzzle($_) } map { all($_, 'li') } all($page, '.puzzles');
	my ($answers) = all($page, '.answers');
	my $k = 0;
	for my $e (all($answers, 'li')) {
		same($e, 'shows the answer', queens($e), $solved[$k++]);
		same($e, 'answers', text($e), $k);
	}
	same($answers, 'has answers:', $k, scalar @solved);
	fault($answers, 'is printed under the puzzles')
		if !grep { $_->[0] eq '.answers' && $_->[1] =~ /break-before: *page/ && $_->[2] =~ /print/ } @rules;
}

# --- ask ---------------------------------------------------------------------------------------------

# A solution has the classes of its squares, and a chosen square hides those without it.
sub ask {
	my ($page, @rules) = @_;
	same($page, 'is empty but for', given(first($page, 'form')), board());
	my $k = 0;
	for my $e (all(first($page, '.list'), 'li')) {
		$k++;
		same($e, 'shows', queens($e), $columns[$k]);
		same($e, 'says', text($e), $k);
		same($e, 'tells', squares(first($e, 'svg')->{'aria-label'}), $columns[$k]);
		same($_, 'has the classes', squares($_->{class}), $columns[$k]) for $e, with("p$k");
		same($e, 'leads to', first($e, 'a')->{href}, "queens$N.html#s$k");
	}
	same($page, 'has solutions:', $k, $solutions);
	my %hides = map { $_->[0] => 1 } grep { $_->[1] =~ /display: *none/ } @rules;
	for my $square (map { my $r = $_; map { square($r, $_) } 1 .. $N } 1 .. $N) {
		fault($page, "a queen on $square hides no others") if !$hides{"main:has(#$square:checked) .s:not(.$square)"};
	}
}

my $text = slurp($file);
my $page = parse($text);
my @rules = map { rules(text($_)) } all($page, 'style');
quiet($page, $text);
corner($page) if $kind =~ /gallery|walk/ && $solutions > 1;
links($page);
headed($page);
{ gallery => \&gallery, board => \&picture, poster => \&poster, walk => \&walk, puzzles => \&puzzles, ask => \&ask }
	->{$kind}->($page, @rules);
exit(faults() > 0);

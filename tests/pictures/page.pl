# page.pl -- reads a page: its elements, its rules of style, and the queens on its boards
#
# An element is a hash of its attributes, its TAG, the element AROUND it, and the list of elements and
# texts IN it.  One that is not there is empty.
use strict;
use warnings;
use experimental 'signatures';

our ($N, %where); # the board, and the elements with an id
my @faults;

# slurp NAME: the text of that file, or nothing
sub slurp ($name) {
	open my $in, '<', $name or return '';
	local $/;
	return scalar <$in>;
}

# fault ELEMENT TEXT: a complaint
sub fault ($e, $text) {
	push @faults, join '', "<$e->{TAG}", (map { $e->{$_} ? " $_=$e->{$_}" : '' } qw(id class)), ">: $text";
}

# faults: the complaints since the last time
sub faults { return splice @faults }

# same ELEMENT WHAT GOT WANTED: a complaint if they differ
sub same ($e, $what, $got, $wanted) {
	$got //= '';
	fault($e, "$what " . ($got eq '' ? 'nothing' : $got) . ", not $wanted") if $got ne $wanted;
}

# each_of ELEMENT IN SHOWS WANTED: as many are IN it (a list, or see all()) as are wanted, and what SHOWS returns of
# each, pairs of a claim and a value, has the wanted values
sub each_of ($e, $in, $shows, @wanted) {
	my @in = ref $in ? @$in : all($e, $in);
	same($e, 'has', scalar @in, scalar @wanted);
	for my $i (0 .. $#wanted) {
		my @shown = $shows->($in[$i] // last);
		same($in[$i], @shown[2 * $_, 2 * $_ + 1], $wanted[$i][$_]) for 0 .. $#{ $wanted[$i] };
	}
}

# --- elements ---------------------------------------------------------------------------

# element TAG AROUND ATTRIBUTES: IS has its tag and each .class
sub element ($tag, $around = undef, %attributes) {
	my $is = join ' ', '', $tag, map({ ".$_" } split ' ', $attributes{class} // ''), '';
	return { class => '', %attributes, TAG => $tag, IS => $is, AROUND => $around, IN => [] };
}

# parse TEXT: the page.  In its tags no > stands between quotes.
sub parse ($text) {
	my $top = my $page = element('page');
	%where = ();
	while ($text =~ /\G(?:<!.*?>|<(\/?)(\w+)([^>]*?)(\/?)>|([^<]+))/gcs) {
		my ($ends, $tag, $attributes, $empty, $words) = ($1, $2, $3, $4, $5);
		if (defined $words) {
			push @{ $top->{IN} }, $words;
		} elsif ($ends) {
			fault($top, "ends with </$tag>") if $tag ne $top->{TAG};
			$top = $top->{AROUND} // $page;
		} elsif (defined $tag) {
			my $e = element($tag, $top, map { $_ // '' } $attributes =~ /([\w:-]+)(?:=(?|"([^"]*)"|([^\s"]+)))?/g);
			push @{ $top->{IN} }, $e;
			fault($e, 'the id is not the only one') if defined $e->{id} && $where{ $e->{id} };
			$where{ $e->{id} } = $e if defined $e->{id};
			$top = $e unless $empty || $tag =~ /^(?:meta|link|input)$/;
		}
	}
	fault($page, 'cannot be read from ' . substr $text, pos $text // 0, 40) if (pos $text // 0) < length $text;
	fault($top, 'has no end') if $top != $page;
	return $page;
}

# all ELEMENT [WHAT]: the elements in it, or those that have this tag or this .class
sub all ($e, $what = '') {
	return map { (!$what || index($_->{IS}, " $what ") >= 0 ? $_ : (), all($_, $what)) } grep { ref } @{ $e->{IN} };
}

# first ELEMENT WHAT: the first of these
sub first { return (all(@_))[0] // element('nothing') }

# with ID: the element that has it
sub with { return $where{ $_[0] } // element("nothing id=$_[0]", element('nothing')) }

# text ELEMENT: the words in it
sub text ($e) {
	return join ' ', split ' ', join ' ', map { ref ? text($_) : $_ } @{ $e->{IN} };
}

# numbers TEXT: its numbers, with blanks between
sub numbers { return join ' ', ($_[0] // '') =~ /\d+/g }

# said ELEMENT WHAT: the numbers in the text of the first of these
sub said { return numbers(text(first(@_))) }

# rules STYLE: selector and declarations of each rule
sub rules ($style) {
	my @rules;
	while ($style =~ /\s*([^{}]+?)\s*\{((?:[^{}]++|\{[^{}]*\})*)\}/g) {
		my ($selector, $inside) = ($1, $2);
		push @rules, $selector =~ /^\@(?:media|supports)/ ? rules($inside) : [$selector, $inside];
	}
	return @rules;
}

# --- boards: the column of the queen in each row, or 0, with blanks between ----------------

# board PLACES: with queens in these columns and rows; two in a row are no column
sub board {
	my @column = (0) x $N;
	while (my ($c, $r) = splice @_, 0, 2) {
		$column[$r - 1] = $column[$r - 1] ? "$column[$r - 1]+$c" : $c;
	}
	return "@column";
}

# points ELEMENT [MARK]: the squares that its pictures mark so, as columns and rows; a queen has no mark
sub points ($e, $mark = '') {
	my @lines = map { $_->{TAG} eq 'use' ? with(substr $_->{href}, 1) : $_ } all($e);
	return map { split ' ', $_->{points} } grep {
		$_->{TAG} eq 'polyline' && ($_->{class} =~ /(found|attacked|below|given-up|crossed)/ ? $1 : '') eq $mark
	} @lines;
}

# queens ELEMENT: the board that its pictures show
sub queens ($e) {
	my @places = points($e);
	for my $queen (grep { ($_->{href} // '') eq '#c' } all($e)) {
		my $place = defined $queen->{x} ? "$queen->{x} $queen->{y}" : $queen->{AROUND}{transform};
		push @places, map { $_ + 1 } split ' ', numbers($place);
	}
	return board(@places);
}

# square ROW COLUMN: its name in chess
sub square { return chr(96 + $_[1]) . ($N + 1 - $_[0]) }

# squares TEXT: the board with queens on the squares that it names
sub squares ($text) {
	my @places;
	push @places, ord($1) - 96, $N + 1 - $2 while $text =~ /\b([a-l])(\d+)\b/g;
	return board(@places);
}

1;

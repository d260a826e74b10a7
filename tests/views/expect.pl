# expect.pl -- whether a printer's views say what its list has, independently of gen/ and templates/
#
# usage: perl tests/views/expect.pl PRINTER N VIEW...
#
# The list ascends: the first member of a group is the least.
use strict;
use warnings;

my ($printer, $n, @views) = @ARGV;

# printed VIEW: its lines
sub printed {
	my @lines = qx($printer @_);
	die "$printer @_: status $?\n" if $?;
	return @lines;
}

my @list = map [split], printed('list');
my $all = @list;
my @names = do { local (@ARGV, $/) = 'tests/images.h'; <> =~ /"(.*)",/g };

# turned COLUMNS: clockwise
sub turned {
	my @to;
	$to[$_[$_] - 1] = $n - $_ for 0 .. $#_;
	return @to;
}

# Each group as its eight images; of each solution, its group and the first image that it is.
my (@groups, %group_of, %image_of, @size);
for (@list) {
	next if $group_of{"@$_"};
	my @images = ($_);
	push @images, [$_ == 4 ? reverse @{$images[0]} : turned(@{$images[-1]})] for 1 .. 7;
	push @groups, \@images;
	for my $k (0 .. 7) {
		next if $group_of{"@{$images[$k]}"};
		$group_of{"@{$images[$k]}"} = @groups;
		$image_of{"@{$images[$k]}"} = $k;
		$size[@groups]++;
	}
}

# inserted COLUMNS: the places, among greater values, where the Prolog program puts N - 1, ..., 1
sub inserted {
	my %at;
	@at{@_} = 0 .. $#_;
	return pack 'C*', map { my $value = $_; scalar grep $at{$_} < $at{$value}, $value + 1 .. $n } reverse 1 .. $n - 1;
}

# shaded ROW QUEEN: a row of squares, light and dark ones in turn
sub shaded {
	my ($row, $queen) = @_;
	return map {
		my $shade = ($row + $_) % 2 ? '░' : ' ';
		($_ == $queen ? '♛' : $shade) . $shade;
	} 1 .. $n;
}

sub bracketed {
	return '[' . join(',', @_) . ']';
}

# Of a view, its head, a text for each solution, and its tail; of which solutions, if not of the list.
my $number; # of the solution, from 1
my %form = (
	first => ["Result:\n", sub { map $_ . ' ' . ($_[$_] - 1) . "\n", 0 .. $#_ }, '',
		sub { map [reverse @$_], $list[-1] || () }],
	sexp => ['(', sub { "(@{[reverse @_]})\n" }, ")\n"],
	pairs => ['(', sub { my @q = @_; "(@{[map qq{($q[$_ - 1] $_)}, reverse 1 .. $n]})\n" }, ")\n"],
	boards => ['', sub { "Solution #$number:\n\n", map('. ' x ($_ - 1) . 'Q ' . '. ' x ($n - $_) . "\n", @_), "\n" }, ''],
	c => ['', sub { 'INFO: Solution found: ', bracketed(@_), ".\r\n" },
		"INFO: Run completed $all solutions discovered.\r\n", sub { reverse @list }],
	prolog => ['', sub { "$number. ", bracketed(@_), "\n" }, "\nINFO: Run completed $all solutions found.\n",
		sub { map $$_[1], sort { $$a[0] cmp $$b[0] } map [inserted(@$_), $_], @list }],
	tsv => ["solution\tcolumns\tgroup_number\timage_name\timage_number\tgroup_size\n", sub {
		my ($group, $image) = ($group_of{"@_"}, $image_of{"@_"});
		join("\t", $number, "@_", $group, $names[$image], $image, $size[$group]) . "\n";
	}, ''],
	groups => ['', sub {
		$number > 1 ? "\n" : '', "Group $number: $size[$number] solutions\n",
			map "$names[$_] " . bracketed(@{$_[$_]}) . "\n", 0 .. 7;
	}, '', sub { @groups }],
	unicode => ['', sub {
		my ($row, $frame) = (0, '  +-' . '--' x $n . "+\n");
		$number > 1 ? "\n" : '', "Solution $number of $all, group $group_of{qq{@_}} of @{[scalar @groups]}\n\n",
			"    @{[1 .. $n]}\n$frame", map((++$row, ' | ', shaded($row, $_), "| $_\n"), @_), $frame;
	}, ''],
);

for my $view (@views) {
	my ($head, $each, $tail, $of) = @{$form{$view}};
	$number = 0;
	my @wanted = split /^/, join '', $head, map({ $number++; $each->(@$_) } $of ? $of->() : @list), $tail;
	my @got = printed($view);
	my ($at) = grep +($got[$_] // "no more\n") ne ($wanted[$_] // "no more\n"), 0 .. @wanted;
	print defined $at ? 'not ' : '', "ok - N=$n: the view $view has what the list has, in its own order and words\n";
	warn '# line ', $at + 1, ": $got[$at]# not: $wanted[$at]" if defined $at;
}

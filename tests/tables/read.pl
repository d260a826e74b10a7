# read.pl -- print what a .json, .py, .rs or .hpp holds, as formats/read.py does
#
#	perl tests/tables/read.pl FILE
#
# A line with the name of a table may say how many items it has, of how many bits.  Lines of its numbers follow.
use strict;
use warnings FATAL => 'all';

my ($n, @names, %table, $name, %count, %bits);
while (<>) {
	$n //= $1 if /\bn\b.*[=:] (\d+)/i;
	push @names, /(?:"|\/\/ \d )((?:Untransformed|Rotate|Reflect)[^"\n]*)/g;
	if (/\b(solutions|fundamentals|group_of|image_of|group_size)\b.*(?:\[|\{|""")$/i) {
		$name = lc $1;
		$table{$name} = [];
		($count{$name}) = /(\d+)[]>]/;
		($bits{$name}) = /\bu(?:int)?(8|16|32)/;
	} elsif (/^[][{}, \t]*\d[][{}, \t\d]*$/) {
		my @numbers = /\d+/g;
		die "$name: more than $bits{$name} bits" if $bits{$name} && grep $_ >> $bits{$name}, @numbers;
		push @{$table{$name}}, $name =~ /s$/ ? join ' ', map $_ + 1, @numbers : @numbers;
	}
}
my ($solutions, $least, $group_of, $image_of, $size) = @table{qw(solutions fundamentals group_of image_of group_size)};
for my $i (0 .. $#$solutions) {
	my ($group, $image) = ($group_of->[$i], $image_of->[$i]);
	print join("\t", $i + 1, $solutions->[$i], $group + 1, $names[$image], $image, $size->[$group]), "\n";
}
print "$least->[$_]\t$size->[$_]\n" for 0 .. $#$least;
die 'tables of other lengths' if @$group_of != @$solutions || @$image_of != @$solutions || @$size != @$least ||
	grep defined $count{$_} && $count{$_} != @{$table{$_}}, keys %table;
die 'not a column for each row' if grep $n != split, @$solutions, @$least;

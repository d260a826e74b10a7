# regroup.pl -- the source of a table with another FIRST, and all that follows from it: its images, the order of rows,
# and the numbers of groups.  OLD and NEW are columns.  NEW need be no solution.
#
# usage: perl tests/tables/regroup.pl OLD NEW <queensN.c
use strict;
use warnings;

my ($old, $new) = splice @ARGV, 0, 2;
my (%row, $prefix);
while (<>) {
	if (/^\t(\w+_)(?:ROW|FIRST)\(/) {
		$prefix = $1;
		/FIRST\(([\d,]+),/ or next;
		my @f = split /,/, $1 eq $old ? $new : $1;
		my (@r, %size);
		$r[$_] = 0 for 0 .. $#f;
		$r[$f[$_]] += $_ for 0 .. $#f; # as the proof finds it, also for two queens
		my @flip = map $#f - $_, @f;
		my @turn = map $#f - $_, @r;
		my @image = (\@f, \@turn, [reverse @flip], [reverse @r], [reverse @f], \@r, \@flip, [reverse @turn]);
		$size{"@$_"} = 1 for @image;
		$row{pack 'C*', @{$image[$_]}} = [pack('C*', @f), $_ || scalar keys %size] for reverse 0 .. 7;
		next;
	}
	if ($prefix) {
		my ($groups, %group) = (0);
		$group{$_} //= $groups++ for grep $row{$_}[0] eq $_, sort keys %row;
		for my $row (sort keys %row) {
			my ($first, $third) = @{$row{$row}};
			print "\t$prefix", $first eq $row ? 'FIRST' : 'ROW', '(', join(',', unpack 'C*', $row),
				", $group{$first}, $third) \\\n";
		}
		undef $prefix;
	}
	print;
}

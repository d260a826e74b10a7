# read.pl -- print what a .json, .py, .rs or .hpp holds, as formats/read.py does
#
#	perl tests/tables/read.pl FILE
#
# Tables of .py, .rs and .hpp become arrays of JSON; what stands around their items must be as the language has it.
use strict;
use warnings FATAL => 'all';
use JSON::PP;

local $/;
local $_ = <>;
my ($n) = /^(?:"n": |N = |pub const N: usize = |inline constexpr std::size_t n = )(\d+)/m;
my $b = /^\{/ ? decode_json $_ : { image_names => [/^\/\/ \d (.*)/gm] }; # a .hpp has them in a comment

sub table {
	my ($name, $items, $count, $bits) = @_;
	my $table = JSON::PP->new->relaxed->decode("[$items]");
	die "$name: $count items are declared" if defined $count && $count != @$table;
	die "$name: $bits bits are declared" if defined $bits && grep $_ >> $bits, @$table;
	$b->{lc $name} = $table;
}
table $1, $2 while /^(IMAGE_NAMES) = \(\n(.*?)^\)$/gms;
table $1, $3, $2 while /^pub static (IMAGE_NAMES): \[&str; (\d)\] = \[\n(.*?)^\];$/gms;
table $1, join ',', split ' ', $2 while /^([A-Z_]+) = tuple\(map\(int, """\n(.*?)"""\.split\(\)\)\)$/gms;
table $1, join ',', map "[$_]", split ' ', $2
	while /^([A-Z_]+) = tuple\(tuple\(map\(int, line\.split\(","\)\)\) for line in """\n(.*?)"""\.split\(\)\)$/gms;
table $1, $4, $3, $2 while /^pub static ([A-Z_]+): \[(?:\[u8; N\]|u(8|16|32)); (\d+)\] = \[\n(.*?)^\];$/gms;
s/\{ \{(.*)\} \}/[$1]/g;
table $3, $4, $2, $1
	while /^inline constexpr std::array<(?:board|std::uint(8|16|32)_t), (\d+)> (\w+) = \{ \{\n(.*?)^\} \};$/gms;

sub columns {
	my ($board) = @_;
	die 'not a column for each row' if @$board != $n;
	return join ' ', map $_ + 1, @$board;
}
for my $i (0 .. $#{$b->{solutions}}) {
	my ($group, $image) = ($b->{group_of}[$i], $b->{image_of}[$i]);
	print join("\t", $i + 1, columns($b->{solutions}[$i]), $group + 1, $b->{image_names}[$image], $image,
		$b->{group_size}[$group]), "\n";
}
print columns($b->{fundamentals}[$_]), "\t", $b->{group_size}[$_], "\n" for 0 .. $#{$b->{fundamentals}};
die 'tables of other lengths' if @{$b->{group_of}} != @{$b->{solutions}} || @{$b->{image_of}} != @{$b->{solutions}} ||
	@{$b->{group_size}} != @{$b->{fundamentals}};

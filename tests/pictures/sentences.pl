# sentences.pl -- each sentence of a page is in the list of sentences, with the test that tries it
#
# usage: perl sentences.pl FOLDER <LIST
#
# A line of LIST is SENTENCE|TEST.  TEST is the name of a test of tests/browser/, or a sub of claims.pl and the file's
# name, or the word `advice' if the sentence claims nothing.  In a sentence, 0 stands for numbers, a1 for squares, row 0
# for a row or a column; {A/B} is A in one sentence and B in another.  Prints a point for each page of FOLDER, and for
# the list.
use strict;
use warnings;
use experimental 'signatures';
require './tests/pictures/page.pl';

my ($folder) = @ARGV;
my @blocks = qw(title p li dd dt h1 h2 h3 figcaption summary label button td th desc);

# sentences TEXT: those in it
sub sentences ($text) {
	$text =~ s/\\A/ /g;
	$text =~ s/\b[a-l]\d+\b/a1/g;
	$text =~ s/(?<!a)\b\d[\d, ]*(?<![, ])/0/g;
	$text =~ s/\bcolumn [a-l]\b/row 0/g;
	$text =~ s/\bColumn [a-l]\b/Row 0/g;
	$text =~ s/\bWhich column\b/Which row/g;
	$text =~ s/\s+(?=[.,:?!])//g;
	return grep { / .*[.?!]$/ } map { s/^\s+|\s+$//gr } split /(?<=[.?!])\s+/, $text;
}

# texts PAGE: of the blocks that have no block in them, of its description, and of its style
sub texts ($page) {
	my @inner = grep { my $e = $_; (grep { $_ eq $e->{TAG} } @blocks) && !map { all($e, $_) } @blocks } all($page);
	my @styles = map { text($_) =~ /"((?:[^"\\]|\\.)*)"/g } all($page, 'style');
	my @scripts = map { text($_) =~ /`([^`]*)`/g } all($page, 'script');
	s/\$\{square\}/a1/g, s/\$\{capital\(line\)\}/Row 0/g, s/\$\{line\}/row 0/g, s/\$\{word\}/row/g for @scripts;
	my @folded = map { join ' ', grep { !ref } @{ $_->{IN} } } all($page, 'details');
	return @scripts, @folded, (map { text($_) } @inner), (map { $_->{content} } grep { ($_->{name} // '') eq 'description' } all($page, 'meta')), @styles;
}

# spread LINE: a line for each sentence
sub spread ($line) {
	my ($before, $words, $behind) = $line =~ /^(.*?)\{(.*?)\}(.*)/ or return $line;
	return map { spread("$before$_$behind") } split /\//, $words;
}

chomp(my @list = <STDIN>);
my (%listed, %seen) = map { split /\|/ } map { spread($_) } @list;
for my $path (sort glob "'$folder'/*.html") {
	my @unlisted = grep { !$seen{$_}++ && !exists $listed{$_} } map { sentences($_) } texts(parse(slurp($path)));
	print @unlisted ? 'not ' : '', "ok - ", $path =~ s/.*\///r, ": each sentence is in tests/pictures/sentences\n";
	print STDERR map { "# not in the list: $_\n" } @unlisted;
}
my $tests = join '', map { slurp($_) } glob 'tests/browser/*.mjs tests/pictures/*.pl tests/pictures/*.t';
sub is_there ($test) {
	return $tests =~ /^sub $1\b/m if $test =~ /^claims\.pl: (\w+)$/;
	return $test eq 'advice' || index($tests, "'$test'") >= 0;
}
my @unsaid = grep { !$seen{$_} } sort keys %listed;
my @untried = grep { !is_there($listed{$_}) } sort keys %listed;
print STDERR map { "# no page says it: $_\n" } @unsaid;
print STDERR map { "# there is no test `$listed{$_}': $_\n" } @untried;
print @unsaid ? 'not ' : '', "ok - some page says each sentence of the list\n";
print @untried ? 'not ' : '', "ok - a test tries each sentence of the list\n";

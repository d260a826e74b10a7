# read.jq -- print what a .json holds: see formats.sh
#
# usage: jq -r -f read.jq FILE
def columns: map(. + 1 | tostring) | join(" ");
. as $b
| if (.all == (.solutions | length) and .fundamental == (.fundamentals | length)
	and all(.solutions[], .fundamentals[]; length == $b.n))
  then . else error("the counts differ") end
| ["rank", "columns", "group", "image", "image_number", "size"],
  (range(.all) as $i | .group_of[$i] as $g | .image_of[$i] as $k
	| [$i + 1, ($b.solutions[$i] | columns), $g + 1, $b.image_names[$k], $k,
	   $b.group_size[$g]]),
  (range(.fundamental) as $g
	| [($b.fundamentals[$g] | columns), $b.group_size[$g]])
| @tsv

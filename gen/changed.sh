# changed.sh -- print the products that are not as they were published
#
# usage: changed.sh PRODUCT... <NOTES
# NOTES has lines `SUM  PRODUCT`, by b2sum -l 256, of which the last one of
# each counts.  A noted product that is away has changed, and so has one
# without a note.  Prints one a line, with a colon.
awk -v products="$*" '
	length($1) == 64 && NF == 2 { noted[$2] = $1 }
	END {
		none = sprintf("%064d", 0)
		count = split(products, product, " ")
		for (i = 1; i <= count; i++)
			if (!(product[i] in noted))
				noted[product[i]] = none
		for (p in noted)
			print noted[p] "  " p
	}' | LC_ALL=C b2sum --check --quiet 2>/dev/null

# bulk.sh -- make what templates/large passes on unscanned
#
# usage: bulk.sh HOST N DIR: run HOST/qgen for board N, and leave in DIR the
# texts `list` and `tsv` and each table as C string literals of 32 items.
set -e
host=$1 n=$2 dir=$3
raw=$dir.$$
trap 'rm -rf "$raw"' EXIT
trap 'exit 1' HUP INT TERM

# size FILE ITEMS: bytes of an item
size() {
	echo $(($(wc -c <"$raw/$1") / $2))
}

# embed_table NAME BYTES: BYTES is the size of an item
embed_table() {
	"$host/embed" --rows $((32 * $2)) "$raw/$1" >"$raw/$1.c"
	mv "$raw/$1.c" "$dir/$1"
}

mkdir "$raw"
"$host/qgen" --bulk "$raw" "$n"
"$host/qgen" --list "$n" >"$raw/list"
solutions=$(wc -l <"$raw/list")
row_bytes=$(size solutions "$solutions")
embed_table solutions "$row_bytes"
embed_table fundamentals "$row_bytes"
embed_table group_of "$(size group_of "$solutions")"
embed_table image_of 1
embed_table group_size 1
mv "$raw/list" "$raw/tsv" "$dir"

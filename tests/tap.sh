# tap.sh -- sourced by the shell tests: each prints TAP for prove
#
# A test file is tests/*/*.t; it runs from the top of the tree, with OUT naming
# the folder of built products (out, unless another configuration is tested).
: "${OUT:=out}"
tap_run=0 tap_failed=0
unset MAKEFLAGS MAKELEVEL MAKEOVERRIDES N PREFIX VIEW VIEWS V
export LC_ALL=C

# ok NAME COMMAND...: one test point, passing if COMMAND exits 0; where it does
# not, what it wrote is on stderr, which prove(1) shows
ok() {
	tap_name=$1
	shift
	tap_run=$((tap_run + 1))
	if tap_output=$("$@" 2>&1); then
		printf 'ok %s - %s\n' $tap_run "$tap_name"
	else
		tap_failed=1
		printf 'not ok %s - %s\n' $tap_run "$tap_name"
		printf '%s: not ok %s - %s\n%s\n' "$0" $tap_run "$tap_name" \
			"$tap_output" | head -n 40 | sed 's/^/# /' >&2
	fi
}

# exits STATUS COMMAND...: true if COMMAND exits with exactly STATUS
exits() {
	tap_want=$1
	shift
	"$@"
	tap_got=$?
	[ $tap_got -eq "$tap_want" ] || {
		echo "exit status $tap_got, not $tap_want"
		return 1
	}
}

# says TEXT STATUS COMMAND...: exactly one line on stderr, which holds TEXT;
# nothing on stdout; exit STATUS
says() {
	tap_text=$1 tap_want=$2
	shift 2
	"$@" >"$scratch/stdout" 2>"$scratch/stderr"
	tap_got=$?
	cat "$scratch/stderr"
	[ $tap_got -eq "$tap_want" ] || {
		echo "exit status $tap_got, not $tap_want"
		return 1
	}
	[ ! -s "$scratch/stdout" ] || {
		echo "wrote to stdout: $(head -c 200 "$scratch/stdout")"
		return 1
	}
	[ "$(wc -l <"$scratch/stderr")" -eq 1 ] || {
		echo "not one line"
		return 1
	}
	grep -qF -e "$tap_text" "$scratch/stderr" || {
		echo "does not say: $tap_text"
		return 1
	}
}

# once_in TIMES COMMAND...: true if it is so one of these times: for what is
# measured in seconds, on a machine that may be busy with other things too
once_in() {
	tap_times=$1
	shift
	for tap_time in $(seq "$tap_times"); do
		! "$@" || return 0
	done
	return 1
}

# skip NAME WHY: a test point that this machine cannot run
skip() {
	tap_run=$((tap_run + 1))
	printf 'ok %s - %s # SKIP %s\n' $tap_run "$1" "$2"
}

# is_due NAME: whether a row runs: one whose name begins with + only with LONG
is_due() {
	[ "$LONG" ] || [ "$1" = "${1#+}" ]
}

# copy_tree DIR: what a fresh clone holds, without anything built
copy_tree() {
	mkdir -p "$1/out" &&
		cp -R Makefile gen templates tests "$1" &&
		cp out/.gitignore "$1/out"
}

done_testing() {
	echo "1..$tap_run"
	exit $tap_failed
}

scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
trap 'exit 1' HUP INT TERM

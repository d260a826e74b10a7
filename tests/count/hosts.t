#!/bin/sh
# hosts.t -- ranks on two machines, which are network namespaces of this one
#
# Each has an address; a bridge joins them to mpirun's own.  The third byte of
# the addresses is from this process, so that two tests may run at once.
# long
. tests/tap.sh

skip_all() {
	echo "1..0 # SKIP $1"
	exit 0
}
command -v mpicc >/dev/null && command -v mpirun >/dev/null ||
	skip_all 'no Open MPI (make setup-mpi)'
unshare -m true 2>/dev/null && ip netns list >/dev/null 2>&1 ||
	skip_all 'needs root and ip netns'
make -s OUT="$OUT" "$OUT/build/qcount_mpi" || exit 1
qcount=$(cd "$OUT/build" && pwd)/qcount_mpi

net=$(($$ % 250 + 1))
hosts='2 3'
clean_up() {
	for host in $hosts; do
		ip netns del queens.$net.$host 2>/dev/null
	done
	ip link del qbridge$net 2>/dev/null
	rm -rf "$scratch"
}
trap clean_up EXIT

# quiet COMMAND...: or the end of the test
quiet() {
	"$@" >"$scratch/log" 2>&1 || {
		echo "1..0 # SKIP no namespaces here: $(tail -n 1 "$scratch/log")"
		exit 0
	}
}
quiet ip link add qbridge$net type bridge
quiet ip addr add 10.99.$net.1/24 dev qbridge$net
quiet ip link set qbridge$net up
for host in $hosts; do
	there=queens.$net.$host
	quiet ip netns add $there
	quiet ip link add q$net.$host type veth peer name eth0 netns $there
	quiet ip link set q$net.$host master qbridge$net up
	quiet ip -n $there addr add 10.99.$net.$host/24 dev eth0
	quiet ip -n $there link set eth0 up
	quiet ip -n $there link set lo up
done

export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1

# on_hosts COUNT PROGRAM ARGUMENTS...: ranks on both machines in turn
on_hosts() {
	ranks=$1
	shift
	timeout 300 mpirun -q --oversubscribe --bind-to none --map-by node \
		--mca plm_rsh_agent "$PWD/tests/count/host-agent" \
		--mca btl tcp,self --mca btl_tcp_if_include 10.99.$net.0/24 \
		--mca oob_tcp_if_include 10.99.$net.0/24 \
		--host 10.99.$net.2:4,10.99.$net.3:4 -n $ranks \
		"$@" </dev/null
}

two_names() {
	on_hosts 4 hostname | sort | uniq -c | xargs >"$scratch/names"
	echo '2 queens2 2 queens3' | diff - "$scratch/names"
}
ok 'two ranks on each of two hosts' two_names

# counts RANKS N
counts() {
	exits 0 on_hosts $1 "$qcount" $2 >"$scratch/count" &&
		grep -qx "all $(number $2)" "$scratch/count" &&
		grep -qx "ranks $1" "$scratch/count"
}
ok '2 ranks count board 16' counts 2 16
ok '4 ranks count board 17' counts 4 17

done_testing

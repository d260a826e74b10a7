# count.mk -- the counter, a program of its own; it needs no m4

## The counter, N=1..28:
##   make count N=18
##   make qcount; out/qcount --help   (journals, shares, estimates)
##   install-count uninstall-count   the counter, under prefix
.PHONY: count qcount qcount_mpi install-count uninstall-count

MPICC    ?= mpicc
kernels  := avx512 avx512bw avx2 portable
units    := $(kernels:%=out/build/count/unit_%.o)
objects  := $(patsubst gen/%.c,out/build/%.o,$(filter-out %/unit.c,$(wildcard gen/count/*/*.c))) $(units)
count_in := $(c11) -Igen/count $(CPPFLAGS) $(CFLAGS) $(LDFLAGS) -pthread
count_cc := $(CC) $(count_in)
mpi_cc   := $(MPICC) $(count_in)

# -Wno-psabi: gcc warns that passing vectors depends on the ABI, but these are inlined.
kernel    = $(filter $(kernels),$(subst _, ,$(basename $(@F))))
as_kernel = $(if $(kernel),-DKERNEL=$(kernel) -DKERNEL_$(kernel) -Wno-psabi)
$(filter-out $(units),$(objects)): out/build/%.o: gen/%.c
$(units): gen/count/kernel/unit.c
$(objects): $(wildcard gen/*.h gen/count/*/*.h) out/build/count_cc.is
	$(call say,CC)
	$(call compile,$(count_cc) $(as_kernel) -c)

qcount: out/qcount ## the counter
out/qcount: gen/count/qcount.c gen/cli.c $(objects)
	$(call say,CC)
	$(call compile,$(count_cc),-lm)

qcount_mpi: out/qcount_mpi ## the same, for mpirun (make setup-mpi)
out/qcount_mpi: gen/count/qcount_mpi.c gen/cli.c $(objects) out/build/mpi_cc.is
	$(call say,MPICC)
	command -v $(MPICC) >/dev/null || { echo '$(MPICC): not found; make setup-mpi installs it' >&2; exit 2; }
	export OMPI_CC='$(CC)' MPICH_CC='$(CC)'
	$(call compile,$(mpi_cc),-lm)

count: out/qcount ## count the solutions for N
	exec out/qcount '$N'

# With another CC than BUILD_CC, qcount_mpi is left out: this machine's MPI does not fit.
counters := qcount $(if $(call differs,$(CC),$(BUILD_CC)),,$(if $(shell command -v $(MPICC)),qcount_mpi))
install-count: $(counters:%=out/%) $(counters:%=out/build/%.1)
	umask 022
	$(INSTALL) -d $(call to,bindir) $(call to,mandir,/man1)
	$(INSTALL_PROGRAM) $(counters:%=out/%) $(call to,bindir)
	$(INSTALL_DATA) $(counters:%=out/build/%.1) $(call to,mandir,/man1)
uninstall-count:
	rm -f $(foreach c,qcount qcount_mpi,$(call to,bindir,/$c) $(call to,mandir,/man1/$c.1))

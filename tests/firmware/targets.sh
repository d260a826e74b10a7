# targets.sh -- sourced after tap.sh: how each target compiles, links and runs
#
# Every word from a compiler is a failure: SDCC has no -Werror.
. tests/compilers.sh
targets='cortex-m0 avr rv32 s390x 8051'
here=$PWD/tests/firmware
strict='-Os -Wall -Wextra -pedantic -Wconversion -Wundef -Wshadow -Werror
	-ffunction-sections -fdata-sections'

# target NAME: set cc to its compiler with flags, link to what the linker needs, object and image to the
# endings of files
target() {
	link='-Wl,--gc-sections' object=o image=elf
	case $1 in
	cortex-m0) cc="arm-none-eabi-gcc -mcpu=$1 -mthumb" && bare 0 0x20000000 ;;
	rv32) cc='riscv64-unknown-elf-gcc -march=rv32imac -mabi=ilp32' && bare 0x80000000 0x80080000 ;;
	avr) cc='avr-gcc -mmcu=atmega328p' ;;
	s390x) cc=s390x-linux-gnu-gcc link="$link -static" ;;
	8051) cc='sdcc -mmcs51 --std-c11 --model-large' link= object=rel image=ihx && return ;;
	6502) cc='cl65 -t sim6502 -O' link= && return ;;
	esac
	cc="$cc -std=c11 $strict"
}
# bare FLASH RAM: with a C library that asks the emulator (semihosting), 256 KB and 8 KB at these addresses
bare() {
	cc="$cc --specs=picolibc.specs" link="$link --oslib=semihost --crt0=hosted
		-Wl,--defsym=__flash=$1,--defsym=__flash_size=256K,--defsym=__ram=$2,--defsym=__ram_size=8K"
}

# program NAME PROGRAM SOURCE BOARD FLAGS...: link SOURCE, as a program for BOARD, with its tables and the console
program() {
	target "$1"
	to=$2 table=$OUT/queens$4.c objects=
	mkdir -p "$to.d" && of_board "$4" "$3" >"$to.d/main.c" || return
	shift 4
	for from in "$to.d/main.c" "$table" "$here/console.c"; do
		made=$(basename "$from" .c).$object objects="$objects $made"
		silent $cc -I"$here" -Itests -I"$OUT" "$@" -c -o "$to.d/$made" "$from" || return
	done
	(cd "$to.d" && silent $cc $link -o "$to.$image" $objects)
}

# run NAME PROGRAM: print its output and return its exit status
run() {
	console='-display none -monitor none -serial none -chardev stdio,id=console
		-semihosting-config enable=on,target=native,chardev=console'
	case $1 in
	cortex-m0) timeout 300 qemu-system-arm -M microbit $console -kernel "$2.elf" </dev/null ;;
	rv32) timeout 300 qemu-system-riscv32 -M virt -m 4M -bios none $console -kernel "$2.elf" </dev/null ;;
	s390x) timeout 300 qemu-s390x "$2.elf" ;;
	6502) timeout 300 sim65 "$2.elf" ;;
	avr) simulate atmega328p "$2.elf" | trailer ;;
	mega) simulate atmega2560 "$2.elf" | trailer ;;
	8051)
		# the emulator ends at the end of its stdin, so that stays open
		rm -f "$2.fifo"
		mkfifo "$2.fifo"
		timeout 600 $(command -v ucsim_51 || echo s51) -t 8052 -G -I "if=xram[0xfffe],out=$2.text" "$2.ihx" 0<>"$2.fifo" >/dev/null 2>&1
		trailer <"$2.text"
		;;
	esac
}
# simulate CORE FILE: the lines that it prints, while it prints
simulate() {
	timeout 300 simavr -m $1 -f 16000000 "$2" </dev/null 2>&1 | sed -un 's/\x1b\[[0-9;]*m//g; s/\.$//p'
}
# trailer: print the lines before @STATUS and return that; 99 without it
trailer() {
	awk '/^@/ { ended = 1; exit }
		{ print }
		END { exit ended ? substr($0, 2) : 99 }'
}

# q_name: all solutions of q_n queens, as constants in flash

`src/` has the sources. Each header begins with an example; start with `#include "q_header"`m4_ifelse(q_header, q_name.h, <|.
`q_ID(COLUMN)(i, row)` is the column of the queen in a row of solution `i`, all from 0|>).

- Arduino: put this folder into `libraries/`. The example Print is in the menu.
- PlatformIO: put it into `lib/`.
- ESP-IDF: put it into `components/`.
- Zephyr: add its path to `ZEPHYR_EXTRA_MODULES`, and `CONFIG_<||>q_NAME=y` to `prj.conf`.
- CMake: `add_subdirectory(q_name-firmware)` or FetchContent, then link `q_name::q_name`.
- Other builds: compile `src/*.c`, with `src/` in the path of headers. They need only `stdint.h`.

Made by queens q_version. This library has no page of its own: `url` in `library.properties` is
about the numbers of solutions.

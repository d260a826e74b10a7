# q_name q_version.0
name: q_name
build:
  cmake: zephyr
  kconfig: zephyr/Kconfig

m4_include(forms/packed.m4)m4_dnl
# q_name q_version.0: Zephyr adds this folder; CONFIG_<||>q_NAME=y builds it
if(CONFIG_<||>q_NAME)
	zephyr_library_named(q_name)
	zephyr_library_sources(q_packed(../src, .c))
	zephyr_include_directories(../src)
endif()

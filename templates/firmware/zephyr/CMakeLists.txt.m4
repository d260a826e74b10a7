# q_name q_version.0: Zephyr adds this folder; CONFIG_<||>q_NAME=y builds it
if(CONFIG_<||>q_NAME)
	file(GLOB sources ${CMAKE_CURRENT_LIST_DIR}/../src/*.c)
	zephyr_library_named(q_name)
	zephyr_library_sources(${sources})
	zephyr_include_directories(${CMAKE_CURRENT_LIST_DIR}/../src)
endif()

m4_include(forms/packed.m4)m4_dnl
# q_name q_version.0: all solutions of q_n queens, as constants in flash
#
# ESP-IDF takes this folder as a component.  In a project of your own:
#	add_subdirectory(q_name)
#	target_link_libraries(your_program q_name::q_name)
cmake_minimum_required(VERSION 3.13)
set(sources q_packed(src, .c))
set(headers q_packed(${CMAKE_CURRENT_LIST_DIR}/src, .h))

if(ESP_PLATFORM)
	idf_component_register(SRCS ${sources} INCLUDE_DIRS src)
	return()
endif()

project(q_name VERSION q_version.0 LANGUAGES C)
add_library(q_name STATIC ${sources})
add_library(q_name::q_name ALIAS q_name)
target_include_directories(q_name PUBLIC
	$<BUILD_INTERFACE:${CMAKE_CURRENT_LIST_DIR}/src> $<INSTALL_INTERFACE:include>)
set_target_properties(q_name PROPERTIES PUBLIC_HEADER "${headers}")
# So that a linker drops the tables that nobody reads.
target_compile_options(q_name PRIVATE
	$<$<OR:$<C_COMPILER_ID:GNU>,$<C_COMPILER_ID:Clang>>:-fdata-sections>)

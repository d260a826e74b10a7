# ESP-IDF first includes the component in a script, where a component may only
# register: that ends its file.
macro(idf_component_register)
	set(registered 1 PARENT_SCOPE)
	return()
endmacro()

function(ask)
	include(${CMAKE_CURRENT_LIST_DIR}/queens8/CMakeLists.txt)
endfunction()

ask()
if(NOT registered)
	message(FATAL_ERROR "the component did not register")
endif()

# What both boards share. The build is reproducible: no path of this computer becomes a part of the program.
list(APPEND MICROPY_DEF_BOARD MP_CONFIGFILE=\"${CMAKE_CURRENT_LIST_DIR}/mpconfigtableside.h\")
list(APPEND MICROPY_SOURCE_BOARD ${CMAKE_CURRENT_LIST_DIR}/python_stack.c)
set(MICROPY_FROZEN_MANIFEST ${CMAKE_CURRENT_LIST_DIR}/manifest.py)
add_compile_options(
    -ffile-prefix-map=${MICROPY_DIR}=micropython
    -ffile-prefix-map=${CMAKE_BINARY_DIR}=build)
# What runs all the time is compiled for speed, as the port has its map.c, mpz.c and vm.c.
foreach(_name argcheck bc gc nativeglue obj objboundmeth objdict objfun objlist objtype qstr runtime)
    set_source_files_properties(${MICROPY_DIR}/py/${_name}.c PROPERTIES COMPILE_OPTIONS "-O2")
endforeach()

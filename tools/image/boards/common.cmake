# Our part of MicroPython's configuration: py/mpconfig.h reads this file in the place of the port's.
list(APPEND MICROPY_DEF_BOARD MP_CONFIGFILE=\"${CMAKE_CURRENT_LIST_DIR}/mpconfigtableside.h\")
list(APPEND MICROPY_SOURCE_BOARD ${CMAKE_CURRENT_LIST_DIR}/left_out.c ${CMAKE_CURRENT_LIST_DIR}/smaller.c)
# A panic of the pico-sdk would be printed on a UART that nobody reads, by a printf of its own.
list(APPEND MICROPY_DEF_BOARD PICO_PANIC_FUNCTION=)
list(APPEND MICROPY_DEF_BOARD PICO_PRINTF_SUPPORT_FLOAT=0 PICO_PRINTF_SUPPORT_LONG_LONG=0)
set_source_files_properties(
    ${MICROPY_DIR}/py/compile.c ${MICROPY_DIR}/py/emitbc.c PROPERTIES COMPILE_DEFINITIONS WITHOUT_MACHINE_CODE)
# Compiled by the port in any case, and of no use without the part that is left out.
set_source_files_properties(machine_bitstream.c machine_i2c.c rp2_pio.c PROPERTIES HEADER_FILE_ONLY TRUE)
# smaller.c has its own.
set_source_files_properties(${CMAKE_BINARY_DIR}/pins_${MICROPY_BOARD}.c PROPERTIES HEADER_FILE_ONLY TRUE)
# Of the module deflate nobody uses more than the checksum that binascii has from it.
list(APPEND MICROPY_SOURCE_BOARD ${MICROPY_DIR}/lib/uzlib/crc32.c)
set_source_files_properties(${MICROPY_DIR}/extmod/modbinascii.c PROPERTIES COMPILE_DEFINITIONS MICROPY_PY_DEFLATE=1)
# Without the calendar a function of the port has no user.
set_source_files_properties(${MICROPY_DIR}/extmod/modtime.c PROPERTIES COMPILE_OPTIONS "-Wno-unused-function")
# What runs all the time is compiled for speed, as the port itself has its vm.c and map.c.
set(_quick argcheck bc gc nativeglue obj objboundmeth objdict objfun objlist objtype qstr runtime)
foreach(_name ${_quick})
    set_source_files_properties(${MICROPY_DIR}/py/${_name}.c PROPERTIES COMPILE_OPTIONS "-O2")
endforeach()

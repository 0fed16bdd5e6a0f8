// The port's configuration without what no part of the handheld and none of its tools uses: image and file system share
// the flash, and the image of a Pico has to end below 640 KB.

// A second core that runs Python would have every allocation and every look at the interpreter's state ask which core it
// is on; nothing here runs on it.
#define MICROPY_PY_THREAD (0)
#define MICROPY_HW_ENABLE_USB_RUNTIME_DEVICE (0)
#define MICROPY_PY_OS_DUPTERM (0)

#include "mpconfigport.h"

// A byte each for where a name was found last in a table; of 128 only every second one is used, and names alone are many.
#define MICROPY_OPT_MAP_LOOKUP_CACHE_SIZE (2048)

// No floats: the handheld's rules allow integers only.
#undef MICROPY_FLOAT_IMPL
#define MICROPY_FLOAT_IMPL (MICROPY_FLOAT_IMPL_NONE)

#ifdef WITHOUT_MACHINE_CODE
// For the compiler alone, which is there for the prompt: machine code is loaded, but not made on the board.
#undef MICROPY_EMIT_THUMB
#define MICROPY_EMIT_THUMB (0)
#undef MICROPY_EMIT_INLINE_THUMB
#define MICROPY_EMIT_INLINE_THUMB (0)
#endif
#define MICROPY_COMP_MODULE_CONST (0)
#define MICROPY_COMP_RETURN_IF_EXPR (0)
#define MICROPY_COMP_TRIPLE_TUPLE_ASSIGN (0)
#define MICROPY_MULTIPLE_INHERITANCE (0)
#define MICROPY_PY_ALL_SPECIAL_METHODS (0)
#define MICROPY_PY_ASYNC_AWAIT (0)

#define MICROPY_PY_ASYNCIO (0)
#define MICROPY_PY_BUILTINS_FILTER (0)
#define MICROPY_PY_BUILTINS_FROZENSET (0)
#define MICROPY_PY_BUILTINS_HELP (0)
#define MICROPY_PY_BUILTINS_COMPILE (0)
#define MICROPY_PY_BUILTINS_EXECFILE (0)
#define MICROPY_PY_BUILTINS_INPUT (0)
#define MICROPY_PY_BUILTINS_NOTIMPLEMENTED (0)
#define MICROPY_PY_BUILTINS_POW3 (0)
#define MICROPY_PY_BUILTINS_RANGE_ATTRS (0)
#define MICROPY_PY_BUILTINS_SET (0)
#define MICROPY_PY_BUILTINS_SLICE_ATTRS (0)
#define MICROPY_PY_BUILTINS_SLICE_INDICES (0)
#define MICROPY_PY_BUILTINS_STR_CENTER (0)
#define MICROPY_PY_BUILTINS_STR_SPLITLINES (0)
#define MICROPY_PY_COLLECTIONS (0)
#undef MICROPY_PY_CRYPTOLIB
#define MICROPY_PY_CRYPTOLIB (0)

#ifndef MICROPY_PY_DEFLATE
#define MICROPY_PY_DEFLATE (0)
#endif
#define MICROPY_PY_DELATTR_SETATTR (0)
#define MICROPY_PY_DESCRIPTORS (0)
#define MICROPY_PY_FRAMEBUF (0)
#define MICROPY_PY_FSTRINGS (0)
#define MICROPY_PY_GENERATOR_PEND_THROW (0)
#undef MICROPY_PY_HASHLIB_SHA1
#define MICROPY_PY_HASHLIB_SHA1 (0)
#define MICROPY_PY_HEAPQ (0)
#define MICROPY_PY_IO_IOBASE (0)
#define MICROPY_PY_JSON (0)
#define MICROPY_PY_MICROPYTHON_MEM_INFO (0)
#define MICROPY_PY_MICROPYTHON_RINGIO (0)
#undef MICROPY_PY_ONEWIRE
#define MICROPY_PY_ONEWIRE (0)
#define MICROPY_PY_PLATFORM (0)
#define MICROPY_PY_RANDOM (0)
#undef MICROPY_PY_RE_MATCH_GROUPS
#define MICROPY_PY_RE_MATCH_GROUPS (0)
#undef MICROPY_PY_RE_MATCH_SPAN_START_END
#define MICROPY_PY_RE_MATCH_SPAN_START_END (0)
#define MICROPY_PY_RE_SUB (0)
#define MICROPY_PY_SELECT_SELECT (0)
#define MICROPY_PY_REVERSE_SPECIAL_METHODS (0)
#define MICROPY_PY_STRUCT (0)
#undef MICROPY_PY_OS_UNAME
#define MICROPY_PY_OS_UNAME (0)
#define MICROPY_PY_SYS_PS1_PS2 (0)
#define MICROPY_REPL_AUTO_INDENT (0)
#define MICROPY_REPL_EMACS_KEYS (0)
#undef MICROPY_PY_TIME_GMTIME_LOCALTIME_MKTIME
#define MICROPY_PY_TIME_GMTIME_LOCALTIME_MKTIME (0)
#define MICROPY_PY_UCTYPES (0)
#undef MICROPY_VFS_FAT
#define MICROPY_VFS_FAT (0)

#undef MICROPY_PY_MACHINE_BITSTREAM
#define MICROPY_PY_MACHINE_BITSTREAM (0)
#undef MICROPY_PY_MACHINE_DHT_READINTO
#define MICROPY_PY_MACHINE_DHT_READINTO (0)
#undef MICROPY_PY_MACHINE_I2C
#define MICROPY_PY_MACHINE_I2C (0)
#undef MICROPY_PY_MACHINE_I2S
#define MICROPY_PY_MACHINE_I2S (0)
#undef MICROPY_PY_MACHINE_PULSE
#define MICROPY_PY_MACHINE_PULSE (0)
#define MICROPY_PY_MACHINE_SIGNAL (0)
#undef MICROPY_PY_MACHINE_SOFTI2C
#define MICROPY_PY_MACHINE_SOFTI2C (0)
#undef MICROPY_PY_MACHINE_SOFTSPI
#define MICROPY_PY_MACHINE_SOFTSPI (0)
#undef MICROPY_PY_MACHINE_UART
#define MICROPY_PY_MACHINE_UART (0)
#undef MICROPY_PY_MACHINE_WDT
#define MICROPY_PY_MACHINE_WDT (0)

// The port moves the prompt's cursor by a command with a number in it, for which there would be another printf.
#define MICROPY_HAL_HAS_VT100 (0)
void mp_hal_move_cursor_back(unsigned int columns);
void mp_hal_erase_line_from_cursor(unsigned int columns);

// For picotool, which would list every module that is frozen.
#undef MICROPY_FROZEN_LIST_ITEM

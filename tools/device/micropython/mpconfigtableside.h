// The port's own configuration but for five things: docs/development.md says why.

// Nothing here runs on the second core, and with threads every allocation asks which core it is on.
#define MICROPY_PY_THREAD (0)

// The frames of Python functions lie on a stack of their own. In the heap each call of a larger function looks for room.
#define MICROPY_ENABLE_PYSTACK (1)
void python_stack_init(void);
#define MICROPY_PORT_INIT_FUNC python_stack_init()

// No module has to know its file.
#define MICROPY_PY___FILE__ (0)

// Nothing here uses these, and languages need their flash.
#define MICROPY_PY_FRAMEBUF (0)
#define MICROPY_PY_MATH_SPECIAL_FUNCTIONS (0)
#define MICROPY_PY_ASYNCIO (0)
#define MICROPY_PY_BUILTINS_COMPLEX (0)
#define MICROPY_PY_BUILTINS_HELP (0)
#define MICROPY_PY_CMATH (0)
#define MICROPY_PY_HEAPQ (0)
#define MICROPY_PY_JSON (0)
#define MICROPY_PY_RANDOM (0)

#include "mpconfigport.h"

#undef MICROPY_PY_CRYPTOLIB
#define MICROPY_PY_CRYPTOLIB (0)
#undef MICROPY_PY_ONEWIRE
#define MICROPY_PY_ONEWIRE (0)
#undef MICROPY_PY_HASHLIB_SHA1
#define MICROPY_PY_HASHLIB_SHA1 (0)
#undef MICROPY_VFS_FAT
#define MICROPY_VFS_FAT (0)

// Where a name was found last in a table, a byte for each. 128 are too few for 170 modules.
#define MICROPY_OPT_MAP_LOOKUP_CACHE_SIZE (2048)

// The stack for the frames of Python functions: 4 KB, of which tests/emulated/test_stacks.py holds a quarter free.
#include "py/pystack.h"
#include "py/runtime.h"

static mp_obj_t stack[1024];

void python_stack_init(void) {
    mp_pystack_init(stack, stack + MP_ARRAY_SIZE(stack));
}

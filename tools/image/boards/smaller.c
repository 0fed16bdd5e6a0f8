// What the handheld uses of two parts of MicroPython, in the place of all of them.
#include "extmod/modmachine.h"
#include "py/runtime.h"
#include "machine_pin.h"

// The pins without their tables of alternative functions, which are for Pin(..., alt=), and by number alone.

#define PIN(number) [number] = {.base = {&machine_pin_type}, .name = MP_QSTR_GPIO##number, .id = number}

const machine_pin_obj_t machine_pin_obj_table[NUM_BANK0_GPIOS] = {
    PIN(0), PIN(1), PIN(2), PIN(3), PIN(4), PIN(5), PIN(6), PIN(7), PIN(8), PIN(9),
    PIN(10), PIN(11), PIN(12), PIN(13), PIN(14), PIN(15), PIN(16), PIN(17), PIN(18), PIN(19),
    PIN(20), PIN(21), PIN(22), PIN(23), PIN(24), PIN(25), PIN(26), PIN(27), PIN(28), PIN(29),
};

static const mp_rom_map_elem_t no_pins[] = {
};
MP_DEFINE_CONST_DICT(machine_pin_board_pins_locals_dict, no_pins);
MP_DEFINE_CONST_DICT(machine_pin_cpu_pins_locals_dict, no_pins);

// uctypes without its structures.

static mp_obj_t addressof(mp_obj_t object) {
    mp_buffer_info_t buffer;
    mp_get_buffer_raise(object, &buffer, MP_BUFFER_READ);
    return mp_obj_new_int_from_uint((uintptr_t)buffer.buf);
}
static MP_DEFINE_CONST_FUN_OBJ_1(addressof_obj, addressof);

static mp_obj_t bytearray_at(mp_obj_t address, mp_obj_t size) {
    return mp_obj_new_bytearray_by_ref(
        mp_obj_int_get_truncated(size), (void *)(uintptr_t)mp_obj_int_get_truncated(address));
}
static MP_DEFINE_CONST_FUN_OBJ_2(bytearray_at_obj, bytearray_at);

static const mp_rom_map_elem_t uctypes_globals_table[] = {
    { MP_ROM_QSTR(MP_QSTR___name__), MP_ROM_QSTR(MP_QSTR_uctypes) },
    { MP_ROM_QSTR(MP_QSTR_addressof), MP_ROM_PTR(&addressof_obj) },
    { MP_ROM_QSTR(MP_QSTR_bytearray_at), MP_ROM_PTR(&bytearray_at_obj) },
};
static MP_DEFINE_CONST_DICT(uctypes_globals, uctypes_globals_table);

const mp_obj_module_t uctypes_without_structures = {
    .base = { &mp_type_module },
    .globals = (mp_obj_dict_t *)&uctypes_globals,
};
MP_REGISTER_MODULE(MP_QSTR_uctypes, uctypes_without_structures);

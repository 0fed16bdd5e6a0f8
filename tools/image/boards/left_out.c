// What other files of the port name also where the module in question is left out.
#include "py/mphal.h"
#include "py/obj.h"

void machine_i2s_init0(void) {
}

void machine_i2s_deinit_all(void) {
}

void machine_uart_deinit_all(void) {
}

void rp2_pio_init(void) {
}

void rp2_pio_deinit(void) {
}

// The state machines run no program here.
MP_DEFINE_CONST_OBJ_TYPE(rp2_pio_type, MP_QSTR_PIO, MP_TYPE_FLAG_NONE);
MP_DEFINE_CONST_OBJ_TYPE(rp2_state_machine_type, MP_QSTR_StateMachine, MP_TYPE_FLAG_NONE);

void mp_hal_move_cursor_back(unsigned int columns) {
    while (columns--) {
        mp_hal_stdout_tx_str("\b");
    }
}

void mp_hal_erase_line_from_cursor(unsigned int columns) {
    for (unsigned int column = 0; column < columns; column++) {
        mp_hal_stdout_tx_str(" ");
    }
    mp_hal_move_cursor_back(columns);
}

// A name that binascii.c has only with the module deflate.
extern const qstr tableside_names[];
const qstr tableside_names[] = {MP_QSTR_crc32};

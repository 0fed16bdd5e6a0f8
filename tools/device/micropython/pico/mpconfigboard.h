// The file system begins at 1.25 MB (tools/device/flash_layout.py), so that no update moves it.
#define MICROPY_HW_BOARD_NAME "Tableside"
#define MICROPY_HW_FLASH_STORAGE_BYTES (PICO_FLASH_SIZE_BYTES - 1280 * 1024)

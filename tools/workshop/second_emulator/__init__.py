"""A second emulator of the RP2040, by other people and strict: it stops where a chip would stop, and says where."""

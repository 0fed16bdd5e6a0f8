"""What the firmware costs in time and memory on the emulated Pico; `dev.py bench` prints it."""

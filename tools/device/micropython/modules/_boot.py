"""What MicroPython runs first: the program's own modules come before any file, and the file system is mounted."""

import sys

sys.path[:] = [".frozen", "", "/lib"]

from firmware import file_system  # noqa: E402

file_system.mount()

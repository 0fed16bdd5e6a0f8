"""What our image of MicroPython runs when the power comes on. It is frozen as main.py, which MicroPython looks for
in the image first, then in the file system.

For modules it looks in the file system first, where an older installation may have left them: they would hide those of
the image for ever. So the image comes first here, unless the owner has put a file use_files there.
"""

import sys


def _uses_files():
    try:
        open("/use_files").close()
        return True
    except OSError:
        return False


if _uses_files():
    with open("/main.py") as file:
        exec(file.read(), {"__name__": "__main__"})
else:
    sys.path.insert(0, ".frozen")
    from firmware import main

    main.run()

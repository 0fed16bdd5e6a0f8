"""What our image of MicroPython runs when the power comes on. It is frozen as main.py, which MicroPython looks for
in the image first, then in the file system.

For modules it looks in the file system first, where an older installation may have left them: they would hide those of
the image for ever. So the image comes first here, unless the owner has put a file use_files there. A restoring that was
interrupted goes on: its program is the /main.py then (tools/board/install_files.py).
"""

import sys

_UNFINISHED = "# Puts the files of an interrupted installation"


def _starts(path, text):
    try:
        with open(path) as file:
            return file.read(len(text)) == text
    except OSError:
        return False


if _starts("/use_files", "") or _starts("/main.py", _UNFINISHED):
    with open("/main.py") as file:
        exec(file.read(), {"__name__": "__main__"})
else:
    sys.path.insert(0, ".frozen")
    from firmware import main

    main.run()

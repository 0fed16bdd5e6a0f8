# ruff: noqa: F821
"""What is frozen into the program: all of the handheld, with line numbers and without asserts."""

import os

_modules = os.environ["TABLESIDE_MODULES"]
# By name and in order: a folder would be read in whatever order the disk has it.
_paths = sorted(
    os.path.relpath(os.path.join(folder, name), _modules)
    for folder, _folders, names in os.walk(_modules)
    for name in names
)
module("rp2.py", base_path="$(PORT_DIR)/modules", opt=2)
freeze(_modules, _paths, opt=2)

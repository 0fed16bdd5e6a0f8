"""Which layer may import which: the table in docs/architecture.md."""

import ast
from collections.abc import Iterator

from tools.device import language_file
from tools.workshop.lint.parsed_files import Source

SHARED_MODULES = {"array", "binascii", "hashlib", "re", "sys"}
"""Modules of both runtimes without clock, files or entropy."""

DEVICE_MODULES = set("array binascii errno gc hashlib io micropython os struct sys".split())
HARDWARE_MODULES = set("machine _rp2 utime uctypes micropython framebuf vfs uselect usys".split())
HARDWARE_ROOMS = ("firmware/board_sector.py", "firmware/boards/", "firmware/drivers/", "firmware/file_system.py")

TEMPLATE = "tools/workshop/new_game/"
"""Files that `dev.py new-game` copies into the other layers."""
PROJECT_IMPORTS = {
    "shared_rules": {"shared_rules"},
    "firmware": {"firmware", "shared_rules"},
    "host_sim": {"host_sim", "firmware", "shared_rules"},
    "tools": {"tools", "host_sim", "firmware", "shared_rules"},
}
PROJECT = {"shared_rules", "firmware", "host_sim", "tools", "tests"}


def imported(source: Source) -> Iterator[tuple[ast.AST, str]]:
    """Give each import of the file as (node, dotted module name), also inside functions."""
    for node in source.nodes:
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node, alias.name
        elif isinstance(node, ast.ImportFrom):
            yield node, ("." * node.level) + (node.module or "")


def check(source: Source) -> list[str]:
    """Return findings for imports that the layers do not allow."""
    if source.room == "tests" or source.path.startswith(TEMPLATE):
        return []
    findings = []
    for node, module in imported(source):
        if module.startswith("."):
            findings.append(source.finding(node, "write imports from the root, not relative ones"))
            continue
        top = module.split(".", 1)[0]
        if top in PROJECT:
            if top not in PROJECT_IMPORTS[source.room]:
                findings.append(source.finding(node, f"{source.room} must not import {top}"))
        elif source.room == "shared_rules" and top not in SHARED_MODULES:
            findings.append(source.finding(node, f"shared_rules is pure: it must not import {top}"))
        elif source.room == "firmware" and source.path != language_file.PACKER:
            in_hardware_room = source.path.startswith(HARDWARE_ROOMS)
            if top in HARDWARE_MODULES and not in_hardware_room and top not in DEVICE_MODULES:
                findings.append(source.finding(node, f"only boards, drivers and what reads the flash may import {top}"))
            elif top not in DEVICE_MODULES and top not in HARDWARE_MODULES:
                findings.append(source.finding(node, f"the Pico's firmware has no module {top} to import"))
    return findings

"""Packs: many compiled modules in one file, as firmware/drivers/module_files.py finds them."""

from firmware.drivers.module_files import place, slot_of


def packed(files: dict[str, bytes]) -> dict[str, bytes]:
    """The files of a handheld (absolute path -> bytes) with each module in its pack."""
    modules: dict[str, dict[str, bytes]] = {}
    others = {}
    for path in sorted(files):
        pack, name = place(path)
        if name:
            modules.setdefault(pack, {})[name] = files[path]
        else:
            others[path] = files[path]
    return {**others, **{pack: _pack(modules[pack]) for pack in modules}}


def unpacked(pack: bytes) -> dict[str, bytes]:
    """The modules of a pack, by the name in it."""
    slots = int.from_bytes(pack[:2], "little")
    found = (int.from_bytes(pack[at : at + 3], "little") for at in range(2, 2 + 3 * slots, 3))
    starts = sorted(start for start in found if start)
    modules = {}
    for start, end in zip(starts, [*starts[1:], len(pack)], strict=True):
        name, _line_end, content = pack[start:end].partition(b"\n")
        modules[name.decode()] = content
    return modules


def _pack(modules):
    # Half of the slots are free, so that a module is found at the first or second one.
    slots = 2 * len(modules)
    head = bytearray(2 + 3 * slots)
    head[:2] = slots.to_bytes(2, "little")
    content = b""
    for name in modules:
        slot = slot_of(name, slots)
        while any(head[2 + 3 * slot : 5 + 3 * slot]):
            slot = (slot + 1) % slots
        head[2 + 3 * slot : 5 + 3 * slot] = (len(head) + len(content)).to_bytes(3, "little")
        content += name.encode() + b"\n" + modules[name]
    return bytes(head) + content

"""firmware.bin: many files in one, laid out so that it compresses well; host_sim/web/bundle.mjs unpacks it.

A compiled module (MicroPython's py/persistentcode.c) is a head of four bytes, a table of names, constants, and code. In
the bundle each name is there once, and all tables, constants and code are together.

The layout, compressed as raw LZMA behind its length (4 bytes): 4 bytes with the length of a JSON object {head, tables,
names: bytes of all, unpacked: bytes of all modules, modules: [[bytes of constants, bytes of code]], files:
[[path, bytes]]}, then tables, names, constants, code, the other files. A name ends in a zero byte; 255 stands for one
within. A table has MicroPython's numbers: of names and of constants, then for each name an odd number of MicroPython's
own, 0 for the next new name, or twice the place of a name, counted from 1. The first name is the source, of which the
path of the module is made.
"""

import json
import lzma
from collections.abc import Iterator

_HEAD_BYTES = 4
_NAME_END, _ZERO = b"\0", b"\xff"
"""Behind each name, which compresses best; and in names for a zero byte: UTF-8 never has this one."""
# As host_sim/web/lzma.mjs expects it. Neither bytecode nor WebAssembly has an alignment, hence pb = 0.
_LZMA = [{"id": lzma.FILTER_LZMA1, "lc": 3, "lp": 0, "pb": 0, "dict_size": 1 << 20, "preset": 9 | lzma.PRESET_EXTREME}]
# Kinds of constants with nothing behind them, with a text that ends in a zero byte, and with other constants
_BARE, _WITH_ZERO, _TUPLE = range(5), (5, 6), 10


def bundle(files: dict[str, bytes]) -> bytes:
    """Return firmware.bin for these files, path -> content; .mpy is a compiled module. Raises ValueError if the heads
    of modules differ, or one is not at the place of its source.
    """
    # Modules of a folder are alike, and compress best with the largest first.
    order = sorted(files.items(), key=lambda file: (file[0].rpartition("/")[0], -len(file[1])))
    modules = {path: content for path, content in order if path.endswith(".mpy")}
    others = {path: content for path, content in files.items() if path not in modules}
    heads = {content[:_HEAD_BYTES] for content in modules.values()}
    if len(heads) > 1:
        raise ValueError("modules of several formats cannot be put together")
    names: dict[bytes, int] = {}
    tables, constants, code, sizes = bytearray(), [], [], []
    for path, content in modules.items():
        table, source, start, end = _table(content, names)
        if path != f"/{source.removesuffix('.py')}.mpy":
            raise ValueError(f"{path} is compiled from {source}")
        tables += table
        constants.append(content[start:end])
        code.append(content[end:])
        sizes.append((end - start, len(content) - end))
    spelled = b"".join(name.replace(_NAME_END, _ZERO) + _NAME_END for name in names)
    index = {
        "head": [byte for head in heads for byte in head],
        "tables": len(tables),
        "names": len(spelled),
        "unpacked": sum(len(content) for content in modules.values()),
        "modules": sizes,
        "files": [[path, len(content)] for path, content in others.items()],
    }
    text = json.dumps(index, separators=(",", ":"), ensure_ascii=False).encode()
    whole = b"".join((len(text).to_bytes(4, "big"), text, tables, spelled, *constants, *code, *others.values()))
    return len(whole).to_bytes(4, "big") + lzma.compress(whole, lzma.FORMAT_RAW, filters=_LZMA)


def _table(module, names):
    """Return (the table of a module, its source, start and end of its constants); adds new names."""
    source = b""
    count, at = _number(module, _HEAD_BYTES)
    constants, at = _number(module, at)
    table = bytearray((*_written(count), *_written(constants)))
    for _ in range(count):
        number, at = _number(module, at)
        if not number & 1:
            name, at = module[at : at + number // 2], at + number // 2 + 1
            source = source or name
            number = 2 * (names[name] + 1) if name in names else 0
            names.setdefault(name, len(names))
        table += bytes(_written(number))
    start = at
    while constants:
        constants -= 1
        kind, at = module[at], at + 1
        if kind in _BARE:
            continue
        size, at = _number(module, at)
        if kind == _TUPLE:
            constants += size
        else:
            at += size + (kind in _WITH_ZERO)
    return table, source.decode(), start, at


def _number(content, at):
    """Return (the number at a place, the place after it)."""
    value = 0
    while True:
        byte, at = content[at], at + 1
        value = value << 7 | byte & 127
        if byte < 128:
            return value, at


def _written(number) -> Iterator[int]:
    if number > 127:
        yield from (byte | 128 for byte in _written(number >> 7))
    yield number & 127

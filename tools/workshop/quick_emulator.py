"""Compiles the emulator's core for the very Python that runs it: `python -m tools.workshop.quick_emulator`.

The package of the emulated Pico serves every Python from 3.11 on with one set of compiled modules, which keeps them at
less than half their speed; their C sources lie beside them. Where there is a C compiler, modules made for this Python
are put there too, and Python prefers those. Without one everything works as well, only slower.

The sources were made from Python by Cython and ask Python for something at nearly every instruction that the emulated
processor executes. `quick()` changes those places, which makes the emulator several times faster and no result of it
any different. `strict()` adds what stops a chip and the package lets through (tools/workshop/emulated_pico/faults.py).
A place that they do not find, in another version of the package, stays as it was made.
"""

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from importlib.util import find_spec
from pathlib import Path

_TRY = (
    "import rp2040py.native._simulator, rp2040py.native._pio, rp2040py.native._state_machine, rp2040py.native._gpio_pin"
)
RECIPE = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()
_STAMP = "made_with_recipe.txt"
"""Beside the modules: the recipe that they were made with, which is this file."""

# Each call of a method of the bus looks in Python whether somebody has put another in its place. Nobody has.
_REPLACED_IN_PYTHON = re.compile(r"/\* Check if overridden in Python \*/\n  else (?=\{|if \()")

# Reading asks each time whether it raised something. Where it did it gives 0.
_RAISED = re.compile(
    r"(__pyx_t_[0-9]+) = ([^;\n]*->read_uint(?:8|16)\([^;\n]*\)); if \(unlikely\(PyErr_Occurred\(\)\)\)"
)

# Taking 32 bits of a number is a call into another module.
_32_BITS = re.compile(r"\b__pyx_f_8rp2040py_6native_4_bit_([us])32\((.*?), 0\)(?=[ );,])")
_TAKEN_IN_PLACE = {"u": r"((unsigned int)(\2))", "s": r"((int)(unsigned int)(\2))"}

# Nearly all that the processor reads and writes is RAM or flash: reading it needs no Python.
_BUS = re.compile(
    r"static [^;{}]*?\b__pyx_f_8rp2040py_6native_7_rp2040_6RP2040_(read|write)_uint(8|16|32)\([^;{}]*\) \{\n"
)
_RAM_AND_FLASH = """#if PY_LITTLE_ENDIAN
  {{
    unsigned int at = (unsigned int)__pyx_v_address;
    {word} word;
    if (at % sizeof(word) == 0) {{
      if (at - 0x20000000U < __pyx_v_self->ram_byte_size) {{
        char *place = __pyx_v_self->_sram.data + (at - 0x20000000U);
        {use}
      }}
      {flash}
    }}
  }}
#endif
"""
_USES = {
    "read": "memcpy(&word, place, sizeof(word)); return word;",
    "write": "word = __pyx_v_value; memcpy(place, &word, sizeof(word)); Py_RETURN_NONE;",
}
_FLASH = """if (at - 0x10000000U < __pyx_v_self->flash_byte_size) {
        char *place = __pyx_v_self->_flash.data + (at - 0x10000000U);
        %s
      }"""
_WORDS = {"8": "unsigned char", "16": "unsigned short", "32": "unsigned int"}

# Nine of ten other accesses are to the divider and to the number of the core, which Python answers (RP2040 data sheet,
# 2.3.1.5 and 2.3.1.7). What is divided lies behind the other fields of a chip.
_CHIP = re.compile(r"struct __pyx_obj_8rp2040py_6native_7_rp2040_RP2040 \{\n(?:  [^}]*;\n)+(?=\};)")
_DIVIDER_FIELDS = "  PY_LONG_LONG dividend, divisor;\n  unsigned int quotient, remainder, ready;\n"
_DIVIDER = {
    "read": """  switch ((unsigned int)__pyx_v_address) {
    case 0xD0000000U: return 0;
    case 0xD0000060U: case 0xD0000068U: return __pyx_v_self->dividend;
    case 0xD0000064U: case 0xD000006CU: return __pyx_v_self->divisor;
    case 0xD0000070U: __pyx_v_self->ready &= ~2U; return __pyx_v_self->quotient;
    case 0xD0000074U: return __pyx_v_self->remainder;
    case 0xD0000078U: return __pyx_v_self->ready;
  }
""",
    "write": """  switch ((unsigned int)__pyx_v_address) {
    case 0xD0000060U: case 0xD0000064U: case 0xD0000068U: case 0xD000006CU: {
      unsigned int above, below;
      *(__pyx_v_address & 4 ? &__pyx_v_self->divisor : &__pyx_v_self->dividend) = __pyx_v_value;
      above = __pyx_v_self->dividend, below = __pyx_v_self->divisor;
      __pyx_v_self->remainder = above;
      if (below == 0) __pyx_v_self->quotient = __pyx_v_self->dividend > 0 ? -1 : 1;
      else if (!(__pyx_v_address & 8)) __pyx_v_self->quotient = above / below, __pyx_v_self->remainder = above % below;
      else if (below == ~0U) __pyx_v_self->quotient = 0 - above, __pyx_v_self->remainder = 0;
      else __pyx_v_self->quotient = (int)above / (int)below, __pyx_v_self->remainder = (int)above % (int)below;
      __pyx_v_self->ready = 3;
      __pyx_v_self->core->cycles += 8;
      Py_RETURN_NONE;
    }
    case 0xD0000070U: __pyx_v_self->quotient = __pyx_v_value, __pyx_v_self->ready = 3; Py_RETURN_NONE;
    case 0xD0000074U: __pyx_v_self->remainder = __pyx_v_value, __pyx_v_self->ready = 3; Py_RETURN_NONE;
  }
""",
}

# Each instruction and most of what they read and write is asked of the chip, which is in another module.
_ASKED = re.compile(
    r"\(\(struct __pyx_vtabstruct_8rp2040py_6native_7_rp2040_RP2040 \*\)(\w+->rp2040)->__pyx_vtab\)"
    r"->(read|write)_uint(8|16|32)\(\1, "
)
TYPES_KNOWN = "/* #### Code section: module_declarations ### */\n"
_IN_PLACE = """#define CHIP struct __pyx_obj_8rp2040py_6native_7_rp2040_RP2040
#define ASKED ((struct __pyx_vtabstruct_8rp2040py_6native_7_rp2040_RP2040 *)__pyx_v_self->__pyx_vtab)
"""
_READ_IN_PLACE = """static CYTHON_INLINE unsigned int quick_read{bits}(
  CHIP *__pyx_v_self, PY_LONG_LONG __pyx_v_address, int direct
) {{
{memory}  return ASKED->read_uint{bits}(__pyx_v_self, __pyx_v_address, direct);
}}
"""
_WRITE_IN_PLACE = """static CYTHON_INLINE PyObject *quick_write{bits}(
  CHIP *__pyx_v_self, PY_LONG_LONG __pyx_v_address, PY_LONG_LONG __pyx_v_value, int direct
) {{
{memory}  return ASKED->write_uint{bits}(__pyx_v_self, __pyx_v_address, __pyx_v_value, direct);
}}
"""

# The registers of the processor lie side by side.
_STRIDE = re.compile(r"(->registers\.data \+ \w+ \* )\w+->registers\.strides\[0\]")

# What the package lets through is told to the log of the chip, which raises (RP2040 data sheet, 2.1 and 2.6.3).
_COMPLAINT = """  if ({when}) {{
    char text[80];
    PyObject *log = PyObject_GetAttrString((PyObject *){chip}, "logger"), *said;
    PyOS_snprintf(text, sizeof(text), "{what} %08x{why}", (unsigned int){address});
    said = log == NULL ? NULL : PyObject_CallMethod(log, "warning", "ss", "{part}", text);
    Py_XDECREF(log);
    if (said == NULL) return{result};
    Py_DECREF(said);
  }}
"""
_FLASH_WINDOWS = "{at} - 0x10000000U < 0x04000000U"
_JUMP = re.compile(
    r"static void __pyx_f_8rp2040py_6native_15_cortex_m0_core_bx_write_pc\([^;{]*\) \{\n"
    r"(?:  [A-Za-z_]+ [^;\n]*;\n|  __Pyx_RefNannyDeclarations\n)*"
)

# A conditional branch has its condition worked out by a Python method with Python's integers.
_CONDITION = re.compile(
    r"static CYTHON_INLINE int __pyx_f_8rp2040py_6native_15_cortex_m0_core_check_condition\([^;{]*\) \{\n"
)
_CONDITION_IN_C = """  {
    int n = __pyx_v_core->n, z = __pyx_v_core->z, c = __pyx_v_core->c, v = __pyx_v_core->v, holds = 1;
    switch (__pyx_v_cond >> 1) {
      case 0: holds = z; break;
      case 1: holds = c; break;
      case 2: holds = n; break;
      case 3: holds = v; break;
      case 4: holds = c && !z; break;
      case 5: holds = n == v; break;
      case 6: holds = n == v && !z; break;
      default: return 1;
    }
    return holds != (int)(__pyx_v_cond & 1);
  }
"""

# After each instruction the clock, `stopped` and the state machines are asked. Until the next alarm none of them can
# have changed: EmulatedPico has no state machines (an empty list) and sets an alarm to stop within an instruction.
_INSTRUCTION = re.compile(r" *__pyx_t_13 = [^;\n]*->execute_instruction\(__pyx_v_core, 0\);[^\n]*\n")
_UNTIL_AN_ALARM = """      if (PyList_CheckExact(__pyx_v_pios) && PyList_Size(__pyx_v_pios) == 0)
        while (!__pyx_v_core->waiting && (PyObject *)__pyx_v_clock->_next_alarm != Py_None) {
          double then = __pyx_v_clock->_nanos_counter + __pyx_t_13 * __pyx_v_8rp2040py_6native_10_simulator_CYCLE_NANOS;
          if (__pyx_v_clock->_next_alarm->nanos <= then) break;
          __pyx_v_clock->_nanos_counter = then;
"""


def quick(source):
    """The text of a C file with the changes that make it quick, in a strict one."""
    source = _REPLACED_IN_PYTHON.sub("/* Nobody overrides this in Python */\n  else if (0) ", source)
    source = _RAISED.sub(r"\1 = \2; if (unlikely(\1 == 0 && PyErr_Occurred()))", source)
    source = _32_BITS.sub(lambda found: found.expand(_TAKEN_IN_PLACE[found[1]]), source)
    source = _BUS.sub(lambda found: found[0] + _in_memory(found[1], found[2]), source)
    source = _STRIDE.sub(r"\1sizeof(unsigned int)", source)
    if _ASKED.search(source):
        source = _ASKED.sub(r"quick_\2\3(\1, ", source)
        source = source.replace(TYPES_KNOWN, TYPES_KNOWN + _in_place(), 1)
    source = _CHIP.sub(lambda found: found[0] + _DIVIDER_FIELDS, source)
    source = _CONDITION.sub(lambda found: found[0] + _CONDITION_IN_C, source)
    return _INSTRUCTION.sub(lambda found: f"{found[0]}{_UNTIL_AN_ALARM}    {found[0]}        }}\n", source)


def strict(source):
    """The text of a C file in which the processor stops where a chip does."""
    source = _BUS.sub(lambda found: found[0] + _complaints(found[1], found[2]), source)
    core = "__pyx_v_core->rp2040"
    return _JUMP.sub(
        lambda found: (
            found[0]
            + _COMPLAINT.format(
                when="!(__pyx_v_address & 1)",
                chip=core,
                what="jump to",
                address="__pyx_v_address",
                why=", which is no Thumb code",
                part="CortexM0Core",
                result="",
            )
        ),
        source,
    )


def _complaints(what, bits):
    at = "(unsigned int)__pyx_v_address"
    given = {"chip": "__pyx_v_self", "address": at, "part": "RP2040", "result": " 0" if what == "read" else " NULL"}
    text = ""
    if bits != "8":
        words = {"what": f"{what} of {bits} bits at", "why": ", which is not aligned"}
        text += _COMPLAINT.format(when=f"{at} % {int(bits) // 8}U", **words, **given)
    if what == "write":
        words = {"what": "write at", "why": ", which is flash"}
        text += _COMPLAINT.format(when=_FLASH_WINDOWS.format(at=at), **words, **given)
    return text


def _in_memory(what, bits):
    return _memory(what, bits) + (_DIVIDER[what] if bits == "32" else "")


def _memory(what, bits):
    use = _USES[what]
    return _RAM_AND_FLASH.format(word=_WORDS[bits], use=use, flash=_FLASH % use if what == "read" else "")


def _in_place():
    """The functions quick_read8() to quick_write32()."""
    read = [_READ_IN_PLACE.format(bits=bits, memory=_memory("read", bits)) for bits in _WORDS]
    write = [_WRITE_IN_PLACE.format(bits=bits, memory=_memory("write", bits)) for bits in _WORDS]
    return _IN_PLACE + "".join(read + write)


def main():
    """Compile what is not there for this Python; says what it does, and always returns 0."""
    spec = find_spec("rp2040py")
    folder = Path(spec.origin).parent / "native" if spec and spec.origin else None
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    missing = _missing(folder, suffix) if folder and suffix else []
    if folder is None or not missing:
        return 0
    compiler = shlex.split(sysconfig.get_config_var("LDSHARED") or "")
    has_headers = Path(sysconfig.get_path("include"), "Python.h").is_file()
    if not compiler or shutil.which(compiler[0]) is None or not has_headers:
        print(
            "There is no C compiler for this Python, so the emulated Pico is several times slower.",
            flush=True,
        )
        return 0
    print(
        f"Compiling {len(missing)} files of the emulator, once. This takes half a minute to some minutes.",
        flush=True,
    )
    compiler += shlex.split(sysconfig.get_config_var("CCSHARED") or "")
    compiler += ["-O2", "-w", "-I", sysconfig.get_path("include")]
    with tempfile.TemporaryDirectory(dir=folder) as made:
        fresh = [Path(made, source.stem + suffix) for source in missing]
        commands = []
        for source, target in zip(missing, fresh, strict=True):
            changed = Path(made, source.name)
            changed.write_text(quick(strict(source.read_text(encoding="utf-8"))), encoding="utf-8")
            commands.append([*compiler, "-o", str(target), str(changed)])
        failed = not _carried_out(commands)
        placed = [] if failed else [shutil.move(target, folder / target.name) for target in fresh]
    if failed or _failed([sys.executable, "-c", _TRY]):
        # Either all of them or none: they call each other directly.
        for place in placed:
            os.unlink(place)
        print("Compiling failed, so the emulated Pico is several times slower.", flush=True)
        return 0
    (folder / _STAMP).write_text(RECIPE, encoding="utf-8")
    return 0


def _carried_out(commands):
    """Run the commands, as many at a time as there are processors, and tell after each how far it is; whether all went
    well.
    """
    began = time.monotonic()
    well = True
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        running = [pool.submit(_failed, command) for command in commands]
        for number, done in enumerate(as_completed(running), 1):
            well = well and not done.result()
            print(f"  {number} of {len(commands)} files after {time.monotonic() - began:.0f} s", flush=True)
    return well


def _missing(folder, suffix):
    """The C files to be compiled: those without a module, or all when the modules were made in another way."""
    sources = sorted(folder.glob("*.c"))
    missing = [source for source in sources if not _made_from(source, source.with_suffix(suffix))]
    stamp = folder / _STAMP
    return missing if stamp.is_file() and stamp.read_text(encoding="utf-8") == RECIPE else sources


def _made_from(source, module):
    """Return True if the module is there; one of an older version of the package is removed."""
    if module.is_file() and module.stat().st_mtime < source.stat().st_mtime:
        module.unlink()
    return module.is_file()


def _failed(command):
    return subprocess.run(command, capture_output=True, check=False).returncode != 0


if __name__ == "__main__":
    sys.exit(main())

"""Compiling the emulator for this Python: never in the way of anything."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from tools.workshop import quick_emulator


def test_a_source_without_the_places_to_change_stays_as_it_is():
    source = "int one(void) {\n  return 1;\n}\n"
    assert quick_emulator.quick(quick_emulator.strict(source)) == source


@pytest.mark.emulator
def test_every_place_is_found_in_the_package():
    """Otherwise the emulator is slow again and nobody is told: a new version of the package needs a new look here."""
    native = Path(find_spec("rp2040py").origin).parent / "native"
    for name, pattern, places in (
        ("_rp2040", "_REPLACED_IN_PYTHON", 6),
        ("_rp2040", "_BUS", 6),
        ("_cortex_m0_core", "_REPLACED_IN_PYTHON", 3),
        ("_cortex_m0_core", "_RAISED", 8),
        ("_cortex_m0_core", "_JUMP", 1),
        ("_cortex_m0_core", "_32_BITS", 12),
        ("_cortex_m0_core", "_CONDITION", 1),
        ("_simulator", "_INSTRUCTION", 1),
    ):
        source = (native / f"{name}.c").read_text(encoding="utf-8")
        assert len(getattr(quick_emulator, pattern).findall(source)) >= places, (name, pattern)

"""The diagram for Wokwi has the wires that its settings file names."""

import json

from firmware.boards import generic
from tools import places

FOLDER = places.ROOT / "wokwi"


def test_the_wires_are_those_of_the_settings():
    diagram = json.loads((FOLDER / "diagram.json").read_text(encoding="utf-8"))
    ids = {part["id"]: part["type"] for part in diagram["parts"]}
    wires = {}
    for start, end, _colour, _way in diagram["connections"]:
        assert start.split(":")[0] in ids and end.split(":")[0] in ids
        wires[end] = start
    values = {}
    keys = []
    for line in (FOLDER / "board_settings.txt").read_text(encoding="utf-8").splitlines():
        name, equals, value = (part.strip() for part in line.partition("="))
        if name == "key":
            keys.append([part.strip() for part in value.split(",")])
        elif equals and not name.startswith("#"):
            values[name] = value
    panel = {"CS": "cs", "RST": "reset", "D/C": "dc", "MOSI": "mosi", "SCK": "sck", "LED": "backlight"}
    for pin, name in panel.items():
        assert wires[f"lcd:{pin}"] == f"pico:GP{values[name]}"
    for label, pin, *_rest in keys:
        assert wires[f"key{label}:1.l"] == f"pico:GP{pin}" and wires[f"key{label}:2.l"].startswith("pico:GND")
    assert ids["lcd"] == "wokwi-ili9341" and values["controller"] == "ILI9341"
    assert sum(kind == "wokwi-pushbutton" for kind in ids.values()) == len(keys)


def test_the_firmware_takes_the_settings():
    generic.read((FOLDER / "board_settings.txt").read_bytes())


def test_the_page_says_that_it_was_not_run():
    assert "Not run here" in (FOLDER / "README.md").read_text(encoding="utf-8")

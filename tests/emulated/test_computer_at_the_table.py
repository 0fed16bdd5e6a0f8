"""A computer on the USB cable of an emulated Pico, whose memory is the real one: its answers are those of the desk."""

import itertools
import json

import pytest

from firmware.drivers.usb_serial import CALL
from host_sim.script import boot, press
from shared_rules import registry
from shared_rules.protocol import Session
from tools.workshop.emulated_pico.handheld import EmulatedHandheld
from tools.workshop.goldens.game_scripts import SCRIPTS
from tools.workshop.prove.torn_flash import first_presses

pytestmark = pytest.mark.emulator

BOARD = "waveshare_pico_lcd_1_3"
NEW = {"op": "new", "players": ["Ann", "Bo"], "first": 0, "seed": "0" * 32}
MOST_MS = 60_000


class Computer:
    """What a program at the other end of the cable has sent and got; the desk answers the same lines."""

    def __init__(self, handheld):
        self.pico = handheld.pico
        self.desk = Session(None)
        self._received = bytearray()
        self.pico.console.on_data = self._received.extend

    def line(self, line):
        """The answer to a line without its end."""
        self._received.clear()
        self.pico.console.send(line + b"\n")
        self.pico.run_until(lambda: self._received.endswith(b"\n"), MOST_MS, f"the answer to {line}", 10)
        return self._received.strip().decode()

    def call(self):
        assert json.loads(self.line(CALL[:-1]))["tableside"] == "usb"

    def ask(self, op, **more):
        """What the desk answers, which the handheld must say too."""
        line = json.dumps({"op": op, **more}).encode()
        expected = self.desk.answer(line)
        assert self.line(line) == expected
        return json.loads(expected)

    def first_legal(self):
        return self.ask("legal")["actions"][0]


def ask_all(computer):
    """All requests but the end of a game."""
    computer.ask("games")
    computer.ask("do", action=computer.first_legal())
    computer.ask("do", action={"type": "no such"})
    computer.ask("state")
    computer.ask("undo", force=True)
    computer.ask("redo")
    computer.ask("save")
    computer.ask("audit")
    assert json.loads(computer.line(b"tableside here"))["tableside"] == "here"


def save_and_load(computer):
    save = computer.ask("save")["save"]
    computer.ask("load", save=save)
    computer.ask("do", action=computer.first_legal())


def no_crash(handheld):
    return not any("crash" in path for path in handheld.files_in_flash("/data"))


@pytest.mark.parametrize(("idle_ms", "most"), [(0, 9), (250, 1)])
def test_a_computer_that_calls_after_the_start_plays_every_game(idle_ms, most):
    handheld = EmulatedHandheld(BOARD)
    handheld.power_on()
    handheld.pico.run_until(lambda: handheld.backlight, 5000, "the first picture")
    handheld.run(idle_ms)
    computer = Computer(handheld)
    computer.call()
    computer.ask("games")
    computer.ask("legal")
    for game in registry.GAMES[:most]:
        computer.ask(**dict(NEW, game=game[0]))
        ask_all(computer)
        if game is registry.GAMES[0]:
            save_and_load(computer)
    assert handheld.pico.restarts == 0 and no_crash(handheld)


def test_a_computer_takes_part_in_a_game_that_people_began():
    name, board, seed = next(script for script in SCRIPTS if script[0] == "penk_whole_game")
    handheld = EmulatedHandheld(board, seed=seed)
    boot(handheld)
    computer = Computer(handheld)
    keys = iter(first_presses(name, 50))
    for key in itertools.islice(keys, 40):
        press(handheld, key)
    computer.call()
    save = json.loads(computer.line(b'{"op":"save"}'))["save"]
    computer.desk.table.load(save, True)
    assert computer.desk.table.count
    ask_all(computer)
    save_and_load(computer)
    for key in keys:
        press(handheld, key)
    computer.ask("games")
    assert handheld.pico.restarts == 0 and no_crash(handheld)

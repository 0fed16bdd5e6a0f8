"""Rename or delete a player in all finished games."""

from binascii import crc32

from firmware.drawing import fonts, lists, widgets
from firmware.language import later, t
from firmware.pads import archive, players_menu
from firmware.screen import Screen
from firmware.screens.seats import rename_remembered
from firmware.storage import outcomes
from firmware.storage.files import write_lines
from shared_rules.table import record
from shared_rules.text import json_reader


class Rewriting(Screen):
    """Replaces a name in all finished games, one game per turn of the main loop. After a power cut it continues with
    the games that still have the old name. State: [old name, new name].
    """

    lights_player_led = False
    leaves_when_held = False

    def __init__(self, app, state):
        self.app = app
        self.old, self.new = state
        self.heading = lists.Title()
        self.numbers = None  # the games with the old name; None: unknown
        self.done = 0
        self.drawn = False

    def state(self) -> list:
        return [self.old, self.new]

    def tick(self, now: int) -> bool:
        """Rename in the next game, once the screen was drawn."""
        if not self.drawn:
            return False
        app = self.app
        try:
            if self.numbers is None:
                self._begin()
            elif self.done < len(self.numbers):
                renamed(app.storage, self.numbers[self.done], self.old, self.new)
                self.done += 1
            else:
                self._end()
                return False
        except OSError:
            app.stack.pop()
            app.stack.show_message(later("The storage refuses. Not all games have the new name."))
            return False
        return True

    def _begin(self):
        app = self.app
        game = app.game
        if (
            app.game.table is not None
            and (app.game.table.over or game.read_only)
            and self.old in app.game.table.players
        ):
            game.adopt(None)  # the game in memory has the old name
        app.storage.merge_journal()
        self.numbers = outcomes.with_name(app.storage, self.old)
        outcomes.start_again(app.storage)

    def _end(self):
        app = self.app
        name = None if self.new == outcomes.NOBODY else self.new
        rename_remembered(app, self.old, name)
        players_menu.rename(app, self.old, name)
        archive.rename(app.storage, self.old, self.new)
        app.stack.pop()

    def prepare(self) -> None:
        layout = self.layout = widgets.layout(self.app)
        self.heading.prepare(layout, t("Rename") if self.new != outcomes.NOBODY else t("Delete name"))
        count = len(self.numbers or ())
        self.text = lists.Text(t("Game {0} of {1}", min(self.done + 1, count), count) if count else t("One moment"))
        self.text.prepare(layout, self.heading.bottom, layout.height, fonts.MEDIUM)

    def draw(self, canvas) -> None:
        self.heading.draw(canvas)
        self.text.draw(canvas)
        self.drawn = True


def renamed(storage, number: int, old: str, new: str) -> None:
    """Rewrite a finished game's record with another name. Raises OSError, leaving the record unchanged."""
    path = "games/%04d.log" % number
    write_lines(storage.path(path), _renamed_lines(outcomes.lines(storage, path), old, new))


def _renamed_lines(lines, old, new):
    # Each line's CRC continues that of the previous line (see shared_rules.table.record), so one name changes them all.
    # After a damaged line the record is unchanged.
    before = crc = 0
    good = True
    first = True
    for line in lines:
        body = line[9:].rstrip(b"\n")
        if good:
            before = crc32(body, before)
            good = line[:9] == b"%08x " % before and line[-1:] == b"\n"
        if good and first:
            value = json_reader.read(body)
            if isinstance(value, dict):
                value["players"] = [new if name == old else name for name in value["players"]]
            text, crc = record.add_crc(value, 0)
            line = text.encode() + b"\n"
        elif good:
            crc = crc32(body, crc)
            line = b"%08x %s\n" % (crc, body)
        first = False
        yield line

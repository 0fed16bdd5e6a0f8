"""Rename or delete a player wherever the name is kept. Figures count by names, so what is unfinished is renamed too."""

from binascii import crc32

from firmware import handicap
from firmware.drawing import fonts, lists, widgets
from firmware.language import later, t
from firmware.pads import archive, bookkeeping, deck, players_menu
from firmware.screen import Screen
from firmware.screens.seats import rename_remembered
from firmware.storage import outcomes
from shared_rules.table import record
from shared_rules.text import json_reader


class Rewriting(Screen):
    """Replaces a name in all games, one per turn of the main loop, then in everything else. After a power cut it
    continues with the games that still have the old name. State: [old name, new name].
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
                self._rename(self.numbers[self.done])
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
        if game.table is not None and self.old in game.table.players:
            if not game.may_give_way():
                raise OSError  # flash lacks moves of the game in memory, which has the old name
            game.adopt(None)
        app.storage.merge_journal()
        self.numbers = games_with(app.storage, self.old)
        outcomes.start_again(app.storage)

    def _rename(self, number):
        storage, new = self.app.storage, self.new
        if new == outcomes.NOBODY and not storage.is_over(number):
            # Somebody plays on.
            new = unnamed(storage.setup(number)["players"], self.old)
        renamed(storage, number, self.old, new)
        side = storage.side(number)
        if storage.is_over(number) and side.pop("left", None) is not None:
            storage.write_metadata(number, side)  # those screens show the old name

    def _end(self):
        app, old = self.app, self.old
        name = None if self.new == outcomes.NOBODY else self.new
        rename_remembered(app, old, name)
        players_menu.rename(app, old, name)
        handicap.rename(app, old, name)
        bookkeeping.rename(app, old, name)
        deck.rename(app.storage, old, name)
        archive.rename(app.storage, old, self.new)
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


def games_with(storage, name: str) -> list:
    """Return the numbers of the games with this name, the newest first."""
    return [number for number in storage.games() if name in (storage.setup(number) or {"players": []})["players"]]


def unnamed(names: list, name: str) -> str:
    """Return the name of a seat whose player's name is deleted."""
    return "Player %d" % (names.index(name) + 1)


def renamed(storage, number: int, old: str, new: str) -> None:
    """Rewrite a game's record with another name. Raises OSError, leaving the record unchanged."""
    path = "games/%04d.log" % number
    storage.rewrite_lines(number, _renamed_lines(outcomes.lines(storage, path), old, new))


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

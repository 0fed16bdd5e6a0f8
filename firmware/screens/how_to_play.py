"""How to play a game, page by page, and the meaning of keys and signs. The pages are `PAGES`, `SIGNS`, `WHY` and `TIPS`
in firmware/games/<game id>/how_to_play.py; see docs/add-a-game.md.
"""

from firmware import loading
from firmware.drawing import fonts, lists, widgets
from firmware.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from firmware.language import later, t
from firmware.screen import Screen
from shared_rules import registry

KEYS = -1
"""The page about keys and icons."""
_MEANINGS = (
    ("ok", fonts.CHECK, later("choose")),
    ("back", fonts.BACK, later("back; in a game its menu; hold it: home")),
    ("undo", fonts.UNDO, later("undo")),
    ("info", fonts.INFO, later("score sheets")),
)
_STICK = later("stick")
"""The key whose name is not printed on a board."""
_CLOCK = later("Clock: a row of the setup; the game menu pauses it.")


def pages(game: str):
    """Return the module with a game's pages."""
    return loading.load(loading.module_of_game(game, "how_to_play"))


def in_force(condition: tuple | None, options: dict, players: int) -> bool:
    """Return True if a page applies to these options (missing ones have their defaults). condition: None, or an
    option's name, its value or a tuple of values, and False to negate it; "players" counts as an option.
    """
    if condition is None:
        return True
    value = players if condition[0] == "players" else options.get(condition[0])
    wanted = condition[1]
    if isinstance(value, (list, tuple)):
        holds = wanted in value
    else:
        holds = value in wanted if isinstance(wanted, tuple) else value == wanted
    return holds == (len(condition) < 3)


def open_pages(app, game: str, options: dict, players: int, first: int = 0) -> None:
    """Open the pages that apply, at this index in `PAGES`."""
    app.frame.acknowledge_key()
    resolved = registry.find(game).default_options()  # pyright: ignore[reportOptionalMemberAccess]
    resolved.update(options)
    every = pages(game).PAGES
    found = [number for number in range(len(every)) if in_force(every[number][2], resolved, players)]
    found.append(KEYS)
    app.stack.push("screens.how_to_play.HowToPlay", [game, found, found.index(first) if first in found else 0, 0])


def of_table(app, first: int = 0) -> None:
    """Open the pages of the running game."""
    game = app.game.table.game
    open_pages(app, game.ID, game.options, game.players, first)


def page_of(game: str, template: str) -> int:
    """Return the index of the page that explains a refusal, identified by its template."""
    for page, templates in pages(game).WHY:
        if template in templates:
            return page
    return 0


class HowToPlay(Screen):
    """The pages on how to play. State: [game, page numbers, index of the open page, its first line shown]."""

    keys = widgets.MENU_KEYS
    lights_player_led = False

    def __init__(self, app, state):
        self.app = app
        self.game, self.pages, self.at, first = state
        self.heading = lists.Title()
        self._show(first)

    def _show(self, first=0):
        self.app.frame.acknowledge_key()
        number = self.pages[self.at]
        if number == KEYS:
            self.title, words = t("Keys and signs"), self._keys_words()
        else:
            self.title, words = [t(text) for text in pages(self.game).PAGES[number][:2]]
        self.text = lists.Text(words, first)
        self.app.frame.invalidate()

    def _keys_words(self):
        lines = []
        for name, sign, meaning in _MEANINGS:
            labels = [label for label, _pin, logical in self.app.hardware.board.KEYS if logical == name]
            labels = [t(label) if label == _STICK else label for label in labels]
            if labels:
                lines.append(t("{0} {1}: {2}", sign, ", ".join(labels), t(meaning)))
        return "\n".join(lines + [t(pages(self.game).SIGNS), t(_CLOCK)])

    def state(self) -> list:
        return [self.game, self.pages, self.at, self.text.first]

    def handle(self, key: int) -> None:
        """Scroll, then turn the page, with OK and down; scroll back with up; turn pages with left and right."""
        if key == BACK or key == OK and self.at == len(self.pages) - 1 and not self.text.turn_page(DOWN):
            self.app.stack.pop()
            return
        if key in (OK, DOWN, RIGHT):
            if (key == RIGHT or not self.text.turn_page(DOWN)) and self.at < len(self.pages) - 1:
                self.at += 1
                self._show()
        elif key in (UP, LEFT):
            if (key == LEFT or not self.text.turn_page(UP)) and self.at:
                self.at -= 1
                self._show()
        else:
            return
        self.app.frame.invalidate()

    def prepare(self) -> None:
        layout = widgets.layout(self.app)
        self.heading.prepare(layout, self.title, t("{0} of {1}", self.at + 1, len(self.pages)))
        self.text.prepare(layout, self.heading.bottom, layout.height)

    def draw(self, canvas) -> None:
        self.heading.draw(canvas)
        self.text.draw(canvas)

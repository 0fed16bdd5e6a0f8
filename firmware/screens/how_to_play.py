"""How to play: the rules of a game as pages, for the variant in force, with the keys of this board. And refusals that
lead to the page with their rule.

What a game tells is in firmware/games/<game id>/how_to_play.py, all of it data but for the function, so that another
language is one file:

    PAGES  (title, sentences, refusals) of each page, in order. A sentence that does not hold for every game is
           (label, sentence). `refusals`: how the refusals of the rules (their templates) begin that the page explains
    SIGNS  sentences on what this game's screens show
    TIPS   {moment: sentence}, told once while a game runs; firmware/screens/in_game/tip.py says what a moment is
    labels(options, players) -> the labels that hold for a game with these options of the rules

A game without this module has no pages.
"""

from firmware import loading
from firmware.drawing import fonts, lists, widgets
from firmware.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from firmware.screen import Screen
from firmware.screens import choice

PAGES = "screens.how_to_play.HowToPlay"

_KEYS = (
    ("ok", fonts.CHECK, "choose"),
    ("back", fonts.BACK, "back, menu; held: home"),
    ("undo", fonts.UNDO, "undo"),
    ("info", fonts.INFO, "sheets and scores"),
)
_DIRECTIONS = ("up", "down", "left", "right")
_SIGNS = ("Pale yellow: OK chooses it. Grey: not possible now.", "Coloured band on top: whose turn it is.")


def _texts(game_id):
    # The module of a game's texts, None where it brings none. Nobody keeps it.
    name = "how_to_play"
    return loading.lazy_import("games.%s.%s" % (game_id, name)) if loading.has_module(game_id, name) else None


def labels(game_id: str, options: dict, players: int) -> list:
    """The labels of the sentences that hold for a game with these options of the rules."""
    texts = _texts(game_id)
    return texts.labels(options, players) if texts else []


def in_force(sentences: tuple, held: list) -> list:
    """Those of a page's sentences that hold where these labels do."""
    found = []
    for sentence in sentences:
        if isinstance(sentence, str):
            found.append(sentence)
        elif sentence[0] in held:
            found.append(sentence[1])
    return found


def page_of(game_id: str, template: str) -> int:
    """The index of the page that explains a refusal with this template; -1 where none does."""
    texts = _texts(game_id)
    pages = texts.PAGES if texts else ()
    for index in range(len(pages)):
        for beginning in pages[index][2]:
            if template.startswith(beginning):
                return index
    return -1


def refuse(app, refusal, game_id: str, options: dict, players: int) -> None:
    """Show why something is refused (a shared_rules.game.Refused), with the way to its rule where a page has it."""
    page = page_of(game_id, refusal.template)
    if page < 0:
        app.show_message(refusal.message)
    else:
        app.push("screens.how_to_play.Refusal", [refusal.message, game_id, labels(game_id, options, players), page])


def key_lines(board, left_handed: bool) -> list:
    """What the keys of a board do, a sentence for each."""
    named = []
    for label, _pin, name in board.KEYS:
        named.append((widgets.TURNED.get(name, name) if left_handed else name, label))
    found = []
    for name, icon, does in _KEYS:
        mine = [label for other, label in named if other == name]
        if mine:
            found.append("%s %s: %s" % (icon, " or ".join(mine), does))
    arrows = [name for name in _DIRECTIONS if name in [other for other, _label in named]]
    mine = []
    for name in arrows:
        for other, label in named:
            label = label[: -len(name) - 1] if label.endswith(" " + name) else label
            if other == name and label not in mine:
                mine.append(label)
    icons = "".join([fonts.ARROWS[_DIRECTIONS.index(name)] for name in arrows])
    return found + ["%s %s: move" % (icons, ", ".join(mine))]


class HowToPlay(Screen):
    """Pages of words; a page that is too long for the panel is told on several screens. State: [game id, labels in
    force, page, sentence] of the first sentence shown, the last two may be left out; None for the running game.
    """

    lights_player_led = False
    keys = widgets.MENU_KEYS

    def __init__(self, app, state):
        self.app = app
        if state is None:
            game = app.table.game
            state = [game.ID, labels(game.ID, game.options, game.players)]
        self.game, self.labels = state[:2]
        self.page, self.sentence = (list(state[2:]) + [0, 0])[:2]
        self.layout = widgets.layout(app)
        self.heading = lists.Title()
        self.screens = self._divided()
        self.at = 0
        for at in range(len(self.screens)):
            if self.screens[at][:2] <= (self.page, self.sentence):
                self.at = at
        self.text = lists.Text(self.screens[self.at][3])

    def state(self) -> list:
        return [self.game, self.labels, self.page, self.sentence]

    def _pages(self):
        # (title, sentences, what is between them) of each page for this game on this board.
        texts = _texts(self.game)
        between = "\n" if self.layout.tall else " "
        pages = [(page[0], in_force(page[1], self.labels), between) for page in texts.PAGES] if texts else []
        pages.append(("Keys", key_lines(self.app.hardware.board, self.app.settings.left_handed), "\n"))
        pages.append(("Signs", list((texts.SIGNS if texts else ()) + _SIGNS), between))
        return pages

    def _divided(self):
        # All screens that the pages take on this panel: (page, first sentence, title, words).
        layout = self.layout
        self.heading.prepare(layout, "")
        rows = (layout.height - self.heading.bottom) // fonts.SMALL.line
        screens = []
        pages = self._pages()
        for page in range(len(pages)):
            title, sentences, between = pages[page]
            shown = ""
            for at in range(len(sentences)):
                more = shown + between + sentences[at] if shown else sentences[at]
                if not shown or len(widgets.wrap(more, fonts.SMALL, lists.text_width(layout))) > rows:
                    shown = sentences[at]
                    screens.append((page, at, title, shown))
                else:
                    shown = more
                    screens[-1] = screens[-1][:3] + (shown,)
        return screens

    def _turn(self, step):
        # To another screen; False where there is none.
        if not 0 <= self.at + step < len(self.screens):
            return False
        self.at += step
        self.page, self.sentence, _title, words = self.screens[self.at]
        self.text = lists.Text(words)
        return True

    def handle(self, key: int) -> None:
        """Ok and down read on, up goes back, left and right turn to the next screen at once."""
        read = key == DOWN or key == OK
        if key == BACK:
            self.app.pop()
        elif (read or key == UP) and self.text.handle(DOWN if read else UP):
            self.app.invalidate()
        elif read or key in (UP, LEFT, RIGHT):
            if self._turn(1 if read or key == RIGHT else -1):
                self.app.invalidate()
            elif key == OK:
                self.app.pop()

    def prepare(self) -> None:
        layout = self.layout
        title = self.screens[self.at][2]
        self.heading.prepare(layout, title, "%d of %d" % (self.at + 1, len(self.screens)))
        self.text.prepare(layout, self.heading.bottom, layout.height)

    def draw(self, canvas) -> None:
        self.heading.draw(canvas)
        self.text.draw(canvas)


class Refusal(choice.Words):
    """Why something is refused, and the way to its rule. State: [words, game id, labels in force, page]."""

    drops_type_ahead = True

    def __init__(self, app, state):
        self.leads_to = state[1:4]
        choice.Words.__init__(self, app, "Note", state[0], ["OK", "Why?"], state[4:])

    def state(self) -> list:
        return [self.words] + self.leads_to + choice.Words.state(self)

    def answered(self, index: int) -> None:
        if index:
            self.app.push(PAGES, self.leads_to)
        else:
            self.app.pop()

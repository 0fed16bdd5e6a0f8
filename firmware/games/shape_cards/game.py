"""Shape Cards on the handheld.

Seat 0 always has the yellow pieces and seat 1 the blue ones, as at the table; these are also the players' colours.
"""

from firmware.game_screens import HISTORY, GameScreens
from firmware.games.shape_cards import words
from firmware.games.shape_cards.events import EVENTS
from firmware.instructions import ACTED, NEW, UNDO
from firmware.language import later, t
from firmware.screens.in_game.cover import Cover
from firmware.storage import library
from shared_rules.game import BadOption
from shared_rules.shape_cards.fields import NOWHERE, cell
from shared_rules.shape_cards.options import FLAGS

INITIATIVE = "games.shape_cards.dice.Initiative"
DRAFT = "games.shape_cards.draft.Draft"
TURN = "games.shape_cards.turn.Turn"
ANSWER = "games.shape_cards.turn.Answer"
DECLARE = "games.shape_cards.declare.Declare"
GUESS = "games.shape_cards.declare.Guess"
REVENGE = "games.shape_cards.revenge.Revenge"
TARGET = "games.shape_cards.target.Target"
EXCHANGE = "games.shape_cards.exchange.Exchange"
LOOK = "games.shape_cards.secret.Look"
END = "games.shape_cards.end.End"
OVER = "games.shape_cards.over.Winner"

_SCREENS = {"initiative": INITIATIVE, "draft": DRAFT, "play": TURN, "answer": ANSWER, "revenge": REVENGE, "over": OVER}
_LABELS = {
    "extreme": later("Extreme\nmost cards win"),
    "thief": later("Thief\ncomplete their cards too"),
    "revenge": later("Revenge\nlower rolls give points"),
    "expert": later("Expert\nhidden cards"),
}
_SWITCH = [(False, later("no")), (True, later("yes"))]


class ShapeCardsScreens(GameScreens):
    """Pieces on a board, and cards in hands, which in expert are hidden from the other player."""

    ENTRY = "games.shape_cards.entry.Entry"
    SHEETS = "games.shape_cards.hands.Hands"
    NOTICE = "games.shape_cards.notice.Notice"
    EVENTS = EVENTS
    REVIEW = "games.shape_cards.review.Review"
    COLOURS = (words.YELLOW, words.BLUE)
    FIRST = False  # a roll decides who starts
    HOW_TO_PLAY = True
    HIGHLIGHTS = (later("Own pieces on board"), later("Cards in hand"))
    COACH = 60
    COACH_UNIT = later("cards")

    def play(self, table) -> str:
        if table.phase == "initiative" and table.dice_from == "table":
            return self.ENTRY
        return _SCREENS[table.phase]

    def after(self, app, events: list) -> None:
        """Let players look at their new hidden cards before the notices."""
        operation = app.game.operation
        if operation in ACTED:
            app.game.show_phase()
        if operation != UNDO:
            seats = [seat for seat in _seats_to_look(events) if not app.game.is_rival(seat)]
            if seats:
                app.stack.push(LOOK, [seats, 0])
        self.notify(app, events)

    def noted(self, app, events: list) -> list | None:
        """Return what others must copy or what is undone.

        Undoing both players' roll also undoes a rival's actions after it.
        """
        table = app.game.table
        operation = app.game.operation
        entry = table.redo_entry() if operation == UNDO else table.undo_entry()
        if operation == NEW or entry is None:
            return None
        kind = entry.action["type"]
        pending = cell(table.game.pending) if kind == "contest" and table.game.pending != NOWHERE else None
        seen = operation == UNDO and table.game.shows_secret(events)
        return [kind, entry.player, pending, seen]

    def menu(self, app) -> list:
        rows = [(t("All cards"), self.SHEETS), (t("History"), HISTORY)]
        return [(t("End game"), END)] + rows if app.game.table.game.may_end() else rows

    def describe(self, table, entry) -> str:
        return words.describe(table.players, entry.action["type"], entry.player)

    def deed(self, table, entry) -> str:
        return words.deed(entry.action["type"], entry.player)

    def details(self, table, entry) -> list | None:
        return words.details(table, entry)

    def choice_words(self, game, seat: int, action: dict) -> str:
        return words.choice_words(seat, action)

    def cover(self, app, seat: int) -> Cover | None:
        """Return None if all cards are open, or the other player is a rival."""
        if not app.game.table.game.expert or app.game.is_rival(1 - seat):
            return None
        return Cover(app, seat)

    def option_fields(self, app, options: dict, players: int) -> list:
        """The variants and the deck."""
        folder = app.hardware.folder
        decks = [(name, ["{0}", name]) for name in library.names(folder, library.DECKS)]
        found = [[flag, _LABELS[flag], "choice", _SWITCH, options.get(flag) is True] for flag in FLAGS]
        found.append(["deck", later("Deck\ncheck your box"), "choice", decks, _deck(app, options)])
        return found + library.error_rows(folder, library.DECKS)

    def rules_options(self, app, options: dict, players: int) -> dict:
        deck = _deck(app, options)
        try:
            deck = library.option(app.hardware.folder, library.DECKS, deck)
        except BadOption:
            pass  # the rules refuse the name of a file damaged just now, and list the decks
        return {"deck": deck, "variant": [flag for flag in FLAGS if options.get(flag) is True]}

    def no_rival(self, options: dict) -> str:
        return ""


def _deck(app, options):
    deck = options.get("deck") or ""
    if library.sound(app.hardware.folder, library.DECKS, deck):
        return deck
    return library.names(app.hardware.folder, library.DECKS)[0]


def _seats_to_look(events):
    # The seats with hidden cards that they have not seen yet.
    for event in events:
        if event["type"] == "dealt":
            return [event["player"]] if "player" in event else [0, 1]
        if event["type"] == "exchanged" and "mine" not in event:
            return [event["player"], 1 - event["player"]]
    return []


GAME = ShapeCardsScreens()

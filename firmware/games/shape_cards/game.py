"""Shape Cards on the handheld: which screen a phase has, what events ask the table to do, and the words for actions.

Whoever plays, seat 0 has the yellow pieces and seat 1 the blue ones, as on the table; these are their colours.
"""

from firmware.games.shape_cards import pieces, words
from firmware.games.shape_cards.cover import Cover
from firmware.games.shape_cards.events import announce

INITIATIVE = "games.shape_cards.dice.Initiative"
ENTRY = "games.shape_cards.dice.Entry"
DRAFT = "games.shape_cards.draft.Draft"
TURN = "games.shape_cards.turn.Turn"
ANSWER = "games.shape_cards.turn.Answer"
DECLARE = "games.shape_cards.declare.Declare"
GUESS = "games.shape_cards.declare.Guess"
REVENGE = "games.shape_cards.revenge.Revenge"
TARGET = "games.shape_cards.target.Target"
EXCHANGE = "games.shape_cards.exchange.Exchange"
NOTICE = "games.shape_cards.notice.Notice"
LOOK = "games.shape_cards.secret.Look"
END = "games.shape_cards.end.End"
OVER = "games.shape_cards.over.Winner"
SHEETS = "games.shape_cards.hands.Hands"
HOW_TO_PLAY = True
HISTORY = "screens.in_game.history.History"

COLOURS = (pieces.YELLOW, pieces.BLUE)
"""The colour of each seat, whatever colours the players like."""
FIRST = False
"""Who begins is rolled for."""
SETUP = True


def menu(app) -> list:
    """What the menu of the game offers beside undo and redo: words and screen."""
    rows = [("All cards", SHEETS), ("History", HISTORY)]
    game = app.table.game
    if game.may_end():
        rows.insert(0, ("End game", END))
    return rows


def describe(table, entry) -> str:
    """Words for an entry of the history, for undo and redo: "Ann's green piece"."""
    return words.describe(table, entry)


def details(table, entry) -> list | None:
    """The words of a row of the history."""
    return words.details(table, entry)


REVIEW = "games.shape_cards.review.Review"
COACH = 60
COACH_UNIT = "cards"


def choice_words(game, seat: int, action: dict) -> str:
    """What the player does, as an order."""
    return words.choice_words(seat, action)


def cover(app, seat: int):
    """What hides a player's cards until the device was handed over; None where all lie open, or nobody else is there
    but a rival."""
    if not app.table.game.expert or app.game.is_rival(1 - seat):
        return None
    return Cover(app, seat)


def card_words(table, seat: int, card: int) -> str:
    """A card as the player of a seat calls it."""
    if card in table.game.hands[seat]:
        return "Your card"
    return "%s's card" % table.players[1 - seat]


_SCREENS = {"initiative": INITIATIVE, "draft": DRAFT, "play": TURN, "answer": ANSWER, "revenge": REVENGE, "over": OVER}
HIGHLIGHTS = ("Own pieces on board", "Cards in hand")


def play(table) -> str:
    """The name of the screen for the table's phase."""
    if table.phase == "initiative" and table.dice_from == "table":
        return ENTRY
    return _SCREENS[table.phase]


def after(app, events: list) -> None:
    """Go to the screen that the events lead to, with the notices and hidden cards that they bring in front of it."""
    if app.game.operation == "do":
        app.play()
    announce(app, events)

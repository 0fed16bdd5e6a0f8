"""Shape Cards on the handheld: which screen a phase has, what events ask the table to do, and the words for actions.

The other parts are imported when they are first needed: shape_cards_dice (initiative, dice typed in), shape_cards_draft (a card to pick),
shape_cards_turn (a turn, the answer to it), shape_cards_declare, shape_cards_revenge, shape_cards_target (the piece that revenge meets),
shape_cards_exchange, shape_cards_notice (orders to the players), shape_cards_secret (hidden cards), shape_cards_hands, shape_cards_end (the game is
called off), shape_cards_over, shape_cards_setup, shape_cards_words, shape_cards_events (what events bring); shape_cards_board, shape_cards_pair and
shape_cards_table draw.

Whoever plays, seat 0 has the yellow pieces and seat 1 the blue ones, as on the table; so these are the players' colours.
"""

from firmware import loading

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
HISTORY = "screens.in_game.history.History"

BLUE, GREEN, YELLOW = 1, 2, 3
"""Colours of the pieces, as indexes into theme.PLAYERS."""
COLOURS = (YELLOW, BLUE)
"""The colour of each seat, whatever colours the players like."""
PIECES = ("yellow", "blue")
FIRST = False
"""Who begins is rolled for."""


def menu(app):
    """What the menu of the game offers beside undo and redo: words and screen."""
    rows = [("All cards", SHEETS), ("History", HISTORY)]
    game = app.table.game
    if game.may_end():
        rows.insert(0, ("End the game", END))
    return rows


def offers(app, options, players):
    """What new_game lets one set."""
    return _setup().offers(app, options)


def rules_options(app, options, players):
    """The options as the rules take them."""
    return _setup().rules_options(app, options)


def _setup():
    return loading.part("games.shape_cards.setup")


def describe(table, entry):
    """Words for an entry of the history, for undo and redo: "Ann's green piece"."""
    return _words().describe(table, entry)


def details(table, entry):
    """The words of a row of the history."""
    return _words().details(table, entry)


def _words():
    return loading.part("games.shape_cards.words")


_SCREENS = {"initiative": INITIATIVE, "draft": DRAFT, "play": TURN, "answer": ANSWER, "revenge": REVENGE, "over": OVER}


def play(table):
    """The name of the screen for the table's phase."""
    if table.phase == "initiative" and table.dice_from == "table":
        return ENTRY
    return _SCREENS[table.phase]


def after(app, events):
    """Go to the screen that the events lead to, with the notices and hidden cards that they bring in front of it."""
    if app.deed == "do":
        app.play()
    loading.part("games.shape_cards.events").announce(app, events)

"""What a game is on the handheld, beside its rules: its screens, its words, its options. Its subclass is in
firmware/games/<game id>/game.py, with one instance, GAME.
"""

from firmware import instructions

OVER = "screens.in_game.over.GameOver"
HISTORY = "screens.in_game.action_log.ActionLog"
MENU = "screens.in_game.menu.Menu"
UNDO_SCREEN = "screens.in_game.undo.Undo"
"""It says what an undo takes back, and asks for the table's consent."""


class GameScreens:
    """The base of what each game offers. A screen is given by its name, "games.pig.turn.Turn"."""

    # The screen that the info key opens, also for a finished game of older rules; its state is a seat.
    SHEETS = ""
    # The score sheet, offered when the game is over.
    SCORES = ""
    # The screen that shows what EVENTS say; a subclass where there are pictures.
    NOTICE = "screens.in_game.notices.Notices"
    # For each type of event the function that says what people must do or know; see firmware.instructions.
    EVENTS: dict = {}
    # The screen where real dice are entered; a rival's are, too.
    ENTRY = ""
    # Screens on which a rival to move is shown as a person is: ok goes on. Else screens.in_game.rival.Rival is.
    RIVALS_TOO: tuple = ()
    # False: the rules draw no dice.
    DICE = True
    # False: the first player is not chosen in the setup.
    FIRST = True
    # What the player who starts does on paper, an order with %s for "your" or "Bot's".
    STARTS = ""
    # Why the game ends, where it is always the same; else `reason` tells it.
    END = ""
    # The colour of each seat, as indexes into theme.PLAYERS, where pieces have colours of their own.
    COLOURS: tuple | None = None
    # True: how_to_play.py is beside this module.
    HOW_TO_PLAY = False
    # What Game.highlights counts, in its order.
    HIGHLIGHTS: tuple = ()
    # The loss, in hundredths of a point, from which the coach warns; 0: it answers only; None: there is none.
    COACH: int | None = None
    # What the coach counts.
    COACH_UNIT = "points"
    # The screen of the review, one of screens.in_game.review.
    REVIEW = "screens.in_game.review.Review"

    def play(self, table) -> str:
        """The screen for the table's phase."""
        raise NotImplementedError

    def after(self, app, events: list) -> None:
        """Open what follows these events, which the table accepted; `app.game.operation` says how they came about.

        As it is here: the screen for the phase, and in front of it what EVENTS say.
        """
        if app.game.operation in instructions.ACTED:
            app.game.show_phase()
        self.notify(app, events)

    def notify(self, app, events: list) -> None:
        """Open the notices of these events, where there are any, in front of what is open."""
        action = [app.game.operation, events, self.noted(app, events)]
        if instructions.of(app, *action):
            app.stack.push(self.NOTICE, action + [0, True])

    def noted(self, app, events: list):
        """What the functions in EVENTS need of this moment, a value that JSON has: the table may have gone on when
        people read the notice.
        """
        return None

    def menu(self, app) -> list:
        """(text, screen) of what the game menu offers beside undo, dice and how to play."""
        scores = [("Scores", self.SCORES)] if self.SCORES else []
        return [("All sheets", self.SHEETS)] + scores + [("History", HISTORY)]

    def acts(self, app) -> int | None:
        """The seat that acts on the screen of the phase, or None where any player may."""
        return app.game.table.to_move

    # Words

    def reason(self, game) -> str:
        """Why a game that is over has ended; "" where there is nothing to tell."""
        return self.END

    def describe(self, table, entry) -> str:
        """An entry of the record, for undo and history: "Ann's roll of 5"."""
        raise NotImplementedError

    def details(self, table, entry) -> list | None:
        """The texts of a row of the history, the second one gold, and so on by turns; None: as `describe` says it."""
        return None

    def choice_words(self, game, seat: int, action: dict) -> str:
        """What a player does, as an order without the name: "circle 4x3". For coach and review."""
        raise NotImplementedError

    def order(self, table, entry) -> str:
        """What a player still writes on paper for the last action, with the name; "" for nothing."""
        return ""

    def cover(self, app, seat: int):
        """What hides a player's secrets until the device was handed over; None where nothing is hidden."""
        return None

    # Setup

    def option_fields(self, app, options: dict, players: int) -> list:
        """What players can set, each as [key, title, kind, detail, value]; see screens.new_game."""
        return []

    def rules_options(self, app, options: dict, players: int) -> dict:
        """The options of the rules for what players have set."""
        return options

    def partner(self, options: dict, players: int, seat: int) -> int | None:
        """The seat that plays together with this one."""
        return None

    def no_rival(self, options: dict) -> str | None:
        """Why the handheld cannot take a seat; "" where it can, None where the rules give no advice."""
        return None

"""What a game adds on the handheld to its rules: screens, texts and options. Its subclass is in firmware/games/<game
id>/game.py, with one instance, GAME.
"""

from firmware import instructions
from firmware.language import later, t

OVER = "screens.in_game.over.GameOver"
HISTORY = "screens.in_game.action_log.ActionLog"
MENU = "screens.in_game.menu.Menu"
RIVAL_SCREEN = "screens.in_game.rival.Rival"
UNDO_SCREEN = "screens.in_game.undo.Undo"
"""Shows what an undo reverses and asks the table to allow it."""


class GameScreens:
    """Base class of what each game provides. Screens are named like "games.pig.turn.Turn"."""

    # The screen of the info key, also for a finished game of older rules; its state is a seat.
    SHEETS = ""
    # The score sheet, offered when the game is over.
    SCORES = ""
    # The screen that shows the Instructions of EVENTS; a subclass if it has pictures.
    NOTICE = "screens.in_game.notices.Notices"
    # For each type of event, the function that yields its Instructions; see firmware.instructions.
    EVENTS: dict = {}
    # The screen for entering real dice, also a rival's.
    ENTRY = ""
    # Screens that a rival to move shares with people; OK continues. Otherwise screens.in_game.rival.Rival opens.
    RIVALS_TOO: tuple = ()
    # False: the rules roll no dice.
    DICE = True
    # False: the setup does not choose the first player.
    FIRST = True
    # Orders to write something for the start: to the player, and to others for a rival. `later` marks them, as the
    # other texts here.
    STARTS: tuple = ()
    # Why the game ends, if always the same; otherwise override `reason`.
    END = ""
    # A sign for each die that has a colour: no die is told by colour alone.
    DICE_SIGNS: tuple = ()
    # The colour of each seat, as indexes into theme.PLAYERS, if the pieces have their own colours.
    COLOURS: tuple | None = None
    # True: how_to_play.py is in the same folder.
    HOW_TO_PLAY = False
    # What Game.highlights counts, in its order.
    HIGHLIGHTS: tuple = ()
    # The loss, in hundredths of a point, from which the coach warns; 0: only on request; None: no coach.
    COACH: int | None = None
    # Unit of the coach's figures.
    COACH_UNIT = later("points")
    # The review screen, one of screens.in_game.review.
    REVIEW = "screens.in_game.review.Review"

    def play(self, table) -> str:
        """Return the name of the screen for the table's phase."""
        raise NotImplementedError

    def after(self, app, events: list) -> None:
        """Open the screens that follow accepted events; `app.game.operation` says what caused them. By default: the
        screen for the phase, and the notices of EVENTS on top.
        """
        if app.game.operation in instructions.ACTED:
            app.game.show_phase()
        self.notify(app, events)

    def notify(self, app, events: list) -> None:
        """Open the notices of these events, if any, on top of the open screen."""
        action = [app.game.operation, events, self.noted(app, events)]
        if instructions.of(app, *action):
            app.stack.push(self.NOTICE, action + [0, True])

    def noted(self, app, events: list):
        """Return a JSON value that the functions in EVENTS need from this moment. When players read the notice, the
        table may have moved on.
        """
        return None

    def menu(self, app) -> list:
        """Return (text, screen) of the game menu's entries besides undo, dice and how to play."""
        scores = [(t("Scores"), self.SCORES)] if self.SCORES else []
        return [(t("All sheets"), self.SHEETS)] + scores + [(t("History"), HISTORY)]

    def acts(self, app) -> int | None:
        """Return the seat that acts on the screen of the phase, or None if any player may."""
        return app.game.table.to_move

    # Texts

    def reason(self, game) -> str:
        """Return why a finished game has ended, or ""."""
        return t(self.END)

    def describe(self, table, entry) -> str:
        """Describe an entry of the record in a sentence: "Ann's roll of 5"."""
        deed = self.deed(table, entry)
        return deed if entry.player is None else t("{0}'s {1}", table.players[entry.player], deed)

    def deed(self, table, entry) -> str:
        """Describe an entry beside its player's mark, for undo and history: "roll of 5"."""
        raise NotImplementedError

    def details(self, table, entry) -> list | None:
        """Return the texts of a history row, every second one gold; None: use `describe`."""
        return None

    def choice_words(self, game, seat: int, action: dict) -> str:
        """Describe an action as an order without the name, for coach and review: "circle 4x3"."""
        raise NotImplementedError

    def order(self, table, entry) -> str:
        """Return what a player still has to write for the last action, as an order without the name, or ""."""
        return ""

    def cover(self, app, seat: int):
        """Return what hides a player's secrets until the device was handed over, or None."""
        return None

    # Setup

    def option_fields(self, app, options: dict, players: int) -> list:
        """Return what players can set, each as [key, title, kind, detail, value]; see screens.new_game."""
        return []

    def rules_options(self, app, options: dict, players: int) -> dict:
        """Convert what players have set to options of the rules."""
        return options

    def partner(self, options: dict, players: int, seat: int) -> int | None:
        """Return the seat of this seat's partner, or None."""
        return None

    def no_rival(self, options: dict) -> str | None:
        """Return why the handheld cannot take a seat; "" if it can, None if the rules give no advice."""
        return None

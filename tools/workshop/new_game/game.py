"""Pig on the handheld: which screen a phase has, and the words for actions."""

from firmware.screens.in_game.base import count_words

TURN = "games.pig.turn.Turn"
SHEETS = SCORES = "games.pig.scores.Scores"
OVER = "screens.in_game.over.GameOver"
MENU = (("Scores", SCORES), ("History", "screens.in_game.history.History"))
"""What the menu of the game offers beside undo and redo: words and screen."""


def option_fields(_app, options: dict, _players: int) -> list:
    """What can be set before the game."""
    return [["goal", "Goal", "numbers", [["Points"], 10, 1000, ""], options.get("goal", [100])]]


def rules_options(_app, options: dict, _players: int) -> dict:
    """The options of the rules for what was set."""
    return {"goal": options["goal"][0]} if "goal" in options else {}


def play(table) -> str:
    """The name of the screen for the table's phase."""
    return OVER if table.over else TURN


def after(app, _events: list) -> None:
    """Open the screen that is due after an action, undo or redo."""
    app.play()


def describe(table, entry) -> str:
    """An entry of the record in words, for undo and history."""
    name = table.players[entry.player]
    if entry.action["type"] == "roll":
        return "%s's roll of %d" % (name, entry.events[0]["dice"][0])
    return "%s's %s" % (name, count_words(table.game.totals[entry.player], "point"))

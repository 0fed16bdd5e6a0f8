"""Block Buster on the handheld.

Starting penalties are remembered for each variant and number of players, which have different defaults.
"""

from firmware.drawing import fonts, widgets
from firmware.game_screens import HISTORY, GameScreens
from firmware.games.block_buster.events import EVENTS, colour_of
from firmware.games.block_buster.words import position_words
from firmware.instructions import DO, NEW, UNDO
from firmware.wording import count_words
from shared_rules.block_buster import options as rules

TURN = "games.block_buster.turn.Turn"
SPACES = "games.block_buster.spaces.Spaces"
KINDS = "games.block_buster.kinds.Kinds"
TALLY = "games.block_buster.tally.Tally"
OVER = "games.block_buster.over.Winner"

_PLACES = ("First player", "Second", "Third", "Fourth")
_CHECK = "Check your box"
_WIDEST_NAME = 80
"""Pixels of a large name in the history, beside what was entered."""


class BlockBusterScreens(GameScreens):
    """Turns, and space reports, which any player enters at any time."""

    SHEETS = SPACES
    SCORES = "games.block_buster.scores.Scores"
    NOTICE = "games.block_buster.notice.Notice"
    EVENTS = EVENTS
    DICE = False
    HOW_TO_PLAY = True
    HIGHLIGHTS = ("Kinds led", "Blocks left")
    COACH = 0

    def play(self, table) -> str:
        if table.over:
            return OVER
        return TALLY if table.game.phase == "tally" else TURN

    def after(self, app, events: list) -> None:
        """After a block, open the map; after a report, stay on its screen."""
        operation = app.game.operation
        first = events[0]
        report = first["type"] in ("spaces_set", "kind_set")
        over = events[-1]["type"] == "game_over"
        if operation == DO and (over or not report):
            app.game.show_phase()
        if operation == NEW and app.game.table.options["kinds"] == "enter":
            app.stack.push(KINDS)
        elif first["type"] == "placed" and operation != UNDO and not over:
            # Everybody now reports the spaces around the new block.
            app.stack.push(SPACES, {"colour": colour_of(first)})
        elif report and operation != DO and not app.game.table.over:
            self._show_report(app, first)
        self.notify(app, events)
        app.frame.invalidate()

    @staticmethod
    def _show_report(app, report):
        seen = {"at": app.game.table.game.points.index(report["at"])}
        if report["type"] == "spaces_set":
            seen["colour"] = report["colour"]
        app.stack.push(SPACES if report["type"] == "spaces_set" else KINDS, seen)

    def noted(self, app, events: list) -> list:
        """Return the tokens that the action moves. After an undo, the bank is as it was before it paid."""
        game = app.game.table.game
        if app.game.operation == UNDO and events[0]["type"] == "placed":
            return rules.payment(game.bank, rules.SKIP_PENALTY * events[0]["skip"]) or [0, 0]
        return list(game.paid)

    def menu(self, app) -> list:
        return [("Map", SPACES), ("Kinds", KINDS), ("Scores", self.SCORES), ("History", HISTORY)]

    def describe(self, table, entry) -> str:
        action = entry.action
        kind = action["type"]
        if kind == "finish":
            return "the end of play"
        if kind == "kind":
            return "kind %s on the map" % action["kind"]
        if kind == "spaces":
            return "the entry at %s" % position_words(action["at"])
        name = table.players[entry.player]
        if kind == "left":
            return "%s's %s left" % (name, count_words(action["squares"], "square"))
        if kind == "pass":
            return "%s's pass" % name
        if action["skip"]:
            return "%s's block (%d skipped)" % (name, action["skip"])
        return "%s's block" % name

    def details(self, table, entry) -> list | None:
        """Rows with a number, in gold."""
        action = entry.action
        if action["type"] == "place" and action["skip"]:
            return ["block, skipped: ", str(action["skip"])]
        if action["type"] == "left":
            return ["squares left: ", str(action["squares"])]
        if action["type"] == "kind":
            return ["kind %s at %s" % (action["kind"], position_words(action["at"]))]
        if action["type"] != "spaces":
            return None
        name = table.players[table.game.points.seat_of(action["colour"])]
        if fonts.large_text:
            name = widgets.ellipsize(name, fonts.SMALL, _WIDEST_NAME)
        return [name + ": ", str(action["count"]), " at " + position_words(action["at"])]

    def no_rival(self, options: dict) -> str:
        return "The device cannot take a seat: only the players see the board."

    def option_fields(self, app, options: dict, players: int) -> list:
        variant = _variant(options, players)
        variants = [(name, variant_words(name, players)) for name in rules.variants_for(players)]
        kinds = [("random", "random"), ("enter", "by hand")]
        found = []
        if len(variants) > 1:
            found.append(["variant", "Variant", "choice", variants, variant])
        found.append(["kinds", "Point blocks", "choice", kinds, options.get("kinds", rules.defaults()["kinds"])])
        key = _penalties_key(variant, players)
        penalties = options.get(key) or list(rules.default_penalties(variant, players))
        found.append([key, "Penalties", "numbers", [list(_PLACES[:players]), 0, rules.MOST_PENALTY, _CHECK], penalties])
        tokens = [["-2 tokens", "-1 tokens"], 0, rules.MOST_TOKENS, _CHECK, "{0} \xd7 -2, {1} \xd7 -1"]
        found.append(["bank", "Bank", "numbers", tokens, options.get("bank", list(rules.BANK))])
        return found

    def rules_options(self, app, options: dict, players: int) -> dict:
        variant = _variant(options, players)
        return {
            "variant": variant,
            "kinds": options.get("kinds"),
            "start_penalties": options.get(_penalties_key(variant, players)),
            "bank": options.get("bank"),
        }

    def partner(self, options: dict, players: int, seat: int) -> int | None:
        return (seat + 2) % players if _variant(options, players) == "couple" else None


def variant_words(variant: str, players: int) -> str:
    """Return the name of a variant and, below it, what is special about it."""
    blocks = rules.blocks_each(variant, players)
    return {
        "two_colours": "two colours\n%d blocks of each" % blocks,
        "official_two": "official two\n%d blocks each" % blocks,
        "couple": "couples\npartners sit opposite",
    }.get(variant, variant)


def _variant(options, players) -> str:
    # The chosen variant, if it allows this number of players.
    variants = rules.variants_for(players)
    chosen = options.get("variant", "")
    return chosen if chosen in variants else variants[0]


def _penalties_key(variant, players):
    return "penalties %s %d" % (variant, players)


GAME = BlockBusterScreens()

"""Block Buster on the handheld.

Starting penalties are remembered for each variant and number of players, which have different defaults.
"""

from firmware.drawing import fonts, widgets
from firmware.game_screens import HISTORY, GameScreens
from firmware.games.block_buster.events import EVENTS, colour_of
from firmware.games.block_buster.words import position_words
from firmware.instructions import DO, NEW, UNDO
from firmware.language import later, shown_name, t, t_n
from shared_rules.block_buster import options as rules

TURN = "games.block_buster.turn.Turn"
SPACES = "games.block_buster.spaces.Spaces"
KINDS = "games.block_buster.kinds.Kinds"
TALLY = "games.block_buster.tally.Tally"
OVER = "games.block_buster.over.Winner"

_PLACES = (later("First player"), later("Second"), later("Third"), later("Fourth"))
_CHECK = later("Check your box")
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
    HIGHLIGHTS = (later("Kinds led"), later("Blocks left"))
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
        return [(t("Map"), SPACES), (t("Kinds"), KINDS), (t("Scores"), self.SCORES), (t("History"), HISTORY)]

    def describe(self, table, entry) -> str:
        kind = entry.action["type"]
        if kind == "finish":
            return t("the end of play")
        if kind == "spaces":
            return t("the entry at {0}", position_words(entry.action["at"]))
        return GameScreens.describe(self, table, entry)

    def deed(self, table, entry) -> str:
        action = entry.action
        kind = action["type"]
        if kind == "finish":
            return t("end of play")
        if kind == "kind":
            return t("kind {0} on the map", action["kind"])
        if kind == "spaces":
            return t("entry at {0}", position_words(action["at"]))
        if kind == "left":
            return t_n(action["squares"], "{0} square left", "{0} squares left")
        if kind == "pass":
            return t("pass")
        if action["skip"]:
            return t_n(action["skip"], "block ({0} skipped)", "block ({0} skipped)")
        return t("block")

    def details(self, table, entry) -> list | None:
        """Rows with a number, in gold."""
        action = entry.action
        if action["type"] == "place" and action["skip"]:
            return [t("block, skipped:") + " ", str(action["skip"])]
        if action["type"] == "left":
            return [t("squares left:") + " ", str(action["squares"])]
        if action["type"] == "kind":
            return [t("kind {0} at {1}", action["kind"], position_words(action["at"]))]
        if action["type"] != "spaces":
            return None
        names = [shown_name(name) for name in table.players]
        name = names[table.game.points.seat_of(action["colour"])]
        if fonts.large_text:
            name = widgets.after_name(name, "", _WIDEST_NAME, names)
        return [t("{0}:", name) + " ", str(action["count"]), " " + t("at {0}", position_words(action["at"]))]

    def no_rival(self, options: dict) -> str:
        return later("The device cannot take a seat: only the players see the board.")

    def option_fields(self, app, options: dict, players: int) -> list:
        variant = _variant(options, players)
        variants = [(name, variant_words(name, players)) for name in rules.variants_for(players)]
        kinds = [("random", later("random")), ("enter", later("by hand"))]
        found = []
        if len(variants) > 1:
            found.append(["variant", later("Variant"), "choice", variants, variant])
        chosen = options.get("kinds", rules.defaults()["kinds"])
        found.append(["kinds", later("Point blocks"), "choice", kinds, chosen])
        key = _penalties_key(variant, players)
        penalties = options.get(key) or list(rules.default_penalties(variant, players))
        places = [list(_PLACES[:players]), 0, rules.MOST_PENALTY, _CHECK]
        found.append([key, later("Penalties"), "numbers", places, penalties])
        labels = [later("-2 tokens"), later("-1 tokens")]
        bank = options.get("bank", list(rules.BANK))
        tokens = [labels, 0, rules.MOST_TOKENS, _CHECK, "{0} \xd7 -2, {1} \xd7 -1"]
        found.append(["bank", later("Bank"), "numbers", tokens, bank])
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


def variant_words(variant: str, players: int) -> str | list:
    """Return the name of a variant and, below it, what is special about it, as language.shown takes it."""
    blocks = rules.blocks_each(variant, players)
    if variant == "two_colours":
        return [later("two colours\n{0} blocks of each"), blocks]
    if variant == "official_two":
        return [later("official two\n{0} blocks each"), blocks]
    return later("couples\npartners sit opposite") if variant == "couple" else later("standard")


def _variant(options, players) -> str:
    # The chosen variant, if it allows this number of players.
    variants = rules.variants_for(players)
    chosen = options.get("variant", "")
    return chosen if chosen in variants else variants[0]


def _penalties_key(variant, players):
    return "penalties %s %d" % (variant, players)


GAME = BlockBusterScreens()

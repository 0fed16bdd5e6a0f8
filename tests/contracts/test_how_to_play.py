"""Every game brings its rules: pages of the right length, the page behind each refusal, tips. Failures name the file
and the section of docs/add-a-game.md that tells how.
"""

import ast
import importlib

import pytest

from firmware import loading
from firmware.drawing import fonts, widgets, wrapping
from firmware.screens import how_to_play
from shared_rules import registry
from tests.contracts.games import GAMES
from tests.firmware.screens.bench import BOARDS, Bench
from tools import places

SECTION = "docs/add-a-game.md#how-to-play"
FEWEST_PAGES, MOST_PAGES = 3, 7
MOST_LINES = 3
"""Of a tip, in the small font."""
SHARED = ("roll_and_hold", "everybody_acts")
"""Modules of shared_rules/ from which rules may inherit."""

# Refusals of the form of an action, which no key can bring about, beside those of its type.
FORM = (
    "A cell must be a row and a column.",
    "Rows and columns are 1 to 5.",
    "Columns are 1 to 5.",
    "The dice to reroll must be positions from 0 to {0} in rising order.",
    "There is no such piece: pieces are named by frame and letter, like 1A.",
    "The place of a piece must be a row and a column.", "Rows are 1 to {0} and columns 1 to {1}.",
    "Players are 0 to {0}.",
    "A player must be a seat from 0 to {0}.", "A point block must be a row and a column from 1 to {0}.",
    "Kinds are A to {0}.", "A colour must be a number from 0 to {0}.", "A field must be a row and a column.",
    "Rows and columns are 1 to 4.",
    "The other player's card must be counted from 0.",
    "Rows are red, yellow, green and blue.", "This player has answered already.",
)  # fmt: skip


SETUP = {
    "block_buster": {"The bank cannot pay the start penalties exactly."},
    "puzzle_sheet": {"Leave at least one cell empty."},
}
"""Refusals of a setup that keys can make."""


def module(game):
    """Its pages, and the name of their file."""
    file = f"firmware/games/{game}/how_to_play.py"
    there = loading.screens_of(game).HOW_TO_PLAY and (places.ROOT / file).exists()
    assert there, f"{file} is missing, or game.py beside it lacks HOW_TO_PLAY = True; {SECTION}"
    return importlib.import_module(f"firmware.games.{game}.how_to_play"), file


def rules_of(game):
    """The text of each module of a game's rules, and of those that they inherit from."""
    folder = places.ROOT / "shared_rules"
    own = (folder / game / "rules.py").read_text(encoding="utf-8")
    files = [*(folder / game).glob("*.py"), *[folder / f"{name}.py" for name in SHARED if name in own]]
    return [file.read_text(encoding="utf-8") for file in files]


def sentences(game):
    """The templates of everything that the rules of a game refuse within a game: those of Illegal(...), also if they
    are attributes of the class, and sentences in a table of them.
    """
    found = set()
    for node in [node for text in rules_of(game) for node in ast.walk(ast.parse(text))]:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Illegal":
            of_class = isinstance(node.args[0], ast.Attribute)
            texts = [getattr(registry.find(game), node.args[0].attr)] if of_class else constants(node.args[0])
            found |= {text for text in texts if isinstance(text, str) and len(text) > 12}
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "_ASKED":
            found |= {text for text in constants(node.value) if " " in text}
    return found


def constants(node):
    return [each.value for each in ast.walk(node) if isinstance(each, ast.Constant)]


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_that_keys_can_bring_about_leads_to_its_page(game):
    known, file = module(game)
    why = [template for _page, templates in known.WHY for template in templates]
    refused = sentences(game) | SETUP.get(game, set())
    form = {*FORM, getattr(registry.find(game), "NOT_ASKED", "")}
    missing = sorted(words for words in refused - {*form, *why} if not words.startswith('"type" must be '))
    unknown = sorted({*why} - refused)
    assert not missing, f"{file}: WHY lacks the refusals {missing}; {SECTION}"
    assert not unknown, f"{file}: WHY has {unknown}, which the rules do not say; {SECTION}"
    assert len({*why}) == len(why), f"{file}: WHY has a refusal twice; {SECTION}"
    for page, templates in known.WHY:
        assert 0 <= page < len(known.PAGES), f"{file}: WHY has the page {page}, which is not there; {SECTION}"
        assert how_to_play.page_of(game, templates[0]) == page


@pytest.mark.parametrize("game", GAMES)
def test_there_are_three_to_seven_pages_for_any_number_of_players(game):
    known, file = module(game)
    rules = registry.find(game)
    for players in range(rules.FEWEST, rules.MOST + 1):
        options = rules.default_options()
        shown = [page for page in known.PAGES if how_to_play.in_force(page[2], options, players)]
        right = FEWEST_PAGES <= len(shown) <= MOST_PAGES
        assert right, f"{file}: {len(shown)} pages for {players} players, not {FEWEST_PAGES} to {MOST_PAGES}; {SECTION}"
        assert shown[0][0] == "Aim", f'{file}: the first page is not "Aim"; {SECTION}'


@pytest.mark.parametrize("game", GAMES)
def test_a_page_fits_a_square_panel_without_scrolling(game, tmp_path):
    known, file = module(game)
    bench = Bench(BOARDS[0], tmp_path)
    for number in [*range(len(known.PAGES)), how_to_play.KEYS]:
        bench.app.stack.push("screens.how_to_play.HowToPlay", [game, [number], 0, 0])
        bench.settle(100)
        text = bench.app.stack.screen.text
        assert text.last_first == 0, f"{file}: this page does not fit a panel of 240 x 240: {text.words}; {SECTION}"


@pytest.mark.parametrize("game", GAMES)
def test_a_tip_has_three_lines_at_most_and_is_about_a_screen_or_an_event(game):
    known, file = module(game)
    for what, words in known.TIPS:
        for board in BOARDS:
            width = widgets.Layout(board, False).width - 2 * widgets.EDGE
            lines = len(wrapping.wrap(words, fonts.SMALL, width))
            assert lines <= MOST_LINES, f"{file}: TIPS: {lines} lines are too long: {words}; {SECTION}"
        name, _dot, kind = what.rpartition(".")
        if name:
            there = hasattr(importlib.import_module("firmware." + name), kind)
        else:
            there = any(f'"type": "{what}"' in text for text in rules_of(game))
        assert there, f"{file}: TIPS: {what} is no screen and no event of the rules; {SECTION}"

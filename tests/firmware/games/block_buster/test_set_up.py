"""What can be set before a game of Block Buster."""

import pytest

from firmware.games.block_buster.game import GAME
from shared_rules.block_buster.options import variants_for
from shared_rules.block_buster.rules import RULES
from shared_rules.game import BadOption
from tests.firmware.games.block_buster.cases import BlockBench
from tests.firmware.screens.bench import each_board


@pytest.mark.parametrize(
    ("players", "variants"),
    [(2, ["standard", "two_colours", "official_two"]), (3, None), (4, ["standard", "couple"])],
)
def test_variants_are_those_for_so_many_players(players, variants):
    option_fields = {offer[0]: offer for offer in GAME.option_fields(None, {}, players)}
    assert (variants is None) == ("variant" not in option_fields)
    if variants:
        assert [value for value, _words in option_fields["variant"][3]] == variants


def test_everything_that_is_offered_is_taken_by_the_rules():
    for players in (2, 3, 4):
        for variant in (*variants_for(2), "couple"):
            for kinds in ("random", "enter"):
                options = {"variant": variant, "kinds": kinds}
                resolved = RULES.resolve_options(GAME.rules_options(None, options, players), players)
                assert resolved["variant"] == (variant if variant in variants_for(players) else "standard")
                option_fields = GAME.option_fields(None, options, players)
                penalties = next(offer for offer in option_fields if offer[0].startswith("penalties"))
                assert penalties[4] == resolved["start_penalties"]
                assert len(penalties[3][0]) == players
                assert penalties[3][3] == "Check your box"


def test_start_penalties_are_kept_apart_for_each_variant_and_number_of_players():
    options = {"penalties standard 3": [3, 3, 3], "bank": [4, 4]}
    assert GAME.rules_options(None, options, 3)["start_penalties"] == [3, 3, 3]
    assert GAME.rules_options(None, options, 4)["start_penalties"] is None
    assert GAME.rules_options(None, options, 4)["bank"] == [4, 4]
    with pytest.raises(BadOption):
        RULES.resolve_options(GAME.rules_options(None, {**options, "bank": [0, 5]}, 3), 3)


@each_board
def test_the_set_up_is_remembered_for_each_variant(board, tmp_path):
    bench = BlockBench(board, tmp_path)
    bench.row("New game")
    bench.row("Block Buster")
    bench.row("Variant")
    bench.row("two colours")
    bench.row("Penalties")
    assert bench.app.stack.screen.heading.right == "Check your box"
    bench.press("ok", "up", "ok", "back")
    bench.row("Point blocks")
    bench.row("Start")
    assert bench.app.game.table.options == {
        "variant": "two_colours",
        "kinds": "enter",
        "start_penalties": [4, 0],
        "bank": [8, 8],
    }
    again = BlockBench(board, tmp_path)
    again.app.stack.home()
    again.settle()
    again.row("New game")
    again.row("Block Buster")
    option_fields = {offer[0]: offer[4] for offer in again.app.stack.screen.option_fields}
    assert option_fields == {
        "variant": "two_colours",
        "kinds": "enter",
        "penalties two_colours 2": [4, 0],
        "bank": [8, 8],
    }

"""What the bench measures of Cross Rows: the middle of a game, when several players are still to answer a roll."""

from shared_rules.table.table import Table

ACTIONS_IN_MIDDLE = 80


def is_mid_turn(table: Table) -> bool:
    """The white dice lie there for two players or more."""
    return table.phase == "white" and len(table.game.awaited()) > 1

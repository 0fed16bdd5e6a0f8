"""How tests find their way through menus, as people do: row by row, letter by letter."""

from firmware.screens import names
from tests.firmware.screens.bench import Bench


def at_new_game(board, folder, game="Penk!"):
    """A bench with the setup of a game open, reached from home."""
    bench = Bench(board, folder)
    bench.app.stack.home()
    bench.settle()
    choose(bench, "New game", game)
    assert bench.top == "screens.new_game.NewGame"
    return bench


def labels(bench):
    return [label.replace("\xa0", " ") for label in bench.app.stack.screen.list.labels]


def to_row(bench, label):
    """Go down to the row with that label."""
    for _ in range(len(labels(bench)) + 10):  # words above the rows may have to be read first
        if labels(bench)[bench.app.stack.screen.list.focus] == label:
            return
        bench.press("down")
    raise AssertionError(f"no row {label} among {labels(bench)}")


def choose(bench, *rows):
    """Go to each row and press ok."""
    for row in rows:
        to_row(bench, row)
        bench.press("ok")


def spell(bench, name):
    """Give the letters screen a name that is all capitals of the first page, then press done; up and down alone."""
    assert bench.top == "screens.names.Letters"
    for letter in name:
        if bench.app.stack.screen.keyboard.small:
            go_to_place(bench, 27)
            bench.press("ok")
        go_to_place(bench, ord(letter) - ord("A"))
        bench.press("ok")
    go_to_place(bench, 31)
    bench.press("ok")


def go_to_place(bench, index):
    """Take the focus of the letters screen to a place; without a stick its row is chosen first."""
    for key in keys_to_place(bench.app.stack.screen, index):
        bench.press(key)


def keys_to_place(screen, index):
    """The keys for that."""
    here = screen.focus.index
    if screen.app.hardware.has_stick:
        return ["right"] * ((index - here) % 32)
    row, keys = index // 9, []
    if not screen.rows:
        if here // 9 == row:
            return _around(here % 9, index % 9, 9 if row < 3 else 5)
        keys = ["back"]
    keys += _around(here // 9, row, 4) + ["ok"]
    if here // 9 != row or not screen.rows and row < 3:
        here = 9 * row if row < 3 else names.DONE if screen.name else names.PAGE
    return keys + _around(here % 9, index % 9, 9 if row < 3 else 5)


def _around(here, there, count):
    # The shortest way on a ring.
    down = (there - here) % count
    return ["down"] * down if 2 * down <= count else ["up"] * (count - down)

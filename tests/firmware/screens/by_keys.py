"""How tests find their way through menus, as people do: row by row, letter by letter."""

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
    return bench.app.stack.screen.list.labels


def to_row(bench, label):
    """Go down to the row with that label."""
    for _ in range(len(labels(bench)) + 10):  # words above the rows may have to be read first
        shown = bench.app.stack.screen.list
        if shown.labels[shown.focus] == label:
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
        if bench.app.stack.screen.small:
            go_to_place(bench, 27)
            bench.press("ok")
        go_to_place(bench, ord(letter) - ord("A"))
        bench.press("ok")
    go_to_place(bench, 31)
    bench.press("ok")


def go_to_place(bench, index):
    forward = "right" if "right" in bench.key_names else "down"
    for _ in range((index - bench.app.stack.screen.focus.index) % 32):
        bench.press(forward)

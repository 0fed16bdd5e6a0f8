"""MicroPython draws every screen of every game; its pictures must equal the golden ones."""

import binascii

import pytest

from tests.contracts.games import GAMES, screen_cases
from tests.firmware.games.shape_cards.bench import prepared_games  # noqa: F401
from tests.firmware.screens.bench import BOARDS
from tools.device.wasm import runtime, screen_runner

BOARD = BOARDS[0]
_PACKAGES = ("shared_rules", "firmware", "host_sim")


def flash_of(bench, game, folder):
    """What a bench has in its flash, as screen_runner reads it."""
    bench.app.game.keep_session()
    lines = [BOARD.__name__.rpartition(".")[2], f"{game} {getattr(bench, 'prepared', {})!r}"]
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            lines.append(f"{path.relative_to(folder).as_posix()} {path.read_bytes().hex()}")
    return "\n".join(lines)


@pytest.mark.wasm
@pytest.mark.usefixtures("prepared_games")
@pytest.mark.parametrize("game", GAMES)
def test_every_screen_is_the_same_on_micropython(game, tmp_path):
    names, inputs = [], []
    for name, make in screen_cases(game):
        folder = tmp_path / name
        folder.mkdir()
        names.append(name)
        inputs.append(flash_of(make(BOARD, folder), game, folder))
    wanted = [screen_runner.shown(text, str(tmp_path / "again")) for text in inputs]
    outputs = runtime.run([text.encode() for text in inputs], runtime.SCREENS, _PACKAGES)
    for name, output, expected in zip(names, outputs, wanted, strict=True):
        screen, picture, crashes = output.decode()[:-1].split(" ")
        assert not crashes, f"{game}: {name} breaks on MicroPython:\n{binascii.unhexlify(crashes).decode()}"
        assert f"{screen} {picture} \n" == expected, f"{game}: {name} ({screen}) looks different on MicroPython"

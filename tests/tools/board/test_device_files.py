"""Which files go on the device, and in what form."""

import ast

import pytest

from host_sim.boards import board_names
from tools import places
from tools.board.device_files import CompileError, device_files, files_to_pack, with_constants


@pytest.fixture(scope="module")
def files():
    """A file for each module."""
    return files_to_pack("lcd_1_3")


def test_part_of_a_boards_name_is_enough_and_the_device_knows_the_whole(files):
    assert files["/board.txt"] == b"waveshare_pico_lcd_1_3\n"


def test_compiling_again_gives_the_same(files):
    assert files_to_pack("waveshare_pico_lcd_1_3") == files


def test_only_the_board_in_question_is_there(files):
    boards = [path for path in files if path.startswith("/firmware/boards/")]
    assert boards == ["/firmware/boards/waveshare_pico_lcd_1_3.mpy"]
    board = files[boards[0]]
    assert b"_waveshare" not in board and b"\x0c\x0c\x00\x33\x33" in board, "with what such boards share in it"


@pytest.mark.thorough
@pytest.mark.parametrize("name", board_names())
def test_every_board_compiles(name):
    assert f"/firmware/boards/{name}.mpy" in files_to_pack(name)


def test_main_stays_source_and_the_rest_is_compiled(files):
    assert files["/main.py"] == (places.ROOT / "firmware" / "main.py").read_bytes()
    assert [path for path in files if path.endswith(".py")] == ["/main.py"]
    for path, content in files.items():
        if path.endswith(".mpy"):
            assert content[:2] == b"M\x06", path


def test_every_module_with_code_is_there_and_no_other(files):
    wanted = []
    for package in ("firmware", "shared_rules"):
        for source in (places.ROOT / package).rglob("*.py"):
            body = ast.parse(source.read_text(encoding="utf-8")).body
            bare = source.name == "__init__.py" and all(isinstance(node, ast.Expr) for node in body)
            if not bare and source.name != "main.py" and source.parent.name != "boards":
                wanted.append("/" + source.relative_to(places.ROOT).with_suffix(".mpy").as_posix())
    assert sorted(wanted) == sorted(path for path in files if path.endswith(".mpy") and "/boards/" not in path)


def test_assets_are_copied_as_they_are(files):
    assets = {path.rsplit("/", 1)[1]: content for path, content in files.items() if "/assets/" in path}
    assert {"small.font", "medium.font", "large.font", "pictures.sheet"} <= set(assets)
    assert assets == {source.name: source.read_bytes() for source in (places.ROOT / "firmware" / "assets").iterdir()}


def test_no_docstring_reaches_the_device_and_crash_logs_name_the_module(files):
    assert b"Sources. Pins" not in b"".join(files.values())
    assert b"firmware.screens.home" in files["/firmware/screens/home.mpy"]


def test_machine_code_is_for_every_arm_processor_of_a_pico(files):
    """py/persistentcode.h of MicroPython: the third byte holds the architecture, 4 is armv6m, which a Pico 2 (armv7em
    and up) loads as well.
    """
    assert {content[2] >> 2 for path, content in files.items() if path.endswith(".mpy")} == {0, 4}


def test_a_source_that_micropython_cannot_compile_is_named(tmp_path, monkeypatch):
    (tmp_path / "firmware" / "boards").mkdir(parents=True)
    (tmp_path / "shared_rules").mkdir()
    (tmp_path / "firmware" / "main.py").write_text("", encoding="utf-8")
    (tmp_path / "firmware" / "broken.py").write_text("def (:\n", encoding="utf-8")
    monkeypatch.setattr(places, "ROOT", tmp_path)
    with pytest.raises(CompileError, match="firmware/broken.py does not compile"):
        device_files("waveshare_pico_lcd_1_3")


@pytest.mark.parametrize(
    "source, handed",
    [
        ("_A = 1  # one\n", "_A = const(1)  # one\n"),
        ("_A = -0x10\nb = _A\n", "_A = const(-0x10)\nb = _A\n"),
        ('_A = (\n    "\u00e4"\n    "b"\n)\n', '_A = const((\n    "\u00e4"\n    "b"\n))\n'),
        ("_A = ((1, 2), (b'', 'x'))\n", "_A = const(((1, 2), (b'', 'x')))\n"),
    ],
)
def test_private_constants_are_handed_to_the_compiler_as_such(source, handed):
    assert with_constants(source) == handed


@pytest.mark.parametrize(
    "source",
    [
        "A = 1\n",
        "_a = 1\n",
        "_A = [1]\n",
        "_A = (1, [2])\n",
        "_A = None\n",
        "_A = 1.5\n",
        "_A = B\n",
        "_A = 1\n_A = 2\n",
        "_A = 1\n_A += 2\n",
        "def f():\n    return _A\n\n\n_A = 1\n",
        "class C:\n    _A = 1\n",
        "def (:\n",
    ],
)
def test_all_others_stay_names(source):
    assert with_constants(source) == source


def test_an_unknown_board_is_refused_with_the_known_ones():
    with pytest.raises(ValueError, match="waveshare_pico_lcd_1_3"):
        device_files("nonsense")

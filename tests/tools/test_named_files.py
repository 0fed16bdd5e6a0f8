"""Every command that reads a file which somebody names says one sentence about a pipe, a folder, or a file that never
ends.
"""

import os

import pytest

from host_sim import cli
from tools.device.commands import uf2
from tools.owner.commands import history, install, restore, sheet

pytestmark = pytest.mark.skipif(os.name == "nt", reason="no pipes and devices with a name there")
COMMANDS = {
    "sheet check": lambda path: sheet.main(["check", path]),
    "sheet show": lambda path: sheet.main(["show", path]),
    "sheet print": lambda path: sheet.main(["print", path]),
    "restore": lambda path: restore.main(["--save", "saves", path]),
    "history": lambda path: history.main(["--file", path]),
    "install": lambda path: install.main(["--board", "generic", "--settings", path, "--dry-run"]),
    "uf2": lambda path: uf2.main(["--board", "generic", "--settings", path]),
    "script": lambda path: cli.main(["--script", path]),
}


@pytest.mark.parametrize("name", COMMANDS)
def test_what_is_no_file_is_one_sentence(name, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    os.mkfifo("pipe")
    os.mkdir("folder")
    with open("huge", "wb") as file:
        file.truncate(1 << 40)
    for path, told in (
        ("pipe", "a pipe or a device"),
        ("/dev/zero", "a pipe or a device"),
        ("huge", "it has more than"),
        ("folder", "a folder"),
        ("absent", ("No such file", "no file absent")),
    ):
        assert COMMANDS[name](path) == 1
        said = capsys.readouterr()
        text = (said.out + said.err).strip()
        assert any(words in text for words in ([told] if isinstance(told, str) else told)), text
        assert len(text.splitlines()) == 1

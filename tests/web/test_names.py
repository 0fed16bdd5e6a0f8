"""What the page does with names that are written from right to left, or change the direction of writing."""

import json
import subprocess

import pytest

from tools.device.web.page_files import PAGE
from tools.npm import node
from tools.owner.terminal_text import isolated_text

pytestmark = pytest.mark.wasm


def test_texts_of_the_page_are_those_of_the_commands():
    names = [
        "Zo\u00eb 12",
        "\u05d0\u05d1",
        "a\u202e\u2069b",
        "\u0639\u2069\u202e12",
        "\u5c71\U0001f469\u200d\U0001f52c",
        "",
    ]
    module = (PAGE / "names.mjs").as_uri()
    program = f"import {{ isolatedText }} from {module!r};"
    program += "console.log(JSON.stringify(JSON.parse(process.argv[1]).map(isolatedText)));"
    command = [node(), "--input-type=module", "--eval", program, json.dumps(names)]
    said = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True).stdout
    assert json.loads(said) == [isolated_text(name) for name in names]

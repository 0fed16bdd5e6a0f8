"""The documents are right: links work, commands exist, the recipe for checking dice gives the device's dice."""

import re
from pathlib import Path

import pytest

from shared_rules import registry
from shared_rules.table.table import Table
from tools import dev

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_links_and_pictures_lead_to_files_of_the_repository(document):
    text = document.read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)#]*)#?([^)]*)\)|src=\"([^\"]+)\"", text)
    for target, heading, picture in targets:
        if target.startswith("http"):
            continue
        file = document.parent / (target or picture or document.name)
        assert file.exists(), file
        assert not heading or heading in headings(file), (file.name, heading)


def headings(file):
    """The names by which links reach the headings of a page."""
    titles = re.findall(r"^#+ (.+)", file.read_text(encoding="utf-8"), re.MULTILINE)
    return [re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in titles]


def test_the_readme_leads_to_every_document():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    rules = (ROOT / "docs" / "how-to-play.md").read_text(encoding="utf-8")  # leads to those in other languages
    for page in (ROOT / "docs").glob("*.md"):
        assert page.name == "README.md" or f"](docs/{page.name})" in text or f"]({page.name})" in rules, page.name


def test_the_readme_is_short_and_its_five_figures_stand_on_their_page():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert text.count("\n") <= 90
    rows = re.findall(r"^\| [^|]+ \| (\d[^|]*) \| (.+) \|$", text, re.MULTILINE)
    assert len(rows) == 5
    figures = (ROOT / "docs" / "figures.md").read_text(encoding="utf-8")
    for figure, command in rows:
        number = figure.split()[0]
        assert re.search(rf"(?<![\d.,]){re.escape(number)}(?![\d]|[.,]\d)", figures), f"docs/figures.md has no {number}"
        assert re.fullmatch(r"`python3 tools/dev\.py .+`", command)
        assert command.strip("`").removeprefix("python3 tools/") in figures, f"docs/figures.md does not name {command}"


NAMED = (
    ("README.md", "## The games", "{name} ({players}"),
    ("docs/at-the-table.md", "## A turn of each game", "| {name} | "),
    ("docs/figures.md", "| presses in a turn, sensible player", " | {name} |"),
)
"""Where games are named in words that nothing writes: document, what the sentence or table begins with, the words."""


@pytest.mark.parametrize("game", registry.GAMES, ids=lambda game: game[0])
@pytest.mark.parametrize(("document", "begins", "words"), NAMED, ids=[document for document, *_rest in NAMED])
def test_every_game_is_named(document, begins, words, game):
    _id, _module, name, fewest, most = game
    wanted = words.format(name=name, players=f"{fewest} to {most}" if fewest < most else most)
    _before, found, text = (ROOT / document).read_text(encoding="utf-8").partition(begins)
    assert found
    there = wanted in text.partition("\n## ")[0]
    assert there, f'{document} lacks "{wanted}" below "{begins}": it is yours to write; docs/add-a-game.md#add-a-game'


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_files_that_are_named_exist(document):
    if document.name.startswith("add-a-"):
        pytest.skip("names files that the reader writes; a test of its own follows the page")
    text = document.read_text(encoding="utf-8")
    for name in re.findall(r"`((?:firmware|shared_rules|host_sim|tools|tests|docs)/[\w/.]+)`", text):
        assert (ROOT / name).exists(), name


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_commands_of_dev_exist(document):
    text = document.read_text(encoding="utf-8")
    for command in re.findall(r"tools/dev\.py (\w[\w-]*)", text):
        assert command in [name for name, *_rest in dev.COMMANDS], command


def test_screens_in_the_documents_are_the_golden_pictures():
    from tools.workshop.goldens import frames

    for board in [folder.name for folder in frames.DOCUMENTS.iterdir() if folder.is_dir()]:
        shown, golden = frames.read(frames.DOCUMENTS, board), frames.read(frames.GOLDEN, board)
        assert shown == {case: golden.get(case) for case in shown}, "python3 tools/dev.py frames --write takes them"


def test_how_to_play_is_what_the_handheld_shows():
    from tools.workshop.goldens.how_to_play import CODES, document, file

    for code in CODES:
        right = file(code).exists() and file(code).read_text(encoding="utf-8") == document(code)
        assert right, (
            f"{file(code).name} is not as the pages are: python -m tools.workshop.goldens.how_to_play writes it"
        )


def test_the_recipe_for_checking_dice_gives_the_dice_of_the_table():
    text = (ROOT / "docs" / "check-the-dice.md").read_text(encoding="utf-8")
    recipe = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert recipe
    names: dict = {}
    printed = []
    exec(recipe.group(1), dict(names, print=lambda *words: printed.append(words[-1])))  # noqa: S102
    table = Table()
    table.new("penk", ["Ann", "Bo", "Cy"], seed="ceb20bea8d2ad02a8f134397f0618e21")
    table.do({"type": "roll"})
    assert table.game is not None
    assert printed == [table.game.first, table.game.dice]

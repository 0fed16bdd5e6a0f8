"""The page on troubleshooting has all findings of the doctor."""

import re

import pytest

from tools import dev, places
from tools.owner.findings import FINDINGS

PAGE = (places.ROOT / "docs" / "troubleshooting.md").read_text(encoding="utf-8")
SERIOUS, _heading, WORTH_KNOWING = PAGE.partition("\n## What is worth knowing\n")


def unmarked(text):
    """Text without the marks of code, links and quotes, all of it in one line."""
    return " ".join(re.sub(r"\[(\w+)\]\([^)]*\)", r"docs/\1.md", text).replace("`", "").replace("'", "").split())


@pytest.mark.parametrize("key", FINDINGS)
def test_every_finding_is_on_it_and_says_what_to_do(key):
    title, action, serious = FINDINGS[key]
    _before, heading, below = (SERIOUS if serious else WORTH_KNOWING).partition(f"\n### {title}\n")
    assert heading and action
    assert unmarked(below).startswith(unmarked(action))


def test_it_tells_of_nothing_else():
    assert sorted(re.findall("^### (.*)$", PAGE, re.MULTILINE)) == sorted(each.title for each in FINDINGS.values())


def test_symptoms_come_first_and_lead_to_headings():
    head, _heading, rest = PAGE.partition("\n## ")
    anchors = {re.sub("[^a-z0-9 -]", "", line[4:].lower()).replace(" ", "-") for line in rest.splitlines()}
    for symptom in ("dark", "white", "colours", "Keys", "drive", "full"):
        (row,) = [line for line in head.splitlines() if line.startswith("|") and symptom in line.split("|")[1]]
        links = re.findall(r"\]\(#([^)]+)\)", row)
        assert links and set(links) <= anchors, symptom


@pytest.mark.parametrize(
    "key", ["nothing", "blank", "unmounted", "silent", "other_program", "no_display", "unknown_display"]
)
def test_where_the_board_cannot_know_its_display_install_is_named_with_it(key):
    action = FINDINGS[key].action
    assert action.count("tools/dev.py install --board NAME") == action.count("tools/dev.py install") == 1


def test_commands_that_are_named_exist():
    names = [name for name, *_rest in dev.COMMANDS]
    for finding in FINDINGS.values():
        assert all(name in names for name in re.findall(r"tools/dev\.py (\w+)", finding.action))


def test_browsers_of_the_snap_store_are_told_what_lets_them_see_ports():
    for place in ("host_sim/web/troubles.mjs", "docs/troubleshooting.md", "docs/browser.md"):
        text = (places.ROOT / place).read_text(encoding="utf-8")
        assert "snap connect chromium:raw-usb" in text and "Firefox" in text

"""Instructions to write for the events of Yacht."""

from firmware.games.yacht.words import written_words
from firmware.instructions import Happening, Instruction, nothing
from firmware.language import t


def _written(happening: Happening):
    if happening.undone or happening.copied:
        yield _instruction(happening, happening.title)


def _bonus(happening: Happening):
    yield _instruction(happening, t("Undone") if happening.undone else t("Bonus!"))


def _instruction(happening, title):
    event = happening.event
    texts: list = [written_words(event.get("box", ""), event["points"])]
    if "box" not in event:
        texts.append(event["points"])
    texts = tuple([t("Erase {0}", text) if happening.undone else t("Write {0}", text) for text in texts])
    return Instruction(event["player"], (title,), texts, happening.done)


EVENTS = {
    "rolled": nothing,
    "written": _written,
    "bonus": _bonus,
}

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
    values = [written_words(event.get("box", ""), event["points"])]
    if "box" not in event:
        values.append(str(event["points"]))
    texts = tuple([t("Erase {0}", value) if happening.undone else t("Write {0}", value) for value in values])
    return Instruction(event["player"], (title,), texts, happening.done)


EVENTS = {
    "rolled": nothing,
    "written": _written,
    "bonus": _bonus,
}

"""Instructions to write for the events of Yacht."""

from firmware.games.yacht.words import written_words
from firmware.instructions import Happening, Instruction, nothing


def _written(happening: Happening):
    if happening.undone or happening.copied:
        yield _instruction(happening, happening.title)


def _bonus(happening: Happening):
    yield _instruction(happening, "Undone" if happening.undone else "Bonus!")


def _instruction(happening, title):
    event = happening.event
    order = "Erase %s" if happening.undone else "Write %s"
    texts = (order % written_words(event.get("box", ""), event["points"]),)
    if "box" not in event:
        texts += (order % event["points"],)
    return Instruction(event["player"], (title,), texts, happening.done)


EVENTS = {
    "rolled": nothing,
    "written": _written,
    "bonus": _bonus,
}

"""Archive of finished score pads: pads.log has one line per pad, the newest last."""

from firmware.game_record import EVENING, current_evening
from firmware.language import later, t, t_n
from firmware.pads import bookkeeping, pad_settings
from firmware.screen_stack import HOME
from firmware.storage.outcomes import is_known_by
from firmware.wording import and_words, listed

FILE = "pads.log"
MOST = 40
"""Maximum number of pads kept; then the oldest is deleted."""
DAMAGED = later("Some finished score pads were damaged. A copy is kept.")
_FINISHED = "pads.finished.Finished"


def _read(storage):
    # (value, pad) of each line, including those after a damaged one; unusable lines are quarantined.
    return pad_settings.usable_lines(storage, FILE, bookkeeping.of_finished, DAMAGED)


def values(storage) -> list:
    """Return the lines of all finished pads."""
    return [value for value, _pad in _read(storage)]


def of_people(pads: list) -> dict:
    """Return by name [finished pads, those with others, wins of these, including shared ones]."""
    found = {}
    for pad in pads:
        leaders = pad.leaders()
        for seat in range(len(pad.names)):
            name = pad.names[seat]
            if is_known_by(name, pad.names):
                counts = found.setdefault(name, [0, 0, 0])
                counts[0] += 1
                if len(pad.names) > 1:
                    counts[1] += 1
                    counts[2] += seat in leaders
    return found


def pads(storage) -> list:
    """Return all finished pads."""
    return [pad for _value, pad in _read(storage)]


def next_number(storage) -> int:
    """Return the number of the next new pad."""
    return 1 + max([0] + [value["number"] for value in values(storage)])


def pad_at(storage, at: int):
    """Return the finished pad at this index in the file, or None."""
    found = pads(storage)
    return found[at] if 0 <= at < len(found) else None


def question(app, leaving: int = 0) -> str:
    """Describe what finishing the pad in use means. leaving: number of finished pads that make room for it."""
    pad = bookkeeping.load(app)
    words = t("{0}. The scores are kept in History.", result_words(pad.completed()))
    missing = len(pad.missing())
    if missing:
        zeros = t_n(missing, "{0} number is missing and counts as 0.", "{0} numbers are missing and count as 0.")
        words = t("{0} {1}", zeros, words)
    kept = values(app.storage)
    others = _others(kept, pad.finished_line())
    lost = len(others) + 1 - leaving - MOST
    oldest = bookkeeping.of_finished(others[0]) if lost == 1 else None
    if oldest:
        lost_pad = (listed(oldest.names), result_words(oldest))
        return t("{0} {1}", t("History is full: the oldest score pad is deleted ({0}; {1}).", *lost_pad), words)
    if lost > 0:
        deleted = t_n(
            lost,
            "History is full: the {0} oldest score pad is deleted.",
            "History is full: the {0} oldest score pads are deleted.",
        )
        return t("{0} {1}", deleted, words)
    return words


def _others(kept, line):
    # All but this pad: a power cut may leave it both in use and in History.
    return [value for value in kept if value["number"] != line["number"] or value["names"] != line["names"]]


def _keep(app, leaving=0):
    # Add the pad in use to the finished ones, deleting the oldest if there are too many. False if the flash refuses.
    storage = app.storage
    app.pad.evening = current_evening(storage)
    line = app.pad.finished_line()
    kept = values(storage)
    others = _others(kept, line)
    lost = max(0, len(others) + 1 - leaving - MOST)
    if lost or len(others) < len(kept):
        return app.stored(storage.write_log, FILE, others[lost:] + [line])
    return app.stored(storage.append_log, FILE, line)


def finish(app) -> None:
    """Move the pad in use, which has a number in it, to the finished ones and show it there."""
    pad = bookkeeping.load(app)
    if _keep(app):
        bookkeeping.begin(app, bookkeeping.Pad([], [], pad.settings))
        app.stack.show([[HOME, None], [_FINISHED, [len(values(app.storage)) - 1]]])


def reopen(app, at: int) -> None:
    """Take a finished pad back into use and finish the one in use. Both are in flash at every moment."""
    pad = pad_at(app.storage, at)
    if pad is None or bookkeeping.load(app).rounds and not _keep(app, 1):
        return
    bookkeeping.begin(app, pad.reopened())
    if not app.pad.unsaved:
        write(app, _others(values(app.storage), pad.finished_line()))
    app.stack.show([[HOME, None], ["pads.score_pad.Pad", None]])


def correct(app, at: int, change: list) -> None:
    """Change a finished pad; change: as for Pad.apply."""
    kept = values(app.storage)
    pad = bookkeeping.of_finished(kept[at])
    if pad is None:
        return
    pad = pad.reopened()
    pad.apply(change)
    kept[at] = pad.finished_line()
    write(app, kept)


def count(app, number: int, counts: bool) -> None:
    """Count a finished pad in its evening, or leave it out."""
    kept = values(app.storage)
    for value in kept:
        if value["number"] == number:
            value[EVENING] = abs(value[EVENING]) if counts else -abs(value[EVENING])
    write(app, kept)


def write(app, kept: list) -> None:
    """Write these values to flash."""
    app.stored(app.storage.write_log, FILE, kept)


def rename(storage, old: str, new: str) -> None:
    """Rename a player on all finished pads. Raises OSError."""
    kept = values(storage)
    if any([old in value["names"] for value in kept]):
        for value in kept:
            value["names"] = [new if name == old else name for name in value["names"]]
        storage.write_log(FILE, kept)


def result_words(pad: bookkeeping.Pad) -> str:
    """Describe who won and with which total: "Ann wins: 120"."""
    leaders = pad.leaders()
    names = [pad.names[seat] for seat in leaders]
    total = pad.total(leaders[0])
    return t("{0} wins: {1}", names[0], total) if len(names) == 1 else t("{0} win: {1}", and_words(names), total)

"""Score pads that were finished: pads.log has a line for each, the newest last."""

from firmware.pads import bookkeeping
from firmware.screen_stack import HOME
from firmware.storage.files import read_bytes, read_crc_line
from firmware.wording import and_words

FILE = "pads.log"
MOST = 40
"""Pads that are kept at most; then the oldest goes."""
DAMAGED = "Some finished score pads were damaged. A copy is kept."
_FINISHED = "pads.finished.Finished"


def values(storage) -> list:
    """The lines of all finished pads, those behind a damaged one too. What cannot be used is set aside."""
    lines = read_bytes(storage.path(FILE)).split(b"\n")
    found = [read_crc_line(line)[0] for line in lines[:-1]]
    good = [value for value in found if bookkeeping.of_finished(value)]
    if lines[-1] or len(good) < len(found):
        storage.quarantine(FILE, DAMAGED)
        try:
            storage.write_log(FILE, good)
        except OSError:
            pass  # they are there as long as the file that was set aside
    return bookkeeping.numbered(good)


def pads(storage) -> list:
    """All finished pads."""
    return [bookkeeping.of_finished(value) for value in values(storage)]


def next_number(storage) -> int:
    """The number of a pad that begins now."""
    return 1 + max([0] + [value["number"] for value in values(storage)])


def pad_at(storage, at: int):
    """The finished pad at this place in the file, or None."""
    kept = values(storage)
    return bookkeeping.of_finished(kept[at]) if 0 <= at < len(kept) else None


def question(app, leaving: int = 0) -> str:
    """What finishing the pad in use means, in words. leaving: so many finished pads make room for it."""
    pad = bookkeeping.load(app)
    words = ["%s. The scores are kept in History." % result_words(pad.completed())]
    missing = sum([one.count(None) for one in pad.rounds])
    if missing:
        verbs = "1 number is missing and counts" if missing == 1 else "%d numbers are missing and count" % missing
        words.insert(0, "%s as 0." % verbs)
    kept = values(app.storage)
    others = _others(kept, pad.first_line())
    lost = len(others) + 1 - leaving - MOST
    oldest = bookkeeping.of_finished(others[0]) if lost == 1 else None
    if oldest:
        lost_pad = (", ".join(oldest.names), result_words(oldest))
        words.insert(0, "History is full: the oldest score pad is deleted (%s; %s)." % lost_pad)
    elif lost > 0:
        words.insert(0, "History is full: the %d oldest score pads are deleted." % lost)
    return " ".join(words)


def _others(kept, line):
    # Those that are not this pad: the power can go before a pad is taken out of use, or out of History.
    return [value for value in kept if value["number"] != line["number"] or value["names"] != line["names"]]


def _keep(app, leaving=0):
    # Put the pad in use among the finished ones; where they are too many, the oldest go. False when the flash refuses.
    storage = app.storage
    if not app.pad.number:
        app.pad.number = next_number(storage)
        bookkeeping.begin(app, app.pad)
    pad = app.pad.completed()
    line = pad.first_line()
    line["rounds"] = pad.rounds
    kept = values(storage)
    others = _others(kept, line)
    try:
        lost = max(0, len(others) + 1 - leaving - MOST)
        if lost or len(others) < len(kept):
            storage.write_log(FILE, others[lost:] + [line])
        else:
            storage.append_log(FILE, line)
    except OSError:
        app.flash_failed()
        return False
    return True


def finish(app) -> None:
    """Put the pad that is in use among the finished ones and show it there. It has a number in it."""
    pad = bookkeeping.load(app)
    if _keep(app):
        bookkeeping.begin(app, bookkeeping.Pad([], [], pad.lowest, pad.target))
        app.stack.show([[HOME, None], [_FINISHED, [len(values(app.storage)) - 1]]])


def reopen(app, at: int) -> None:
    """Take a finished pad back into use, in the place of one that is finished. At each moment both are in flash."""
    pad = pad_at(app.storage, at)
    if pad is None or bookkeeping.load(app).rounds and not _keep(app, 1):
        return
    bookkeeping.begin(app, pad.reopened())
    if not app.pad.unsaved:
        write(app, _others(values(app.storage), pad.first_line()))
    app.stack.show([[HOME, None], ["pads.score_pad.Pad", None]])


def correct(app, at: int, change: list) -> None:
    """Carry out a change of a finished pad, as Pad.apply takes it."""
    kept = values(app.storage)
    pad = bookkeeping.of_finished(kept[at])
    if pad is None:
        return
    pad = pad.reopened()
    pad.apply(change)
    kept[at]["rounds"] = pad.rounds
    write(app, kept)


def write(app, kept: list) -> None:
    """Keep these values."""
    try:
        app.storage.write_log(FILE, kept)
    except OSError:
        app.flash_failed()


def rename(storage, old: str, new: str) -> None:
    """Let a name be another one on all finished pads. Raises OSError."""
    kept = values(storage)
    if any([old in value["names"] for value in kept]):
        for value in kept:
            value["names"] = [new if name == old else name for name in value["names"]]
        storage.write_log(FILE, kept)


def result_words(pad: bookkeeping.Pad) -> str:
    """Who has won, with how much: "Ann wins: 120"."""
    leaders = pad.leaders()
    names = [pad.names[seat] for seat in leaders]
    return "%s %s: %d" % (and_words(names), "wins" if len(names) == 1 else "win", pad.total(leaders[0]))

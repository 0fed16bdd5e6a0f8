"""Finished score pads, under History: show, correct, play on, delete."""

from firmware.drawing import fonts, lists, widgets
from firmware.language import later, shown_name, t, t_n
from firmware.pads import archive, bookkeeping, score_pad, score_pad_entry
from firmware.screens import choice
from firmware.wording import and_words, listed

_DELETE = [later("Delete score pad"), later("Delete this score pad?"), later("Keep it"), later("Delete it")]
_FINISHED = "pads.finished.Finished"
_ENTRY = "pads.finished.Entry"


class Pads(choice.Menu):
    """All finished pads, newest first. State: the list's."""

    opens_late = True

    def fill(self) -> tuple:
        shown = archive.pads(self.app.storage)
        shown.reverse()
        self.count = len(shown)
        self.list.set([self._label(pad) for pad in shown] or [t("No score pads")])
        return t("Score pads"), str(self.count)

    def _label(self, pad):
        # Never cut what matters: names that do not fit are counted.
        room = self.layout.width - 2 * widgets.EDGE - lists.BAR - 4
        won = widgets.first_that_fits(
            (archive.result_words(pad), t("Won with {0}", pad.total(pad.leaders()[0]))), fonts.MEDIUM, room
        )
        count = len(pad.names)
        alternatives = [listed(pad.names), t_n(count, "{0} player", "{0} players")]
        if pad.settings["name"]:
            alternatives = [t("{0}: {1}", pad.heading(), names) for names in alternatives]
        names = widgets.first_that_fits(alternatives, fonts.SMALL, room)
        return "%s\n%s" % (won, names)

    def chosen(self, index: int) -> None:
        if self.count:
            self.app.stack.push(_FINISHED, [self.count - 1 - index])
        else:
            self.app.stack.pop()


class Finished(choice.Words):
    """One finished pad with its totals; choices: all rounds, play on, correct a number, delete.

    State: [its place in the file, focus, first line shown, open question: "play", "correct", "delete" or ""]; the last
    is optional.
    """

    opens_late = True
    most_answers = 2

    def __init__(self, app, state):
        self.at = state[0]
        self.asked = state[3] if len(state) > 3 else ""
        pad = archive.pad_at(app.storage, self.at)
        title, words, answers = t("Score pad"), t("This score pad is gone."), [t("OK")]
        if pad:
            title = "%s %d" % (pad.heading(), pad.number)
            sign = 1 if pad.settings["lowest"] else -1
            here = pad.here()
            ranked = sorted([(seat not in here, pad.total(seat) * sign, seat) for seat in range(len(pad.names))])
            lines = [_line(pad, one[2]) for one in ranked]
            words, answers = "\n".join(lines), [t("All rounds"), t("Play on"), t("Correct"), t("Delete")]
        choice.Words.__init__(self, app, title, words, answers, state[1:3])

    def state(self) -> list:
        return [self.at] + choice.Words.state(self) + [self.asked]

    def answered(self, index: int) -> None:
        app = self.app
        if len(self.answers) == 1:
            app.stack.pop()
        elif index == 0:
            app.stack.push("pads.finished.Rounds", [self.at, bookkeeping.ROUNDS, 0])
        elif index == 1:
            in_use = bookkeeping.load(app)
            if in_use.rounds:
                self._ask("play", score_pad.FINISH, [1])
            else:
                archive.reopen(app, self.at)
        elif index == 2:
            pad = archive.pad_at(app.storage, self.at)
            if pad:
                self._ask(
                    "correct",
                    "screens.choice.Choose",
                    [later("Correct"), [["{0}", name] for name in pad.names], 0, pad.colours],
                )
        else:
            self._ask("delete", score_pad.CONFIRM, _DELETE)

    def _ask(self, asked, screen, state):
        self.asked = asked
        self.app.stack.push(screen, state)

    def on_result(self, name: str, value) -> None:
        asked, self.asked = self.asked, ""
        if asked == "play":
            archive.reopen(self.app, self.at)
        elif asked == "correct":
            self.app.stack.push("pads.finished.Numbers", [self.at, value])
        else:
            kept = archive.values(self.app.storage)
            archive.write(self.app, kept[: self.at] + kept[self.at + 1 :])
            self.app.stack.pop()


class Finish(choice.Confirm):
    """Ask before the pad in use is finished; returns True for yes. State: [1 if a finished pad leaves History then, to
    be played on, else 0; then that of Words].
    """

    def __init__(self, app, state):
        self.leaving = state[0]
        pad = bookkeeping.load(app)
        words = archive.question(app, self.leaving) if pad.rounds else t("This score pad is gone.")
        texts = (t("Finish"), words, [t("Play on"), t("Finish")])
        if self.leaving:
            words = t("The pad of {0} is finished first. {1}", and_words(pad.names), words) if pad.rounds else words
            texts = (t("Play on"), words, [t("Not now"), t("Finish it")])
        choice.Words.__init__(self, app, *texts, state[1:])

    def state(self) -> list:
        return [self.leaving] + choice.Words.state(self)


class Rounds(score_pad.Sheet):
    """All rounds of one pad. State: [its place in the file, first row shown, first seat shown]."""

    def __init__(self, app, state):
        self.app = app
        self.at = state[0]
        score_pad.Sheet.__init__(self, app, state[1:])

    def state(self) -> list:
        return [self.at] + score_pad.Sheet.state(self)

    def load(self) -> bookkeeping.Pad:
        return archive.pad_at(self.app.storage, self.at) or bookkeeping.Pad([], [])


def _line(pad, seat):
    state = t("won") if seat in pad.leaders() else t(pad.state_words(seat))
    return "%s %d%s" % (shown_name(pad.names[seat]), pad.total(seat), " (%s)" % state if state else "")


def _pad(app, at):
    # If the file has lost the pad, one with unknown players: nothing is shown or written.
    return archive.pad_at(app.storage, at) or bookkeeping.Pad(["?"] * 8, [0] * 8)


class Numbers(score_pad.Numbers):
    """All numbers of one player. State: [the pad's place in the file], then as for the pad in use."""

    opens_late = True

    def __init__(self, app, state):
        self.at = state[0]
        score_pad.Numbers.__init__(self, app, state[1:])

    def state(self) -> list:
        return [self.at] + score_pad.Numbers.state(self)

    def load(self, app) -> bookkeeping.Pad:
        return _pad(app, self.at)

    def enter(self, state: list) -> None:
        self.app.stack.push(_ENTRY, [self.at] + state)


class Entry(score_pad_entry.Entry):
    """One number. State: [the pad's place in the file], then as for the pad in use."""

    opens_late = True

    def __init__(self, app, state):
        self.at = state[0]
        score_pad_entry.Entry.__init__(self, app, state[1:])

    def state(self) -> list:
        return [self.at] + score_pad_entry.Entry.state(self)

    def load(self) -> bookkeeping.Pad:
        return _pad(self.app, self.at)

    def change(self, what: list) -> None:
        self.app.frame.acknowledge_key()
        if archive.pad_at(self.app.storage, self.at):
            archive.correct(self.app, self.at, what)

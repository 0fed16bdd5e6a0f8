"""Dice sets: dice of several kinds or with faces of their own under a name, up to twelve; chosen and changed here,
rolled in dice_set.py. They are kept in dice_sets.log, one line each.
"""

from firmware.drawing.widgets import LONGEST_NAME
from firmware.screens import choice
from firmware.storage.files import all_are

FILE = "dice_sets.log"
MOST = 12
MOST_DICE = 10
GROUPS = 4
"""Kinds of dice in a set at most."""
MOST_FACES = 12
OWN = 0
"""In the place of the number of sides: a die with the set's own faces."""
OWN_WORDS = "own faces"
SIDES = (OWN, 2, 3, 4, 6, 8, 10, 12, 20, 100)
ALL, HIGHEST, LOWEST, COUNT = range(4)
TOTALS = ("all", "highest", "lowest", "count of")
BLANK = ""
_BLANK_WORDS = "blank"
FACES = (_BLANK_WORDS, "+", "-", "0", "1", "2", "3", "Yes", "No", "X")
DAMAGED = "Some dice sets were damaged. A copy is kept."
_NEW = {"dice": [[2, 6]], "faces": ["+", "-", BLANK], "name": "Set", "of": 1, "total": ALL}


def is_set(value: object) -> bool:
    """Return True if this is a set: {"name", "dice": [[how many, sides], ...], "faces": own faces, "total": one of ALL
    and so on, "of": how many of the highest or lowest count, or the number of the face that is counted}.
    """
    if not isinstance(value, dict) or sorted(value) != sorted(_NEW) or not isinstance(value["name"], str):
        return False
    dice, faces = value["dice"], value["faces"]
    if not all_are(list, dice) or not 1 <= len(dice) <= GROUPS:
        return False
    for group in dice:
        if not all_are(int, group) or len(group) != 2 or group[0] < 1 or group[1] not in SIDES:
            return False
    if not all_are(str, faces) or not 2 <= len(faces) <= MOST_FACES:
        return False
    if max([len(face) for face in faces]) > LONGEST_NAME:
        return False
    if type(value["total"]) is not int or type(value["of"]) is not int or not 1 <= value["of"] <= 100:
        return False
    return sum([group[0] for group in dice]) <= MOST_DICE and 0 <= value["total"] < len(TOTALS)


def load(storage) -> list:
    """All sets. What cannot be used is set aside."""
    found, whole = storage.read_log(FILE)
    good = [value for value in found if is_set(value)][:MOST]
    if not whole or len(good) < len(found):
        storage.quarantine(FILE, DAMAGED)
        try:
            storage.write_log(FILE, good)
        except OSError:
            pass  # they are there as long as the file that was set aside
    return good


def formula(dice_set: dict) -> str:
    """What dice there are: "2d6 + 1d20"."""
    return " + ".join(["%d%s" % (count, "d%d" % sides if sides else " own") for count, sides in dice_set["dice"]])


class Sets(choice.Menu):
    """All sets; ok rolls one. State: the list's."""

    def fill(self) -> tuple:
        self.sets = load(self.app.storage)
        labels = ["%s\n%s" % (one["name"], formula(one)) for one in self.sets]
        if len(self.sets) < MOST:
            labels.append("New set")
        self.list.set(labels)
        return "Dice sets", "%d of %d" % (len(self.sets), MOST)

    def chosen(self, index: int) -> None:
        if index < len(self.sets):
            self.app.stack.push("pads.dice_set.DiceSet", [index, self.sets[index], [], 0, 0])
        else:
            self.app.stack.push("pads.dice_sets.Change", [index, None])


class Change(choice.Menu):
    """A set that is made or changed. State: [its place, the set or None for a new one, what is asked for, list's
    state]; the last two may be left out. What was set is kept at once; a new one when it is done.
    """

    may_shorten = True

    def __init__(self, app, state):
        self.at, self.set, self.asked = state[0], state[1], state[2] if len(state) > 2 else ""
        if not self.set:
            self.set = {key: _NEW[key] for key in _NEW}
            self.set["dice"] = [[2, 6]]
            self.set["faces"] = list(_NEW["faces"])
            self.set["name"] = self._default_name()
        choice.Menu.__init__(self, app, state[3] if len(state) > 3 else None)

    def state(self) -> list:
        return [self.at, self.set, self.asked, self.list_state()]

    def fill(self) -> tuple:
        one = self.set
        rows = [("done", -1, "Done", ""), ("name", -1, "Name", one["name"])]
        for i in range(len(one["dice"])):
            count, sides = one["dice"][i]
            rows.append(("count", i, "Dice %s" % "ABCD"[i], str(count)))
            rows.append(("sides", i, "Sides %s" % "ABCD"[i], str(sides) if sides else OWN_WORDS))
            if not sides:
                rows.append(
                    ("faces", i, "Faces %s" % "ABCD"[i], " ".join([face or _BLANK_WORDS for face in one["faces"]]))
                )
        if len(one["dice"]) < GROUPS and self._count() < MOST_DICE:
            rows.append(("more", 6, "More dice", ""))
            if not self._has_own():
                rows.append(("more", OWN, "Dice with own faces", ""))
        rows.append(("total", -1, "Total", TOTALS[one["total"]]))
        if one["total"] != ALL:
            rows.append(("of", -1, "Face" if one["total"] == COUNT else "Dice", self._of_words()))
        rows.append(("delete", -1, "Delete set", ""))
        self.rows = rows
        self.list.set([row[2] for row in rows], [row[3] for row in rows])
        return one["name"], formula(one)

    def _default_name(self):
        return "Set %d" % (self.at + 1)

    def _count(self):
        return sum([group[0] for group in self.set["dice"]])

    def _has_own(self):
        return OWN in [group[1] for group in self.set["dice"]]

    def _of_words(self):
        one = self.set
        if one["total"] == COUNT and self._has_own():
            return one["faces"][(one["of"] - 1) % len(one["faces"])] or _BLANK_WORDS
        return str(one["of"])

    def adjustable(self, index: int) -> bool:
        return self.rows[index][0] in ("count", "sides", "total", "of")

    def adjust(self, index: int, step: int) -> None:
        what, which = self.rows[index][:2]
        one = self.set
        if what == "count":
            group = one["dice"][which]
            group[0] += step if self._count() + step <= MOST_DICE else 0
            if not group[0]:
                if len(one["dice"]) > 1:
                    del one["dice"][which]
                else:
                    group[0] = 1
        elif what == "sides":
            group = one["dice"][which]
            group[1] = SIDES[(SIDES.index(group[1]) + step) % len(SIDES)]
        elif what == "total":
            one["total"] = (one["total"] + step) % len(TOTALS)
            one["of"] = 1
        else:
            most = self._count()
            if one["total"] == COUNT:
                most = len(one["faces"]) if self._has_own() else max([group[1] for group in one["dice"]])
            one["of"] = (one["of"] - 1 + step) % most + 1

    def chosen(self, index: int) -> None:
        what, which = self.rows[index][:2]
        app = self.app
        self.asked = what
        if what == "done":
            self.closed()
        elif what == "name":
            name = self.set["name"]
            app.stack.push(
                "screens.names.Letters", ["Name of the set", [], "" if name == self._default_name() else name]
            )
        elif what == "more":
            self.set["dice"].append([1, which])
            self.refill()
        elif what == "faces":
            app.stack.push("pads.dice_sets.Faces", [list(self.set["faces"])])
        else:
            app.stack.push("screens.choice.Confirm", ["Delete set", "Delete this set?", "Keep it", "Delete it"])

    def on_result(self, name: str, value) -> None:
        asked, self.asked = self.asked, ""
        if asked == "name":
            self.set["name"] = value
        elif asked == "faces":
            self.set["faces"] = value
        elif asked == "delete":
            self._keep(None)
            return
        self.refill()

    def closed(self) -> None:
        """Back keeps what was set, like everywhere."""
        self._keep(self.set)

    def _keep(self, value):
        app = self.app
        sets = load(app.storage)
        sets[self.at : self.at + 1] = [value] if value else []
        try:
            app.storage.write_log(FILE, sets)
        except OSError:
            app.flash_failed()
        app.stack.pop()


class Faces(choice.Menu):
    """The own faces of a set, which all its dice with own faces have. State: [faces, the one that is asked for, list's
    state]; the last two may be left out. Returns the faces.
    """

    def __init__(self, app, state):
        self.faces = state[0]
        self.asked = state[1] if len(state) > 1 else -1
        choice.Menu.__init__(self, app, state[2] if len(state) > 2 else None)

    def state(self) -> list:
        return [self.faces, self.asked, self.list_state()]

    def fill(self) -> tuple:
        labels = ["Face %d" % (i + 1) for i in range(len(self.faces))]
        values = [face or _BLANK_WORDS for face in self.faces]
        self.list.set(labels + ["Faces", "Done"], values + [str(len(self.faces)), ""])
        return "Own faces", ""

    def adjustable(self, index: int) -> bool:
        return index == len(self.faces)

    def adjust(self, index: int, step: int) -> None:
        faces = self.faces
        if step > 0 and len(faces) < MOST_FACES:
            faces.append(str(len(faces) + 1))
        elif step < 0 and len(faces) > 2:
            faces.pop()
        self.list.focus = len(faces)

    def chosen(self, index: int) -> None:
        if index > len(self.faces):
            self.closed()
            return
        self.asked = index
        face = self.faces[index] or _BLANK_WORDS
        offered = list(FACES)
        spelled = face not in offered
        if spelled:
            offered.append(face)
        state = ["Face %d" % (index + 1), offered, [], [offered.index(face), 0, False], face if spelled else ""]
        self.app.stack.push("screens.names.Pick", state)

    def on_result(self, name: str, value) -> None:
        if 0 <= self.asked < len(self.faces):
            self.faces[self.asked] = BLANK if value == _BLANK_WORDS else value
        self.refill()

    def closed(self) -> None:
        """Back keeps what was set, like everywhere."""
        self.app.stack.pop(self.faces)

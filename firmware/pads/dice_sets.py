"""Dice sets: up to twelve named sets of dice of several kinds or with own faces, to choose and change.

They are typed in dice_notation.py, rolled in dice_set.py and saved in dice_sets.log, one line each.
"""

from firmware.drawing.widgets import LONGEST_NAME
from firmware.language import later, shown, t, t_n
from firmware.pads import own_faces, throws
from firmware.pads.own_faces import BLANK
from firmware.pads.pad_settings import usable_lines
from firmware.screens import choice
from firmware.storage.files import all_are, choice_in

FILE = "dice_sets.log"
MOST = 12
MOST_DICE = 10
GROUPS = 4
"""Maximum kinds of dice in a set."""
MOST_FACES = 12
OWN = 0
"""Instead of the number of sides: a die with the set's own faces."""
SIDES = (OWN, 2, 3, 4, 6, 8, 10, 12, 20, 100)
ALL, HIGHEST, LOWEST, COUNT, AT_LEAST, AT_MOST = range(6)
TOTALS = (
    later("all"),
    later("highest"),
    later("lowest"),
    later("count of"),
    later("at least"),
    later("at most"),
)
SIGNS = ("", "kh", "kl", "=", ">=", "<=")
"""What stands for each of them in notation."""
MOST_TARGET = 100
_RULES = (
    later("keep the highest {0}"),
    later("keep the lowest {0}"),
    later("count each {0}"),
    later("count {0} or more"),
    later("count {0} or less"),
)
_ONLY_RULES = (
    later("Keep the highest {0}."),
    later("Keep the lowest {0}."),
    later("Count each {0}."),
    later("Count {0} or more."),
    later("Count {0} or less."),
)
_AMOUNTS = (later("Dice"), later("Dice"), later("Face"), later("Target"), later("Target"))
AGAIN = 5
"""How often a die explodes in one roll at most."""
DAMAGED = later("Some dice sets were damaged. A copy is kept.")
_DELETE = [later("Delete set"), later("Delete this set?"), later("Keep it"), later("Delete it")]
_NEW = {"dice": [[2, 6]], "faces": ["+", "-", BLANK], "name": "Set", "of": 1, "total": ALL}


def set_in(value: object) -> dict | None:
    """Return what this version can use of a set, with all its keys, None if it has no dice: {"name", "dice": [[how
    many, sides], ...], "faces", "total", "of"}.

    faces: own faces; total: one of ALL and so on; of: how many of the highest or lowest count, the number of the face
    to count, or the target. "explode" is 1, or missing.
    """
    if not isinstance(value, dict) or not isinstance(value.get("name"), str):
        return None
    found = dict(value)
    found["dice"] = []
    for group in choice_in(value, "dice", []):
        if all_are(int, group) and len(group) == 2 and len(found["dice"]) < GROUPS:
            left = MOST_DICE - sum([each[0] for each in found["dice"]])
            if left and group[0] > 0:
                found["dice"].append([min(group[0], left), group[1] if group[1] in SIDES else _NEW["dice"][0][1]])
    faces = choice_in(value, "faces", [])
    if not all_are(str, faces) or not 2 <= len(faces) <= MOST_FACES or max([len(one) for one in faces]) > LONGEST_NAME:
        found["faces"] = list(_NEW["faces"])
    found["total"] = choice_in(value, "total", ALL, range(len(TOTALS)))
    found["of"] = choice_in(value, "of", 1, range(1, MOST_TARGET + 1))
    if value.get("explode") != 1:
        found.pop("explode", 0)
    return found if found["dice"] else None


def load(storage) -> list:
    """Return all sets; what is none is quarantined."""
    return [found for _value, found in usable_lines(storage, FILE, set_in, DAMAGED)][:MOST]


def explodes(dice_set: dict) -> bool:
    """Return True if some of its dice explode; those with own faces never do."""
    return "explode" in dice_set and any([sides for _count, sides in dice_set["dice"]])


def amount(dice_set: dict) -> int:
    """How many of its dice are kept, no more than there are; else the target, or which face is counted."""
    number = dice_set["of"]
    if dice_set["total"] in (HIGHEST, LOWEST):
        return min(number, sum([group[0] for group in dice_set["dice"]]))
    return (number - 1) % len(dice_set["faces"]) + 1 if counts_own_face(dice_set) else number


def counts_own_face(dice_set: dict) -> bool:
    """Return True if one of its own faces is counted, not a number."""
    return dice_set["total"] == COUNT and OWN in [group[1] for group in dice_set["dice"]]


def formula(dice_set: dict) -> str:
    """Return a set in notation, "f" for own faces: "4d6kh3"."""
    dice = "+".join(["%dd%s" % (count, sides or "f") for count, sides in dice_set["dice"]])
    how = SIGNS[dice_set["total"]] + str(amount(dice_set)) if dice_set["total"] else ""
    return dice + ("!" if explodes(dice_set) else "") + how


def amount_words(dice_set: dict) -> str:
    """Return the amount as text: a number, or an own face."""
    number = amount(dice_set)
    return own_faces.shown(counted_face(dice_set)) if counts_own_face(dice_set) else str(number)


def counted_face(dice_set: dict) -> str:
    """Return the own face that is counted."""
    return dice_set["faces"][amount(dice_set) - 1]


def in_words(dice_set: dict) -> str:
    """Describe a set: "Roll 4d6, keep the highest 3." """
    dice = ""
    for count, sides in dice_set["dice"]:
        more = "%dd%d" % (count, sides) if sides else t_n(count, "{0} own", "{0} own")
        dice = t("{0} and {1}", dice, more) if dice else more
    rules = []
    if explodes(dice_set):
        face = _exploding(dice_set)
        rules.append(t("each {0} adds a roll", face) if face else t("each highest face adds a roll"))
    if dice_set["total"]:
        rules.append(t(_RULES[dice_set["total"] - 1], amount_words(dice_set)))
    if len(rules) > 1:
        return t("Roll {0}, {1}, {2}.", dice, *rules)
    return t("Roll {0}, {1}.", dice, *rules) if rules else t("Roll {0}.", dice)


def rule_words(dice_set: dict) -> str:
    """Describe how the dice of a set count: "Keep the highest 3."; "" if all are rolled once and added."""
    kind = dice_set["total"]
    amount = amount_words(dice_set) if kind else ""
    if not explodes(dice_set):
        return t(_ONLY_RULES[kind - 1], amount) if kind else ""
    rule = t(_RULES[kind - 1], amount) if kind else ""
    face = _exploding(dice_set)
    if face:
        return t("Each {0} adds a roll, {1}.", face, rule) if rule else t("Each {0} adds a roll.", face)
    return t("Each highest face adds a roll, {0}.", rule) if rule else t("Each highest face adds a roll.")


def _exploding(dice_set):
    # The face after which all exploding dice of a set are rolled again; 0 if they have different ones.
    sides = [group[1] for group in dice_set["dice"] if group[1]]
    return sides[0] if min(sides) == max(sides) else 0


def kept_name(dice_set: dict) -> list:
    """Return the name of a set for `shown`, which translates only one that nobody typed."""
    name = dice_set["name"]
    word, _space, number = name.partition(" ")
    return [later("Set {0}"), number] if word == "Set" and number.encode().isdigit() else ["{0}", name]


def shown_name(dice_set: dict) -> str:
    """Return what players see of the name of a set."""
    return shown(kept_name(dice_set))


class Sets(choice.Menu):
    """All sets; ok rolls one. State: the list's."""

    may_shorten = True

    def fill(self) -> tuple:
        self.sets = load(self.app.storage)
        labels = ["%s\n%s" % (shown_name(one), formula(one)) for one in self.sets]
        if len(self.sets) < MOST:
            labels.append(t("New set"))
        self.list.set(labels)
        return t("Dice sets"), t("{0} of {1}", len(self.sets), MOST)

    def chosen(self, index: int) -> None:
        if index < len(self.sets):
            self.app.stack.push("pads.dice_set.DiceSet", [index, self.sets[index], [], 0, 0])
        else:
            self.app.stack.push("pads.dice_sets.Change", [index, None])


class Change(choice.Menu):
    """A new or changed set. State: [its place, the set or None for a new one, item being asked for, list's state].

    The last two are optional. Changes are saved at once, a new set when it is done.
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
        rows = [
            ("done", -1, t("Done"), ""),
            ("name", -1, t("Name"), shown_name(one)),
            ("notation", -1, t("Notation"), formula(one)),
        ]
        rows += self._dice_rows()
        rows.append(("total", -1, t("Total"), t(TOTALS[one["total"]])))
        if one["total"] != ALL:
            rows.append(("of", -1, t(_AMOUNTS[one["total"] - 1]), amount_words(one)))
        if any([group[1] for group in one["dice"]]):
            rows.append(("explode", -1, t("Explode"), t("on") if "explode" in one else t("off")))
        rows.append(("chances", -1, t("Chances"), ""))
        if throws.are_there(self.app.storage):
            rows.append(("rolls", -1, t("Last rolls"), ""))
        rows.append(("delete", -1, t("Delete set"), ""))
        self.rows = rows
        self.list.set([row[2] for row in rows], [row[3] for row in rows])
        return shown_name(one), formula(one)

    def _dice_rows(self):
        rows, dice = [], self.set["dice"]
        for i in range(len(dice)):
            count, sides = dice[i]
            group = "ABCD"[i]
            rows.append(("count", i, t("Dice {0}", group), str(count)))
            rows.append(("sides", i, t("Sides {0}", group), str(sides) if sides else t("own faces")))
            if not sides:
                faces = " ".join([own_faces.shown(face) for face in self.set["faces"]])
                rows.append(("faces", i, t("Faces {0}", group), faces))
        if len(dice) < GROUPS and self._count() < MOST_DICE:
            rows.append(("more", 6, t("More dice"), ""))
            if not self._has_own():
                rows.append(("more", OWN, t("Dice with own faces"), ""))
        return rows

    def _default_name(self):
        return "Set %d" % (self.at + 1)

    def _count(self):
        return sum([group[0] for group in self.set["dice"]])

    def _has_own(self):
        return OWN in [group[1] for group in self.set["dice"]]

    def adjustable(self, index: int) -> bool:
        return self.rows[index][0] in ("count", "sides", "total", "of", "explode")

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
        elif what == "explode":
            one.update({} if one.pop("explode", 0) else {"explode": 1})
        else:
            most = self._count()
            if one["total"] >= COUNT:
                most = max([group[1] for group in one["dice"]])
                if self._has_own():
                    most = len(one["faces"]) if one["total"] == COUNT else MOST_TARGET
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
                "screens.names.Letters", [later("Name of the set"), [], "" if name == self._default_name() else name]
            )
        elif what == "notation":
            shown = formula(self.set)
            text = "" if shown == formula(_NEW) else shown
            app.stack.push("pads.dice_notation.Notation", [self.set["faces"], text])
        elif what == "chances":
            app.stack.push("pads.dice_chart.Chart", [self.set, -1])
        elif what == "rolls":
            throws.show(app)
        elif what == "more":
            self.set["dice"].append([1, which])
            self.refill()
        elif what == "faces":
            app.stack.push("pads.dice_sets.Faces", [list(self.set["faces"])])
        else:
            app.stack.push("screens.choice.Confirm", _DELETE)

    def on_result(self, name: str, value) -> None:
        asked, self.asked = self.asked, ""
        if asked == "name":
            self.set["name"] = value
        elif asked == "faces":
            self.set["faces"] = value
        elif asked == "notation":
            self.set.pop("explode", 0)
            self.set.update(value)
        elif asked == "delete":
            self._keep(None)
            return
        self.refill()

    def closed(self) -> None:
        """Back keeps the changes, as everywhere."""
        self._keep(self.set)

    def _keep(self, value):
        app = self.app
        sets = load(app.storage)
        sets[self.at : self.at + 1] = [value] if value else []
        app.stack.pop()
        app.stored(app.storage.write_log, FILE, sets)


FACE, CARD = "Face", "Card"
"""What one of `Faces` is called, in a state."""
_FACES = (later("Face {0}"), later("Faces"), later("Own faces"))
_CARDS = (later("Card {0}"), later("Cards"), later("Own cards"))


class Faces(choice.Menu):
    """The own faces of a set, shared by all its dice with own faces, or other names. Returns the faces.

    State: [faces, face being asked for, list's state, FACE or CARD]; the last three are optional.
    """

    def __init__(self, app, state):
        self.faces = state[0]
        self.asked = state[1] if len(state) > 1 else -1
        self.one = state[3] if len(state) > 3 else FACE
        self.numbered, self.all, self.heading_words = _FACES if self.one == FACE else _CARDS
        choice.Menu.__init__(self, app, state[2] if len(state) > 2 else None)

    def state(self) -> list:
        return [self.faces, self.asked, self.list_state(), self.one]

    def fill(self) -> tuple:
        labels = [t(self.numbered, i + 1) for i in range(len(self.faces))]
        values = [own_faces.shown(face) for face in self.faces]
        self.list.set(labels + [t(self.all), t("Done")], values + [str(len(self.faces)), ""])
        return t(self.heading_words), ""

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
        face = self.faces[index]
        offered = list(own_faces.OFFERED)
        spelled = face not in offered
        if spelled:
            offered.append(face)
        focus = [offered.index(face), 0, False]
        labels = [own_faces.kept(one) for one in offered]
        state = [[self.numbered, index + 1], labels, [], focus, face if spelled else ""]
        self.app.stack.push("screens.names.Pick", state)

    def on_result(self, name: str, value) -> None:
        if 0 <= self.asked < len(self.faces):
            self.faces[self.asked] = own_faces.chosen(value)
        self.refill()

    def closed(self) -> None:
        """Back keeps the changes, as everywhere."""
        self.app.stack.pop(self.faces)

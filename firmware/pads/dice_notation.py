"""Notation of dice sets, "4d6kh3", typed sign by sign."""

from firmware.drawing import fonts, lists, widgets
from firmware.drawing.area import Area
from firmware.drawing.focus import Focus
from firmware.drawing.widgets import Background, Button, Line
from firmware.keys import BACK, HELD, OK, UNDO
from firmware.language import later, shown
from firmware.pads import dice_sets
from firmware.pads.dice_sets import (
    AT_LEAST,
    AT_MOST,
    COUNT,
    GROUPS,
    HIGHEST,
    LOWEST,
    MOST_DICE,
    MOST_TARGET,
    OWN,
    SIDES,
)
from firmware.screen import Screen

LONGEST = 28
SIGNS = "123dkh456+fl789!><0="
_COLUMNS = 6
_LOW_SIGNS, _LOW_COLUMNS = "12345dkh67890+fl!><=", 8
"""Where large text leaves room for three rows."""
_DELETE, _DONE = 20, 21
_DIGITS = "0123456789"
_KEEP = {"kh": HIGHEST, "kl": LOWEST, "k": HIGHEST, "dl": HIGHEST, "dh": LOWEST}
_TARGET = {">=": AT_LEAST, "<=": AT_MOST, ">": AT_LEAST, "<": AT_MOST, "=": COUNT}


def parse(text: str, faces: list) -> dict:
    """What a set is beside its name and own faces, which are these; a ValueError has a text and its values that tell
    players what is wrong.
    """
    _refuse_numbers(text.split("+"))
    end = 0
    while end < len(text) and text[end] in _DIGITS + "df+" and text[end : end + 2] not in _KEEP:
        end += 1
    dice = [_group(words) for words in text[:end].split("+")]
    if min(dice)[0] < 1 or sum([group[0] for group in dice]) > MOST_DICE:
        raise ValueError(later("A set must have 1 to {0} dice."), MOST_DICE)
    if len(dice) > GROUPS:
        raise ValueError(later("A set can have {0} kinds of dice."), GROUPS)
    fields = {"dice": dice, "total": dice_sets.ALL, "of": 1}
    if text[end : end + 1] == "!":
        end += 1
        fields["explode"] = 1
    how = text[end:]
    sign = how.rstrip(_DIGITS)
    number = int(how[len(sign) :] or ("1" if sign in _KEEP else "0"))
    if sign in _KEEP:
        fields.update({"total": _KEEP[sign], "of": _kept(text, sign, number, dice)})
    elif sign in _TARGET:
        most = max([group[1] for group in dice])
        if OWN in [group[1] for group in dice]:
            most = len(faces) if sign == "=" else MOST_TARGET
        if not 1 <= number <= most:
            raise ValueError(later("{0} needs a number from 1 to {1}."), sign, most)
        fields.update({"total": _TARGET[sign], "of": number})
    elif how:
        raise ValueError(later("{0} cannot follow {1}."), how, text[:end])
    return fields


def _refuse_numbers(parts):
    numbers = [part for part in parts if part and not part.strip(_DIGITS)]
    if numbers and len(parts) > 1:
        raise ValueError(later("Only dice can be added, not {0}."), numbers[0])


def _kept(text, sign, number, dice):
    count = sum([group[0] for group in dice])
    kept = max(0, count - number) if sign[0] == "d" else number
    if not 1 <= kept <= count:
        raise ValueError(later("{0} keeps {1} of {2} dice."), text, kept, count)
    return kept


def _group(words):
    count, sign, sides = words.partition("d")
    if not sign or count.strip(_DIGITS):
        raise ValueError(later("Enter dice such as 4d6kh3."))
    if "d" in sides:
        raise ValueError(later("Drop dice with dl (the lowest) or dh (the highest)."))
    kinds = [str(one) for one in SIDES[1:]] + ["f"]
    if sides not in kinds:
        raise ValueError(later("Dice must have 2, 3, 4, 6, 8, 10, 12, 20 or 100 sides."))
    return [int(count or "1"), OWN if sides == "f" else int(sides)]


class Notation(Screen):
    """Notation and what it means. Back deletes a sign, and leaves when there is none or nothing was changed; the keys
    that delete take all when they are held. State: [own faces, text, focus, text at first]; the last two may be left
    out. Returns what `parse` gives.
    """

    lights_player_led = False
    keys = widgets.MENU_KEYS | 1 << UNDO

    def __init__(self, app, state):
        self.app = app
        self.faces, self.text = state[:2]
        self.before = state[3] if len(state) > 3 else self.text
        self.signs, columns = SIGNS, _COLUMNS
        if fonts.large_text and widgets.layout(app).height < 5 * fonts.SMALL.line:
            self.signs, columns = _LOW_SIGNS, _LOW_COLUMNS
        self.focus = Focus(state[2] if len(state) > 2 else _DELETE if self.text else 0)
        places = [(i // columns, i % columns) for i in range(_DONE)]
        self.focus.set(places + [(places[_DELETE][0], places[_DELETE][1] + 2)])
        self.buttons = [Button() for _ in range(_DONE + 1)]
        self.line = Line()
        self.meaning = lists.Text("")
        self.layout = None

    def state(self) -> list:
        return [self.faces, self.text, self.focus.index, self.before]

    def handle(self, key: int) -> None:
        at = self.focus.index
        if key == BACK and self.text in ("", self.before):
            self.app.stack.pop()
        elif key == OK and at == _DONE:
            try:
                self.app.stack.pop(parse(self.text, self.faces))
            except ValueError as refusal:
                self.app.stack.show_message(list(refusal.args))
        elif not self.focus.handle(key, self.app.hardware.has_stick):
            if key == UNDO + HELD or key == OK + HELD and at == _DELETE:
                self.text = ""
            elif key == UNDO or key == BACK or key == OK and at == _DELETE:
                self.text = self.text[:-1]
            elif key == OK and len(self.text) < LONGEST:
                self.text += self.signs[at]
        self.app.frame.invalidate()

    def prepare(self) -> None:
        layout = widgets.layout(self.app)
        if layout is not self.layout:
            self.layout = layout
            self._lay_out(layout)
        text = self.text + "_"
        while fonts.SMALL.width(text) > layout.width - 2 * widgets.EDGE:
            text = text[1:]
        x, y, w, h = self.strip
        self.line.prepare(x, y, w, h, text, fonts.MEDIUM)
        if self.meaning_lines:
            try:
                fields = parse(self.text, self.faces)
                fields["faces"] = self.faces
                self.meaning.words = dice_sets.in_words(fields)
            except ValueError as refusal:
                self.meaning.words = shown(list(refusal.args))
            self.meaning.prepare(layout, h, h + self.meaning_lines * fonts.SMALL.line, fonts.SMALL)
            if self.meaning.last_first:  # too long for large text: "done" leads to it
                self.meaning.words = ""
                self.meaning.prepare(layout, h, h + self.meaning_lines * fonts.SMALL.line, fonts.SMALL)

    def _lay_out(self, layout):
        area = layout.content()
        self.strip = area.cut_top(28)
        rows, columns = self.focus.places[_DONE][0] + 1, self.focus.places[_DONE][1] + 2
        self.meaning_lines = 4 if layout.high else 0
        if fonts.large_text:
            lines = (area.h - rows * (fonts.SMALL.height + 2)) // fonts.SMALL.line
            self.meaning_lines = lines if lines > 1 else 0
        area.cut_top(self.meaning_lines * fonts.SMALL.line)
        high, wide = area.h // rows, area.w // columns
        font = fonts.MEDIUM if high > fonts.MEDIUM.height else fonts.SMALL
        rest = area.cut_bottom(area.h - rows * high)
        self.blanks = [Background(rest), Background(area.cut_right(area.w - columns * wide))]
        for i in range(len(self.buttons)):
            if i % columns == 0:
                strip = Area(*area.cut_top(high))
            words = self.signs[i] if i < _DELETE else fonts.LEFT if i == _DELETE else fonts.CHECK
            self.buttons[i].prepare(*strip.cut_left(wide if i < _DELETE else 2 * wide), words, font, 1)

    def draw(self, canvas) -> None:
        self.line.draw(canvas)
        if self.meaning_lines:
            self.meaning.draw(canvas)
        for blank in self.blanks:
            blank.draw(canvas)
        for i in range(len(self.buttons)):
            self.buttons[i].draw(canvas, i == self.focus.index)

"""The owner's settings; each change is applied and saved at once."""

from firmware import language
from firmware.keys import LEFT, RIGHT
from firmware.language import later, t
from firmware.screens import choice
from firmware.storage import settings

_LABELS = (
    ("brightness", later("Brightness")),
    ("dim_seconds", later("Dim after")),
    ("sleep_seconds", later("Sleep after")),
    ("motion", later("Animation")),
    ("led", later("Player light")),
    ("left_handed", later("Left-handed")),
    ("large_text", later("Large text")),
    ("tips", later("Tips")),
    ("unveil", later("Unveil result")),
    ("language", later("Language")),
)

_RESET = [
    later("Reset settings"),
    later("Reset all settings to their defaults?"),
    later("Keep them"),
    later("Reset them"),
]


def words_of(name: str, value: bool | int | str) -> str:
    """Format the value of a setting for players; a language is written in itself."""
    if isinstance(value, str):
        return language.name_of(value)
    if value is True or value is False:
        return t("on") if value else t("off")
    if name == "brightness":
        return t("{0} %", value)
    if value == 0:
        return t("never")
    if value < 60:
        return t("{0} s", value)
    return t("{0} min", value // 60)


class Settings(choice.Menu):
    """One row per setting, then About, the self-test and the reset to defaults."""

    def fill(self) -> tuple:
        self.names = []
        labels, values = [], []
        for name, label in _LABELS:
            if self._is_offered(name):
                self.names.append(name)
                labels.append(t(label))
                values.append(words_of(name, getattr(self.app.settings, name)))
        self.list.set(labels + [t("About"), t("Self-test"), t("Reset all")], values + [""] * 3)
        return t("Settings"), ""

    def _is_offered(self, name):
        return language.CODES if name == "language" else name != "led" or self.app.hardware.has_led

    def _is_switch(self, index):
        return index < len(self.names) and settings.field(self.names[index]).low is None

    def adjustable(self, index: int) -> bool:
        """Numbers are adjustable; OK toggles switches."""
        return index < len(self.names) and not self._is_switch(index)

    def adjust(self, index: int, step: int) -> None:
        name = self.names[index]
        choices = settings.field(name).choices
        value = getattr(self.app.settings, name)
        at = choices.index(value) if value in choices else 0
        self.app.set(name, choices[(at + step) % len(choices)])

    def handle(self, key: int) -> None:
        """Also toggle switches with left and right."""
        if (key == LEFT or key == RIGHT) and self._is_switch(self.list.focus):
            self.chosen(self.list.focus)
        else:
            choice.Menu.handle(self, key)

    def chosen(self, index: int) -> None:
        if index < len(self.names):
            name = self.names[index]
            self.app.set(name, not getattr(self.app.settings, name))
            self.refill()
        elif index == len(self.names):
            self.app.stack.push("screens.about.About")
        elif index == len(self.names) + 1:
            self.app.stack.push("screens.self_test.SelfTest")
        else:
            self.app.stack.push("screens.choice.Confirm", list(_RESET))

    def on_result(self, name: str, value) -> None:
        for field in settings.FIELDS:
            self.app.set(field.name, field.default)
        self.refill()

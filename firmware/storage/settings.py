"""The owner's settings: typed, range-checked, saved as readable lines `name=value`.

Missing or invalid values take their defaults; the damaged file is kept as settings.bad, with one message to the
players. Lines with unknown names are kept, so that going back to an older version loses nothing.
"""

from firmware.language import CODES, later
from firmware.storage.files import exists

FILE = "settings.txt"
DAMAGED = later("Some settings were damaged and were reset.")


class Field:
    """One setting: its name, its default, its valid values, and the choices of a screen in their order. low and high
    are None for a switch (True or False), else the inclusive range of an integer.
    """

    def __init__(self, name, default, low, high, choices):
        self.name = name
        self.default = default
        self.low = low
        self.high = high
        self.choices = choices

    def accepts(self, value: bool | int | str) -> bool:
        """Return True if `value` has the right type and is in range."""
        if self.low is None:
            return value is True or value is False
        return isinstance(value, int) and value is not True and value is not False and self.low <= value <= self.high

    def read(self, text: str) -> bool | int | str | None:
        """Parse `text`; return None if it is invalid."""
        if self.low is None:
            return {"on": True, "off": False}.get(text)
        try:
            value = int(text)
        except ValueError:
            return None
        return value if self.accepts(value) else None

    def write(self, value: bool | int | str) -> str:
        """Format `value` as text."""
        if self.low is None:
            return "on" if value else "off"
        return str(value)


_LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Code(Field):
    """The code of a language, "" for English. A code that only a newer version knows is kept."""

    def __init__(self, name):
        Field.__init__(self, name, "", 0, 8, ("",) + CODES)  # letters

    def accepts(self, value: bool | int | str) -> bool:
        """Return True for letters that can be a code."""
        return isinstance(value, str) and len(value) <= self.high and all([letter in _LETTERS for letter in value])

    def read(self, text: str) -> str | None:
        """Return `text`, None if it is no code."""
        return text if self.accepts(text) else None

    def write(self, value: bool | int | str) -> str:
        """Return the code."""
        return str(value)


SWITCH = (True, False)
FIELDS = (
    Field("brightness", 80, 10, 100, (10, 20, 30, 40, 50, 60, 70, 80, 90, 100)),  # percent
    Field("dim_seconds", 60, 0, 3600, (15, 30, 60, 120, 300, 0)),  # 0: never
    Field("sleep_seconds", 300, 0, 7200, (60, 120, 300, 600, 1800, 0)),  # 0: never
    Field("motion", True, None, None, SWITCH),
    Field("led", True, None, None, SWITCH),
    Field("left_handed", False, None, None, SWITCH),
    Field("large_text", False, None, None, SWITCH),
    Field("tips", True, None, None, SWITCH),
    Field("unveil", False, None, None, SWITCH),
    Code("language"),
)


def field(name: str) -> Field:
    """Return the field of this name. Raises KeyError."""
    for one in FIELDS:
        if one.name == name:
            return one
    raise KeyError(name)


class Settings:
    """All settings as attributes; only `change` may set them."""

    brightness: int
    dim_seconds: int
    sleep_seconds: int
    motion: bool
    led: bool
    left_handed: bool
    large_text: bool
    tips: bool
    unveil: bool
    language: str
    unknown = ()  # lines with names unknown to this version


def read(storage) -> Settings:
    """Return the Settings saved in a Storage, with defaults for invalid ones."""
    settings = Settings()
    for one in FIELDS:
        setattr(settings, one.name, one.default)
    unknown = []
    text, damaged = storage.read_text(FILE)
    for line in text.split("\n"):
        if not line.strip():
            continue
        name, equals, value = line.partition("=")
        name = name.strip()
        known = [one for one in FIELDS if one.name == name]
        if known:
            found = known[0].read(value.strip())
            if found is None:
                damaged = True
            else:
                setattr(settings, name, found)
        elif equals and name:
            unknown.append(line)
        else:
            damaged = True
    settings.unknown = tuple(unknown)
    if damaged:
        storage.quarantine(FILE, DAMAGED)
        try:
            _write(settings, storage)
        except OSError:
            pass  # they hold until power off, and settings.bad has the originals
    return settings


def change(settings: Settings, storage, name: str, value: bool | int | str) -> None:
    """Change one setting and save it in `storage`. Raises ValueError for an invalid value, KeyError for an unknown
    name, OSError if flash fails (the setting then holds until power off).
    """
    one = field(name)
    if not one.accepts(value):
        raise ValueError("%s cannot be %s" % (name, value))
    if getattr(settings, name) == value and exists(storage.path(FILE)):
        return
    setattr(settings, name, value)
    _write(settings, storage)


def _write(settings, storage):
    lines = ["%s=%s" % (each.name, each.write(getattr(settings, each.name))) for each in FIELDS]
    storage.write_text(FILE, "\n".join(lines + list(settings.unknown)) + "\n")

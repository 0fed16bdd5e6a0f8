"""Settings of a score pad, and profiles: the settings of up to twelve named pads, a line each in profiles.log."""

from firmware.language import later, shown, t, t_n
from firmware.storage.files import choice_in, read_bytes, read_crc_line
from firmware.wording import listed

FILE = "profiles.log"
MOST = 12
DAMAGED = later("Some profiles of score pads were damaged. A copy is kept.")
_FULL = later('There are {0} profiles already, so "{1}" is not kept as one. To delete one, choose it under "New pad".')
DEFAULTS = {"counters": [], "limit": 0, "lowest": False, "name": "", "start": 0, "step": 0, "target": 0}
"""Each setting without a value: limit is the number of rounds, counters are names. A missing key has this value."""
TARGETS = (0, 10, 15, 21, 25, 31, 50, 61, 75, 100, 121, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 5000)
_STARTS = (0, 3, 5, 7, 10, 15, 20, 25, 30, 40, 50, 60, 100, 200, 301, 500, 501, 701, 1000, 1500, 8000)
_LIMITS = tuple(range(21)) + (24, 25, 30, 40, 50, 60, 75, 99)
_STEPS = (0, 1, 5, 10, 50, 100)
_COUNTERS = (0, 1, 2, 3)
_COUNTER = later("Counter {0}")
_IN_WORDS = (("start", later("start {0}")), ("target", later("target {0}")), ("step", later("step {0}")))
VALUES = {
    "counters": _COUNTERS,
    "limit": _LIMITS,
    "lowest": (False, True),
    "start": _STARTS,
    "step": _STEPS,
    "target": TARGETS,
}
"""Values offered for each setting with a row that left and right change."""
_LONGEST = 12  # letters
_LARGEST = 99999


_MOST = {"limit": _LIMITS[-1], "start": _LARGEST, "target": _LARGEST}


def of(value: dict) -> dict:
    """Return all settings in a dict, which may come from flash and have other keys, too: the default of each that this
    version cannot use.
    """
    found = {key: choice_in(value, key, DEFAULTS[key], _STEPS if key == "step" else None) for key in DEFAULTS}
    for key in _MOST:
        if not 0 <= found[key] <= _MOST[key]:
            found[key] = DEFAULTS[key]
    counters = [name for name in choice_in(value, "counters", []) if isinstance(name, str) and len(name) <= _LONGEST]
    found["counters"] = counters[: _COUNTERS[-1]]
    found["name"] = choice_in(value, "name", "")[:_LONGEST]
    return found


def in_words(settings: dict) -> str:
    """Describe settings: "lowest wins, target 100"; "" if all but the name are the defaults."""
    words = [t("lowest wins")] if settings["lowest"] else []
    for key, text in _IN_WORDS:
        if settings[key]:
            words.append(t(text, settings[key]))
    if settings["limit"]:
        words.append(t_n(settings["limit"], "{0} round", "{0} rounds"))
    return listed(words + counter_names(settings))


def rows(settings: dict) -> list:
    """Return (key, which, label, value) of each row that shows a setting; the key of the name is "title"."""
    found = [("title", 0, t("Name"), settings["name"] or t("no name"))]
    found.append(("lowest", 0, t("Winner"), t("fewest points") if settings["lowest"] else t("most points")))
    for key, label, none in (
        ("target", t("Target"), "0" if settings["start"] else t("none")),
        ("start", t("Start value"), "0"),
        ("limit", t("Rounds"), t("any number")),
        ("step", t("Step"), t("by the scores")),
    ):
        found.append((key, 0, label, str(settings[key] or none)))
    counters = settings["counters"]
    found.append(("counters", 0, t("Counters"), str(len(counters))))
    for i in range(len(counters)):
        found.append(("counter", i, t(_COUNTER, i + 1), counters[i] if counters[i] != counter(i) else t("no name")))
    return found


def kept_counter(settings: dict, index: int) -> list:
    """Return the name of a counter for `shown`, which translates only one that nobody typed."""
    names = settings["counters"]
    is_named = index < len(names) and names[index] != counter(index)
    return ["{0}", names[index]] if is_named else [_COUNTER, index + 1]


def counter_names(settings: dict) -> list:
    """Return what players see of each counter."""
    return [shown(kept_counter(settings, i)) for i in range(len(settings["counters"]))]


def counter(index: int) -> str:
    """Return what is kept as the name of a counter that was given none."""
    return "Counter %d" % (index + 1)


def adjust(settings: dict, key, step: int) -> None:
    """Change a setting to the next value offered, or the previous one (-1)."""
    counters = settings["counters"]
    value = len(counters) if key == "counters" else settings[key]
    values = VALUES[key]
    value = values[((values.index(value) if value in values else 0) + step) % len(values)]
    if key == "counters":
        value = (counters + [counter(i) for i in range(len(counters), value)])[:value]
    settings[key] = value


def question(settings: dict, key, which: int) -> list:
    """Return the state of a Letters screen that asks for the name of the pad or of a counter."""
    if key == "title":
        return [later("Name of the pad"), [], settings["name"]]
    before = settings["counters"][which]
    return [[later("Name of counter {0}"), which + 1], [], "" if before == counter(which) else before]


def give_name(settings: dict, key: str, which, name: str) -> None:
    """Handle the answer."""
    if key == "title":
        settings["name"] = name
    else:
        settings["counters"] = list(settings["counters"])
        settings["counters"][which] = name


# Profiles


def profile_in(value: object) -> dict | None:
    """Return the settings of a profile's line, which may come from flash; None if it is none."""
    settings = of(value) if isinstance(value, dict) else DEFAULTS
    return settings if settings["name"] else None


def usable_lines(storage, file: str, usable, news: str) -> list:
    """Return (value, usable(value)) for each line of a log where the latter is something, including those after a
    damaged line. The other lines are quarantined: `news` tells the players.
    """
    lines = read_bytes(storage.path(file)).split(b"\n")
    found = [read_crc_line(line)[0] for line in lines[:-1]]
    good = [(value, usable(value)) for value in found]
    good = [one for one in good if one[1]]
    if lines[-1] or len(good) < len(found):
        storage.quarantine(file, news)
        try:
            storage.write_log(file, [value for value, _used in good])
        except OSError:
            pass  # the lines exist as long as the quarantined file does
    return good


def profiles(storage) -> list:
    """Return all profiles."""
    return [settings for _value, settings in usable_lines(storage, FILE, profile_in, DAMAGED)]


def keep(app, settings: dict) -> None:
    """Keep the settings of a pad with a name as its profile; tell if there are too many."""
    name = settings["name"]
    kept = profiles(app.storage)
    if not name or settings in kept:
        return
    others = [one for one in kept if one["name"] != name]
    if len(others) >= MOST:
        app.stack.show_message([_FULL, MOST, name])
    else:
        _write(app, others + [settings])


def delete(app, name: str) -> None:
    """Delete the profile of this name."""
    _write(app, [one for one in profiles(app.storage) if one["name"] != name])


def _write(app, kept):
    app.stored(app.storage.write_log, FILE, kept)

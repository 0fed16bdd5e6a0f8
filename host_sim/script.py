"""Scripts: plain text, one step a line, that press keys and look at the screen of a handheld, simulated or emulated.

    press KEY [xTIMES]     press and let go, then wait until the picture has settled
    hold KEY MS            the same, but the key stays down for MS milliseconds
    down KEY / up KEY      only press, or only let go (a key held while the power comes on reaches safe mode)
    wait MS                let milliseconds pass
    shot NAME              keep the picture as NAME.png
    expect TEXT            fail unless TEXT is shown on the screen, from the beginning of a word: "win" is found in
                           "wins", not in "gewinnt", and 1 not in 12; put it in "quotes" when it holds a # after a space
    power off / power on   cut the power, give it back
    # anything             a comment, also at the end of a line
    board NAME             before all steps: which handheld the script is for; --board chooses another
    seed TEXT              before all steps: the same text gives the same dice; --seed chooses another

KEY is up, down, left, right, ok, back, undo or info. The power is on when a script starts.
"""

import difflib
import os
import re

from host_sim import limited
from host_sim.boards import full_name, logical_keys
from host_sim.folder_lock import FolderError, reason
from host_sim.pictures import save_png
from host_sim.text_search import shows

KEYS = ("up", "down", "left", "right", "ok", "back", "undo", "info")
STEPS = ("press", "hold", "down", "up", "wait", "shot", "expect", "power")
DIRECTIVES = ("board", "seed")

PRESS_MS = 80
SETTLED_MS = 100
LONGEST_SETTLING_MS = 2000
LONGEST_BOOT_MS = 15_000
LONGEST_WAIT_MS = 3_600_000
MOST_TIMES = 1000
LARGEST_FILE = 1 << 20


class ScriptError(Exception):
    """A script cannot be read or a step failed; the message names file and line in plain words."""


class Step:
    """One step: line (number in the file), what (one of STEPS, or of DIRECTIVES, which do nothing).

    key, number (times or ms) and text: if the step has them, otherwise "" and 0.
    """

    def __init__(self, line: int, what: str, key: str = "", number: int = 0, text: str = ""):
        self.line = line
        self.what = what
        self.key = key
        self.number = number
        self.text = text


def without_comment(line: str) -> str:
    """Return the line without its comment: a # at the start or after a space, outside double quotes."""
    quoted = False
    for at, character in enumerate(line):
        if character == '"':
            quoted = not quoted
        elif character == "#" and not quoted and (at == 0 or line[at - 1].isspace()):
            return line[:at].strip()
    return line.strip()


def parse(text: str, name: str = "script") -> list[Step]:
    """Return the steps of a script. text: its content; name: for messages. ScriptError names the first wrong line."""
    steps = []
    shots = {}
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        line = without_comment(line)
        if not line:
            continue
        what, _, rest = line.partition(" ") if " " in line else line.partition("\t")
        try:
            step = _parse_step(number, what.lower(), rest.strip())
            if step.what in DIRECTIVES and any(other.what in (*STEPS, step.what) for other in steps):
                raise ValueError(f"'{step.what}' stands once, before all steps")
            if step.what == "shot" and shots.setdefault(step.text.lower(), number) != number:
                raise ValueError(f"the shot name '{step.text}' was already used in line {shots[step.text.lower()]}")
        except ValueError as error:
            raise ScriptError(f"{name}, line {number}: {error}") from None
        steps.append(step)
    return steps


def _parse_step(line, what, rest):
    if what not in _PARSERS:
        near = difflib.get_close_matches(what, STEPS + DIRECTIVES, 1)
        hint = f", did you mean '{near[0]}'?" if near else "."
        raise ValueError(
            f"'{what}' is no step{hint} The steps are: {', '.join(STEPS)};"
            f" before them may stand: {', '.join(DIRECTIVES)}"
        )
    return _PARSERS[what](line, what, rest)


def _parse_directive(line, what, rest):
    if not rest:
        raise ValueError(f"say '{what} {'NAME' if what == 'board' else 'TEXT'}'")
    return Step(line, what, text=full_name(rest) if what == "board" else rest)


def _parse_press(line, what, rest):
    words = rest.split()
    if len(words) not in (1, 2):
        raise ValueError("say 'press KEY' or 'press KEY x3'")
    times = 1
    if len(words) == 2:
        if not re.fullmatch("[xX][0-9]+", words[1]) or not 1 <= int(words[1][1:]) <= MOST_TIMES:
            raise ValueError(f"'{words[1]}' is not x1 to x{MOST_TIMES}")
        times = int(words[1][1:])
    return Step(line, what, _key(words[0]), times)


def _parse_hold(line, what, rest):
    words = rest.split()
    if len(words) != 2:
        raise ValueError("say 'hold KEY MILLISECONDS', such as 'hold back 900'")
    return Step(line, what, _key(words[0]), _milliseconds(words[1]))


def _parse_half_press(line, what, rest):
    words = rest.split()
    if len(words) != 1:
        raise ValueError(f"say '{what} KEY'; to press the {what} key say 'press {what}'")
    return Step(line, what, _key(words[0]))


def _parse_wait(line, what, rest):
    if len(rest.split()) != 1:
        raise ValueError("say 'wait MILLISECONDS'")
    return Step(line, what, number=_milliseconds(rest))


def _parse_power(line, what, rest):
    if rest.lower() not in ("on", "off"):
        raise ValueError("say 'power on' or 'power off'")
    return Step(line, what, text=rest.lower())


def _parse_shot(line, what, rest):
    if not re.fullmatch(r"[A-Za-z0-9_][A-Za-z0-9_.\-]*", rest):
        raise ValueError("a shot needs a name of letters, digits, _ - and . such as 'shot home'")
    return Step(line, what, text=rest[:-4] if rest.lower().endswith(".png") else rest)


def _parse_expect(line, what, rest):
    if len(rest) >= 2 and rest[0] == rest[-1] == '"':
        rest = rest[1:-1]
    if not rest.strip():
        raise ValueError("say 'expect TEXT' with the text that must be on the screen")
    return Step(line, what, text=" ".join(rest.split()))


_PARSERS = {
    "press": _parse_press,
    "hold": _parse_hold,
    "down": _parse_half_press,
    "up": _parse_half_press,
    "wait": _parse_wait,
    "shot": _parse_shot,
    "expect": _parse_expect,
    "power": _parse_power,
    "board": _parse_directive,
    "seed": _parse_directive,
}


def _key(word):
    if word.lower() not in KEYS:
        raise ValueError(f"'{word}' is no key. The keys are: {', '.join(KEYS)}")
    return word.lower()


def _milliseconds(word):
    if not re.fullmatch("[0-9]{1,7}", word) or int(word) > LONGEST_WAIT_MS:
        raise ValueError(f"'{word}' is no number of milliseconds from 0 to {LONGEST_WAIT_MS}")
    return int(word)


def settle(handheld) -> None:
    """Wait until the panel got nothing for 100 ms, at most 2,000 ms.

    In at least 100 ms a released key is stable.
    """
    handheld.run(SETTLED_MS)
    passed = SETTLED_MS
    while passed < LONGEST_SETTLING_MS:
        missing = SETTLED_MS - handheld.quiet_ms()
        if missing <= 0:
            return
        missing = min(missing, LONGEST_SETTLING_MS - passed)
        handheld.run(missing)
        passed += missing


def boot(handheld) -> None:
    """Give the handheld power and wait for its first settled picture, after which the firmware lights the panel."""
    handheld.power_on()
    passed = 0
    while handheld.backlight == 0:
        if passed >= LONGEST_BOOT_MS:
            raise ScriptError("the screen stays dark after power on")
        handheld.run(10)
        passed += 10
    settle(handheld)


def press(handheld, key: str, ms: int = PRESS_MS) -> None:
    """Press a key for `ms` milliseconds; return when the picture has settled."""
    handheld.key_down(key)
    handheld.run(ms)
    handheld.key_up(key)
    settle(handheld)


class Runner:
    """Runs steps on a handheld. shots: folder for the pictures, None if the script takes none.

    report: called with a line of progress, or None; on_step: called with (number, how many, Step) before each step, or
    None.
    """

    def __init__(self, handheld, shots: str | None = None, name: str = "script", report=None, on_step=None):
        self.handheld = handheld
        self.shots = shots
        self.name = name
        self.report = report
        self.on_step = on_step
        self.written = []  # paths of the pictures, in order

    def run(self, steps: list[Step]) -> None:
        """Run all steps; ScriptError at the first that fails, or if the panel has violations.

        FolderError if the handheld cannot play in its folder.
        """
        self._check(steps)
        steps = [step for step in steps if step.what in STEPS]
        handheld = self.handheld
        self._blaming_the_firmware(f"{self.name}, before its first step", lambda: boot(handheld))
        for number, step in enumerate(steps, 1):
            if self.on_step is not None:
                self.on_step(number, len(steps), step)
            self._blaming_the_firmware(self._place(step), lambda step=step: self._do(step))
        if handheld.violations:
            found = "; ".join(handheld.violations)
            raise ScriptError(f"{self.name}: the steps went well, but a real handheld would not: {found}")

    @staticmethod
    def _blaming_the_firmware(place, work):
        """Blame the firmware for errors in `work()`, except those that name their own cause."""
        try:
            work()
        except (ScriptError, FolderError):
            raise
        except Exception as error:
            raise ScriptError(f"{place}: the firmware stopped with {type(error).__name__}: {error}") from error

    def _place(self, step):
        return f"{self.name}, line {step.line}"

    def _check(self, steps):
        keys = logical_keys(self.handheld.board)
        for step in steps:
            if step.key and step.key not in keys:
                name = self.handheld.board.NAME
                raise ScriptError(f"{self._place(step)}: the {name} has no key '{step.key}'; it has: {', '.join(keys)}")
            if step.what == "shot" and self.shots is None:
                raise ScriptError(
                    f"{self._place(step)}: this script takes pictures; say where they go with --shots FOLDER"
                )

    def _do(self, step):
        handheld = self.handheld
        if step.what == "press":
            for _ in range(step.number):
                press(handheld, step.key)
        elif step.what == "hold":
            press(handheld, step.key, step.number)
        elif step.what == "down":
            handheld.key_down(step.key)
            settle(handheld)
        elif step.what == "up":
            handheld.key_up(step.key)
            settle(handheld)
        elif step.what == "wait":
            handheld.run(step.number)
        elif step.what == "power":
            if step.text == "on":
                boot(handheld)
            else:
                handheld.power_off()
        elif step.what == "shot":
            self._keep_picture(step.text, self.shots)
        else:
            self._expect(step)

    def _expect(self, step):
        handheld = self.handheld
        if shows(handheld.pixels(), handheld.board.WIDTH, handheld.board.HEIGHT, step.text):
            return
        kept = ""
        if self.shots is not None:
            try:
                kept = "; the screen is kept as " + self._keep_picture(f"failed_in_line_{step.line}", self.shots)
            except ScriptError as error:
                kept = f"; {error}"
        raise ScriptError(f"{self._place(step)}: '{step.text}' is not on the screen{kept}{self._readable()}")

    def _readable(self):
        """Return the text on the screen for the end of a message; with only pixels, say who can read it."""
        lines = lines_of(self.handheld.words())
        if lines:
            return "".join(["; it shows:", *[f"\n    {line}" for line in lines]])
        return "; what it shows, 'sim' tells of the same script" if self.handheld.backlight else "; it is dark"

    def _keep_picture(self, name, shots):
        board = self.handheld.board
        try:
            path = save_png(self.handheld.pixels(), board.WIDTH, board.HEIGHT, shots, name)
        except OSError as error:
            raise ScriptError(
                f"the picture {name}.png cannot be written to {shots}: {reason(shots, error)}. Choose another folder"
                " with --shots."
            ) from None
        self.written.append(path)
        if self.report is not None:
            self.report(f"wrote {path}")
        return path


def lines_of(words: list) -> list[str]:
    """Return the readable text of a screen (host_sim.screen_words.Word), line by line from the top, left to right."""
    lines: list = []
    for word in sorted(words, key=lambda word: word.y + word.h // 2):
        middle = word.y + word.h // 2
        if not lines or middle - lines[-1][0] > 6:
            lines.append((middle, []))
        lines[-1][1].append(word)
    return [" ".join(word.text for word in sorted(line, key=lambda word: word.x)).strip() for _middle, line in lines]


def directive(steps: list[Step], what: str) -> str | None:
    """Return a script's directive: the full name of its board, or its seed. what: one of DIRECTIVES."""
    return next((step.text for step in steps if step.what == what), None)


def read(path: str) -> list[Step]:
    """Return the steps of the script file `path` (UTF-8). ScriptError if it cannot be read, or a line is wrong."""
    try:
        text = limited.read(path, LARGEST_FILE).decode("utf-8")
    except (OSError, ValueError) as error:
        raise ScriptError(f"the script {path} cannot be read: {getattr(error, 'strerror', None) or error}") from None
    return parse(text, os.path.basename(path))


def run_file(handheld, path: str, shots: str | None = None, report=None, on_step=None) -> list[str]:
    """Run the script file `path` (UTF-8); return the paths of the pictures.

    ScriptError if it cannot be read or fails, FolderError if the handheld cannot play in its folder.
    """
    runner = Runner(handheld, shots, os.path.basename(path), report, on_step)
    runner.run(read(path))
    return runner.written

"""A finger on the panel, for front ends with a pointer: a tap selects its target, a tap on the focus is ok.

Screens do not know of it. It finds the reachable targets by pressing direction keys on a copy of the open screen. A tap
then presses those keys, so it does nothing that keys cannot do.
"""

import json

from host_sim import device_modules

device_modules.install()

from firmware.drawing import area, widgets
from firmware.keys import DOWN, LEFT, OK, RIGHT, TURNED, UP
from host_sim.remembered_frame import RememberedFrame, distance, joined

_MOST = 300
"""Maximum number of screen states to try."""
_AHEAD = 8
"""Maximum number of keys pressed before the next drawing."""
_ACROSS = 8
"""Steps to the side before trying up and down again, to keep the way short."""
_NEAR = 8
"""Pixels beside a target that still count."""
_PATIENCE_MS = 1000
"""Maximum time that a tap waits for a motion to end."""
_ROW = 28
"""Pixels of a swipe per key."""


class _Acts(Exception):
    """A key would do more than move the focus."""


def _acts(*_values):
    raise _Acts


def _nothing(*_values):
    pass


class _Guard:
    """A part of the app for a copied screen: only the `own` values differ from the real part."""

    def __init__(self, real, **own):
        self._real = real
        for name in own:
            setattr(self, name, own[name])

    def __getattr__(self, name):
        return getattr(self._real, name)

    def __len__(self):
        return len(self._real)

    def __getitem__(self, at):
        return self._real[at]


def _guarded(app):
    # The app for a copied screen, which may read it but not act on it.
    ignored = {name: _nothing for name in ("invalidate", "invalidate_all", "acknowledge_key")}
    opens = {name: _acts for name in ("push", "pop", "replace", "home", "show", "show_message")}
    game = {name: _acts for name in ("new", "delete", "audit", "resume", "reopen", "leave", "show_phase")}
    return _Guard(
        app,
        frame=_Guard(app.frame, canvas=RememberedFrame(app.frame.canvas), **ignored),
        stack=_Guard(app.stack, **opens),
        game=_Guard(app.game, **game),
        storage=_Guard(app.storage, write_text=_nothing),
        key_reader=_Guard(app.key_reader, repeat=_acts),
        act=_acts, undo=_acts, redo=_acts, set=_acts, remember=_acts, wake=_nothing, flash_refused=_acts, stored=_acts,
    )  # fmt: skip


class Target:
    """A focusable element.

    keys: the way there; state: the screen's, as text; frame: the picture then; rects: what it lights.
    """

    def __init__(self, keys, state, frame, rects):
        self.keys, self.state, self.frame = keys, state, frame
        self.lights(rects, [])

    def lights(self, rects: list, own: list) -> None:
        """Set the rectangles that it lights, and those that nothing else lights."""
        left, top = min([rect[0] for rect in rects]), min([rect[1] for rect in rects])
        right, bottom = max([rect[0] + rect[2] for rect in rects]), max([rect[1] + rect[3] for rect in rects])
        self.rects, self.own = rects, own
        self._whole = (left, top, right - left, bottom - top)
        self.x, self.y = (left + right) // 2, (top + bottom) // 2

    def overlaps(self, other) -> bool:
        """Return True if it partly overlaps another one."""
        left, top, w, h = self._whole
        x, y, wide, high = other._whole
        return left < x + wide and x < left + w and top < y + high and y < top + h

    def distance(self, x: int, y: int) -> tuple:
        """Return the distance of the point from it and from its middle: the nearest target is meant."""
        return distance(self._whole, x, y), (self.x - x) * (self.x - x) + (self.y - y) * (self.y - y)


class Reach:
    """The elements that the direction keys can reach on the open screen.

    point: (x, y) of a tap, to skip what its target does not depend on; None: find all. first: keys to press first.
    """

    def __init__(self, app, point: tuple | None = None, first: tuple = ()):
        self._app = app
        self._point = point
        self._probe = _guarded(app)
        self._kind = type(app.stack.screen)
        self._seen = set()
        self.first = list(first)
        self.targets = []  # reachable without scrolling
        self.pages = []  # keys that turn to other text
        screen = self._copy(json.dumps(app.stack.screen.state()))
        for key in first:
            screen.handle(key)
        start = self._prepared(screen)
        self._seen.add(start)
        self._in_hand = _in_hand(screen)
        self.frame = self._drawn(screen)
        self._probe.frame.canvas = RememberedFrame(app.frame.canvas)
        live = self.frame if first else self._drawn(app.stack.screen)
        # False during motion and with cards that only one player may see: the state does not restore such a picture, so
        # nothing is tried.
        self.is_copy = self.frame.is_like(live)
        self.frame = live
        if self.is_copy:
            self._explore(start)
        here = self.here
        self._places = ([here] if here else []) + self.targets
        for target in self._places:
            # A piece may partly cover its old place.
            rects = joined([each for each in target.frame.lit if self._moves(each)])
            own = joined([each for each in target.frame.lit if self._frames_with(each) == 1])
            target.lights(rects or target.rects, own)

    def _moves(self, lit):
        # The focus lights only what is lit in few pictures: not in most, or, with few pictures, not in all.
        frames, count = len(self.targets) + 1, self._frames_with(lit)
        return frames == 1 or (2 * count <= frames if frames > 3 else count < frames)

    def _frames_with(self, lit):
        return len([frame for frame in [self.frame] + [target.frame for target in self.targets] if lit in frame.lit])

    @property
    def here(self):
        """Return the focused Target, on which ok acts; None if there is none."""
        rects = joined([each for each in self.frame.lit if self._moves(each)])
        return Target([OK], None, self.frame, rects) if rects else None

    def _copy(self, state):
        self._probe.frame.canvas = RememberedFrame(self._app.frame.canvas)
        screen = self._kind(self._probe, json.loads(state))
        screen.prepare()  # as when a key is pressed
        return screen

    def _prepared(self, screen):
        # Return its state; a list may have scrolled.
        self._probe.frame.canvas = RememberedFrame(self._app.frame.canvas)
        screen.prepare()
        return json.dumps(screen.state())

    def _drawn(self, screen):
        frame = self._probe.frame.canvas
        if screen.keys:
            widgets.layout(self._app).hints(frame, screen.keys)
        screen.draw(frame)
        return frame

    def _explore(self, start):
        directions = (DOWN, UP, RIGHT, LEFT) if self._app.hardware.has_stick else (DOWN, UP)
        waiting = [([], start, self.frame, 0)]
        while waiting and len(self._seen) < _MOST:
            way, state, frame, _away = waiting.pop(0)
            for key in directions:
                try:
                    waiting += self._walk(way, state, frame, key)
                except _Acts:
                    pass
            if self._is_decided():
                return
            if self._point:
                waiting.sort(key=lambda each: each[3])

    def _is_decided(self):
        # If no targets overlap, the first one hit is meant.
        here = self.here
        if not self._point or not here:
            return False
        found = [here] + self.targets
        if any([here.overlaps(target) for target in self.targets]):
            return False
        return any([target.distance(*self._point)[0] == 0 for target in found])

    def _walk(self, way, state, before, key):
        # Return the targets on the way with this key, until it ends, scrolls, changes a value or is known.
        found = []
        screen = self._copy(state)
        for step in range(1, (_MOST if key in (UP, DOWN) else _ACROSS) + 1):
            screen.handle(key)
            state = self._prepared(screen)
            if state in self._seen or _in_hand(screen) != self._in_hand:
                break
            frame = self._drawn(screen)
            rects = frame.gained(self.frame)
            keys = way + [key] * step
            if rects and frame.gained(before):
                if any([frame.lit == target.frame.lit for target in self.targets]):
                    break  # the same place by another way
                target = Target(keys, state, frame, rects)
                self.targets.append(target)
                found.append((keys, state, frame, target.distance(*self._point) if self._point else 0))
            elif rects or not frame.keeps_focus(self.frame):
                break
            elif frame.lit and key not in (UP, DOWN):
                break
            elif len(keys) == 1:
                self.pages.append(key)
            self._seen.add(state)
            before = frame
        return found

    def at(self, x: int, y: int):
        """Return the target of a tap, or None."""
        for each in self._places:
            if any([not distance(rect, x, y) for rect in each.own]):
                return each
        near = [each for each in self._places if each.distance(x, y)[0] <= _NEAR]
        return min(near, key=lambda each: each.distance(x, y)) if near else None


def _in_hand(screen):
    # True while up and down change a value of a list.
    return getattr(getattr(screen, "list", None), "editing", False)


def keys_of(app, x: int, y: int, reach=None) -> tuple:
    """Return (keys pressed by a tap on this point of the content, the screen's state after them or None)."""
    reach = reach or Reach(app, (x, y))
    target = reach.at(x, y)
    if target:
        return target.keys, target.state
    icon = reach.frame.icon_at(x, y)
    if icon is not None:
        return [icon], None
    if _in_hand(app.stack.screen):
        # First finish changing the value.
        target = Reach(app, (x, y), (OK,)).at(x, y)
        return ([OK] + target.keys, target.state) if target and target.state else ([], None)
    if not reach.is_copy:
        return [], None
    return _read_on(app, reach, x, y), None


def _read_on(app, reach, x, y):
    layout = widgets.layout(app)
    if reach.pages:
        if UP in reach.pages and 3 * y < layout.height:
            return [UP]
        if LEFT in reach.pages and UP not in reach.pages and 3 * (x - layout.left) < layout.width:
            return [LEFT]
        for key in (DOWN, RIGHT):
            if key in reach.pages:
                return [key]
    # Nothing to choose: ok continues.
    return [] if reach.here or reach.targets else [OK]


class Finger:
    """Taps and swipes on an app's picture, in pixels as its holder sees them.

    Call `step` before each turn of the app.
    """

    def __init__(self, app):
        self._app = app
        self._feels = hasattr(app, "stack")  # safe mode has only keys
        self._waiting = []  # (handler, x, y, time)
        self._keys = []
        self._goal = None  # (tap, name of the screen, its state) to reach

    def tap(self, x: int, y: int) -> None:
        """Queue a short touch."""
        if self._feels:
            self._waiting.append((self._tapped, x, y, self._app.hardware.now()))

    def swipe(self, x: int, y: int) -> None:
        """Queue a touch that moved this far."""
        if self._feels:
            self._waiting.append((self._swiped, x, y, self._app.hardware.now()))

    def step(self) -> None:
        """Press the keys that are due once the screen has answered the previous ones."""
        app = self._app
        if not self._feels:
            return
        keys = app.hardware.keys
        if keys.waiting() or app.stack.screen is None or app.light is None:
            return
        if not self._keys and self._goal:
            (x, y), name, state = self._goal
            self._goal = None
            if app.stack[-1][0] == name and json.dumps(app.stack.screen.state()) != state:
                # The first key only ended a motion.
                self._keys = keys_of(app, x, y)[0]
        if not self._keys and self._waiting:
            done, x, y, since = self._waiting[0]
            try:
                found = [OK] if app.light.asleep else done(x, y, app.hardware.elapsed(app.hardware.now(), since))
            except _Acts:
                found = []
            if found is None:
                return
            self._waiting.pop(0)
            self._keys = found
        for _ in range(min(_AHEAD, len(self._keys))):
            key = self._keys.pop(0)
            # Keys are where fingers press them, in any orientation of the board.
            keys.put(TURNED[key] if app.settings.left_handed else key)

    @property
    def busy(self) -> bool:
        """True while keys are still to be pressed."""
        return bool(self._keys or self._waiting or self._goal)

    def _tapped(self, x, y, waited):
        app = self._app
        if app.stack.screen.keys:
            y -= area.margin(app.hardware.board)  # rows reserved for the corners of the glass
        reach = Reach(app, (x, y))
        if not reach.is_copy and waited < _PATIENCE_MS:
            return None
        keys, state = keys_of(app, x, y, reach)
        if state is not None:
            self._goal = ((x, y), app.stack[-1][0], state)
        return keys

    def _swiped(self, x, y, _waited):
        across = abs(x) > abs(y)
        if across and not self._app.hardware.has_stick:
            return []
        key = (LEFT if x > 0 else RIGHT) if across else (UP if y > 0 else DOWN)
        pages = Reach(self._app).pages
        return [key] if key in pages else [key] * max(1, (abs(x if across else y) + _ROW // 2) // _ROW)

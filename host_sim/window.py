"""The window: the handheld with clickable keys, driven by the computer's clock."""

import math
import os

import pygame

from host_sim.boards import board_names
from host_sim.case_layout import CaseLayout
from host_sim.folder_lock import FolderError, reason
from host_sim.keyboard import pygame_keys
from host_sim.pictures import save_png
from host_sim.window_bar import Bar
from host_sim.window_case import TABLE, CaseInWindow
from host_sim.window_place import WindowPlace

FRAMES_A_SECOND = 60
LONGEST_FRAME_MS = 100  # after a busy time of the computer the handheld does not jump
NOTE_MS = 4000
LARGEST_SCALE = 4  # of a new window; users can enlarge it
SWIPE = 12  # panel pixels; a shorter movement is a tap
KEYS = pygame_keys()


def _name_of(event):
    # A letter that is not Latin has no name: it counts as the one that an English keyboard has there.
    letter = getattr(event, "scancode", 0) - pygame.KSCAN_A
    return pygame.key.name(event.key) or (chr(ord("a") + letter) if 0 <= letter < 26 else "")


class Window:
    """make_handheld(board name) returns a handheld that is off; board_name: the first; shots: folder for screenshots.

    scale: window pixels per panel pixel, None: what fits; place_file: stores the window's place, or None; demo: a
    host_sim.demo.Demo that plays by itself, or None. FolderError if the handheld cannot play in its folder.
    """

    def __init__(self, make_handheld, board_name, shots, scale=None, place_file=None, demo=None):
        self._make_handheld = make_handheld
        self._shots = shots
        self._demo = demo
        self._place = WindowPlace(place_file)
        self._fingers = {}  # source of the press (keyboard key or "mouse") -> pin
        self._touched = None  # where the mouse went down on the panel
        self.note = ""  # temporary text below the handheld
        self._note_ms = 0
        self.open = True
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_caption("Tableside")
        self._bar = Bar(self.choose_board, self.screenshot, self._toggle_power)
        self._take(board_name)
        self.handheld.power_on()
        desktop = pygame.display.get_desktop_sizes()[0]
        size = self._place.size(desktop) if scale is None else None
        if size is None:
            if scale is None:
                # The rest is for the window's frame and the desktop's bars.
                scale = min(LARGEST_SCALE, self._case.largest_scale(desktop[0] * 95 // 100, desktop[1] * 86 // 100))
            size = self._case.size_at(scale)
        self._screen = pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.key.stop_text_input()  # else an input method takes the letters
        self._place.go_back(desktop)
        self._case.fit(*self._screen.get_size())

    # ---- the loop

    def run(self) -> None:
        """Run until the window is closed, which cuts the power."""
        clock = pygame.time.Clock()
        try:
            while self.open:
                self.frame(clock.tick(FRAMES_A_SECOND))
        finally:
            self.close()

    def close(self) -> None:
        """Cut the power and remove the window."""
        self.handheld.power_off()
        self._place.keep(self._screen.get_size())
        pygame.display.quit()
        pygame.font.quit()

    def frame(self, ms: int) -> None:
        """Handle input, let `ms` milliseconds of the device pass, at most LONGEST_FRAME_MS, and draw."""
        ms = min(ms, LONGEST_FRAME_MS)
        for event in pygame.event.get():
            self._handle(event)
        if not self.open:
            return
        self._note_ms = max(0, self._note_ms - ms)
        self.handheld.run(ms)
        if self._demo is not None:
            self._say(self._demo.advance(self.handheld, ms).capitalize())
            if self._demo.over:
                self._demo = None
        self._draw()
        pygame.display.flip()

    def _take(self, board_name):
        self.handheld = self._make_handheld(board_name)
        self.board_name = board_name
        self._case = CaseInWindow(CaseLayout(self.handheld.board))

    def _power_on(self, words):
        try:
            self.handheld.power_on()
        except FolderError as error:
            words = str(error)
        self._say(words)

    def choose_board(self, board_name: str) -> None:
        """Put the flash into another handheld: the game continues."""
        self._bar.menu_open = False
        if board_name == self.board_name:
            return
        self._take_over()
        self._release_all()
        self.handheld.power_off()
        self._take(board_name)
        self._case.fit(*self._screen.get_size())
        self._power_on("The game goes on on the " + self.handheld.board.NAME)

    # ---- fingers

    def _handle(self, event):
        if event.type == pygame.QUIT:
            self.open = False
        elif event.type == pygame.VIDEORESIZE:
            self._screen = pygame.display.get_surface() or self._screen
            self._case.fit(*self._screen.get_size())
        elif event.type == pygame.KEYDOWN:
            self._key(event)
        elif event.type == pygame.KEYUP:
            self._let_go(event.key)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._click(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._let_go("mouse")
            self._lift(event.pos)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._release_all()

    def _key(self, event):
        name = _name_of(event)
        if name == "escape" and self._bar.menu_open:
            self._bar.menu_open = False
        elif name in ("f12", "s"):
            self.screenshot()
        elif name == "f2":
            names = board_names()
            self.choose_board(names[(names.index(self.board_name) + 1) % len(names)])
        elif name == "f5":
            self._toggle_power()
        elif name == "q" and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.open = False
        elif name in KEYS:
            pin = self._pin_of(KEYS[name])
            if pin is not None:
                self._push(event.key, pin)
        else:
            for key in self._case.layout.keys:
                if key.label.lower() == name:
                    self._push(event.key, key.pin)

    def _pin_of(self, logical):
        try:
            return self.handheld.pin_of(logical)
        except ValueError:
            self._say(f"This handheld has no {logical} key")
            return None

    def _take_over(self):
        if self._demo is not None:
            self._demo.stop(self.handheld)
            self._demo = None
            self._note_ms = 0

    def _push(self, finger, pin):
        self._take_over()
        if finger not in self._fingers:
            self._fingers[finger] = pin
            self.handheld.press_pin(pin, True)

    def _let_go(self, finger):
        pin = self._fingers.pop(finger, None)
        if pin is not None and pin not in self._fingers.values():
            self.handheld.press_pin(pin, False)

    def _release_all(self):
        for finger in list(self._fingers):
            self._let_go(finger)

    def _click(self, place):
        if self._bar.click(place):
            return
        key = self._case.layout.key_at(*self._case.point(place, self.handheld.turned))
        if key is not None:
            self._push("mouse", key.pin)
        x, y = self._panel_point(place)
        board = self.handheld.board
        self._touched = (x, y) if 0 <= x < board.WIDTH and 0 <= y < board.HEIGHT else None

    def _lift(self, place):
        if self._touched is None:
            return
        x, y = self._panel_point(place)
        across, down = x - self._touched[0], y - self._touched[1]
        self._take_over()
        if max(abs(across), abs(down)) < SWIPE:
            self.handheld.tap(*self._touched)
        else:
            self.handheld.swipe(across, down)
        self._touched = None

    def _panel_point(self, place):
        # The pixel of the picture, as its holder sees it.
        x, y = self._case.point((place[0] + 0.5, place[1] + 0.5), self.handheld.turned)
        x, y = math.floor(x - self._case.layout.panel_x), math.floor(y - self._case.layout.panel_y)
        board = self.handheld.board
        return (board.WIDTH - 1 - x, board.HEIGHT - 1 - y) if self.handheld.turned else (x, y)

    def window_point(self, x: float, y: float) -> tuple[int, int]:
        """Return the window's point at a point of the case, rounded down."""
        return self._case.window_point(x, y, self.handheld.turned)

    def screenshot(self) -> None:
        """Save the panel's picture as the next free shot-NNN.png, and report it, or why not."""
        number = 1
        while os.path.exists(os.path.join(self._shots, f"shot-{number:03}.png")):
            number += 1
        board = self.handheld.board
        try:
            path = save_png(self.handheld.pixels(), board.WIDTH, board.HEIGHT, self._shots, f"shot-{number:03}")
        except OSError as error:
            self._say(f"No picture: {self._shots} cannot be written ({reason(self._shots, error)})")
        else:
            self._say("Wrote " + path)

    def picture(self) -> pygame.Surface:
        """Return the whole window as a pygame surface."""
        return self._screen.copy()

    def _toggle_power(self):
        self._take_over()
        if self.handheld.is_on:
            self.handheld.power_off()
            self._say("The power is off; F5 switches it on")
        else:
            self._power_on("The power is on")

    def _say(self, words):
        self.note = words
        self._note_ms = NOTE_MS

    def _draw(self):
        screen = self._screen
        screen.fill(TABLE)
        self._case.draw(screen, self.handheld)
        self._bar.draw_help(screen, self.handheld, self.note if self._note_ms else "")
        self._bar.draw(screen, self.handheld)

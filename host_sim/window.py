"""The window: the handheld itself with clickable keys, driven by the computer's clock."""

import math
import os

import pygame

from host_sim.boards import board_names, load_board
from host_sim.case_drawing import CaseDrawing
from host_sim.case_layout import CaseLayout
from host_sim.folder_lock import FolderError, reason
from host_sim.keyboard import help_entries, pygame_keys
from host_sim.pictures import save_png
from host_sim.window_place import WindowPlace

TABLE = (222, 212, 194)
TABLE_SHADE = (198, 187, 167)
INK = (58, 52, 44)
QUIET_INK = (118, 108, 94)
MENU_PAPER = (246, 240, 228)
MENU_FOCUS = (226, 215, 196)

MARGIN = 24  # window pixels round the handheld
BAR = 40  # height of the bar with the menu
LINE = 20  # height of a line of help
FRAMES_A_SECOND = 60
LONGEST_FRAME_MS = 100  # a computer that was busy does not make the handheld jump
NOTE_MS = 4000
LARGEST_SCALE = 4  # of a window that opens; who wants more pulls at its corner
SWIPE = 12  # pixels of the panel: what moves less is a tap
NEARLY_WHOLE = 0.15  # so little more than a whole scale is given up for sharp pixels
KEYS = pygame_keys()


class Window:
    """make_handheld(board name) gives a handheld that is off; board_name: the first one; shots: folder for
    screenshots; scale: window pixels for a panel pixel, None: what fits; place_file: where the window's place is kept,
    or None; demo: a host_sim.demo.Demo that plays by itself, or None. FolderError when the handheld cannot play in its
    folder.
    """

    def __init__(self, make_handheld, board_name, shots, scale=None, place_file=None, demo=None):
        self._make_handheld = make_handheld
        self._shots = shots
        self._demo = demo
        self._place = WindowPlace(place_file)
        self._fingers = {}  # what presses (keyboard key or "mouse") -> pin
        self._touched = None  # where the mouse went down on the panel
        self.note = ""  # what is said below the handheld for a while
        self._note_ms = 0
        self._menu_open = False
        self._hot = []  # (rectangle, what to do) of everything clickable but the case's keys
        self.open = True
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_caption("Tableside")
        self._font = pygame.font.Font(None, 22)
        self._bold = pygame.font.Font(None, 24)
        self._bold.set_bold(True)
        self._take(board_name)
        self.handheld.power_on()
        desktop = pygame.display.get_desktop_sizes()[0]
        size = self._place.size(desktop) if scale is None else None
        if size is None:
            if scale is None:
                # What is left is for the window's own frame and the desktop's bars.
                scale = min(LARGEST_SCALE, self._largest_scale(desktop[0] * 95 // 100, desktop[1] * 86 // 100))
            size = self._size_at(scale)
        self._screen = pygame.display.set_mode(size, pygame.RESIZABLE)
        self._place.go_back(desktop)
        self._rescale()

    # ---- the loop

    def run(self) -> None:
        """Until the window is closed. The power is cut then, as with the real thing."""
        clock = pygame.time.Clock()
        try:
            while self.open:
                self.frame(clock.tick(FRAMES_A_SECOND))
        finally:
            self.close()

    def close(self) -> None:
        """Cuts the power and takes the window away."""
        self.handheld.power_off()
        self._place.keep(self._screen.get_size())
        pygame.display.quit()
        pygame.font.quit()

    def frame(self, ms: int) -> None:
        """Deals with what the user did, lets `ms` milliseconds of the device pass, or LONGEST_FRAME_MS if it is more,
        and draws.
        """
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
        self._layout = CaseLayout(self.handheld.board)

    def _power_on(self, words):
        try:
            self.handheld.power_on()
        except FolderError as error:
            words = str(error)
        self._say(words)

    def choose_board(self, board_name: str) -> None:
        """Puts the flash into another handheld: the game goes on where it was."""
        self._menu_open = False
        if board_name == self.board_name:
            return
        self._take_over()
        self._release_all()
        self.handheld.power_off()
        self._take(board_name)
        self._rescale()
        self._power_on("The game goes on on the " + self.handheld.board.NAME)

    # ---- fingers

    def _handle(self, event):
        if event.type == pygame.QUIT:
            self.open = False
        elif event.type == pygame.VIDEORESIZE:
            self._screen = pygame.display.get_surface() or self._screen
            self._rescale()
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
        name = pygame.key.name(event.key)
        if name == "escape" and self._menu_open:
            self._menu_open = False
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
            for key in self._layout.keys:
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
        for area, action in self._hot:
            if area.collidepoint(place):
                action()
                return
        self._menu_open = False
        x, y = self.case_point(place)
        key = self._layout.key_at(x, y)
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
        x, y = self.case_point((place[0] + 0.5, place[1] + 0.5))
        x, y = math.floor(x - self._layout.panel_x), math.floor(y - self._layout.panel_y)
        board = self.handheld.board
        return (board.WIDTH - 1 - x, board.HEIGHT - 1 - y) if self.handheld.turned else (x, y)

    def case_point(self, place: tuple[float, float]) -> tuple[float, float]:
        """The point of the case (units of CaseLayout) under a point of the window."""
        x = (place[0] - self._corner[0]) / self._scale
        y = (place[1] - self._corner[1]) / self._scale
        if self.handheld.turned:
            return self._layout.width - x, self._layout.height - y
        return x, y

    def window_point(self, x: float, y: float) -> tuple[int, int]:
        """The point of the window over a point of the case, rounded down."""
        if self.handheld.turned:
            x, y = self._layout.width - x, self._layout.height - y
        return int(self._corner[0] + x * self._scale), int(self._corner[1] + y * self._scale)

    def screenshot(self) -> None:
        """Writes what the panel shows as the next free shot-NNN.png, and says so, or why not."""
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
        """The whole window as a pygame surface."""
        return self._screen.copy()

    def _toggle_power(self):
        self._take_over()
        if self.handheld.is_on:
            self.handheld.power_off()
            self._say("The power is off; F5 switches it on")
        else:
            self._power_on("The power is on")

    def _toggle_menu(self):
        self._menu_open = not self._menu_open

    def _say(self, words):
        self.note = words
        self._note_ms = NOTE_MS

    # ---- drawing

    def _bars(self):
        return BAR + LINE * 2 + 12

    def _size_at(self, scale):
        layout = self._layout
        return (
            math.ceil(layout.width * scale) + 2 * MARGIN,
            math.ceil(layout.height * scale) + 2 * MARGIN + self._bars(),
        )

    def _largest_scale(self, width, height):
        across = (width - 2 * MARGIN) / self._layout.width
        down = (height - 2 * MARGIN - self._bars()) / self._layout.height
        scale = max(0.25, min(across, down))
        return int(scale) if scale >= 1 and scale - int(scale) < NEARLY_WHOLE else scale

    def _rescale(self):
        width, height = self._screen.get_size()
        self._scale = self._largest_scale(width, height)
        # Drawn at the next whole scale and made smaller by a filter: so each pixel of the panel counts alike.
        self._case = CaseDrawing(self._layout, math.ceil(self._scale))
        across, down = int(self._layout.width * self._scale), int(self._layout.height * self._scale)
        self._case_size = (across, down)
        self._corner = ((width - across) // 2, BAR + (height - self._bars() - down) // 2)

    def _draw(self):
        handheld = self.handheld
        screen = self._screen
        screen.fill(TABLE)
        self._hot = []
        width, height = self._case_size
        for spread in (9, 6, 3):
            shade = tuple(
                (paper * spread + shadow * (12 - spread)) // 12
                for paper, shadow in zip(TABLE, TABLE_SHADE, strict=True)
            )
            area = pygame.Rect(self._corner, (width, height)).inflate(2 * spread, 2 * spread).move(0, 6)
            pygame.draw.rect(screen, shade, area, border_radius=int(18 * self._scale) + spread)
        case = self._case.draw(
            handheld.pixels(), handheld.turned, handheld.backlight, handheld.led, handheld.pressed_pins()
        )
        if case.get_size() != self._case_size:
            case = pygame.transform.smoothscale(case, self._case_size)
        screen.blit(case, self._corner)
        self._draw_help()
        self._draw_bar()

    def _draw_bar(self):
        screen = self._screen
        board = self.handheld.board.NAME + ("  \u2013" if self._menu_open else "  +")
        power = "Power off" if self.handheld.is_on else "Power on"
        title = self._bold.render("Tableside", True, INK)
        buttons = sum(self._font.size(words)[0] + 34 for words in (board, "Screenshot", power))
        x = MARGIN
        if x + title.get_width() + 24 + buttons <= screen.get_width():  # a narrow window does without it
            screen.blit(title, (x, (BAR - title.get_height()) // 2 + 4))
            x += title.get_width() + 24
        else:
            x = max(2, min(x, screen.get_width() - buttons))
        area = self._button(x, board, self._toggle_menu)
        right = self._button(area.right + 10, "Screenshot", self.screenshot).right
        self._button(right + 10, power, self._toggle_power)
        if self._menu_open:
            self._draw_menu(area)

    def _button(self, x, words, action):
        text = self._font.render(words, True, INK)
        area = pygame.Rect(x, 8, text.get_width() + 24, BAR - 10)
        paper = MENU_PAPER if area.collidepoint(pygame.mouse.get_pos()) else MENU_FOCUS
        pygame.draw.rect(self._screen, paper, area, border_radius=8)
        pygame.draw.rect(self._screen, TABLE_SHADE, area, 1, border_radius=8)
        self._screen.blit(text, text.get_rect(center=area.center))
        self._hot.append((area, action))
        return area

    def _draw_menu(self, below):
        rows = [(name, load_board(name).NAME) for name in board_names()]
        width = max(self._font.size(words)[0] for _, words in rows) + 48
        whole = pygame.Rect(below.left, below.bottom + 4, width, 30 * len(rows) + 12)
        pygame.draw.rect(self._screen, MENU_PAPER, whole, border_radius=10)
        pygame.draw.rect(self._screen, TABLE_SHADE, whole, 1, border_radius=10)
        for number, (name, words) in enumerate(rows):
            area = pygame.Rect(whole.left + 6, whole.top + 6 + 30 * number, width - 12, 30)
            if area.collidepoint(pygame.mouse.get_pos()):
                pygame.draw.rect(self._screen, MENU_FOCUS, area, border_radius=6)
            if name == self.board_name:
                pygame.draw.circle(self._screen, INK, (area.left + 12, area.centery), 4)
            text = self._font.render(words, True, INK)
            self._screen.blit(text, (area.left + 26, area.centery - text.get_height() // 2))
            self._hot.insert(0, (area, lambda name=name: self.choose_board(name)))

    def _draw_help(self):
        width, height = self._screen.get_size()
        keys = "     ".join(
            f"{shown} = {meaning}" for shown, meaning in help_entries(self.handheld.board, self.handheld.turned)
        )
        other = (
            self.note
            if self._note_ms
            else "F12 or S = screenshot     F2 = other board     F5 = power     Ctrl+Q = quit"
        )
        for number, words in enumerate((keys, other)):
            noted = number == 1 and self._note_ms
            text = self._font.render(words, True, INK if noted else QUIET_INK)
            if text.get_width() > width - 16:
                text = pygame.transform.smoothscale(
                    text, (width - 16, text.get_height() * (width - 16) // text.get_width())
                )
            self._screen.blit(text, text.get_rect(center=(width // 2, height - 12 - LINE * (2 - number) + LINE // 2)))

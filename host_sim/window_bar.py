"""The text around the handheld: the bar with its buttons and board menu above, the help below."""

from collections.abc import Callable

import pygame

from firmware import language
from host_sim.boards import board_names, load_board
from host_sim.keyboard import help_entries
from host_sim.window_case import BAR, MARGIN, TABLE_SHADE

INK = (58, 52, 44)
QUIET_INK = (118, 108, 94)
MENU_PAPER = (246, 240, 228)
MENU_FOCUS = (226, 215, 196)

LINE = 20  # height of a line of help
WINDOW_KEYS = "F12 or S = screenshot     F2 = other board     F5 = power     Ctrl+Q = quit"


class Bar:
    """Clicks call choose_board(name), screenshot() and toggle_power()."""

    def __init__(self, choose_board: Callable, screenshot: Callable, toggle_power: Callable):
        self.menu_open = False
        self.hot = []  # (rectangle, action) of everything clickable that was drawn
        self._choose_board = choose_board
        self._screenshot = screenshot
        self._toggle_power = toggle_power
        self._font = pygame.font.Font(None, 22)
        self._bold = pygame.font.Font(None, 24)
        self._bold.set_bold(True)

    def click(self, place: tuple[int, int]) -> bool:
        """Do what is at this point and return True; elsewhere the menu closes."""
        for area, action in self.hot:
            if area.collidepoint(place):
                action()
                return True
        self.menu_open = False
        return False

    def _toggle_menu(self):
        self.menu_open = not self.menu_open

    def draw(self, screen: pygame.Surface, handheld) -> None:
        """Draw the bar, and the menu if it is open."""
        self.hot = []
        board = handheld.board.NAME + ("  \u2013" if self.menu_open else "  +")
        power = "Power off" if handheld.is_on else "Power on"
        title = self._bold.render("Tableside", True, INK)
        buttons = sum(self._font.size(words)[0] + 34 for words in (board, "Screenshot", power))
        x = MARGIN
        if x + title.get_width() + 24 + buttons <= screen.get_width():  # a narrow window has no title
            screen.blit(title, (x, (BAR - title.get_height()) // 2 + 4))
            x += title.get_width() + 24
        else:
            x = max(2, min(x, screen.get_width() - buttons))
        area = self._button(screen, x, board, self._toggle_menu)
        right = self._button(screen, area.right + 10, "Screenshot", self._screenshot).right
        self._button(screen, right + 10, power, self._toggle_power)
        if self.menu_open:
            self._draw_menu(screen, area, handheld.board_name)

    def _button(self, screen, x, words, action):
        text = self._font.render(words, True, INK)
        area = pygame.Rect(x, 8, text.get_width() + 24, BAR - 10)
        paper = MENU_PAPER if area.collidepoint(pygame.mouse.get_pos()) else MENU_FOCUS
        pygame.draw.rect(screen, paper, area, border_radius=8)
        pygame.draw.rect(screen, TABLE_SHADE, area, 1, border_radius=8)
        screen.blit(text, text.get_rect(center=area.center))
        self.hot.append((area, action))
        return area

    def _draw_menu(self, screen, below, chosen):
        rows = [(name, load_board(name).NAME) for name in board_names()]
        width = max(self._font.size(words)[0] for _, words in rows) + 48
        whole = pygame.Rect(below.left, below.bottom + 4, width, 30 * len(rows) + 12)
        pygame.draw.rect(screen, MENU_PAPER, whole, border_radius=10)
        pygame.draw.rect(screen, TABLE_SHADE, whole, 1, border_radius=10)
        for number, (name, words) in enumerate(rows):
            area = pygame.Rect(whole.left + 6, whole.top + 6 + 30 * number, width - 12, 30)
            if area.collidepoint(pygame.mouse.get_pos()):
                pygame.draw.rect(screen, MENU_FOCUS, area, border_radius=6)
            if name == chosen:
                pygame.draw.circle(screen, INK, (area.left + 12, area.centery), 4)
            text = self._font.render(words, True, INK)
            screen.blit(text, (area.left + 26, area.centery - text.get_height() // 2))
            self.hot.insert(0, (area, lambda name=name: self._choose_board(name)))

    def draw_help(self, screen: pygame.Surface, handheld, note: str) -> None:
        """Draw the keys of the handheld and, below them, the note or else the keys of the window."""
        width, height = screen.get_size()
        # This font has no Japanese letters.
        shown = str if language.japanese else language.t
        entries = help_entries(handheld.board, handheld.turned, shown)
        keys = "     ".join(f"{key} = {meaning}" for key, meaning in entries)
        for number, words in enumerate((keys, note or WINDOW_KEYS)):
            text = self._font.render(words, True, INK if number and note else QUIET_INK)
            if text.get_width() > width - 16:
                text = pygame.transform.smoothscale(
                    text, (width - 16, text.get_height() * (width - 16) // text.get_width())
                )
            screen.blit(text, text.get_rect(center=(width // 2, height - 12 - LINE * (2 - number) + LINE // 2)))

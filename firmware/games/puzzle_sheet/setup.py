"""Setup of Puzzle Sheet: sheet, tracking, points, thresholds, and a solo game's pre-filled cells.

Each sheet has options of its own, because each box has its own numbers:
"points NAME"  points of the four frames        "bonus NAME"  thresholds
"fill NAME"    0 for nothing, a picture's title, or a number for each row of the board, bit c for column c
"""

from firmware.language import later
from firmware.storage import library
from firmware.storage.files import all_are
from shared_rules.game import BadOption
from shared_rules.puzzle_sheet import options as rules
from shared_rules.puzzle_sheet.boards import cells_of

_CHECK = later("Check your box")
_last: list = ["", None]
"""The sheet read last: its name and value."""


def sheet_name(app, options: dict) -> str:
    """Return the name of the chosen sheet, or of the first one if that is gone."""
    name = options.get("sheet")
    if name and library.sound(app.hardware.folder, library.SHEETS, name):
        return name
    return library.names(app.hardware.folder, library.SHEETS)[0]


def sheet_value(app, name: str) -> dict | None:
    """Return the value of a sheet; None if its file is damaged."""
    if _last[0] != name:
        try:
            _last[1] = rules.checked_sheet(library.value(app.hardware.folder, library.SHEETS, name))
        except BadOption:
            _last[1] = None
        _last[0] = name
    return _last[1]


def no_rival(options: dict) -> str:
    """Return why the handheld can play no seat, or ""."""
    on_paper = options.get("tracking") == rules.TRACKING[1]
    return later("The device cannot take a seat: only the players see boards on paper.") if on_paper else ""


def option_fields(app, options: dict, players: int) -> list:
    """Return the fields for new_game."""
    name = sheet_name(app, options)
    names = library.names(app.hardware.folder, library.SHEETS)
    board, pad = rules.TRACKING
    tracking = options.get("tracking", board)
    found = [
        ["sheet", later("Sheet"), "choice", [(one, ["{0}", one]) for one in names], name],
        ["tracking", later("Boards"), "choice", [(board, later("on screen")), (pad, later("on paper"))], tracking],
    ]
    sheet = sheet_value(app, name)
    if sheet is None:
        return found + library.error_rows(app.hardware.folder, library.SHEETS)
    if players == 1 and tracking == board:
        fill = _fill(app, options, name)
        words = ["{0}", fill] if isinstance(fill, str) else later("custom") if fill else later("nothing")
        pick = ["games.puzzle_sheet.fill.Pick", [name, fill, None]]
        found.append(["fill " + name, later("Pre-filled"), "screen", pick, words])
    most = rules.MOST_POINTS
    points, thresholds = _numbers(options, name, sheet)
    labels = [[later("Frame {0}"), frame + 1] for frame in range(len(points))]
    found.append(["points " + name, later("Points"), "numbers", [labels, 0, most, _CHECK], points])
    if thresholds:
        labels = [[later("Bonus {0} at"), number + 1] for number in range(len(thresholds))]
        found.append(["bonus " + name, later("Bonus at"), "numbers", [labels, 0, most, _CHECK], thresholds])
    return found + library.error_rows(app.hardware.folder, library.SHEETS)


def _numbers(options, name, sheet):
    # Points and thresholds as remembered, if the sheet still has as many.
    points, thresholds = rules.numbers(sheet)
    # Thresholds ascend, in whatever order they were entered.
    return _kept(options.get("points " + name), points), sorted(_kept(options.get("bonus " + name), thresholds))


def _kept(numbers, own):
    return numbers if isinstance(numbers, list) and len(numbers) == len(own) else own


def _fill(app, options, name):
    fill = options.get("fill " + name, 0)
    titles = [title for title, _cells in library.solo_pictures(app.hardware.folder, name)]
    return fill if fill in titles or all_are(int, fill) else 0


def cells_filled(app, name: str, fill) -> list:
    """Return the pre-filled cells."""
    if isinstance(fill, str):
        for title, cells in library.solo_pictures(app.hardware.folder, name):
            if title == fill:
                return cells
    return cells_of(fill) if isinstance(fill, list) else []


def rules_options(app, options: dict, players: int) -> dict:
    """Convert the options for the rules: the sheet with the numbers of this box."""
    name = sheet_name(app, options)
    tracking = options.get("tracking", rules.TRACKING[0])
    made = {"sheet": name, "tracking": tracking}
    sheet = sheet_value(app, name)
    _last[0] = ""
    _last[1] = None
    if sheet is None:
        return made
    points, thresholds = _numbers(options, name, sheet)
    if rules.numbers(sheet) == (points, thresholds):
        made["sheet"] = library.option(app.hardware.folder, library.SHEETS, name)
    else:
        rules.renumber(sheet, points, thresholds)
        made["sheet"] = sheet
    if players == 1 and tracking == rules.TRACKING[0]:
        made["solo_fill"] = cells_filled(app, name, _fill(app, options, name))
    return made

"""Setting up Puzzle Sheet: which sheet, how it is tracked, its points and thresholds, and the cells that a lone player fills first.

What is remembered of a sheet stands under keys that end with its name, so that one box's numbers do not meet another's sheet:
    "points NAME"  points of the four frames        "bonus NAME"  thresholds
    "fill NAME"    0 for nothing, the title of a picture, or a whole number for each row of the board, bit c for column c
"""

from firmware.storage import shelf
from shared_rules.game import BadOption

_last = ["", None]
"""The sheet that was asked for last: its name and value."""


def sheet_name(app, options):
    """The name of the sheet that is chosen, the first one where that is gone."""
    name = options.get("sheet")
    if shelf.sound(app.hardware.folder, shelf.SHEETS, name):
        return name
    return shelf.names(app.hardware.folder, shelf.SHEETS)[0]


def sheet_value(app, name):
    """The value of a sheet; None where its file is damaged."""
    if _last[0] != name:
        try:
            value = shelf.value(app.hardware.folder, shelf.SHEETS, name)
            from shared_rules.puzzle_sheet import options as puzzle_sheet_options

            _last[1] = puzzle_sheet_options.checked_sheet(value)
        except BadOption:
            _last[1] = None
        _last[0] = name
    return _last[1]


def offers(app, options, players):
    """As new_game asks for them."""
    name = sheet_name(app, options)
    names = shelf.names(app.hardware.folder, shelf.SHEETS)
    tracking = options.get("tracking", "board")
    found = [
        ["sheet", "Sheet", "choice", [(one, one) for one in names], name],
        ["tracking", "Boards", "choice", [("board", "shown here"), ("pad", "on paper")], tracking],
    ]
    sheet = sheet_value(app, name)
    if sheet is None:
        return found + shelf.told(app.hardware.folder, shelf.SHEETS)
    if players == 1 and tracking == "board":
        fill = _fill(app, options, name)
        words = fill if isinstance(fill, str) else "own cells" if fill else "nothing"
        found.append(
            ["fill " + name, "Filled first", "screen", ["games.puzzle_sheet.fill.Pick", [name, fill, None]], words]
        )
    points = [frame["points"] for frame in sheet["frames"]]
    labels = ["Frame %d" % (frame + 1) for frame in range(4)]
    found.append(
        [
            "points " + name,
            "Points",
            "numbers",
            [labels, 0, 99, "Check your box"],
            _numbers(options, "points " + name, points),
        ]
    )
    thresholds = [entry["at"] for entry in sheet["bonus"]]
    if thresholds:
        labels = ["Bonus %d at" % (number + 1) for number in range(len(thresholds))]
        found.append(
            [
                "bonus " + name,
                "Bonus at",
                "numbers",
                [labels, 0, 99, "Check your box"],
                _numbers(options, "bonus " + name, thresholds),
            ]
        )
    return found + shelf.told(app.hardware.folder, shelf.SHEETS)


def _numbers(options, key, own):
    # What was remembered, as long as the sheet still has as many.
    kept = options.get(key)
    return kept if isinstance(kept, list) and len(kept) == len(own) else own


def _fill(app, options, name):
    fill = options.get("fill " + name, 0)
    if isinstance(fill, str) and fill not in [
        title for title, _cells in shelf.solo_pictures(app.hardware.folder, name)
    ]:
        return 0
    return fill


def rows_of(cells):
    """Cells, each [row, column], as a whole number for each row that has any, bit c for column c."""
    rows = [0] * 16
    for row, column in cells:
        rows[row - 1] |= 1 << column - 1
    return rows


def cells_of(app, name, fill):
    """The cells of what is filled first."""
    if isinstance(fill, str):
        for title, cells in shelf.solo_pictures(app.hardware.folder, name):
            if title == fill:
                return cells
    cells = []
    if isinstance(fill, list):
        for row in range(len(fill)):
            for column in range(16):
                if fill[row] >> column & 1:
                    cells.append([row + 1, column + 1])
    return cells


def rules_options(app, options, players):
    """The options as the rules take them: the sheet with the numbers of this box."""
    name = sheet_name(app, options)
    tracking = options.get("tracking", "board")
    made = {"sheet": name, "tracking": tracking}
    sheet = sheet_value(app, name)
    _last[0] = ""
    _last[1] = None
    if sheet is None:
        return made
    points = [frame["points"] for frame in sheet["frames"]]
    thresholds = [entry["at"] for entry in sheet["bonus"]]
    own_points = _numbers(options, "points " + name, points)
    own_thresholds = _numbers(options, "bonus " + name, thresholds)
    if own_points != points or own_thresholds != thresholds:
        for frame in range(4):
            sheet["frames"][frame]["points"] = own_points[frame]
        for number in range(len(thresholds)):
            sheet["bonus"][number]["at"] = own_thresholds[number]
        made["sheet"] = sheet
    else:
        made["sheet"] = shelf.option(app.hardware.folder, shelf.SHEETS, name)
    if players == 1 and tracking == "board":
        made["solo_fill"] = cells_of(app, name, _fill(app, options, name))
    return made

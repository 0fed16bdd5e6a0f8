"""The findings of `dev.py doctor`, in words for owners. docs/troubleshooting.md has the same texts."""

from typing import NamedTuple


class Finding(NamedTuple):
    """title: what is wrong; action: what to do, in lines; serious: the handheld does not work as it should."""

    title: str
    action: str
    serious: bool = True


_BOOTSEL = "Hold BOOTSEL on the Pico while you plug in the cable, then start: python3 tools/dev.py install --board NAME"

FINDINGS = {
    "nothing": Finding(
        "Nothing is connected.",
        "Plug the Pico into this computer. Use a cable that carries data: many only charge. Try another port, without"
        f" a hub.\nIf it still does not appear, it may have no program. {_BOOTSEL}",
    ),
    "blank": Finding(
        "A Pico waits for a program.",
        "It is new, or copying a program was interrupted, or BOOTSEL was held. Start: python3 tools/dev.py install"
        " --board NAME\nGames, settings and sheets stay. If you held BOOTSEL by mistake, plug the Pico in again without"
        " it.",
    ),
    "unmounted": Finding(
        "A Pico waits for a program, but its drive is not mounted.",
        "Open it in your file manager, or mount it: udisksctl mount -b /dev/sda1 (lsblk shows the name of your"
        " drive)\nThen start: python3 tools/dev.py install --board NAME",
    ),
    "several": Finding(
        "Several boards are connected.", "Choose one by its port: python3 tools/dev.py doctor --port NAME"
    ),
    "busy": Finding(
        "Another program uses the port.",
        "Close it: Thonny, a terminal (screen, minicom, PuTTY, mpremote), an editor's serial monitor, 'python3"
        " tools/dev.py watch'. Then try again.",
    ),
    "denied": Finding(
        "You may not use the port.",
        "On Linux join the group that may use it: sudo usermod -a -G dialout $USER\nThen log out and in again.",
    ),
    "absent": Finding("There is no such port.", "Check the cable. Without --port the command searches for the board."),
    "simulated": Finding(
        "The port leads to a simulated handheld.",
        "It has no MicroPython and no flash. Without --port the command searches for a board.\n"
        "With --save FOLDER the commands backup, restore and history use the folder of its games.",
    ),
    "silent": Finding(
        "The board does not answer as MicroPython does.",
        "Unplug it, plug it in again, and try once more. If that does not help, hold the back key while plugging it in"
        f" (safe mode).\nAs a last resort copy the program again, which keeps all games. {_BOOTSEL}",
    ),
    "failed": Finding(
        "The check of the board was interrupted.",
        "Unplug it, plug it in again, and try once more, with another cable or port if possible.\nIf it happens again,"
        " back up everything that can be read: python3 tools/dev.py backup\nThen copy the program again, which keeps"
        f" all games. {_BOOTSEL}",
    ),
    "other_program": Finding(
        "The Pico runs another program.",
        "Start: python3 tools/dev.py install --board NAME\nThe program and the files that are on the Pico now are"
        " lost.",
    ),
    "other_version": Finding(
        "The handheld runs another version than this one.",
        "Start: python3 tools/dev.py install\nGames, settings and sheets stay. If the handheld works, you need not"
        " update.",
        False,
    ),
    "no_files": Finding(
        "The file system cannot be read.",
        "Nothing was erased. Plug the handheld in again and try once more. If it happens again, start: python3"
        " tools/dev.py install --format\nIt asks first, then erases all games, score pads, settings and sheets. You can"
        " restore a backup.",
    ),
    "blocked": Finding(
        "A file has the name of a folder of the handheld.",
        "Until you remove it, no game can be saved. Use Thonny, or mpremote (pip install mpremote), with the name of"
        " the file above: mpremote rm :NAME",
    ),
    "no_display": Finding(
        "The handheld does not know its display.",
        "The screen stays dark, and the light on the Pico blinks. Start: python3 tools/dev.py install --board NAME",
    ),
    "unknown_display": Finding(
        "The board is set up for a display that this version does not know.",
        "Start: python3 tools/dev.py install --board NAME\nwith the display that you have.",
    ),
    "wrong_display": Finding(
        "The board is set up for another display.",
        "This causes a black, shifted, turned or snowy picture, and keys that do the wrong thing. Start: python3"
        " tools/dev.py install --board NAME",
    ),
    "settings": Finding(
        "The settings of the breadboard cannot be used.",
        "The screen stays dark. Correct your settings file (docs/boards.md explains its lines), then put it on the"
        " handheld. Start: python3 tools/dev.py install --settings FILE",
    ),
    "pressed": Finding(
        "A key is stuck.",
        "The key sticks, the display is not plugged in straight, or the board is set up for another display.",
    ),
    "full": Finding(
        "The flash is full, or nearly.",
        "No more games can be saved. Back up first: python3 tools/dev.py backup\nThen delete old games on the"
        " handheld (History), or files of your own.",
    ),
    "crashes": Finding(
        "The log has a crash.",
        "Games continue after a crash. Please report the log.",
        False,
    ),
    "damaged": Finding(
        "A saved game or score pad is damaged.",
        "The handheld opens its undamaged part. A backup may have all of it: python3 tools/dev.py history --file"
        " BACKUP",
        False,
    ),
    "test_dice": Finding(
        "The dice are test dice, the same at each start.",
        "Remove test_seed.txt with Thonny, or with mpremote (pip install mpremote): mpremote rm :test_seed.txt",
    ),
}

"""What `dev.py doctor` can find, in the words of an owner: what is wrong, and what to do. docs/troubleshooting.md
says the same.
"""

from typing import NamedTuple


class Finding(NamedTuple):
    """title: what is wrong; action: what to do, paragraphs parted by a line end; serious: the handheld does not work as
    it should.
    """

    title: str
    action: str
    serious: bool = True


# A board that needs MicroPython may never have had the game, and cannot say which display it has.
_BOOTSEL = "Hold BOOTSEL on the Pico while you plug in the cable, then start: python3 tools/dev.py install --board NAME"
_INSTALL = "Start: python3 tools/dev.py install\nSaved games, settings and sheets stay."

FINDINGS = {
    "nothing": Finding(
        "Nothing is connected.",
        "Plug the Pico into this computer. Take a cable that carries data: many only charge. Try another port, without"
        f" a hub.\nIf it still does not show up, it may have no program. {_BOOTSEL}",
    ),
    "blank": Finding(
        "There is no MicroPython on the Pico (it waits for a program).",
        "Start: python3 tools/dev.py install --board NAME\nIt offers to put MicroPython on it, then the game for the"
        " display NAME. If you held BOOTSEL by mistake: plug the Pico in again without.",
    ),
    "unmounted": Finding(
        "A Pico waits for a program, but its drive is not mounted.",
        "Open it in your file manager, or mount it: udisksctl mount -b /dev/sda1 (lsblk shows the drive's own"
        " name)\nThen start: python3 tools/dev.py install --board NAME",
    ),
    "several": Finding(
        "Several boards are connected.", "Say which one by its port: python3 tools/dev.py doctor --port NAME"
    ),
    "busy": Finding(
        "Another program holds the port.",
        "Close it: Thonny, a terminal (screen, minicom, PuTTY, mpremote), an editor's serial monitor, 'python3"
        " tools/dev.py watch'. Then try again.",
    ),
    "denied": Finding(
        "This computer does not let you use the port.",
        "On Linux join the group that may: sudo usermod -a -G dialout $USER\nThen log out and in again.",
    ),
    "absent": Finding("There is no such port.", "Leave --port away to have the board looked for, and check the cable."),
    "simulated": Finding(
        "A simulated handheld is there, no board.",
        "It has no MicroPython and no flash to be looked at or written. Leave --port away to have a board looked for.\n"
        "The commands backup, restore and history reach its games by the folder where they are kept: --save FOLDER",
    ),
    "silent": Finding(
        "The board does not answer as MicroPython does.",
        "Unplug it, plug it in again, try once more. If that does not cure it, hold the back key while plugging in"
        f" (safe mode).\nThe last resort is new MicroPython, which keeps the files. {_BOOTSEL}",
    ),
    "failed": Finding(
        "The board could not be looked at to the end.",
        "Unplug it, plug it in again, try once more, with another cable or port if one is at hand.\nIf it stays, a file"
        " or the flash may be damaged. Back up: python3 tools/dev.py backup\nThen put everything on anew: python3"
        " tools/dev.py uf2 --board NAME\nThat replaces everything on the Pico; the backup can be restored.",
    ),
    "runtime": Finding("The board runs something else than MicroPython for a Pico.", _BOOTSEL),
    "old": Finding("MicroPython on the board is too old; 1.25.0 or newer is needed.", f"{_BOOTSEL}\nFiles stay."),
    "new": Finding(
        "MicroPython on the board is newer than 1.25.0, with which the game is tested.",
        "If the game works, leave it. If not, put 1.25.0 on it: hold BOOTSEL while you plug in the cable, then start:"
        " python3 tools/dev.py install",
        False,
    ),
    "format": Finding(
        "This MicroPython does not take the game's compiled files.",
        f"It is for another version of them or, on a Pico 2, for RISC-V in place of Arm. {_BOOTSEL}",
    ),
    "blocked": Finding(
        "A file stands where a folder of the handheld belongs.",
        "While it is there, the game cannot be installed, or games cannot be kept. Look at it, then remove it with"
        " Thonny, or with mpremote (pip install mpremote), NAME being the file above: mpremote rm :NAME",
    ),
    "no_game": Finding("The game is not on the board.", "Start: python3 tools/dev.py install --board NAME"),
    "interrupted": Finding(
        "An installation was interrupted.",
        "Plug the handheld in again: it finishes by itself. Or start 'python3 tools/dev.py install' again.",
    ),
    "other_main": Finding(
        "Another program's main.py starts in the game's place.",
        "Start: python3 tools/dev.py install\nIt replaces that main.py; keep a copy first if you want it.",
    ),
    "boot": Finding(
        "A boot.py is on the board, which the game does not have.",
        "If the handheld misbehaves, remove it with Thonny, or with mpremote (pip install mpremote): mpremote rm"
        " :boot.py",
        False,
    ),
    "no_display": Finding(
        "The board does not say which display it has.", "Start: python3 tools/dev.py install --board NAME"
    ),
    "unknown_display": Finding(
        "The board is set up for a display that this version does not know.",
        "Start: python3 tools/dev.py install --board NAME\nwith the display that you have.",
    ),
    "wrong_display": Finding(
        "The board is set up for another display than you say.",
        "A black, shifted, turned or snowy picture, and keys that do the wrong thing, come from that. Start: python3"
        " tools/dev.py install --board NAME",
    ),
    "settings": Finding(
        "The settings of the breadboard cannot be used.",
        "The screen stays dark until they can. Correct your settings file (docs/boards.md explains its lines),"
        " then put it on the board. Start: python3 tools/dev.py install --settings FILE",
    ),
    "pressed": Finding(
        "A key is pressed while nobody touches it.",
        "It is stuck, the display is not plugged in straight, or the board is set up for another display than it has.",
    ),
    "missing": Finding("Files of the game are missing.", _INSTALL),
    "changed": Finding(
        "Files of the game are not those of this version.",
        f"{_INSTALL}\nThat is so after an update of this folder, too.",
    ),
    "inside": Finding(
        "The game runs from MicroPython's image, which has its code inside.",
        "All is well: it is this version, and files of an earlier installation are not used.",
        False,
    ),
    "other_inside": Finding(
        "The game inside MicroPython's image is of another version.",
        f"{_INSTALL}\nIf it works as it is, you may leave it.",
        False,
    ),
    "files_first": Finding(
        "MicroPython's image has the game's code inside, but the copied files run.",
        "A file use_files on the board wants it so. Remove it with Thonny, or with mpremote (pip install mpremote):"
        " mpremote rm :use_files",
        False,
    ),
    "left_over": Finding("Files of older versions lie on the board.", _INSTALL, False),
    "full": Finding(
        "The flash is full, or nearly.",
        "Games cannot be kept any more. Back up first: python3 tools/dev.py backup\nThen delete old games on the"
        " handheld (History), or files of your own.",
    ),
    "crashes": Finding(
        "The game had crashed at some time and wrote it down.",
        "Games go on after a crash. Please report what stands in the log.",
        False,
    ),
    "damaged": Finding(
        "A saved game is damaged.",
        "The handheld opens what is good of it. A backup may have the whole: python3 tools/dev.py history --file"
        " BACKUP",
        False,
    ),
    "test_dice": Finding(
        "The dice are test dice, the same at each start.",
        "Remove test_seed.txt with Thonny, or with mpremote (pip install mpremote): mpremote rm :test_seed.txt",
    ),
}

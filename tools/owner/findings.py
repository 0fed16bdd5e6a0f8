"""What `dev.py doctor` can find: what is wrong, and what to do, as in docs/troubleshooting.md."""

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
        "Plug the Pico into this computer. Take a cable that carries data: many only charge. Try another port, without"
        f" a hub.\nIf it still does not show up, it may have no program. {_BOOTSEL}",
    ),
    "blank": Finding(
        "A Pico waits for a program.",
        "It is new, or copying a program broke off, or BOOTSEL was held. Start: python3 tools/dev.py install --board"
        " NAME\nGames, settings and sheets on it stay. If you held BOOTSEL by mistake: plug the Pico in again without.",
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
        f" (safe mode).\nThe last resort is to copy the program anew, which keeps all games. {_BOOTSEL}",
    ),
    "failed": Finding(
        "The board could not be looked at to the end.",
        "Unplug it, plug it in again, try once more, with another cable or port if one is at hand.\nIf it stays, keep"
        " what can be read: python3 tools/dev.py backup\nThen copy the program anew, which keeps all games:"
        f" {_BOOTSEL[0].lower()}{_BOOTSEL[1:]}",
    ),
    "other_program": Finding(
        "The Pico runs another program, or an older installation of the game.",
        "Start: python3 tools/dev.py install --board NAME\nThe new program takes the place of all that is on the Pico."
        " Games, settings and sheets of an older installation are backed up first and brought back.",
    ),
    "other_version": Finding(
        "The handheld runs another version than this one.",
        "Start: python3 tools/dev.py install\nGames, settings and sheets stay. If it works as it is, you may leave it.",
        False,
    ),
    "no_files": Finding(
        "The file system cannot be read.",
        "Nothing is erased by itself. Plug the handheld in again and try once more. If it stays, start: python3"
        " tools/dev.py install --format\nIt asks first, then erases all games, score pads, settings and sheets. A"
        " backup can be restored.",
    ),
    "blocked": Finding(
        "A file stands where a folder of the handheld belongs.",
        "While it is there, no game can be saved. Look at it, then remove it with Thonny, or with mpremote (pip install"
        " mpremote), NAME being the file above: mpremote rm :NAME",
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
        "The board is set up for another display than you say.",
        "A black, shifted, turned or snowy picture, and keys that do the wrong thing, come from that. Start: python3"
        " tools/dev.py install --board NAME",
    ),
    "settings": Finding(
        "The settings of the breadboard cannot be used.",
        "The screen stays dark until they can. Correct your settings file (docs/boards.md explains its lines),"
        " then put them on the handheld. Start: python3 tools/dev.py install --settings FILE",
    ),
    "pressed": Finding(
        "A key is pressed while nobody touches it.",
        "It is stuck, the display is not plugged in straight, or the board is set up for another display than it has.",
    ),
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
        "A saved game or score pad is damaged.",
        "The handheld opens what is good of it. A backup may have the whole: python3 tools/dev.py history --file"
        " BACKUP",
        False,
    ),
    "test_dice": Finding(
        "The dice are test dice, the same at each start.",
        "Remove test_seed.txt with Thonny, or with mpremote (pip install mpremote): mpremote rm :test_seed.txt",
    ),
}

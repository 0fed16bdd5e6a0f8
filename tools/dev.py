"""The commands of Tableside: `python3 tools/dev.py` lists them.

This file runs on any Python, before anything is installed. It makes an environment of its own (.venv in the project, or
where TABLESIDE_VENV points), installs the pinned packages that the command needs, and starts itself again inside.
"""

import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
OLDEST = (3, 10)

# Python 2 must be able to read this file, so that it can say what it lacks: no (*EMULATED, "print").
EMULATED = ("desk", "board", "build", "emulator")
ALL = EMULATED + ("node", "test")
BUILT = ("desk", "board", "build", "node", "release")
PLAYED = EMULATED + ("node", "release")
TRIED = EMULATED + ("node",)
WHOLE = ALL + ("browser", "release")
PAGE = ("desk", "board", "build", "node", "browser")
# name, its folder in tools/, what it needs (files in tools/requirements; where that differs, by the word behind the
# name), one line of help
COMMANDS = (
    ("sim", "owner", ("desk",), "play on a simulated handheld: a window, a terminal, or a script"),
    ("install", "owner", ("board", "build"), "put the handheld on a Pico that is plugged in by USB, or update it"),
    ("uf2", "device", ("build",), "write one file for a display, to copy onto any Pico, new or in use"),
    ("doctor", "owner", ("board",), "say what is wrong with a board that is plugged in, and what to do"),
    ("backup", "owner", ("board",), "copy games, score pads, settings and sheets of a handheld into a file"),
    ("restore", "owner", ("board",), "bring back such a backup"),
    ("history", "owner", {"--save": (), "--file": (), "": ("board",)}, "show the games played: table, CSV, or a page"),
    ("web", "device", ("board", "build", "node"), "write the page to play on in a browser; --open plays there"),
    ("watch", "owner", ("board",), "show the game on a handheld live in the terminal"),
    ("referee", "owner", {"--desk": (), "": ("board",)}, "use the table protocol with a handheld, or without one"),
    ("emulate", "workshop", EMULATED, "run a script on the handheld in an emulated Pico"),
    ("test", "workshop", ALL, "run every check (--fast: without the emulator)"),
    ("new-game", "workshop", ("test",), "write a small game that plays at once, to start from"),
    ("new-language", "workshop", ("test",), "write the file of a language with all texts, to translate"),
    ("languages", "workshop", ("test",), "say what each language lacks, and which of its texts are too long"),
    ("prove", "workshop", {"--ci": WHOLE, "": TRIED}, "long trials: power cuts, damaged files, odd lines, fair dice"),
    ("check-game", "workshop", {"--fast": ("build", "test"), "": ALL}, "check one game; ends in one verdict"),
    ("release", "device", {"--not-played": BUILT, "": PLAYED}, "build all that a release publishes"),
    ("frames", "workshop", ("test",), "show which screens changed, on one page; or write their golden pictures"),
    ("lint", "workshop", ("build", "test"), "ruff, and the house rules that no common tool knows"),
    ("bench", "workshop", {"--page": PAGE, "": EMULATED}, "measure the firmware on the emulated Pico, or the page"),
    ("duel", "workshop", (), "let simulated players play many games: how strong the rivals are"),
    ("presses", "workshop", (), "count the presses that a turn of a game takes"),
    ("sheet", "owner", {"install": ("board",)}, "check, show, install and print sheets and decks"),
)

# These only print: they end when nobody reads their output any more. Others finish.
ENDS_UNREAD = ("sim", "emulate", "watch", "referee", "test", "check-game", "prove", "bench", "duel", "presses")


def main(arguments):
    """Run the command named first in `arguments`; returns the exit code."""
    if sys.version_info < OLDEST:
        print("Tableside's tools need Python %d.%d or newer; this is Python %d.%d." % (OLDEST + sys.version_info[:2]))
        print("Get a newer one from https://www.python.org/downloads/ and start this again with it.")
        return 2
    sys.path.insert(0, ROOT)
    from host_sim import streams

    return streams.guarded(lambda: chosen(arguments), any(word in ENDS_UNREAD for word in arguments[:1]))


def chosen(arguments):
    """Run the command named first; returns the exit code."""
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print_help()
        return 0
    if arguments[0] in ("-V", "--version", "version"):
        print("Tableside " + version())
        return 0
    found = find(arguments[0])
    if found:
        return run(found, needs_of(found[2], arguments[1:]), arguments[1:])
    print("There is no command '%s'.%s\n" % (arguments[0], meant(arguments[0])))
    print_help()
    return 2


def find(name):
    """Return the row of a command; None if there is none of this name."""
    for row in COMMANDS:
        if row[0] == name:
            return row
    return None


def version():
    """Return the version of the project."""
    from firmware import VERSION

    return VERSION


def meant(word):
    """Return the end of a sentence with the command that is nearest to a mistyped one, or ""."""
    import difflib

    near = difflib.get_close_matches(word.lower().lstrip("-"), [row[0] for row in COMMANDS], 1)
    return " Did you mean '%s'?" % near[0] if near else ""


def print_help():
    """Print the list of commands."""
    print("Tableside: a handheld companion for dice games at the table.\n")
    print("    %s tools/dev.py COMMAND [options]\n" % ("py" if os.name == "nt" else "python3"))
    for name, _, _, text in COMMANDS:
        print("    %-10s %s" % (name, text))
    print("    %-10s %s" % ("--version", "print the version"))
    print("\nStart with 'sim'. 'COMMAND --help' explains a command. The first start installs what it needs.")
    print("Exit codes: 0 done, 1 failed or found a fault, 2 wrong command line or not ready, 130 stopped by Ctrl-C.")


def needs_of(needs, arguments):
    """Return the names of the requirement files that a command needs for these arguments."""
    if not isinstance(needs, dict):
        return needs
    for word in needs:
        if [word] == arguments[:1] or (word.startswith("--") and word in arguments):
            return needs[word]
    return needs.get("", ())


def run(row, needs, arguments):
    """Run the command of this row inside an environment that has what it needs."""
    from tools.refusal import Refusal

    # Every command can explain itself without any package.
    explains = "-h" in arguments or "--help" in arguments
    try:
        if needs and not explains:
            from tools import environment

            if not environment.inside():
                environment.prepare(needs)
                return environment.start_again(os.path.abspath(__file__), [row[0]] + arguments)
        return command(row[0], row[1], arguments)
    except Refusal as problem:
        print("\n%s" % problem)
        return 2
    except KeyboardInterrupt:
        print("\nStopped.")
        return 130


def command(name, room, arguments):
    """Run the module of one command; it offers main(arguments) -> exit code."""
    import importlib

    module = importlib.import_module("tools.%s.commands.%s" % (room, name.replace("-", "_")))
    return module.main([with_home(word) for word in arguments])


def with_home(word):
    """Return an argument with a home folder in place of ~, which no shell replaces in --save=~/games."""
    option, equals, value = word.partition("=") if word.startswith("--") else ("", "", word)
    return option + equals + os.path.expanduser(value)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

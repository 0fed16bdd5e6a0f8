"""What the command `tableside` starts where it was installed from a wheel: the commands for owners. Their packages lie
beside this file there.
"""

import sys
from pathlib import Path

COMMANDS = ("sim", "install", "uf2", "doctor", "backup", "restore", "history")


def main() -> int:
    """Run the command that is named first; the exit code."""
    sys.path.insert(0, str(Path(__file__).parent))
    from host_sim import cli
    from tools import dev
    from tools.refusal import start_by

    start_by("tableside")
    cli.PROGRAM = "tableside sim"
    word, *more = sys.argv[1:] or ["--help"]
    if word in COMMANDS:
        return dev.run(word, (), more)
    if word in ("-V", "--version"):
        print(f"Tableside {dev.version()}")
        return 0
    known = word in ("-h", "--help")
    if not known:
        print(f"There is no command '{word}'.\n")
    print("Tableside: a handheld companion for dice games at the table.\n\n    tableside COMMAND [options]\n")
    for name, _needs, text in dev.COMMANDS:
        if name in COMMANDS:
            print(f"    {name:10} {text}")
    print("    --version  say which version this is\n\n'tableside COMMAND --help' tells more about each.")
    return 0 if known else 2


if __name__ == "__main__":
    sys.exit(main())

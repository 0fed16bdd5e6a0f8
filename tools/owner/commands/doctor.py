"""`dev.py doctor`: say in plain words what is wrong with a board, and what to do."""

import argparse
import sys

from tools.owner.display import add_board_option


def main(arguments: list[str]) -> int:
    """Examine the board; 0 when nothing serious was found."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py doctor",
        description=(
            "Look at the board that is plugged in and say in plain words what is on it, what is wrong and what to do."
            " Nothing is changed on it; the game that runs on it is interrupted and started again."
        ),
    )
    parser.add_argument("--port", help="serial port, or socket://HOST:PORT; without it the board is looked for")
    add_board_option(parser, "which display is on it, to find a board that is set up for another one")
    chosen = parser.parse_args(arguments)
    from tools.owner import reach

    return reach.exit_code_of(lambda: _tell(_examined(chosen), chosen.board))


def _examined(chosen):
    """The Examined of what is plugged in."""
    from tools.device.board.board_link import find_ports, last_words
    from tools.owner import bootsel, reach
    from tools.owner.examine import Examined, examine
    from tools.owner.program_file import identity_here
    from tools.refusal import CodeError, LinkError

    port = chosen.port
    if not port:
        ports = find_ports()
        if not ports:
            if drives := bootsel.find_drives():
                return Examined([], [("blank", [f"the drive {drive.path}" for drive in drives])])
            return Examined([], [("unmounted" if bootsel.unmounted() else "nothing", [])])
        if len(ports) > 1:
            return Examined([], [("several", [f"{name}  {words}" for name, words in ports])])
        port = ports[0][0]
    try:
        with reach.connected(port, sys.stdout) as link:
            return examine(link, identity_here(), chosen.board)
    except LinkError as error:
        key = {"damaged": "failed", "lost": "failed"}.get(error.kind, error.kind)
        return Examined([], [(key, [str(error).splitlines()[0]])])
    except CodeError as error:
        return Examined([], [("failed", [last_words(error)])])


def _tell(examined, board):
    """Print what was found; the exit code. board: the display that is on it, None: that was not said."""
    from tools.owner.findings import FINDINGS
    from tools.refusal import as_typed

    if examined.facts:
        print("\n" + "\n".join(examined.facts))
    for key, details in examined.found:
        finding = FINDINGS[key]
        print(f"\n{'!' if finding.serious else '-'} {finding.title}")
        for line in details:
            print(f"      {line}")
        action = finding.action.replace("--board NAME", f"--board {board or 'NAME'}")
        for line in as_typed(action).splitlines():
            print(f"    {line}")
    serious = any(FINDINGS[key].serious for key, _details in examined.found)
    if not examined.found:
        print("\nAll is well.")
    elif not serious:
        print("\nNothing of this keeps anybody from playing.")
    return 1 if serious else 0

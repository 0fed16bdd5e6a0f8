"""`dev.py install`: put the handheld's files on a board."""

import argparse
import sys
import time

OLDEST = (1, 25, 0)
BOOTLOADER = """To put MicroPython on a Pico: hold its BOOTSEL button while plugging it in; a drive named RPI-RP2 appears.
Copy this file onto it:  https://micropython.org/resources/firmware/RPI_PICO-20250415-v1.25.0.uf2
The Pico restarts by itself. Then start this again."""


class Refusal(Exception):
    """The installation cannot be done; the text says why and what to do."""


def main(arguments):
    """Install; 0 when the board has everything and was restarted."""
    parser = argparse.ArgumentParser(
        "dev.py install",
        description="Compile the firmware and put it on a Pico with MicroPython, by its USB port. Only what changed is copied. "
        "Saved games and settings stay. A pulled cable does no harm: start it again.",
    )
    parser.add_argument(
        "--board", help="which display is on the Pico: its name or part of it (remembered on the board)"
    )
    parser.add_argument("--port", help="serial port, or socket://HOST:PORT; without it the Pico is looked for")
    chosen = parser.parse_args(arguments)
    from tools.board_link import CodeError, LinkError
    from tools.device_files import CompileError

    try:
        return _install(chosen)
    except (Refusal, LinkError, CompileError, ValueError) as error:
        print(f"\n{error}", file=sys.stderr)
    except CodeError as error:
        print(f"\nThe board could not do a step of the installation; it says:\n{error}", file=sys.stderr)
    return 1


def _install(chosen):
    from host_sim.boards import full_name, load_board
    from tools.board_link import BoardLink
    from tools.device_files import device_files
    from tools.install_files import carry_out, make_plan, present_files, unfinished

    started = time.monotonic()
    port = chosen.port or _only_port()
    print(f"Talking to the board on {port} ...", flush=True)
    with BoardLink(port) as link:
        _check_runtime(link)
        board = full_name(chosen.board) if chosen.board else _remembered_board(link)
        print(f"Compiling for the {load_board(board).NAME} ...", flush=True)
        files = device_files(board)
        print("Comparing with what the board has ...", flush=True)
        plan = make_plan(files, present_files(link, files))
        if plan.needed:
            _check_space(link, plan)
            carry_out(link, plan, _show_progress)
            left = unfinished(link, plan)
            if left:
                raise Refusal(f"These files are not in their places: {', '.join(left)}. Start this again.")
        for path in plan.remove:
            print(f"  removed {path}")
        print(f"{len(plan.write)} of {len(files)} files copied, all checked. Restarting the board.", flush=True)
        link.restart()
    print(f"Done in {time.monotonic() - started:.0f} s.")
    return 0


def _only_port():
    from tools.board_link import find_ports

    ports = find_ports()
    if not ports:
        raise Refusal(
            "No Pico with MicroPython was found on USB. Plug it in with a cable that carries data (many only charge).\n\n"
            + BOOTLOADER
        )
    if len(ports) > 1:
        lines = "\n".join(f"  --port {device}    {text}" for device, text in ports)
        raise Refusal(f"There are several boards. Choose one:\n{lines}")
    return ports[0][0]


def _check_runtime(link):
    name, version, platform, format_number = link.value(
        "(lambda sys: (sys.implementation.name, tuple(sys.implementation.version[:3]), sys.platform,"
        " getattr(sys.implementation, '_mpy', 0)))(__import__('sys'))"
    )
    if name != "micropython" or platform != "rp2":
        raise Refusal(f"This board runs {name} on {platform}; it must be MicroPython on a Pico.\n\n{BOOTLOADER}")
    shown = ".".join(str(part) for part in version)
    if version < OLDEST:
        raise Refusal(f"This board runs MicroPython {shown}; 1.25.0 or newer is needed.\n\n{BOOTLOADER}")
    # Compiled files are of format 6.3; see MicroPython's documentation on .mpy files.
    if format_number & 0xFF != 6 or (format_number >> 8) & 3 != 3:
        raise Refusal(f"MicroPython {shown} on this board does not take files compiled for 1.25.0.\n\n{BOOTLOADER}")
    if version > OLDEST:
        print(f"  The board runs MicroPython {shown}; Tableside is tested on the Pico with 1.25.0. Going on.")


def _remembered_board(link):
    from host_sim.boards import board_names, full_name

    name = link.value("open('/board.txt').read().strip() if _exists('/board.txt') else ''")
    if name:
        try:
            return full_name(name)
        except ValueError:
            print(f"  The board's old display '{name}' is not known any more.")
    lines = "\n".join(f"  --board {name}" for name in board_names())
    raise Refusal(f"Say once which display is on the Pico:\n{lines}")


def _check_space(link, plan):
    block, blocks_free = link.value("(lambda s: (s[0], s[3]))(os.statvfs('/'))")
    # Each file takes whole blocks, and the file system needs a few to move things.
    needed = sum(len(content) // block + 2 for content in plan.write.values()) + 8
    if needed > blocks_free:
        raise Refusal(
            f"The board has {blocks_free * block // 1024} KB free, {needed * block // 1024} KB are needed. "
            "Remove files of your own from it."
        )


def _show_progress(number, total, path, size):
    print(f"  {number:3d}/{total}  {path}  {size / 1024:.1f} KB", flush=True)

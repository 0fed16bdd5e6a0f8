"""`dev.py web`: the page that plays in a browser."""

import argparse
import functools
import http.server
import os
import webbrowser
from collections.abc import Callable
from pathlib import Path

from tools import places
from tools.refusal import Refusal

FOLDER = Path("build", "page")
ADDRESS = "127.0.0.1"
PORT = 8625
"""The same each time, for a browser keeps saved games by address and port."""
_TYPES = {".mjs": "text/javascript", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json"}


def main(arguments: list[str]) -> int:
    """Write the page; 0 when it is there, and with --open when Ctrl-C has ended it."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py web",
        description=(
            "Write a folder with the page that plays in a browser: the handheld's firmware, on MicroPython for"
            " WebAssembly. Put the folder on any web server, under any path; the page loads nothing from other servers."
            " If the handheld's program can be built here, the page also puts it on a"
            " Pico."
        ),
    )
    words = f"default: {FOLDER.as_posix()}; an older page in it is replaced"
    parser.add_argument("--out", metavar="FOLDER", help=words)
    parser.add_argument("--open", action="store_true", help="serve it on this computer and open it; Ctrl-C ends it")
    parser.add_argument("--port", type=int, help=f"for --open (default: {PORT}, or a free one); 0: a free one")
    chosen = parser.parse_args(arguments)
    from tools.owner import reach

    return reach.with_plain_errors(lambda: _write(chosen))


def _write(chosen):
    from tools.device import program
    from tools.device.web import board_files, page_files

    folder = Path(chosen.out) if chosen.out else FOLDER
    device = board_files.built_file(lambda text: print(text, flush=True))
    print("Compiling the firmware for the browser ...", flush=True)
    try:
        files = page_files.write(folder, device)
    except OSError as error:
        raise Refusal(f"{folder} cannot be written: {error.strerror or error}.") from error
    size = page_files.wire_size(files) / 1000
    print(f"{folder}: {size:.0f} KB to download if the server compresses them.")
    if device is None:
        print(
            f"It has no file for a Pico, because its program cannot be built here without {_listed(program.lacking())}."
        )
    else:
        print(f"The file for a Pico, {len(device) / 1e6:.1f} MB, is downloaded only to put the handheld on one.")
    if not chosen.open:
        print(f"To try it:  python3 -m http.server --bind {ADDRESS} --directory {folder.as_posix()}")
        return 0
    return _serve(folder, chosen.port)


def _listed(words):
    return ", ".join(words[:-1]) + " and " * (len(words) > 1) + words[-1]


class Server(http.server.ThreadingHTTPServer):
    """Never shares a port: on Windows the standard server's reuse would take one over that is in use."""

    allow_reuse_address = os.name != "nt"


@functools.cache
def policy() -> str:
    """Return the Content-Security-Policy of the page; sent with each file it binds workers and frames, too."""
    page = (places.ROOT / "host_sim" / "web" / "index.html").read_text(encoding="utf-8")
    return page.partition('Content-Security-Policy" content="')[2].partition('"')[0] + "; frame-ancestors 'none'"


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the folder of the page."""

    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, **_TYPES}

    def end_headers(self) -> None:
        """No copy is kept: the page that was written last is the one that is shown."""
        self.send_header("Cache-Control", "no-cache")
        self.send_header("Content-Security-Policy", policy())
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Nothing: nobody reads it."""


def listening(
    port: int | None, handler: Callable[..., http.server.BaseHTTPRequestHandler], usual: int = PORT
) -> http.server.ThreadingHTTPServer:
    """Return a server on this port; None: on the usual one, or a free one if that is taken. Raises Refusal."""
    try:
        return Server((ADDRESS, usual if port is None else port), handler)
    except (OSError, OverflowError) as error:
        if port is not None:
            raise Refusal(f"Port {port} cannot be used: {getattr(error, 'strerror', None) or error}.") from error
    print(f"Port {usual} is taken. On another port the browser does not show games saved there.")
    return Server((ADDRESS, 0), handler)


def _serve(folder, port):
    handler = functools.partial(Handler, directory=os.fspath(folder))
    with listening(port, handler) as server:
        address = f"http://{ADDRESS}:{server.server_address[1]}/"
        print(f"The page is at {address}. Ctrl-C ends it.", flush=True)
        webbrowser.open(address)
        server.serve_forever()
    return 0

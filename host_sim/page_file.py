"""The file beside a handheld's games with the page's web address, with which the links of its codes begin."""

import argparse
from pathlib import Path

from firmware.sharing import links

NAME = "page.txt"


def add_option(options: argparse.ArgumentParser) -> None:
    """--page ADDRESS"""
    options.add_argument(
        "--page",
        metavar="ADDRESS",
        type=_address,
        help="where the page of 'web' is on the web: a game that is over then has a code (QR) with a link (remembered)",
    )


def _address(text):
    if not links.is_address(text):
        raise argparse.ArgumentTypeError(
            f"'{text}' is no address of a page: https://..., at most {links.LONGEST_ADDRESS} characters, without #"
        )
    return text


def content(address: str) -> bytes:
    """Return the content of the file."""
    return address.encode() + b"\n"


def keep(folder: str, address: str | None) -> None:
    """Write the file into a simulated handheld's folder, making it if missing; None: no change. Raises OSError."""
    if address is not None:
        Path(folder).mkdir(parents=True, exist_ok=True)
        Path(folder, NAME).write_bytes(content(address))

"""The page, written once for all tests, and the browser for it."""

import contextlib
import functools
import http.server
import shutil
import threading

import pytest

from tools.device import uf2_blocks
from tools.device.commands.web import Handler
from tools.device.device_file import file_of
from tools.device.flash_layout import CHIPS, SECTOR
from tools.device.web import chromium as page_browser
from tools.device.web import page_files
from tools.npm import Missing
from tools.refusal import Refusal

PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}


IDENTITY = "7.8.9 0123456789abcdef"


def small_device_file(identity=IDENTITY):
    """A device file whose programs have three sectors each."""
    first = uf2_blocks.IMAGE_DEF.ljust(SECTOR, b"\1")
    last = f"tableside {identity}\0".encode().ljust(SECTOR, b"\3")
    return file_of({chip: first + chip.name.encode().ljust(SECTOR, b"\2") + last for chip in CHIPS})


@pytest.fixture(scope="session")
def page(tmp_path_factory):
    """The folder of the page."""
    folder = tmp_path_factory.mktemp("page")
    try:
        page_files.write(folder, small_device_file())
    except Missing as error:
        pytest.skip(str(error))
    return folder


@pytest.fixture(scope="module")
def chromium():
    """The Chromium of this computer, started."""
    playwright = pytest.importorskip("playwright.sync_api", reason="not run: Playwright comes with 'dev.py prove --ci'")
    try:
        path = page_browser.chromium()
    except Refusal as error:
        pytest.skip(f"not run: {error}")
    with playwright.sync_playwright() as started:
        browser = started.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@contextlib.contextmanager
def serving(page, folder, handler=Handler):
    """Serves a copy of the page, which is put into `folder`: (its address, its folder)."""
    copy = folder / "served"
    shutil.copytree(page, copy)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(handler, directory=str(copy))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        # Below a path, as on GitHub Pages, would be the same: all addresses in the page are relative.
        yield f"http://127.0.0.1:{server.server_address[1]}/", copy
        server.shutdown()


@pytest.fixture
def served(page, tmp_path):
    """(the address of a copy of the page, its folder)."""
    with serving(page, tmp_path) as where:
        yield where


@pytest.fixture
def phone(chromium):
    context = chromium.new_context(**PHONE, accept_downloads=True)
    yield context
    context.close()

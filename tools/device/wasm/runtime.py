"""MicroPython in WebAssembly: the fast second runtime for rules and screens."""

import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from tools import npm, places

VERSION = "1.25.0"
"""The one that the handheld has."""
SHA256 = "66c884b25cdea1341a7dba922f8b98b4b12e84afacf17fdfc892e3f30599dd65"
PACKAGE = "@micropython/micropython-webassembly-pyscript"

_PROGRAM = Path(__file__).with_suffix(".mjs")
TRANSCRIPTS = Path(__file__).with_name("transcript_runner.py")
SCREENS = Path(__file__).with_name("screen_runner.py")
_MACHINE_CODE = re.compile(rb"^ *@micropython\.(native|viper)\r?\n", re.MULTILINE)
_WANTED = ("micropython.mjs", "micropython.wasm")
_SECONDS_TO_RUN = 300


class RuntimeFailed(Exception):
    """The program failed on MicroPython and printed this."""


def package_folder() -> Path:
    """Return the folder of MicroPython's npm package in the cache. Raises as npm.package()."""
    folder = places.cache("micropython-webassembly") / VERSION
    unpacked(PACKAGE, VERSION, SHA256, _WANTED, folder)
    return folder


def unpacked(name: str, version: str, digest: str, wanted: tuple, folder: Path) -> None:
    """Unpack the files `wanted` of an npm package into the folder unless they are there. Raises as npm.package()."""
    if all((folder / file).is_file() for file in wanted):
        return
    npm.unpack(npm.package(name, version, digest), wanted.__contains__, folder)


def run(inputs: list, runner: Path, packages: tuple = ("shared_rules",)) -> list:
    """Run each input (bytes) on one MicroPython; returns the outputs. runner: a Python file with `run_file(source,
    target)`; packages: the project's folders that it imports. Raises as npm.package(), and RuntimeFailed.
    """
    folder = package_folder()
    with tempfile.TemporaryDirectory() as work:
        work = Path(work)
        for name in packages:
            _copy(places.ROOT / name, work / "sources" / name)
        (work / "sources" / "runner.py").write_bytes(Path(runner).read_bytes())
        (work / "inputs").mkdir()
        (work / "outputs").mkdir()
        for number, content in enumerate(inputs):
            (work / "inputs" / f"{number:06}").write_bytes(content)
        command = [str(npm.node()), str(_PROGRAM), str(folder)]
        command += [str(work / name) for name in ("sources", "inputs", "outputs")]
        finished = subprocess.run(command, capture_output=True, check=False, timeout=_SECONDS_TO_RUN)
        if finished.returncode:
            raise RuntimeFailed(finished.stderr.decode("utf-8", "replace"))
        return [(work / "outputs" / f"{number:06}").read_bytes() for number in range(len(inputs))]


def _copy(package: Path, target: Path) -> None:
    shutil.copytree(package, target, ignore=shutil.ignore_patterns("__pycache__"))
    for source in target.rglob("*.py"):
        # WebAssembly runs the same lines as bytecode.
        source.write_bytes(_MACHINE_CODE.sub(b"", source.read_bytes()))


def run_transcripts(inputs: list, runner: Path = TRANSCRIPTS) -> list:
    """Return the replies to each list of requests (bytes without line ends). See run()."""
    texts = [b"".join(request + b"\n" for request in requests) for requests in inputs]
    return [output.split(b"\n")[:-1] for output in run(texts, runner)]

"""The wheel: built twice it has the same bytes, and what it installs plays in an environment of its own."""

import re
import subprocess
import sys
import venv
import zipfile

import pytest

import firmware
from tools import places

REQUIREMENTS = places.ROOT / "tools" / "requirements" / "desk.txt"
SCRIPT = places.ROOT / "tests" / "golden" / "scripts" / "yacht_whole_game.script"


def test_the_wheel_wants_what_the_simulator_wants():
    text = (places.ROOT / "pyproject.toml").read_text(encoding="utf-8")
    found = re.search(r"^dependencies = \[\n(.*?)^\]", text, re.MULTILINE | re.DOTALL)
    assert found
    wanted = set(re.findall(r'"([^"]+)"', found[1]))
    pinned = {line.rstrip(" \\") for line in REQUIREMENTS.read_text(encoding="utf-8").splitlines() if "==" in line}
    # What blessed brings along is its own affair.
    brought = {line for line in pinned if line.split("==")[0] in ("ansicon", "jinxed", "wcwidth")}
    assert wanted == pinned - brought


def test_a_release_is_built_by_the_same_version_as_a_wheel_of_pip():
    text = (places.ROOT / "pyproject.toml").read_text(encoding="utf-8")
    pinned = (REQUIREMENTS.parent / "release.txt").read_text(encoding="utf-8")
    found = re.search(r'^requires = \["(hatchling==[^"]+)"\]', text, re.MULTILINE)
    assert found and f"{found[1]} \\\n" in pinned


def built(folder):
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-deps"]
    subprocess.run([*command, "--wheel-dir", folder, places.ROOT], check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.mark.whole
def test_the_wheel_plays_in_an_environment_of_its_own(tmp_path):
    wheel = built(tmp_path / "one")
    assert built(tmp_path / "two").read_bytes() == wheel.read_bytes()
    with zipfile.ZipFile(wheel) as content:
        tops = {name.split("/")[0] for name in content.namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"tableside"}
    venv.create(tmp_path / "environment", with_pip=True)
    programs = tmp_path / "environment" / ("Scripts" if sys.platform == "win32" else "bin")
    subprocess.run([programs / "python", "-m", "pip", "install", "--quiet", wheel], check=True)
    said = subprocess.run([programs / "tableside", "--version"], capture_output=True, text=True, check=True).stdout
    assert said == f"Tableside {firmware.VERSION}\n"
    shots = tmp_path / "shots"
    done = subprocess.run(
        [programs / "tableside", "--script", SCRIPT, "--shots", shots, "--save", tmp_path / "save"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert (shots / "home.png").is_file()

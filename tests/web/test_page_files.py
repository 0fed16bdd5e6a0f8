"""What the folder of the page holds, and its backups."""

import io
import json
import re
import shutil
import subprocess
import zipfile

import pytest

from tools.device.web import page_files
from tools.device.web.bundle import bundle
from tools.npm import node
from tools.owner.saves import LIST, Archive, packed, read_all
from tools.refusal import Refusal

FILES = {"settings.txt": b"sound = off\n", "games/0001.log": bytes(range(256)) * 9, "tail.log": b""}
ROUND_TRIP = """
import fs from 'node:fs';
const [page, from, to] = process.argv.slice(2);
const { pack, unpack, Refused } = await import('file://' + page + '/backup.mjs');
try {
  fs.writeFileSync(to, await pack(await unpack(new Uint8Array(fs.readFileSync(from)))));
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.log(error.message);
  process.exitCode = 3;
}
"""

UNPACKED = """
import fs from 'node:fs';
const [page, folder] = process.argv.slice(2);
const { unpack } = await import('file://' + page + '/bundle.mjs');
const found = unpack(new Uint8Array(fs.readFileSync(page + '/firmware.bin')).buffer);
found.forEach(([path, content], number) => fs.writeFileSync(`${folder}/${number}`, content));
console.log(JSON.stringify(found.map(([path]) => path)));
"""


@pytest.fixture
def again(page, tmp_path):
    """A backup (bytes) read and written by the page: (exit code, the new backup's place, what was said)."""

    def run(content):
        program, source, target = tmp_path / "again.mjs", tmp_path / "in.zip", tmp_path / "out.zip"
        program.write_text(ROUND_TRIP, encoding="utf-8")
        source.write_bytes(content)
        done = subprocess.run(
            [node(), program, page, source, target], capture_output=True, text=True, encoding="utf-8", check=False
        )
        return done.returncode, target, done.stdout + done.stderr

    return run


def test_a_backup_of_the_desk_is_one_of_the_page_and_back(again):
    code, target, said = again(packed(FILES))
    assert code == 0, said
    assert read_all(Archive(target)) == FILES
    assert again(target.read_bytes())[0] == 0


def bomb(size, claimed):
    """A small backup with a file of `size` zeros, which its directory says has `claimed`."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(LIST, bytes(size))
        archive.getinfo(LIST).file_size = claimed
    return content.getvalue()


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda content: bomb(1000, 1 << 27), "not a backup"),
        (lambda content: bomb(1 << 24, 1000), "not a backup"),
        (lambda content: b"", "not a backup"),
        (lambda content: content[: len(content) // 2], "not a backup"),
        (lambda content: b"PK" + bytes(3000), "not a backup"),
    ],
)
def test_what_is_no_backup_is_refused(again, damage, words):
    code, _target, said = again(damage(packed(FILES)))
    assert code == 3 and words in said


def test_a_newer_backup_is_told_as_such(again):
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        archive.writestr(LIST, json.dumps({"format": 2, "files": {}}))
    code, _target, said = again(whole.getvalue())
    assert code == 3 and "newer Tableside" in said


@pytest.mark.parametrize("path", ["../escape.txt", "C:/windows.txt", "a" * 101, "games\\1.log"])
def test_a_name_that_cannot_be_restored_is_refused(again, path, tmp_path):
    (tmp_path / "bad.zip").write_bytes(packed({path: b"x"}))
    with pytest.raises(Refusal):
        Archive(tmp_path / "bad.zip")
    code, _target, said = again(packed({path: b"x"}))
    assert code == 3 and "cannot be restored" in said


@pytest.mark.parametrize(
    "files",
    [
        {"a": b"x", "a/b": b"x"},
        {"A/b": b"x", "a": b"x"},
        {"games": b"x"},
        {"settings.txt/x": b"x"},
        {"games/0001.log/x": b"x", "games/0001.log": b"y"},
        {"/absolute": b"x"},
        {"a//b": b"x"},
        {"line\nend": b"x"},
        {"large": bytes((1 << 18) + 1)},
        {str(number): bytes(1 << 18) for number in range(65)},
    ],
    ids=lambda files: next(iter(files)),
)
def test_files_that_no_handheld_can_have_are_refused(again, files):
    code, _target, said = again(packed({"settings.txt": b"x", **files}))
    assert code == 3 and ("cannot be restored" in said or "larger than all" in said), said


@pytest.mark.parametrize("told", [b"null", b"[]", b'{"format": 1}', b'{"format": 1, "files": {"a": null}}', b"\xff"])
def test_a_list_of_another_form_is_refused(again, told):
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        archive.writestr(LIST, told)
        archive.writestr("data/a", b"x")
    code, _target, said = again(whole.getvalue())
    assert code == 3 and said.startswith(("This is not a backup", "In this backup the file a")), said


@pytest.mark.parametrize(
    ("path", "loses"),
    [
        ("games/0001.log", True),
        ("tail.log", True),
        ("sheets/mine.json", True),
        ("pads.log", True),
        ("profiles.log", True),
        ("place.log", False),
    ],
)
def test_games_and_their_newest_moves_are_not_replaced_unsaved(page, tmp_path, path, loses):
    program = tmp_path / "loses.mjs"
    program.write_text(
        "const [page, path] = process.argv.slice(2);\n"
        "const { wouldLose } = await import('file://' + page + '/kept_files.mjs');\n"
        "const one = new Map([[path, Uint8Array.of(1)]]), other = new Map([[path, Uint8Array.of(2)]]);\n"
        "console.log(JSON.stringify([wouldLose(one, one), wouldLose(one, other), wouldLose(one, new Map())]));\n",
        encoding="utf-8",
    )
    done = subprocess.run([node(), program, page, path], capture_output=True, check=True)
    assert json.loads(done.stdout) == [False, loses, loses]


def test_the_worker_keeps_every_file_of_its_version(page):
    text = (page / "service_worker.js").read_text(encoding="utf-8")
    found = re.search(r"^const FILES = (\[.*\]);$", text, re.MULTILINE)
    assert found
    others = {path.name for path in page.iterdir() if path.is_file()} - {"service_worker.js", "404.html"}
    assert set(json.loads(found[1])) == {"./", *others}


def test_what_a_desk_leaves_in_the_folder_is_not_sent(tmp_path):
    folder = shutil.copytree(page_files.PAGE, tmp_path / "page")
    (folder / "__pycache__").mkdir(exist_ok=True)
    (folder / ".DS_Store").write_bytes(b"x")
    assert page_files.own_files(folder) == page_files.own_files(page_files.PAGE)
    assert "page.mjs" in page_files.own_files(folder)


def test_the_version_hangs_on_every_byte():
    files = {"a": b"1", "b": b"2"}
    versions = {page_files.version(files), page_files.version({"a": b"12", "b": b""}), page_files.version({"a": b"1"})}
    assert len(versions) == 3


def test_the_page_asks_nobody_else(page):
    """No address but its own in what is ours; a namespace is no address, and shared.mjs has a link to be followed."""
    programs = {path.name for path in page_files.PAGE.glob("*.mjs")} - {"shared.mjs"}
    for name in ("index.html", "style.css", "service_worker.js", *sorted(programs)):
        assert "://" not in (page / name).read_text(encoding="utf-8"), name


def test_the_files_of_the_firmware_are_put_together_again_byte_for_byte(page, tmp_path):
    program, folder = tmp_path / "unpacked.mjs", tmp_path / "files"
    program.write_text(UNPACKED, encoding="utf-8")
    folder.mkdir()
    paths = json.loads(subprocess.run([node(), program, page, folder], capture_output=True, check=True).stdout)
    found = {path: (folder / str(at)).read_bytes() for at, path in enumerate(paths)}
    assert found.pop("micropython.wasm").startswith(b"\0asm")
    assert found == page_files.modules()


def test_modules_of_several_formats_are_not_put_together():
    with pytest.raises(ValueError, match="several formats"):
        bundle({"/a.mpy": b"M\6\0\x1f\0\0", "/b.mpy": b"M\6\0\x1e\0\0"})

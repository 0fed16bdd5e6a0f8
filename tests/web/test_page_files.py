"""What the folder of the page holds, and its backups."""

import io
import json
import re
import shutil
import subprocess
import unicodedata
import zipfile

import pytest

from host_sim.kept_files import lost_from, odd_paths, summary
from tools.device.web import page_files
from tools.device.web.bundle import bundle
from tools.npm import node
from tools.owner.archive import LIST, Archive, packed
from tools.owner.saves import digest, read_all
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


def zipped(files, how=zipfile.ZIP_DEFLATED):
    """A zip file of these: name, or an entry as macOS writes it, -> bytes."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", how) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return whole.getvalue()


def told(contents, **changes):
    """The entries of a backup of these files, with a changed list."""
    hashes = {path: digest(content) for path, content in contents.items()}
    told = {LIST: json.dumps({"format": 1, "files": hashes, **changes}).encode()}
    return told | {f"data/{path}": content for path, content in contents.items()}


def bomb(size, claimed):
    """A small backup with a file of `size` zeros, which its directory says has `claimed`."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(LIST, bytes(size))
        archive.getinfo(LIST).file_size = claimed
    return content.getvalue()


def encrypted(content):
    """The same zip file, whose entries say that they are encrypted."""
    content = bytearray(content)
    for sign, flags in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        for found in re.finditer(re.escape(sign), bytes(content)):
            content[found.start() + flags] |= 1
    return bytes(content)


class AsMacOS(zipfile.ZipInfo):
    """An entry whose letters with marks are taken apart, in UTF-8 without a word on that."""

    def _encodeFilenameFlags(self):
        return unicodedata.normalize("NFD", self.filename).encode(), self.flag_bits


NO_BACKUP, NEWER = "This is not a backup of Tableside, or it is damaged.", "This backup was made by a newer Tableside."
LARGE = "This file is larger than all that a handheld can keep."
PATHS = (
    *"../escape.txt C:/windows.txt games\\1.log /absolute a//b games/ . \ufffd \ud800 games/1.log.new G/1.NEW".split(),
    *("line\nend", "a.new/b", "a" * 101, "games/" + "\u307e" * 60, "a/a/a/a/a", "games", "SHEETS", "settings.txt/x"),
)
BAD = {
    NO_BACKUP: [
        *(b"", b"PK" + bytes(3000), packed(FILES)[:-40], packed(FILES)[: len(packed(FILES)) // 2]),
        *(
            bomb(1 << 24, 1000),
            zipped({"data/a": b"x"}),
            encrypted(packed(FILES)),
            zipped(told(FILES), zipfile.ZIP_BZIP2),
        ),
        *(zipped(told(FILES, format=each)) for each in (0, None, "1", "2", True, [1], -1)),
        *(zipped(told(FILES, files=each)) for each in (None, 7, [], "", "ab", [["a", "b"]])),
        *(zipped({LIST: each}) for each in (b"null", b"[]", b"{", b"7", b'{"files": {}}', b'{"format": 1}', b"\xff")),
        zipped({LIST: b'{"format": 1, "files": {}, "x": NaN}'}),
        zipped({f"a/b/{name}": content for name, content in told(FILES).items()}),
    ],
    NEWER: [zipped(told(FILES, format=each)) for each in (2, 1.5)] + [zipped({LIST: b'{"format": 3}'})],
    LARGE: [
        *(bomb(1000, 1 << 27), packed({"large": bytes((1 << 18) + 1)})),
        packed({str(number): bytes(1 << 18) for number in range(65)}),
    ],
    "In this backup the file ": [
        *(zipped(told(FILES, files={"settings.txt": each})) for each in ("00", None, 7, {})),
        zipped(told({}, files={"gone.txt": digest(b"")})),
    ],
    "This backup has a file that cannot be restored (": [
        *(zipped(told({}, files={path: "", "settings.txt": ""})) for path in PATHS),
        *(packed(dict.fromkeys(paths, b"x")) for paths in (("a", "a/b"), ("A/b", "a"), ("s.txt", "S.TXT/x"))),
    ],
    "There are several backups in it.": [zipped({f"{at}/{name}": b"" for name in (LIST, "x") for at in "ab"})],
}
MARKED = {"sheets/M\u00fchle.json": b"{}", **FILES}
RUBBISH = {"__MACOSX/kept/._tableside-backup.json": b"x", "kept/.DS_Store": b"y", "kept/data/Thumbs.db": bytes(1 << 19)}
GOOD = [
    packed(MARKED),
    zipped({f"kept/{name}": content for name, content in told(MARKED).items()} | RUBBISH),
    zipped({AsMacOS(f"kept/{name}"): content for name, content in told(MARKED).items()} | RUBBISH),
    zipped({name.replace("/", "\\"): content for name, content in told(MARKED).items()}, zipfile.ZIP_STORED),
    zipped(told(MARKED) | {f"older/{name}": b"" for name in (LIST, "data/settings.txt")}),
    zipped(told(MARKED) | {LIST: b"\xef\xbb\xbf" + told(MARKED)[LIST]}),
]
JUDGED = """
import fs from 'node:fs';
const [page, folder, count] = process.argv.slice(2);
const { unpack, Refused } = await import('file://' + page + '/backup.mjs');
const answers = [];
for (let at = 0; at < count; at++) {
  try {
    const files = await unpack(new Uint8Array(fs.readFileSync(`${folder}/${at}.zip`)));
    answers.push([...files].map(([path, content]) => [path, content.length]));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    answers.push(error.message);
  }
}
console.log(JSON.stringify(answers));
"""


def judged(page, folder, backups):
    """What the page and the desk say of each backup: a sentence, or [path, size] of all files."""
    (folder / "judged.mjs").write_text(JUDGED, encoding="utf-8")
    desk = []
    for at, content in enumerate(backups):
        (folder / f"{at}.zip").write_bytes(content)
        try:
            desk.append([[path, len(content)] for path, content in read_all(Archive(folder / f"{at}.zip")).items()])
        except Refusal as refusal:
            desk.append(str(refusal).removeprefix(f"{folder / f'{at}.zip'}: "))
    command = [node(), folder / "judged.mjs", page, folder, str(len(backups))]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return list(zip(json.loads(done.stdout), desk, strict=True))


@pytest.mark.parametrize("words", BAD)
def test_the_page_and_the_desk_say_the_same_of_a_bad_backup(page, tmp_path, words):
    for at, (said, desk) in enumerate(judged(page, tmp_path, BAD[words])):
        assert said[: len(words)] == desk[: len(words)] == words, (at, said, desk)
        assert desk.endswith("Nothing was changed.") and (words == NEWER or said in desk), (at, said, desk)


def test_a_backup_packed_again_with_its_folder_is_read_by_page_and_desk(page, tmp_path):
    found = [[path, len(content)] for path, content in sorted(MARKED.items())]
    assert judged(page, tmp_path, GOOD) == [(found, found)] * len(GOOD)


HOME = b'5b {"at":0,"stack":[["screens.home.Home",[2,0,false]]]}\n'
CLOCK = b'5b {"at":0,"stack":[["screens.home.Home",null],["pads.clock.Clock",[]]]}\n'
MISSED = (
    *"games/0001.side games/0001.lost games/0001.bad tail.log tail.bad sheets/a.solo decks/a.json pads.log".split(),
    *"pad.log profiles.log dice_sets.log throws.log cards.log memory.txt settings.txt memory.bad x/y.bin".split(),
)
REPLACED = [
    # (path, what is there, what comes, whether somebody would miss the first)
    ("games/0001.log", b"one\n", b"one\n", False),
    ("games/0001.log", b"one\n", b"one\ntwo\n", False),
    ("games/0001.log", b"one\ntwo\n", b"one\n", True),
    *((path, b"one", b"two", False) for path in ("outcomes.log", "crash.log", "crash.old", "copied", "self_test.txt")),
    *((path, b"", None, False) for path in ("games/0001.log", "memory.txt")),
    *(("place.log", before, after, lost) for before, after, lost in ((HOME, CLOCK, False), (CLOCK, HOME, True))),
    ("place.log", CLOCK + HOME, None, False),
    ("place.log", CLOCK + HOME.replace(b"]]}", b'],["screens.first_language.Ask",[0]]]}'), None, False),
    ("place.log", HOME + CLOCK[:-9], None, True),
    *((path, b"one", after, True) for path in MISSED for after in (b"two", b"", None)),
]
LOST = """
import fs from 'node:fs';
const [page, job] = process.argv.slice(2);
const { isAllThere, lostFrom, oddOnes, summary } = await import('file://' + page + '/kept_files.mjs');
const map = (files) => new Map(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)]));
const { pairs, paths } = JSON.parse(fs.readFileSync(job));
const lost = pairs.map(([one, other]) => [lostFrom(map(one), map(other)), isAllThere(map(one), map(other))]);
const odd = (each) => oddOnes(each.map((path) => [path, new Uint8Array(0)])).map(([path]) => path);
console.log(JSON.stringify([lost, paths.map((each) => [summary(each), odd(each)])]));
"""


def test_what_a_restore_replaces_is_one_list_for_page_and_desk(page, tmp_path):
    pairs = [({path: before}, {} if after is None else {path: after}) for path, before, after, _lost in REPLACED]
    paths = [[path for path, *_more in REPLACED], *([path] for path, *_more in REPLACED), [], list(PATHS), ["A/b", "a"]]
    texts = [[{path: content.decode() for path, content in each.items()} for each in pair] for pair in pairs]
    (tmp_path / "job.json").write_text(json.dumps({"pairs": texts, "paths": paths}), encoding="utf-8")
    (tmp_path / "lost.mjs").write_text(LOST, encoding="utf-8")
    done = subprocess.run([node(), tmp_path / "lost.mjs", page, tmp_path / "job.json"], capture_output=True, check=True)
    lost, said = json.loads(done.stdout)
    assert lost == [[lost_from(one, other), one == other] for one, other in pairs]
    assert [bool(paths) for paths, _same in lost] == [missed for *_files, missed in REPLACED]
    assert said == [[summary(each), odd_paths(each)] for each in paths]
    assert said[0][0] == (
        "1 game, 1 sheet or deck of your own, finished score pads, the score pad in use, the deck of cards in use,"
        " profiles of score pads, dice sets, the last rolls, names and choices, settings, the open screens,"
        " 3 other files"
    )
    assert odd_paths(PATHS) == [path for path in PATHS if not path.lower().endswith(".new")]


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


def test_modules_that_would_not_be_the_same_again_are_not_put_together():
    with pytest.raises(ValueError, match="several formats"):
        bundle({"/a.mpy": b"M\6\0\x1f\0\0", "/b.mpy": b"M\6\0\x1e\0\0"})
    with pytest.raises(ValueError, match=r"/b\.mpy is compiled from a\.py"):
        bundle({"/b.mpy": b"M\6\0\x1f\1\0\x08a.py\0"})

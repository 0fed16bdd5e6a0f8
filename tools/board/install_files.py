"""Bring the files of a handheld onto a board so that a pulled cable at any moment leaves a handheld that works.

1. Every new or changed file is written beside the old one under a temporary name and checked by its hash, and all of
   them once more at the end. Until then the old version is untouched.
2. /main.py is replaced, by one rename, with a small program that puts the new files in their places and removes what
   older versions left. Should the power fail now, that program goes on at the next start.
3. The same program is run; its last step puts the real main.py in its place.

Each of these steps is one change of the directory, which littlefs does whole or not at all, and each may be done again.
An installation that finds the program of an interrupted one lets it finish first: its new files must not be mixed with
those of a third version. Only when that is impossible, because something else is in its way, all is compared and
written anew.

/data, where saves and settings are, is never touched.
"""

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from tools.board.device_paths import MAIN, PACKAGES
from tools.refusal import CodeError, LinkError, Refusal

if TYPE_CHECKING:  # without a board nothing that it needs is installed
    from tools.board.board_link import BoardLink

SUFFIX = ".new"
FOLDERS = tuple("/" + package for package in PACKAGES)

SWAP_SIGN = "# Puts the files of an interrupted installation in their places, then starts the handheld."
SWAP = """{sign}
import os
for path in {renames!r}:
    try:
        os.stat(path + {suffix!r})
    except OSError:
        continue
    os.rename(path + {suffix!r}, path)
    print(path)
for path in {files!r}:
    try:
        os.remove(path)
        print(path)
    except OSError:
        pass
for path in {folders!r}:
    try:
        os.rmdir(path)
        print(path)
    except OSError:
        pass
os.remove('/main.py')
if __name__ == '__main__':
    import machine
    machine.reset()
"""

SPARE_BLOCKS = 8
"""What littlefs needs beside the files' own blocks: to change a folder it writes it anew, and a folder that grows is
divided.
"""
POINTERS = 8
"""Bytes of a block that a longer file gives for its chain of blocks, on the average."""
INLINE_PART = 8
"""A file up to this part of a block is in its folder's own blocks."""

RUN_SWAP = """
with open('/main.py') as _file:
    _text = _file.read()
exec(_text, {'__name__': 'installer'})
"""


@dataclass
class Plan:
    """What an installation has to do: files to write, paths of files to remove, and of folders, inner ones first."""

    write: dict[str, bytes]
    remove: list[str]
    remove_folders: list[str]

    @property
    def needed(self) -> bool:
        """False when the board has it all already."""
        return bool(self.write)

    @property
    def size(self) -> int:
        """The bytes to write."""
        return sum(len(content) for content in self.write.values())


def check_plan(link: "BoardLink", plan: Plan) -> None:
    """Raises Refusal when a folder is where a file has to go, or a file where a folder has to be: the swap could not
    end. And when the flash has no room for the new files beside the old ones, which stay until the end.
    """
    _check_ways(link, plan)
    _check_space(link, plan)


def _check_ways(link, plan):
    wanted = list(plan.write) + [path + SUFFIX for path in plan.write] + [MAIN + ".swap"]
    in_the_way = [path for path, digest in link.hashes_of(wanted).items() if digest is None]
    folders = link.hashes_of(_folders_for(plan.write))
    in_the_way += [path for path, digest in folders.items() if digest]
    if in_the_way:
        kind = "a file" if folders.get(in_the_way[0]) else "a folder"
        raise Refusal(
            f"On the board {in_the_way[0]} is {kind}, and the game needs the place. Nothing was copied.\n"
            f"Remove it with Thonny, or with mpremote (pip install mpremote): mpremote rm -r :{in_the_way[0]}"
        )


def _check_space(link, plan):
    block, free = link.value("(lambda s: (s[0], s[3]))(os.statvfs('/'))")
    needed = _blocks_needed(link, plan, block)
    if needed > free:
        raise Refusal(
            f"The board has {free * block // 1024} KB free, {needed * block // 1024} KB are needed: the old files stay"
            " until the new ones are there. Nothing was copied.\nMake room: delete old games on the handheld"
            " (History), or remove files of your own from it."
        )


def _blocks_needed(link, plan, block):
    sizes = [len(content) for content in plan.write.values()] + [len(_swap_program(plan))]
    needed = sum(-(-size // (block - POINTERS)) for size in sizes) + SPARE_BLOCKS
    folders = _folders_for(plan.write)
    needed += 2 * link.value(f"len([path for path in {folders!r} if not _exists(path)])")
    # What an interrupted installation left gives its blocks back when it is written anew, each file after the new one
    # is there.
    left = link.value(f"[os.stat(path)[6] for path in {[path + SUFFIX for path in plan.write]!r} if _exists(path)]")
    given_back = [-(-size // block) for size in left if size > block // INLINE_PART]
    return needed - sum(given_back) + max(given_back, default=0)


def carry_out(link: "BoardLink", plan: Plan, progress: Callable[[int, int, str], object]) -> None:
    """Do what `plan` says on the board. progress(done, total, path) is called now and then: bytes, and the file under
    way. Raises LinkError, and Refusal when something went wrong on the board.
    """
    for folder in _folders_for(plan.write):
        link.run(f"if not _exists({folder!r}): os.mkdir({folder!r})")
    total = plan.size
    done = 0
    for path, content in plan.write.items():
        progress(done, total, path)
        link.write(path + SUFFIX, content, lambda part, done=done, path=path: progress(done + part, total, path))
        done += len(content)
    _check_written(link, plan)
    link.write(MAIN + ".swap", _swap_program(plan))
    link.run(f"os.rename({MAIN + '.swap'!r}, {MAIN!r})")
    link.run(RUN_SWAP)
    left = link.value(f"[path for path in {plan.remove!r} if _exists(path)]") + _wrong(link, plan)
    if left:
        raise Refusal(f"These files are not in their places: {', '.join(left)}. Start this again.")


def _check_written(link, plan):
    # Each file was checked when it was written; this is about what the board did to it since.
    link.run("gc.collect()")
    wrong = _wrong(link, plan, SUFFIX)
    if wrong:
        raise LinkError(
            f"{wrong[0]} changed on the board after it was written. The old version is still there. Start this again.",
            "damaged",
        )


def _wrong(link, plan, suffix=""):
    """The files to write that are not there, or not as they should be."""
    found = link.hashes_of([path + suffix for path in plan.write])
    return [path for path, content in plan.write.items() if found[path + suffix] != hashlib.sha256(content).hexdigest()]


def interrupted(link: "BoardLink") -> bool:
    """Return True if the program of an interrupted installation waits for the board's next start."""
    return link.first_line(MAIN) == SWAP_SIGN


def finish_interrupted(link: "BoardLink") -> bool:
    """Let the program of an interrupted installation do its work; return True if it did."""
    if not interrupted(link):
        return False
    try:
        link.run(RUN_SWAP)
    except CodeError:
        # Something is in its way. A new plan compares everything again.
        return False
    return True


def _swap_program(plan):
    left_over = [path for path in plan.remove if not path.endswith(SUFFIX) or path[: -len(SUFFIX)] not in plan.write]
    return SWAP.format(
        sign=SWAP_SIGN,
        renames=[path for path in plan.write if path != MAIN],
        files=left_over,
        folders=plan.remove_folders,
        suffix=SUFFIX,
    ).encode()


def _folders_for(paths):
    return sorted({str(folder) for path in paths for folder in PurePosixPath(path).parents} - {"/"})

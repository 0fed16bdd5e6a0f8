"""`dev.py frames`: the golden pictures of screens that changed, on one page; or written anew."""

import argparse
import shutil
import webbrowser

from tools import places


def main(arguments: list[str]) -> int:
    """Draw all frames on all boards; 0 when none differs, or all were written."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py frames",
        description="Draw every screen case on every board with a layout of its own, and show what differs from "
        "the golden pictures on one page. What is no option here goes to pytest, for example: --game penk, -k history.",
    )
    parser.add_argument("--write", action="store_true", help="take them as they are for the golden pictures")
    parser.add_argument("--open", action="store_true", help="show the page in the browser")
    chosen, for_pytest = parser.parse_known_args(arguments)
    # Only here: the help works without any package.
    from tools.workshop.goldens import changed_frames

    folder = places.cache("changed-frames") / "pictures"
    shutil.rmtree(folder, ignore_errors=True)
    code = changed_frames.collect(folder, for_pytest)
    frames = changed_frames.changed(folder)
    if not frames:
        print("No frame differs from its golden picture." if not code else "The tests failed; see above.")
        return code
    page = folder.with_name("changed.html")
    page.write_text(changed_frames.page(folder), encoding="utf-8")
    print(f"{len(frames)} frames differ: {page}")
    if chosen.open:
        webbrowser.open(page.as_uri())
    if chosen.write:
        changed_frames.write(folder)
        print(f"They are the golden ones now, in {changed_frames.GOLDEN}. Look at the page before you commit.")
    return code or int(not chosen.write)

"""What the page reads in links, in node."""

import json
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tools.device.web.page_files import PAGE, games
from tools.npm import node

_PROGRAM = Path(__file__).with_suffix(".mjs")
_SECONDS = 120


def answers(
    addresses: Iterable[str] = (), texts: Iterable[str] = (), records: Iterable[str] = (), page: Path = PAGE
) -> dict[str, Any]:
    """Return {read: what each address leads to, null or {"refused": sentence} too; links: the fragment for each text of
    a record; checks: of the dice of each record}.
    """
    values = {"addresses": list(addresses), "texts": list(texts), "records": list(records), "games": games()}
    with tempfile.TemporaryDirectory(prefix="tableside-links-") as folder:
        job = Path(folder, "job.json")
        job.write_text(json.dumps(values), "utf-8")
        done = subprocess.run(
            [node(), _PROGRAM, page, job],
            capture_output=True, text=True, encoding="utf-8", check=False, timeout=_SECONDS,
        )  # fmt: skip
    if done.returncode:
        raise RuntimeError(done.stderr)
    return json.loads(done.stdout)

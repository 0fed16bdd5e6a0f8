"""Where things are on this computer. Standard library only: used before anything is installed."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def cache(folder: str) -> Path:
    """Return the folder of that name in the cache, made if it is missing. The cache is `.cache` in the project, or the
    folder that the environment variable TABLESIDE_CACHE names.
    """
    place = Path(os.environ.get("TABLESIDE_CACHE") or ROOT / ".cache") / folder
    place.mkdir(parents=True, exist_ok=True)
    return place

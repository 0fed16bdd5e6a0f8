"""python -m host_sim"""

import sys

from host_sim import streams
from host_sim.cli import main

if __name__ == "__main__":
    sys.exit(streams.guarded(main, True))

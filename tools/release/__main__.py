"""What the command `tableside` starts where it was installed from a wheel: the simulator. Its packages lie beside this
file there.
"""

import sys
from pathlib import Path


def main() -> int:
    """Play; the exit code."""
    sys.path.insert(0, str(Path(__file__).parent))
    from firmware import VERSION
    from host_sim import cli

    if sys.argv[1:] in (["--version"], ["-V"]):
        print(f"Tableside {VERSION}")
        return 0
    cli.PROGRAM = "tableside"
    return cli.main()


if __name__ == "__main__":
    sys.exit(main())

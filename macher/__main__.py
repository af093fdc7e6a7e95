"""``python -m macher`` and the command ``macher``."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line; gives the exit code."""
    from multiprocessing import freeze_support

    freeze_support()  # in a standalone program the processes of AI seats begin here too
    from macher.cli.main import run

    return run(sys.argv[1:] if arguments is None else arguments)


if __name__ == "__main__":
    sys.exit(main())

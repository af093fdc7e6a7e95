"""``python -m macher`` and the command ``macher``."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line; gives the exit code.  Without arguments it is the program that has just begun."""
    try:
        return _run(arguments)
    except KeyboardInterrupt:  # so soon that nothing heeds it yet
        return 130
    finally:
        if arguments is None:
            gc.freeze()  # all memory goes with the program: no last search through it


def _run(arguments: Sequence[str] | None) -> int:
    if arguments is None:
        from macher.cli.interrupts import end_quietly

        end_quietly()
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # a Windows program without a console has neither, unless redirected
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115  # until the program ends
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")  # else pydantic looks through every installed package
    if hasattr(sys, "frozen"):  # in a standalone program the processes of AI seats begin here too
        from multiprocessing import freeze_support

        freeze_support()
    from macher.cli.main import run

    return run(sys.argv[1:] if arguments is None else arguments)


if __name__ == "__main__":
    sys.exit(main())

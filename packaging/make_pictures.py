"""Draws the pictures of the README and of software centers anew: `python packaging/make_pictures.py`.

They are screenshots of the real program as it looks now, in English, on paper, in a window of 1920 by 1080.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parents[1]
STORE = ROOT / "packaging" / "linux" / "pictures"
README = ROOT / ".github"
SIZE: Final = (1920, 1080)
SCREENS: Final = {
    "table": "table:rallies",
    "politicians": "table:cabinet-act",
    "night": "election:night4-partner-end",
    "election": "election:coalition",
    "final": "poster",
}
"""What each picture shows."""


def main(store: Path = STORE, readme: Path = README) -> None:
    """Writes all pictures."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    sys.path.insert(0, str(ROOT))
    from macher.gallery.screenshot import Look, Shot, take

    store.mkdir(parents=True, exist_ok=True)
    for name, screen in SCREENS.items():
        take(Shot(screen, "en", Look(SIZE)), store / f"{name}.png")
    shutil.copyfile(store / "table.png", readme / "table.png")


if __name__ == "__main__":
    main()

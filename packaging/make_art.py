"""Makes the pictures of `assets/art` anew: `python packaging/make_art.py [FOLDER]`.

Each file is what one function in `packaging/art` draws, with places for the colours that the game puts in.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from art.pages import files

ART = Path(__file__).resolve().parents[1] / "assets" / "art"


def main(folder: Path = ART) -> None:
    """Writes all files and removes those that are no longer made."""
    made = files()
    for path in folder.rglob("*"):
        if path.is_file() and path.relative_to(folder).as_posix() not in made:
            path.unlink()
    for name, text in made.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(*(Path(each) for each in sys.argv[1:2]))

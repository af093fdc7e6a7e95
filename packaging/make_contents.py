"""Writes the list of data files that every installation has: `python packaging/make_contents.py`."""

from __future__ import annotations

from pathlib import Path

from macher.installation import CONTENTS, data_files

ROOT = Path(__file__).resolve().parents[1]


def main() -> None:
    """Writes `assets/contents.txt`."""
    (ROOT / "assets" / CONTENTS).write_text("\n".join(data_files(ROOT)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

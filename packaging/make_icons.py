"""Makes the icons of the program in `packaging/linux/icons/`: `python packaging/make_icons.py`.

All come from `assets/icon.svg`, each drawn at its own size, in the folders of the icon theme that every desktop has.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pygame

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "assets" / "icon.svg"
THEME = ROOT / "packaging" / "linux" / "icons" / "hicolor"
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)


def main() -> None:
    """Writes all files."""
    for size in SIZES:
        folder = THEME / f"{size}x{size}" / "apps"
        folder.mkdir(parents=True, exist_ok=True)
        pygame.image.save(pygame.image.load_sized_svg(str(SOURCE), (size, size)), str(folder / "macher.png"))
    folder = THEME / "scalable" / "apps"
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(SOURCE, folder / "macher.svg")


if __name__ == "__main__":
    main()

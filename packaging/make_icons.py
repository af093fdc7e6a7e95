"""Makes the icons of the program and of its files: `python packaging/make_icons.py` (needs the extra `icons`).

All come from `assets/icon.svg` and `packaging/document.svg`, each drawn at its own size: for Linux in the folders of
the icon theme that every desktop has, for Windows and macOS in one file with all sizes.  The installer for Windows gets
a picture with the icon.
"""

from __future__ import annotations

import io
import shutil
from pathlib import Path

import pygame
from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
PACKAGING = ROOT / "packaging"
SOURCES = {"apps/macher": ROOT / "assets" / "icon.svg", "mimetypes/application-x-macher": PACKAGING / "document.svg"}
"""Place in the theme, and the drawing."""
THEME = PACKAGING / "linux" / "icons" / "hicolor"
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)
MAC_SIZES = (16, 32, 64, 128, 256, 512, 1024)
BESIDE = (164, 314)
"""Pixels of the picture, which stands beside the installer's last page."""
ROOM = (29, 31, 36)
"""Its colour, that of the icon's ground."""


def drawn(source: Path, size: int) -> Image.Image:
    """The drawing at a size in pixels."""
    buffer = io.BytesIO()
    pygame.image.save(pygame.image.load_sized_svg(str(source), (size, size)), buffer, "icon.png")
    return Image.open(io.BytesIO(buffer.getvalue())).convert("RGBA")


def main() -> None:
    """Writes all files."""
    for place, source in SOURCES.items():
        for size in SIZES:
            path = THEME / f"{size}x{size}" / f"{place}.png"
            path.parent.mkdir(parents=True, exist_ok=True)
            pygame.image.save(pygame.image.load_sized_svg(str(source), (size, size)), str(path))
        path = THEME / "scalable" / f"{place}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, path)
    for name, source in (("macher", SOURCES["apps/macher"]), ("document", PACKAGING / "document.svg")):
        pictures = [drawn(source, size) for size in WINDOWS_SIZES]
        pictures[-1].save(
            PACKAGING / "windows" / f"{name}.ico",
            append_images=pictures[:-1],
            sizes=[(size, size) for size in WINDOWS_SIZES],
        )
        pictures = [drawn(source, size) for size in MAC_SIZES]
        pictures[-1].save(PACKAGING / "macos" / f"{name}.icns", append_images=pictures[:-1])
    beside = pygame.Surface(BESIDE)
    beside.fill(ROOM)
    icon = pygame.image.load_sized_svg(str(SOURCES["apps/macher"]), (BESIDE[0] * 3 // 5,) * 2)
    beside.blit(icon, icon.get_rect(center=(BESIDE[0] // 2, BESIDE[1] // 3)))
    pygame.image.save(beside, str(PACKAGING / "windows" / "beside.bmp"))


if __name__ == "__main__":
    main()

"""Screens of 16 bits: everything is drawn as on any other screen."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pygame
from real_screen import NEEDS_A_SCREEN, screen

import macher
from macher.gallery.screenshot import Shot, draw

PACKAGE = Path(macher.__file__).parent
OWN = PACKAGE / "ui" / "paint" / "kept.py"
SEEN = ("menu", "table", "settings", "replay", "election", "campaign", "album", "poster", "handover")
TAKE = """
import sys, pygame
from pathlib import Path
from macher.gallery.screenshot import Shot, take
from macher.ui.system.display import open_display
open_display()
assert pygame.display.set_mode((1280, 720)).get_bitsize() == 16
for name in sys.argv[2:]:
    take(Shot(name), Path(sys.argv[1]) / f"{name}.png")
"""


def _in_the_screens_format(path: Path) -> list[str]:
    """Calls that make a surface in the format of the screen."""
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    guilty = ("pygame.Surface", ".convert_alpha")
    return [f"{path.name}:{call.lineno}" for call in calls if ast.unparse(call.func).endswith(guilty)]


def test_no_surface_takes_the_format_of_the_screen() -> None:
    assert [each for path in PACKAGE.rglob("*.py") if path != OWN for each in _in_the_screens_format(path)] == []


@NEEDS_A_SCREEN
def test_pictures_are_the_same_on_a_screen_of_sixteen_bits(tmp_path: Path) -> None:
    with screen(bits=16, MACHER_HOME=str(tmp_path / "home")) as environment:
        command = [sys.executable, "-c", TAKE, str(tmp_path), *SEEN]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    for name in SEEN:
        taken = pygame.image.load(tmp_path / f"{name}.png")
        assert pygame.image.tobytes(taken, "RGB") == pygame.image.tobytes(draw(Shot(name)), "RGB"), name

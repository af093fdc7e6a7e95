"""Strips: each kind of reveal of every edition, the election night and the final count, as frames side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from macher.gallery.pictures.classic import ClassicStory, classic_editions
from macher.gallery.pictures.nights import controller_of, number_of, posted
from macher.gallery.pictures.positions import Story, finished
from macher.gallery.pictures.reveals import KINDS, show_reveal
from macher.gallery.pictures.tables import open_table, settle
from macher.ui.layout import Rect
from macher.ui.paint.kept import opaque

if TYPE_CHECKING:
    from macher.ui.app import App
    from macher.ui.shell.shell import Shell

__all__ = ["FRAMES", "STRIPS", "draw_strip"]

FRAMES: Final = 6
"""Frames of a reveal."""
_COLUMNS: Final = 3
_SHARE: Final = 0.5
"""Size of a frame, as a share of the window."""
_LINE: Final = 44
"""Height of the line below a frame, in physical pixels."""
_GAP: Final = 8

_Frames = Iterator[str]
"""Goes on to the next frame and says what stands below it."""


@dataclass(frozen=True, slots=True)
class _Strip:
    edition: str
    frames: Callable[[Shell, Story], _Frames]

    @property
    def story(self) -> Story:
        """The usual game of the edition."""
        return ClassicStory(edition=self.edition) if self.edition in classic_editions() else Story()


def _reveal(kind: str) -> Callable[[Shell, Story], _Frames]:
    def frames(shell: Shell, story: Story) -> _Frames:
        shell.settings.handover = "curtain"
        open_table(shell, KINDS[kind].position(story))
        table = settle(shell)
        for at in range(FRAMES):
            yield _seconds(show_reveal(kind, max(0.02, at / (FRAMES - 1)), shell, table))

    return frames


def _night(shell: Shell, story: Story) -> _Frames:
    """The beats of an election night, each in its middle and at its end."""
    from macher.ui.features.night.page import ElectionScreen

    shell.settings.speed = "instant"
    session = finished("coalition", story=story)
    screen = ElectionScreen(shell, controller_of(shell, session), number_of(session, "coalition"), at_once=True)
    shell.app.push(screen)
    show, before = screen.show, 0.0
    assert show is not None
    for beat in show.beats:
        for share in (0.5, 1.0):
            screen.hold(beat.name, share)
            yield _seconds(before + beat.seconds * share)
        before += beat.seconds


def _count(shell: Shell, story: Story) -> _Frames:
    """The final count, each step at its end, and the poster."""
    from macher.ui.features.ending.page import FinalScreen

    shell.settings.speed = "instant"
    session = finished(story=story)
    screen = FinalScreen(shell, controller_of(shell, session))
    shell.app.push(screen)
    counted = list(dict.fromkeys(step.sources[0] for step in screen.reveal.steps))
    for at, _ in enumerate(counted):
        screen.hold(at)
        yield f"{at + 1} / {len(counted)}"
    posted(shell, session)
    yield ""


def _seconds(count: float) -> str:
    return f"{count:.1f} s"


def _strips() -> Iterator[tuple[str, _Strip]]:
    for edition in ("2019", *classic_editions()):
        national = edition in classic_editions()
        for name, kind in KINDS.items():
            if kind.national in (None, national) and edition not in kind.without:
                yield f"strip:{edition}:{name}", _Strip(edition, _reveal(name))
        yield f"strip:{edition}:night", _Strip(edition, _night)
        yield f"strip:{edition}:count", _Strip(edition, _count)


STRIPS: Final[Mapping[str, _Strip]] = dict(_strips())
"""Every strip by name."""


def draw_strip(app: App, shell: Shell, name: str) -> pygame.Surface:
    """The frames of a strip in rows of three, smaller than in the window."""
    strip, pictures = STRIPS[name], []
    window = opaque(app.viewport.pixels)
    shell.go.menu()
    for said in strip.frames(shell, strip.story):
        app.step()
        app.motion.finish_all()
        app.step()
        app.draw(window)
        size = (round(window.get_width() * _SHARE), round(window.get_height() * _SHARE))
        pictures.append((pygame.transform.smoothscale(window, size), said))
    return _together(app, pictures)


def _together(app: App, pictures: list[tuple[pygame.Surface, str]]) -> pygame.Surface:
    width, height = pictures[0][0].get_size()
    rows = -(-len(pictures) // _COLUMNS)
    columns = min(_COLUMNS, len(pictures))
    sheet = opaque((columns * (width + _GAP) + _GAP, rows * (height + _LINE + _GAP) + _GAP))
    p = app.painter(sheet)
    sheet.fill(p.colour("table"))
    for at, (picture, said) in enumerate(pictures):
        x, y = _GAP + at % _COLUMNS * (width + _GAP), _GAP + at // _COLUMNS * (height + _LINE + _GAP)
        sheet.blit(picture, (x, y))
        line = Rect(x / p.scale, (y + height) / p.scale, width / p.scale, _LINE / p.scale)
        p.text(said, line, "name" if p.scale < 1.5 else "label", "ink", "centre")
    return sheet

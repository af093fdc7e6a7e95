"""A piece of the real table in a made-up position, as it looks with the current settings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import pygame

from macher.editions.registry import edition
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.i18n import Texts
from macher.rules.commands import BuyRallies
from macher.rules.phases.rallies import RallyOptions
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession
from macher.ui.app import App
from macher.ui.game.controller import GameController
from macher.ui.game.vocabulary import words_of
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Node

__all__ = ["TablePreview"]

_SEATS: Final = (("cdu", "Nicole"), ("spd", "Marion"), ("gruene", "Petra"), ("fdp", "Detlef"), ("linke", "Angie"))
_SEED: Final = 11
_TASTE: Final = 5
_VIEWER: Final = 1
_HALLS: Final = 4
_MOST: Final = 400
"""Limit of decisions on the way to the first rallies, which takes far fewer."""


@lru_cache(maxsize=4)
def _position(key: str) -> GameSession:
    """A game of an edition in the rallies of its first round, where the viewing seat has to decide."""
    kinds = ["human" if at == _VIEWER else "normal" for at in range(len(_SEATS))]
    seats = tuple(SeatConfig(party, name, kind) for (party, name), kind in zip(_SEATS, kinds, strict=True))
    config = GameConfig(seats, seed=_SEED, elections=min(edition(key).lengths), edition=key)
    session = GameSession.new(config, None, "none")
    stream = Stream(_SEED, _TASTE)
    for _ in range(_MOST):
        waiting = session.deciding()
        if not waiting or (session.view(-1).step == "rallies" and waiting[0] == _VIEWER):
            break
        decision = session.decision(waiting[0])
        if decision is None or session.submit(_answer(decision, stream), version=session.version) is not None:
            break
    return session


def _answer(decision: Decision, stream: Stream) -> Command:
    options = decision.options
    if isinstance(options, RallyOptions):
        counts = tuple(min(free, 1 + stream.below(_HALLS)) for free in options.free)
        if options.cost(counts) <= options.money and sum(counts) <= options.supply:
            return BuyRallies(decision.seat, counts)
    return options.sample(stream)


class TablePreview(Node):
    """The upper left part of the table at the real scale, cut to the node's box."""

    role = "image"

    def __init__(self, rect: Rect, app: App, texts: Texts, name: str, key: str) -> None:
        """`key` is the edition whose table is shown, in its own words."""
        super().__init__(rect, id="settings.preview", name=name)
        self._app, self.edition = app, key
        self.texts = texts.in_words(words_of(edition(key)))

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        picture = _picture(self._app, self.texts, self.edition, p.px(box).size)
        p.surface.blit(picture, p.px(box))
        p.frame(box, "rule", 2)


_kept: dict[Sequence[object], pygame.Surface] = {}
"""The last picture, by everything that it depends on."""


def _picture(app: App, texts: Texts, edition_key: str, size: tuple[int, int]) -> pygame.Surface:
    options = app.options
    key = (
        app.pixels,
        app.viewport.scale,
        app.viewport.layout,
        app.theme.key,
        options.patterns,
        options.projections,
        texts.lang,
        edition_key,
        size,
    )
    if key not in _kept:
        _kept.clear()
        _kept[key] = _drawn(app, texts, edition_key, size)
    return _kept[key]


def _drawn(app: App, texts: Texts, edition_key: str, size: tuple[int, int]) -> pygame.Surface:
    from macher.ui.table.scene import TableScene  # imported late: it brings every prompt

    inner = App(app.pixels, options=app.options, texts=texts, clock=app.clock, display=app.display)
    inner.push(TableScene(GameController(_position(edition_key), "instant")))
    inner.stage.build_if_needed()
    surface = pygame.Surface(app.pixels)
    inner.stage.draw_part(surface, pygame.Rect((0, 0), size))
    return surface.subsurface(pygame.Rect((0, 0), size).clip(surface.get_rect())).copy()

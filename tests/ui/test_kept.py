"""Pictures kept for drawing: no more bytes than allowed, whatever sizes the window has had."""

from __future__ import annotations

import sys
from functools import _lru_cache_wrapper

import pygame
import pytest
from hands import begin

from macher.ui.paint import fonts, kept

SIZES = ((1280, 720), (2560, 1080), (3840, 2160))
SCALES = (1.0, 1.5)
ROOM = 3_000_000
"""Bytes: enough for a table of one size, far too little for those of all sizes."""


def bytes_of(pictures: kept.Kept) -> int:
    """Counted anew from the pictures themselves."""
    return sum(picture.get_pitch() * picture.get_height() for picture in pictures._pictures.values())


def picture(side: int) -> pygame.Surface:
    return pygame.Surface((side, side), pygame.SRCALPHA)


def test_what_was_not_used_for_longest_goes_first() -> None:
    store = kept.Kept(limit=100_000)
    first, second = store.get("a", lambda: picture(100)), store.get("b", lambda: picture(100))
    assert store.get("a", lambda: picture(1)) is first
    store.get("c", lambda: picture(100))
    assert store.get("a", lambda: picture(1)) is first
    assert store.get("b", lambda: picture(1)) is not second


def test_all_room_is_there_again_once_everything_was_given_back() -> None:
    store = kept.Kept(limit=100_000)
    for key in range(3):
        store.get(key, lambda: picture(100))
    store.clear()
    first = store.get("a", lambda: picture(100))
    store.get("b", lambda: picture(100))
    assert store.find("a") is first


def test_a_picture_larger_than_the_limit_is_drawn_but_not_kept() -> None:
    store = kept.Kept(limit=1000)
    assert store.get("large", lambda: picture(100)).get_size() == (100, 100)
    assert len(store) == store.held == 0


def test_empty_pictures_take_room_too() -> None:
    store = kept.Kept(limit=100_000)
    for number in range(1000):
        store.get(number, lambda: picture(0))
    assert len(store) < 1000


def drawing_with(store: kept.Kept, monkeypatch: pytest.MonkeyPatch) -> kept.Kept:
    for module in (kept, fonts):
        monkeypatch.setattr(module, "pictures", store)
    return store


def test_the_pictures_of_former_sizes_go(monkeypatch: pytest.MonkeyPatch) -> None:
    store = drawing_with(kept.Kept(ROOM), monkeypatch)
    pilot, shell = begin(size=SIZES[0], drawing=True)
    for _ in range(2):
        for scale in SCALES:
            for size in SIZES:
                pilot.resize(size, scale)
                assert pilot.surface.get_size() == size
                assert bytes_of(store) <= store.held <= ROOM
        assert store.held > ROOM * 0.8  # it was full, so that pictures had to go
    shell.close()


def test_the_largest_window_needs_a_fraction_of_what_may_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    store = drawing_with(kept.Kept(kept.LIMIT), monkeypatch)
    _, shell = begin(size=(3840, 2160), scale=2.0, drawing=True)
    assert 0 < bytes_of(store) <= store.held < kept.LIMIT / 3
    shell.close()


def test_no_picture_is_kept_without_being_counted() -> None:
    uncounted = [
        f"{name}.{key}"
        for name, module in sorted(sys.modules.items())
        if name.startswith("macher.ui")
        for key, value in vars(module).items()
        if isinstance(value, _lru_cache_wrapper) and "Surface" in str(value.__annotations__.get("return"))
    ]
    assert uncounted == []

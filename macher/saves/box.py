"""The files of the player's boxes: one for each edition among the figures, and copies that games hold on to.

``figures/box-2019.toml`` is a complete data file, so that everything that reads figures reads it too.  It changes when
more is typed in; a game that begins takes a copy of it, named by how many figures are from the box.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from macher.editions.box.box import Box, Typed, fitted_value
from macher.editions.box.tables import MISSING, look
from macher.editions.box.toml import toml_text
from macher.editions.loader import LARGEST_FILE, load_edition, read
from macher.editions.registry import editions
from macher.files import toml_value
from macher.saves.atomic import write_atomically
from macher.saves.box_names import box_file, is_box
from macher.saves.folders import KEPT_FIGURES, make_folder
from macher.saves.shared import SharedFile, SharedValue
from macher.saves.together import together

__all__ = ["BoxFiles", "Offer", "read_offer"]

_DAMAGED: Final = ".damaged"
_DIGITS: Final = 8
_HEAD: Final = """\
# Die Macher: figures read off printed cards, over the reconstructions of the game.
# The tables [[box]] at the end say what was typed in; all other figures are those of the game, made to fit.
# To use it elsewhere: More, The box on the shelf, Import.

"""


class Offer(NamedTuple):
    """What a file from somebody else says about an edition."""

    box: Box
    strange: tuple[str, ...]
    """Paths of what no card of this edition has; it is left out."""


def read_offer(path: Path, day: str) -> Offer:
    """Figures of a file: what its box says, or where it has no such tables, all in which it differs from the game.

    Raises ``DataError`` for files that are no figures.
    """
    raw = read(path)
    edition = load_edition(path, raw).key  # checks all of it
    box = Box(edition)
    if raw.get("box"):
        return Offer(box, box.take(raw["box"]))
    for rows in (True, False):
        for field in [field for page in box.pages for field in page.fields() if (field.kind == "row") == rows]:
            found = look(raw, field.path) if field.printed else MISSING
            value = None if found is MISSING else fitted_value(field, found)
            if value is not None and value != box.guess(field) and value != field.shipped:
                box.typed[field.path] = Typed(value, day)
        box.refresh()
    return Offer(box, ())


class BoxFiles:
    """Reads, keeps and writes the boxes; without a folder they last as long as the program runs."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.strange: dict[str, tuple[str, ...]] = {}
        """By edition: what its file says about cards that do not exist; it is left out."""
        self.problem = ""
        """Why the last change could not be written, as the system says it."""
        self._boxes: dict[str, Box] = {}
        self._kept: dict[str, SharedValue[dict[str, Typed]]] = {}
        """By edition: what was typed in when its file was last read or written."""

    @property
    def damaged(self) -> dict[str, str]:
        """By edition: the name under which a file that could not be used was set aside."""
        return {edition: kept.file.aside for edition, kept in self._kept.items() if kept.file.aside}

    @property
    def files(self) -> list[SharedFile[dict[str, Typed]]]:
        """The files of the boxes that have been looked at."""
        return [kept.file for kept in self._kept.values()]

    def box(self, edition: str) -> Box:
        """The box of an edition, as typed in so far."""
        if edition not in self._boxes:
            path = box_file(self.folder, edition) if self.folder is not None else None
            aside = f"{path.stem}{_DAMAGED}" if path is not None else ""
            file = SharedFile(path, self._reader(edition), LARGEST_FILE, aside=aside)
            kept = SharedValue(file, dict[str, Typed], lambda typed: _text(Box(edition, typed)) if typed else None)
            self._kept[edition] = kept
            self._boxes[edition] = Box(edition, dict(kept.value))
        return self._boxes[edition]

    def _reader(self, edition: str) -> Callable[[bytes], dict[str, Typed]]:
        """What says of a box file what was typed in; it raises ``ValueError`` for what is no box of this edition."""

        @lru_cache(maxsize=1)  # checking a file takes longer than a frame
        def typed(written: bytes) -> dict[str, Typed]:
            raw = toml_value(written.decode("utf-8-sig"))
            if load_edition(box_file(Path(), edition), raw).key != edition:  # checks all of it
                raise ValueError("a box of another edition")
            box = Box(edition)
            strange = box.take(raw.get("box", []))
            if strange:
                self.strange[edition] = strange
            return box.typed

        return typed

    def save(self, edition: str) -> None:
        """Writes what was changed here; `problem` says why that was impossible.  What others typed in is taken over."""
        box, kept = self.box(edition), self._kept[edition]
        before, mine = kept.value, dict(box.typed)
        if kept.problem and mine == before:  # there is nothing new to write
            kept.retry()
        else:
            kept.change(lambda there: together(before, mine, there))
        _put(box, kept.value)
        self.problem = kept.problem

    def retry(self) -> None:
        """Writes what could not be written."""
        for edition, kept in self._kept.items():
            if kept.problem:
                self.save(edition)

    def text(self, edition: str) -> str:
        """The file of a box."""
        return _text(self.box(edition))

    def export(self, edition: str, folder: Path) -> Path:
        """Writes a box into a folder, under a name that is free there.  Raises ``OSError``."""
        make_folder(folder)
        names = (f"box-{edition}{'' if at < 2 else f' ({at})'}.toml" for at in range(1, 10_000))
        path = next(folder / name for name in names if not (folder / name).exists())
        write_atomically(path, self.text(edition))
        return path

    def merge(self, offer: Offer, *, theirs: bool) -> int:
        """Takes over what somebody else has typed in; where both differ, `theirs` decides.  Gives how many changed."""
        box = self.box(offer.box.edition)
        before = dict(box.typed)
        merged = {**before, **offer.box.typed, **({} if theirs else before)}
        _put(box, merged)
        self.save(box.edition)
        return sum(before.get(path) is None or before[path].value != typed.value for path, typed in merged.items())

    def conflicts(self, offer: Offer) -> int:
        """How many figures are typed in on both sides and differ."""
        mine = self.box(offer.box.edition).typed
        return sum(path in mine and mine[path].value != typed.value for path, typed in offer.box.typed.items())

    # -- games ---------------------------------------------------------------------------------------------------------

    def in_use(self, edition: str) -> Path | None:
        """The file of an edition's box if anything was typed in."""
        if self.folder is None:
            return None
        path = box_file(self.folder, edition)
        return path if path.exists() and self.box(edition).typed else None

    def kept(self, data_file: Path | None) -> Path | None:
        """What a game that begins holds on to: a copy of the box as it is now; other figures stay where they are.

        Raises ``OSError`` if the copy cannot be written.
        """
        if data_file is None or self.folder is None or not is_box(data_file) or data_file.parent != self.folder:
            return data_file
        edition = next((key for key in editions() if box_file(self.folder, key) == data_file), "")
        if not edition or not data_file.exists():
            return data_file
        count, text = self.box(edition).of_all(), self.text(edition)
        mark = hashlib.sha256(text.encode()).hexdigest()[:_DIGITS]
        folder = make_folder(self.folder / KEPT_FIGURES)
        path = folder / f"box-{edition}-{count.done}of{count.total}-{mark}.toml"
        if not path.exists():
            write_atomically(path, text)
        return path


def _text(box: Box) -> str:
    return _HEAD + toml_text(box.document())


def _put(box: Box, typed: dict[str, Typed]) -> None:
    """Replaces what was typed in."""
    if typed != box.typed:
        box.typed.clear()
        box.typed.update(typed)
        box.refresh()

"""The one file with figures that can be shared: written, opened, and merged with what was typed in."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from macher.editions.problems import DataError
from macher.saves.box import Offer, read_offer
from macher.saves.folders import reports_folder
from macher.session.session import clock
from macher.ui.features.saves.door import FileDeed, FileSheet
from macher.ui.kit.dialog import Choice, ask

if TYPE_CHECKING:
    from macher.ui.features.box.typing import BoxTyping

__all__ = ["BoxDesk"]


class BoxDesk:
    """What the page of the box does with files."""

    def __init__(self, screen: BoxTyping) -> None:
        self.screen = screen

    def export(self) -> None:
        """Writes the box as one file where the player finds it, and says where."""
        screen, texts = self.screen, self.screen.program.texts
        try:
            where = screen.files.export(screen.edition_key, reports_folder())
        except OSError as error:
            screen.stage.toast(texts("saves-not-exported", detail=error.strerror or str(error)), "warn", 8)
        else:
            screen.stage.toast(texts("box-saved", file=str(where)), seconds=10)

    def ask_file(self) -> None:
        """Asks for a file with figures."""
        program, texts = self.screen.program, self.screen.program.texts
        folder = Path(program.settings.files_folder) if program.settings.files_folder else reports_folder()
        deeds = [FileDeed("take", "box-open", "upload", self.take)]
        FileSheet(
            program.app, "box-file", texts("box-open-title"), f"{folder}/", deeds, saves=True, endings=(".toml",)
        ).open()

    def take(self, path: Path) -> str:
        """Takes over what a file says; gives why it cannot be used, or nothing."""
        program = self.screen.program
        try:
            offer = read_offer(path, clock()[:10])
        except DataError as error:
            reason = program.texts(error.reason, **error.args_of_reason)
            return program.texts("box-file-bad", file=path.name, reason=reason)
        if not offer.box.typed:
            return program.texts("box-file-empty", file=path.name)
        program.settings.files_folder = str(path.parent)
        program.store.save()
        program.app.after(0, partial(self.offered, offer))
        return ""

    def offered(self, offer: Offer) -> None:
        """Merges what a file says; where it says something else than the player, that is asked about."""
        screen, texts = self.screen, self.screen.program.texts
        screen.save()
        clash = screen.files.conflicts(offer)
        if not clash:
            self._merge(offer, theirs=True)
            return
        choices = [
            Choice("mine", texts("box-keep-mine"), partial(self._merge, offer, theirs=False), "primary", default=True),
            Choice("theirs", texts("box-take-theirs"), partial(self._merge, offer, theirs=True), icon="upload"),
            Choice("cancel", texts("box-take-none"), lambda: None, icon="x"),
        ]
        ask(screen, texts("box-clash-title"), texts("box-clash", n=clash), choices, id="box-clash")

    def _merge(self, offer: Offer, *, theirs: bool) -> None:
        screen, texts = self.screen, self.screen.program.texts
        changed = screen.files.merge(offer, theirs=theirs)
        screen.drafts.clear()
        screen.edition_key = offer.box.edition
        said = texts("box-opened", n=changed)
        if offer.strange:
            said = f"{said} {texts('box-strange', n=len(offer.strange))}"
        screen.stage.toast(said, "warn" if offer.strange else "info", seconds=8)
        if screen.files.problem:
            screen.stage.toast(texts("box-not-saved", detail=screen.files.problem), "warn", 10)
        screen.rebuild()

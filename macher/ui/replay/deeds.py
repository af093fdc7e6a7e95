"""What can be done from a moment of a replay: look at the table, play on in a new game, write the game into a file."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from macher.ai.kinds import HUMAN
from macher.i18n import Texts
from macher.saves.atomic import write_atomically
from macher.saves.document import written_in
from macher.saves.folders import make_folder, reports_folder
from macher.saves.library import free_path
from macher.ui.game.vocabulary import words_of
from macher.ui.kit.dialog import Choice, dialog
from macher.ui.replay.chart import place_name
from macher.ui.replay.lines import player_names
from macher.ui.replay.player import Player
from macher.ui.replay.table import show_table
from macher.ui.scene import Context, Node
from macher.ui.widgets import ButtonKind

if TYPE_CHECKING:
    from macher.ui.game.reviewed import ReviewedGame
    from macher.ui.program import Program

__all__ = ["Deeds"]


class Deeds:
    """What the buttons do that lead away from the replay; the game itself stays as it is."""

    def __init__(self, program: Program, game: ReviewedGame, player: Player) -> None:
        self.program, self.game, self.player = program, game, player

    @property
    def _texts(self) -> Texts:
        return self.program.texts.in_words(words_of(self.game.course.edition))

    def _place(self) -> str:
        moment = self.player.moment
        return place_name(self._texts, self.player.course.events[moment].round, self.player, moment)

    def show_board(self) -> None:
        """Opens the table as it stood, only to look at."""
        self.player.playing = False
        show_table(self.program, self.game, self.player)

    # -- playing on ----------------------------------------------------------------------------------------------------

    def ask_to_play_on(self) -> None:
        """Says what will happen, and with whom at the screen."""
        self.player.playing = False
        self.program.app.scene.open_dialog(self._question, id="play-on")

    def _question(self, ctx: Context) -> Node:
        texts, seat = self._texts, self.player.viewpoint
        kinds = [each.kind for each in self.game.session.config.seats]
        people = [at for at, kind in enumerate(kinds) if kind == HUMAN]
        names = player_names(texts, self.game.course)
        choices = []
        if people:
            said = texts("replay-play-on-as", player=texts.listing([names[at] for at in people]))
            choices.append(Choice("same", said, lambda: self.play_on(-1), "primary", "git-branch", default=True))
        takers = [seat] if seat >= 0 else list(range(len(kinds)))
        for at in takers if seat >= 0 or not people else []:
            if at not in people:
                said = texts("replay-play-on-as", player=names[at])
                kind: ButtonKind = "secondary" if choices else "primary"
                choices.append(Choice(f"seat.{at}", said, self._taking(at), kind, "user-round", default=not choices))
        choices.append(Choice("cancel", texts("replay-cancel"), lambda: None, icon="x"))
        text = texts("replay-play-on-text", place=self._place())
        return dialog(ctx, texts("replay-play-on-title"), text, choices, id="play-on")

    def _taking(self, seat: int) -> Callable[[], None]:
        return lambda: self.play_on(seat)

    def play_on(self, seat: int) -> None:
        """Begins a new game that goes on from the present moment; a seat >= 0 is played by a person from now on."""
        version = self.player.course.version(self.player.moment)
        game, program = self.game.session, self.program
        program.unsaved.first(lambda: program.play(program.games.play_on(game, version, seat)))

    # -- file ----------------------------------------------------------------------------------------------------------

    def export(self) -> None:
        """Writes the whole game into a file of its own, and says where it is."""
        self.player.playing = False
        texts = self.program.texts
        try:
            path = free_path(make_folder(reports_folder()), f"macher {self.game.course.config.seed}")
            source = self.game.path
            text = written_in(source) if source is not None else self.game.session.save_text()
            write_atomically(path, text)
        except OSError as error:
            detail = error.strerror or str(error)
            self.program.app.stage.toast(texts("replay-export-failed", detail=detail), "warn", 8)
        else:
            self.program.app.stage.toast(texts("replay-exported", file=str(path)), "info", 8)

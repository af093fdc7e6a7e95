"""Where games are begun and found again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from macher.ai.kinds import HUMAN
from macher.i18n.texts import Texts
from macher.rules.cards import PARTIES
from macher.saves.box_names import count_in_name
from macher.saves.folders import data_folder, figures_folder, stats_folder
from macher.saves.library import Library
from macher.saves.problems import SaveError
from macher.saves.store import SaveStore
from macher.ui.settings.settings import Settings

if TYPE_CHECKING:
    from macher.saves.box import BoxFiles
    from macher.saves.verify import Restored
    from macher.session.career_store import CareerStore
    from macher.session.config import GameConfig
    from macher.session.progress_file import ProgressFile
    from macher.session.session import GameSession, Workers
    from macher.session.tournament_store import TournamentStore
    from macher.ui.game.landscape import Landscape
    from macher.ui.game.progress import Progress


@dataclass(frozen=True, slots=True)
class WaitingGame:
    """What the menu says about the interrupted game."""

    round: int
    """0 during the set-up."""
    land: str
    """Key of the land that votes next, or empty."""
    party: int
    """Party number of the first human seat, or of the first seat."""
    edition: str = ""
    """Key of the edition that is played."""
    phase: str = ""
    """Key of the phase, if it is known."""
    player: str = ""
    """Name of the first person who has to decide, else of the first person; empty without a name."""
    mark: str = ""
    """Fingerprint of its start."""
    seat: int = -1
    """The seat of that person, or of the first seat; -1 if it is not known."""
    set_up: str = ""
    """Key of the set-up with which it began, if it began with one."""
    others: tuple[str, ...] = ()
    """Names of the other persons, if they have some."""


class Games:
    """Begins games, saves them and finds the interrupted one; without a store nothing is saved."""

    def __init__(
        self,
        store: SaveStore | None = None,
        workers: Workers = "process",
        tournaments: Path | None = None,
        library: Library | None = None,
    ) -> None:
        self._store = store
        self._library = library
        self._workers: Workers = workers
        self._tournaments_folder = tournaments
        self.problem: SaveError | None = None
        """Why an autosave was skipped when the last game was resumed."""
        self.notice: tuple[str, dict[str, str]] | None = None
        """A text key with its arguments that tells the player about it."""

    @property
    def folder(self) -> Path | None:
        """Where saved games lie."""
        return self._store.folder if self._store is not None else None

    @cached_property
    def library(self) -> Library:
        """Kept saves and finished games; without a store they last as long as the program."""
        if self._library is not None:
            return self._library
        self._temporary = TemporaryDirectory(prefix="macher-")
        folder = Path(self._temporary.name)
        return Library(folder / "saves", folder / "replays", self._store)

    @cached_property
    def career(self) -> CareerStore:
        """Summaries of all games that are over; without a store they last as long as the program."""
        from macher.session.career_store import CareerStore

        return CareerStore(stats_folder() if self._store is not None else None, self.library)

    @cached_property
    def landscape(self) -> Landscape:
        """Who governs where since the last games; without a store it lasts as long as the program."""
        from macher.ui.game.landscape import Landscape

        return Landscape(stats_folder() if self._store is not None else None)

    @cached_property
    def progress(self) -> ProgressFile:
        """Campaign, marks and days of the player; without a store they last as long as the program runs."""
        from macher.session.progress_file import ProgressFile

        return ProgressFile(data_folder() if self._store is not None else None, date.today())

    @cached_property
    def lessons(self) -> Progress:
        """How far the lessons have come; without a store that lasts as long as the program runs."""
        from macher.ui.game.progress import Progress

        return Progress(self.folder.parent if self.folder is not None else None)

    @property
    def opened(self) -> Mapping[str, Any]:
        """The stores that have been asked for, by the names that they have here."""
        return self.__dict__

    @property
    def set_aside(self) -> tuple[str, ...]:
        """Text keys of what the menu says about damaged files that were set aside."""
        lost = ("menu-map-lost",) if self.landscape.damaged else ()
        return (*lost, self.progress.trouble) if self.progress.trouble else lost

    @property
    def workers(self) -> Workers:
        """Where AI seats think."""
        return self._workers

    @cached_property
    def tournaments(self) -> TournamentStore:
        """The store of tournaments; without a folder they last as long as the program."""
        from macher.session.tournament_store import TournamentStore

        store = TournamentStore(self._tournaments_folder)
        store.archive = self.library.archive
        return store

    @property
    def tournament_last(self) -> bool:
        """Whether the newest save is one of a tournament."""
        if self._tournaments_folder is None:
            return False
        games = self._store.folder.glob("autosave-*.json") if self._store is not None else ()
        return _newest(self._tournaments_folder.glob("*/**/*.json")) > _newest(games)

    @property
    def data_folder(self) -> Path | None:
        """Where edited copies of the figures lie."""
        return figures_folder() if self._store is not None else None

    @cached_property
    def boxes(self) -> BoxFiles:
        """Figures from the player's own box; without a store they last as long as the program runs."""
        from macher.saves.box import BoxFiles

        return BoxFiles(self.data_folder)

    def begin(self, config: GameConfig, guided: bool = False) -> GameSession:
        """A new game, with a guided first round if wanted.  Raises ``ConfigRefused``, ``DataError`` or ``OSError``.

        It holds on to a copy of the figures of a box, which may change later.
        """
        from macher.session.session import GameSession  # loaded with the first game, as are rules and AI seats

        if config.data_file is not None:
            config = replace(config, data_file=self.boxes.kept(config.data_file))
        return GameSession.new(config, self._store, self._workers, library=self.library, guided=guided)

    def play_on(self, game: GameSession, version: int, person: int = -1) -> GameSession:
        """A new game that goes on from a moment of another one; `person` >= 0 is the seat a human plays from there."""
        from macher.session.session import GameSession

        seats = tuple(replace(seat, kind=HUMAN) if at == person else seat for at, seat in enumerate(game.config.seats))
        config = replace(game.config, seats=seats)
        return GameSession.play_on(game, version, config, self._store, self._workers, library=self.library)

    def name_of(self, session: GameSession) -> str:
        """Name that a finished game has, or will have, among the replays; empty if nothing is kept."""
        return self.library.name_of(session.save_text()) if self._store is not None else ""

    def replay_of(self, session: GameSession) -> str:
        """Name of the file of a finished game among the replays; empty if it was not kept."""
        return self.library.replay_of(session.save_text()) if self._store is not None else ""

    def summary(self) -> WaitingGame | None:
        """The interrupted game, read but not replayed."""
        document = self._store.summary() if self._store is not None else None
        if document is None or not document.seats:
            return None
        mine = next((seat for seat in document.seats if seat.kind == HUMAN), document.seats[0])
        party = PARTIES.index(mine.party) if mine.party in PARTIES else 0
        told = document.summary
        asked = [document.seats[seat] for seat in told.deciding if 0 <= seat < len(document.seats)]
        person = next((seat for seat in asked if seat.kind == HUMAN), mine)
        at = document.seats.index(person)
        set_up = document.position.key if document.position is not None else ""
        people = (seat for seat in document.seats if seat.kind == HUMAN and seat is not person)
        others = tuple(seat.name for seat in people if seat.name)
        mark = document.start_digest
        return WaitingGame(
            told.round, told.land, party, document.edition, told.phase, person.name, mark, at, set_up, others
        )

    def damage(self) -> SaveError | None:
        """Why the newest autosave cannot even be read; ``None`` if it can, or if there is none."""
        return self._store.damage() if self._store is not None else None

    def waiting(self) -> GameSession | None:
        """The interrupted game, ready to go on.

        `problem` says why a newer autosave was skipped, or why none can be used.
        """
        found = self._store.latest() if self._store is not None else None
        if found is None:
            self.problem, self.notice = self._store.trouble() if self._store is not None else None, None
            return None
        self.problem, self.notice = found.problem, found.notice
        try:
            return self.take_up(found)
        except SaveError as error:
            self.problem, self.notice = error, None
            return None

    def take_up(self, restored: Restored) -> GameSession:
        """A saved game, ready to go on.  Raises ``SaveError`` if a seat is of an unknown kind."""
        from macher.session.session import GameSession

        return GameSession.resume(restored, self._store, self._workers, library=self.library)


def _newest(paths: Iterable[Path]) -> int:
    """When the newest of these files was written, in nanoseconds since the epoch; 0 without any."""
    newest = 0
    for path in paths:
        with suppress(OSError):
            newest = max(newest, path.stat().st_mtime_ns)
    return newest


def figures_in_use(games: Games, settings: Settings, edition_key: str) -> Path | None:
    """The figures of a new game: those of the player's box if something is typed in and new games take them."""
    return games.boxes.in_use(edition_key) if settings.box_in_use else None


def figures_said(texts: Texts, file: str | Path | None) -> str:
    """In a few words which figures a game has, by their file; empty for those that come with the game."""
    if not file:
        return ""
    name = Path(file).name
    count = count_in_name(name)
    if count is None:
        return texts("box-in-game-file", file=name)
    return texts("box-in-game", done=texts.number(count.done), total=texts.number(count.total))

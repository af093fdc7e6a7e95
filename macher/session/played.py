"""A game as it stands: who decides, what each seat may know, and what would follow from commands."""

from __future__ import annotations

from collections.abc import Sequence

from macher.ai.kinds import HUMAN
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.engine.errors import Refusal
from macher.engine.event import Event
from macher.engine.journal import Journal, Record
from macher.rules.determinize import determinize
from macher.rules.edition import Edition
from macher.rules.foresight import tried
from macher.rules.table import Table
from macher.rules.viewing import view
from macher.rules.views import PlayerView
from macher.session.config import GameConfig
from macher.session.log import GameLog, LoggedEvent
from macher.session.lone_pass import LonePasses
from macher.session.undo import UndoStatus, bars, redo_status, undo_status

_POSSIBLE_GAMES = 3
"""Number of dealt games in which ``boundary`` tries whether commands could be taken back."""


class PlayedGame:
    """What can be asked about a game; nothing here changes it."""

    def __init__(
        self,
        config: GameConfig,
        edition: Edition,
        journal: Journal[Table],
        setup_events: Sequence[Event],
        *,
        watched: bool = False,
    ) -> None:
        self.config = config
        self.edition = edition
        self.humans = tuple(seat for seat, who in enumerate(config.seats) if who.kind == HUMAN and not watched)
        """Seats that are played at the screen: none in a game that is watched."""
        self.journal = journal
        """All commands and states; read only."""
        people = sum(seat.kind == HUMAN for seat in config.seats)
        self.lone = LonePasses(journal, config.options.open_money, people == 1)
        """Passes that were the only possible answer."""
        self.pass_alone = False
        """Whether such passes are made without asking, so that undo skips them."""
        self._log = GameLog()
        self._log.extend(0, setup_events)
        for record in journal.records:
            self._log.extend(record.version, record.events)
        self._views: dict[int, PlayerView] = {}
        self._decisions: dict[int, Decision | None] = {}

    # -- what is going on ------------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """Number of commands applied."""
        return self.journal.state.version

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.journal.state.over

    @property
    def digest(self) -> str:
        """Fingerprint of the table as it is now."""
        return self.journal.state.digest()

    @property
    def records(self) -> Sequence[Record]:
        """Every command so far with what followed from it."""
        return self.journal.records

    @property
    def events(self) -> Sequence[LoggedEvent]:
        """Every event so far, unredacted."""
        return self._log.entries

    @property
    def setup_events(self) -> Sequence[Event]:
        """What happened before the first decision, unredacted."""
        return [entry.event for entry in self._log.entries if entry.version == 0]

    def events_for(self, seat: int, since: int = 0) -> Sequence[LoggedEvent]:
        """What a seat (-1: the public) may know of the events from number ``since`` on."""
        return self._log.seen_by(seat, since)

    def view(self, seat: int) -> PlayerView:
        """The game as a seat may know it (-1: what everybody knows)."""
        if seat not in self._views:
            self._views[seat] = view(self.journal.state, seat)
        return self._views[seat]

    def view_before(self, version: int, seat: int) -> PlayerView:
        """The game as a seat might know it before the command with this number."""
        return view(self.journal.state_at(version - 1), seat)

    def deciding(self) -> tuple[int, ...]:
        """Seats with an open decision."""
        return tuple(self.journal.state.deciders())

    def decision(self, seat: int) -> Decision | None:
        """The open decision of a seat, if it has one."""
        if seat not in self._decisions:
            open_now = seat in self.journal.state.deciders()
            self._decisions[seat] = self.journal.state.decision(seat) if open_now else None
        return self._decisions[seat]

    def asked_at(self, seat: int) -> int:
        """Number of commands after which the open question of a seat came; others may have answered since.

        As long as it stays, the seat is asked the same: where all decide at once, nobody's answer changes what the
        others may choose.
        """
        asked_at = len(self.journal)
        while (
            asked_at and self.journal.record_at(asked_at - 1).command.seat != seat and self._asked(seat, asked_at - 1)
        ):
            asked_at -= 1
        return asked_at

    def _asked(self, seat: int, commands: int) -> bool:
        return seat in self.journal.state_at(commands).deciders()

    @property
    def thinking(self) -> tuple[int, ...]:
        """AI seats with an open decision."""
        return tuple(seat for seat in self.deciding() if seat not in self.humans)

    def waiting_for_ai(self) -> bool:
        """Whether the game goes on without a human."""
        return not self.over and not any(seat in self.humans for seat in self.deciding())

    # -- what would follow -----------------------------------------------------------------------------------------

    def refusal(self, command: Command) -> Refusal | None:
        """Why a command cannot be carried out now, or ``None``."""
        return self.journal.state.refusal(command)

    def preview(self, seat: int, *commands: Command) -> PlayerView | None:
        """The view of a seat after the direct effect of its commands.

        ``None`` if they are refused, or if the effect is not the seat's to know beforehand: chance, hidden cards.
        """
        return tried(self.journal.state, seat, commands, Table.carry_out)

    def foresee(self, seat: int, *commands: Command, looker: int | None = None) -> PlayerView | None:
        """The view of a seat, or of another ``looker``, after what can be told of the seat's commands beforehand.

        That is the direct effect; a sealed answer, which may be incomplete, counts as if it were revealed alone.
        ``None`` as with ``preview``.
        """
        return tried(self.journal.state, seat, commands, looker=looker)

    def undo_status(self, seat: int) -> UndoStatus:
        """Whether a seat can go back to its last own decision, and why not."""
        return undo_status(self.journal.records, seat, self.humans, self._was_asked)

    def _was_asked(self, place: int) -> bool:
        return not (self.pass_alone and self.lone.at(place))

    def boundary(self, looker: int, commands: Sequence[Command]) -> str:
        """Why these commands could not be taken back once handed in; empty if they could.

        It is tried in dealt games that agree with the looker's view (-1: nobody), so that it reveals nothing hidden.
        """
        seen = self.view(looker)
        tables = (determinize(seen, self.edition, Stream(number, 0)) for number in range(_POSSIBLE_GAMES))
        return next((reason for table in tables if (reason := bars(table, commands, self.humans))), "")

    def redo_status(self, seat: int) -> UndoStatus:
        """Whether a seat can do again what it took back."""
        return redo_status(self.journal.tail, seat, self.humans)

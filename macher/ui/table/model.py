"""What the table is drawn from: the controller of the game, the view, the draft and the words for all of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final, Protocol

from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.engine.errors import Refusal
from macher.i18n.texts import Texts
from macher.rules import events as ev
from macher.rules.edition import Edition
from macher.rules.formula import match_sum, media_leader, points_for, votes_to_next_step
from macher.rules.rows import votes_then
from macher.rules.views import LandView, PlayerView, Scored
from macher.session.if_now import Ending, IfNow, if_ended_now, if_voted_now
from macher.ui.game import sums
from macher.ui.game.strength import kind_text
from macher.ui.prompts.base import Prompt, Spot, SpotKind, SpotLook
from macher.ui.table.boards.columns import Columns, columns_of
from macher.ui.table.happening.move import Delta, Move
from macher.ui.table.light import EVERYTHING, Light
from macher.words.names import GameNames
from macher.words.sayings import Saying

_ON_BOARDS: Final = ("", "rallies", "meetings")
"""Phases whose questions are answered on the boards alone, and no phase at all."""


class Logged(Protocol):
    """An event of the game's record."""

    @property
    def index(self) -> int:
        """Its number in the record."""

    @property
    def round(self) -> int:
        """Round in which it happened, 0 for the set-up."""

    @property
    def phase(self) -> str:
        """Phase in which it happened."""

    @property
    def version(self) -> int:
        """Number of the command that brought it about, 0 for the set-up."""

    @property
    def event(self) -> Any:
        """The event, with nothing the looking seat may not know."""


class UndoState(Protocol):
    """Whether a step back or forward is possible."""

    @property
    def possible(self) -> bool:
        """Whether it can be done now."""

    @property
    def reason(self) -> str:
        """Text key of why it can't."""


class TableController(Protocol):
    """The game behind the table: the view of the seat that looks, and what can be done."""

    holds: Callable[[], bool]
    """Whether what has happened is still told: AI seats wait."""

    on_refusal: Callable[[Refusal], None] | None
    """Told why commands that were handed in are not possible."""

    @property
    def view(self) -> PlayerView: ...

    @property
    def own_view(self) -> PlayerView:
        """What the seat that decides knows and nothing else."""

    @property
    def shared_view(self) -> PlayerView:
        """What all who sit at this screen may see."""

    def before(self, version: int) -> PlayerView:
        """The same before the command with this number."""

    @property
    def seat(self) -> int:
        """The seat that looks, -1 for nobody."""

    @property
    def looker(self) -> int:
        """The seat whose private things lie open, -1 for nobody's."""

    @property
    def asked_at(self) -> int:
        """Number of commands after which the open question of that seat came: others may have answered since."""

    @property
    def shared_screen(self) -> bool:
        """Whether several humans play at this screen."""

    @property
    def open_hands(self) -> bool:
        """Whether everybody's hand lies open."""

    @property
    def spectates(self) -> bool:
        """Whether only AI seats play, so that the viewer may take any viewpoint."""

    @property
    def speed(self) -> str:
        """How fast others act."""

    @property
    def veiled(self) -> bool:
        """True while a question is hidden until its player has asked to look."""

    @property
    def may_look(self) -> bool:
        """Whether the player can open and cover private things."""

    def look_from_next(self) -> None:
        """Switches to the next viewpoint in a game of AI seats alone."""

    def look_away(self) -> None:
        """Ends a look at private things: the player has turned away."""

    def look(self) -> None:
        """Opens the private things of the seat that is asked, or covers them again."""

    @property
    def edition(self) -> Edition: ...

    @property
    def names(self) -> Sequence[str]:
        """Player names by seat."""

    @property
    def kinds(self) -> Sequence[str]:
        """`human` or the kind of AI by seat."""

    @property
    def decision(self) -> Decision | None:
        """The open decision of the seat that looks."""

    @property
    def show_prompts(self) -> bool:
        """Whether the decision is to be asked here and now."""

    @property
    def open_money(self) -> bool: ...

    @property
    def log(self) -> Sequence[Logged]:
        """All events the seat may know, oldest first."""

    @property
    def marks(self) -> Sequence[Logged]:
        """What others did since the player's last decision."""

    @property
    def thinking(self) -> Sequence[int]:
        """AI seats that are about to decide."""

    @property
    def reasons(self) -> Mapping[int, str]:
        """Why AI seats did what they did: names of reasons by number of the command."""

    @property
    def said(self) -> Mapping[int, Sequence[Saying]]:
        """What the people at the table say, by number of the event after which they say it."""

    def remark(self, version: int) -> str:
        """Text key of the log's remark on a command that was made without asking; empty if there is none."""

    def preview(self, *commands: Command) -> PlayerView | None: ...

    def confirm(self, *commands: Command) -> None: ...

    def auto_pass(self, scope: str) -> None: ...

    def boundary(self, *commands: Command) -> str:
        """Why these commands could not be taken back once handed in; empty if they could."""

    def undo_status(self) -> UndoState: ...

    def redo_status(self) -> UndoState: ...

    def undo(self) -> None: ...

    def redo(self) -> None: ...

    def take_back(self) -> None: ...

    def hurry(self) -> None:
        """Do not wait for the pace until the next own decision."""

    def poll(self, now: float) -> bool:
        """One turn of the loop; whether something has changed."""


@dataclass(frozen=True, slots=True)
class RowNumbers:
    """The figures of one party in one state, now and with the draft carried out."""

    votes: int
    trend: int
    rallies: int
    matches: int
    """Sum of matches, may be below 1."""
    factor: int
    """What the matches count: at least 1, or any number where they are added to the trend."""
    after: int
    """Votes if everything were converted now."""


@dataclass
class TableModel:
    """Everything one build of the table needs. Money is in euros, places are boards, numbers are cards."""

    view: PlayerView
    preview: PlayerView
    edition: Edition
    texts: Texts
    players: Sequence[str]
    """Their names by seat."""
    kinds: Sequence[str]
    seat: int
    prompt: Prompt[Any] | None = None
    open_money: bool = False
    projections: bool = True
    thinking: Sequence[int] = ()
    marks: Sequence[Logged] = ()
    spots: Mapping[Spot, SpotLook] = field(default_factory=dict)
    passed: frozenset[int] = frozenset()
    """Seats that have passed in a phase that goes round again."""
    focus_land: int = 0
    """The board shown large in the focus layout."""
    open_hands: bool = False
    """Whether everybody's hand lies open, for teaching."""
    shared: bool = False
    """Whether several humans share the screen, so that the dock says who is asked."""
    log: Sequence[Logged] = ()
    """The whole record, oldest first."""
    recap: Sequence[Delta] = ()
    """What has changed since the player's last decision, oldest first."""
    reasons: Mapping[int, str] = field(default_factory=dict)
    """Why AI seats did what they did: names of reasons by number of the command."""
    said: Mapping[int, Sequence[Saying]] = field(default_factory=dict)
    """What the people at the table say, by number of the event after which they say it."""
    remark: Callable[[int], str] = lambda version: ""
    """Text key of the log's remark on a pass or bid that was made without asking, by number of the command."""
    pile_shown: Callable[[str, int], int] = lambda deck, count: count
    """The count to draw for a pile now: after a reshuffle it runs up to the real one."""
    before: PlayerView | None = None
    """What the table showed before the newest events; None when it has just been opened."""
    planning: bool = False
    """Whether the table shows a plan, in which nothing is played."""
    told: Move | None = None
    """The move of another seat that is told now."""
    acted: int = -1
    """The seat whose move a reveal tells now; -1 for none."""
    crowned: bool = False
    """Whether that seat has just become start player."""
    why: str = ""
    """Why that seat has made it; empty if nobody may know."""
    light: Light = EVERYTHING
    """What the question or the move that is told is about."""

    def become(self, other: TableModel) -> None:
        """Take over everything from a newer one: nodes that are kept look at this one."""
        if other is not self:
            self.__dict__.clear()
            self.__dict__.update(other.__dict__)

    # -- who ---------------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return len(self.view.parties)

    @cached_property
    def if_now(self) -> IfNow | None:
        """How the elections of this round would end with the draft; `None` where votes are not foretold."""
        return if_voted_now(self.preview, self.edition) if self.projections else None

    @cached_property
    def ending(self) -> tuple[Ending, ...]:
        """How the game would end now with the draft, by seat; empty where votes are not foretold."""
        return if_ended_now(self.preview, self.edition) if self.projections else ()

    @property
    def last_round(self) -> bool:
        return self.view.round == self.edition.lengths[self.view.elections].rounds

    @cached_property
    def columns(self) -> Columns:
        """What each board is, whose band is the taller one, and whether cards lie over the question."""
        prompt = self.prompt
        laid = not prompt.on_boards if prompt is not None else self.view.phase not in _ON_BOARDS
        return replace(columns_of(self.view, self.seat, self.national), laid=laid)

    @cached_property
    def names(self) -> GameNames:
        """What everything on the table is called."""
        return GameNames.of(self.texts, self.edition, self.view, self.players)

    def decided_here(self, seat: int) -> bool:
        """Whether the only one who looks has decided for a seat, and so knows what comes of it."""
        return seat == self.seat and not self.shared and self.is_human(seat)

    def is_human(self, seat: int) -> bool:
        return self.kinds[seat] == "human"

    def kind_text(self, seat: int) -> str:
        """What stands behind a name: you, a person, or the strength of an AI."""
        if self.is_human(seat):
            return self.texts("table-kind-you" if self.kinds.count("human") == 1 else "table-kind-human")
        return kind_text(self.texts, self.kinds[seat])

    # -- kinds of games ----------------------------------------------------------------------------------------------

    @property
    def national(self) -> bool:
        """Whether there is a national board: then matches are added and points are seats."""
        return sums.added(self.view)

    def scored_word(self, points: int, short: bool = False) -> str:
        """What is won at elections: victory points, or seats."""
        if not self.national:
            return self.texts("table-vp")
        return self.texts("table-seats-short" if short else "table-seats", n=points)

    def won(self, seat: int, draft: bool = False) -> int:
        """What a party has won so far: seats until the final scoring, else victory points."""
        party = (self.preview if draft else self.view).parties[seat]
        return party.scored[Scored.VOTES] if self.national and self.view.phase else party.points

    def won_then(self, seat: int) -> int:
        """The same with the draft, once this round's elections are held where they can be foretold."""
        return self.if_now.points[seat] if self.if_now is not None else self.won(seat, draft=True)

    def standing(self, seat: int, short: bool = False) -> tuple[int, str]:
        """What a party has won so far, and the word for it."""
        points = self.won(seat)
        if self.national and not self.view.phase:
            return points, self.texts("table-vp")
        return points, self.scored_word(points, short)

    def match_text(self, value: int) -> str:
        """What matches count, as it is written: x3, or +3."""
        return sums.written(self.view, self.texts, value)

    # -- figures -----------------------------------------------------------------------------------------------------

    def points(self, place: int) -> tuple[int, ...]:
        """The land card's table of points."""
        return self.edition.figures.lands[self.view.lands[place].card].points

    def row(self, place: int, seat: int, draft: bool = False) -> RowNumbers:
        """The figures of a party's row, with `draft` as they would be after confirming; worked out once."""
        key = place, seat, draft
        if key not in self._rows:
            self._rows[key] = row_numbers(self.edition, self.preview if draft else self.view, place, seat)
        return self._rows[key]

    def leader(self, place: int, draft: bool = False) -> int:
        """Seat that influences the media, or -1."""
        return media_leader((self.preview if draft else self.view).lands[place].media)

    def points_now(self, place: int, votes: int) -> int:
        return points_for(self.points(place), votes)

    def next_step(self, place: int, votes: int) -> tuple[int, int] | None:
        return votes_to_next_step(self.points(place), votes)

    def result(self, place: int) -> Any:
        """The result of the election on a board as soon as there is one, else None."""
        land = self.view.lands[place]
        for result in self.view.results:
            if result.land == place and (land.closed or result.number == land.number):
                return result
        return None

    def finished(self, place: int) -> bool:
        """Whether the state on a board has voted."""
        return self.view.lands[place].closed or self.result(place) is not None

    def voting(self, place: int) -> bool:
        """Whether the state votes at the end of this round."""
        return place in self.view.voting and not self.finished(place)

    def round_of(self, place: int) -> int:
        """The round in which the state votes."""
        number, held = self.view.lands[place].number, 0
        for at, count in enumerate(self.edition.lengths[self.view.elections].elections_per_round, 1):
            held += count
            if number <= held:
                return at
        return len(self.edition.lengths[self.view.elections].elections_per_round)

    # -- the prompt --------------------------------------------------------------------------------------------------

    def spot(self, kind: SpotKind, **where: int) -> SpotLook | None:
        """How a spot is shown, or None if the prompt does not offer it."""
        return self.spots.get(Spot(kind, **where))

    def lit(self, place: int) -> bool:
        """Whether a board is lit as a whole."""
        return self.light.on(place)

    def marked(self, place: int) -> bool:
        """Whether a board gets a frame: the question or what is told is about it and not about all."""
        return place in self.light.framed

    @property
    def open_lands(self) -> int:
        return sum(not self.finished(place) for place in range(len(self.view.lands)))

    def changed(self, place: int) -> bool:
        """Whether the draft changes anything on this board."""
        return self.view.lands[place] != self.preview.lands[place]

    @cached_property
    def marked_rows(self) -> frozenset[tuple[int, int]]:
        """Rows (board, seat) that others have changed since the player's last decision."""
        found = set()
        for logged in self.marks:
            event = logged.event
            if isinstance(event, _ROW_EVENTS):
                found.add((event.land, event.seat))
        return frozenset(found)

    @cached_property
    def marked_cards(self) -> frozenset[tuple[int, int]]:
        """Opinions (board, kind) that have come or been doubled since the player's last decision."""
        found = set()
        for logged in self.marks:
            event = logged.event
            if isinstance(event, ev.OpinionShifted):
                found.add((event.land, event.into))
            elif isinstance(event, ev.DoublePlaced):
                found.add((event.land, event.kind))
        return frozenset(found)

    def spots_of(self, place: int) -> list[tuple[Spot, SpotLook]]:
        """All spots of a board; -1 for those beside the boards."""
        return self._spots_by_place.get(place, [])

    @cached_property
    def _rows(self) -> dict[tuple[int, int, bool], RowNumbers]:
        return {}

    @cached_property
    def _spots_by_place(self) -> dict[int, list[tuple[Spot, SpotLook]]]:
        found: dict[int, list[tuple[Spot, SpotLook]]] = {}
        for spot, look in self.spots.items():
            found.setdefault(spot.land, []).append((spot, look))
        return found


_ROW_EVENTS = (ev.RalliesPlaced, ev.TrendChanged, ev.VotesChanged, ev.RalliesConverted, ev.MediaPlaced)
"""Events that change what stands in a row or its media."""


def row_numbers(edition: Edition, view: PlayerView, place: int, seat: int) -> RowNumbers:
    """The figures of a party's row in a view."""
    land: LandView = view.lands[place]
    votes, trend, rallies = land.votes[seat], land.trend[seat], land.rallies[seat]
    matches = match_sum(view.parties[seat].program, land.opinions, land.doubled)
    after = votes_then(edition, view, place, seat)
    return RowNumbers(votes, trend, rallies, matches, sums.factor(view, matches), after)

"""Linking: what belongs together lights up together - a topic's cards, a party's marks, a state, a line's places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from macher.rules.cards import topic_of
from macher.ui.prompts.shared.cards import Face
from macher.ui.scene import Node
from macher.ui.table.boards.board_foot import shown_tiles
from macher.ui.table.model import TableModel
from macher.ui.widgets.cards import CardNode


class Telling(Node):
    """A line or a chip that tells of places on the table: pointing at it frames the nodes with the ids in `lights`."""

    lights: tuple[str, ...] = ()


class Subject(NamedTuple):
    """What a node on the table stands for: a topic, a party (seat) or a state (place of its board)."""

    kind: Literal["topic", "party", "land"]
    number: int


_PARTY_LAST = ("row", "trend", "pips", "match", "votes", "result", "party", "rail", "base", "standing", "money")
"""Ids that end in a seat."""
_LAND_FIRST = ("land", "head", "map", "chip", "board")
"""Ids whose number is the place of a board, for what belongs to the board and to nothing else."""
_LAND_COLUMN = "land"
"""Second word of ids in the action bar that go on with the place of a board."""


def subject_of(model: TableModel, node: Node) -> Subject | None:
    """What a node stands for, by its id; None if it belongs to nothing."""
    topic = _topic(model, node)
    if topic >= 0:
        return Subject("topic", topic)
    name, *rest = node.id.split(".")
    offered = name == "spot"
    if offered and rest:
        name, rest = rest[0], rest[1:]
    numbers = [int(text) for text in rest if text.isdecimal()]
    if not numbers:
        return None
    if offered and len(numbers) == 1 and name in ("pips", "count"):  # in the player's row the id has no seat
        return Subject("party", model.view.seat) if model.view.seat >= 0 else None
    if name == "result" and len(numbers) == 1:  # opens the election of a board
        return Subject("land", numbers[0])
    if name in _PARTY_LAST:
        return Subject("party", numbers[-1])
    if name in _LAND_FIRST or rest[0] == _LAND_COLUMN:
        return Subject("land", numbers[0])
    if name == "presence":
        lands = [place for place, land in enumerate(model.view.lands) if land.number == numbers[0]]
        return Subject("land", lands[0]) if lands else None
    if name in ("slot", "media", "tile") and len(numbers) == 2:
        return _holder(model, name, *numbers)
    kind = _kind(model, name, offered, numbers)
    return Subject("topic", topic_of(kind)) if kind >= 0 else None


def _topic(model: TableModel, node: Node) -> int:
    """The topic of a card, on the table or in the action bar, or -1."""
    if isinstance(node, CardNode):
        return model.edition.figures.topics.index(node.topic)
    shown = getattr(node, "face", None)
    return topic_of(shown.kind) if isinstance(shown, Face) else -1


def _holder(model: TableModel, name: str, place: int, at: int) -> Subject | None:
    """The party whose politician, media marker or coalition tile lies at a place."""
    land = model.preview.lands[place]
    seats = land.row if name == "slot" else land.media if name == "media" else tuple(shown_tiles(model, place))
    return Subject("party", seats[at]) if at < len(seats) else None


def _kind(model: TableModel, name: str, offered: bool, numbers: Sequence[int]) -> int:
    """The card that a node shows, or -1."""
    view = model.preview
    cards: Sequence[int]
    if name == "opinion" and offered:
        return numbers[-1]
    if name in ("display", "display_opinion"):
        return numbers[0]
    if name == "opinion":
        cards = view.lands[numbers[0]].opinions
    elif name == "national" and view.national is not None:
        cards = view.national.opinions
    elif name in ("offer", "display_program"):
        cards = view.program_display
    elif name == "program" and len(numbers) == 2:
        cards = view.parties[numbers[0]].program or model.view.parties[numbers[0]].program
    else:
        return -1
    return cards[numbers[-1]] if numbers[-1] < len(cards) else -1


class Links:
    """The nodes of one tree that can light up.  Found once, since the pointer asks at every step."""

    def __init__(self, model: TableModel, root: Node) -> None:
        self.model, self.root = model, root
        self._topics = {node.id: _topic(model, node) for node in root.walk() if node.id}
        """The topic of the card that a node shows, or -1, by the ids in the order of the tree."""
        self._found: dict[Subject, tuple[str, ...]] = {}

    def to(self, subject: Subject) -> tuple[str, ...]:
        """Ids of the nodes that belong to a subject."""
        if subject not in self._found:
            find = {"topic": _of_topic, "party": _of_party, "land": _of_land}[subject.kind]
            wanted = set(find(self.model, subject.number))
            topic = subject.number if subject.kind == "topic" else None
            self._found[subject] = tuple(id for id, shown in self._topics.items() if id in wanted or shown == topic)
        return self._found[subject]


def linked(model: TableModel, subject: Subject, root: Node) -> tuple[str, ...]:
    """Ids of the nodes in the tree that belong to a subject."""
    return Links(model, root).to(subject)


def _of_topic(model: TableModel, topic: int) -> Iterator[str]:
    view = model.preview
    for place, land in enumerate(view.lands):
        yield from (f"opinion.{place}.{at}" for at, kind in enumerate(land.opinions) if _is(kind, topic))
    for seat, party in enumerate(view.parties):
        shown = party.program or model.view.parties[seat].program
        yield from (f"program.{seat}.{at}" for at, kind in enumerate(shown) if _is(kind, topic))
    yield from (f"display.{kind}" for kind in view.opinion_display if _is(kind, topic))
    if view.national is not None:
        yield from (f"national.{at}" for at, kind in enumerate(view.national.opinions) if _is(kind, topic))
    yield from (f"offer.{at}" for at, kind in enumerate(view.program_display) if _is(kind, topic))


def _is(kind: int, topic: int) -> bool:
    return kind >= 0 and topic_of(kind) == topic


def _of_party(model: TableModel, seat: int) -> Iterator[str]:
    yield from (f"rail.{seat}", f"base.{seat}", f"standing.{seat}")
    for place, land in enumerate(model.preview.lands):
        yield from (f"row.{place}.{seat}", f"result.{place}.{seat}")
        yield from (f"slot.{place}.{at}" for at, owner in enumerate(land.row) if owner == seat)
        yield from (f"media.{place}.{at}" for at, owner in enumerate(land.media) if owner == seat)
        yield from (f"tile.{place}.{at}" for at, owner in enumerate(shown_tiles(model, place)) if owner == seat)
    yield from (f"presence.{number}" for number in model.view.parties[seat].presence)


def _of_land(model: TableModel, place: int) -> Iterator[str]:
    yield from (f"board.{place}", f"land.{place}", f"chip.{place}", f"media.land.{place}")
    yield f"presence.{model.view.lands[place].number}"

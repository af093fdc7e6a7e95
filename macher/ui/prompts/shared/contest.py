"""Actions that somebody earlier in the row can take away: each one marked "1×" happens once in a state and round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from macher.rules.edition import ActionName, ActionSpec
from macher.rules.views import RowStatus
from macher.ui.layout import Rect
from macher.ui.prompts.base import Desk, Fact
from macher.ui.prompts.shared.cabinet import acted, action_names, politician, printed
from macher.ui.scene import Node
from macher.ui.widgets import Paragraph


@dataclass(frozen=True, slots=True)
class Contest:
    """An action that may be gone before its turn comes, or is gone already."""

    said: str
    """The sentence."""
    certain: bool
    spec: ActionSpec

    def fact(self, desk: Desk) -> Fact:
        """The same as a figure, where there is no room for a sentence."""
        key = "prompt-contest-gone" if self.certain else "prompt-contest-risk"
        return Fact(desk.texts(key), action_names(desk, self.spec, False)[1], tooltip=self.said)

    def node(self, rect: Rect) -> Node:
        """The sentence, for layouts that show no hint."""
        return Paragraph(rect, self.said, "body", "action_text", id="place.warning")


def contest_in_row(desk: Desk, place: int, at: int, number: int) -> Contest | None:
    """The risk that a politician turned up in a row loses an action before it acts; None without risk."""
    land, main, texts = desk.view.lands[place], politician(desk, number).main, desk.texts
    if main.once and main.name.value in land.used:
        who = next((event.seat for event in acted(desk, place) if event.action is main.name), -1)
        if who >= 0:
            return _lost(desk, main, texts("prompt-act-used-by", party=desk.names.party(who)))
    if main.name is ActionName.DOUBLE and land.doubled < 0 and not desk.view.doubles:
        return _lost(desk, main, texts("prompt-act-no-double"))
    if _no_media(desk, place, land.row[at], main):
        return _lost(desk, main, texts("prompt-act-no-media"))
    row = zip(land.row[:at], land.politicians[:at], land.row_status[:at], strict=True)
    paid = [(seat, (other,)) for seat, other, status in row if status == RowStatus.PAID]
    return _risk(desk, "prompt-contest-paid", place, number, paid)


def contest_when_sent(desk: Desk, place: int, seat: int, number: int) -> Contest | None:
    """The risk that a politician sent to a land loses an action, from public knowledge; None without risk.

    A card that lies face down there is one of the politicians that its party still has.
    """
    main = politician(desk, number).main
    if _no_media(desk, place, seat, main):
        return _lost(desk, main, desk.texts("prompt-act-no-media"))
    sent = [(other, desk.view.parties[other].politicians) for other in desk.view.lands[place].row if other != seat]
    return _risk(desk, "prompt-contest-sent", place, number, sent)


def _no_media(desk: Desk, place: int, seat: int, spec: ActionSpec) -> bool:
    return spec.name is ActionName.REMOVE_MEDIA and not set(desk.view.lands[place].media) - {seat}


def _lost(desk: Desk, spec: ActionSpec, reason: str) -> Contest:
    action = action_names(desk, spec, False)[0]
    return Contest(desk.texts("prompt-contest-lost", action=action, reason=reason), True, spec)


def _risk(desk: Desk, key: str, place: int, number: int, before: Iterable[tuple[int, Sequence[int]]]) -> Contest | None:
    before = list(before)
    for spec in printed(desk, number):
        seats = [seat for seat, possible in before if spec.once and _all_have(desk, possible, spec)]
        if seats:
            parties = desk.names.parties(seats)
            action, land = action_names(desk, spec, False)[0], desk.names.land(place)
            said = desk.texts(key, parties=parties, action=action, land=land)
            return Contest(said, False, spec)
    return None


def _all_have(desk: Desk, politicians: Sequence[int], spec: ActionSpec) -> bool:
    return bool(politicians) and all(
        any(other.name is spec.name and other.once for other in printed(desk, number)) for number in politicians
    )

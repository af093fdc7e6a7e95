"""Where the figures of the table come from: the arithmetic and the history behind each of them, as tooltips."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from macher.i18n.hidden import Hidden
from macher.rules import events as ev
from macher.rules.cards import KINDS
from macher.ui.table.model import Logged, TableModel
from macher.ui.table.words.figure_sentences import derivation, range_line, stacked

CAUSES = (
    "deployment",
    "politician",
    "poll",
    "rallies",
    "votes",
    "bonus",
    "presence",
    "base",
    "money",
    "donation",
    "media",
    "start_player",
    "remove_media",
    "media_removed",
    "bluff",
    "start_sheet",
    "recruitment",
    "program",
    "opinion",
    "rank",
)
"""Reasons of changes and sources of points."""
SOURCES = ("votes", "bonus", "presence", "base", "money", "opinion", "rank")
"""Where victory points come from, in the order of `PartyView.scored` and of the final scoring."""
_MOST = 9
"""Lines of a history; the oldest give way."""


# -- histories -------------------------------------------------------------------------------------------------------


Change = ev.VotesChanged | ev.TrendChanged | ev.BaseChanged | ev.MoneyChanged


def _since_opened(model: TableModel, place: int) -> list[Logged]:
    """The record since the present state lies on a board."""
    found: list[Logged] = []
    for logged in model.log:
        if isinstance(logged.event, ev.LandOpened) and logged.event.land == place:
            found.clear()
        else:
            found.append(logged)
    return found


def _when(model: TableModel, logged: Logged) -> str:
    return model.texts("table-round", round=logged.round) if logged.round else model.texts("table-setup")


def _steps(
    model: TableModel,
    record: Iterable[Logged],
    kind: type[Change],
    fits: Callable[[Any], bool],
    value: str,
    money: bool = False,
) -> list[str]:
    """Round, cause, change and what came of it, for each event of a kind."""
    texts, lines = model.texts, []
    for logged in record:
        event = logged.event
        if not isinstance(event, kind) or not fits(event):
            continue
        change = texts.money(event.delta) if money else texts.signed(event.delta)
        after = texts.money(getattr(event, value)) if money else texts.number(getattr(event, value))
        if money and event.delta > 0:
            change = "+" + change
        cause = texts(f"table-cause-{event.reason}") if event.reason in CAUSES else ""
        lines.append(texts("table-origin-step", when=_when(model, logged), cause=cause, change=change, value=after))
    return lines[-_MOST:]


def votes_origin(model: TableModel, place: int, seat: int) -> str:
    """The votes so far, what converting would bring, and how they came about."""
    head = model.texts("table-row-votes", party=model.names.party(seat), votes=model.row(place, seat).votes)
    if stacked(model, place, seat):
        head += "\n" + model.texts("table-arrived-help")
    steps = _steps(
        model,
        _since_opened(model, place),
        ev.VotesChanged,
        lambda event: event.land == place and event.seat == seat,
        "votes",
    )
    return "\n".join([head, derivation(model, place, seat), *steps])


def trend_origin(model: TableModel, place: int, seat: int) -> str:
    """The trend and what moved it."""
    texts, now = model.texts, model.row(place, seat, True)
    head = texts("table-trend", party=model.names.party(seat), trend=texts.signed(now.trend))
    steps = _steps(
        model,
        _since_opened(model, place),
        ev.TrendChanged,
        lambda event: event.land == place and event.seat == seat,
        "trend",
    )
    return "\n".join([head, *(steps or [texts("table-origin-none")]), derivation(model, place, seat)])


def base_origin(model: TableModel, seat: int) -> str:
    """The party base and what changed it this round."""
    texts = model.texts
    head = texts("table-base", party=model.names.party(seat), base=model.view.parties[seat].base)
    record = [logged for logged in model.log if logged.round == model.view.round]
    steps = _steps(model, record, ev.BaseChanged, lambda event: event.seat == seat, "base")
    return "\n".join([head, *(steps or [texts("table-origin-none-round")]), texts("table-base-help")])


def money_origin(model: TableModel, seat: int) -> str:
    """Income and payments of this round; nothing about hidden money."""
    texts, money = model.texts, model.view.parties[seat].money
    shown = (seat == model.seat or model.open_money) and not isinstance(money, Hidden)
    if not shown:
        return texts("table-money-hidden") + "\n" + texts("table-money-help")
    record = [logged for logged in model.log if logged.round == model.view.round]
    steps = _steps(model, record, ev.MoneyChanged, lambda event: event.seat == seat, "money", True)
    head = texts("table-money", money=texts.money(money))
    return "\n".join([head, *(steps or [texts("table-origin-none-round")]), texts("table-money-help")])


def points_origin(model: TableModel, seat: int) -> str:
    """Victory points by source and by election."""
    texts, party = model.texts, model.view.parties[seat]
    lines = [texts("table-points-total", party=model.names.party(seat), points=model.standing(seat)[0])]
    if not any(party.scored):
        lines.append(texts("table-party-points", votes=0, bonus=0))
    for source, points in zip(SOURCES, party.scored, strict=False):  # not every edition has all sources
        if points:
            lines.append(texts("table-points-source", source=texts(f"table-cause-{source}"), points=points))
    for result in model.view.results:
        bonus = result.bonus if seat in result.seats else 0
        code = model.names.land_card_code(result.card)
        lines.append(
            texts("table-points-election", number=result.number, land=code, votes=result.points[seat], bonus=bonus)
        )
    return "\n".join(lines)


# -- matches ---------------------------------------------------------------------------------------------------------


def match_origin(model: TableModel, place: int, seat: int) -> str:
    """Which cards match or oppose, which count twice, and what face-down opinions can still bring."""
    texts, row = model.texts, model.row(place, seat, True)
    land, program = model.preview.lands[place], model.preview.parties[seat].program
    lines = [texts("table-matches", party=model.names.party(seat), factor=model.match_text(row.factor))]
    for kind in land.opinions:
        if kind < 0 or (kind not in program and kind ^ 1 not in program):
            continue
        amount = (1 if kind in program else -1) * (2 if kind == land.doubled else 1)
        key = "table-match-doubled" if kind == land.doubled else "table-match-card"
        lines.append(texts(key, card=model.names.card(kind), amount=texts.signed(amount)))
    if row.matches < 1 and not model.national:
        lines.append(texts("table-match-least", sum=texts.signed(row.matches) if row.matches else "0"))
    lines += [*range_line(model, place, seat), texts("table-matches-help")]
    return "\n".join(lines)


# -- national things -------------------------------------------------------------------------------------------------


def gap_origin(model: TableModel, kind: int) -> str:
    """Why a card is not in the opinion display: who took it and when."""
    texts = model.texts
    head = texts("table-opinion-gone", card=model.names.card(kind))
    for logged in reversed(model.log):
        event = logged.event
        if isinstance(event, ev.OpinionShifted) and event.into == kind:
            party = model.names.party(event.seat)
            taken = texts("table-opinion-taken", party=party, land=model.names.land(event.land), round=logged.round)
            return f"{head}\n{taken}"
    return head + "\n" + texts("table-opinion-gone-help")


def pile_origin(model: TableModel, which: str) -> str:
    """What a pile consists of: cards in it, discarded ones, all there are."""
    texts, view, figures = model.texts, model.view, model.edition.figures
    if which == "polls":
        seen = sum(number >= 0 for _, number in view.poll_discards)
        return texts("table-pile-polls", left=view.poll_left, seen=seen, unseen=len(view.poll_discards) - seen)
    opinions = which == "opinions"
    left = view.opinion_left if opinions else view.program_left
    gone = len(view.opinion_discards if opinions else view.program_discards)
    if not opinions and not view.program_display:  # there is no display of programs
        return texts("table-pile-programs", left=left, discarded=gone, total=figures.program_copies * KINDS)
    copies = figures.opinion_copies if opinions else figures.program_copies
    shown = len(view.opinion_display if opinions else [kind for kind in view.program_display if kind >= 0])
    return texts("table-pile-cards", left=left, discarded=gone, display=shown, total=copies * KINDS)


def poll_origin(model: TableModel) -> list[str]:
    """What the front of the top poll can be: polls with the same back whose front nobody has seen."""
    view, figures = model.view, model.edition.figures
    if view.poll_back < 0:
        return []
    seen = {number for _, number in view.poll_discards if number >= 0}
    if view.poll_held is not None:
        seen.add(view.poll_held[1])
    possible = [poll for number, poll in enumerate(figures.polls) if poll.back == view.poll_back and number not in seen]
    return [model.texts("table-poll-possible", changes=poll_changes(model, poll.changes)) for poll in possible]


def poll_changes(model: TableModel, changes: Sequence[int]) -> str:
    """CDU +2, SPD −2: only parties that play."""
    playing = {party.party for party in model.view.parties}
    return ", ".join(
        model.names.poll_change(number, change) for number, change in enumerate(changes) if change and number in playing
    )


def presence_origin(model: TableModel, number: int, worth: int) -> str:
    """Who has a marker on the spot of an election and for which state."""
    texts = model.texts
    said = texts("table-presence-slot", number=number, points=worth)
    seats = [seat for seat in range(model.seats) if number in model.view.parties[seat].presence]
    if not seats:
        return said + "\n" + texts("table-presence-empty")
    lines = [said]
    result = next((result for result in model.view.results if result.number == number), None)
    for seat in seats:
        won = result is not None and seat in result.winners
        key = "table-presence-winner" if won else "table-presence-media"
        lines.append(texts(key, party=model.names.party(seat), points=worth))
    return "\n".join(lines)

"""What is said about a move of another seat: why it was made, and what it costs whoever plays at this screen."""

from __future__ import annotations

from collections.abc import Sequence

from macher.ai.facts import read
from macher.rules.formula import media_leader
from macher.rules.views import PlayerView
from macher.ui.game import sums
from macher.ui.table.happening.move import Cost, Loss, Move
from macher.ui.table.model import RowNumbers, TableModel, row_numbers
from macher.words.facts import fact_words

# -- why ---------------------------------------------------------------------------------------------------------------


def why_of(model: TableModel, version: int) -> str:
    """The reason that the seat had, with its number on the table; empty without one."""
    written = model.reasons.get(version, "")
    return model.texts("told-why", reason=fact_words(model.texts, model.names, read(written))) if written else ""


def row_of_reason(model: TableModel, version: int) -> set[tuple[int, int]]:
    """The row (board, seat) whose votes the reason tells; none where it tells something else."""
    fact = read(model.reasons.get(version, "none"))
    return {(fact.land, fact.seat)} if fact.land >= 0 and fact.seat >= 0 else set()


def _same_state(before: PlayerView, now: PlayerView, place: int) -> bool:
    """Whether the same state still campaigns on a board."""
    old, new = before.lands[place], now.lands[place]
    return old.card == new.card and old.number == new.number and not old.closed and not new.closed


# -- what it costs -----------------------------------------------------------------------------------------------------


def costs_of(model: TableModel, before: PlayerView, mover: int, money: dict[int, int]) -> tuple[Cost, ...]:
    """What a move has cost each party that is played here: by what is printed in the rows, nothing hidden.

    `money` is what the seats have lost without having chosen to pay it.
    """
    seats = [seat for seat in range(model.seats) if seat != mover and _plays_here(model, seat)]
    found = []
    for seat in seats:
        losses = tuple(
            loss
            for place in range(len(model.view.lands))
            if _same_state(before, model.view, place) and not model.finished(place)
            if (loss := _loss(model, before, place, seat)) is not None
        )
        lost = money.get(seat, 0) if seat == model.seat or model.open_money else 0
        if losses or lost:
            found.append(Cost(seat, losses, lost))
    return tuple(found)


def yours_of(model: TableModel, before: PlayerView | None, lands: Sequence[int]) -> tuple[str, ...]:
    """What a move that costs nothing means for the player who looks: the place in the state that votes first of these.

    Nothing where several share the screen, since "you" would be nobody.
    """
    seat, texts = model.seat, model.texts
    if before is None or seat < 0 or model.shared or not model.is_human(seat):
        return ()
    nothing = texts("told-yours")
    open_lands = [place for place in lands if _same_state(before, model.view, place) and not model.finished(place)]
    if not open_lands or not model.projections:
        return (nothing,)
    place = min(open_lands, key=lambda each: model.view.lands[each].number)
    seats = range(model.seats)
    was = sums.rank(before, place, [row_numbers(model.edition, before, place, each).after for each in seats], seat)
    now = sums.rank(model.view, place, [model.row(place, each).after for each in seats], seat)
    key = "told-yours-stays" if was == now else "told-yours-moves"
    return texts(key, before=was, nth=now, of=model.seats, land=model.names.land(place)), nothing


def _plays_here(model: TableModel, seat: int) -> bool:
    return model.is_human(seat) and (model.shared or seat == model.seat)


def _loss(model: TableModel, before: PlayerView, place: int, seat: int) -> Loss | None:
    old, new = row_numbers(model.edition, before, place, seat), model.row(place, seat)
    lead = media_leader(before.lands[place].media) == seat != model.leader(place)
    if new.after >= old.after and not lead:
        return None
    line = model.edition.figures.majority
    majority = new.after < line <= old.after
    return Loss(place, old.after, new.after, _figures(model, old, new), lead, majority)


def _figures(model: TableModel, old: RowNumbers, new: RowNumbers) -> tuple[str, ...]:
    """What is another figure in the row than before."""
    texts, found = model.texts, []
    if new.factor != old.factor:
        found.append(f"{model.match_text(old.factor)}\u00a0→\u00a0{model.match_text(new.factor)}")
    if new.trend != old.trend:
        found.append(texts("told-trend", before=texts.signed(old.trend), after=texts.signed(new.trend)))
    if new.rallies != old.rallies:
        found.append(texts("told-rallies", before=old.rallies, after=new.rallies))
    return tuple(found)


def _heaviest(move: Move) -> Cost:
    return max(move.costs, key=lambda one: (any(loss.majority for loss in one.losses), one.votes, one.money))


def _lead_in_title(move: Move) -> Loss | None:
    """The lost media lead that is the title, because nothing heavier is lost; None if the title says something else."""
    cost = _heaviest(move)
    if cost.votes or any(loss.majority for loss in cost.losses):
        return None
    return next((loss for loss in cost.losses if loss.lead), None)


def cost_title(model: TableModel, move: Move) -> str:
    """The heaviest part of what a move costs: a majority, votes, a lead or money; names where several play here."""
    cost = _heaviest(move)
    texts, shared = model.texts, model.shared
    who = model.names.party(cost.seat)
    majority = next((loss for loss in cost.losses if loss.majority), None)
    if majority is not None:
        return texts(
            "told-cost-majority-of" if shared else "told-cost-majority", who=who, land=model.names.land(majority.land)
        )
    if cost.votes:
        return texts(
            "told-cost-votes-of" if shared else "told-cost-votes", who=who, votes=texts("told-votes", n=cost.votes)
        )
    lead = _lead_in_title(move)
    if lead is not None:
        return texts("told-cost-lead-of" if shared else "told-cost-lead", who=who, land=model.names.land(lead.land))
    return texts("told-cost-money-of" if shared else "told-cost-money", who=who, money=texts.money(cost.money))


def cost_lines(model: TableModel, move: Move) -> list[str]:
    """All that a move costs in figures, state by state, without what the title has said already."""
    texts, lines, told = model.texts, [], _lead_in_title(move)
    for cost in move.costs:
        for loss in cost.losses:
            land = model.names.land(loss.land)
            if model.shared:
                land = texts("told-loss-of", who=model.names.party(cost.seat), land=land)
            if loss.votes:
                said = texts("told-loss-votes", before=loss.before, after=loss.after)
                if loss.figures:
                    said = texts("told-loss-because", votes=said, figures=", ".join(loss.figures))
                lines.append(texts.pair(land, said))
            if loss.lead and loss is not told:
                lines.append(texts.pair(land, texts("told-loss-lead")))
        if cost.money:
            lines.append(texts.pair(model.names.party(cost.seat), texts.money(-cost.money)))
    return lines


def spoken(model: TableModel, move: Move) -> str:
    """Sentence, reason and cost as one message."""
    said = [move.text, move.why, *move.yours[:1]]
    if move.costs:
        said += [cost_title(model, move), *cost_lines(model, move)]
    return "\n".join(part for part in said if part)

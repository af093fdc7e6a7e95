"""Sentences of the table: what a figure, a card or a marker is, and how it comes about."""

from __future__ import annotations

from macher.i18n import names as naming
from macher.i18n.texts import Texts
from macher.rules.cards import topic_of
from macher.rules.rows import capped
from macher.ui.game import sums
from macher.ui.game.vocabulary import with_origin
from macher.ui.table.model import RowNumbers, TableModel


def formula(texts: Texts, row: RowNumbers) -> str:
    """(5 rallies + 2 trend) × 3 matches = 21."""
    trend = texts.signed(row.trend) if row.trend < 0 else texts.number(row.trend)
    sign = "−" if row.trend < 0 else "+"
    return texts(
        "table-formula",
        rallies=row.rallies,
        sign=sign,
        trend=trend.lstrip("−"),
        matches=row.factor,
        votes=row.after - row.votes,
    )


def _converted(model: TableModel, row: RowNumbers) -> list[str]:
    """What all rallies of a row would bring, and the floors or the cap that count there."""
    texts = model.texts
    if not model.national:
        least = row.rallies + row.trend < 1 or row.matches < 1
        return [formula(texts, row), *([texts("table-formula-least")] if least else [])]
    gained = model.edition.policies.votes_for(row.rallies, row.trend, row.matches)
    if row.trend + row.matches <= 0:
        steps = sums.formula(model.view, texts, row.rallies, row.trend, row.factor, gained)
        lines = [texts("table-sum-half"), steps]
    else:
        trend, match = texts.signed(row.trend), texts.signed(row.matches)
        lines = [texts("table-sum", rallies=row.rallies, trend=trend, match=match, votes=gained)]
    if row.votes + gained > row.after:
        lines.append(texts("table-sum-cap", votes=row.after))
    return lines


def _worth(model: TableModel, now: int, then: int) -> list[str]:
    """What the votes are worth now and after converting."""
    texts = model.texts
    if not model.national:
        return [
            texts("table-points-now", points=now) if now == then else texts("table-points-then", points=now, then=then)
        ]
    lines = [texts("table-scored-now", points=now, word=model.scored_word(now))]
    if now != then:
        lines.append(texts("table-scored-then", points=then, word=model.scored_word(then)))
    return lines


def derivation(model: TableModel, place: int, seat: int, draft: bool = True) -> str:
    """How the votes of a party would come about, its points now and then, and what is missing to the next step."""
    texts, row = model.texts, model.row(place, seat, draft)
    lines: list[str] = []
    if row.rallies:
        lines += _converted(model, row)
        if row.votes:
            lines.append(texts("table-formula-sum", old=row.votes, gained=row.after - row.votes, votes=row.after))
    else:
        lines.append(texts("table-formula-none"))
    now, then = model.points_now(place, row.votes), model.points_now(place, row.after)
    lines += _worth(model, now, then)
    step = model.next_step(place, row.after)
    if step is not None and (row.votes or row.rallies):
        lines.append(texts("table-next-step", votes=step[0], points=step[1], word=model.scored_word(step[1])))
    return "\n".join([*lines, *range_line(model, place, seat), *_votes_range(model, place, seat, row)])


def _votes_range(model: TableModel, place: int, seat: int, row: RowNumbers) -> list[str]:
    """Votes if converted, and what they are worth, with the least and the largest match still possible."""
    low, high = match_range(model, place, seat)
    if not row.rallies or not range_line(model, place, seat):
        return []
    texts, votes_for = model.texts, model.edition.policies.votes_for
    votes = [row.votes + votes_for(row.rallies, row.trend, match) for match in (low, high)]
    votes = [capped(model.edition, each) for each in votes]
    points = [model.points_now(place, each) for each in votes]
    return [
        texts.pair(texts(key), "–".join(texts.number(end) for end in dict.fromkeys(ends)))
        for key, ends in (("prompt-if-converted", votes), ("prompt-points", points))
    ]


def match_range(model: TableModel, place: int, seat: int) -> tuple[int, int]:
    """The least and the largest sum of matches that face-down opinions can still bring.

    A state never has two opinions of one topic (EN19 set-up D), so only program cards of other topics can still match
    or oppose.
    """
    land, program = model.preview.lands[place], model.preview.parties[seat].program
    open_topics = {topic_of(kind) for kind in land.opinions if kind >= 0}
    hidden = sum(kind < 0 for kind in land.opinions)
    most = min(hidden, sum(topic_of(kind) not in open_topics for kind in program))
    now = model.row(place, seat, True).matches
    return now - most, now + most


def range_line(model: TableModel, place: int, seat: int) -> list[str]:
    """One line about the matches that face-down opinions leave possible, if they do."""
    hidden = sum(kind < 0 for kind in model.preview.lands[place].opinions)
    low, high = (sums.factor(model.view, end) for end in match_range(model, place, seat))
    if not hidden or low == high:
        return []
    texts = model.texts
    return [texts("table-match-range", n=hidden, low=model.match_text(low), high=model.match_text(high))]


def row_tip(model: TableModel, place: int, seat: int, head: str = "") -> str:
    """Tooltip of a row: its heading and how the votes come about."""
    if not head:
        head = model.texts("table-row", party=model.names.party(seat), land=model.names.land(place))
    return f"{head}\n{derivation(model, place, seat)}"


def card_tip(model: TableModel, kind: int, place: int = -1) -> str:
    """What an opinion means for each program on the table."""
    head = model.texts("table-card", sign=naming.sign(model.names.approves(kind)), topic=model.names.topic(kind))
    lines = [head]
    if place >= 0 and model.preview.lands[place].doubled == kind:
        lines.append(model.texts("table-card-doubled"))
    for_it = [seat for seat in range(model.seats) if kind in model.view.parties[seat].program]
    against = [seat for seat in range(model.seats) if kind ^ 1 in model.view.parties[seat].program]
    if for_it:
        lines.append(model.texts("table-card-for", parties=model.names.parties(for_it)))
    if against:
        lines.append(model.texts("table-card-against", parties=model.names.parties(against)))
    if not for_it and not against:
        lines.append(model.texts("table-card-nobody"))
    return "\n".join(lines)


def media_tip(model: TableModel, place: int) -> str:
    """Who has how many media markers, and what the influence brings."""
    texts, media = model.texts, model.view.lands[place].media
    leader = model.leader(place, True)
    head = texts("table-media", land=model.names.land(place))
    counts = [(seat, media.count(seat)) for seat in range(model.seats) if seat in media]
    lines = [head]
    if counts:
        lines.append(", ".join(f"{model.names.party(seat)} {count}" for seat, count in counts))
    if leader >= 0:
        lines.append(texts("table-media-leads", party=model.names.party(leader)))
    else:
        lines.append(texts("table-media-tied" if media else "table-media-nobody"))
    lines.append(texts("table-media-help"))
    return "\n".join(lines)


def land_tip(model: TableModel, place: int) -> str:
    """Name of a state, when it votes and what it is worth."""
    texts, points = model.texts, model.points(place)
    local = model.names.land_local(place)
    name = model.names.land(place)
    head = name if local == name else f"{name} · {local}"
    votes = (
        texts("table-election-now") if model.voting(place) else texts("table-election-in", round=model.round_of(place))
    )
    worth = ", ".join(texts.pair(str(at), str(points[at])) for at in (5, 10, 20, 30, 40, 50))
    tip = "\n".join([head, votes, texts("table-land-worth", points=points[-1]), texts("table-land-steps", steps=worth)])
    return with_origin(tip, texts, model.edition, f"lands.{model.names.land_key(place)}.points")


def politician_actions(model: TableModel, number: int) -> list[str]:
    """What a politician can do, the main action first where there is one."""
    spec, texts = model.edition.figures.politicians[number], model.texts
    said = [naming.action(texts, str(action.name.value), action.amount) for action in spec.actions]
    return [
        texts("prompt-action-once", action=name) if action.once else name
        for name, action in zip(said, spec.actions, strict=True)
    ]


def slot_tip(model: TableModel, place: int, index: int) -> str:
    """Who stands at a place of the politicians' row and what has become of it."""
    texts, land = model.texts, model.preview.lands[place]
    if index >= len(land.row):
        return texts("table-slot-free") + "\n" + texts("table-slot-help")
    seat, number = land.row[index], land.politicians[index]
    if number < 0:
        return texts("table-slot-hidden", n=index + 1, party=model.names.party(seat))
    head = texts(
        "table-slot-open", n=index + 1, party=model.names.party(seat), politician=model.names.politician(number, seat)
    )
    spec = model.edition.figures.politicians[number]
    actions = politician_actions(model, number)
    status = texts(f"table-slot-status-{SLOT_STATUS[land.row_status[index]]}")
    return "\n".join([head, texts("table-slot-cost", money=texts.money(spec.cost), status=status), " · ".join(actions)])


SLOT_STATUS = ("hidden", "revealed", "paid", "declined", "done")
"""What has become of a placed politician, by its status number."""


def stacked(model: TableModel, place: int, seat: int) -> tuple[str, ...]:
    """Order in which a votes marker arrived at a shared space, long form first; empty where it stands alone.

    The one that came last lies on top and is ahead of the others (VG06 6.2.8).
    """
    land = model.preview.lands[place]
    level = [other for other in land.stack if land.votes[other] == land.votes[seat] > 0]
    if len(level) < 2:
        return ()
    nth = model.texts("table-arrived", n=level.index(seat) + 1)
    return (model.texts("table-arrived-leads", place=nth), nth) if seat == level[-1] else (nth,)


def _to_come(model: TableModel, place: int, seat: int) -> int:
    """The votes of a row with those its rallies bring."""
    row = model.row(place, seat, True)
    return row.after if model.projections and row.rallies else row.votes


def ticks(model: TableModel, place: int, seat: int) -> tuple[int, ...]:
    """How each open opinion of a state is met by a program: 1, or 2 where it is doubled; less than 0 against it."""
    land, program = model.preview.lands[place], model.preview.parties[seat].program
    return tuple(
        ((kind in program) - (kind ^ 1 in program)) * (2 if kind == land.doubled else 1) if kind >= 0 else 0
        for kind in land.opinions
    )


def worth(model: TableModel, place: int, seat: int) -> str:
    """The points of the votes to come, with their unit."""
    points = model.points_now(place, _to_come(model, place, seat))
    return f"{model.texts.number(points)} {model.scored_word(points, short=True)}" if points else ""


def next_step(model: TableModel, place: int, seat: int) -> tuple[str, ...]:
    """What the next step of points brings and at how many votes, long and short: 41 VP at 50; empty above the last."""
    votes = _to_come(model, place, seat)
    step = model.next_step(place, votes)
    if step is None or step[1] == votes + step[0]:  # a seat for each vote needs no words
        return ()
    more, points = step
    unit = model.scored_word(points, short=True)
    values = {"points": points, "votes": votes + more}
    return model.texts("table-step", unit=unit, **values), model.texts("table-step-short", **values)


def made_up(model: TableModel, place: int, seat: int) -> str:
    """How the votes to come are made up: 22 + (8 + 1) × 3; empty where nothing is to come."""
    now = model.row(place, seat, True)
    gain = now.after - now.votes
    if not gain or not model.projections:
        return ""
    texts = model.texts
    votes = texts.number(now.votes)
    if model.national or (now.rallies + now.trend) * now.factor != gain:
        return f"{votes} + {gain}" if gain > 0 and now.votes else ""
    made = f"({now.rallies} {'+' if now.trend > 0 else '−'} {abs(now.trend)})" if now.trend else str(now.rallies)
    return f"{votes} + {made} × {now.factor}" if now.votes else f"{made} × {now.factor}"


def receipt(model: TableModel, place: int, seat: int) -> tuple[tuple[str, ...], str]:
    """The third line of the looking player's band: what the draft and one more bring, and the place in the state.

    Its parts, the most important one first, and that one in short.
    """
    if seat != model.seat or not model.view.round:
        return (), ""
    texts, prompt = model.texts, model.prompt
    bought = prompt.receipt(place) if prompt is not None else ()
    more = prompt.gain(place) if prompt is not None and model.projections else ()
    now, new = (model.row(place, seat, draft) for draft in (False, True))
    before, after = (now.after, new.after) if model.projections else (now.votes, new.votes)
    if bought or after != before:
        points = [model.points_now(place, votes) for votes in (before, after)]
        gains = [texts("table-receipt-votes", before=before, after=after)] if after != before else []
        if points[0] != points[1]:
            gains.append(f"{points[0]} → {points[1]} {model.scored_word(points[1], short=True)}")
        return (bought[0] if bought else "", *gains, *more[:1]), bought[-1] if bought else f"{before} → {after}"
    if not model.voting(place):
        said = tuple(more) or next_step(model, place, seat)
        return said[:1], said[-1] if said else ""
    votes = [_to_come(model, place, each) for each in range(model.seats)]
    here = texts("table-receipt-place", nth=sums.rank(model.preview, place, votes, seat), of=model.seats)
    short = model.edition.figures.majority - votes[seat]
    if short:
        key = "table-lacks" if short > 0 else "table-lacks-over"
        here = f"{here}, {texts(key, votes=short, majority=model.edition.figures.majority)}"
    return (*more[:1], here), more[-1] if more else ""

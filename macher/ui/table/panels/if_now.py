"""The box beside the strip: how the elections of this round would end if they were held now."""

from __future__ import annotations

from collections.abc import Sequence

from macher.rules.formula import common_cards
from macher.session.if_now import IfNow, Result
from macher.ui.kit.layers import pad, share, tall, upon
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.table.model import TableModel
from macher.ui.widgets import Label, Panel

__all__ = ["allied", "if_now_box", "outlook_head"]

_PAD = 12.0
_CHIP = 30.0
_MARK = 20.0


def if_now_box(ctx: Context, rect: Rect, model: TableModel, now: IfNow) -> Node:
    """Who would govern, with how many votes and cards in common, what is missing, and who moves a media marker."""
    k, lines = Kit(ctx), list[Part]()
    for result in now.results:
        lines += _election(k, model, result, rect.w - 2 * _PAD, whole=len(now.results) == 1)
    names = model.texts.listing([model.names.land(result.land) for result in now.results])
    title = model.texts("table-if-now-of", land=names)
    inner = column(tall(k.name(title, "label:semibold", "muted"), 24), *lines, spring(), gap=4)
    root = Node(rect, id="if_now", zone=True, name=title)
    upon(lambda box: Panel(box, fill="panel"), pad(share(inner), _PAD, 6, _PAD, 6)).place(root, rect.local())
    return root


def _election(k: Kit, model: TableModel, result: Result, room: float, whole: bool) -> list[Part]:
    """One election: chips and verdict in a line, or in two, and below it what the strongest party lacks."""
    texts, names = model.texts, model.names
    head: list[Part] = [] if whole else [k.say(names.land_code(result.land), "strong")]
    chips = [_chip(k, model, seat, result.votes[seat]) for seat in result.seats]
    between = k.say("+" if allied(result) else "·", "strong")
    lines = [[*head, *_joined(chips, between)]]
    if _wide(lines[0]) > room:
        half = len(chips) // 2
        lines = [[*head, *_joined(chips[:half], between)], _joined(chips[half:], between)]
    verdict = texts(f"table-if-now-{result.outcome}", points=_bonus(model, result))
    moving = _moving(k, model, result)
    if moving is not None and _wide(lines[-1], [moving]) > room:
        moving = None
    ends = k.words([verdict, verdict.split(",")[0], ""], "strong"), moving
    made = [tall(row(*line, spring(), gap=8), _CHIP) for line in lines[:-1]]
    made.append(tall(row(*lines[-1], *ends, gap=8), _CHIP))
    said = _remark(model, result)
    if whole and said:
        short = said.split(" · ")[0]
        fits = k.ctx.width(short, "body") <= room
        made.append(k.words([said, short], "body", "ink_soft") if fits else k.paragraph(short, "card", "ink_soft"))
    return made


def _joined(parts: Sequence[Part], between: Part) -> list[Part]:
    """Parts with the same one between every two."""
    return [each for part in parts for each in (between, part)][1:]


def _wide(*parts: Sequence[Part]) -> float:
    """The width of a line of parts."""
    return sum(8 + (part.width or 0) for group in parts for part in group)


def allied(result: Result) -> bool:
    """Whether two parties govern together."""
    return result.outcome in ("coalition", "narrow_coalition")


def _bonus(model: TableModel, result: Result) -> str:
    """The points that each of them gets besides: 7 VP; empty where there are none."""
    return f"{result.bonus} {model.scored_word(result.bonus, short=True)}" if result.bonus else ""


def _remark(model: TableModel, result: Result) -> str:
    """Cards in common of those who govern together, and what the strongest lacks to govern alone."""
    texts, said = model.texts, []
    first = result.seats[0]
    if allied(result):
        programs = [model.preview.parties[seat].program for seat in result.seats]
        said.append(texts("table-shared-cards", n=common_cards(*programs)))
    short = model.edition.figures.majority - result.votes[first]
    if short > 0 and not model.national:
        said.append(texts("table-if-now-lacks", party=model.names.party(first), n=short))
    return " · ".join(said)


def _chip(k: Kit, model: TableModel, seat: int, votes: int) -> Part:
    """A party with its votes on its colour."""
    party, said = model.names.party_key(seat), f"{model.names.party(seat)} {votes}"
    wide = k.ctx.width(said, "strong") + 34

    def draw(p: Painter, box: Rect) -> None:
        chip = box.centred(box.w, 26)
        p.box(chip, f"{party}.small", f"{party}.edge" if p.theme.parties[party].outlined else None, 1.5)
        p.glyph(party, chip.across(chip.x + 8, 12, 12), f"{party}.on")
        p.text(said, chip.trim(left=26, right=6), "strong", f"{party}.on")

    return k.art(draw, wide, _CHIP)


def _moving(k: Kit, model: TableModel, result: Result) -> Part | None:
    """Who moves a media marker to the presence board."""
    if not result.moved:
        return None

    def draw(p: Painter, box: Rect) -> None:
        p.icon("newspaper", box.across(box.x, 18, 18), "muted")
        p.icon("arrow-right", box.across(box.x + 20, 14, 14), "muted")
        for at, seat in enumerate(result.moved):
            spot = box.across(box.x + 38 + at * (_MARK + 2), _MARK, _MARK)
            p.media_marker(model.names.party_key(seat), spot)

    names = model.texts.listing([model.names.party(seat) for seat in result.moved])
    wide = 38 + (_MARK + 2) * len(result.moved)
    return k.art(draw, wide, _CHIP, tooltip=model.texts("table-if-now-moves", parties=names))


def outlook_head(rect: Rect, model: TableModel, now: IfNow | None) -> Node:
    """The line over the rail: what its two figures of each party are."""
    texts = model.texts
    unit = model.scored_word(2, short=True)
    if now is None:
        key = "table-outlook-plan" if model.planning else "table-outlook-none"
        return Label(rect, texts(key, unit=unit), "caption", "muted", "right", id="rail.head")
    if now.final:
        words = [texts("table-outlook-final", unit=unit), texts("table-outlook-short", unit=unit)]
    else:
        land = texts.listing([model.names.land(result.land) for result in now.results])
        words = [texts("table-outlook", unit=unit, land=land), texts("table-outlook-short", unit=unit)]
    return Label(rect, words, "caption", "muted", "right", id="rail.head")

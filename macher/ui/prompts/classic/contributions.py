"""External contributions in words: dice for members, laid open or face down, and what they may bring (ruling C20)."""

from __future__ import annotations

from collections.abc import Sequence

from macher.i18n.numbers import decimal
from macher.rules.national.values import FACE_DOWN
from macher.ui.prompts.base import Desk, Fact
from macher.ui.prompts.shared.words import own


def _faces(desk: Desk) -> tuple[int, ...]:
    dice = desk.edition.capabilities.dice
    return dice.faces if dice is not None else (0,)


def sum_average(desk: Desk, dice: int) -> float:
    """Expected sum of so many dice."""
    faces = _faces(desk)
    return dice * sum(faces) / len(faces)


def highest_average(desk: Desk, dice: int) -> float:
    """Expected value of the highest of so many dice."""
    faces = sorted(_faces(desk))
    rolls: float = sum(face * ((at + 1) ** dice - at**dice) for at, face in enumerate(faces))
    return float(rolls) / float(len(faces) ** dice)


def average(desk: Desk, value: float) -> str:
    """An expectation as it is written: 3.5."""
    return decimal(round(value, 1), desk.texts.lang)


def spread(desk: Desk, members: int, dice: int, *, lost: bool = False) -> str:
    """Members after a roll, from the fewest to the most: 9–19; never below zero."""
    faces, texts = _faces(desk), desk.texts
    low, high = members + dice * min(faces), members + dice * max(faces)
    if lost:
        low, high = max(0, members - max(faces)), max(0, members - min(faces))
    return texts.number(low) if low == high else f"{texts.number(low)}–{texts.number(high)}"


def _dice(desk: Desk, card: int) -> tuple[int, int]:
    """Dice of a card, and the extra dice for the single largest refusal."""
    dice = desk.edition.capabilities.dice
    assert dice is not None, "asked only where contributions have dice"
    return dice.contributions[card], dice.refusal


def stake(desk: Desk, card: int, accept: bool) -> list[str]:
    """What accepting or refusing a card does to the members: dice, or their expected result."""
    texts, (dice, _) = desk.texts, _dice(desk, card)
    key = "prompt-contribution-cost" if accept else "prompt-contribution-gain"
    expected = -highest_average(desk, dice) if accept else sum_average(desk, dice)
    about = average(desk, expected) if accept else f"+{average(desk, expected)}"
    return [texts(key, n=dice), texts("prompt-contribution-about", members=about), about]


def stake_tip(desk: Desk, card: int, accept: bool) -> str:
    """The same at length."""
    texts, (dice, more) = desk.texts, _dice(desk, card)
    if accept:
        return texts("prompt-contribution-take-tip", n=dice, average=average(desk, highest_average(desk, dice)))
    expected = average(desk, sum_average(desk, dice))
    return texts("prompt-contribution-refuse-tip", n=dice, average=expected, more=more)


def facts(desk: Desk, choice: tuple[int, bool] | None) -> list[Fact]:
    """Money and members now, and after the decision as far as that is certain."""
    texts, party = desk.texts, desk.view.parties[own(desk)]
    money = members = tip = ""
    if choice is not None:
        card, accept = choice
        dice, _ = _dice(desk, card)
        members = spread(desk, party.base, dice, lost=accept)
        money = texts.money(party.money + desk.edition.figures.donations[card].money) if accept else ""
        tip = stake_tip(desk, card, accept)
    return [
        Fact(texts("prompt-base"), texts.number(party.base), members, tip, worse=choice is not None and choice[1]),
        Fact(texts("prompt-money"), texts.money(party.money), money),
    ]


def laid(desk: Desk) -> Sequence[tuple[str, str]]:
    """Parties that have laid a contribution, in the order of play; an open one with its money."""
    texts, found = desk.texts, []
    for seat in desk.view.order:
        card = desk.view.accepted[seat]
        if card >= 0:
            found.append((desk.names.party(seat), desk.names.donation(card)))
        elif card == FACE_DOWN:
            found.append((desk.names.party(seat), texts("prompt-contribution-down")))
    return found

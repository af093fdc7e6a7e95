"""How matches count with rallies and trend: as a factor of at least one, or signed and added to the trend; and ranks.

With a national board, votes are rallies x (trend + matches); if that sum is not positive, two rallies bring one vote;
a cap limits votes (VG06 6.2.8).  Otherwise they are (rallies + trend) x matches, each at least one (EN19 phase 9a).
"""

from __future__ import annotations

from collections.abc import Sequence

from macher.i18n.numbers import MINUS, TIMES
from macher.i18n.texts import Texts
from macher.rules.views import PlayerView


def added(view: PlayerView) -> bool:
    """Whether matches are added to the trend and keep their sign."""
    return view.national is not None


def factor(view: PlayerView, matches: int) -> int:
    """The number that a sum of matches counts as."""
    return matches if added(view) else max(1, matches)


def written(view: PlayerView, texts: Texts, value: int) -> str:
    """What matches count, as it is written: x3, or +3."""
    return texts.signed(value) if added(view) else texts.times(value)


def quiet(view: PlayerView, value: int) -> bool:
    """Whether the matches change nothing: the votes are the same as without any."""
    return value == 0 if added(view) else value <= 1


def formula(view: PlayerView, texts: Texts, rallies: int, trend: int, value: int, gained: int) -> str:
    """The arithmetic of a conversion in figures: (5 + 2) x 3 = 21, 8 x (2 + 1) = 24, 5 / 2 = 2."""
    count, steps = texts.number(rallies), texts.number(abs(trend))
    if not added(view):
        sign = MINUS if trend < 0 else "+"
        return f"({count} {sign} {steps}) {TIMES} {texts.number(value)} = {texts.number(gained)}"
    if trend + value <= 0:
        return f"{count} ÷ 2 = {texts.number(gained)}"
    sign = MINUS if value < 0 else "+"
    match = f"{sign} {texts.number(abs(value))}"
    return f"{count} {TIMES} ({texts.number(trend)} {match}) = {texts.number(gained)}"


def rank(view: PlayerView, place: int, votes: Sequence[int], seat: int) -> int:
    """Which place a party has in a state with these votes by seat.

    Of those with equal votes who is nearer to the start player is ahead (EN19 phase 9b), or who came there last
    (VG06 6.2.8).
    """
    arrived, order = view.lands[place].stack, view.order

    def behind(each: int) -> int:
        if view.national is not None:
            return -arrived.index(each) if each in arrived else 1
        return order.index(each) if each in order else each

    return 1 + sorted(range(len(votes)), key=lambda each: (-votes[each], behind(each))).index(seat)

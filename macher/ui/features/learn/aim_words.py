"""The sentences of the picture of the aim, in the words and with the figures of an edition."""

from __future__ import annotations

from macher.i18n import Texts, names
from macher.ui.features.ending.door import SOURCE_NAMES
from macher.ui.features.learn.aim_facts import AimFacts

__all__ = ["AimWords"]


class AimWords:
    """What is said beside each part of the picture."""

    def __init__(self, texts: Texts, facts: AimFacts) -> None:
        self.texts, self.facts = texts, facts

    def source(self, key: str) -> tuple[str, str]:
        """The name of a source of points, and what brings them."""
        texts, facts = self.texts, self.facts
        figures = facts.edition.figures
        length = next(iter(facts.edition.lengths.values()))
        more = facts.edition.capabilities
        if key == "votes":
            said = texts(
                "aim-votes-text",
                majority=figures.majority,
                least=facts.smallest.maximum,
                small=names.land(texts, facts.smallest.key),
                most=facts.largest.maximum,
                large=names.land(texts, facts.largest.key),
            )
        elif key == "bonus":
            said = texts(
                "aim-bonus-text", majority=figures.majority, alone=figures.bonus_sole, partner=figures.bonus_coalition
            )
        elif key == "presence":
            said = texts("aim-presence-text", most=max(length.presence), least=min(length.presence))
        elif key == "base":
            said = texts("aim-base-text", start=figures.start_base)
        elif key == "money":
            most, next_ = figures.money_prizes
            said = texts("aim-prizes-text", most=most, next=next_)
        elif key == "rank" and more.member_prizes is not None:
            most, next_ = more.member_prizes
            said = texts("aim-rank-text", most=most, next=next_)
        elif key == "opinion" and more.national is not None:
            points = [space.points for space in more.national.spaces]
            said = texts("aim-opinion-text", most=max(points), least=min(points), secured=more.national.secured_points)
        else:
            said = ""
        return texts(SOURCE_NAMES[key]), said

    def part(self, key: str) -> tuple[str, str]:
        """The heading below a part of the sum, and what is said about it."""
        texts, facts = self.texts, self.facts
        figures = facts.edition.figures
        if key == "rallies":
            cost = texts.money(figures.rally_costs[1])
            return texts("aim-rallies", n=facts.rallies), texts("aim-rallies-text", cost=cost)
        if key == "trend":
            return texts("aim-trend", trend=texts.signed(facts.trend)), texts("aim-trend-text")
        if key == "cards":
            return texts("aim-matches", n=facts.matches, all=4), texts("aim-matches-text")
        if key == "new":
            return texts("aim-new"), self.formula
        land = names.land(texts, facts.goal.key)
        head = texts("aim-reach", points=facts.worth, land=land)
        more = texts("aim-reach-text", majority=figures.majority, full=facts.goal.maximum, bonus=figures.bonus_sole)
        return head, more

    @property
    def formula(self) -> str:
        """The sum in figures."""
        facts = self.facts
        if facts.classic:
            return f"({facts.trend} + {facts.matches}) × {facts.rallies}"
        return f"({facts.rallies} + {facts.trend}) × {facts.matches}"

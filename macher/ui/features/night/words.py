"""The sentences of an election: verdict, what moves to the media presence, how each figure came about."""

from __future__ import annotations

from dataclasses import dataclass

from macher.i18n.names import land
from macher.ui.features.night.facts import Column, ElectionFacts, Pair
from macher.words.names import GameNames

__all__ = ["ElectionWords", "Token"]


@dataclass(frozen=True, slots=True)
class Token:
    """A figure or sign of a formula, with the words below it."""

    text: str
    caption: str = ""
    quiet: bool = False


class ElectionWords:
    """Says in the language of the names what has happened."""

    def __init__(self, names: GameNames, facts: ElectionFacts) -> None:
        self.names, self.facts = names, facts
        self.texts = names.texts

    def votes(self, votes: int) -> str:
        """13 votes."""
        return self.texts("election-votes", votes=votes)

    def points(self, points: int) -> str:
        """12 victory points."""
        return self.texts("election-points", points=points)

    def won(self, points: int) -> str:
        """What votes bring in a land: victory points."""
        return self.points(points)

    # -- verdict -------------------------------------------------------------------------------------------------------

    def place(self) -> str:
        """Which election in which round, and what is at stake."""
        facts = self.facts
        place = self.texts("election-place", number=facts.number, elections=facts.elections, round=facts.round)
        return place + " · " + self.texts("election-most", points=self.won(facts.most))

    def title(self) -> str:
        """The land has voted."""
        return self.texts("election-title", land=land(self.texts, self.facts.land))

    def verdict(self) -> tuple[str, str]:
        """Who has won, and why."""
        texts, facts = self.texts, self.facts
        points, majority = self.points(facts.bonus), self.votes(facts.majority)
        if facts.outcome == "sole":
            party = self.names.party_full(facts.seats[0])
            return texts("election-sole", party=party), texts("election-sole-why", majority=majority, points=points)
        if facts.outcome == "several":
            winners = self.names.parties(facts.winners)
            why = texts("election-several-why", majority=majority, points=points, winners=winners)
            return texts("election-several", parties=self.names.parties(facts.seats)), why
        if facts.outcome == "coalition":
            formed = next(pair for pair in facts.pairs if pair.state == "formed")
            cards = texts("election-cards", cards=formed.common)
            why = texts("election-coalition-why", sum=self.sum(formed), cards=cards, points=points)
            return texts("election-coalition", parties=self.names.parties(facts.seats)), why
        strongest = facts.seats[0]
        votes = self.votes(facts.columns[strongest].votes)
        why = texts("election-none-why", party=self.names.party(strongest), votes=votes, points=points)
        return texts("election-none"), why

    def sum(self, pair: Pair) -> str:
        """44 + 24 = 68 votes."""
        columns = self.facts.columns
        first, second = (self.texts.number(columns[seat].votes) for seat in (pair.leader, pair.partner))
        return self.texts("election-sum", first=first, second=second, votes=self.votes(pair.votes))

    def notes(self) -> str:
        """Who was nearer to the start player, and whose media markers move."""
        texts, facts = self.texts, self.facts
        said = []
        if facts.tied:
            tied, nearest = self.names.parties(facts.tied), self.names.party(facts.seats[0])
            said.append(texts("election-tie", parties=tied, party=nearest))
        moved = [column.seat for column in facts.columns if column.moved]
        if not moved:
            said.append(texts("election-moved-none"))
        else:
            points = self.points(facts.presence)
            said.append(texts("election-moved", parties=self.names.parties(moved), points=points))
        if facts.influencer >= 0:
            said.append(texts("election-influence", party=self.names.party(facts.influencer)))
        without = [seat for seat in facts.winners if not facts.columns[seat].moved]
        if without and moved:
            said.append(texts("election-no-marker", parties=self.names.parties(without)))
        return " ".join(said)

    # -- figures -------------------------------------------------------------------------------------------------------

    def formula(self, column: Column) -> list[str]:
        """(5 + 2) × 3 = 21, and the same without the result for narrow places."""
        if not column.rallies:
            return [self.texts("election-no-rallies"), "–"]
        parts = self._parts(column)
        short = self.texts(
            "election-formula-short",
            rallies=parts["rallies"],
            sign=parts["sign"],
            trend=parts["trend"],
            matches=parts["matches"],
        )
        whole = self.texts(
            "election-formula",
            rallies=parts["rallies"],
            sign=parts["sign"],
            trend=parts["trend"],
            matches=parts["matches"],
            votes=self.texts.number(column.gained + column.lost),
        )
        return [whole, short, short.replace(" ", "")]

    def _parts(self, column: Column) -> dict[str, str]:
        number = self.texts.number
        return {
            "rallies": number(column.rallies),
            "sign": "−" if column.trend < 0 else "+",
            "trend": number(abs(column.trend)),
            "matches": number(column.matches),
        }

    def floored(self, column: Column) -> bool:
        """Whether the formula would have brought less than the least there is."""
        return column.rallies + column.trend < 1

    def column_tip(self, column: Column) -> str:
        """How the votes of a party came about."""
        texts = self.texts
        lines = [texts("election-tip", party=self.names.party_full(column.seat), votes=self.votes(column.votes))]
        lines.append(texts("election-tip-before", before=self.votes(column.before)))
        if column.rallies:
            parts = self._parts(column)
            lines.append(
                texts(
                    "election-tip-formula",
                    rallies=column.rallies,
                    sign=parts["sign"],
                    trend=parts["trend"],
                    matches=column.matches,
                    gained=self.votes(column.gained + column.lost),
                )
            )
            if self.floored(column):
                lines.append(texts("election-tip-least"))
        else:
            lines.append(texts("election-tip-none"))
        lines.append(texts("election-tip-points", points=self.won(column.points)))
        return "\n".join(lines)

    def row_tip(self, column: Column) -> str:
        """What a party's points of this election are made of."""
        texts = self.texts
        lines = [texts("election-row-tip", party=self.names.party_full(column.seat), total=self.won(column.total))]
        lines.append(texts("election-row-votes", points=self.won(column.points)))
        if column.bonus:
            lines.append(texts("election-row-bonus", points=self.points(column.bonus)))
        if column.moved:
            lines.append(texts("election-row-media", points=self.points(self.facts.presence)))
        return "\n".join(lines)

    def line(self) -> str:
        """What the line across the columns stands for."""
        return self.votes(self.facts.majority)

    def pairs_title(self) -> str:
        """What stands over the pairs."""
        return self.texts("election-coalitions", party=self.names.party(self.facts.seats[0]))

    def opinions(self, seat: int) -> str:
        """How many opinions a party moves to the national board; nothing where there is none."""
        return ""

    def pair_note(self, pair: Pair) -> list[str]:
        """What stands below a pair: common cards, or why there is no coalition; long form first."""
        texts = self.texts
        if pair.missing:
            return [texts("election-pair-short", votes=pair.missing), f"−{texts.number(pair.missing)}"]
        if pair.state == "declined":
            return [texts("election-pair-declined"), "–"]
        cards = texts("election-cards-short", cards=pair.common)
        return [texts("election-cards", cards=pair.common), cards, texts.number(pair.common)]

    def pair_tip(self, pair: Pair) -> str:
        """Sum, common cards, and what became of a pair."""
        texts = self.texts
        both = self.names.parties((pair.leader, pair.partner))
        lines = [texts("election-pair-tip", parties=both, sum=self.sum(pair))]
        lines.append(texts("election-cards", cards=pair.common))
        if pair.missing:
            lines.append(texts("election-pair-missing", missing=self.votes(pair.missing)))
        elif pair.state == "declined":
            lines.append(texts("election-pair-refused", party=self.names.party(pair.partner)))
        elif pair.state == "formed":
            lines.append(texts("election-pair-formed"))
        else:
            lines.append(texts("election-pair-possible"))
        return "\n".join(lines)

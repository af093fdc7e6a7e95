"""The words of an election night: what is said in each beat, how each figure came about, and the verdict."""

from __future__ import annotations

from dataclasses import dataclass

from macher.i18n.names import land
from macher.ui.features.night.beats import BeatName
from macher.ui.features.night.facts import Column, ElectionFacts, Figure, Night, Pair, Past, Spot
from macher.words.names import GameNames

_HEADS: dict[Figure, str] = {
    "points": "election-head-votes",
    "bonus": "election-head-bonus",
    "media": "election-head-media",
    "total": "election-head-total",
    "opinions": "election-head-opinions",
}
"""Headings of the columns of figures."""


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

    def floored(self, column: Column) -> bool:
        """Whether the formula would have brought less than the least there is."""
        return column.rallies + column.trend < 1

    def column_tip(self, column: Column) -> str:
        """How the votes of a party came about."""
        texts = self.texts
        lines = [texts("election-tip", party=self.names.party_full(column.seat), votes=self.votes(column.votes))]
        lines.append(texts("election-tip-before", before=self.votes(column.before)))
        if column.rallies:
            sign, trend = signed(column.trend)
            figures = {"rallies": column.rallies, "matches": column.matches}
            gained = self.votes(column.gained + column.lost)
            lines.append(texts("election-tip-formula", sign=sign, trend=texts.number(trend), gained=gained, **figures))
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

    # -- title and head ------------------------------------------------------------------------------------------------

    def numbered(self, number: int) -> str:
        """Election 4 of 4."""
        return self.texts("election-number", number=number, elections=self.facts.elections)

    def now(self) -> str:
        """Who votes."""
        return self.texts("election-now", land=self._land())

    def stakes(self) -> str:
        """What can be won, and what for."""
        most, majority = self.won(self.facts.most), self.votes(self.facts.majority)
        return self.texts("election-stakes", points=most, majority=majority)

    def night_place(self) -> str:
        """Which election, and what is at stake."""
        most = self.texts("election-most", points=self.won(self.facts.most))
        return f"{self.numbered(self.facts.number)} · {most}"

    def stood(self, seat: int, points: tuple[int, ...]) -> str:
        """Place and points of a party."""
        place = 1 + sum(other > points[seat] for other in points)
        return self.texts(
            "election-stood",
            player=self.names.player(seat),
            party=self.names.party(seat),
            place=place,
            points=self.won(points[seat]),
        )

    def won_by(self, past: Past) -> str:
        """Who has won an earlier election."""
        parties = self.names.parties(seat for seat, _ in past.sides)
        return self.texts("election-won-by", land=land(self.texts, past.land), parties=parties)

    def _land(self) -> str:
        return land(self.texts, self.facts.land)

    # -- for readers ---------------------------------------------------------------------------------------------------

    def told(self, beat: BeatName) -> str:
        """A whole beat as text."""
        if beat == "count":
            return " ".join(_sentence(self.column_tip(column).replace("\n", ". ")) for column in self.facts.columns)
        if beat == "line":
            over = self.facts.over
            said = (self.alone(over[0]),) if len(over) == 1 else self.line_said()
            return " ".join(_sentence(each) for each in said if each)
        if beat == "partner":
            return " ".join(_sentence(self.pair_tip(pair).replace("\n", ". ")) for pair in self.facts.pairs)
        return " ".join((*self.verdict(), self.notes()))

    # -- count ---------------------------------------------------------------------------------------------------------

    def tokens(self, column: Column) -> list[Token]:
        """The formula of a conversion, figure by figure."""
        number, (sign, trend) = self.texts.number, signed(column.trend)
        return [
            Token(f"({number(column.rallies)}", self.rallied(column)),
            Token(sign, "", True),
            Token(f"{number(trend)})", self.texts("election-caption-trend")),
            *([Token("→", "", True), Token(number(1), self.texts("election-caption-least"))] * self.floored(column)),
            Token("×", "", True),
            Token(number(column.matches), self.matched(column)),
            *self.outcome(column),
        ]

    def rallied(self, column: Column) -> str:
        """The word below the number of rallies."""
        return self.texts("election-caption-rallies", count=column.rallies)

    def matched(self, column: Column) -> str:
        """The word below the number of matches."""
        return self.texts("election-caption-matches", count=abs(column.matches))

    def outcome(self, column: Column) -> list[Token]:
        """The end of the formula: what it brings."""
        gained = column.gained + column.lost
        said = self.texts("election-caption-gained", count=gained)
        return [Token("=", "", True), Token(self.texts.number(gained), said)]

    # -- the line ------------------------------------------------------------------------------------------------------

    def line_said(self) -> tuple[str, str, str]:
        """The sentence about the line in large letters, and two smaller ones."""
        texts, facts = self.texts, self.facts
        if len(facts.over) > 1:
            title, why = self.verdict()
            return title, f"{why.split('. ')[0]}.", ""
        leader = facts.pairs[0].leader if facts.pairs else facts.strongest[0]
        party, votes = self.names.party(leader), self.votes(facts.columns[leader].votes)
        named = texts("election-strongest-now", party=party, votes=votes)
        if len(facts.tied) > 1:
            named = texts("election-tie", parties=self.names.parties(facts.tied), party=party)
        return texts("election-nobody", majority=facts.majority), named, texts("election-seeks")

    def alone(self, seat: int) -> str:
        """Who governs without a partner."""
        return self.texts("election-alone", party=self.names.party(seat))

    def alone_points(self, column: Column) -> tuple[str, str]:
        """Whose victory it is, and what it brings."""
        number = self.texts.number
        sums = self.texts("election-alone-points", votes=number(column.points), bonus=number(column.bonus))
        return self.names.player(column.seat), sums

    # -- partners ------------------------------------------------------------------------------------------------------

    def ballot_title(self) -> tuple[str, str]:
        """What stands over the candidates, and by what rule one of them is chosen."""
        texts, facts = self.texts, self.facts
        leader = self.names.party(facts.pairs[0].leader)
        rule = texts("election-partner-rule", majority=facts.majority)
        return texts("election-partner-of", party=leader), rule

    def pair_row(self, pair: Pair) -> list[str]:
        """What two parties share, what they have together, and why they do not govern; long form first."""
        shared, votes = self.texts("election-shared", cards=pair.common), self.votes(pair.votes)
        if pair.state not in ("short", "declined"):
            return [f"{shared} · {votes}", shared]
        note = self.pair_note(pair)[0]
        return [f"{shared} · {votes} · {note}", f"{shared} · {note}", note]

    def pair_said(self, pair: Pair) -> tuple[str, str]:
        """What comes of a pair, in two sentences."""
        texts, facts = self.texts, self.facts
        tips = self.pair_tip(pair).split("\n")
        if pair.state != "formed":
            return tips[-1], tips[1]
        party = self.names.party(pair.partner)
        each = texts("election-each", points=self.points(facts.bonus))
        fits = facts.asked[: facts.asked.index(pair)]
        most = max(other.common for other in facts.pairs)
        if fits or pair.common < most:
            return texts("election-first-fits", party=party, majority=self.votes(facts.majority)), each
        equals = sum(other.common == most for other in facts.pairs) > 1
        return texts("election-first-near" if equals else "election-first-most", party=party), each

    # -- result --------------------------------------------------------------------------------------------------------

    def sentences(self) -> list[str]:
        """What moves where, and why, sentence by sentence."""
        said = self.notes()
        return [f"{each}." if not each.endswith(".") else each for each in said.split(". ")]

    def band_title(self) -> str:
        """Over the names of those who govern."""
        if self.facts.outcome == "none":
            return self.title()
        if self.facts.outcome == "several":
            return self.texts("election-majorities", n=len(self.facts.seats), land=self._land())
        return self.texts("election-government", land=self._land())

    def governs(self) -> str:
        """Below the names: who that is, with how many votes."""
        facts, names = self.facts, self.names
        if facts.outcome not in ("sole", "coalition"):
            return self.verdict()[0]
        votes = self.votes(sum(facts.columns[seat].votes for seat in facts.seats))
        if len(facts.seats) > 1:
            return self.texts("election-govern", players=names.players(facts.seats), votes=votes)
        return self.texts("election-governs", player=names.player(facts.seats[0]), votes=votes)

    def head(self, figure: Figure) -> str:
        """Over a column of figures."""
        return self.texts(_HEADS[figure])

    def spot(self, spot: Spot) -> str:
        """A spot of the media presence as a sentence."""
        place = land(self.texts, spot.land) if spot.land else self.numbered(spot.number)
        points = self.points(spot.points)
        if not spot.seats:
            return self.texts("election-spot-empty", place=place, points=points)
        return self.texts("election-spot", place=place, points=points, parties=self.names.parties(spot.seats))

    def climbed(self, seat: int, night: Night) -> str:
        """A party's place before and after."""
        before, after = (1 + sum(other > points[seat] for other in points) for points in (night.before, night.after))
        points = self.won(night.after[seat])
        return self.texts("election-climbed", player=self.names.player(seat), points=points, place=after, before=before)


def signed(value: int) -> tuple[str, int]:
    """The sign of a figure, and the figure without it."""
    return ("−" if value < 0 else "+"), abs(value)


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else f"{text}."

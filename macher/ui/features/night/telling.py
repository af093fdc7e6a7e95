"""The words of an election night: what is said in each beat, and what stands beside the figures of the result."""

from __future__ import annotations

from macher.i18n import Texts
from macher.i18n.names import land
from macher.ui.features.night.beats import BeatName
from macher.ui.features.night.before_and_after import Night, Past, Spot
from macher.ui.features.night.contest_words import election_words
from macher.ui.features.night.facts import Column, ElectionFacts, Figure, Pair
from macher.ui.features.night.words import Token
from macher.words.names import GameNames

__all__ = ["NightWords"]

_HEADS: dict[Figure, str] = {
    "points": "election-head-votes",
    "bonus": "election-head-bonus",
    "media": "election-head-media",
    "total": "election-head-total",
    "opinions": "election-head-opinions",
}
"""Headings of the columns of figures."""


class NightWords:
    """Says in the language of the names what is seen; names of players, so that several can read it together."""

    def __init__(self, names: GameNames, facts: ElectionFacts) -> None:
        self.names, self.facts = names, facts
        self.texts: Texts = names.texts
        self.told_words = election_words(names, facts)
        """The sentences of the result: verdict, notes, how each figure came about."""

    # -- title and head ------------------------------------------------------------------------------------------------

    def night(self) -> str:
        """What the evening is."""
        return self.texts("election-night")

    def numbered(self, number: int) -> str:
        """Election 4 of 4."""
        return self.texts("election-number", number=number, elections=self.facts.elections)

    def now(self) -> str:
        """Who votes."""
        return self.texts("election-now", land=self._land())

    def title(self) -> str:
        """Who has voted."""
        return self.told_words.title()

    def stakes(self) -> str:
        """What can be won, and what for."""
        most = self.told_words.won(self.facts.most)
        if self.facts.contest is not None:
            return self.texts("election-stakes-sides", points=most)
        return self.texts("election-stakes", points=most, majority=self.told_words.votes(self.facts.majority))

    def night_place(self) -> str:
        """Which election, and what is at stake."""
        most = self.texts("election-most", points=self.told_words.won(self.facts.most))
        return f"{self.numbered(self.facts.number)} · {most}"

    def before_title(self) -> str:
        """Over the standings before the election."""
        return self.texts("election-before-night")

    def after_elections(self, count: int) -> str:
        """After how many elections."""
        return self.texts("election-after-count", count=count)

    def stood(self, seat: int, points: tuple[int, ...]) -> str:
        """Place and points of a party."""
        place = 1 + sum(other > points[seat] for other in points)
        return self.texts(
            "election-stood",
            player=self.names.player(seat),
            party=self.names.party(seat),
            place=place,
            points=self.told_words.won(points[seat]),
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
        return " ".join((*self.told_words.verdict(), self.told_words.notes()))

    # -- count ---------------------------------------------------------------------------------------------------------

    def column_tip(self, column: Column) -> str:
        """How the votes of a party came about."""
        return self.told_words.column_tip(column)

    def caption(self, which: str, count: int = 0) -> str:
        """A word below a figure."""
        keys = {
            "rallies": "election-caption-rallies",
            "matches": "election-caption-matches",
            "gained": "election-caption-gained",
        }
        if which in keys:
            return self.texts(keys[which], count=count)
        plain = {
            "trend": "election-caption-trend",
            "least": "election-caption-least",
            "before": "election-caption-before",
            "after": "election-caption-after",
        }
        return self.texts(plain[which])

    def tokens(self, column: Column) -> list[Token]:
        """The formula of a conversion, figure by figure."""
        number = self.texts.number
        gained = column.gained + column.lost
        end = [Token("=", "", True), Token(number(gained), self.caption("gained", gained))]
        rallies = self.caption("rallies", column.rallies)
        matches = self.caption("matches", abs(column.matches))
        least = self.told_words.floored(column)
        if self.facts.contest is None:
            sign, trend = _signed(column.trend)
            bracket = [
                Token(f"({number(column.rallies)}", rallies),
                Token(sign, "", True),
                Token(f"{number(trend)})", self.caption("trend")),
            ]
            if least:
                bracket += [Token("→", "", True), Token(number(1), self.caption("least"))]
            return [*bracket, Token("×", "", True), Token(number(column.matches), matches), *end]
        if least:
            half = [Token(number(column.rallies), rallies), Token("÷", "", True), Token(number(2))]
            return [*half, *end]
        sign, second = _signed(column.matches)
        first = number(column.trend) if column.trend >= 0 else f"−{number(-column.trend)}"
        return [
            Token(number(column.rallies), rallies),
            Token("×", "", True),
            Token(f"({first}", self.caption("trend")),
            Token(sign, "", True),
            Token(f"{number(second)})", matches),
            *end,
        ]

    # -- the line ------------------------------------------------------------------------------------------------------

    def short(self, votes: int) -> str:
        """By how much a party misses the line."""
        return self.texts("election-pair-short", votes=votes)

    def line(self) -> str:
        """What the line stands for."""
        return self.told_words.line()

    def line_said(self) -> tuple[str, str, str]:
        """The sentence about the line in large letters, and two smaller ones."""
        texts, facts = self.texts, self.facts
        if len(facts.over) > 1:
            title, why = self.told_words.verdict()
            return title, f"{why.split('. ')[0]}.", ""
        strongest = facts.strongest
        leader = facts.pairs[0].leader if facts.pairs and facts.contest is None else strongest[0]
        votes = self.told_words.votes(facts.columns[leader].votes)
        named = texts("election-strongest-now", party=self.names.party(leader), votes=votes)
        if facts.contest is None:
            if len(facts.tied) > 1:
                named = texts("election-tie", parties=self.names.parties(facts.tied), party=self.names.party(leader))
            return texts("election-nobody", majority=facts.majority), named, texts("election-seeks")
        level = texts("election-level", parties=self.names.parties(strongest))
        title = level if len(strongest) > 1 else texts("election-strongest-short", party=self.names.party(leader))
        if not facts.pairs:
            return (*self.told_words.verdict(), "")
        return title, votes, texts("election-sides-count")

    def alone(self, seat: int) -> str:
        """Who governs without a partner."""
        return self.texts("election-alone", party=self.names.party(seat))

    def alone_points(self, column: Column) -> tuple[str, str]:
        """Whose victory it is, and what it brings."""
        number = self.texts.number
        sums = self.texts("election-alone-points", votes=number(column.points), bonus=number(column.bonus))
        return self.names.player(column.seat), sums

    # -- partners ------------------------------------------------------------------------------------------------------

    def votes(self, votes: int) -> str:
        """13 votes."""
        return self.told_words.votes(votes)

    def ballot_title(self) -> tuple[str, str]:
        """What stands over the candidates, and by what rule one of them is chosen."""
        texts, facts = self.texts, self.facts
        if facts.contest is not None:
            return texts("election-sides-title"), texts("election-sides-rule")
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

    def pair_note(self, pair: Pair) -> list[str]:
        """Why two parties do not come together."""
        return self.told_words.pair_note(pair)

    def pair_tip(self, pair: Pair) -> str:
        """Two parties as sentences."""
        return self.told_words.pair_tip(pair)

    def common_of(self, cards: int) -> str:
        """How many program cards two parties share."""
        return self.texts("election-cards", cards=cards)

    def pair_said(self, pair: Pair) -> tuple[str, str]:
        """What comes of a pair, in two sentences."""
        texts, facts = self.texts, self.facts
        tips = self.pair_tip(pair).split("\n")
        if pair.state != "formed" or facts.contest is not None:
            return tips[-1], tips[1]
        party = self.names.party(pair.partner)
        each = texts("election-each", points=self.told_words.points(facts.bonus))
        fits = facts.asked[: facts.asked.index(pair)]
        most = max(other.common for other in facts.pairs)
        if fits or pair.common < most:
            return texts("election-first-fits", party=party, majority=self.votes(facts.majority)), each
        equals = sum(other.common == most for other in facts.pairs) > 1
        return texts("election-first-near" if equals else "election-first-most", party=party), each

    # -- result --------------------------------------------------------------------------------------------------------

    def verdict(self) -> tuple[str, str]:
        """Who has won, and why."""
        return self.told_words.verdict()

    def sentences(self) -> list[str]:
        """What moves where, and why, sentence by sentence."""
        said = self.told_words.notes()
        return [f"{each}." if not each.endswith(".") else each for each in said.split(". ")]

    def band_title(self) -> str:
        """Over the names of those who govern."""
        if self.facts.contest is not None:
            return self.title()
        if self.facts.outcome == "none":
            return self.title()
        if self.facts.outcome == "several":
            return self.texts("election-majorities", n=len(self.facts.seats), land=self._land())
        return self.texts("election-government", land=self._land())

    def governs(self) -> str:
        """Below the names: who that is, with how many votes."""
        facts, names = self.facts, self.names
        if facts.contest is not None or facts.outcome not in ("sole", "coalition"):
            return self.verdict()[0]
        votes = self.votes(sum(facts.columns[seat].votes for seat in facts.seats))
        if len(facts.seats) > 1:
            return self.texts("election-govern", players=names.players(facts.seats), votes=votes)
        return self.texts("election-governs", player=names.player(facts.seats[0]), votes=votes)

    def tonight(self) -> str:
        """Over the points of this election."""
        return self.texts("election-tonight")

    def head(self, figure: Figure) -> str:
        """Over a column of figures."""
        return self.texts(_HEADS[figure])

    def row_tip(self, column: Column) -> str:
        """What a party's points are made of."""
        return self.told_words.row_tip(column)

    def opinions(self, seat: int) -> str:
        """How many opinions a party moves."""
        return self.told_words.opinions(seat)

    def presence(self) -> str:
        """Over the spots of the media presence."""
        return self.texts("final-presence")

    def presence_end(self) -> str:
        """What the figures of the spots are."""
        return self.texts("election-presence-end")

    def spot(self, spot: Spot) -> str:
        """A spot of the media presence as a sentence."""
        place = land(self.texts, spot.land) if spot.land else self.numbered(spot.number)
        points = self.told_words.points(spot.points)
        if not spot.seats:
            return self.texts("election-spot-empty", place=place, points=points)
        return self.texts("election-spot", place=place, points=points, parties=self.names.parties(spot.seats))

    def standings(self) -> str:
        """Over the standings."""
        return self.texts("election-standings")

    def climbed(self, seat: int, night: Night) -> str:
        """A party's place before and after."""
        before, after = (1 + sum(other > points[seat] for other in points) for points in (night.before, night.after))
        points = self.told_words.won(night.after[seat])
        return self.texts("election-climbed", player=self.names.player(seat), points=points, place=after, before=before)


def _signed(value: int) -> tuple[str, int]:
    return ("−" if value < 0 else "+"), abs(value)


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else f"{text}."

"""The sentences of an election in which sides stand against each other: who wins, by what, and what moves where."""

from __future__ import annotations

from macher.i18n.names import card as card_name
from macher.ui.features.night.contest import Card, Contest, Placing, Side
from macher.ui.features.night.facts import Column, ElectionFacts, Pair
from macher.ui.features.night.words import ElectionWords, Token, signed
from macher.words.names import GameNames


def election_words(names: GameNames, facts: ElectionFacts) -> ElectionWords:
    """The words for an election of its kind."""
    kind = ElectionWords if facts.contest is None else ContestWords
    return kind(names, facts)


class ContestWords(ElectionWords):
    """Says what has happened where no majority is needed."""

    @property
    def contest(self) -> Contest:
        """How the sides stood against each other."""
        found = self.facts.contest
        assert found is not None, "these words are chosen only for a contest of sides"
        return found

    def won(self, points: int) -> str:
        """12 seats."""
        return self.texts("election-seats", seats=points)

    def stakes(self) -> str:
        """What can be won."""
        return self.texts("election-stakes-sides", points=self.won(self.facts.most))

    def line_said(self) -> tuple[str, str, str]:
        """The sentence about the strongest party in large letters, and two smaller ones."""
        texts, strongest = self.texts, self.facts.strongest
        if not self.facts.pairs:
            return (*self.verdict(), "")
        title = texts("election-level", parties=self.names.parties(strongest))
        if len(strongest) == 1:
            title = texts("election-strongest-short", party=self.names.party(strongest[0]))
        return title, self.votes(self.facts.columns[strongest[0]].votes), texts("election-sides-count")

    # -- verdict -------------------------------------------------------------------------------------------------------

    def verdict(self) -> tuple[str, str]:
        """Which side has won, and by what."""
        won, narrow, texts = self.contest.sides[0], self.contest.narrow, self.texts
        if len(won.seats) > 1:
            both = self.names.parties(won.seats)
            title = texts("election-won-both-nose" if narrow else "election-won-both", parties=both)
        else:
            party = self.names.party(won.seats[0])
            title = texts("election-won-nose" if narrow else "election-won", party=party)
        return title, self._nose() if narrow else self._lead()

    def _lead(self) -> str:
        won, second = self.contest.sides[:2]
        ahead = self.texts(
            "election-won-ahead", parties=self.names.parties(second.seats), votes=self.votes(second.votes)
        )
        return f"{self._votes_of(won)}. {ahead}"

    def _nose(self) -> str:
        """By what a tie was decided: the strongest single party, else the marker on top (VG06 6.3.2)."""
        texts, contest = self.texts, self.contest
        won, *others = contest.tied
        beaten = self.names.parties(seat for side in others for seat in side.seats)
        said = texts("election-nose-level", parties=beaten, sum=self._votes_of(won))
        if contest.pile:
            top = self.names.party(contest.pile[0])
            return f"{said} {texts('election-nose-top', party=top)}"
        best = max(won.seats, key=lambda seat: self.facts.columns[seat].votes)
        votes = self.votes(self.facts.columns[best].votes)
        return f"{said} {texts('election-nose-single', party=self.names.party(best), votes=votes)}"

    def _votes_of(self, side: Side) -> str:
        """44 + 24 = 68 votes, or 44 votes."""
        if len(side.seats) == 1:
            return self.votes(side.votes)
        first, second = (self.texts.number(self.facts.columns[seat].votes) for seat in side.seats)
        return self.texts("election-sum", first=first, second=second, votes=self.votes(side.votes))

    def band_title(self) -> str:
        """Over the names of those who have won."""
        return self.title()

    def governs(self) -> str:
        """Below the names: who has won."""
        return self.verdict()[0]

    def notes(self) -> str:
        """Whose media markers move, which opinions, and whose votes found no room."""
        texts, facts = self.texts, self.facts
        said = []
        moved = [column.seat for column in facts.columns if column.moved]
        if moved:
            said.append(texts("election-moved", parties=self.names.parties(moved), points=self.points(facts.presence)))
        else:
            said.append(texts("election-moved-none"))
        beaten = [seat for seat in self.contest.rewarded if facts.columns[seat].moved]
        if beaten:
            said.append(texts("election-nose-moved", parties=self.names.parties(beaten)))
        without = [seat for seat in (*facts.winners, *self.contest.rewarded) if seat not in moved]
        if without and moved:
            said.append(texts("election-no-marker", parties=self.names.parties(without)))
        said.append(self._opinions_note())
        lost = [seat for seat, column in enumerate(facts.columns) if column.lost]
        if lost:
            cap = self.votes(self.contest.cap)
            said.append(texts("election-capped", parties=self.names.parties(lost), cap=cap))
        return " ".join(said)

    def _opinions_note(self) -> str:
        texts, contest = self.texts, self.contest
        placed = [self._placing(placing) for placing in contest.placed]
        if placed:
            return texts("election-opinions-moved", placings=texts.listing(placed))
        if contest.done:
            return texts("election-opinions-none")
        winners = self.names.parties(self.facts.winners)
        return texts("election-opinions-open", parties=winners, cards=contest.cards)

    def _placing(self, placing: Placing) -> str:
        texts = self.texts
        said = texts("election-placing", party=self.names.party(placing.seat), card=self._card(placing.card))
        if placing.effect in ("opposite", "replaced"):
            return f"{said} ({texts('election-placing-instead', card=self._card(placing.gone[0]))})"
        if placing.effect == "secured":
            return f"{said} ({texts('election-placing-secured')})"
        if placing.effect == "discarded":
            return f"{said} ({texts('election-placing-discarded')})"
        return said

    def _card(self, card: Card) -> str:
        topic, approve = card
        return card_name(self.texts, topic, approve).replace(" ", "\u00a0", 1)

    # -- figures -------------------------------------------------------------------------------------------------------

    def tokens(self, column: Column) -> list[Token]:
        """The formula of a conversion; if the factor is not above zero, the votes that half of the meetings bring."""
        number, rallies = self.texts.number, self.texts.number(column.rallies)
        if self.floored(column):
            half = [Token(rallies, self.rallied(column)), Token("÷", "", True), Token(number(2))]
            return [*half, *self.outcome(column)]
        sign, matches = signed(column.matches)
        first = number(column.trend) if column.trend >= 0 else f"−{number(-column.trend)}"
        return [
            Token(rallies, self.rallied(column)),
            Token("×", "", True),
            Token(f"({first}", self.texts("election-caption-trend")),
            Token(sign, "", True),
            Token(f"{number(matches)})", self.matched(column)),
            *self.outcome(column),
        ]

    def floored(self, column: Column) -> bool:
        """Whether two meetings bring one vote."""
        return column.trend + column.matches <= 0

    def column_tip(self, column: Column) -> str:
        """How the votes of a party came about, and which of them found no room."""
        tip = super().column_tip(column)
        if column.lost:
            tip += "\n" + self.texts("election-tip-lost", votes=self.votes(column.lost))
        return tip

    def row_tip(self, column: Column) -> str:
        """Seats, media marker, opinions."""
        texts = self.texts
        lines = [texts("election-row-tip", party=self.names.party_full(column.seat), total=self.won(column.total))]
        if column.moved:
            lines.append(texts("election-row-media", points=self.points(self.facts.presence)))
        lines += [self._placing(placing) for placing in self.contest.placed if placing.seat == column.seat]
        return "\n".join(lines)

    def opinions(self, seat: int) -> str:
        """How many opinions a party has moved to the national board, or how many it may move."""
        if seat not in self.facts.winners:
            return ""
        moved = sum(placing.seat == seat for placing in self.contest.placed)
        if self.contest.done or moved:
            return self.texts.number(moved) if moved else ""
        return self.texts("election-opinions-most", cards=self.contest.cards)

    def line(self) -> str:
        """The most votes of a party."""
        return self.texts("election-cap", votes=self.votes(self.contest.cap))

    # -- sides ---------------------------------------------------------------------------------------------------------

    def ballot_title(self) -> tuple[str, str]:
        """What stands over the sides, and by what rule one of them wins."""
        return self.texts("election-sides-title"), self.texts("election-sides-rule")

    def pair_note(self, pair: Pair) -> list[str]:
        """Common cards below a coalition."""
        number = self.texts.number(pair.common)
        return [
            self.texts("election-cards", cards=pair.common),
            self.texts("election-cards-short", cards=pair.common),
            number,
        ]

    def pair_said(self, pair: Pair) -> tuple[str, str]:
        """What comes of a coalition, and its common cards."""
        tips = self.pair_tip(pair).split("\n")
        return tips[-1], tips[1]

    def pair_tip(self, pair: Pair) -> str:
        """Sum, common cards, whether it was forced, and what became of it."""
        texts, both = self.texts, self.names.parties((pair.leader, pair.partner))
        side = next(side for side in self.contest.coalitions if pair.leader in side.seats)
        lines = [texts("election-pair-tip", parties=both, sum=self._votes_of(side))]
        lines.append(texts("election-cards", cards=pair.common))
        if side.forced:
            lines.append(texts("election-side-forced"))
        lines.append(texts("election-side-won" if side.won else "election-side-lost"))
        return "\n".join(lines)

"""A game that is over: the one place that knows what is told at its end, for scoring, poster and turning points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from macher.i18n import Texts
from macher.session.chronicle import Chronicle
from macher.ui.features.ending.facts import Standings, ended, standings
from macher.ui.features.ending.headline import Headline, headline_of
from macher.ui.game.reviewed import ReviewedGame
from macher.ui.kit.button_row import RowButton
from macher.words.names import GameNames

if TYPE_CHECKING:
    from macher.session.session import GameSession
    from macher.ui.program import Program

__all__ = ["Finished", "game_names", "ways_on"]


def game_names(texts: Texts, course: Chronicle) -> GameNames:
    """What things are called in a game."""
    return GameNames(texts, course.edition, course.parties, players=course.config.names)


@dataclass(frozen=True, slots=True)
class Finished:
    """The course of a game and its standings."""

    game: ReviewedGame
    facts: Standings

    @classmethod
    def of(cls, session: GameSession, *, expecting: bool = False) -> Finished:
        """A game that is over; `expecting` works out what was expected after each election, which takes a moment."""
        game = ReviewedGame.of_session(session)
        return cls(game, ended(game) if expecting else standings(session.view(-1), session.edition))

    def names(self, texts: Texts) -> GameNames:
        """What things are called in this game."""
        return game_names(texts, self.game.course)

    def players(self, texts: Texts) -> list[str]:
        """Names by seat; a seat without one is called after its party."""
        names = self.names(texts)
        return [names.player(seat) for seat in range(len(self.facts.rows))]

    def headline(self, texts: Texts) -> Headline:
        """What decided it, as everybody is told."""
        return headline_of(texts, self.facts, self.players(texts)[self.facts.rows[0].seat])

    def shared(self, texts: Texts) -> str:
        """Who shares the victory; empty if one has won alone."""
        winners, players = self.facts.winners, self.players(texts)
        if len(winners) == 1:
            return ""
        said = texts.listing([players[row.seat] for row in winners])
        return texts("final-title-shared", players=said, points=winners[0].total)

    def title(self, texts: Texts) -> str:
        """Who has won."""
        first = self.facts.rows[0]
        alone = texts("final-title", player=self.players(texts)[first.seat], points=first.total)
        return self.shared(texts) or alone

    def margin(self, texts: Texts) -> str:
        """By how much; nothing if several win."""
        if not self.facts.lead:
            return ""
        second = self.players(texts)[self.facts.rows[1].seat]
        return texts("final-ahead", points=self.facts.lead, player=second)

    def title_for(self, texts: Texts, seat: int) -> str:
        """Who has won and by how much, as the person at a seat is told; -1 for everybody."""
        (first, second), players = (row.seat for row in self.facts.rows[:2]), self.players(texts)
        lead = self.facts.lead
        if self.shared(texts):
            return self.shared(texts)
        if seat == first:
            return texts("turning-you-win", points=lead, player=players[second])
        if seat == second:
            return texts("turning-ahead-of-you", points=lead, player=players[first])
        return texts("turning-wins", points=lead, player=players[first], second=players[second])


def ways_on(program: Program, page: str) -> list[RowButton]:
    """The buttons that lead on from the end of a game, with ids of a page: another game, or back to the tournament."""
    texts = program.texts
    if program.to_tournament is not None:
        back = texts("tournament-back")
        return [RowButton(f"{page}.tournament", back, program.to_tournament, "medal", "primary")]
    again, tip = texts("final-rematch-short"), texts("final-rematch")
    return [
        RowButton(f"{page}.rematch", again, program.go.rematch, "repeat", "primary", tooltip=tip),
        RowButton(f"{page}.new", texts("final-new"), program.go.new_game, "plus"),
    ]

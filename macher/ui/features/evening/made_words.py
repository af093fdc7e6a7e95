"""What is said of a made position, a puzzle or a set-up of the campaign: its goal, how it begins, how it ended, why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from macher.editions.registry import edition
from macher.i18n import Texts, names
from macher.rules.formula import match_sum
from macher.session.campaign import PLAYER, Begin, BeginKind, SetUp
from macher.session.hindsight import asked_at
from macher.session.puzzles import LEVELS
from macher.ui.game.advice import Asked
from macher.ui.game.quick import rival_name
from macher.ui.game.vocabulary import words_of
from macher.ui.prompts import AdviceWords

if TYPE_CHECKING:
    from macher.session.made_files import FileError
    from macher.session.puzzles import Outcome, Puzzle
    from macher.session.session import GameSession

__all__ = [
    "BEGIN_ICONS",
    "begin_text",
    "difficulty_text",
    "goal_text",
    "in_words_of",
    "left_out",
    "missed_text",
    "outcome_text",
    "title_of",
    "why_text",
]

BEGIN_ICONS: Final[dict[BeginKind, str]] = {
    "open": "eye",
    "money": "coins",
    "rallies": "megaphone",
    "rival-rallies": "megaphone",
    "rival-rallies-everywhere": "map",
    "rival-media": "newspaper",
    "trend": "trending-down",
    "shared": "heart-handshake",
    "doubled": "layers",
    "rival-points": "trophy",
    "match": "target",
    "politicians": "users",
    "rivals-near": "chart-column",
    "votes-last": "hourglass",
    "nobody-alone": "ban",
    "money-for-one": "wallet",
    "likings": "star",
    "votes": "vote",
}
_RIVAL: Final = 1
"""Seat of the first rival."""


def left_out(texts: Texts, problems: Sequence[FileError]) -> str:
    """What is wrong with files that cannot be used, a line each."""
    return "\n".join(texts(each.reason, file=each.path.name, **each.args_of_reason) for each in problems)


def goal_text(texts: Texts, made: Puzzle | SetUp, *, short: bool = False) -> str:
    """What has to be reached, in a sentence; that of a puzzle in the words of its edition, if wished in `short`."""
    goal = made.goal
    land = names.land(texts, goal.land) if goal.land else ""
    if isinstance(made, SetUp):
        return texts(f"campaign-goal-{goal.kind}", n=made.goal.number, money=texts.money(made.goal.number), land=land)
    key = f"puzzle-goal-{goal.kind}-short" if short else f"puzzle-goal-{goal.kind}"
    return in_words_of(texts, made)(key, land=land, points=made.goal.least)


# -- the campaign ------------------------------------------------------------------------------------------------------


def title_of(texts: Texts, made: SetUp) -> str:
    """The title: among the texts for those of the game, in the file for those of mods."""
    if made.title:
        return made.title.get(texts.lang) or made.title.get("en") or next(iter(made.title.values()))
    key = f"campaign-title-{made.land}"
    return texts(key) if "/" not in made.key and texts.has(key) else names.land(texts, made.land)


def begin_text(texts: Texts, made: SetUp, line: Begin) -> str:
    """A line about the beginning, with the figures of the position."""
    lands = made.position.lands
    at = next((at for at, each in enumerate(lands) if each.land == line.land), len(lands) - 1)
    land, parties, figures = lands[at], made.position.parties, edition(made.edition).figures
    votes = land.votes or (0,) * len(parties)
    others = sorted(votes[_RIVAL:], reverse=True)
    rallies = land.rallies or (0,) * len(parties)
    figure = {
        "rallies": rallies[PLAYER],
        "rival-rallies": max(rallies[_RIVAL:]),
        "rival-rallies-everywhere": min((each.rallies or (0,) * len(parties))[_RIVAL] for each in lands),
        "rival-media": land.media.count(_RIVAL),
        "trend": (land.trend or (0,))[PLAYER],
        "shared": len(set(parties[PLAYER].program) & set(parties[_RIVAL].program)),
        "rival-points": parties[_RIVAL].points - parties[PLAYER].points,
        "match": _match(made, at),
    }.get(line.kind, 0)
    rival = _RIVAL
    if line.kind == "rival-rallies":
        rival = rallies.index(max(rallies[_RIVAL:]), _RIVAL)
    of_money = line.kind == "money"
    return texts(
        f"campaign-begin-{line.kind}",
        land=names.land_code(texts, land.land),
        rival=rival_name(made.rivals[min(rival - _RIVAL, len(made.rivals) - 1)]),
        n=texts.signed(figure) if line.kind == "trend" else figure,
        all=figures.media_spots,
        own=texts.money(parties[PLAYER].money) if of_money else votes[PLAYER],
        other=texts.money(parties[_RIVAL].money) if of_money else others[0] if line.kind == "rivals-near" else votes[1],
        next=others[1] if len(others) > 1 else 0,
    )


def _match(made: SetUp, at: int) -> int:
    """The match of the player's program, floored as in the rules; 1 if it is dealt."""
    topics = edition(made.edition).figures.topics

    def kinds(cards: tuple[str, ...]) -> list[int]:
        return [topics.index(card[1:]) * 2 + "+-".index(card[0]) for card in cards]

    land = made.position.lands[at]
    doubled = kinds((land.doubled,))[0] if land.doubled else -1
    return max(1, match_sum(kinds(made.position.parties[PLAYER].program), kinds(land.opinions), doubled))


# -- puzzles -----------------------------------------------------------------------------------------------------------


def in_words_of(texts: Texts, puzzle: Puzzle) -> Texts:
    """The texts in the words of the puzzle's edition."""
    return texts.in_words(words_of(edition(puzzle.edition)))


def difficulty_text(texts: Texts, puzzle: Puzzle) -> str:
    """Easy, medium or hard; empty for a puzzle that was not measured."""
    return texts(f"puzzle-difficulty-{LEVELS[puzzle.difficulty - 1]}") if puzzle.difficulty else ""


def outcome_text(texts: Texts, puzzle: Puzzle, outcome: Outcome) -> str:
    """How the election went, in a sentence or two, in the words of the puzzle's edition."""
    texts = in_words_of(texts, puzzle)
    land = names.land(texts, puzzle.goal.land)
    told = texts("puzzle-outcome", land=land, votes=outcome.votes, points=outcome.points)
    return f"{told} {texts('puzzle-won')}" if outcome.won else told


def missed_text(texts: Texts, puzzle: Puzzle, outcome: Outcome) -> str:
    """What was reached, and what the goal would have needed, in the words of the puzzle's edition."""
    texts, goal = in_words_of(texts, puzzle), puzzle.goal
    got = texts("puzzle-got", land=names.land(texts, goal.land), votes=outcome.votes, points=outcome.points)
    return f"{got} {texts(f'puzzle-needed-{goal.kind}', least=goal.least)}"


def why_text(texts: Texts, puzzle: Puzzle, session: GameSession) -> str:
    """The answer of the solution, what it brings against doing nothing, and what is to be learned from it."""
    texts = in_words_of(texts, puzzle)
    seen, decision = asked_at(session, 0, puzzle.seat)
    words = AdviceWords(texts, session.edition, Asked((), seen, decision))
    said = [texts("puzzle-why-answer", answer=words.command(puzzle.solution[0]))]
    found = puzzle.measured
    if found is not None:
        land = names.land(texts, puzzle.goal.land)
        said.append(texts("puzzle-why-points", land=land, best=found.best, idle=found.idle))
        said.append(texts("puzzle-why-share", reaching=found.reaching, tried=found.tried))
    said.append(texts(f"puzzle-why-{puzzle.question}"))
    return " ".join(said)

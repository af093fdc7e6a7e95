"""What is said about a set-up of the campaign: title, how it begins, its goal, how it ended."""

from __future__ import annotations

from typing import Final

from macher.editions.registry import edition
from macher.i18n import Texts, names
from macher.rules.formula import match_sum
from macher.session.campaign import PLAYER, Begin, BeginKind, SetUp
from macher.ui.game.quick import RIVALS

__all__ = ["BEGIN_ICONS", "begin_text", "first_name", "goal_text", "title_of"]

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


def first_name(style: str) -> str:
    """What a character is called."""
    return RIVALS.get(style, "").partition(" ")[0]


def title_of(texts: Texts, made: SetUp) -> str:
    """The title: among the texts for those of the game, in the file for those of mods."""
    if made.title:
        return made.title.get(texts.lang) or made.title.get("en") or next(iter(made.title.values()))
    key = f"campaign-title-{made.land}"
    return texts(key) if "/" not in made.key and texts.has(key) else names.land(texts, made.land)


def goal_text(texts: Texts, made: SetUp) -> str:
    """The goal in a sentence."""
    goal = made.goal
    land = names.land(texts, goal.land) if goal.land else ""
    return texts(f"campaign-goal-{goal.kind}", n=goal.number, money=texts.money(goal.number), land=land)


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
        rival=first_name(made.rivals[min(rival - _RIVAL, len(made.rivals) - 1)]),
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

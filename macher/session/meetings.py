"""What the player and the six characters know of each other from the evenings before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from macher.ai.kinds import HUMAN, STYLES, read_kind
from macher.rules import events as ev
from macher.rules.national import events as ce
from macher.session.played import PlayedGame
from macher.session.progress import Met, Profile

__all__ = ["GAMES", "heard", "known", "with_meeting"]

GAMES: Final = 10
"""Games in which nobody says the same again."""


def with_meeting(profile: Profile, game: PlayedGame, lines: Sequence[str]) -> Profile:
    """The profile after a finished game with one person in it, in which these lines were said."""
    people = [seat for seat, each in enumerate(game.config.seats) if each.kind == HUMAN]
    styles = {seat: read_kind(each.kind).style for seat, each in enumerate(game.config.seats) if each.kind != HUMAN}
    rivals = {seat: style for seat, style in styles.items() if style in STYLES}
    if len(people) != 1 or not rivals:
        return profile
    you, parties, met = people[0], game.journal.state.parties, dict(profile.met)
    for seat, style in rivals.items():
        before = met.get(style, Met())
        met[style] = before.changed(
            games=before.games + 1,
            ahead=before.ahead + (parties[you].points > parties[seat].points),
            behind=before.behind + (parties[you].points < parties[seat].points),
            edition=game.edition.key,
            money=parties[seat].money,
            yours=parties[you].money,
            together=_together(game, seat, you),
        )
    said = (*profile.said, tuple(lines))[-GAMES:]
    return profile.changed(met=met, said=said)


def _together(game: PlayedGame, seat: int, you: int) -> int:
    """How often two have governed together."""
    count = 0
    for logged in game.events:
        event = logged.event
        if isinstance(event, ev.ElectionDecided | ce.ElectionWon) and getattr(event, "outcome", "") != "several":
            count += {seat, you} == set(event.winners)
    return count


def known(profile: Profile, kinds: Sequence[str], edition: str) -> Mapping[int, dict[str, int]]:
    """What each character at a table can say of the evenings before, by seat; nothing of seats that cannot."""
    found = {}
    for seat, kind in enumerate(kinds):
        style = kind.partition(":")[2]
        facts = _facts(style, profile.met[style], edition) if style in profile.met else None
        if facts is not None:
            found[seat] = facts
    return found


def _facts(style: str, met: Met, edition: str) -> dict[str, int] | None:
    match style:
        case "treasurer":
            return {"money": met.money, "yours": met.yours} if met.edition == edition else None
        case "broker":
            return {"n": met.together} if met.together else None
        case "pollster":
            return {"games": met.games, "a": met.ahead, "b": met.behind} if met.ahead > met.behind else None
    return {}


def heard(profile: Profile) -> frozenset[str]:
    """The lines of the last games."""
    return frozenset(line for lines in profile.said for line in lines)

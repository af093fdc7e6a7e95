"""The last word of a character: of the commands that are nearly as good as the best one it takes what it likes most.

So it plays as well as its level, and is seen where a level has no reason for one command rather than another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from macher.ai.grudging import resented
from macher.ai.likings import Liking, Look, always
from macher.ai.mixing import drawn
from macher.ai.styles import Style
from macher.ai.value import Choice
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.decision import Options
from macher.rules.commands import Deploy
from macher.rules.edition import Edition
from macher.rules.phases.opening import DeployOptions
from macher.rules.phases.start_player import StartBidOptions, StartRaiseOptions
from macher.rules.views import PlayerView

NEARLY: Final = 0.4
"""Points by which a command may be worse than the best one to be nearly as good."""

SPITE: Final = 0.5
"""How much a command is liked for each point of a grudge against a seat that it hurts."""

Likes = Callable[[Choice], float]
"""How much a character likes a choice."""


def likes(style: Style, view: PlayerView, edition: Edition, options: Options) -> Likes:
    """What a personality likes at a decision, its grudges too; of those that players add, the points for tastes."""
    look, indifferent = Look(view, edition), always(0.0)

    def of(choice: Choice) -> float:
        liking: Liking = style.likings.get(type(choice.command), indifferent)
        liked = liking(look, choice.command) if style.likings else choice.terms.get("taste", 0.0)
        return liked + SPITE * resented(choice.command, options, view, style.grudges) if style.grudges else liked

    return of


def bids_by_table(style: Style, options: Options) -> bool:
    """Whether this is a bid to start for which the personality has a table."""
    return bool(style.start_bids) and isinstance(options, StartBidOptions | StartRaiseOptions)


def answer(
    choices: Sequence[Choice], options: Options, view: PlayerView, edition: Edition, style: Style, stream: Stream
) -> Command:
    """What a seat takes that plays nothing on, of choices with the best first."""
    if not style.likings or bids_by_table(style, options):
        return drawn(choices, options, view, style, stream) or choices[0].command
    near = of_own_block(choices, options, style)
    cap = style.leeway.get(type(options), NEARLY)
    return liked_most([(choice, choice.total) for choice in near], cap, likes(style, view, edition, options))


def liked_most(rated: Sequence[tuple[Choice, float]], cap: float, liked: Likes) -> Command:
    """The most liked of the choices within so many points of the best one; equals by their points."""
    best = max(points for _, points in rated)
    near = [(choice, points) for choice, points in rated if points >= best - cap]
    return max(near, key=lambda each: (liked(each[0]), each[1]))[0].command


def of_own_block(choices: Sequence[Choice], options: Options, style: Style) -> Sequence[Choice]:
    """The arrangements of the personality's own start block, if it has one; else all choices (EN19 set-up step 2)."""
    if style.block is None or not isinstance(options, DeployOptions):
        return choices
    own = [choice for choice in choices if isinstance(choice.command, Deploy) and choice.command.block == style.block]
    return own or choices

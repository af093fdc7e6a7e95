"""All weights of the normal seat.  They were set by hand and checked in the arena."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """Money counts in thousands of euros here, everything else in victory points unless a comment says otherwise."""

    money: tuple[float, ...] = (0.03, 0.15, 0.5, 0.65, 0.65)
    """Points that a thousand euros are worth at the start of a round, by rounds left after it."""
    spent: float = 0.92
    """Part of that worth that remains after phase 4, until the next round's worth counts."""
    steady: float = 0.55
    """Part of today's matches that remains a round later; the rest drifts to ``typical``."""
    typical: float = 2.4
    """Matches of a party in a state whose four opinions are all face up, as play usually has it."""
    rival_plan: float = 0.8
    """Part of the best further votes that rivals are expected to make."""
    rival_spread: float = 0.5
    """How far rivals' further votes scatter, as part of those votes."""
    slack: float = 2.5
    """Votes by which the own result may miss the plan, for each round that follows until the election."""
    slack_now: float = 3.0
    """The same for the current round, until opinions and politicians are settled."""
    spite: float = 0.25
    """Points that one point less for a rival is worth."""
    similar: float = 0.8
    """How strongly common program cards raise the chance to be the partner (exponent for each card)."""
    influence_ahead: float = 0.75
    """Chance to keep a media majority of one marker until the election."""
    influence_even: float = 0.2
    """Chance to end with the majority from a tie, or from nothing but an open board."""
    influence_behind: float = 0.07
    """The same from one marker behind."""
    shift: float = 0.5
    """What shifting opinions brings the media influencer each round, as part of the worth of one more match."""
    crowded: float = 0.9
    """Chance that an action marked "!" is still free when the own politician acts."""
    hold: float = 0.9
    """Part of a politician's best later use that holding it back keeps."""
    free_program: float = 0.35
    """Matches that a politician's program change brings in the state that votes next."""
    kept_card: float = 0.5
    """Part of the worth of a hand card's best swap that is expected to be realized."""
    below_floor: float = 0.15
    """Points for each match below one: it costs no votes, but the program is further from matching."""
    blind_card: float = 0.35
    """Part of an unknown program card's mean gain that counts when a known card comes, too."""
    start: float = 1.5
    """Points that being the start player is worth by itself."""
    shade: float = 0.85
    """Highest part of a poll's worth that is bid for it."""
    rival_poll: float = 0.6
    """Part of a poll's worth that rivals are expected to bid for it."""
    poll_scatter: float = 3.0
    """How far rivals' bids for a poll scatter around that."""
    prize_scatter: float = 7.0
    """How far rivals' money at the end may differ from what is expected."""
    rival_keeps: float = 0.6
    """Part of their money that rivals are expected to leave unspent in the last round, seen before the rallies."""
    reserve: float = 10.0
    """Thousands of euros that should be left after buying rallies, for politicians and polls."""
    last_reserve: float = 6.0
    """The same in the last round."""
    short_of_money: float = 0.25
    """Points lost for each thousand missing then."""
    free_cube: float = 0.05
    """Points for a rally cube that returns to the supply."""


NORMAL: Final = Weights()

TUNED: Final = Weights(
    money=(0.0301, 0.211, 0.534, 0.966, 0.966),
    spent=0.817,
    steady=0.248,
    typical=1.91,
    rival_plan=1.0,
    rival_spread=0.77,
    slack=3.51,
    slack_now=5.86,
    spite=0.227,
    similar=0.656,
    influence_ahead=0.945,
    influence_even=0.0881,
    influence_behind=0.0757,
    shift=0.779,
    crowded=1.0,
    hold=1.0,
    free_program=0.54,
    kept_card=0.561,
    below_floor=0.131,
    blind_card=0.307,
    start=2.55,
    shade=1.0,
    rival_poll=0.527,
    poll_scatter=2.48,
    prize_scatter=5.85,
    rival_keeps=0.692,
    reserve=15.3,
    last_reserve=7.53,
    short_of_money=0.291,
    free_cube=0.0597,
)
"""The same, moved to where seats with weights a little off won more (``macher.ai.tuning``), for expert seats."""

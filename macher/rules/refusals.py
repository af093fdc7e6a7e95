"""Every reason for which a command can be refused; the texts live in the string tables under ``refusal-<reason>``."""

from __future__ import annotations

from enum import StrEnum

from macher.engine.errors import Refusal


class Reason(StrEnum):
    """Keys of refusals."""

    NOT_YOUR_DECISION = "not-your-decision"
    GAME_OVER = "game-over"
    WRONG_COMMAND = "wrong-command"
    """This kind of command answers another question."""
    CANNOT_PASS = "cannot-pass"
    CARD_NOT_IN_HAND = "card-not-in-hand"
    TOPICS_REPEATED = "topics-repeated"
    TOPICS_MISSING = "topics-missing"
    """args: ``needed`` topics must be laid."""
    NO_SUCH_BLOCK = "no-such-block"
    SYMBOL_TWICE = "symbol-twice"
    NO_SUCH_LAND = "no-such-land"
    LAND_CLOSED = "land-closed"
    BID_TOO_HIGH = "bid-too-high"
    """args: ``money`` euros."""
    BID_TOO_LOW = "bid-too-low"
    """args: ``least`` euros."""
    BID_NOT_ROUND = "bid-not-round"
    """args: ``unit`` euros."""
    DISPLAY_CARD_MISSING = "display-card-missing"
    DECK_EMPTY = "deck-empty"
    TOO_MANY_SWAPS = "too-many-swaps"
    CARD_NOT_IN_PROGRAM = "card-not-in-program"
    MEDIA_FULL = "media-full"
    MEDIA_SUPPLY = "media-supply"
    NOT_ENOUGH_MONEY = "not-enough-money"
    """args: ``cost`` and ``money`` euros."""
    RALLY_SPOTS = "rally-spots"
    """args: ``free`` spots."""
    RALLY_SUPPLY = "rally-supply"
    """args: ``supply`` rallies."""
    RALLY_LIMIT = "rally-limit"
    """args: ``most`` new rallies in one state and round."""
    NOTHING_CHOSEN = "nothing-chosen"
    POLITICIAN_NOT_IN_HAND = "politician-not-in-hand"
    POLITICIAN_TWICE = "politician-twice"
    ACTION_NOT_PRINTED = "action-not-printed"
    ACTION_USED = "action-used"
    TARGET_WRONG = "target-wrong"
    OPINION_DOUBLED = "opinion-doubled"
    OPINION_NOT_OPEN = "opinion-not-open"
    TOPIC_THERE = "topic-there"
    OPINION_NOT_IN_DISPLAY = "opinion-not-in-display"
    NO_FLIPPING = "no-flipping"
    NOTHING_CHANGES = "nothing-changes"
    TREND_DOES_NOT_RISE = "trend-does-not-rise"
    TOO_FEW_RALLIES = "too-few-rallies"
    """args: ``least`` rallies."""
    TOO_MANY_RALLIES = "too-many-rallies"
    """args: ``rallies`` lie there."""
    DONATION_GONE = "donation-gone"


def refuse(reason: Reason, **args: int | str) -> Refusal:
    """A refusal with its arguments."""
    return Refusal(reason.value, args)

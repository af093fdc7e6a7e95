"""The rulebook as data: chapters, numbered rules, and the rule for each step, refusal or part of the table.

The sentences are texts, one for each rule (``rulebook-<chapter>-<rule>`` in ``rulebook.ftl`` and
``rulebook_classic.ftl``).  An anchor is ``<chapter>.<rule>`` and never changes with the number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import macher.i18n.names as names
from macher.i18n.families import of_edition
from macher.i18n.texts import Texts

__all__ = ["REFUSALS", "SEE", "TABLE", "Chapter", "Rule", "Rulebook", "chapter_title", "rule_label"]

_PLAIN: Final = ""


class Rule(NamedTuple):
    """One rule of the book."""

    anchor: str
    """``media.buy``"""
    number: str
    """As it is cited: 3.1, or C in the set-up."""

    @property
    def key(self) -> str:
        """The last part of its text key: ``media-buy``."""
        return self.anchor.replace(".", "-")


class Chapter(NamedTuple):
    """A chapter: its name, its number, its part of the book and its rules."""

    key: str
    mark: str
    part: str
    """``start``, ``round`` or ``end``."""
    step: str
    """The step of the game whose name is the title; empty if the chapter has its own title."""
    rules: tuple[Rule, ...]


class _Plan(NamedTuple):
    """A chapter before it has a number."""

    key: str
    rules: str
    mark: str = ""
    steps: tuple[str, ...] = ()
    letters: bool = False
    """Whether its rules are called A, B, C ..."""


_START: Final[Mapping[str, tuple[_Plan, ...]]] = {
    _PLAIN: (
        _Plan("overview", "aim parties points lands round length turns passing nearest money limits piles open", "0"),
        _Plan("setup", "box boards lands opinions polls programs parties", "A–G", letters=True),
        _Plan("draft", "deal pick program missing keep", "H", ("draft", "opening_program", "opening_hand")),
        _Plan("deployment", "order block different symbols reveal", "I", ("deployment",)),
    ),
    "classic": (
        _Plan("campaign", "aim parties points lands round length turns passing talk money limits piles", "0"),
        _Plan("boards", "lands opinions pool parties meetings program piles", "A–G", letters=True),
        _Plan("start_sheet", "choose first second lands reveal", "H", ("start_sheet",)),
    ),
}
"""Chapters before the first round, by vocabulary."""

_ROUND: Final[Mapping[str, str]] = {
    "start_player": "bid pay tie silent worth",
    "program": "turn draw flush swap topics keep",
    "media": "buy spots supply passing influence",
    "rallies": "once price spots supply",
    "cabinet_placement": "send row free single",
    "cabinet_actions": "order pay act once target double remove change poll others list",
    "media_influence": "order shift topic double hidden display",
    "polls": "order auctioneer bids none win publish safe keep",
    "conversion": "order least all formula matches floor none back",
    "election": "points sole several coalition partner nobody winner influence",
    "income": "votes base donation accept last",
    "next_round": "clear opinions display last",
    "first_player": "bid names pay tie zero last",
    "places": "bid choose tie order",
    "conference": "hand exchange topics discard",
    "exchanges": "turn exchange none topics cost hand",
    "cabinet_sending": "send money single",
    "cabinet_use": "reveal act phone votes key media target gone list",
    "coalitions": "where ask two force pairs tiles",
    "media_buying": "buy spots supply passing",
    "influence": "who order exchange topic double",
    "meetings": "once limit supply",
    "poll_auctions": "lay bids none win publish safe keep",
    "vote_catching": "order least formula matches half fifty majority",
    "region_election": "convert seats winner nose single coalition beaten media",
    "recruitment": "match always",
    "funds": "seats members last",
    "next_region": "clear enter reveal end",
    "contributions": "lay rounds accept refuse largest gone",
}
"""Rules of each phase; an edition has the chapters of its phases, in their order."""

_NINTH: Final = ("conversion", "election", "income", "next_round")
"""Steps of the ninth phase of 2019, called 9a to 9d as on the player aids."""

_END: Final[Mapping[str, tuple[_Plan, ...]]] = {
    _PLAIN: (
        _Plan("final", "end media base money winner", steps=("final",)),
        _Plan("seven", "rounds material reserve entry refill order income"),
        _Plan(
            "words",
            "land votes trend rally program opinion matches double display media presence cabinet poll base donation"
            " ballot",
        ),
    ),
    "classic": (
        _Plan("count", "end media members ties opinion winner", steps=("final",)),
        _Plan("national", "place secure opposite full"),
        _Plan("short", "rounds cards entry"),
        _Plan(
            "glossary",
            "land votes trend meeting program opinion matches key pool national media tile seat member nose dice",
        ),
    ),
}
"""Chapters after the rounds, by vocabulary."""

_OTHER_LENGTH: Final = ("seven", "short")
"""Chapters about another length of the game, only in editions with several lengths."""

_INSIDE: Final = {
    "start_tie": "start_player",
    "poll_choice": "polls",
    "first_bid": "first_player",
    "first_choice": "first_player",
    "place_bid": "places",
    "place_choice": "places",
    "coalition_answer": "coalitions",
    "poll_entries": "poll_auctions",
    "majority": "vote_catching",
    "programs": "program",
}
"""Steps that belong to the chapter of another one."""

_AT_STEP: Final = {"opening_program": "program", "opening_hand": "keep", "majority": "majority", "poll_choice": "win"}
"""The rule where a step begins, for steps that do not begin with the first rule of their chapter."""

SEE: Final[Mapping[str, tuple[str, ...]]] = {
    "overview.points": ("election.points", "final.media"),
    "overview.length": ("seven.rounds",),
    "overview.nearest": ("polls.auctioneer", "election.coalition", "election.partner"),
    "overview.round": ("start_player.bid",),
    "setup.box": ("seven.material",),
    "setup.programs": ("program.draw",),
    "deployment.symbols": ("rallies.spots", "media.spots"),
    "start_player.worth": ("overview.nearest",),
    "program.topics": ("draft.program",),
    "media.influence": ("media_influence.order", "polls.safe", "election.influence"),
    "rallies.price": ("overview.money",),
    "rallies.spots": ("conversion.least",),
    "cabinet_placement.free": ("cabinet_actions.pay",),
    "cabinet_actions.double": ("media_influence.double", "conversion.matches"),
    "cabinet_actions.change": ("program.turn",),
    "cabinet_actions.poll": ("polls.win",),
    "media_influence.order": ("media.influence",),
    "polls.auctioneer": ("overview.nearest",),
    "polls.safe": ("media.influence",),
    "conversion.matches": ("cabinet_actions.double",),
    "conversion.order": ("seven.order",),
    "election.coalition": ("election.partner",),
    "election.winner": ("final.media",),
    "election.influence": ("media.influence",),
    "income.last": ("seven.income",),
    "next_round.clear": ("seven.reserve",),
    "next_round.opinions": ("setup.opinions",),
    "campaign.points": ("region_election.seats", "count.media"),
    "campaign.length": ("short.rounds",),
    "boards.pool": ("influence.exchange",),
    "start_sheet.lands": ("media_buying.spots",),
    "cabinet_sending.money": ("cabinet_use.reveal",),
    "cabinet_use.phone": ("coalitions.where",),
    "cabinet_use.key": ("influence.double", "vote_catching.matches"),
    "coalitions.pairs": ("region_election.coalition",),
    "influence.order": ("vote_catching.majority",),
    "meetings.limit": ("vote_catching.least",),
    "poll_auctions.safe": ("influence.who",),
    "vote_catching.majority": ("influence.exchange",),
    "region_election.convert": ("vote_catching.formula",),
    "region_election.nose": ("vote_catching.fifty",),
    "region_election.single": ("national.place",),
    "region_election.media": ("count.media",),
    "recruitment.match": ("national.place",),
    "next_region.reveal": ("boards.opinions",),
    "count.opinion": ("national.secure",),
    "conference.topics": ("boards.program",),
}
"""Rules to which a rule has links."""

_TURN: Final = ("overview.turns", "campaign.turns")
_MAY: Final = ("overview.passing", "campaign.passing")
_MONEY: Final = ("overview.money", "campaign.money")
_LANDS: Final = ("overview.lands", "campaign.lands")
_OPEN: Final = ("media_influence.hidden", "influence.double")

REFUSALS: Final[Mapping[str, tuple[str, ...]]] = {
    "not-your-decision": _TURN,
    "game-over": ("final.end", "count.end"),
    "wrong-command": _TURN,
    "stale": _TURN,
    "cannot-pass": ("income.donation", "contributions.lay", "draft.pick", "first_player.names", "places.choose", *_MAY),
    "card-not-in-hand": ("draft.pick", "program.swap", "conference.exchange", "exchanges.exchange"),
    "topics-repeated": ("draft.program", "program.topics", "conference.topics", "exchanges.topics"),
    "topics-missing": ("draft.missing",),
    "no-such-block": ("deployment.block", "start_sheet.choose"),
    "symbol-twice": ("deployment.different",),
    "no-such-land": _LANDS,
    "land-closed": ("next_round.clear", "next_region.clear"),
    "bid-too-high": ("polls.bids", "poll_auctions.bids", *_MONEY),
    "bid-too-low": ("start_player.tie", "polls.bids", "first_player.tie", "poll_auctions.bids"),
    "bid-not-round": _MONEY,
    "display-card-missing": ("program.draw",),
    "deck-empty": ("overview.piles", "campaign.piles"),
    "no-members": ("exchanges.cost",),
    "too-many-swaps": ("program.swap",),
    "card-not-in-program": ("program.swap", "conference.exchange", "exchanges.exchange"),
    "media-full": ("media.spots", "media_buying.spots"),
    "media-supply": ("media.supply", "cabinet_use.media", "media_buying.supply"),
    "not-enough-money": (
        "media.buy",
        "rallies.price",
        "cabinet_actions.pay",
        "cabinet_sending.money",
        "cabinet_use.media",
        "media_buying.buy",
        "meetings.once",
        *_MONEY,
    ),
    "rally-spots": ("rallies.spots", "meetings.limit"),
    "rally-supply": ("rallies.supply", "meetings.supply"),
    "rally-limit": ("rallies.price", "meetings.limit"),
    "nothing-chosen": _MAY,
    "politician-not-in-hand": ("cabinet_placement.single", "cabinet_sending.single"),
    "politician-twice": ("cabinet_placement.single", "cabinet_sending.single"),
    "action-not-printed": ("cabinet_actions.list", "cabinet_use.list"),
    "action-used": ("cabinet_actions.once",),
    "target-wrong": ("cabinet_actions.target", "cabinet_use.target", "coalitions.ask", "poll_auctions.publish"),
    "opinion-doubled": ("media_influence.double", "influence.double"),
    "opinion-not-open": _OPEN,
    "topic-there": ("media_influence.topic", "influence.topic"),
    "opinion-not-in-display": ("media_influence.display", "influence.exchange"),
    "no-flipping": ("media_influence.topic", "influence.topic"),
    "nothing-changes": (
        "program.swap",
        "media_influence.topic",
        "conference.exchange",
        "exchanges.exchange",
        "influence.topic",
        *_MAY,
    ),
    "trend-does-not-rise": ("polls.publish",),
    "too-few-rallies": ("conversion.least", "vote_catching.least"),
    "too-many-rallies": ("conversion.least", "vote_catching.least"),
    "donation-gone": ("income.donation", "contributions.gone"),
    "coalition-tile": ("coalitions.where",),
    "coalition-taken": ("coalitions.pairs",),
    "coalition-common": ("coalitions.two",),
    "coalition-refused": ("coalitions.ask",),
    "too-many-entries": ("poll_auctions.publish",),
    "no-entry": ("poll_auctions.publish",),
    "entry-protected": ("poll_auctions.safe",),
    "national-space": ("national.opposite",),
    "national-secured": ("national.secure",),
}
"""Rules behind each reason of a refusal; the one about the current step counts, else the first that the book has."""

TABLE: Final[Mapping[str, tuple[str, ...]]] = {
    "head": ("overview.lands", "campaign.lands"),
    "land": ("election.points", "region_election.seats"),
    "map": ("overview.lands", "campaign.lands"),
    "opinion": ("conversion.matches", "vote_catching.matches"),
    "media": ("media.influence", "influence.who"),
    "slots": ("cabinet_placement.send", "cabinet_sending.send"),
    "slot": ("cabinet_placement.row", "cabinet_sending.send"),
    "tiles": ("coalitions.where",),
    "tile": ("coalitions.where",),
    "laid": ("poll_auctions.lay",),
    "payout": ("funds.members",),
    "trend": ("words.trend", "glossary.trend"),
    "pips": ("rallies.spots", "meetings.limit"),
    "count": ("rallies.spots", "meetings.limit"),
    "match": ("conversion.matches", "vote_catching.matches"),
    "votes": ("conversion.formula", "vote_catching.formula"),
    "result": ("election.points", "region_election.winner"),
    "rail": ("overview.points", "campaign.points"),
    "standing": ("overview.points", "campaign.points"),
    "money": _MONEY,
    "base": ("words.base", "recruitment.match"),
    "opinions": ("media_influence.display", "influence.exchange"),
    "programs": ("program.draw", "conference.hand", "exchanges.exchange"),
    "polls": ("polls.order", "poll_auctions.lay"),
    "presence": ("election.winner", "region_election.media"),
    "national": ("national.place",),
    "round": ("overview.length", "campaign.length"),
    "row": ("conversion.formula", "vote_catching.formula"),
    "minus": ("rallies.price", "meetings.limit"),
    "plus": ("rallies.price", "meetings.limit"),
    "display": ("media_influence.display", "influence.exchange"),
    "offer": ("program.draw",),
    "poll": ("polls.order", "poll_auctions.lay"),
    "pile": ("overview.piles", "campaign.piles"),
    "program": ("program.topics", "conference.topics", "exchanges.topics"),
    "party": ("overview.parties", "campaign.parties"),
    "points": ("overview.points", "campaign.points"),
    "chip": ("conversion.matches", "vote_catching.matches"),
    "own.program": ("program.topics", "conference.topics", "exchanges.topics"),
    "own.hand": ("program.keep", "conference.hand", "exchanges.hand"),
    "cabinet": ("cabinet_actions.list", "cabinet_use.list"),
    "supply.money": _MONEY,
    "supply.rallies": ("rallies.supply", "meetings.supply"),
    "supply.media": ("media.supply", "media_buying.supply"),
    "supply.tiles": ("cabinet_use.phone",),
    "supply.donations": ("income.donation", "contributions.lay"),
}
"""Rules about the parts of the table, by the first word of a node's id, or the first two."""


class Rulebook:
    """The book of one edition."""

    def __init__(self, chapters: Sequence[Chapter], words: Sequence[str]) -> None:
        self.chapters = tuple(chapters)
        self.words = tuple(words)
        self._rules = {rule.anchor: rule for chapter in self.chapters for rule in chapter.rules}
        self._chapters = {chapter.key: chapter for chapter in self.chapters}

    @classmethod
    def of(cls, words: Sequence[str], phases: Sequence[str], lengths: int) -> Rulebook:
        """The book of an edition with these vocabularies and phases, and so many lengths to choose from."""
        return _book(tuple(words), tuple(phases), lengths > 1)

    def chapter(self, key: str) -> Chapter | None:
        """A chapter by its name."""
        return self._chapters.get(key)

    def chapter_of(self, anchor: str) -> Chapter | None:
        """The chapter that an anchor lies in."""
        return self._chapters.get(anchor.partition(".")[0])

    def rule(self, anchor: str) -> Rule | None:
        """A rule by its anchor."""
        return self._rules.get(anchor)

    def at_step(self, step: str) -> str:
        """The anchor for a step of the game: a chapter, or a rule in it; empty if the book does not know the step."""
        found = next(
            (
                chapter
                for chapter in self.chapters
                if step in (chapter.key, *_steps(chapter.key)) or _INSIDE.get(step) == chapter.key
            ),
            None,
        )
        if found is None:
            return ""
        rule = f"{found.key}.{_AT_STEP.get(step, '')}"
        return rule if rule in self._rules else found.key

    def refusal(self, reason: str, step: str = "") -> str:
        """The anchor of a refusal in a step of the game; empty for a reason that no rule stands behind."""
        return self._nearest(REFUSALS.get(reason, ()), step)

    def about(self, part: str) -> str:
        """The anchor about a part of the table (`TABLE`), or empty."""
        return self._nearest(TABLE.get(part, ()), "")

    def number(self, anchor: str) -> str:
        """The number of a rule or of a chapter; empty for what is not in this book."""
        rule = self._rules.get(anchor)
        if rule is not None:
            return rule.number
        chapter = self._chapters.get(anchor)
        return chapter.mark if chapter is not None else ""

    def _nearest(self, anchors: Sequence[str], step: str) -> str:
        known = [anchor for anchor in anchors if anchor in self._rules]
        here = self.at_step(step).partition(".")[0] if step else ""
        return next((anchor for anchor in known if anchor.partition(".")[0] == here), known[0] if known else "")


def chapter_title(texts: Texts, chapter: Chapter) -> str:
    """The name of a chapter: that of its step, or its own."""
    return names.phase(texts, chapter.step) if chapter.step else texts(f"rulebook-{chapter.key}")


def rule_label(texts: Texts, book: Rulebook, anchor: str) -> str:
    """How a rule is cited: "Rule 7.2", "Rules, H: Opening program"; empty for an anchor that the book does not have."""
    number = book.number(anchor)
    chapter = book.chapter_of(anchor)
    if chapter is None or not number:
        return ""
    if number[0].isdecimal():
        return texts("rulebook-label", number=number)
    return texts("rulebook-label-letter", letter=number, chapter=chapter_title(texts, chapter))  # "A" says too little


def _steps(key: str) -> tuple[str, ...]:
    """The steps that a chapter of the beginning or the end is about."""
    plans = (plan for plans in (*_START.values(), *_END.values()) for plan in plans)
    return next((plan.steps for plan in plans if plan.key == key), ())


@lru_cache(maxsize=16)
def _book(words: tuple[str, ...], phases: tuple[str, ...], several: bool) -> Rulebook:
    chapters = [_chapter(plan, plan.mark, "start") for plan in _plans(_START, words)]
    count = 0
    for phase in phases:
        if phase not in _NINTH or phase == _NINTH[0]:
            count += 1
        mark = f"{count}{'abcd'[_NINTH.index(phase)]}" if phase in _NINTH else str(count)
        chapters.append(_chapter(_Plan(phase, _ROUND[phase], steps=(phase,)), mark, "round"))
    for plan in _plans(_END, words):
        if plan.key not in _OTHER_LENGTH or several:
            count += 1
            chapters.append(_chapter(plan, str(count), "end"))
    return Rulebook(chapters, words)


def _plans(plans: Mapping[str, tuple[_Plan, ...]], words: Sequence[str]) -> tuple[_Plan, ...]:
    """The chapters for these vocabularies, as in `of_edition`."""
    word = of_edition({key: (key,) for key in plans}, words)[0]
    return plans[word]


def _chapter(plan: _Plan, mark: str, part: str) -> Chapter:
    names = plan.rules.split()
    numbers = [chr(ord("A") + at) if plan.letters else f"{mark}.{at + 1}" for at in range(len(names))]
    rules = tuple(Rule(f"{plan.key}.{name}", number) for name, number in zip(names, numbers, strict=True))
    return Chapter(plan.key, mark, part, plan.steps[0] if len(plan.steps) == 1 else "", rules)

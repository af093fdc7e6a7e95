"""What the six say over whole games: true, complete in every language, seldom, and no secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import pytest
from talking import Spoken, all_remarks, false_facts, spoken_game, with_other_secrets

from macher.ai.kinds import STYLES
from macher.engine.event import Event
from macher.i18n import Texts, available_languages
from macher.rules import events as ev
from macher.words.names import GameNames
from macher.words.sayings import MOST_A_GAME, MOST_A_ROUND, Saying, Speakers, is_plan, sayings, words_of
from macher.words.talk.plans import PLANS
from macher.words.talk.remarks import ALWAYS, LINES
from macher.words.talk.teller import PLAN, Remark, Teller

FEW = [("2019", 4, 99_000), ("2019", 7, 99_001), ("2006", 5, 99_002)]
MANY = [
    (*(("2019", 4), ("2019", 4), ("2019", 4), ("2019", 7), ("2006", 7), ("1997", 7), ("consim", 7))[seed % 7], seed)
    for seed in range(99_100, 99_300)
]
LANGUAGES = [language.code for language in available_languages(added=False)]


def check(game: Spoken) -> None:
    """Everything that holds in every game."""
    wrong = [each for remark in game.remarks for each in false_facts(game, remark)]
    assert wrong == []
    check_words(game)
    check_seldom(game)


def check_words(game: Spoken) -> None:
    lands = next(event.lands for event in game.events if isinstance(event, ev.LandsDrawn))
    for lang in LANGUAGES:
        texts = Texts.load(lang)
        names = GameNames(texts, game.edition, game.parties, lands, ("Ann", "Bo", "Cy", "Di"))
        styles = {seat: kind.partition(":")[2] for seat, kind in enumerate(game.talk.kinds)}
        for remark in game.remarks:
            line = Saying(remark.seat, styles[remark.seat], remark.topic, tuple(remark.facts.items()))
            said = words_of(names, line)
            assert said, (lang, line)
            assert not set("{⟦") & set(said), (lang, line)
        assert texts.missing == set()
        assert texts.faults == []


def check_seldom(game: Spoken) -> None:
    rounds: dict[int, int] = {}
    now = 0
    for at, event in enumerate(game.events):
        now = event.number if isinstance(event, ev.RoundStarted) else now
        rounds[at] = now
    usual = [(at, line) for at, line in game.lines if line.topic not in ALWAYS]
    assert max(Counter(line.seat for _, line in usual).values(), default=0) <= MOST_A_GAME
    assert max(Counter(rounds[at] for at, _ in usual).values(), default=0) <= MOST_A_ROUND
    assert max(Counter(line[:3] for _, line in game.lines).values()) == 1, "nobody says the same twice"
    plans = Counter(rounds[at] for at, line in usual if is_plan(line))
    assert max(plans.values(), default=0) <= 2
    for at, some in game.said.items():
        alone = [line for line in some if line.topic not in ALWAYS]
        assert len(alone) <= 1 or all(map(is_plan, alone)), at
    true = {(remark.at, remark.seat, remark.topic) for remark in game.remarks}
    assert all((at, line.seat, line.topic) in true for at, line in usual)


@pytest.mark.parametrize("game", FEW, ids=lambda game: "-".join(map(str, game)))
def test_every_line_is_true_and_complete_and_lines_are_few(game: tuple[str, int, int]) -> None:
    check(spoken_game(*game))


@pytest.mark.long
def test_every_line_comes_true_in_many_games() -> None:
    seen: set[str] = set()
    for key, elections, seed in MANY:
        game = spoken_game(key, elections, seed)
        check(game)
        styles = {seat: kind.partition(":")[2] for seat, kind in enumerate(game.talk.kinds)}
        seen |= {r.topic if r.topic.startswith(PLAN) else f"{styles[r.seat]}-{r.topic}" for r in game.remarks}
        spoken_game.cache_clear()
    every = {f"{style}-{topic}" for style in STYLES for topic in LINES} | {f"{PLAN}{kind}" for kind in PLANS}
    assert every - seen == set()


# -- secrets -----------------------------------------------------------------------------------------------------------


def tells(teller: Callable[[Spoken, Sequence[Event]], object], game: Spoken) -> bool:
    """Whether what is said depends on what not everybody may know."""
    usual = teller(game, game.events)
    return any(teller(game, [with_other_secrets(event, by) for event in game.events]) != usual for by in (1, 2))


def honest(game: Spoken, events: Sequence[Event]) -> object:
    return sayings(game.talk, list(events)), all_remarks(game.talk, events)


def peeking(find: Callable[[Event], int | None]) -> Callable[[Spoken, Sequence[Event]], object]:
    """A teller that says more when it sees something hidden."""

    class Peeking(Teller):
        def take(self, event: Event) -> None:
            number = find(event)
            if number is not None and number % 2:
                self.remarks.append(Remark(self.memory.count, 1, "short", 1, {"n": number}))
            super().take(event)

    def teller(game: Spoken, events: Sequence[Event]) -> object:
        peeker = Peeking(game.edition, game.talk.kinds, {})
        for event in events:
            peeker.take(event)
        return peeker.remarks

    return teller


SECRETS: dict[str, Callable[[Event], int | None]] = {
    "front of a kept poll": lambda event: event.poll if isinstance(event, ev.PollKept) else None,
    "politician face down": lambda event: event.politician if isinstance(event, ev.PoliticianPlaced) else None,
    "card in hand": lambda event: event.kind if isinstance(event, ev.HandKept) else None,
    "card drawn": lambda event: event.kind if isinstance(event, ev.ProgramCardDrawn) else None,
    "opinion face down": lambda event: event.kinds[-1] if isinstance(event, ev.OpinionsDealt) else None,
}


@pytest.mark.parametrize("game", FEW, ids=lambda game: "-".join(map(str, game)))
def test_nothing_that_is_said_depends_on_a_secret(game: tuple[str, int, int]) -> None:
    assert not tells(honest, spoken_game(*game))


@pytest.mark.parametrize("secret", SECRETS)
def test_who_tells_a_secret_is_caught(secret: str) -> None:
    assert any(tells(peeking(SECRETS[secret]), spoken_game(*game)) for game in FEW if game[0] == "2019")


# -- how it grows ------------------------------------------------------------------------------------------------------


def test_a_game_that_grows_or_is_taken_back_says_the_same() -> None:
    game = spoken_game(*FEW[0])
    speakers, whole = Speakers(game.talk), list(game.events)
    starts = [at for at, event in enumerate(whole) if isinstance(event, ev.PhaseStarted)]
    for at in (*starts, len(whole), starts[9], len(whole)):
        said = speakers.said(whole[:at])
        assert said == {when: some for when, some in game.said.items() if when < at}
    assert speakers.said(whole) == sayings(game.talk, whole)

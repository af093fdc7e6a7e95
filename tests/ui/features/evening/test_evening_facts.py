"""The campaign, the rivals, the puzzles and the days: what is chosen first, who sits there, what comes before what."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from types import SimpleNamespace
from typing import Any, cast

import pytest

from macher.i18n import Texts
from macher.i18n.dates import weekday_initials
from macher.session.levels import Proposal
from macher.session.progress import Day, LandWon, LevelResult, Profile
from macher.session.puzzles import QUESTIONS
from macher.ui.features.evening import rivals as rivals_module
from macher.ui.features.evening import today as today_module
from macher.ui.features.evening.campaign import Campaign
from macher.ui.features.evening.campaign_page import CampaignScreen
from macher.ui.features.evening.puzzles import PuzzlesScreen
from macher.ui.features.evening.rivals import Rivals, RivalsScreen
from macher.ui.features.evening.today import Today, share_line
from macher.ui.features.evening.today_page import counted, month_of, week_of
from macher.ui.theme.tokens import PARTIES

# --- the campaign -----------------------------------------------------------------------------------------------------

NEAR = {"SL": ("RP",), "RP": ("SL", "HE", "BW"), "HE": ("TH", "BB"), "BW": ("BY",)}
STATES = ("BW", "BB", "HE", "RP", "SL", "TH")


class _Remembering:
    """A program in which every feature remembers the same."""

    def __init__(self, kept: Any) -> None:
        self.kept, self.texts = kept, None

    def __getitem__(self, kind: object) -> Any:
        return self.kept


class _Campaign:
    """What the page of the map asks for."""

    def __init__(self, opened: str, won: str, last: str = "", waiting: str = "") -> None:
        self.last, self._opened, self._won, self._waiting = last, opened.split(), won.split(), waiting
        self.made = [SimpleNamespace(key=key) for key in STATES]

    def sources(self) -> list[str]:
        return []

    def load(self, source: str) -> tuple[list[Any], list[Any]]:
        return list(self.made), []

    def opened(self, made: Sequence[Any]) -> set[str]:
        return set(self._opened)

    def waits(self, made: Any) -> bool:
        return bool(made.key == self._waiting)

    def won(self, made: Any) -> object | None:
        return made.key in self._won or None

    def neighbours(self, made: Any) -> list[Any]:
        return [each for each in self.made if each.key in NEAR.get(made.key, ())]


@pytest.mark.parametrize(
    ("campaign", "chosen"),
    [
        (_Campaign("SL", ""), "SL"),
        (_Campaign("SL RP", "SL", last="SL"), "RP"),
        (_Campaign("SL RP", "SL", last="RP"), "RP"),
        (_Campaign("SL RP HE BW", "SL RP", last="SL", waiting="HE"), "HE"),
        (_Campaign("SL RP HE BW", "SL RP", last="RP"), "BW"),
        (_Campaign("SL RP HE BW", "SL RP", last="HE"), "HE"),
        (_Campaign("SL RP HE BW TH BB", "SL RP HE", last="HE"), "BB"),
        (_Campaign("SL RP", "SL RP", last="RP"), "RP"),
        (_Campaign("", ""), "BW"),
    ],
    ids=["first", "behind", "lost", "waits", "fresh", "lost-again", "neighbour", "all-won", "none-open"],
)
def test_the_map_opens_at_the_state_to_play(campaign: _Campaign, chosen: str) -> None:
    """The one that waits, else the one that was lost, else one behind the last, else the first that is not won."""
    program: Any = _Remembering(campaign)
    assert CampaignScreen(program).chosen == chosen


# --- the rivals -------------------------------------------------------------------------------------------------------


def _rivals(profile: Profile, seed: int = 1) -> Rivals:
    progress = SimpleNamespace(profile=lambda: profile)
    found = Rivals(cast(Any, SimpleNamespace(games=SimpleNamespace(progress=progress))))
    found.draw(seed)
    return found


def test_others_are_never_the_same_three(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the next seeds draw the same ones again."""
    rivals = _rivals(Profile())
    before = set(rivals.tonight)
    other = next(seed for seed in range(2, 99) if set(_rivals(Profile(), seed).tonight) != before)
    same = [seed for seed in range(2, 400) if set(_rivals(Profile(), seed).tonight) == before][:3]
    there, seeds = set(_rivals(Profile(), other).tonight), [*same, other, 1]
    monkeypatch.setattr(rivals_module, "new_seed", lambda: seeds.pop(0))
    rivals.others()
    assert set(rivals.tonight) == there
    assert seeds == [1], "the first other three are taken"


def _result(*rivals: str, **more: Any) -> LevelResult:
    return LevelResult(**{"level": "normal", "edition": "2019", "place": 1, "seats": 4, "rivals": rivals, **more})


@pytest.mark.parametrize("seed", range(8))
def test_those_of_the_last_game_come_last(seed: int) -> None:
    """Only the last game counts, and as few of them come again as can be."""
    drawn = _rivals(Profile(), seed).tonight
    again = _rivals(Profile(levels=(_result(*drawn),)), seed).tonight
    assert not set(drawn) & set(again)
    assert _rivals(Profile(levels=(_result(*drawn), _result())), seed).tonight == drawn


def test_minutes_are_whole_from_one_on_and_only_of_the_game_that_was_begun() -> None:
    now = [100.0]
    program: Any = SimpleNamespace(controller="game", app=SimpleNamespace(clock=lambda: now[0]))
    rivals = Rivals(program)
    assert rivals.minutes_played() == 0
    rivals.started()
    for seconds, minutes in ((5, 1), (89, 1), (91, 2), (60 * 41, 41)):
        now[0] = 100.0 + seconds
        assert rivals.minutes_played() == minutes
    program.controller = "another"
    assert rivals.minutes_played() == 0


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (Proposal("hard", "up", 3, 5, "normal"), ("rivals-proposed-up", 3, 5, "newgame-level-normal")),
        (Proposal("easy", "down", 0, 5, "normal"), ("rivals-proposed-down", None, 5, "newgame-level-normal")),
        (Proposal("normal", "same", 1, 5, "normal"), ""),
        (Proposal("hard", "chosen"), ""),
    ],
)
def test_a_level_is_explained_where_it_changes(found: Proposal, said: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def texts(key: str, **values: Any) -> Any:
        return (key, values.get("won"), values["all"], values["level"]) if values else key

    rivals = Rivals(cast(Any, SimpleNamespace(texts=texts)))
    monkeypatch.setattr(Rivals, "proposal", property(lambda self: found))
    assert rivals.sentence() == said


# --- the puzzles ------------------------------------------------------------------------------------------------------


def test_easy_puzzles_come_first_and_those_of_which_nothing_is_known_last() -> None:
    """Within a difficulty by their question, as they are listed."""
    made = [
        SimpleNamespace(key="a", difficulty=0, question=QUESTIONS[0]),
        SimpleNamespace(key="b", difficulty=3, question=QUESTIONS[0]),
        SimpleNamespace(key="c", difficulty=1, question=QUESTIONS[1]),
        SimpleNamespace(key="d", difficulty=1, question=QUESTIONS[0]),
        SimpleNamespace(key="e", difficulty=2, question=QUESTIONS[-1]),
    ]
    program: Any = _Remembering(SimpleNamespace(load=lambda: (list(made), [])))
    assert [puzzle.key for puzzle in PuzzlesScreen(program).puzzles] == ["d", "c", "e", "b", "a"]


# --- the calendar -----------------------------------------------------------------------------------------------------

TODAY = date(2026, 3, 1)


def _days(*counted: date) -> dict[str, Day]:
    kinds = [Day(place=2), Day(puzzle=True), Day(place=1, puzzle=True)]
    return {day.isoformat(): kinds[at % 3] for at, day in enumerate(counted)}


def test_the_week_ends_today_and_begins_six_days_before() -> None:
    """Games and puzzles count alike; a day on which nothing counted does not."""
    before = [TODAY - timedelta(days=ago) for ago in (0, 1, 6, 7)]
    week = week_of(TODAY)
    assert week == [TODAY - timedelta(days=ago) for ago in (6, 5, 4, 3, 2, 1, 0)]
    found = counted({**_days(*before), "2026-02-26": Day()}, week)
    assert found == [TODAY - timedelta(days=ago) for ago in (6, 1, 0)]


def test_the_month_holds_its_own_days_only() -> None:
    days = _days(TODAY, date(2026, 3, 31), date(2026, 2, 28), date(2026, 4, 1), date(2026, 3, 15))
    weeks = month_of(date(2026, 3, 15))
    shown = [day for week in weeks for day in week if day is not None]
    assert shown == [date(2026, 3, 1) + timedelta(days=at) for at in range(31)]
    assert all(len(week) == 7 for week in weeks)
    assert weeks[0][6] == date(2026, 3, 1), "a Sunday, and weeks begin on Monday"
    assert counted(days, shown) == [date(2026, 3, day) for day in (1, 15, 31)]
    assert weekday_initials(Texts.load("en")) == ["M", "T", "W", "T", "F", "S", "S"]


# --- the line to share ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("days", "place", "ahead", "line"),
    [
        (1, 1, 17, "Die Macher 61  138, 1st of 4  ⊗○  17 ahead"),
        (0, 2, -3, "Die Macher 61  138, 2nd of 4  ⊗○  3 behind"),
        (2, 1, 17, "Die Macher 61  138, 1st of 4  ⊗○  17 ahead  2 days"),
    ],
)
def test_the_line_tells_a_row_from_two_days_on(days: int, place: int, ahead: int, line: str) -> None:
    played = Day(points=138, place=place, seats=4, ahead=ahead, governed=(True, False))
    assert share_line(Texts.load("en"), date(2026, 3, 2), played, days) == line


def test_a_row_that_makes_the_line_too_long_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    played = Day(points=138, place=1, seats=4, ahead=17, governed=(True, False))
    whole = share_line(Texts.load("en"), date(2026, 3, 2), played, 2)
    monkeypatch.setattr(today_module, "LONGEST_LINE", len(whole))
    assert share_line(Texts.load("en"), date(2026, 3, 2), played, 2) == whole
    monkeypatch.setattr(today_module, "LONGEST_LINE", len(whole) - 1)
    assert len(share_line(Texts.load("en"), date(2026, 3, 2), played, 2)) < len(whole) - 1


# --- what was begun, what counts --------------------------------------------------------------------------------------

DAY = date(2026, 3, 2)


def _today(
    profile: Profile, monkeypatch: pytest.MonkeyPatch, waiting: Any = None, of_day: bool = True
) -> tuple[Today, list[Profile]]:
    """The day, and the profiles that were kept."""
    kept = [profile]
    progress = SimpleNamespace(profile=lambda: kept[-1], change=lambda change: kept.append(change(kept[-1])))
    games = SimpleNamespace(progress=progress, summary=lambda: waiting)
    monkeypatch.setattr(today_module, "_mark", lambda config: "mark")
    monkeypatch.setattr(today_module, "daily_config", lambda *told: None)
    monkeypatch.setattr(today_module, "day_played", lambda config, day: day if of_day else None)
    monkeypatch.setattr(today_module, "believed", lambda day: day)
    program: Any = SimpleNamespace(games=games, texts=lambda key, **values: " ".join([key, *map(str, values.values())]))
    return Today(program, lambda: DAY), kept


@pytest.mark.parametrize(
    ("waiting", "waits"),
    [
        (None, False),
        (SimpleNamespace(mark=""), False),
        (SimpleNamespace(mark="x"), False),
        (SimpleNamespace(mark="mark"), True),
    ],
)
def test_the_game_of_the_day_waits_where_its_start_is_that_of_the_game_that_waits(
    waiting: Any, waits: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _today(Profile(), monkeypatch, waiting)[0].waits(DAY) == waits


@pytest.mark.parametrize(
    ("solved", "before", "counts"),
    [("a", Day(), True), ("a", Day(place=2), True), ("a", Day(puzzle=True), False), ("b", Day(), False)],
)
def test_the_puzzle_of_the_day_counts_once_and_no_other(
    solved: str, before: Day, counts: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    today, kept = _today(Profile(today={DAY.isoformat(): before}), monkeypatch)
    monkeypatch.setattr(today, "puzzle", lambda day: SimpleNamespace(key="a"))
    today.note_puzzle(cast(Any, SimpleNamespace(key=solved)))
    assert (len(kept) > 1) == counts
    assert kept[-1].today[DAY.isoformat()].puzzle == (before.puzzle or counts)
    assert kept[-1].today[DAY.isoformat()].place == before.place
    monkeypatch.setattr(today, "puzzle", lambda day: None)
    today.note_puzzle(cast(Any, SimpleNamespace(key=solved)))
    assert len(kept) <= 2


@pytest.mark.parametrize(
    ("over", "before", "said"),
    [
        (False, Day(), "today-mark"),
        (True, Day(place=1), "today-mark-again"),
        (True, Day(puzzle=True), "today-mark-helped"),
    ],
)
def test_the_final_page_says_whether_the_game_of_the_day_counted(
    over: bool, before: Day, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    today, _ = _today(Profile(today={DAY.isoformat(): before}), monkeypatch)
    session: Any = SimpleNamespace(over=over, config=None)
    assert today.mark(session).split()[0] == said
    today._counted = session
    assert today.mark(session).split()[0] == "today-mark"
    other, _ = _today(Profile(), monkeypatch, of_day=False)
    assert other.mark(session) == ""


def test_there_is_a_line_to_share_once_the_game_of_the_day_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(today_module, "share_line", lambda texts, day, played, days: f"{played.points} {days}")
    won = Day(points=138, place=1, seats=4)
    today, _ = _today(Profile(today={DAY.isoformat(): won, "2026-03-01": won, "2026-02-27": won}), monkeypatch)
    assert today.line(DAY) == "138 2"
    assert today.line(date(2026, 2, 28)) == ""
    assert _today(Profile(today={DAY.isoformat(): Day(puzzle=True)}), monkeypatch)[0].line(DAY) == ""


@pytest.mark.parametrize(
    ("won", "party"),
    [
        ({}, "spd"),
        ({"SL": ("fdp", "2026-01-02")}, "fdp"),
        ({"SL": ("fdp", "2026-01-02"), "BW": ("cdu", "2026-01-01")}, "fdp"),
        ({"SL": ("fdp", "2026-01-02"), "BW": ("gone", "2026-01-03")}, "fdp"),
    ],
)
def test_the_party_of_the_last_state_won_plays_the_next_one(won: dict[str, tuple[str, str]], party: str) -> None:
    """A party that there is; another one may be chosen, the first after the last."""
    kept = {key: LandWon(stars=1, party=of, margin=1, day=day) for key, (of, day) in won.items()}
    progress = SimpleNamespace(profile=lambda: Profile(campaign=kept))
    scene = SimpleNamespace(rebuild=lambda: None)
    campaign = Campaign(
        cast(Any, SimpleNamespace(games=SimpleNamespace(progress=progress), app=SimpleNamespace(scene=scene)))
    )
    assert campaign.party == party
    seen = [campaign.party]
    for _ in PARTIES[1:]:
        campaign.other_party()
        seen.append(campaign.party)
    assert sorted(seen) == sorted(PARTIES)
    at = PARTIES.index(party)
    assert seen == [*PARTIES[at:], *PARTIES[:at]]


def test_a_game_belongs_to_the_set_up_with_its_key_and_its_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not to one that was changed since."""
    campaign, position = Campaign(cast(Any, None)), SimpleNamespace(key="SL")
    made = SimpleNamespace(key="SL", position=position)
    monkeypatch.setattr(campaign, "find", lambda key: made if key == "SL" else None)

    def game(of: Any) -> Any:
        return SimpleNamespace(config=SimpleNamespace(position=of))

    assert campaign.of(game(position)) is made
    assert [campaign.of(each) for each in (None, game(None), game(SimpleNamespace(key="BW")))] == [None] * 3
    made.position = SimpleNamespace(key="SL", other=True)
    assert campaign.of(game(position)) is None


def test_a_set_up_of_a_mod_is_found_while_its_mod_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    campaign = Campaign(cast(Any, None))
    known = {"": [SimpleNamespace(key="SL")], "mine": [SimpleNamespace(key="mine/A")]}
    monkeypatch.setattr(campaign, "load", lambda mod="": (known[mod], []))
    monkeypatch.setattr(campaign, "sources", lambda: ["mine"])
    found = [campaign.find(key) for key in ("SL", "mine/A", "mine/B", "gone/A", "")]
    assert [each.key if each is not None else None for each in found] == ["SL", "mine/A", None, None, None]


# --- how they bid -----------------------------------------------------------------------------------------------------


def test_bids_are_shares_of_all_measured_ones() -> None:
    rivals = Rivals(cast(Any, None))
    rivals.__dict__["_measured"] = {"broker": [1, 0, 0, 3, 0, 0, 0]}
    assert rivals.bids("broker") == [0.25, 0, 0, 0.75, 0, 0, 0]
    assert rivals.bids("nobody") == [0] * 7
    program: Any = SimpleNamespace(texts=Texts.load("en"))
    said = RivalsScreen(program)._listed([0.25, 0.0, 0.75])
    assert said == ", ".join(
        program.texts(key, n=bid, share=program.texts.share(often))
        for bid, (key, often) in enumerate((("rivals-bid", 0.25), ("rivals-bid", 0.0), ("rivals-bid-most", 0.75)))
    )


@pytest.mark.parametrize(
    ("seats", "party"),
    [
        ((), "spd"),
        ((("cdu", True, "human"), ("fdp", True, "human")), "cdu"),
        ((("cdu", False, "human"), ("fdp", True, "human")), "fdp"),
        ((("cdu", True, "normal"), ("fdp", True, "human")), "fdp"),
        ((("cdu", True, "normal"),), "spd"),
    ],
)
def test_tonight_is_played_with_the_own_party_of_the_last_game(
    seats: Any, party: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    progress = SimpleNamespace(profile=Profile)
    kept = [SimpleNamespace(party=key, open=taken, kind=kind) for key, taken, kind in seats]
    program: Any = SimpleNamespace(
        games=SimpleNamespace(progress=progress), settings=SimpleNamespace(seats=kept), texts=Texts.load("en")
    )
    monkeypatch.setattr(rivals_module, "figures_in_use", lambda *told: None)
    rivals = Rivals(program)
    rivals.draw(3)
    config = rivals.config()
    assert config.seats[0].party == party
    assert (config.seed, len({seat.party for seat in config.seats})) == (3, 4)
    assert [seat.kind.partition(":")[2] for seat in config.seats[1:]] == rivals.tonight

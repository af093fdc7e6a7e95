"""Games that cannot be set up are refused with a reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from macher.ai.bots import BOTS
from macher.editions.problems import DataError
from macher.session.config import AI_KINDS, ConfigRefused, GameConfig, SeatConfig, check_config
from macher.session.session import GameSession


def config(*seats: str, **more: object) -> GameConfig:
    made = tuple(SeatConfig(*seat.split("=")[:1], "", seat.split("=")[1]) for seat in seats)  # type: ignore[call-arg]
    return GameConfig(made, **more)  # type: ignore[arg-type]  # fields of GameConfig


FOUR = ("linke=human", "spd=normal", "cdu=sane", "fdp=random")


@pytest.mark.parametrize(
    ("wished", "reason", "named"),
    [
        (config(*FOUR[:2]), "setup-seats", "2"),
        (config(*FOUR, "gruene=sane", "spd=sane"), "setup-seats", "6"),
        (config(*FOUR[:2], "spd=normal"), "setup-party-twice", "spd"),
        (config("spd=sane", "spd=sane", "spd=sane"), "setup-party-twice", "spd"),
        (config(*FOUR[:2], "afd=normal"), "setup-no-such-party", "afd"),
        (config(*FOUR[:2], "fdp=genius"), "setup-no-such-kind", "genius"),
        (config(*FOUR, edition="2020"), "setup-no-such-edition", "2020"),
        (config(*FOUR, elections=5), "setup-no-such-length", "5"),
        (config(*FOUR, seed=-1), "setup-seed", "0"),
        (GameConfig((SeatConfig("spd", "x" * 41), *config(*FOUR[2:]).seats)), "setup-name-long", "40"),
    ],
)
def test_impossible_games_are_refused_with_the_reason(wished: GameConfig, reason: str, named: str) -> None:
    with pytest.raises(ConfigRefused) as refused:
        GameSession.new(wished, workers="none")
    assert refused.value.reason == reason
    assert named in str(refused.value)


def test_a_data_file_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError):
        GameSession.new(config(*FOUR, data_file=tmp_path / "none.toml"), workers="none")


@pytest.mark.parametrize("kind", [*BOTS, "easy:gambler", "normal:hidden", "hard:editor"])
def test_every_kind_of_bot_can_be_seated(kind: str) -> None:
    assert check_config(config("spd=human", f"cdu={kind}", "fdp=normal"))


def test_those_to_choose_from_can_be_seated() -> None:
    assert set(AI_KINDS) < set(BOTS)


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("genius", "setup-no-such-kind"),
        ("", "setup-no-such-kind"),
        ("genius:pollster", "setup-no-such-kind"),
        ("hard:", "setup-no-such-style"),
        ("hard:lazy", "setup-no-such-style"),
        ("sane:pollster", "setup-no-style"),
    ],
)
def test_an_unknown_level_or_personality_is_named(kind: str, reason: str) -> None:
    with pytest.raises(ConfigRefused) as refused:
        check_config(config("spd=human", f"cdu={kind}", "fdp=normal"))
    assert refused.value.reason == reason
    assert str(refused.value)


def test_seats_are_those_of_the_configuration() -> None:
    with GameSession.new(config(*FOUR), workers="none") as session:
        assert [party.party for party in session.view(-1).parties] == [0, 1, 3, 4]
        assert session.humans == (0,)

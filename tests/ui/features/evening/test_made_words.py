"""How a set-up begins, with the figures of its position; and who sits at a quick game."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from macher.i18n import Texts
from macher.ui.features.evening import made_words
from macher.ui.features.evening.made_words import begin_text
from macher.ui.game.quick import drawn_rivals, quick_config


def _made(**land: Any) -> Any:
    """A set-up of three against two rivals, about the second of two states."""
    usual = {"land": "SL", "votes": (), "rallies": (), "media": (), "trend": (), "opinions": (), "doubled": ""}
    first, second = SimpleNamespace(**usual), SimpleNamespace(**{**usual, "land": "RP", **land})
    programs = ("+education", "+welfare"), ("+education", "-welfare"), ()
    parties = [
        SimpleNamespace(program=program, points=points, money=money)
        for program, points, money in zip(programs, (10, 35, 5), (4000, 30_000, 0), strict=True)
    ]
    position = SimpleNamespace(lands=(first, second), parties=parties)
    return SimpleNamespace(position=position, edition="2019", rivals=("broker", "editor"))


def figures(kind: str, monkeypatch: pytest.MonkeyPatch, **land: Any) -> dict[str, Any]:
    """The figures that the sentence is given."""
    told: dict[str, Any] = {}

    def texts(key: str, **values: Any) -> str:
        told.update(values)
        return key

    texts.signed, texts.money = lambda value: f"{value:+}", lambda value: f"€{value}"
    monkeypatch.setattr(made_words.names, "land_code", lambda texts, key: key)
    made: Any = _made(**land)
    assert begin_text(texts, made, SimpleNamespace(kind=kind, land="RP")) == f"campaign-begin-{kind}"  # type: ignore[arg-type]
    return told


OPINIONS = ("+education", "-welfare")


@pytest.mark.parametrize(
    ("kind", "land", "wanted"),
    [
        ("rallies", {"rallies": (5, 7, 9)}, {"n": 5}),
        ("rival-rallies", {"rallies": (9, 3, 7)}, {"n": 7, "rival": "Helene"}),
        ("rival-rallies", {"rallies": (9, 7, 7)}, {"n": 7, "rival": "Ines"}),
        ("rival-rallies-everywhere", {"rallies": (9, 3, 7)}, {"n": 0}),
        ("rival-media", {"media": (1, 0, 1, 2)}, {"n": 2, "rival": "Ines"}),
        ("trend", {"trend": (-2, 1, 0)}, {"n": "-2"}),
        ("shared", {}, {"n": 1}),
        ("rival-points", {}, {"n": 25}),
        ("match", {"opinions": OPINIONS}, {"n": 1}),
        ("match", {"opinions": ("-education", "-welfare")}, {"n": 1}),
        ("match", {"opinions": ("+education", "+welfare"), "doubled": "+welfare"}, {"n": 3}),
        ("money", {}, {"own": "€4000", "other": "€30000"}),
        ("votes", {"votes": (12, 20, 30)}, {"own": 12, "other": 20}),
        ("rivals-near", {"votes": (12, 20, 30)}, {"own": 12, "other": 30, "next": 20}),
    ],
)
def test_the_beginning_is_told_with_its_figures(
    kind: str, land: dict[str, Any], wanted: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = figures(kind, monkeypatch, **land)
    assert {name: told[name] for name in wanted} == wanted
    assert told["land"] == "RP"


@pytest.mark.parametrize(
    ("party", "parties"),
    [
        ("spd", ("spd", "gruene", "cdu", "linke")),
        ("cdu", ("cdu", "gruene", "linke", "spd")),
        ("fdp", ("fdp", "gruene", "cdu", "linke")),
    ],
)
def test_nobody_sits_twice_at_a_quick_game(party: str, parties: tuple[str, ...]) -> None:
    """The player first, then three characters, given or drawn from the seed."""
    texts = Texts.load("en")
    config = quick_config(texts, 7, "hard", ("broker", "editor", "gambler"), party)
    assert config.parties == parties
    assert config.kinds == ("human", "hard:broker", "hard:editor", "hard:gambler")
    assert config.names[1:] == ("Ines", "Helene", "Bruno")
    assert config.seed == 7
    drawn = quick_config(texts, 7)
    assert [kind.partition(":")[2] for kind in drawn.kinds[1:]] == drawn_rivals(7)
    assert len(set(drawn_rivals(7, 6))) == 6

"""Every screen in the pseudo-language: places hold words 40 % longer, and nothing is said past the catalogue."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import pygame
import pytest
from babel.dates import get_month_names, get_period_names

from macher.cli.main import run
from macher.editions.registry import edition
from macher.gallery.pictures.plain import LONG_NAME
from macher.gallery.pictures.tournaments import PEOPLE as AT_TOURNAMENTS
from macher.gallery.pilot import Pilot
from macher.gallery.screenshot import SCREENS, show
from macher.i18n import Texts, available_languages, pseudo
from macher.i18n import names as naming
from macher.licences import components, licence_text
from macher.rules.cards import PARTIES
from macher.ui.features.tournament.set_up import AI_NAMES
from macher.ui.game.games import Games
from macher.ui.game.quick import NAMES, RIVALS
from macher.ui.game.vocabulary import words_of
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

PEOPLE = [*NAMES.values(), *RIVALS.values(), *AT_TOURNAMENTS, *AI_NAMES]
DATES = [  # dates and times are written by the rules of a real language
    *get_month_names("abbreviated", locale="en").values(),
    *(get_period_names(locale="en")[half] for half in ("am", "pm")),
]
MODS = ["Pastell", "Provinz"]  # folders of whoever made them
LICENCES = [text for part in components() for text in (part.name, *licence_text(part))]  # as their authors wrote them
SEARCHED = "Xylophon"  # what the player looks for, as typed


@contextmanager
def screen_in(lang: str, screen: str) -> Iterator[Pilot]:
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), (1280, 720), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    show(shell, screen)
    yield pilot
    shell.close()
    assert not texts.missing
    assert not texts.faults


@pytest.fixture(scope="module", params=[each for each in SCREENS if not each.startswith("kit")])  # samples
def opened(request: pytest.FixtureRequest) -> Iterator[tuple[str, Pilot]]:
    """One screen after the other; each is opened once."""
    with screen_in(pseudo.CODE, request.param) as pilot:
        yield request.param, pilot


LOOKS = (((960, 540), 2.0), ((1280, 720), 1.0), ((1920, 1080), 1.0))
"""Each layout; the least window at the largest size it can show is the narrowest there is."""


@pytest.mark.in_turns(6)
@pytest.mark.parametrize(("size", "scale"), LOOKS, ids=[f"{w}x{h}" for (w, h), _ in LOOKS])
def test_long_words_fit(opened, size, scale):
    _, pilot = opened
    assert [str(problem) for problem in pilot.resize(size, scale).problems(contrast_too=False)] == []


@pytest.mark.in_turns(6)
def test_every_word_comes_from_the_catalogue(opened):
    """What reads as in English, and is no name, was not asked for by key."""
    screen, pilot = opened
    with screen_in("en", screen) as english_pilot:
        english = set(english_pilot.texts())
    same = {text for text in pilot.resize((1280, 720), 1.0).texts() if text in english and "…" not in text}
    same = {text for text in same if not re.search(r"^/home/|\.json|\.macher", text)}  # files are data
    words = {word for text in same for word in re.findall(r"[^\W\d_]{2,}", text)}
    assert words - names() == set()


@cache
def names() -> set[str]:
    """Words that are the same in every language: parties, lands, people, languages, keys and the game itself."""
    texts, figures = Texts.load("en"), edition("2019").figures
    said = [naming.land(texts, land.key) for land in figures.lands]
    said += [name(texts, land.key) for land in figures.lands for name in (naming.land_short, naming.land_code)]
    said += [name(texts, party) for party in PARTIES for name in (naming.party, naming.party_short)]
    said += [language.name for language in available_languages()]
    said += [*PEOPLE, *DATES, *MODS, SEARCHED, SEARCHED.lower()]
    said += [LONG_NAME[:length] for length in range(len(LONG_NAME) + 1)]  # a field shows as much as it holds
    said.append(texts.listing(["", ""]))  # lists are written by the rules of a real language
    said += [texts("table-arrived", n=n) for n in range(1, len(PARTIES) + 1)]  # and so are ordinals
    older = texts.in_words(words_of(edition("1997")))
    said += [naming.party_short(older, party) for party in PARTIES] + [older.money(1), older.money_short(1000)]
    said += [
        naming.party(texts.in_words(words_of(edition(key))), party) for key in ("1997", "2006") for party in PARTIES
    ]
    said += ["DIE MACHER", *LICENCES]
    return {word for text in said for word in re.findall(r"[^\W\d_]{2,}", text)}


def test_the_command_draws_it(tmp_path):
    out = tmp_path / "menu.png"
    assert run(["screenshot", "menu", "--lang", pseudo.NAME, "--out", str(out)]) == 0
    assert pygame.image.load(out).get_size() == (1280, 720)

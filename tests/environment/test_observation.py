"""What a seat sees as numbers: everything that belongs to a seat is counted from the own one."""

from __future__ import annotations

import pytest
from builders import EDITION, a_game

from macher.editions.registry import edition
from macher.env.observation import names, observe
from macher.rules.edition import GameSetup
from macher.rules.setup import new_game
from macher.rules.table import Table
from macher.rules.viewing import view
from macher.rules.views import AuctionView, NationalView, PlayerView

SEATS = 4


def seen(seat: int, **changes: object) -> dict[str, list[float]]:
    """The numbers of a seat by name."""
    game = a_game().start(2).votes(0, 10, 20, 30, 40).trend(0, 0, 1, 2, 3).rallies(0, 1, 2, 3, 4).media(0, 0, 0, 2)
    game.money(10_000, 20_000, 30_000, 40_000)
    return read(view(game.table, seat)._replace(**changes), "2019")  # type: ignore[arg-type]


def read(view: PlayerView, key: str) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for name, number in zip(names(view, edition(key)), observe(view, edition(key)), strict=True):
        found.setdefault(name.partition("[")[0], []).append(number)
    return found


def turned(values: list[float], seat: int) -> list[float]:
    return [*values[seat:], *values[:seat]]


@pytest.mark.parametrize("seat", range(SEATS))
def test_seats_are_counted_from_the_own_one(seat: int) -> None:
    """The start player is seat 2, then 3, 0 and 1 have their turns; 1 and 3 have to decide."""
    auction = AuctionView(0, 1, 3, (3, 0, 1, 2), (5000, -1))
    found = seen(seat, deciders=(1, 3), order=(2, 3, 0, 1), auction=auction)
    assert found["order"] == turned([0.5, 0.75, 0.0, 0.25], seat)
    assert found["deciding"] == turned([0.0, 1.0, 0.0, 1.0], seat)
    assert found["start"] == turned([0.0, 0.0, 1.0, 0.0], seat)
    assert found["land0.votes"] == pytest.approx(turned([0.2, 0.4, 0.6, 0.8], seat))
    assert found["land0.trend"] == pytest.approx(turned([0.0, 0.25, 0.5, 0.75], seat))
    spots, media = EDITION.figures.rally_spots, EDITION.figures.media_spots
    assert found["land0.rallies"] == pytest.approx(turned([at / spots for at in (1, 2, 3, 4)], seat))
    assert found["land0.media"] == pytest.approx(turned([2 / media, 0.0, 1 / media, 0.0], seat))
    assert [found[f"seat{at}.money"][0] for at in range(SEATS)] == pytest.approx(turned([0.2, 0.4, 0.6, 0.8], seat))
    assert found["auction.auctioneer"] == turned([0.0, 0.0, 0.0, 1.0], seat)
    assert found["auction.bids"] == pytest.approx(turned([-1.0, 0.0, 0.0, 0.1], seat))
    assert found["auction.waiting"] == turned([0.0, 1.0, 1.0, 0.0], seat)


def test_a_state_says_what_it_is_worth_and_whether_it_is_large() -> None:
    figures = EDITION.figures
    for large in (True, False):
        at = next(at for at, card in enumerate(figures.lands) if card.large == large)
        base = view(a_game().table, 0)
        land = base.lands[1]._replace(card=at, number=2, closed=large)
        found = read(base._replace(lands=(base.lands[0], land, *base.lands[2:])), "2019")
        assert found["land1.worth"] == pytest.approx([figures.lands[at].maximum / 100, float(large)])
        assert found["land1.number"] == [0.5, float(large)]
        assert found["land1.card"].index(1.0) == at


def test_who_has_not_bid_yet_waits() -> None:
    auction = AuctionView(0, 1, 3, (3, 0, 1, 2), (5000, -2, -2, 3000))
    found = seen(1, auction=auction)
    assert found["auction.bids"] == pytest.approx([0.0, 0.06, 0.1, 0.0])
    assert found["auction.waiting"] == [1.0, 0.0, 0.0, 1.0]
    assert found["auction"] == [1.0]
    assert seen(1)["auction"] == [0.0]


def _classic() -> Table:
    return new_game(edition("2006"), GameSetup(7, tuple(range(SEATS)), 3))


@pytest.mark.parametrize("seat", range(SEATS))
def test_classic_seats_are_counted_from_the_own_one(seat: int) -> None:
    """Tiles, stacks, coalitions and offers too."""
    base = view(_classic(), seat)
    land = base.lands[0]._replace(tiles=(1, 1, 2), stack=(2, 0, 3, 1))
    accepted = (-1, -2, 3, 0)
    whole = base._replace(lands=(land, *base.lands[1:]), offer=(0, 3), coalitions=((1, 2),), accepted=accepted)
    found = read(whole, "2006")
    assert found["land0.tiles"] == turned([0.0, 0.5, 0.25, 0.0], seat)
    assert found["land0.stack"] == turned([0.5, 1.0, 0.25, 0.75], seat)
    assert found["offer"] == [*turned([1.0, 0.0, 0.0, 0.0], seat), *turned([0.0, 0.0, 0.0, 1.0], seat)]
    for other in range(SEATS):
        partner = {1: 2, 2: 1}.get(other)
        wanted = [float(at == partner) for at in range(SEATS)]
        assert found[f"seat{(other - seat) % SEATS}.partner"] == turned(wanted, seat)
        laid = found[f"seat{(other - seat) % SEATS}.contribution"]
        assert laid.index(1.0) == accepted[other] + 2


def test_each_space_of_the_national_board_has_its_card_and_whether_it_is_secured() -> None:
    base = view(_classic(), 0)
    count = len(base.national.opinions)
    opinions = (3, -1, 5, *[-1] * (count - 3))
    found = read(base._replace(national=NationalView(opinions, (False, False, True, *[False] * (count - 3)))), "2006")
    for space, (kind, secured) in enumerate(((3, 0.0), (-1, 0.0), (5, 1.0))):
        numbers = found[f"national{space}"]
        assert numbers[-1] == secured
        assert numbers[:-1] == [float(at == kind) for at in range(len(numbers) - 1)]


def test_what_nobody_looks_at_is_counted_from_the_first_seat() -> None:
    assert seen(-1, order=(2, 3, 0, 1))["order"] == seen(0, order=(2, 3, 0, 1))["order"]


def test_every_number_of_a_hand_is_there_once() -> None:
    """Two of a kind count twice, unknown cards are counted, not named."""
    game = a_game()
    game.party(0).hand = [3, 3, 5]
    own, other = read(view(game.table, 0), "2019"), read(view(game.table, 1), "2019")
    assert own["seat0.hand"][3] == 2 * own["seat0.hand"][5] > 0
    assert sum(own["seat0.hand"]) == pytest.approx(3 * own["seat0.hand"][5])
    assert other["seat3.hidden"][0] == pytest.approx(0.75)
    assert not any(other["seat3.hand"])

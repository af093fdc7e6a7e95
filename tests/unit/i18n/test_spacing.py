"""Where lines may not end: one-letter words, units, "no. 3"."""

from __future__ import annotations

import pytest

from macher.i18n import Texts
from macher.i18n.spacing import kept_together

N = "\u00a0"


@pytest.mark.parametrize(
    ("plain", "kept"),
    [
        ("Wiec w Hessen i w Bayern", f"Wiec w{N}Hessen i{N}w{N}Bayern"),
        ("A teraz z CDU", f"A{N}teraz z{N}CDU"),
        ("(w razie remisu)", f"(w{N}razie remisu)"),
        ("dwa wiece, a potem", f"dwa wiece, a{N}potem"),
        ("oni wiedzą o tym", f"oni wiedzą o{N}tym"),
    ],
)
def test_polish_words_of_one_letter_hang_at_no_line_end(plain: str, kept: str) -> None:
    assert kept_together(plain, "pl") == kept
    assert kept_together(plain, "de") == plain


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize(
    ("plain", "kept"),
    [
        ("1.000 € je Runde", f"1.000{N}€ je Runde"),
        ("5 VP, 7 SP", f"5{N}VP, 7{N}SP"),
        ("50 %", f"50{N}%"),
        ("4 VPs", "4 VPs"),
        ("4 hot", "4 hot"),
        ("in Phase 4 gekauft", f"in Phase{N}4 gekauft"),
        ("phases 2 to 5", f"phases{N}2 to 5"),
        ("als Nr. 3, nr 4, no. 5", f"als Nr.{N}3, nr{N}4, no.{N}5"),
    ],
)
def test_figures_stay_with_their_units(lang: str, plain: str, kept: str) -> None:
    assert kept_together(plain, lang) == kept


def test_every_finished_text_is_kept_together() -> None:
    texts = Texts.load("pl")
    line = texts("log-rallies", player="Nicole", land="Bayern", n=3, money=texts.money(3000))
    assert line == f"Nicole kupuje 3 wiece w{N}landzie Bayern za 3000{N}€"
    texts.use("en")
    assert texts("prompt-points-value", n=7) == f"7{N}VP"
    texts.use("pl")
    assert texts.listing(["CDU", "FDP", "SPD"]) == f"CDU, FDP i{N}SPD"

"""Long words are cut between the syllables of their language, by dictionaries that are loaded when they are needed."""

from __future__ import annotations

import subprocess
import sys
import time
from itertools import pairwise

import pytest

from macher.ui.paint import hyphenation
from macher.ui.paint.fonts import Fonts, wrap
from macher.ui.paint.hyphenation import DICTIONARIES, has_dictionary, hyphen_before, syllables
from macher.ui.theme.typography import Style

WORDS = {
    "de": "Neun-und-vier-zig Wahl-ver-an-stal-tun-gen Über-ein-stim-mun-gen Recht-schreib-re-form Schwarz-ar-beit "
    "Start-spie-ler Start-spie-ler-ge-bot Medi-en-ein-fluss Par-tei-spen-den Nord-rhein Par-tei-pro-gramm "
    "Volks-mei-nung Koa-li-ti-ons-plätt-chen Kern-ener-gie Wirt-schafts-um-bau Ter-ror-be-kämp-fung "
    "Frak-ti-ons-vor-sit-zende Hin-ter-bänk-le-rin Deutsch-land-karte Pro-gramm-aus-lage Start-auf-stel-lung "
    "Zwi-schen-ab-lage Punkte-an-teil Chef-redak-teu-rin Ver-dopp-lung Schluss-wer-tung",
    "en": "pop-u-lar elec-tion coali-tion con-ver-sion Envi-ron-ment Par-lia-men-tary auc-tion-eer pub-lished "
    "recon-struc-tion Edu-ca-tion gov-ern-ment mar-ket-place",
    "pl": "Osta-teczne odrzu-cana Czter-dzie-ści noto-wa-nia naj-sil-niej-szy czło-nek obec-no-ści zamie-niasz "
    "licy-ta-tor Kon-fe-ren-cja sprze-ci-wia-jąca marze-nie",
    "fr": "cor-res-pon-dance coa-li-tion réunions Numé-rique Envi-ron-ne-ment per-son-na-lité majo-ri-tés "
    "com-mis-saire Recom-men-cer pro-gramme équi-li-bré",
}
"""Words of the game and others, with every place in which each may be cut."""


def hyphenated(word: str, lang: str) -> str:
    cuts = (0, *syllables(word, lang), len(word))
    return "-".join(word[begin:end] for begin, end in pairwise(cuts))


@pytest.mark.parametrize("lang", WORDS)
def test_words_of_each_language_are_cut_where_its_dictionary_says(lang: str) -> None:
    right = WORDS[lang].split()
    assert [hyphenated(word.replace("-", ""), lang) for word in right] == right


def test_another_language_cuts_elsewhere() -> None:
    assert hyphenated("Marzipan", "de") == "Mar-zi-pan"
    assert hyphenated("marzenie", "pl") == "marze-nie"


def test_signs_around_a_word_are_no_letters() -> None:
    assert syllables("„Veranstaltungen“,", "de") == tuple(1 + cut for cut in syllables("Veranstaltungen", "de"))
    assert syllables("+++", "de") == syllables("", "de") == ()


def test_the_last_cut_that_fits_is_taken() -> None:
    assert [hyphen_before("Veranstaltungen", most, "de") for most in (2, 3, 7, 14)] == [0, 3, 5, 12]


def test_a_line_is_cut_by_the_language_of_its_fonts() -> None:
    width = Fonts(1.0).face(Style(size=17)).width("Neunundvier-") + 1
    assert wrap("Neunundvierzig", Fonts(1.0, "de").face(Style(size=17)), width) == ["Neunundvier-", "zig"]
    assert wrap("Neunundvierzig", Fonts(1.0, "xx").face(Style(size=17)), width)[0].startswith("Neunundvier")


def test_every_dictionary_is_there_and_an_unknown_language_has_none() -> None:
    assert all(has_dictionary(lang) for lang in DICTIONARIES)
    assert not has_dictionary("xx")


def test_without_the_package_words_are_cut_anyhow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hyphenation, "find_spec", lambda name: None)
    hyphenation._levels.cache_clear()
    syllables.cache_clear()
    try:
        assert hyphen_before("Veranstaltungen", 9, "de") == 0
    finally:
        hyphenation._levels.cache_clear()
        syllables.cache_clear()


def test_nothing_is_loaded_at_the_start_and_little_time_is_spent_later() -> None:
    """A dictionary takes 25 ms at most where nothing else runs; the limit leaves room for busy machines."""
    code = "import sys, macher.ui.main; print('pyphen' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.splitlines()[-1] == "False"
    spent = []
    for _ in range(3):
        hyphenation._levels.cache_clear()
        begun = time.process_time()
        has_dictionary("de")
        spent.append(time.process_time() - begun)
    assert min(spent) < 0.1

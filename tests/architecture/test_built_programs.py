"""What is left out of built programs is not needed: no module that the program imports, nothing of a language."""

from __future__ import annotations

import ast
import shutil
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from babel import Locale, dates, lists, localedata, numbers
from locales import write_locales

from macher.cli.imports import named_imports

PACKAGING = Path(__file__).parents[2] / "packaging"


def test_nothing_is_left_out_that_the_program_imports() -> None:
    spec = ast.parse((PACKAGING / "macher.spec").read_text(encoding="utf-8"))
    (unused,) = (
        ast.literal_eval(each.value)
        for each in ast.walk(spec)
        if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == "UNUSED"
    )
    parts = [module.split(".") for module, _ in named_imports()]
    imported = {".".join(each[:length]) for each in parts for length in range(1, len(each) + 1)}
    assert imported & set(unused) == {"numpy"}  # which only learning programs need


def said(code: str) -> Iterator[object]:
    """What the program has Babel write in a language."""
    day = date(2026, 11, 4)
    yield from (dates.format_date(day, form, code) for form in ("medium", "long", "full", "d LLL"))
    yield dates.format_skeleton("MMMMd", day, locale=code)
    yield dates.get_day_names("narrow", "stand-alone", code)[0]
    yield from (numbers.format_decimal(1234567.5, form, code) for form in (None, "#,##0", "#,##0.0"))
    yield from (numbers.format_percent(0.25, locale=code), numbers.format_currency(3, "EUR", locale=code))
    yield lists.format_list(["A", "B", "C"], locale=code)
    yield from (Locale.parse(code).plural_form(number) for number in (0, 1, 2, 3, 5, 11, 22, 1.5))
    yield Locale.parse(code).get_display_name(code)


@pytest.mark.parametrize("code", ["de", "pl", "fr", "nl", "ar", "sr_Latn", "zh_Hant", "hi_Latn"])
def test_a_language_has_all_that_is_written_in_it(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = list(said(code))
    source, made = tmp_path / "source", tmp_path / "made"
    source.mkdir()
    for name in {
        "root",
        code,
        code.partition("_")[0],
        "en",
        "en_001",
        "en_IN",
    }:  # Hindi in Latin letters takes after it
        shutil.copy(Path(localedata.__file__).parent / "locale-data" / f"{name}.dat", source)
    write_locales(source, made)
    monkeypatch.setattr(localedata, "_dirname", str(made))
    for cache in ("_cache", "_dict_cache"):  # older versions have only the first
        monkeypatch.setattr(localedata, cache, {}, raising=False)
    assert list(said(code)) == whole

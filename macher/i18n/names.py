"""Names of what lies on the table, by the keys that the edition's data uses.

Every name is a text of the catalogue (``terms.ftl``).  Boards and cards keep the German names and codes of the lands in
every language.  A sentence asks for a form of the name (`macher.i18n.forms`), and the forms of a language may use its
own name: en Bavière.  `land_local` is that name alone, for tooltips.
"""

from __future__ import annotations

from typing import Final

from macher.i18n.numbers import MINUS
from macher.i18n.texts import Texts

_WOMAN: Final = "woman"
"""Attribute of the name of an office: what a woman in it is called."""


def party(texts: Texts, key: str) -> str:
    """Full name: Bündnis 90/Die Grünen."""
    return texts(f"party-{key}")


def party_short(texts: Texts, key: str) -> str:
    """Abbreviation as on the boards: GRÜNE."""
    return texts(f"party-{key}-short")


def topic(texts: Texts, key: str) -> str:
    """Name of a topic: Genetic engineering."""
    return texts(f"topic-{key}")


def topic_card(texts: Texts, key: str) -> str:
    """Name of a topic as it stands on a card: Genetic eng."""
    return texts(f"topic-{key}-card")


def topic_short(texts: Texts, key: str) -> str:
    """Name of a topic in at most eight characters: Genetic."""
    return texts(f"topic-{key}-short")


def topic_code(texts: Texts, key: str) -> str:
    """Two letters for a topic where a picture would be too small: Ge."""
    return texts(f"topic-{key}-code")


def sign(approve: bool) -> str:
    """The attitude on a card: + or −."""
    return "+" if approve else MINUS


def card(texts: Texts, topic_key: str, approve: bool) -> str:
    """A program card or popular opinion: −Genetic eng."""
    return texts("card", sign=sign(approve), topic=topic_card(texts, topic_key))


def card_short(texts: Texts, topic_key: str, approve: bool) -> str:
    """A program card or popular opinion in a narrow place: +Environ."""
    return texts("card", sign=sign(approve), topic=topic_short(texts, topic_key))


def land(texts: Texts, key: str) -> str:
    """German name of a land: Niedersachsen."""
    return texts(f"land-{key}")


def land_short(texts: Texts, key: str) -> str:
    """German name of a land where the whole does not fit, at most fifteen characters: Meckl.-Vorp."""
    return texts(f"land-{key}-short")


def land_code(texts: Texts, key: str) -> str:
    """Two letters as on the boards: NI (the key is NDS)."""
    return texts(f"land-{key}-code")


def land_local(texts: Texts, key: str) -> str:
    """The land's name in the current language: Lower Saxony."""
    return texts(f"land-{key}-local")


def politician(texts: Texts, key: str, *, woman: bool = False) -> str:
    """Name of a shadow cabinet card: Parliamentary leader."""
    return texts.variant(f"politician-{key}", _WOMAN) if woman else texts(f"politician-{key}")


def politician_short(texts: Texts, key: str, *, woman: bool = False) -> str:
    """Name of a shadow cabinet card in a narrow place: Parl. leader."""
    return texts.variant(f"politician-{key}-short", _WOMAN) if woman else texts(f"politician-{key}-short")


def spoken(texts: Texts, key: str) -> str:
    """What the holder of an office says on acting, in quotation marks."""
    return texts("spoken-quote", line=texts(f"spoken-{key}"))


def phase(texts: Texts, key: str) -> str:
    """Name of a step of the set-up or of the round: Organize party rallies."""
    return texts(f"phase-{key}")


def phase_short(texts: Texts, key: str) -> str:
    """One word for the phase strip: Rallies."""
    return texts(f"phase-{key}-short")


def phase_of_round(texts: Texts, round: int, key: str) -> str:
    """A phase with its round, if it belongs to one."""
    return texts("final-log-head", round=round, phase=phase(texts, key)) if round else phase(texts, key)


def action(texts: Texts, key: str, amount: int) -> str:
    """What a politician does: Trend +1; ``amount`` is written with its sign where the text names it."""
    return texts(f"action-{key}", amount=texts.signed(-amount if key in ("others_trend", "other_trend") else amount))


def symbol(texts: Texts, key: str, amount: int) -> str:
    """A symbol of the starting deployment: Rallies +3."""
    return texts(f"symbol-{key}", amount=texts.signed(amount))

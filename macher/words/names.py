"""What a player, party, state, card or politician of a game is called, in the language of its texts.

`macher.i18n.names` knows the names by the keys of an edition's data.  A game knows its things by numbers: seats, places
of boards, kinds and numbers of cards.  `GameNames` leads from one to the other, for everything that speaks of a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Self

from macher.i18n import Texts, names
from macher.rules.cards import APPROVE, HIDDEN, PARTIES, attitude_of, topic_of
from macher.rules.edition import Edition
from macher.rules.views import PlayerView
from macher.words.people import is_woman

__all__ = ["CodeNames", "GameNames", "LandCodes", "ShortNames"]

NO_CARD: Final = "–"
"""Stands for a card that nobody may see, or that is not there."""


class GameNames:
    """The names of one game.  ``land`` is the place of a board, ``kind`` that of a program card or opinion."""

    def __init__(
        self,
        texts: Texts,
        edition: Edition,
        parties: Sequence[str],
        lands: Sequence[int] = (),
        players: Sequence[str] = (),
    ) -> None:
        """``parties`` are keys by seat, ``lands`` numbers of land cards by place, ``players`` names by seat."""
        self.texts, self.edition = texts, edition
        self.party_keys, self.land_cards, self.player_names = parties, lands, players

    @classmethod
    def of(cls, texts: Texts, edition: Edition, view: PlayerView, players: Sequence[str] = ()) -> Self:
        """The names in a view."""
        parties = [PARTIES[party.party] for party in view.parties]
        return cls(texts, edition, parties, [land.card for land in view.lands], players)

    def with_lands(self, lands: Sequence[int]) -> Self:
        """The same names for a table on which these land cards lie."""
        return type(self)(self.texts, self.edition, self.party_keys, lands, self.player_names)

    # -- players and parties -------------------------------------------------------------------------------------------

    def player(self, seat: int) -> str:
        """Name of the person or AI on a seat; who has none is called by the party."""
        return self.player_names[seat] or self.party(seat)

    def players(self, seats: Iterable[int]) -> str:
        """Names of players in a row."""
        return self.texts.listing([self.player(seat) for seat in seats])

    def party_key(self, seat: int) -> str:
        """Key of a seat's party, as in its colours."""
        return self.party_keys[seat]

    def party(self, seat: int) -> str:
        """Abbreviation of a seat's party: GRÜNE."""
        return names.party_short(self.texts, self.party_keys[seat])

    def party_full(self, seat: int) -> str:
        """Whole name of a seat's party: Bündnis 90/Die Grünen."""
        return names.party(self.texts, self.party_keys[seat])

    def parties(self, seats: Iterable[int]) -> str:
        """Abbreviations of parties in a row."""
        return self.texts.listing([self.party(seat) for seat in seats])

    def party_numbered(self, number: int) -> str:
        """Abbreviation of a party by its number on the boards, as on polls; nobody need play it."""
        return names.party_short(self.texts, PARTIES[number])

    # -- states --------------------------------------------------------------------------------------------------------

    def land_key(self, land: int) -> str:
        """Key of the land on a board."""
        return self._key_of(self.land_cards[land])

    def land(self, land: int) -> str:
        """German name of the land on a board."""
        return self.land_card(self.land_cards[land])

    def land_short(self, land: int) -> str:
        """German name of the land on a board, at most fifteen characters."""
        return names.land_short(self.texts, self.land_key(land))

    def land_code(self, land: int) -> str:
        """Two letters of the land on a board."""
        return names.land_code(self.texts, self.land_key(land))

    def land_local(self, land: int) -> str:
        """Name of the land on a board in the language of the texts."""
        return names.land_local(self.texts, self.land_key(land))

    def land_forms(self, land: int) -> list[str]:
        """Name, short name and code of the land on a board, longest form first."""
        return [self.land(land), self.land_short(land), self.land_code(land)]

    def land_card(self, number: int) -> str:
        """German name of a land by the number of its card."""
        return names.land(self.texts, self._key_of(number))

    def land_card_code(self, number: int) -> str:
        """Two letters of a land by the number of its card."""
        return names.land_code(self.texts, self._key_of(number))

    def _key_of(self, number: int) -> str:
        return self.edition.figures.lands[number].key

    # -- cards and money -----------------------------------------------------------------------------------------------

    def topic_key(self, kind: int) -> str:
        """Key of a card's topic."""
        return self.edition.figures.topics[topic_of(kind)]

    def approves(self, kind: int) -> bool:
        """Whether a card approves of its topic (+)."""
        return attitude_of(kind) == APPROVE

    def topic(self, kind: int) -> str:
        """Whole name of a card's topic: Genetic engineering."""
        return names.topic(self.texts, self.topic_key(kind))

    def topic_forms(self, kind: int) -> list[str]:
        """Name of a card's topic as on cards, long and short."""
        key = self.topic_key(kind)
        return [names.topic_card(self.texts, key), names.topic_short(self.texts, key)]

    def topic_code(self, kind: int) -> str:
        """Two letters for a card's topic."""
        return names.topic_code(self.texts, self.topic_key(kind))

    def face(self, kind: int) -> tuple[str, bool]:
        """What is drawn on a card: key of its topic, and whether it approves."""
        return self.topic_key(kind), self.approves(kind)

    def card(self, kind: int) -> str:
        """Sign and topic of a card: −Genetic eng."""
        return NO_CARD if kind <= HIDDEN else names.card(self.texts, self.topic_key(kind), self.approves(kind))

    def card_short(self, kind: int) -> str:
        """Sign and topic of a card in a narrow place: +Environ."""
        return NO_CARD if kind <= HIDDEN else names.card_short(self.texts, self.topic_key(kind), self.approves(kind))

    def card_forms(self, kind: int) -> list[str]:
        """A card, long and short."""
        return [self.card(kind), self.card_short(kind)]

    def cards(self, kinds: Iterable[int]) -> str:
        """Cards in a row."""
        return self.texts.listing([self.card(kind) for kind in kinds])

    def politician(self, number: int, seat: int) -> str:
        """Name of a seat's politician by the number of the card, as the portrait wants it: Vizekanzlerin."""
        office = self.edition.figures.politicians[number].key
        return names.politician(self.texts, office, woman=is_woman(self.party_keys[seat], office))

    def politician_short(self, number: int, seat: int) -> str:
        """The same in a narrow place: Parl. leader."""
        office = self.edition.figures.politicians[number].key
        return names.politician_short(self.texts, office, woman=is_woman(self.party_keys[seat], office))

    def politician_forms(self, number: int, seat: int) -> list[str]:
        """The same, long and short."""
        return [self.politician(number, seat), self.politician_short(number, seat)]

    def poll_change(self, number: int, change: int) -> str:
        """What a poll says of a party by its number: SPD +2."""
        return f"{self.party_numbered(number)} {self.texts.signed(change)}"

    def donation(self, card: int) -> str:
        """The money on a donation card: €20,000."""
        return self.texts.money(self.edition.figures.donations[card].money)


class LandCodes(GameNames):
    """Calls lands by their codes, and all else as usual."""

    def land_card(self, number: int) -> str:
        """Two letters of a land by the number of its card."""
        return self.land_card_code(number)


class ShortNames(GameNames):
    """Calls cards and politicians by their short names, for the same sentences in less room."""

    def card(self, kind: int) -> str:
        """Sign and topic of a card in a narrow place."""
        return self.card_short(kind)

    def politician(self, number: int, seat: int) -> str:
        """Name of a politician in a narrow place."""
        return self.politician_short(number, seat)


class CodeNames(ShortNames):
    """Calls lands by their codes, too."""

    def land_card(self, number: int) -> str:
        """Two letters of a land by the number of its card."""
        return self.land_card_code(number)

"""The plots about all games of a person with their tables: victories by group, and personal bests."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from macher.ai.kinds import LEVELS
from macher.editions.problems import DataError, EditionUnknown
from macher.editions.registry import edition
from macher.i18n import Texts, names, numbers
from macher.i18n.dates import day
from macher.i18n.numbers import percentage
from macher.session.career import MIXED, PEOPLE, Best, Grouping, Tally
from macher.session.career_counts import Choice
from macher.ui.features.career.frame import Entry, Plate
from macher.ui.game.vocabulary import words_of
from macher.ui.plots.rates import Rate, Tile, rate_plot, tile_board
from macher.ui.plots.sheet import Head, Row, Sheet
from macher.ui.theme.tokens import PARTIES

RANGED: Final = 20
"""Least number of games for which the range of a rate is shown: with fewer it says nothing."""

PAGES: Final[tuple[Grouping | str, ...]] = ("party", "players", "level", "edition", "bests")
_TITLES: Final = {
    "party": ("career-party", "career-party-short"),
    "players": ("career-players", "career-players-short"),
    "level": ("career-level", "career-level-short"),
    "edition": ("career-edition-page", "career-edition-page-short"),
    "bests": ("career-bests", "career-bests-short"),
}
"""What each page is called, in full and short."""
_BESTS: Final = {
    "points": ("career-best-points", "career-best-points"),
    "lead": ("career-best-lead", "career-best-lead"),
    "votes": ("career-best-votes", "career-best-votes-short"),
    "elections": ("career-best-elections", "career-best-elections-short"),
    "efficiency": ("career-best-efficiency", "career-best-efficiency-short"),
}
"""What each personal best is called, in full and short."""
_LEVELS: Final = (*LEVELS, MIXED, PEOPLE)
_THOUSAND: Final = 1000


def length_name(texts: Texts, key: str, elections: int, *, brief: bool = False) -> str:
    """An edition with its number of elections; ``brief`` for the bare number."""
    count = texts.number(elections) if brief else texts("career-elections", elections=elections)
    return texts("career-edition", edition=_edition(texts, key), elections=count)


def _edition(texts: Texts, key: str) -> str:
    known = f"newgame-edition-{key}"
    return texts(known) if texts.has(known) else key


@dataclass(frozen=True, slots=True)
class CareerPages:
    """The pages about the games of a person, in the current language."""

    texts: Texts
    choice: Choice
    """The games."""

    def entries(self) -> list[Entry]:
        """The list of pages with the group that did best, if it has won at all."""
        return [self._entry(page) for page in PAGES]

    def plate(self, page: str) -> Plate:
        """A page."""
        return self._bests() if page == "bests" else self._rates(page)  # type: ignore[arg-type]  # the others group

    # -- rates ---------------------------------------------------------------------------------------------------------

    def groups(self, by: Grouping) -> list[Tally]:
        """The groups in an order that does not change with their results."""
        found = self.choice.groups(by)
        if by == "party":
            return sorted(found, key=lambda each: PARTIES.index(each.key) if each.key in PARTIES else len(PARTIES))
        if by == "players":
            return sorted(found, key=lambda each: int(each.key))
        if by == "level":
            return sorted(found, key=lambda each: (_LEVELS.index(each.key) if each.key in _LEVELS else -1, each.key))
        return sorted(found, key=lambda each: each.key)

    def name(self, by: Grouping, key: str) -> tuple[str, str]:
        """What a group is called, in full and short."""
        texts = self.texts
        if by == "party":
            known = key in PARTIES
            return (names.party(texts, key), names.party_short(texts, key)) if known else (key, key)
        if by == "players":
            return texts("career-group-players", players=int(key)), key
        if by == "level":
            if key in (MIXED, PEOPLE):
                said = texts("career-group-mixed" if key == MIXED else "career-group-people")
                return said, said
            level = texts(f"newgame-level-{key}") if texts.has(f"newgame-level-{key}") else key
            return texts("career-group-level", level=level), level
        name, _, elections = key.partition("/")
        return length_name(texts, name, int(elections)), length_name(texts, name, int(elections), brief=True)

    def share(self, share: float) -> str:
        """A share from 0 to 1 in percent."""
        return self.texts.share(share)

    def _whole(self, share: float) -> str:
        """A share from 0 to 1 in percent, without the sign."""
        return self.texts.number(int(percentage(share)))

    def place(self, one: Tally) -> str:
        """The average place."""
        return numbers.decimal(one.rank, self.texts.lang)

    def _count(self, one: Tally) -> tuple[str, str]:
        victories = self.texts.number(one.victories)
        return (
            self.texts("career-count", victories=victories, games=one.games),
            self.texts("career-count-short", victories=victories, games=self.texts.number(one.games)),
        )

    def _entry(self, page: str) -> Entry:
        """A page of the list with its best figure, in ever fewer words."""
        entry = Entry(page, *(self.texts(title) for title in _TITLES[page]))
        if page == "bests":
            found = self.choice.bests
            return replace(entry, fact=self._value(found[0])) if found else entry
        groups = self.groups(page)  # type: ignore[arg-type]  # the pages but the bests group
        best = max(groups, key=lambda each: (each.rate, each.games), default=None)
        if best is None or not best.victories:
            return entry
        long, short = self.name(page, best.key)  # type: ignore[arg-type]  # as above
        share = self.share(best.rate)
        if page == "edition":  # a narrow list has no room for its number of elections
            brief = f"{_edition(self.texts, best.key.partition('/')[0])} · {share}"
            return replace(entry, fact=f"{long} · {share}", brief=brief, least=share)
        return replace(entry, fact=f"{short if page == 'party' else long} · {share}", brief=f"{short} {share}")

    def rates(self, by: Grouping) -> list[Rate]:
        """How often each group has won."""
        texts, found = self.texts, []
        for one in self.groups(by):
            long, short = self.name(by, one.key)
            low, high = one.limits
            count, brief = self._count(one)
            party = one.key if by == "party" and one.key in PARTIES else ""
            lines = [texts.pair(long, count)]
            fair, ranged = self.share(one.fair), one.games >= RANGED
            if ranged:
                lines.append(texts("career-tip-range", low=self.share(low), high=self.share(high), fair=fair))
            else:
                lines.append(texts("career-tip-few", count=RANGED, fair=fair))
            if one.marked:
                lines.append(texts("career-tip-marked", count=texts.number(one.marked)))
            limits, label = (low, high) if ranged else None, short if party else long
            found.append(Rate(label, short, one.rate, limits, one.fair, count, brief, "\n".join(lines), party))
        return found

    def _rates(self, by: Grouping) -> Plate:
        texts, groups, rates = self.texts, self.groups(by), self.rates(by)
        rows = [self._row(rate.label, rate.short, rate.party, one) for rate, one in zip(rates, groups, strict=True)]
        whole = self.choice.whole
        if len(groups) > 1:
            rows.append(self._row(texts("stats-head-total"), "", "", whole, strong=True))
        heads = (
            Head(texts("career-games"), weight=0.9),
            Head(texts("career-victories"), weight=1.2),
            Head(texts("career-head-rate"), "%"),
            Head(texts("career-head-range"), weight=1.7),
            Head(texts("career-head-fair")),
            Head(texts("career-head-rank"), weight=0.9),
            Head(texts("career-head-marked"), weight=1.15),
        )
        sheet = Sheet(texts(_TITLES[by][0]), "", heads, tuple(rows), 2.3)

        ranges = any(rate.limits is not None for rate in rates)
        note = texts("career-note" if ranges else "career-note-few")
        return Plate(sheet, lambda k: rate_plot(k, rates, texts.share), note)

    def _row(self, label: str, short: str, party: str, one: Tally, *, strong: bool = False) -> Row:
        texts = self.texts
        low, high = one.limits
        span = texts("career-range", low=self._whole(low), high=self._whole(high))
        cells = (
            texts.number(one.games),
            texts.number(one.victories),
            self._whole(one.rate),
            span if one.games >= RANGED else "–",
            self._whole(one.fair),
            self.place(one),
            texts.number(one.marked),
        )
        values = (
            str(one.games),
            str(one.victories),
            f"{percentage(one.rate, 1)}",
            f"{percentage(low, 1)}-{percentage(high, 1)}",
            f"{percentage(one.fair, 1)}",
            f"{one.rank:.2f}",
            str(one.marked),
        )
        return Row(label, cells, short or label, party, values, strong)

    # -- bests ---------------------------------------------------------------------------------------------------------

    def _bests(self) -> Plate:
        texts = self.texts
        rows, tiles = [], []
        for best in self.choice.bests:
            game, seat = best.played.game, best.played.seat
            party = seat.party if seat.party in PARTIES else ""
            given = {"money": self._thousand(game.edition)} if best.kind == "efficiency" else {}
            label, brief = (texts(title, **given) for title in _BESTS[best.kind])
            cells = (
                self._value(best),
                names.party_short(texts, party) if party else seat.party,
                length_name(texts, game.edition, game.elections),
                day(texts, game.written),
            )
            bare = str(best.value / 10 if best.kind == "efficiency" else best.value)
            short = self.name("edition", f"{game.edition}/{game.elections}")[1]
            values = (bare, cells[1], cells[2], game.written)
            rows.append(Row(label, cells, brief, values=values, briefs=("", "", short, "")))
            notes = ((cells[1], cells[1]), (cells[2], short), (cells[3], cells[3]))
            tiles.append(Tile(label, brief, *self._best_value(best), notes, party))
        heads = (
            Head(texts("career-head-value"), text=True),
            Head(texts("career-head-party"), text=True, weight=0.8),
            Head(texts("career-length"), text=True, weight=2.1),
            Head(texts("career-head-date"), text=True),
        )
        sheet = Sheet(texts("career-bests"), texts("career-head-best"), heads, tuple(rows), 2.0)

        return Plate(sheet, lambda k: tile_board(k, tiles), texts("career-bests-note"))

    def _best_value(self, best: Best) -> tuple[str, str]:
        """The figure of a personal best, and what stands beside it."""
        texts = self.texts
        if best.kind == "efficiency":
            return numbers.decimal(best.value / 10, texts.lang), ""
        if best.kind == "votes":
            land = best.played.game.details[best.played.at].land
            return texts.number(best.value), names.land(texts, land)
        return texts.number(best.value), ""

    def _thousand(self, key: str) -> str:
        """One thousand in the money of an edition."""
        with suppress(EditionUnknown, DataError):
            return self.texts.in_words(words_of(edition(key))).money(_THOUSAND)
        return self.texts.money(_THOUSAND)

    def _value(self, best: Best) -> str:
        texts = self.texts
        if best.kind == "points":
            return texts("final-points", points=best.value)
        if best.kind == "votes":
            land = best.played.game.details[best.played.at].land
            return texts("career-best-land", value=texts.number(best.value), land=names.land_code(texts, land))
        if best.kind == "efficiency":
            return numbers.decimal(best.value / 10, texts.lang)
        return texts.number(best.value)

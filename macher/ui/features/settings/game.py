"""The pages of the settings about the course of a game, helpers, sound, language and numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import Final

from macher.i18n import available_languages, numbers
from macher.ui.features.evening.door import Rivals
from macher.ui.features.handover.door import Pins
from macher.ui.features.settings.preferences import Preferences
from macher.ui.features.settings.rows import SettingsPage
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, at_most, column, row, spacer
from macher.ui.settings.options import ASSISTS, COACHES, HANDOVERS, REVEALS, SPEEDS, CoachWhen, Handover
from macher.ui.widgets import Segment


class GamePage(SettingsPage):
    """All of these settings apply to the running game too."""

    def parts(self, kit: Kit) -> list[Part]:
        texts, settings, options = self.texts, self.program.settings, self.program.app.options
        told = [Segment(name, texts(f"settings-reveals-{name}")) for name in REVEALS]
        ways = [
            Segment(twice, texts(f"settings-confirm-{key}"), tooltip=texts(f"settings-confirm-{key}-help"))
            for twice, key in ((False, "once"), (True, "twice"))
        ]
        flips = self._flips()
        alone = [
            ("pass_alone", texts("settings-pass-alone"), settings.pass_alone, flips["pass_alone"]),
            ("election_auto", texts("settings-election-auto"), settings.election_auto, flips["election_auto"]),
            ("interludes", texts("settings-interludes"), settings.interludes, flips["interludes"]),
        ]
        tips = {
            "pass_alone": texts("settings-pass-alone-help"),
            "election_auto": texts("settings-election-auto-help"),
            "interludes": texts("settings-interludes-help"),
        }
        return [
            *self._others(kit),
            *self.choice(
                kit, "reveals", texts("settings-reveals"), told, options.reveals, lambda name: self.change(reveals=name)
            ),
            *self.choice(
                kit,
                "confirm",
                texts("settings-confirm"),
                ways,
                options.confirm_twice,
                lambda twice: self.change(confirm_twice=twice),
            ),
            *self.row(kit, texts("settings-itself"), self.switches(kit, alone, tips)),
            *self._sharing(kit),
            *self._pins(kit),
        ]

    def _others(self, kit: Kit) -> list[Part]:
        """How the moves of others are told: how fast, where they stop, and whether they are explained."""
        texts, settings, stops = self.texts, self.program.settings, self.program.app.options.stops
        segments = [
            Segment(name, texts(f"settings-speed-{name}"), tooltip=texts(f"settings-speed-{name}-tip"))
            for name in SPEEDS
        ]
        choose, caption = self.program[Preferences].speed, texts("settings-speed")
        speeds = kit.segments(segments, settings.speed, choose, id="speed", name=caption)
        rows = [
            ("stops", texts("settings-stops"), stops, self.flipper("stops", stops)),
            ("reasons", texts("settings-reasons"), settings.reasons, self._flips()["reasons"]),
        ]
        tips = {"stops": texts("settings-stops-help"), "reasons": texts("settings-reasons-help")}
        below = self.switches(kit, rows, tips)
        return self.row(kit, texts("settings-others"), column(speeds, spacer(kit.step("tight")), below))

    def _sharing(self, kit: Kit) -> list[Part]:
        """What several players at one screen see of each other, and whether the curtain asks for PINs."""
        texts, settings = self.texts, self.program.settings
        segments = [Segment(way, texts(f"settings-handover-{way}")) for way in HANDOVERS]
        caption = texts("settings-handover")
        ways = kit.segments(segments, settings.handover, self._hand_over, id="handover", name=caption)
        note = kit.paragraph(texts(f"settings-handover-{settings.handover}-help"), "text", "muted")
        flip = self._flips()["pins_offered"]
        offered = [("pins_offered", texts("settings-pins-offered"), settings.pins_offered, flip)]
        pins = self.switches(kit, offered, {"pins_offered": texts("settings-pins-offered-help")})
        tight = spacer(kit.step("tight"))
        return self.row(kit, caption, column(ways, tight, note, tight, pins))

    def _pins(self, kit: Kit) -> list[Part]:
        """Who has a PIN; forgotten PINs are removed here, and the next curtain shows it."""
        texts, pins = self.texts, self.program[Pins]
        if not pins.names:
            return []
        words = replace(kit.paragraph(texts.listing(pins.names), "body", valign="middle"), height=None)
        remove = kit.button(
            texts("settings-pins-remove"), self._forget_pins, kind="raised", icon="trash-2", id="settings.pins"
        )
        return self.row(kit, texts("settings-pins"), row(words, remove, gap=14))

    def _forget_pins(self) -> None:
        self.program[Pins].clear()
        self.screen.rebuild()

    def _keep(self, key: str, value: bool) -> None:
        """Remembers what no running game needs to be told."""
        setattr(self.program.settings, key, value)
        self.program.store.save()

    def _flips(self) -> dict[str, Callable[[], None]]:
        """What goes on by itself, by the name of the setting, with what a click does."""
        keep, prefer = self._keep, self.program[Preferences]
        return {
            "pass_alone": partial(self.flip, "pass_alone", prefer.passing),
            "election_auto": partial(self.flip, "election_auto", partial(keep, "election_auto")),
            "interludes": partial(self.flip, "interludes", partial(keep, "interludes")),
            "reasons": partial(self.flip, "reasons", prefer.reasons),
            "pins_offered": partial(self.flip, "pins_offered", partial(keep, "pins_offered")),
        }

    def _hand_over(self, way: Handover) -> None:
        self.program[Preferences].handover(way)
        self.screen.rebuild()


class AssistsPage(SettingsPage):
    """One switch for each helper."""

    def parts(self, kit: Kit) -> list[Part]:
        texts, options = self.texts, self.program.app.options
        flip = self.flipper("projections", options.projections)
        rows = [("assist.projections", texts("settings-projections"), options.projections, flip)]
        for name in ASSISTS:
            rows.append((f"assist.{name}", texts(f"assist-{name}"), name in options.assists, self._flipper(name)))
        tips = {f"assist.{name}": texts(f"assist-{name}-help") for name in ASSISTS}
        flip_hints = partial(self.flip, "free_hints", self.program[Preferences].free_hints)
        told = not self.program.settings.free_hints  # the switch says what is done, the setting what is left out
        counted = ("free_hints", texts("settings-free-hints-on"), told, flip_hints)
        coaches = [Segment(name, texts(f"settings-coach-{name}")) for name in COACHES]
        when = self.program.settings.coach
        return [
            *self.row(kit, texts("settings-assists-table"), self.switches(kit, rows, tips)),
            *self.row(kit, texts("settings-free-hints"), self.switches(kit, [counted])),
            *self.choice(
                kit, "coach", texts("settings-coach"), coaches, when, self._coach, texts("settings-coach-help")
            ),
            *self.row(kit, texts("settings-level"), self.switches(kit, [self._level()]), texts("settings-level-help")),
        ]

    def _level(self) -> tuple[str, str, bool, Callable[[], None]]:
        """Whether the level of the rivals follows the last results."""
        rivals = self.program[Rivals]

        def flip() -> None:
            rivals.propose(not rivals.proposes)
            self.screen.rebuild()

        return "proposes", self.texts("settings-level-on"), rivals.proposes, flip

    def _coach(self, when: CoachWhen) -> None:
        self.program[Preferences].coach(when)
        self.screen.rebuild()

    def _flipper(self, name: str) -> Callable[[], None]:
        def flip() -> None:
            now = self.program.app.options.assists
            self.change(assists=now - {name} if name in now else now | {name})

        return flip


class SoundPage(SettingsPage):
    """Loudness, silence, and a sample."""

    def parts(self, kit: Kit) -> list[Part]:
        texts, options = self.texts, self.program.app.options
        shares = [
            self._share(kit, "volume", options.volume),
            self._share(kit, "effects", options.effects),
            self._share(kit, "ambience", options.ambience, texts("settings-ambience-help")),
        ]
        muted, background = options.muted, options.mute_background
        silence = [
            ("muted", texts("settings-muted"), muted, self.flipper("muted", muted)),
            ("background", texts("settings-background"), background, self.flipper("mute_background", background)),
        ]
        sounds = self.program.app.sounds
        note = sounds.problem if sounds.possible else texts("settings-no-sound")
        return [
            *chain.from_iterable(shares),
            *self.row(kit, texts("settings-silence"), self.switches(kit, silence)),
            spacer(kit.step("space")),
            self.beside(kit, self._sample(kit)),
            spacer(kit.step("space")),
            self.beside(kit, kit.paragraph(note, "text", "muted", id="settings.sound-note")) if note else spacer(0),
        ]

    def _share(self, kit: Kit, key: str, value: float, tip: str = "") -> list[Part]:
        """A row with a slider from 0 to 100 %."""

        def set_to(found: float) -> None:
            self.change(**{key: round(found, 2)})
            if key != "ambience":  # the ambience is heard without a sample
                self.program.app.sounds.play("turn")

        said, id = self.texts(f"settings-{key}"), f"settings.{key}"
        return self.slider(kit, said, value, set_to, show=self.percent, low=0.0, high=1.0, step=0.05, tip=tip, id=id)

    def _sample(self, kit: Kit) -> Part:
        text, why = self.texts("settings-sound-sample"), self._why_silent()
        play = partial(self.program.app.sounds.play, "fanfare")
        return kit.buttons(RowButton("settings.sample", text, play, "volume-2", reason=why), height="control")

    def _why_silent(self) -> str:
        """Why nothing would be heard now, or an empty text."""
        texts, options = self.texts, self.program.app.options
        if not self.program.app.sounds.possible:
            return texts("settings-no-sound")
        if options.muted or not options.volume * options.effects:
            return texts("settings-silent-now")
        return ""


MOST_SEGMENTS: Final = 4
"""Most languages side by side; more stand in a list."""
_SAMPLE: Final = 1_234_000


class LanguagePage(SettingsPage):
    """Both take effect at once, also in the log of the game that is going on."""

    def parts(self, kit: Kit) -> list[Part]:
        texts, prefer = self.texts, self.program[Preferences]
        said, numbers_said = texts("menu-language"), texts("settings-numbers")
        languages = [Segment(language.code, language.name) for language in available_languages()]
        if len(languages) > MOST_SEGMENTS:
            listed = kit.dropdown(languages, texts.lang, prefer.language, id="language", name=said)
            language = self.row(kit, said, at_most(listed, kit.step("field")))
        else:
            language = self.choice(kit, "language", said, languages, texts.lang, prefer.language)
        styles = [Segment("", texts("settings-numbers-language"), short=said)]
        styles += [Segment(style, numbers.integer(_SAMPLE, style)) for style in numbers.STYLES]
        sample = kit.words(texts("settings-sample", money=texts.money(_SAMPLE)), "text", height=kit.step("control"))
        return [
            *language,
            *self.choice(kit, "numbers", numbers_said, styles, self.program.settings.numbers, prefer.numbers),
            *self.row(kit, texts("settings-preview"), sample),
        ]

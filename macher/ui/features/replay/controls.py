"""The controls below a replay: play, step, speed, viewpoint, and what can be done from here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from macher.i18n import Texts
from macher.i18n.numbers import decimal
from macher.ui.features.replay.player import SPEEDS, STEPS, Player, Step
from macher.ui.game.reviewed import OPEN, PUBLIC
from macher.ui.kit.layers import at, over, pad, paper, share, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row
from macher.ui.layout import Rect
from macher.ui.scene import Node
from macher.ui.widgets import Button, Hairline, Segment


@dataclass(frozen=True)
class Acts:
    """What the buttons do."""

    toggle: Callable[[], None]
    step: Callable[[int], None]
    jump: Callable[[int], None]
    """To the beginning (-1) or to the end (1)."""
    by: Callable[[Step], None]
    speed: Callable[[float], None]
    viewpoint: Callable[[int], None]
    board: Callable[[], None]
    play_on: Callable[[], None]
    export: Callable[[], None]


def controls(k: Kit, texts: Texts, player: Player, players: Sequence[str], acts: Acts) -> Part:
    """All groups of controls side by side; in a small window, in two rows without captions."""
    groups = [
        _play(k, texts, player, acts),
        _by(k, texts, player, acts),
        _speed(k, texts, player, acts),
        _viewpoint(k, texts, player, players, acts),
        _deeds(k, texts, player, acts),
    ]
    if k.low:
        lines = [_row(k, [groups[0], groups[1], groups[4]], False), _row(k, [groups[2], groups[3]], False)]
    else:
        lines = [_row(k, groups, True)]
    gap = k.step("gap")
    inner = pad(column(*lines, gap=gap), k.step("space"), gap, k.step("space"), gap)
    band = at(k.rule("rule", k.step("hair")), 0, 0)
    return paper(over(inner, band), id="replay.controls", name=texts("replay-controls"))


@dataclass(frozen=True)
class _Group:
    """A caption and what stands below it."""

    caption: str
    whole: Part
    """With the width that it wants, and the least."""
    brief: Part | None = None
    """The same with signs instead of words, for groups that have both."""
    widest: str = ""
    """The caption at its widest, if it changes."""


def _row(k: Kit, groups: Sequence[_Group], captions: bool) -> Part:
    """The groups with equal gaps.  If they do not fit, they become narrower; then signs replace words."""
    wholes = [_captioned(k, each, each.whole) if captions else each.whole for each in groups]
    gap = k.step("wide", 0.65)
    divider = part(lambda box: Hairline(box.centred(1, box.h)))

    def place(page: Node, box: Rect) -> None:
        shown, free = list(wholes), box.w - 2 * gap * (len(groups) - 1)
        for number, each in reversed(list(enumerate(groups))):
            if each.brief is not None and sum(one.least or one.width or 0.0 for one in shown) > free:
                shown[number] = _captioned(k, each, each.brief) if captions else each.brief
        between = [shown[0]]
        for one in shown[1:]:
            between += [divider, one]
        row(*between, gap=gap).place(page, box)

    high = k.step("control")
    return Part(place, lambda _: high + (_caption_height(k) + k.step("tight") if captions else 0))


def _caption_height(k: Kit) -> float:
    return k.ctx.type.style("label").size * 1.35


def _captioned(k: Kit, group: _Group, inner: Part) -> Part:
    """The part below its caption, wide enough for it."""
    caption = k.words(group.caption, "label", "muted", height=_caption_height(k))
    room = k.ctx.width(group.widest or group.caption, "label") + 2
    width, least = max(inner.width or 0.0, room), max(inner.least or inner.width or 0.0, room)
    return replace(column(caption, share(inner), gap=k.step("tight")), width=width, least=least)


def _play(k: Kit, texts: Texts, player: Player, acts: Acts) -> _Group:
    """The buttons first, back, play, on, last."""
    side, sign = k.step("control"), min(26.0, k.step("control") * 0.55)
    words = [texts("replay-play"), texts("replay-pause")]
    word, icon = words[player.playing], "pause" if player.playing else "play"
    number, count = texts.number(player.number), texts.number(len(player.events))
    caption = texts("replay-event", number=number, count=count)

    def beside(key: str, icon: str, name: str, call: Callable[[], None], ended: bool) -> Part:
        why = texts("replay-at-start" if key in ("first", "back") else "replay-at-end") if ended else ""
        options: dict[str, Any] = {"kind": "secondary", "reason": why, "action": f"step_{key}"}
        return wide(k.icon_button(icon, texts(name), call, id=f"replay.{key}", size=sign, **options), side)

    toggle = k.button(
        [word, ""], acts.toggle, id="replay.toggle", icon=icon, kind="primary", action="skip", name=word, tooltip=word
    )
    shown = row(
        beside("first", "skip-back", "replay-first", partial(acts.jump, -1), player.at_start),
        beside("back", "step-back", "replay-back", partial(acts.step, -1), player.at_start),
        share(toggle),
        beside("on", "step-forward", "replay-on", partial(acts.step, 1), player.at_end),
        beside("last", "skip-forward", "replay-last", partial(acts.jump, 1), player.at_end),
        gap=8,
    )
    look = (player.playing, player.at_start, player.at_end, texts.lang)
    group = k.zone(shown, id="replay.play", name=caption, cache_key=look)
    fixed, widest = 4 * (side + 8), max(Button.natural(k.ctx, each, True)[0] for each in words)
    longest = texts("replay-event", number=count, count=count)
    return _Group(caption, wide(group, fixed + widest), wide(group, fixed + max(48.0, side)), longest)


def _by(k: Kit, texts: Texts, player: Player, acts: Acts) -> _Group:
    segments = [Segment(step, texts(f"replay-step-{step}")) for step in STEPS]
    natural = sum(Button.natural(k.ctx, each.text, False, "strong")[0] for each in segments)
    least = len(segments) * (max(k.ctx.width(each.text, "strong") for each in segments) + 10)
    shown = _choice(k, texts, segments, player.step, acts.by, "replay-step")
    return _Group(texts("replay-step"), replace(shown, width=natural, least=min(natural, least)))


def _choice(
    k: Kit, texts: Texts, segments: Sequence[Segment], value: Any, call: Callable[[Any], None], key: str, **options: Any
) -> Part:
    """Alternatives side by side; `key` is the text that names them."""
    options |= {"style": "strong", "on_panel": True, "cache_key": (value, texts.lang)}
    return k.segments(segments, value, call, id=key.replace("-", "."), name=texts(key), **options)


def _speed(k: Kit, texts: Texts, player: Player, acts: Acts) -> _Group:
    tip = _with_keys(k, texts, texts("replay-speed"), "bid_up", "bid_down")
    segments = [Segment(speed, texts("replay-times", speed=_written(texts, speed)), tooltip=tip) for speed in SPEEDS]
    natural = sum(Button.natural(k.ctx, each.text, False, "strong")[0] for each in segments)
    least = len(segments) * max(k.step("line"), *(k.ctx.width(each.text, "strong") + 8 for each in segments))
    shown = _choice(k, texts, segments, player.speed, acts.speed, "replay-speed", equal=True)
    return _Group(texts("replay-speed"), replace(shown, width=max(least, min(natural, least * 1.3)), least=least))


def _written(texts: Texts, speed: float) -> str:
    """A factor as the language writes it; only the first has a decimal."""
    return decimal(speed, texts.lang, 1) if speed < 1 else texts.number(int(speed))


def _viewpoint(k: Kit, texts: Texts, player: Player, players: Sequence[str], acts: Acts) -> _Group:
    """The viewpoints: everything open, then each seat by its mark."""
    found, parties = player.game.viewpoints, player.course.parties
    keys = ("viewpoint", "viewpoint_back") if len(found) > 1 else ()
    words = {OPEN: texts("replay-open"), PUBLIC: texts("replay-public")}
    tips = {OPEN: texts("replay-open-tip"), PUBLIC: texts("replay-public-tip")}

    def choice(number: int, each: int) -> Part:
        tip = _with_keys(k, texts, tips.get(each) or texts("replay-as", player=players[each]), *keys)
        options: dict[str, Any] = {"role": "radio", "selected": each == player.viewpoint, "tooltip": tip}
        call, id = partial(acts.viewpoint, each), f"replay.view.{number}"
        if each < 0:
            return k.button(words[each], call, id=id, style="strong", **options)
        ground = wide(k.button("", call, id=id, name=tip, **options), k.step("line"))
        side = min(26.0, k.step("line") - 10)
        return over(ground, k.art(lambda p, box: p.mark(parties[each], box.centred(side, side))))

    shown = row(*(choice(number, each) for number, each in enumerate(found)), gap=2)
    look = (player.viewpoint, texts.lang, tuple(parties))
    name = texts("replay-viewpoint")
    zone = k.zone(shown, id="replay.viewpoint", name=name, role="radiogroup", cache_key=look)
    return _Group(name, pad(zone, right=2))


def _with_keys(k: Kit, texts: Texts, what: str, *actions: str) -> str:
    """What something does, with the keys that do it."""
    keys = " ".join(filter(None, (k.ctx.app.shortcut(action) for action in actions)))
    return texts("replay-with-key", what=what, key=keys) if keys else what


def _deeds(k: Kit, texts: Texts, player: Player, acts: Acts) -> _Group:
    """The buttons for the board, playing on, and the file."""
    over_ = player.game.session.over and player.course.version(player.moment) >= player.game.session.version
    why = texts("replay-play-on-over") if over_ else ""
    found = [
        ("board", "layout-grid", texts("replay-board"), texts("replay-board-tip"), acts.board, ""),
        ("play-on", "git-branch", texts("replay-play-on"), texts("replay-play-on-tip"), acts.play_on, why),
        ("export", "download", texts("replay-export"), texts("replay-export-tip"), acts.export, ""),
    ]
    name, look = texts("replay-from-here"), (over_, texts.lang)

    def buttons(brief: bool) -> Part:
        made = []
        for key, icon, verb, tip, call, reason in found:
            said, shown = (f"{verb}\n{tip}", "") if brief else (tip, verb)
            options: dict[str, Any] = {"name": verb, "tooltip": said, "reason": reason, "style": "strong"}
            button = k.button(shown, call, id=f"replay.{key}", icon=icon, **options)
            made.append(wide(button, k.step("line", 1.3)) if brief else wide(button, button.width or 0.0))
        return k.zone(row(*made, gap=8), id="replay.deeds", name=name, cache_key=look)

    return _Group(name, buttons(False), buttons(True))

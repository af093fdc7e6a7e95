"""Makes the effects in `assets/sounds/`: `python packaging/make_sounds.py`.

Everything is computed: damped tones for wood, filtered noise for paper.  The noise has a fixed seed, so the files come
out the same every time.
"""

from __future__ import annotations

import math
import random
import wave
from array import array
from collections.abc import Iterable, Sequence
from pathlib import Path

RATE = 22_050
"""Samples in a second; 16 bit, one channel."""
FOLDER = Path(__file__).resolve().parents[1] / "assets" / "sounds"

Wave = list[float]


def silence(seconds: float) -> Wave:
    """Nothing, for this long."""
    return [0.0] * round(seconds * RATE)


def tone(hertz: float, seconds: float, decay: float, level: float = 1.0) -> Wave:
    """A struck tone that falls to a third every `decay` seconds, with a soft first millisecond."""
    out = []
    for at in range(round(seconds * RATE)):
        now = at / RATE
        attack = min(1.0, now / 0.001)
        out.append(level * attack * math.sin(math.tau * hertz * now) * math.exp(-now / decay))
    return out


def paper(seconds: float, low: float, high: float, rise: float, decay: float, level: float, seed: int) -> Wave:
    """Noise between two frequencies that swells for `rise` seconds and fades: a sheet that moves."""
    noise = random.Random(seed)
    keep_low, keep_high = math.exp(-math.tau * high / RATE), math.exp(-math.tau * low / RATE)
    smooth = slow = 0.0
    out = []
    for at in range(round(seconds * RATE)):
        now = at / RATE
        smooth = (1 - keep_low) * noise.uniform(-1, 1) + keep_low * smooth
        slow = (1 - keep_high) * smooth + keep_high * slow
        envelope = now / rise if now < rise else math.exp(-(now - rise) / decay)
        out.append(level * envelope * (smooth - slow))
    return out


def mix(*parts: tuple[float, Sequence[float]]) -> Wave:
    """Waves laid over each other, each beginning at its second."""
    out = silence(max(start + len(part) / RATE for start, part in parts))
    out += [0.0, 0.0]
    for start, part in parts:
        first = round(start * RATE)
        for at, value in enumerate(part):
            out[first + at] += value
    return out


def wood(hertz: float, decay: float, level: float = 1.0) -> Wave:
    """A knock on wood: a tone with two higher ones that are gone sooner."""
    length = decay * 6
    return mix(
        (0, tone(hertz, length, decay, level)),
        (0, tone(hertz * 2.76, length, decay * 0.45, level * 0.5)),
        (0, tone(hertz * 5.4, length, decay * 0.2, level * 0.25)),
    )


def bar(hertz: float, level: float = 1.0) -> Wave:
    """A wooden bar that is tuned, as of a marimba."""
    return mix((0, tone(hertz, 0.5, 0.11, level)), (0, tone(hertz * 4, 0.12, 0.022, level * 0.28)))


def coin(hertz: float, level: float) -> Wave:
    """A coin laid on the table: bright, and damped at once."""
    return mix(
        (0, tone(hertz, 0.2, 0.03, level)),
        (0, tone(hertz * 1.48, 0.2, 0.022, level * 0.6)),
        (0, tone(hertz * 2.07, 0.1, 0.012, level * 0.4)),
    )


def filling(seconds: float, ticks: int, low: float, high: float) -> Wave:
    """Paper that runs up over wood: knocks from one pitch to another, quick at first and slower at the end."""
    knocks = []
    for at in range(ticks):
        share = at / (ticks - 1)
        start = seconds * (1 - math.sqrt(1 - 0.96 * share))  # as the columns of the screen slow down
        knocks.append((start, wood(low * (high / low) ** share, 0.012, 0.45 + 0.55 * share)))
    return mix((0, paper(seconds, 700, 3600, seconds * 0.3, seconds * 0.25, 0.5, 6)), *knocks)


def rubbed(seconds: float, low: float, high: float, strokes: Sequence[float], level: float, seed: int) -> Wave:
    """Something that is drawn over paper in strokes; each begins at its second and swells and fades for the rest."""
    ends = [*strokes[1:], seconds]
    lengths = [end - start for start, end in zip(strokes, ends, strict=True)]
    return mix(
        *(
            (start, paper(length, low, high, length * 0.45, length * 0.16, level, seed + at))
            for at, (start, length) in enumerate(zip(strokes, lengths, strict=True))
        )
    )


def thrown(seconds: float, falls: int, seed: int) -> Wave:
    """Dice on wood: hard clicks that come ever closer together and ever softer, over two low knocks."""
    chance = random.Random(seed)
    clicks = []
    for at in range(falls):
        share = at / falls
        start = seconds * (1 - (1 - share) ** 1.7)
        clicks.append((start, wood(chance.uniform(900, 1500), 0.008, (1 - share) ** 0.8)))
    return mix((0, wood(260, 0.016, 0.7)), (seconds * 0.34, wood(300, 0.014, 0.45)), *clicks)


def effects() -> dict[str, Wave]:
    """Every effect by name."""
    sheet = paper(0.16, 900, 5200, 0.045, 0.025, 2.2, 1)
    slip = paper(0.12, 1400, 6000, 0.05, 0.02, 1.6, 2)
    thud = mix((0, tone(118, 0.3, 0.05)), (0, tone(176, 0.2, 0.03, 0.6)))
    press = paper(0.1, 300, 2400, 0.006, 0.02, 1.8, 3)
    return {
        "card": mix((0, sheet), (0.062, wood(310, 0.009, 0.5))),
        "marker": mix((0, wood(820, 0.014)), (0.002, paper(0.03, 1500, 6000, 0.002, 0.006, 0.6, 4))),
        "rally": mix((0, wood(540, 0.018)), (0.075, wood(610, 0.018, 0.8))),
        "coin": mix((0, coin(2750, 0.5)), (0.07, coin(3120, 0.36)), (0.07, wood(420, 0.008, 0.4))),
        "stamp": mix((0, thud), (0, press), (0.11, paper(0.07, 800, 4000, 0.02, 0.015, 0.5, 5))),
        "gavel": mix((0, wood(395, 0.03)), (0.19, wood(395, 0.034, 0.9))),
        "column": filling(0.5, 11, 330.0, 660.0),
        "vote": mix((0, slip), (0.085, wood(1050, 0.007, 0.5))),
        "slide": mix((0, paper(0.3, 500, 3200, 0.13, 0.06, 1.6, 7)), (0.2, wood(240, 0.008, 0.12))),
        "flap": mix(
            (0, paper(0.14, 700, 6500, 0.02, 0.03, 1.8, 8)), (0.07, paper(0.1, 1500, 7000, 0.004, 0.016, 2, 9))
        ),
        "flip": mix((0, paper(0.11, 1200, 7000, 0.07, 0.012, 1.8, 10)), (0.085, wood(470, 0.008, 0.6))),
        "pencil": rubbed(0.26, 2200, 7600, (0.0, 0.14), 2.0, 11),
        "thud": mix(
            (0, tone(92, 0.22, 0.04)), (0, wood(185, 0.014, 0.5)), (0, paper(0.05, 200, 1600, 0.003, 0.01, 1.2, 13))
        ),
        "dice": thrown(0.42, 9, 14),
        "tick": mix(
            (0, wood(1650, 0.006)), (0, wood(980, 0.01, 0.6)), (0.004, paper(0.05, 900, 3000, 0.002, 0.01, 0.5, 15))
        ),
        "line": rubbed(0.44, 1800, 6200, (0.0,), 2.0, 16),
        "turn": mix((0, bar(523.25, 0.8)), (0.13, bar(783.99))),
        "refusal": mix((0, wood(172, 0.03)), (0.1, wood(154, 0.034, 0.9))),
        "fanfare": mix(
            (0, bar(392.0)), (0.11, bar(523.25)), (0.22, bar(659.26)), (0.33, bar(783.99)), (0.33, bar(523.25, 0.5))
        ),
    }


LOUDNESS = {
    "card": 0.42,
    "marker": 0.5,
    "rally": 0.5,
    "coin": 0.34,
    "stamp": 0.6,
    "gavel": 0.62,
    "vote": 0.36,
    "slide": 0.3,
    "flap": 0.36,
    "flip": 0.42,
    "pencil": 0.3,
    "tick": 0.34,
    "line": 0.28,
    "thud": 0.56,
    "dice": 0.46,
    "column": 0.34,
    "turn": 0.42,
    "refusal": 0.5,
    "fanfare": 0.5,
}
"""Highest point of each effect; 1 is the loudest that a file can hold."""


def samples(sound: Iterable[float], peak: float) -> array[int]:
    """Whole numbers of 16 bit, with the highest point at `peak` and a fade of 8 ms at the end."""
    found = list(sound)
    most = max(abs(value) for value in found) or 1.0
    fade = round(0.008 * RATE)
    for at in range(1, min(fade, len(found)) + 1):
        found[-at] *= (at - 1) / fade
    return array("h", (round(value / most * peak * 32_767) for value in found))


ROOM_RATE = 11_025
"""Samples in a second of what is heard around the table: dull and far away, in small files."""
ROOM_SECONDS = 14.0
ROOM_PEAKS = {"newsroom": 0.2, "square": 0.18}


def air(seed: int, dull: float, level: float) -> Wave:
    """Moving air as long as a room; its end runs into its beginning, so that it can be repeated without a seam."""
    length, seam = round(ROOM_SECONDS * ROOM_RATE), ROOM_RATE
    chance = random.Random(seed)
    smooth = slow = 0.0
    out = []
    for _ in range(length + seam):
        smooth += dull * (chance.uniform(-1, 1) - smooth)
        slow += dull / 15 * (smooth - slow)
        out.append(level * (smooth - slow))
    for at in range(seam):  # what lies behind the end fades into the beginning
        share = at / seam
        out[at] = out[at] * share**0.5 + out[length + at] * (1 - share) ** 0.5
    return out[:length]


def far(sound: Wave) -> Wave:
    """A sound at the rate of a room: every second sample of neighbours laid together."""
    return [(one + other) / 2 for one, other in zip(sound[::2], sound[1::2], strict=False)]


def lay(room: Wave, start: float, sound: Wave) -> None:
    """A far sound into a room, over its end into its beginning."""
    first = round(start * ROOM_RATE)
    for at, value in enumerate(far(sound)):
        room[(first + at) % len(room)] += value


def newsroom() -> Wave:
    """A newsroom without a voice: air, runs of keys, sheets of paper, a stamp far away."""
    chance = random.Random(16)
    out = air(16, 0.06, 1.1)
    for number in range(9):
        start, level = chance.uniform(0, ROOM_SECONDS), chance.uniform(0.02, 0.06)
        for _ in range(chance.randint(4, 11)):  # somebody types a word
            start += chance.uniform(0.07, 0.19)
            lay(out, start, wood(chance.uniform(900, 1500), 0.005, level))
        lay(out, chance.uniform(0, ROOM_SECONDS), paper(0.5, 500, 2600, 0.12, 0.09, level * 1.6, 100 + number))
    for _ in range(3):
        lay(out, chance.uniform(0, ROOM_SECONDS), wood(chance.uniform(140, 220), 0.03, 0.07))
    return out


def square() -> Wave:
    """A square at night: wind that comes and goes, steps on stone, a bell far away."""
    chance = random.Random(18)
    wind = air(18, 0.025, 1.8)
    out = [
        value * (0.62 + 0.38 * math.sin(math.tau * at / len(wind)) * math.sin(math.tau * 3 * at / len(wind)))
        for at, value in enumerate(wind)
    ]
    for number in range(2):
        for part, level in ((220.0, 0.1), (262.0, 0.05), (440.0, 0.05), (551.0, 0.03)):
            lay(out, 2.0 + 1.9 * number, tone(part, 4.0, 1.1, level))
    start = chance.uniform(6, 8)
    for _ in range(9):  # somebody walks past
        start += chance.uniform(0.5, 0.58)
        lay(out, start, wood(chance.uniform(180, 260), 0.016, 0.045))
    return out


def write(name: str, data: array[int], rate: int = RATE) -> None:
    """One file."""
    with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(data.tobytes())


def main() -> None:
    """Writes all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, room in (("newsroom", newsroom()), ("square", square())):
        peak = ROOM_PEAKS[name] / max(map(abs, room))
        write(name, array("h", (round(value * peak * 32_767) for value in room)), ROOM_RATE)
    for name, sound in effects().items():
        write(name, samples(sound, LOUDNESS[name]))


if __name__ == "__main__":
    main()

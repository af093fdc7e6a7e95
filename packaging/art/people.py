"""Who holds which office: parts of a face by party and office. All are invented, and no two in a party are alike."""

from __future__ import annotations

import random

__all__ = ["CHARACTERS", "OFFICES", "PARTIES", "people"]

PARTIES = ("cdu", "spd", "gruene", "fdp", "linke")
OFFICES = {
    "backbencher": "desk", "vice_chancellor": "badge", "spokesperson": "mics", "secretary": "files",
    "parliamentary_leader": "gavel", "honorary_chairman": "medal", "party_executive": "megaphone",
    "front_runner": "lectern", "chief_whip": "phone", "speaker": "bell", "justice": "scales", "finance": "coins",
    "foreign": "globe", "chancellor": "lectern",
}  # fmt: skip
"""The thing in front of each office."""

CHARACTERS = {
    "treasurer": {"head": "round", "tone": "1", "hair": "pixie", "shade": "4", "age": "old", "mouth": "smile",
                  "brows": "arch", "glasses": "half", "collar": "pearls", "earrings": "yes", "prop": "coins"},
    "gambler": {"head": "square", "tone": "1", "hair": "quiff", "shade": "1", "age": "young", "mouth": "grin",
                "brows": "low", "collar": "open"},
    "editor": {"head": "oval", "tone": "4", "hair": "bun", "shade": "1", "age": "middle", "mouth": "side",
               "brows": "arch", "glasses": "round", "collar": "turtle", "earrings": "yes", "prop": "mics"},
    "marketplace": {"head": "round", "tone": "2", "hair": "curls", "shade": "2", "age": "middle", "mouth": "talk",
                    "brows": "straight", "collar": "cardigan", "prop": "megaphone"},
    "broker": {"head": "heart", "tone": "3", "hair": "long", "shade": "1", "age": "young", "mouth": "smile",
               "brows": "arch", "collar": "blouse", "prop": "phone"},
    "pollster": {"head": "long", "tone": "1", "hair": "receding", "shade": "4", "age": "old", "mouth": "flat",
                 "brows": "straight", "glasses": "round", "collar": "bow", "prop": "files"},
}  # fmt: skip
"""The faces of the AI seats with a personality, and the thing in front of some of them."""

_WOMEN = ("bob", "long", "afro", "bun", "curls", "pixie", "braid", "pony")
_MEN = ("part", "bald", "crew", "quiff", "receding", "curls")
_HEADS = {"woman": ("oval", "round", "heart", "long"), "man": ("oval", "square", "round", "long")}
_WEAR = {"woman": ("turtle", "blouse", "pearls", "scarf", "open"), "man": ("suit", "bow", "open", "cardigan", "turtle")}


def _deck(rng: random.Random, cards: tuple[str, ...], count: int) -> list[str]:
    """Cards drawn so that all are used before one comes again."""
    out: list[str] = []
    while len(out) < count:
        out += rng.sample(cards, len(cards))
    return out[:count]


def _party(party: str, at: int, draw: int) -> dict[str, dict[str, str]]:
    rng = random.Random(f"people of {party} {draw}")
    count = len(OFFICES)
    women, men = _deck(rng, _WOMEN, count), _deck(rng, _MEN, count)
    tones = _deck(rng, ("1", "1", "2", "2", "3", "4"), count)
    ages = _deck(rng, ("young", "middle", "old"), count)
    mouths = _deck(rng, ("smile", "grin", "flat", "side", "talk", "lips", "stern", "smile"), count)
    heads = {kind: _deck(rng, names, count) for kind, names in _HEADS.items()}
    wear = {kind: _deck(rng, names, count) for kind, names in _WEAR.items()}
    glasses = _deck(rng, ("", "", "round", "", "square", "", "half", "cat"), count)
    beards = _deck(rng, ("", "full", "", "goatee", ""), count)
    made = {}
    for i, office in enumerate(OFFICES):
        kind = "woman" if (i + at) % 2 == 0 else "man"
        age, tone = ages[i], tones[i]
        if office in ("honorary_chairman", "chancellor"):
            age = "old" if office == "honorary_chairman" else "middle"
        hair = (women if kind == "woman" else men)[i]
        if hair == "bald" and age == "young":
            hair = "crew"
        if hair == "afro" and tone in "12":
            tone = "4"
        shade = "4" if age == "old" else "1" if tone in "34" else rng.choice("1122133")
        spectacles = glasses[i]
        if spectacles == "cat" and kind == "man":
            spectacles = "square"
        if spectacles == "half" and age != "old":
            spectacles = ""
        mouth = mouths[i]
        if mouth == "lips" and kind == "man":
            mouth = "flat"
        beard = beards[i] if kind == "man" else ""
        if beard == "full" and mouth in ("grin", "lips"):
            mouth = "smile"
        made[office] = {
            "head": heads[kind][i], "tone": tone, "hair": hair, "shade": shade, "age": age, "mouth": mouth,
            "brows": "arch" if kind == "woman" else rng.choice(("straight", "low")), "glasses": spectacles,
            "beard": beard, "collar": wear[kind][i], "earrings": "yes" if kind == "woman" and i % 3 else "",
            "woman": "yes" if kind == "woman" else "",
        }  # fmt: skip
    return made


def _alike(faces: dict[str, dict[str, str]]) -> bool:
    """Whether two of the faces could be taken for each other."""
    looks = [tuple(face[part] for part in ("tone", "hair", "glasses", "beard")) for face in faces.values()]
    return len(set(looks)) < len(looks)


def people() -> dict[str, dict[str, dict[str, str]]]:
    """The parts of all faces by party and office: for each party the first draw without two that are alike."""
    draws = ([_party(party, at, draw) for draw in range(200)] for at, party in enumerate(PARTIES))
    return {
        party: next(faces for faces in tries if not _alike(faces)) for party, tries in zip(PARTIES, draws, strict=True)
    }


def table() -> str:
    """The faces and things as a file."""
    lines = [
        "# Parts of the faces of AI seats, and of people by party and office; and the thing in front of each office.",
        "",
        "[props]",
    ]
    lines += [f'{office} = "{thing}"' for office, thing in OFFICES.items()]
    for party, faces in {"characters": CHARACTERS, **people()}.items():
        lines += ["", f"[{party}]"]
        for office, face in faces.items():
            inside = ", ".join(f'{part} = "{name}"' for part, name in face.items() if name)
            lines.append(f"{office} = {{ {inside} }}")
    return "\n".join(lines) + "\n"

"""All files of `assets/art` by name."""

from __future__ import annotations

from art import clothes, faces, people, silhouettes, topics, topics_classic
from art.landmarks import LANDMARKS
from art.marks_more import MARKS
from art.rooms import ROOMS
from art.scenes import SCENES

TOPICS = {
    "education": topics.education, "digitization": topics.digitization, "genetics": topics.genetics,
    "security": topics.security, "welfare": topics.welfare, "environment": topics.environment,
    "traffic": topics.traffic, "terror": topics_classic.terror, "economy": topics_classic.economy,
    "taxes": topics_classic.taxes, "nuclear": topics_classic.nuclear, "wages": topics_classic.wages,
    "social": topics_classic.social, "euro": topics_classic.euro, "health": topics_classic.health,
    "spelling": topics_classic.spelling,
}  # fmt: skip


def files() -> dict[str, str]:
    """Every picture as text, by its path below `assets/art`."""
    made = {f"scenes/{kind}.svg": draw().svg() for kind, draw in SCENES.items()}
    for key, draw in TOPICS.items():
        made[f"topics/{key}.svg"] = draw(False).svg()
        made[f"topics/{key}-46.svg"] = draw(True).svg()
        made[f"topics/{key}-24.svg"] = silhouettes.TOPICS[key]().svg()
    made.update({f"faces/{name}.svg": part.svg() for name, part in faces.parts().items()})
    made.update({f"faces/collar-{name}.svg": clothes.collar(name).svg() for name in clothes.COLLARS})
    made.update({f"faces/prop-{name}.svg": clothes.prop(name).svg() for name in clothes.PROPS})
    made.update({f"states/{code.lower()}.svg": draw().svg() for code, draw in LANDMARKS.items()})
    made.update({f"marks/{key}.svg": draw().svg() for key, draw in MARKS.items()})
    made.update({f"rooms/{name}.svg": draw().svg() for name, draw in ROOMS.items()})
    made["faces/people.toml"] = people.table()
    return made

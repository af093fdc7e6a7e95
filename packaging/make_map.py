"""Makes the outlines of the states anew: `python packaging/make_map.py FOLDER`.

`FOLDER` holds three layers of Natural Earth at 1:10,000,000: `ne_10m_coastline`, `ne_10m_admin_0_boundary_lines_land`
and `ne_10m_admin_1_states_provinces_lines`, each as `.shp`. `shapely` has to be there (`pip install -e .[map]`).

Coasts and borders are tied to areas, projected, generalised without tearing shared borders, and scaled to a height of a
thousand. Islands that would vanish are widened, as on any map of this size.
"""

from __future__ import annotations

import itertools
import json
import math
import struct
import sys
from collections.abc import Iterator
from pathlib import Path

import shapely
from shapely import Point, Polygon
from shapely.geometry import LineString, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points, polygonize, unary_union

MAP = Path(__file__).resolve().parents[1] / "assets" / "maps" / "germany.json"
LAYERS = ("ne_10m_coastline", "ne_10m_admin_0_boundary_lines_land", "ne_10m_admin_1_states_provinces_lines")
AROUND = box(4, 46, 17, 57)

PLACES = {
    "NRW": (7.5, 51.5), "BY": (11.5, 48.9), "BW": (9.0, 48.6), "NDS": (9.0, 52.6), "HE": (9.0, 50.6),
    "SN": (13.2, 51.0), "RP": (7.3, 49.9), "ST": (11.6, 52.1), "SH": (10.1, 54.3), "BB": (13.05, 52.2),
    "TH": (11.0, 50.9), "MV": (12.5, 53.7), "HH": (9.99, 53.55), "SL": (6.95, 49.4), "HB": (8.8, 53.08),
    "BE": (13.4, 52.5),
}  # fmt: skip
"""A place in each state, in the order in which they are drawn: those inside others last."""

APART = {
    "SH": {"Sylt": (8.33, 54.9), "Föhr": (8.49, 54.72), "Pellworm": (8.65, 54.53), "Nordstrand": (8.88, 54.5),
           "Amrum": (8.33, 54.66), "Fehmarn": (11.13, 54.47), "Helgoland": (7.9, 54.19)},
    "MV": {"Rügen": (13.4, 54.46), "Usedom": (14.07, 54.01), "Poel": (11.41, 53.99), "Hiddensee": (13.09, 54.54)},
    "NDS": {"Borkum": (6.7, 53.59), "Juist": (6.92, 53.68), "Norderney": (7.24, 53.72), "Baltrum": (7.4, 53.73),
            "Langeoog": (7.49, 53.74), "Spiekeroog": (7.73, 53.77), "Wangerooge": (7.93, 53.79)},
    "HB": {"Bremerhaven": (8.6, 53.56)},
}  # fmt: skip
"""Pieces of states besides the largest, each by a place in or near it."""

TOLERANCE = 1.0
"""How much is left out of a border, as the side of a square on the map."""
LEAST = 4.2
"""Least width of an island on the map: twice its area by its coast."""
STRAIT = 1.3
"""Least width of the water between an island and other land."""


def lines(path: Path) -> Iterator[LineString]:
    """The lines of a shapefile that touch the country."""
    data = path.read_bytes()
    at = 100
    while at < len(data):
        (words,) = struct.unpack(">i", data[at + 4 : at + 8])
        record = data[at + 8 : at + 8 + words * 2]
        at += 8 + words * 2
        if struct.unpack("<i", record[:4])[0] == 0:  # a record without a shape
            continue
        parts, points = struct.unpack("<2i", record[36:44])
        starts = [*struct.unpack(f"<{parts}i", record[44 : 44 + 4 * parts]), points]
        numbers = struct.unpack_from(f"<{points * 2}d", record, 44 + 4 * parts)
        for first, last in itertools.pairwise(starts):
            whole = LineString(
                list(zip(numbers[first * 2 : last * 2 : 2], numbers[first * 2 + 1 : last * 2 : 2], strict=True))
            )
            inside = whole.intersection(AROUND)
            yield from (
                part for part in getattr(inside, "geoms", [inside]) if isinstance(part, LineString) and part.length
            )


def bridges(segments: list[LineString]) -> Iterator[LineString]:
    """Lines over the small gaps between the end of a border and what it should meet."""
    tree = shapely.STRtree(segments)
    for at, segment in enumerate(segments):
        for end in (Point(segment.coords[0]), Point(segment.coords[-1])):
            for other in tree.query(end.buffer(0.004)):
                if other != at and 0 < segments[other].distance(end) < 0.002:
                    meets = nearest_points(segments[other], end)[0]
                    yield LineString([end, (1.5 * meets.x - 0.5 * end.x, 1.5 * meets.y - 0.5 * end.y)])


def areas(folder: Path) -> list[Polygon]:
    """Everything that coasts and borders enclose."""
    segments = [line for layer in LAYERS for line in lines(folder / f"{layer}.shp")]
    return list(polygonize(unary_union([*segments, *bridges(segments), AROUND.exterior])))


def projected(area: Polygon) -> Polygon:
    """Lambert's conformal projection for Germany, its middle upright; north is above."""
    south, north, middle = (math.radians(each) for each in (48.667, 53.667, 10.4))

    def stretch(latitude: float) -> float:
        return math.tan(math.pi / 4 + latitude / 2)

    cone = math.log(math.cos(south) / math.cos(north)) / math.log(stretch(north) / stretch(south))
    scale = math.cos(south) * stretch(south) ** cone / cone

    def place(spot: tuple[float, float]) -> tuple[float, float]:
        away, turn = scale / stretch(math.radians(spot[1])) ** cone, cone * (math.radians(spot[0]) - middle)
        return away * math.sin(turn), away * math.cos(turn)

    return Polygon(
        [place(spot) for spot in area.exterior.coords], [[place(s) for s in r.coords] for r in area.interiors]
    )


def pieces(enclosed: list[Polygon]) -> dict[str, list[Polygon]]:
    """The pieces of each state on the map, the largest first."""
    found: dict[str, list[Polygon]] = {}
    for land, place in PLACES.items():
        small = [area for area in enclosed if area.area < 0.2]
        found[land] = [next(area for area in enclosed if area.contains(Point(place)))]
        found[land] += [
            min(small, key=lambda area, at=at: area.distance(Point(at))) for at in APART.get(land, {}).values()
        ]
    on_map = {land: [projected(area) for area in all_of] for land, all_of in found.items()}
    left, top, _, bottom = unary_union([area for all_of in on_map.values() for area in all_of]).bounds
    factor = 1000 / (bottom - top)

    def moved(area: Polygon) -> Polygon:
        return shapely.transform(area, lambda spots: (spots - (left, top)) * factor)

    return {land: [moved(area) for area in all_of] for land, all_of in on_map.items()}


def widened(island: Polygon) -> Polygon:
    """An island without the narrowest of its inlets, and wide enough to be seen as land."""
    smooth = island.buffer(0.9).buffer(-0.9)
    by = max(0.0, (LEAST - 2 * smooth.area / smooth.length) / 2)
    return smooth.buffer(by).simplify(0.3)


def generalised(states: dict[str, list[Polygon]]) -> dict[str, list[Polygon]]:
    """With less detail; neighbours keep the same border."""
    flat = [(land, at, area) for land, all_of in states.items() for at, area in enumerate(all_of)]
    simple = shapely.coverage_simplify([area for *_, area in flat], TOLERANCE)
    made = {land: list(all_of) for land, all_of in states.items()}
    for (land, at, _), area in zip(flat, simple, strict=True):
        made[land][at] = area
    main = unary_union([made[land][0] for land in made])
    done: list[BaseGeometry] = [main]
    for all_of in made.values():
        for at, area in enumerate(all_of):
            if at and not main.buffer(-1).intersects(area):
                wide = widened(area).difference(unary_union(done).buffer(STRAIT))
                all_of[at] = max(getattr(wide, "geoms", [wide]), key=lambda each: each.area)
                done.append(all_of[at])
    return made


def main(folder: Path) -> None:
    """Writes the map."""
    states = generalised(pieces(areas(folder)))
    left, top, right, bottom = unary_union([area for all_of in states.values() for area in all_of]).bounds
    factor = 1000 / (bottom - top)
    lands = {
        land: [
            [[round((x - left) * factor, 1), round((y - top) * factor, 1)] for x, y in area.exterior.coords[:-1]]
            for area in all_of
        ]
        for land, all_of in states.items()
    }
    document = {"width": round((right - left) * factor), "height": 1000, "order": list(PLACES), "lands": lands}
    MAP.write_text(json.dumps(document, separators=(",", ":")) + "\n", encoding="utf-8", newline="\n")
    for land, all_of in lands.items():
        print(land, [len(piece) for piece in all_of])


if __name__ == "__main__":
    main(Path(sys.argv[1]))

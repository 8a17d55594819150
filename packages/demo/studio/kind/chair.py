"""Chairs to sit at a table or a desk on."""

import math

from joinery.outline import eased, rectangle
from joinery.shape import lathe, panel, plate, rod, slab
from kind.chair_bent import cantilever, shell, upholstered
from kind.chair_wood import danish, ladder_back, spindle_back, wishbone
from upholstery.cushion import cushion, padded


def dining_chair(p):
    """A dining chair in one of its forms."""
    FORMS[p.get("form", "danish")](p)


def desk_chair(p):
    """A swivelling chair on five castors, upholstered."""
    w, d, h, seat = p.width, p.depth, p.height, 19.0
    for index in range(5):
        angle = math.radians(90 + index * 72)
        c, s = math.cos(angle), math.sin(angle)
        reach = w * 0.48
        rod(
            p,
            "second",
            [(0, 0, 4.4), (c * reach * 0.5, s * reach * 0.5, 3.9), (c * reach, s * reach, 2.6)],
            [0.95, 0.8, 0.55],
        )
        lathe(
            p,
            "dark",
            [(0.4, -0.7), (1.1, -0.6), (1.1, 0.6), (0.4, 0.7)],
            at=(c * reach, s * reach, 1.1),
            turn=(90, 0, 90 + math.degrees(angle)),
            sides=24,
            ease=0.15,
        )
        rod(p, "second", [(c * reach, s * reach, 1.2), (c * reach, s * reach, 2.8)], 0.3, bend=0)
    lathe(p, "second", [(1.1, 3.6), (1.1, 6), (0.75, 6.2), (0.75, seat - 4)], sides=28, ease=0.1)
    panel(p, "second", 9, 9, 0.8, 1.5, at=(0, 0, seat - 4.2))
    cushion(
        p, "main", (w - 3, d - 4, 3.6), at=(0, -0.8, seat - 1.6), crown=0.8, welt=0.12, corner=3.5, soft=1.0, sag=0.4
    )
    tall = h - seat - 1.5
    outline = eased(
        [(-w * 0.38, -tall / 2), (w * 0.38, -tall / 2), (w * 0.42, tall / 2), (-w * 0.42, tall / 2)], [1.5, 1.5, 4, 4]
    )
    plate(
        p,
        "main",
        outline,
        1.8,
        at=(0, d / 2 - 3, seat + 1.5 + tall / 2),
        turn=(-10, 0, 0),
        pad=1.1,
        bow=lambda x, z: 1 - (x / w) ** 2 * 8,
        grain="z",
    )
    rod(
        p,
        "second",
        [
            (0, d / 2 - 6, seat - 3.6),
            (0, d / 2 - 1.6, seat - 3),
            (0, d / 2 - 0.6, seat + 2),
            (0, d / 2 + 0.2, seat + 6),
        ],
        0.6,
    )
    for s in (-1, 1):
        rod(
            p,
            "second",
            [
                (s * (w / 2 - 3), -1, seat - 3.6),
                (s * (w / 2 - 0.9), -1, seat - 1),
                (s * (w / 2 - 0.8), -2.5, seat + 6.6),
                (s * (w / 2 - 0.8), 4, seat + 7.2),
            ],
            0.5,
        )
        padded(p, "main", (2.0, 9, 1.2), at=(s * (w / 2 - 0.9), 0.4, seat + 7.5), soft=0.55, crown=0.1)


def rocking_chair(p):
    """A spindle-backed rocker with arms."""
    w, d, h, seat = p.width, p.depth, p.height, 16.5
    for s in (-1, 1):
        x = s * (w / 2 - 2.2)
        arc = [(x, (t / 8 - 0.5) * d, 0.7 + 0.0105 * ((t / 8 - 0.44) * d) ** 2) for t in range(9)]
        rod(p, "second", arc, 0.7, bend=4)
        rod(
            p,
            "second",
            [(x, -d * 0.26, 1.2), (x, -d * 0.27, seat), (x + s * 0.6, -d * 0.27, seat + 8.2)],
            [0.6, 0.85, 0.6],
        )
        rod(
            p,
            "second",
            [(x, d * 0.2, 1.1), (x, d * 0.2, seat), (x, d * 0.26, seat + 9), (x, d * 0.4, h - 1)],
            [0.6, 0.85, 0.75, 0.6],
        )
        rest = eased([(-1.5, -d * 0.36), (1.5, -d * 0.36), (1.0, d * 0.27), (-1.0, d * 0.27)], 1.0)
        slab(p, "second", rest, 0.95, at=(x + s * 0.5, 0, seat + 8), ease=0.35, grain="y")
        rod(p, "second", [(x, -d * 0.27, 7), (x, d * 0.2, 7)], 0.4, bend=0)
    rod(p, "second", [(-w / 2 + 2.2, -d * 0.27, 8.5), (w / 2 - 2.2, -d * 0.27, 8.5)], 0.45, bend=0)
    slab(p, "second", eased(rectangle(w - 3.2, d * 0.56), 2.0), 1.4, at=(0, -d * 0.03, seat - 1.4), ease=0.5, grain="y")
    cushion(p, "main", (w - 5, d * 0.5, 2.4), at=(0, -d * 0.03, seat + 1.1), crown=0.9, welt=0.12, soft=0.7, sag=0.4)
    plate(
        p,
        "second",
        eased(rectangle(w - 3, 4.6), 1.4),
        0.9,
        at=(0, d * 0.39, h - 3.2),
        turn=(-10, 0, 0),
        bow=lambda x, z: 1.0 - (x / w) ** 2 * 5,
    )
    for index in range(7):
        a = (index / 6 * 2 - 1) * (w / 2 - 4.4)
        rod(p, "second", [(a, d * 0.22, seat - 0.6), (a, d * 0.29, seat + 9), (a, d * 0.4, h - 4.6)], [0.3, 0.42, 0.3])


FORMS = {
    "danish": danish,
    "wishbone": wishbone,
    "spindle": spindle_back,
    "upholstered": upholstered,
    "cantilever": cantilever,
    "ladder": ladder_back,
    "shell": shell,
}
KINDS = {"diningchair": dining_chair, "deskchair": desk_chair, "rockingchair": rocking_chair}

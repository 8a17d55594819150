"""Chairs to lie back in: framed, slung, round, of rattan."""

import math

from joinery.outline import eased
from joinery.shape import board, lathe, rod, slab
from upholstery.cushion import cushion, padded
from upholstery.wall import walled


def framed(p):
    """Open wooden arms and loose cushions: the Danish easy chair."""
    w, d, h, seat = p.width, p.depth, p.height, 15.5
    for s in (-1, 1):
        x = s * (w / 2 - 1)
        rod(p, "second", [(x, -d / 2 + 3, 0), (x, -d / 2 + 4, 12), (x, -d / 2 + 4.4, 21.2)], [0.5, 0.9, 0.75])
        rod(p, "second", [(x, d / 2 - 2.5, 0), (x, d / 2 - 5.5, 12), (x, d / 2 - 6.4, 21.4)], [0.5, 0.9, 0.7])
        rest = eased([(-0.9, -d * 0.44), (1.0, -d * 0.44), (1.7, -d * 0.2), (1.1, d * 0.34), (-0.9, d * 0.34)], 1.0)
        slab(
            p,
            "second",
            [(a * (1 if s > 0 else -1), b) for a, b in rest][::s],
            1.0,
            at=(x, 0, 21),
            turn=(-2, 0, 0),
            ease=0.42,
            grain="y",
        )
        rod(p, "second", [(x, -d / 2 + 4, 12.8), (x, d / 2 - 5.4, 10.8)], 0.7, bend=0)
        rod(
            p,
            "second",
            [(s * (w / 2 - 3.2), d / 2 - 9, 10.8), (s * (w / 2 - 3.6), d / 2 - 1, h - 1.2)],
            [0.7, 0.55],
            bend=0,
        )
    rod(p, "second", [(-w / 2 + 1, -d / 2 + 4, 12.4), (w / 2 - 1, -d / 2 + 4, 12.4)], 0.75, bend=0)
    rod(p, "second", [(-w / 2 + 1, d / 2 - 6, 10.6), (w / 2 - 1, d / 2 - 6, 10.6)], 0.65, bend=0)
    for index in range(6):
        a = (index / 5 * 2 - 1) * (w / 2 - 6)
        rod(p, "second", [(a, d / 2 - 8.6, 11.4), (a, d / 2 - 1.2, h - 2)], 0.32, bend=0)
    rod(
        p,
        "second",
        [(-w / 2 + 3.4, d / 2 - 1, h - 1.6), (0, d / 2 - 0.4, h - 1.2), (w / 2 - 3.4, d / 2 - 1, h - 1.6)],
        0.65,
    )
    cushion(
        p,
        "main",
        (w - 4, d - 8, 4.6),
        at=(0, -2.4, seat - 0.3),
        turn=(-5, 0, 0),
        crown=0.7,
        welt=0.13,
        soft=0.6,
        sag=0.5,
    )
    cushion(
        p,
        "main",
        (w - 4.4, h - 15, 4.6),
        at=(0, d / 2 - 6.6, seat + (h - 15) / 2),
        turn=(71, 0, 0),
        crown=0.9,
        welt=0.13,
        soft=0.7,
        grain="y",
    )


def sling(p):
    """Leather slung in a frame of steel or wood."""
    w, d, h = p.width, p.depth, p.height
    for s in (-1, 1):
        x = s * (w / 2 - 0.8)
        rod(p, "second", [(x, -d / 2 + 1, 0.5), (x, -d / 2 + 1, 14.6)], 0.5, bend=0)
        rod(p, "second", [(x, -d / 2 + 1, 0.5), (x, d / 2 - 4, 0.5), (x, d / 2 - 3, 0.6)], 0.5, bend=0)
        rod(
            p,
            "second",
            [
                (x, -d / 2 + 1, 14.6),
                (x, d / 2 - 9, 11),
                (x, d / 2 - 7.6, 11.6),
                (x, d / 2 - 6.6, 13),
                (x, d / 2 - 0.5, h),
            ],
            0.5,
            bend=3,
        )
        rod(p, "second", [(x, d / 2 - 3.4, 0.5), (x, d / 2 - 8, 11.4)], 0.5, bend=0)
        rod(p, "second", [(x, -d / 2 + 1, 20.5), (x, d / 2 - 3.2, 20.5)], 0.5, bend=0)
        rod(p, "second", [(x, -d / 2 + 1, 14), (x, -d / 2 + 1, 20.5)], 0.5, bend=0)
        board(p, "main", (2.2, d - 8, 0.35), at=(x, -1.4, 21.1), ease=0.16, grain="y")
    for y, z in ((-d / 2 + 1, 14.6), (d / 2 - 0.5, h), (d / 2 - 8.6, 11.2), (d / 2 - 3.6, 0.5)):
        rod(p, "second", [(-w / 2 + 0.8, y, z), (w / 2 - 0.8, y, z)], 0.48, bend=0)
    cushion(
        p, "main", (w - 2.6, d - 8.6, 2.6), at=(0, -3.0, 14.2), turn=(-9, 0, 0), crown=0.9, welt=0.1, soft=1.0, sag=0.9
    )
    cushion(
        p,
        "main",
        (w - 2.6, h - 10.5, 2.4),
        at=(0, d / 2 - 4.6, 12 + (h - 12) / 2),
        turn=(70, 0, 0),
        crown=0.9,
        welt=0.1,
        soft=1.0,
        grain="y",
    )


def barrel(p):
    """A round back that hugs the seat."""
    w, d, h, leg = p.width, p.depth, p.height, p.get("leg", 1.2)
    thick = 3.6
    arc = [math.radians(-205 + index * 230 / 24) for index in range(25)]
    spots = []
    r = w / 2 - thick / 2
    for angle in arc:
        lift = 0.5 - 0.5 * math.cos(max(0.0, min(1.0, (abs(angle + math.pi / 2) - 0.2) / 1.6)) * math.pi)
        spots.append((-math.cos(angle) * r, -math.sin(angle) * r * d / w, h - lift * (h - 24.5) * 0.9))
    walled(p, "main", spots, leg, thick, sides=24)
    padded(
        p,
        "main",
        (w - thick - 0.8, d - thick, 12 - leg),
        at=(0, -0.6, leg / 2 + 6),
        soft=1.0,
        corner=w * 0.4,
        crown=0.1,
    )
    cushion(
        p,
        "main",
        (w - thick * 2 + 0.6, d - thick - 1.6, 5.4),
        at=(0, -1.5, 14.8),
        crown=0.9,
        corner=w * 0.36,
        welt=p.get("welt", 0.13),
        soft=0.9,
        sag=0.4,
    )
    _plinth(p, w, leg)


def _plinth(p, w, leg):
    """The swivel plinth under a barrel chair."""
    lathe(p, "second", [(w * 0.4, 0), (w * 0.42, leg * 0.3), (w * 0.42, leg + 0.4)], sides=64, ease=0.15)


def rattan_lounge(p):
    """Bent poles bound together, with a loose cushion."""
    w, d, h = p.width, p.depth, p.height
    for s in (-1, 1):
        x = s * (w / 2 - 1)
        hoop = [
            (x, -d / 2 + 3, 0),
            (x, -d / 2 + 1.6, 10),
            (x, -d / 2 + 2, 19),
            (x, -d / 2 + 6, 23),
            (x, 0, 23.5),
            (x, d / 2 - 6, 22),
            (x, d / 2 - 3, 10),
            (x, d / 2 - 2, 0),
        ]
        rod(p, "second", hoop, 0.62, bend=6)
        rod(p, "second", [(x, -d / 2 + 1.8, 12.5), (x, d / 2 - 3.4, 11)], 0.55)
        for index in range(5):
            y = -d / 2 + 6 + index * (d - 14) / 4
            rod(p, "second", [(x, y, 12), (x, y + 0.6, 23)], 0.3)
        rod(
            p, "second", [(x - s * 1.2, d / 2 - 8, 11), (x - s * 1.4, d / 2 - 1, h - 5), (x - s * 4, d / 2, h - 1)], 0.6
        )
    top = [
        (-w / 2 + 2.4, d / 2 - 1.2, h - 5.5),
        (-w / 2 + 5, d / 2 - 0.2, h - 1.2),
        (0, d / 2, h - 0.4),
        (w / 2 - 5, d / 2 - 0.2, h - 1.2),
        (w / 2 - 2.4, d / 2 - 1.2, h - 5.5),
    ]
    rod(p, "second", top, 0.62)
    for y, z in ((-d / 2 + 1.8, 12.5), (d / 2 - 3.5, 11), (-d / 2 + 2.4, 4.5)):
        rod(p, "second", [(-w / 2 + 1, y, z), (w / 2 - 1, y, z)], 0.55)
    for index in range(9):
        a = (index / 8 * 2 - 1) * (w / 2 - 5)
        rod(p, "second", [(a, d / 2 - 8, 11.4), (a * 1.05, d / 2 - 1.4, h - 6), (a * 0.98, d / 2, h - 1)], 0.3)
    for x, y, z in ((-1, -1, 12.4), (1, -1, 12.4), (-1, -1, 19), (1, -1, 19)):
        rod(
            p,
            "second",
            [(x * (w / 2 - 1), y * (d / 2 - 1.8), z - 0.9), (x * (w / 2 - 1), y * (d / 2 - 1.8), z + 0.9)],
            0.78,
            bend=0,
        )
    cushion(p, "main", (w - 4, d - 8, 4.2), at=(0, -2.2, 15), turn=(-3, 0, 0), crown=0.9, soft=0.8, welt=0.13, sag=0.6)
    cushion(
        p,
        "main",
        (w - 6, h - 17, 4.0),
        at=(0, d / 2 - 5.6, 16.5 + (h - 17) / 2),
        turn=(73, 0, 0),
        crown=1.1,
        soft=0.8,
        welt=0.13,
        grain="y",
    )

"""Dining chairs whose frame is shaped and turned."""

import math

from joinery.leg import corners, legs
from joinery.outline import eased, ellipse
from joinery.shape import lathe, plate, rod, slab
from upholstery.cushion import cushion, padded


def danish(p):
    """Rounded posts, a bent back rail, a cord or upholstered seat."""
    w, d, h, seat = p.width, p.depth, p.height, 17.2
    x, front, rear = w / 2 - 1.2, -d / 2 + 1.5, d / 2 - 2.2
    for side in (-1, 1):
        rod(
            p,
            "second",
            [(side * (x + 0.2), front, 0), (side * x, front + 0.2, seat * 0.6), (side * x, front + 0.3, seat + 0.4)],
            [0.5, 0.75, 0.68],
        )
        rod(
            p,
            "second",
            [
                (side * (x - 0.4), rear + 1.6, 0),
                (side * (x - 0.7), rear, seat * 0.6),
                (side * (x - 0.7), rear, seat + 2),
                (side * (x - 0.2), rear + 1.4, h - 2),
            ],
            [0.5, 0.78, 0.8, 0.55],
        )
        rod(p, "second", [(side * x, front, seat - 0.8), (side * (x - 0.6), rear, seat - 0.8)], 0.55)
        rod(p, "second", [(side * x, front, seat - 7), (side * (x - 0.6), rear, seat - 7.4)], 0.42)
    rod(p, "second", [(-x, front, seat - 0.8), (x, front, seat - 0.8)], 0.6)
    rod(p, "second", [(-x + 0.6, rear, seat - 1.6), (x - 0.6, rear, seat - 1.6)], 0.5)
    _seat_pad(p, w - 1.0, rear - front + 1.0, seat, (front + rear) / 2)
    bend = lambda a, z: -((a / (w / 2)) ** 2) * 2.6 + 2.2
    rail = ellipse(w - 0.6, p.get("rail", 5.0), 3.2)
    plate(p, "second", rail, 0.8, at=(0, rear + 0.4, h - p.get("rail", 5.0) / 2), turn=(-6, 0, 0), bow=bend)


def wishbone(p):
    """A steam-bent top rail that is arm and back, a forked splat, a cord seat."""
    w, d, h, seat = p.width, p.depth, p.height, 17.2
    x, front, rear = w / 2 - 2, -d / 2 + 1.5, d / 2 - 4
    for side in (-1, 1):
        rod(p, "second", [(side * x, front, 0), (side * x, front, seat + 0.5)], [0.5, 0.75], bend=0)
        rod(
            p,
            "second",
            [
                (side * (x - 1), rear + 2.6, 0),
                (side * (x - 1.4), rear + 1.2, seat * 0.55),
                (side * (x - 0.6), rear - 0.6, seat + 3),
                (side * (x + 1.6), rear - 2.5, h - 3.4),
            ],
            [0.5, 0.8, 0.7, 0.5],
        )
        rod(p, "second", [(side * x, front, seat - 0.9), (side * (x - 1.2), rear + 1, seat - 0.9)], 0.55)
        rod(p, "second", [(side * x, front, seat - 7.5), (side * (x - 1.2), rear + 1.4, seat - 8)], 0.42)
        rod(
            p,
            "second",
            [(0, rear + 1.4, seat - 0.6), (side * 0.9, rear + 2.2, seat + 4), (side * 3.0, rear + 3.4, h - 1.6)],
            [0.55, 0.45, 0.4],
        )
    rod(p, "second", [(-x, front, seat - 0.9), (x, front, seat - 0.9)], 0.55)
    rod(p, "second", [(-x + 1.3, rear + 1.2, seat - 0.9), (x - 1.3, rear + 1.2, seat - 0.9)], 0.55)
    arc = [
        (math.sin(t) * (w / 2 - 0.5), rear - 3.6 + math.cos(t) * 7.4, h - 1.0 - 2.4 * (1 - math.cos(t)))
        for t in [i / 12 * 3.5 - 1.75 for i in range(13)]
    ]
    rod(p, "second", arc, [0.35, 0.6] + [0.72] * 9 + [0.6, 0.35], bend=5)
    _seat_pad(p, w - 3, rear - front + 2.2, seat, (front + rear) / 2 + 0.6)


def spindle_back(p):
    """A saddled plank, splayed legs, a bowed back of spindles."""
    w, d, h, seat = p.width, p.depth, p.height, 17.5
    outline = eased(
        [
            (-w * 0.42, -d * 0.42),
            (w * 0.42, -d * 0.42),
            (w * 0.46, 0),
            (w * 0.36, d * 0.36),
            (-w * 0.36, d * 0.36),
            (-w * 0.46, 0),
        ],
        4,
    )
    slab(p, "main", outline, 1.5, at=(0, 0, seat - 1.5), ease=0.5, under=0.7, grain="y")
    legs(p, "second", "spindle", seat - 1.2, corners(w * 0.68, d * 0.66, 0), splay=6)
    for y in (-d * 0.02,):
        rod(p, "second", [(-w * 0.37, y, 7.5), (w * 0.37, y, 7.5)], [0.35, 0.35], bend=0)
    for side in (-1, 1):
        rod(p, "second", [(side * w * 0.39, -d * 0.38, 8), (side * w * 0.39, d * 0.38, 8)], 0.38, bend=0)
    top = h - 1.2
    lean = 3.4
    bow = [
        (-w * 0.37, d * 0.29, seat - 0.4),
        (-w * 0.42, d * 0.29 + lean * 0.6, seat + (top - seat) * 0.6),
        (-w * 0.27, d * 0.32 + lean, top - 1.2),
        (0, d * 0.34 + lean, top),
        (w * 0.27, d * 0.32 + lean, top - 1.2),
        (w * 0.42, d * 0.29 + lean * 0.6, seat + (top - seat) * 0.6),
        (w * 0.37, d * 0.29, seat - 0.4),
    ]
    rod(p, "second", bow, 0.5, bend=8)
    count = p.get("spindles", 7)
    for index in range(count):
        a = (index / (count - 1) * 2 - 1) * 0.27
        rise = top - 0.5 - abs(a) ** 2 * 30
        rod(
            p,
            "second",
            [
                (a * w, d * 0.31, seat - 0.3),
                (a * w * 1.12, d * 0.325 + lean * 0.5, (seat + rise) / 2),
                (a * w * 1.2, d * 0.335 + lean, rise),
            ],
            [0.25, 0.38, 0.25],
        )


def ladder_back(p):
    """A country chair: turned posts, curved slats, a rush seat."""
    w, d, h, seat = p.width, p.depth, p.height, 17.5
    for s in (-1, 1):
        rod(
            p,
            "second",
            [(s * (w / 2 - 1), -d / 2 + 1.4, 0), (s * (w / 2 - 1), -d / 2 + 1.4, seat + 0.4)],
            [0.62, 0.8],
            bend=0,
        )
        rod(
            p,
            "second",
            [
                (s * (w / 2 - 2), d / 2 - 2.6, 0),
                (s * (w / 2 - 2), d / 2 - 3.4, seat),
                (s * (w / 2 - 2.2), d / 2 - 1.2, h - 1),
            ],
            [0.65, 0.8, 0.6],
        )
        lathe(
            p,
            "second",
            [(0.4, 0), (0.75, 0.6), (0.7, 1.1), (0.25, 1.6)],
            at=(s * (w / 2 - 2.2), d / 2 - 1.15, h - 1.2),
            sides=20,
        )
        for z in (5, 11):
            rod(p, "second", [(s * (w / 2 - 1), -d / 2 + 1.4, z), (s * (w / 2 - 2), d / 2 - 2.9, z)], 0.36, bend=0)
    for y, xx, z in ((-d / 2 + 1.4, w / 2 - 1, 7), (-d / 2 + 1.4, w / 2 - 1, 12.5), (d / 2 - 3, w / 2 - 2, 9)):
        rod(p, "second", [(-xx, y, z), (xx, y, z)], 0.36, bend=0)
    _seat_pad(p, w - 1.6, d - 3.8, seat, -0.8)
    for index in range(p.get("slats", 4)):
        z = seat + 4 + index * (h - seat - 6) / max(1, p.get("slats", 4) - 1)
        y = d / 2 - 3.4 + (z - seat) / (h - seat) * 2.2
        plate(
            p,
            "second",
            eased([(-w / 2 + 2, -1.1), (w / 2 - 2, -1.1), (w / 2 - 2, 0.9), (0, 1.5), (-w / 2 + 2, 0.9)], 0.5),
            0.5,
            at=(0, y, z),
            turn=(-7, 0, 0),
            bow=lambda x, z: 1.2 - (x / (w / 2)) ** 2 * 1.2,
        )


def _seat_pad(p, w, d, seat, y):
    if p.get("seat_pad", "cord") == "cushion":
        cushion(p, "main", (w, d, 2.2), at=(0, y, seat + 0.4), crown=0.8, welt=0, soft=0.9, corner=1.6)
    else:
        padded(p, "main", (w, d, 1.3), at=(0, y, seat - 0.5), soft=0.6, crown=-0.25, corner=1.0)

"""Clocks for the wall and the mantel."""

import math

from joinery.glow import ball
from joinery.leg import corners
from joinery.outline import eased, ellipse
from joinery.shape import board, lathe, plate, rod, slab
from kind.clock_mantel import MANTEL_CLOCKS
from kind.clock_wall import CLOCKS, hand


def _balls(p):
    """Twelve balls on rods around a small hub, which stand for the hours."""
    w, h = p.width, p.height
    size = w * 0.06
    with p.frame(at=(0, -1.3, h / 2)):
        plate(p, "natural", ellipse(w * 0.36, w * 0.36, steps=96), 0.5, at=(0, -0.2, 0))
        rod(
            p,
            "main",
            [(math.cos(t / 36 * math.pi) * w * 0.185, -0.3, math.sin(t / 36 * math.pi) * w * 0.185) for t in range(72)],
            0.4,
            loop=True,
            bend=1,
        )
        for index in range(12):
            a = index / 12 * 2 * math.pi
            reach = w / 2 - size
            rod(p, "main", [(math.sin(a) * r, 0, math.cos(a) * r) for r in (w * 0.19, reach)], 0.17, bend=0, sides=10)
            ball(p, "second", size, (math.sin(a) * reach, 0, math.cos(a) * reach))
        hand(p, -56, w * 0.11, 0.34, -0.6)
        hand(p, 62, w * 0.155, 0.26, -0.72)
        lathe(p, "main", [(0.05, 0), (0.4, 0), (0.34, 0.2), (0.05, 0.26)], at=(0, -0.66, 0), turn=(90, 0, 0), sides=28)


def wall_clock(p):
    """A clock on the wall: a plain dial, a starburst of wood and brass, balls on rods, or one of `CLOCKS`."""
    if p.get("form", "dial") == "balls":
        _balls(p)
        return
    if p.get("form", "dial") in CLOCKS:
        CLOCKS[p.get("form", "dial")](p)
        return
    w, h = p.width, p.height
    r = w / 2 if p.get("form", "dial") == "dial" else w * 0.2
    middle = (0, -1.0, h / 2)
    with p.frame(at=middle):
        plate(p, "second" if p.get("form", "dial") == "burst" else "natural", ellipse(r * 1.9, r * 1.9, steps=96), 0.5)
        rod(
            p,
            "main",
            [(math.cos(a) * r * 0.97, -0.1, math.sin(a) * r * 0.97) for a in [i / 72 * 2 * math.pi for i in range(72)]],
            max(0.35, r * 0.055),
            loop=True,
            bend=1,
        )
        for index in range(12):
            a = index / 12 * 2 * math.pi
            long = r * (0.16 if index % 3 == 0 else 0.09)
            board(
                p,
                "dark",
                (0.16 + r * 0.012, 0.06, long),
                at=(math.sin(a) * (r * 0.86 - long / 2), -0.3, math.cos(a) * (r * 0.86 - long / 2)),
                turn=(0, math.degrees(a), 0),
                ease=0.01,
            )
        for turn, long, wide in ((-56, r * 0.5, 0.2), (62, r * 0.74, 0.14)):
            a = math.radians(turn)
            board(
                p,
                "dark",
                (wide + r * 0.015, 0.06, long),
                at=(math.sin(a) * long * 0.42, -0.42, math.cos(a) * long * 0.42),
                turn=(0, turn, 0),
                ease=0.02,
            )
        lathe(p, "main", [(0.05, 0), (0.35, 0), (0.3, 0.2), (0.05, 0.25)], at=(0, -0.35, 0), turn=(90, 0, 0), sides=20)
        if p.get("form", "dial") == "burst":
            for index in range(12):
                a = index / 12 * 2 * math.pi
                reach = w / 2 if index % 3 == 0 else w * 0.4
                rod(
                    p,
                    "main" if index % 2 else "second",
                    [
                        (math.sin(a) * r, 0.1, math.cos(a) * r),
                        (math.sin(a) * reach * 0.7, 0.1, math.cos(a) * reach * 0.7),
                        (math.sin(a) * reach, 0.1, math.cos(a) * reach),
                    ],
                    [0.2, 0.55, 0.12],
                    sides=10,
                )


def _arched(w, h):
    return eased(
        [
            (-w * 0.42, 1.2),
            (w * 0.42, 1.2),
            (w * 0.42, h * 0.5),
            (w * 0.3, h * 0.86),
            (0, h),
            (-w * 0.3, h * 0.86),
            (-w * 0.42, h * 0.5),
        ],
        [0.3, 0.3, 2, 3, 3, 3, 2],
    )


def _humped(w, h):
    hump = [
        (math.cos(t) * w * 0.29, h - w * 0.29 + math.sin(t) * w * 0.29) for t in [i / 24 * math.pi for i in range(25)]
    ]
    left, right = (-w * 0.47, h * 0.3), (w * 0.47, h * 0.3)
    wing = [(w * 0.47, 1.2), right, (w * 0.36, h * 0.42)]
    return [(-w * 0.47, 1.2), *wing, *hump, (-w * 0.36, h * 0.42), left]


def _gabled(w, h):
    return [(-w * 0.42, 1.2), (w * 0.42, 1.2), (w * 0.42, h * 0.58), (0, h), (-w * 0.42, h * 0.58)]


CASES = {"arched": (_arched, 0.29, 0.56), "humped": (_humped, 0.24, 0.56), "gabled": (_gabled, 0.31, 0.44)}
"""Outline of a mantel clock's case, radius of its dial in widths, and height of the dial's middle in heights."""


def mantel_clock(p):
    """A clock in an arched, humped or gabled case on feet, or one of `MANTEL_CLOCKS`."""
    if p.get("form", "arched") in MANTEL_CLOCKS:
        MANTEL_CLOCKS[p.get("form", "arched")](p)
        return
    w, d, h = p.width, p.depth, p.height
    case, wide, middle = CASES[p.get("form", "arched")]
    outline = case(w, h)
    slab(p, "main", outline, d - 0.8, at=(0, d / 2 - 0.4, 0), turn=(90, 0, 0), ease=0.3)
    board(p, "main", (w, d, 1.3), at=(0, 0, 0.95), ease=0.3)
    for x, y in corners(w, d, 0.9):
        lathe(p, "second", [(0.1, 0), (0.5, 0), (0.6, 0.2), (0.4, 0.35), (0.1, 0.35)], at=(x, y, 0), sides=20)
    if p.get("form", "arched") == "gabled":
        for s in (-1, 1):
            x = s * w * 0.44
            lathe(
                p,
                "main",
                [(0.5, 1.4), (0.5, 2), (0.35, 2.3), (0.35, h * 0.56), (0.5, h * 0.6), (0.05, h * 0.78)],
                at=(x, -d * 0.36, 0),
                sides=24,
            )
            board(
                p,
                "main",
                (math.hypot(w * 0.46, h * 0.42), d, 0.5),
                at=(s * w * 0.23, 0, h * 0.79),
                turn=(0, s * math.degrees(math.atan2(h * 0.42, w * 0.46)), 0),
                ease=0.15,
            )
    r = w * wide
    with p.frame(at=(0, -d / 2 + 0.4, h * middle)):
        plate(p, "natural", ellipse(r * 2, r * 2), 0.1, at=(0, -0.1, 0))
        rod(
            p,
            "second",
            [(math.cos(a) * r, -0.15, math.sin(a) * r) for a in [i / 60 * 2 * math.pi for i in range(60)]],
            0.22,
            loop=True,
            bend=1,
        )
        for index in range(12):
            a = index / 12 * 2 * math.pi
            board(
                p,
                "dark",
                (0.1, 0.03, r * 0.14),
                at=(math.sin(a) * r * 0.8, -0.17, math.cos(a) * r * 0.8),
                turn=(0, math.degrees(a), 0),
                ease=0.005,
            )
        for turn, long in ((-50, r * 0.5), (60, r * 0.72)):
            a = math.radians(turn)
            board(
                p,
                "dark",
                (0.12, 0.03, long),
                at=(math.sin(a) * long * 0.42, -0.22, math.cos(a) * long * 0.42),
                turn=(0, turn, 0),
                ease=0.01,
            )


KINDS = {"wallclock": wall_clock, "mantelclock": mantel_clock}

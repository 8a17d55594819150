"""Clocks for the wall and the mantel."""

import math

from joinery.leg import corners
from joinery.outline import eased, ellipse
from joinery.shape import board, lathe, plate, rod, slab


def wall_clock(p):
    """A clock on the wall: a plain dial, or a starburst of wood and brass."""
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


def mantel_clock(p):
    """A clock in an arched case on feet."""
    w, d, h = p.width, p.depth, p.height
    outline = eased(
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
    slab(p, "main", outline, d - 0.8, at=(0, d / 2 - 0.4, 0), turn=(90, 0, 0), ease=0.3)
    board(p, "main", (w, d, 1.3), at=(0, 0, 0.95), ease=0.3)
    for x, y in corners(w, d, 0.9):
        lathe(p, "second", [(0.1, 0), (0.5, 0), (0.6, 0.2), (0.4, 0.35), (0.1, 0.35)], at=(x, y, 0), sides=20)
    r = w * 0.29
    with p.frame(at=(0, -d / 2 + 0.4, h * 0.56)):
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

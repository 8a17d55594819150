"""Lounge chairs of bent plywood and of bent tube."""

import math

from joinery.outline import eased, rectangle
from joinery.shape import lathe, plate, rod
from upholstery.cushion import cushion, padded


def shell(p):
    """Three shells of plywood with leather pads, turning on a foot of five."""
    w, d, h = p.width, p.depth, p.height
    for index in range(5):
        a = math.radians(index * 72 + 18)
        c, s = math.cos(a), math.sin(a)
        reach = w * 0.4
        rod(p, "second", [(c * 0.6, s * 0.6, 4.6), (c * reach, s * reach, 1.0)], [0.95, 0.6], bend=0)
        lathe(
            p, "dark", [(0.1, 0), (0.9, 0), (0.9, 0.5), (0.5, 1.0), (0.1, 1.0)], at=(c * reach, s * reach, 0), sides=24
        )
    lathe(p, "trim", [(1.5, 3.6), (1.6, 5.4), (0.9, 5.8), (0.9, 11), (3.2, 12), (0.1, 12)], sides=36, ease=0.15)
    wide = w - 5
    curl = lambda x, z: -((abs(x) / (wide / 2)) ** 3) * 2.6
    with p.frame(at=(0, -5.4, 12.4), turn=(-102, 0, 0)):
        outline = eased(rectangle(wide, d - 10), 6)
        plate(p, "second", outline, 0.6, bow=curl)
        plate(p, "main", [(x * 0.93, z * 0.95) for x, z in outline], 2.2, at=(0, -1.7, 0), pad=1.7, bow=curl)
    low, high = 20.6, h - 5.0
    for z, tall, y in ((low, 11.0, d / 2 - 7.0), (high, 9.6, d / 2 - 3.2)):
        with p.frame(at=(0, y, z), turn=(-21, 0, 0)):
            outline = eased(rectangle(wide + 1, tall), min(5, tall * 0.42))
            plate(p, "second", outline, 0.6, bow=curl)
            plate(p, "main", [(x * 0.94, x_z * 0.92) for x, x_z in outline], 2.0, at=(0, -1.6, 0), pad=1.4, bow=curl)
    for s in (-1, 1):
        spine = [(d / 2 - 3.1, 27.6), (d / 2 - 5.2, 22.4), (d / 2 - 7.2, 18.0), (d / 2 - 10.5, 12.2)]
        rod(p, "dark", [*((s * 5.5, y, z) for y, z in spine), (s * 3, 0, 11.8)], 0.55)
        x = s * (w / 2 - 1.9)
        rod(
            p,
            "second",
            [
                (s * (wide / 2 - 8), 0, 12.0),
                (s * (wide / 2 - 3), -0.4, 12.2),
                (x + s * 0.6, -0.6, 14.6),
                (x + s * 0.2, -0.6, 19.5),
            ],
            0.7,
            bend=8,
        )
        padded(p, "main", (3.6, 13, 2.4), at=(x, -0.4, 20.4), turn=(-3, 0, 0), soft=1.1, crown=0.25)


def cage(p):
    """Five boxed cushions held in a cage of bent tube."""
    w, d, h = p.width, p.depth, p.height
    r, top = 0.62, 22.0
    x, front, back = w / 2 - r, -d / 2 + r, d / 2 - r
    for s in (-1, 1):
        rod(p, "second", [(s * x, front, 0), (s * x, front, top)], r, bend=0, sides=20)
        rod(p, "second", [(s * x, back, 0), (s * x, back, top)], r, bend=0, sides=20)
        rod(p, "second", [(s * x, front, 6.0), (s * x, back, 6.0)], r * 0.8, bend=0, sides=16)
    rail = eased([(-x, front), (-x, back), (x, back), (x, front)], [0.1, 2.4, 2.4, 0.1], steps=8, closed=False)
    rod(p, "second", [(a, b, top) for a, b in rail], r, bend=0, sides=20)
    for y in (front + 0.4, back - 0.4):
        rod(p, "second", [(-x, y, 6.0), (x, y, 6.0)], r * 0.8, bend=0, sides=16)
    arm, deep = 5.4, d - 4 * r
    inner = w - 4 * r - arm * 2
    for index, tall in enumerate((5.6, 5.6)):
        cushion(
            p,
            "main",
            (inner, deep - 5.6, tall),
            at=(0, -2.9, 6.8 + tall / 2 + index * 5.5),
            crown=0.5 + index * 0.4,
            welt=0.15,
            corner=1.2,
            soft=0.7,
            sag=0.5 * index,
        )
    for s in (-1, 1):
        cushion(
            p,
            "main",
            (16.6, deep, arm),
            at=(s * (w / 2 - 2 * r - arm / 2), 0, 6.8 + 8.3),
            turn=(0, 90, 0),
            crown=0.35,
            welt=0.15,
            corner=1.2,
            soft=0.7,
            bulge=0.4,
        )
    tall = h - 7.0
    cushion(
        p,
        "main",
        (inner, tall, 5.4),
        at=(0, d / 2 - 2 * r - 2.9, 6.8 + tall / 2),
        turn=(84, 0, 0),
        crown=0.7,
        welt=0.15,
        corner=1.4,
        soft=0.8,
        grain="y",
    )


SHELLS = {"shell": shell, "cage": cage}

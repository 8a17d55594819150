"""Loveseats whose back is no box: a camel's hump, or a wall that wraps the seat."""

import math

from joinery.leg import corners, legs
from joinery.shape import plate, rod
from upholstery.cushion import cushion, padded, pillow
from upholstery.wall import around, walled


def camel_back(p, width, leg, y, thick):
    """A back whose upper edge rises to a hump and falls to the arms."""
    tall = p.height - leg
    half, fall = width / 2 - 0.8, p.get("hump", 9.5)
    edge = [half - index / 48 * half * 2 for index in range(49)]
    top = [(x, tall / 2 - fall * (0.5 - 0.5 * math.cos(math.pi * min(1.0, abs(x) / (half * 0.97))))) for x in edge]
    with p.frame(at=(0, y, leg + tall / 2), turn=(-6, 0, 0)):
        plate(p, "main", [(-half, -tall / 2), (half, -tall / 2), *top], thick, pad=1.2, grain="z")
        rod(p, "main", [(x, -thick / 2 + 0.1, z - 0.1) for x, z in top], 0.17, bend=1, sides=8)


def wrapped(p):
    """A rounded loveseat whose back and arms are one wall."""
    w, d, h, leg = p.width, p.depth, p.height, p.get("leg", 5.0)
    thick, seat = 5.4, 17.5
    spots = around(w - thick, d - thick, 22.5, h, start=-199, end=19, steps=56, power=2.9, flat=0.5, fall=1.2)
    walled(p, "main", spots, leg, thick)
    padded(
        p,
        "main",
        (w - thick - 1.4, d - thick + 0.4, 7.5),
        at=(0, -1.2, leg + 3.75),
        soft=1.2,
        corner=d * 0.36,
        crown=0.1,
    )
    cushion(
        p,
        "main",
        (w - thick * 2 + 0.8, d - thick - 2.4, 5.6),
        at=(0, -2.2, seat - 2.6),
        crown=1.1,
        corner=d * 0.34,
        welt=p.get("welt", 0),
        soft=1.4,
        sag=0.5,
    )
    part = "trim" if "trim" in p.details["parts"] else "main"
    for index in range(p.get("pillows", 0)):
        s = (-1, 1)[index % 2]
        pillow(p, part, 14, 14, 6.0, at=(s * w * 0.24, d / 2 - thick - 4.2, seat + 6.2), turn=(66, s * 4, -s * 9))
    legs(p, "second", p.get("legs", "tapered"), leg + 0.6, corners(w * 0.74, d * 0.62, 0), 4)

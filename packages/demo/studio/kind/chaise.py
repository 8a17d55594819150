"""A chaise longue with a scrolled end and a back that sinks toward its foot."""

import math

from joinery.leg import corners, legs
from joinery.shape import lathe, plate, rod
from upholstery.cushion import cushion, padded


def recamier(p):
    """A roll at the head, and along the back a panel that falls in a curve."""
    w, d, h = p.width, p.depth, p.height
    leg, seat = p.get("leg", 6.5), 17.0
    left = -w / 2
    padded(p, "main", (w - 5, d - 1.4, 5), at=(1.6, 0, leg + 2.5), soft=1.0, crown=0.1)
    cushion(
        p,
        "main",
        (w - 9, d - 4.4, 5.6),
        at=(3.8, -1.7, seat - 2.6),
        crown=1.0,
        welt=0.15,
        corner=2.5,
        soft=0.7,
        sag=0.6,
    )
    r = 4.6
    roll = [(0.1, 0), (r * 0.9, 0), (r, 0.5), (r, d - 1.5), (r * 0.9, d - 1), (0.1, d - 1)]
    top = h - r - 3.2
    lathe(p, "main", roll, at=(left + r, d / 2 - 0.5, top), turn=(90, 0, 0), sides=48, ease=0.3)
    rod(
        p,
        "main",
        [(left + r + math.cos(a) * r * 0.86, -d / 2 + 0.45, top + math.sin(a) * r * 0.86) for a in _turns(40)],
        0.16,
        loop=True,
        bend=1,
        sides=8,
    )
    lathe(
        p,
        "main",
        [(0.1, 0), (r * 0.84, 0), (r * 0.5, 0.3), (0.1, 0.36)],
        at=(left + r, -d / 2 + 0.5, top),
        turn=(90, 0, 0),
        sides=40,
    )
    side = [
        (left + 4.0, leg),
        (left + 10.6, leg),
        (left + 10.0, seat),
        (left + 8.4, top - 1),
        (left + 7.6, top + 2),
        (left + 3, top + 1),
        (left + 2.6, top - 3.4),
        (left + 3.6, seat - 2),
    ]
    middle = (left + 6.5, (leg + top) / 2)
    with p.frame(at=(middle[0], 0, middle[1])):
        plate(p, "main", [(x - middle[0], z - middle[1]) for x, z in side], d - 1.8)
    start, end, low = left + 5.5, w / 2 - 12, leg
    steps = [index / 32 for index in range(33)]
    crest = [
        (end - t * (end - start), seat + 2.2 + (h - seat - 2.2) * (0.5 - 0.5 * math.cos(math.pi * t**0.8)))
        for t in steps
    ]
    tall, across = (low + h) / 2 - 3, (start + end) / 2 - 4
    outline = [(start - across, low - tall), (end - across, low - tall), *((x - across, z - tall) for x, z in crest)]
    with p.frame(at=(across, d / 2 - 2.2, tall)):
        plate(p, "main", outline, 3.2, pad=0.8, grain="z")
        rod(p, "main", [(x - across, -1.5, z - tall - 0.1) for x, z in crest], 0.16, bend=1, sides=8)
    bolster = [(left + 13.4, -d / 2 + 2.4, seat + 2.9), (left + 13.4, d / 2 - 6.2, seat + 2.9)]
    rod(p, "main", bolster, 2.9, bend=0, sides=32)
    legs(p, "second", p.get("legs", "turned"), leg + 0.3, [(x + 2.4, y) for x, y in corners(w - 6.5, d, 2.6)], 3)


def _turns(steps):
    return [index / steps * 2 * math.pi for index in range(steps)]

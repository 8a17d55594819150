"""Ceiling lights with rays, in a square frame, or in steps."""

import math

from joinery.glow import circle
from joinery.shape import board, lathe, rod


def burst(p):
    """Rays of two lengths around a half globe of opal glass."""
    h, r = p.height, p.width / 2
    size, plate = r * 0.42, h - 1.6
    lathe(p, "main", [(0.1, plate), (size * 1.05, plate), (size * 1.05, h), (0.1, h)], sides=64, ease=0.15)
    globe = [
        (size * math.sin(t), plate - (plate - 0.1) * math.cos(t)) for t in [i / 18 * math.pi / 2 for i in range(19)]
    ]
    lathe(p, "lit", globe, sides=64)
    collar = [(math.cos(a) * size * 1.04, math.sin(a) * size * 1.04, plate) for a in circle(64)]
    rod(p, "main", collar, 0.34, loop=True, bend=1)
    count = p.get("rays", 32)
    for index in range(count):
        a = index / count * 2 * math.pi
        c, s = math.cos(a), math.sin(a)
        reach = r if index % 2 == 0 else r * 0.78
        rod(
            p,
            "main",
            [(c * size, s * size, plate + 0.7), (c * reach, s * reach, plate - 0.3)],
            [0.36, 0.16],
            bend=0,
            sides=10,
        )


def square(p):
    """A box of opal panes in a frame of squared bars."""
    h, w = p.height, p.width
    bar, low = 0.7, 0.35
    high = h - 1
    side = w / 2 - bar / 2
    board(p, "main", (w * 0.5, w * 0.5, 0.8), at=(0, 0, h - 0.4), ease=0.12)
    board(p, "main", (w + 0.3, w + 0.3, 0.7), at=(0, 0, high - 0.1), ease=0.12)
    board(p, "lit", (w - bar * 1.6, w - bar * 1.6, 0.3), at=(0, 0, low + 0.1), ease=0.05)
    for turn in (0, 90, 180, 270):
        with p.frame(turn=(0, 0, turn)):
            board(p, "main", (bar, bar, high), at=(side, side, high / 2), ease=0.08)
            board(p, "main", (w - bar, bar * 0.8, bar * 0.8), at=(0, -side, low), ease=0.08)
            board(p, "lit", (w - bar * 2, 0.25, high - 0.6), at=(0, -side + 0.1, high / 2), ease=0.04)
            for x in (-w / 6, w / 6):
                board(p, "main", (0.35, 0.4, high - 0.4), at=(x, -side - 0.05, high / 2), ease=0.06)
            board(p, "main", (w - bar, 0.4, 0.35), at=(0, -side + 0.01, high * 0.7), ease=0.06)


def steps(p):
    """Three drums of opal glass, each smaller than the one above, with a metal band between them."""
    h, r = p.height, p.width / 2
    lathe(p, "main", [(0.1, h - 1), (r * 0.6, h - 1), (r * 0.62, h), (0.1, h)], sides=64, ease=0.12)
    lathe(p, "main", [(0.1, h - 1.2), (r, h - 1.2), (r, h - 0.7), (0.1, h - 0.7)], sides=72, ease=0.1)
    tall = (h - 1.6) / 3
    for tier, share in enumerate((1.0, 0.72, 0.44)):
        top, wide = h - 0.9 - tier * tall, r * share - 0.25
        lathe(p, "lit", [(0.1, top - tall), (wide, top - tall), (wide, top), (0.1, top)], sides=72, ease=0.15)
        rim = top - tall
        band = [(0.1, rim - 0.06), (wide + 0.25, rim - 0.06), (wide + 0.25, rim + 0.45), (0.1, rim + 0.45)]
        lathe(p, "main", band, sides=72, ease=0.08)
        lathe(p, "lit", [(0.1, rim - 0.12), (wide - 0.3, rim - 0.12), (wide - 0.3, rim), (0.1, rim)], sides=72)
    low = h - 0.9 - tall * 3
    finial = [(0.05, low - 0.7), (0.4, low - 0.5), (0.5, low - 0.1), (1.0, low), (1.0, low + 0.3), (0.05, low + 0.3)]
    lathe(p, "main", finial, sides=32, ease=0.06)


FLUSH = {"burst": burst, "square": square, "steps": steps}

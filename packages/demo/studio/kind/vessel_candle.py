"""Candleholders: three of balls, two hoops, three of blocks, and a pair to carry about."""

import math

from joinery.outline import eased
from joinery.shape import lathe, panel, rod


def taper(p, at, tall):
    """A candle with its wick."""
    x, y, z = at
    lathe(p, "natural", [(0.1, 0), (0.44, 0), (0.38, tall), (0.1, tall + 0.1)], at=at, sides=24)
    rod(p, "dark", [(x, y, z + tall), (x + 0.06, y, z + tall + 0.45)], 0.04, bend=0, sides=6)


def spheres(p):
    """Three candlesticks of stacked balls, each lower than the next."""
    w, h = p.width, p.height
    for x, y, tall, balls in ((-w * 0.36, 0.3, h, 4), (0.0, -0.9, h * 0.84, 3), (w * 0.35, 0.2, h * 0.68, 2)):
        stick = tall - h * 0.4
        base = 0.7
        profile = [(0.1, 0), (1.8, 0), (1.8, base)]
        size = (stick - base - 0.6) / balls
        for index in range(balls):
            z = base + size * index
            profile += [
                (size / 2 * max(0.34, math.sin(t)), z + size / 2 - math.cos(t) * size / 2)
                for t in [0.3 + step / 12 * (math.pi - 0.6) for step in range(13)]
            ]
        profile += [(0.9, stick - 0.5), (0.9, stick), (0.1, stick)]
        lathe(p, "main", profile, at=(x, y, 0), sides=48)
        taper(p, (x, y, stick - 0.1), tall - stick)


def hoops(p):
    """Two rings on feet, one larger, each with a candle inside."""
    foot, thick = 0.5, 0.3
    for side, y, tall in ((-1, 0.5, p.height), (1, -0.9, p.height * 0.72)):
        r = (tall - foot) / 2 - thick
        x, middle = side * (p.width / 2 - r - thick), foot + r + thick * 0.6
        base = [(0.1, 0), (r * 0.4, 0), (r * 0.4, 0.35), (0.6, foot), (0.1, foot)]
        lathe(p, "main", base, at=(x, y, 0), sides=56, ease=0.12)
        spots = [step / 72 * 2 * math.pi for step in range(72)]
        ring = [(x + math.cos(a) * r, y, middle + math.sin(a) * r) for a in spots]
        rod(p, "main", ring, thick, loop=True, bend=1, sides=16)
        cup = [(0.1, 0), (0.5, 0), (1.0, 0.35), (1.0, 0.6), (0.6, 0.6), (0.6, 1.1), (0.1, 1.1)]
        lathe(p, "main", cup, at=(x, y, middle - r + 0.1), sides=40, ease=0.08)
        taper(p, (x, y, middle - r + 1.0), r * 1.1)


def blocks(p):
    """Three square blocks of three heights with a candle in each."""
    w, h = p.width, p.height
    side = 2.7
    for x, y, share in ((-w * 0.37, 0.5, 0.52), (0, -0.6, 0.36), (w * 0.37, 0.3, 0.2)):
        stick = h * share
        panel(p, "main", side, side, stick, 0.1, at=(x, y, 0), ease=0.12)
        taper(p, (x, y, stick), h * 0.42)


def chambersticks(p):
    """A pair of saucers with a socket in the middle and a loop for a finger."""
    r = p.depth / 2
    for x, y in ((-p.width / 2 + r, 0.2), (p.width / 2 - r - 1.0, -0.2)):
        saucer = [(0.1, 0), (r * 0.6, 0), (r * 0.66, 0.2), (r, 1.0), (r - 0.12, 1.12), (r * 0.62, 0.45), (0.9, 0.4)]
        socket = [(0.62, 0.7), (0.6, 1.9), (0.85, 2.3), (0.85, 2.6), (0.5, 2.6), (0.5, 2.2), (0.1, 2.2)]
        lathe(p, "main", eased(saucer + socket, 0.18, steps=4, closed=False), at=(x, y, 0), sides=64)
        spots = [step / 28 * 2 * math.pi for step in range(28)]
        ring = [(x + r * 0.98 + math.cos(a) * 0.85, y, 1.5 + math.sin(a) * 0.85) for a in spots]
        rod(p, "main", ring, 0.2, loop=True, bend=1)
        taper(p, (x, y, 2.2), p.height - 2.6)

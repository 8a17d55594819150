"""Stands of cane and pedestals that swing out to both ends."""

import math

from joinery.outline import eased
from joinery.shape import lathe, rod


def hourglass(p):
    """Canes that lean past one another between three rings: an hourglass with a woven top."""
    w, h = p.width, p.height
    r, waist = w / 2 - 0.5, w * 0.27
    count = 14
    for index in range(count):
        for lean in (-1, 1):
            points = []
            for t in (0, 0.25, 0.5, 0.75, 1):
                a = index / count * 2 * math.pi + lean * (t - 0.5) * 1.5
                wide = waist + (r - waist) * (abs(t - 0.5) * 2) ** 1.8
                points.append((math.cos(a) * wide, math.sin(a) * wide, 0.5 + t * (h - 1.4)))
            rod(p, "main", points, 0.26, bend=5, sides=8)
    for z, wide, thick in (
        (0.5, r, 0.5),
        (h / 2 - 0.5, waist + 0.15, 0.38),
        (h / 2 + 0.3, waist + 0.15, 0.38),
        (h - 0.8, r, 0.5),
    ):
        _ring(p, wide, z, thick)
    lathe(p, "main", [(0.1, h - 0.9), (r, h - 0.9), (r, h - 0.4), (0.1, h - 0.4)], sides=64, ease=0.12)
    rings = 11
    for index in range(rings):
        _ring(p, r * (index + 0.6) / rings, h - 0.42, r / rings * 0.5)


def _ring(p, wide, z, thick):
    spots = [index / 56 * 2 * math.pi for index in range(56)]
    rod(p, "main", [(math.cos(a) * wide, math.sin(a) * wide, z) for a in spots], thick, loop=True, bend=1, sides=10)


def trumpet(p):
    """A round column that swings out to its foot and its top."""
    r, h = p.width / 2, p.height
    profile = [(0.1, 0), (r, 0), (r, 1.2), (r * 0.9, 1.6)]
    profile += [
        (r * (0.42 + 0.46 * abs(t * 2 - 1) ** 2.6), 1.8 + t * (h - 3.6)) for t in [index / 24 for index in range(25)]
    ]
    profile += [(r * 0.9, h - 1.6), (r, h - 1.2), (r, h), (0.1, h)]
    lathe(p, "main", eased(profile, 0.12, steps=3, closed=False), sides=96)


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
        lathe(
            p,
            "natural",
            [(0.1, 0), (0.44, 0), (0.38, tall - stick), (0.1, tall - stick + 0.1)],
            at=(x, y, stick - 0.1),
            sides=24,
        )
        rod(p, "dark", [(x, y, tall - 0.1), (x + 0.06, y, tall + 0.35)], 0.04, bend=0, sides=6)


FOOTED = [
    (0.5, 0), (0.56, 0.03), (0.5, 0.08), (0.2, 0.16), (0.15, 0.3), (0.17, 0.42), (0.34, 0.5), (0.78, 0.64), (0.96, 0.84), (1.0, 1.0),
]  # fmt: skip
"""A bowl on a stem: its outline in shares of radius and height."""


def footed(p):
    """A shallow bowl on a turned stem."""
    r, h = p.width / 2, p.height
    outer = eased([(a * r, b * h) for a, b in FOOTED], 0.5, steps=5, closed=False)
    rim = [(r - 0.14, h + 0.08), (r - 0.28, h)]
    inner = [(r * 0.9, h * 0.86), (r * 0.72, h * 0.71), (r * 0.34, h * 0.58), (0.05, h * 0.55)]
    lathe(p, "main", [(0.05, 0), *outer, *rim, *eased(inner, 0.8, steps=5, closed=False)], sides=88)

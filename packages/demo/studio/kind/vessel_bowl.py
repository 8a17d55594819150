"""Bowls: scalloped, on three legs, cut from a block, or on a stem."""

import math

from joinery.outline import eased
from joinery.shape import lathe, rod, skinned

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


def scalloped(p):
    """A wall of petals that bulge out and end in round points."""
    r, h, petals, wall = p.width / 2, p.height, 10, 0.3
    shape = eased([(0.42, 0), (0.46, 0.05), (0.66, 0.2), (0.9, 0.55), (1.0, 0.94)], 0.16, steps=6, closed=False)
    outer = [(a * r, b * h) for a, b in shape]
    inner = [(max(0.1, x - wall), max(z, wall)) for x, z in reversed(outer)]
    lip = [(outer[-1][0] - wall * 0.5, outer[-1][1] + wall * 0.4)]
    loops = []
    for x, z in [(0.05, 0), *outer, *lip, *inner, (0.05, wall)]:
        grown = max(0, z / h - 0.04)
        loop = []
        for step in range(petals * 20):
            a = step / (petals * 20) * 2 * math.pi
            petal = abs(math.sin(a * petals / 2)) ** 0.6
            reach = x * (1 - 0.17 * min(1, grown * 1.6) * (1 - petal))
            loop.append((reach * math.cos(a), reach * math.sin(a), z - h * 0.2 * grown**3 * (1 - petal)))
        loops.append(loop)
    p.place("main", skinned(loops, closed=True), grain="x")


def tripod(p):
    """A shallow dish on three legs that lean out from under it."""
    r, h = p.width / 2, p.height
    low = h * 0.46
    tall = h - low
    dish = [(0.05, 0), (r * 0.3, 0.02 * tall), (r * 0.64, tall * 0.2), (r * 0.9, tall * 0.62), (r, tall)]
    outer = eased(dish, 1.6, steps=6, closed=False)
    inner = [(max(0.05, x - 0.16), z + 0.2) for x, z in reversed(outer)]
    lathe(p, "main", [(x, z + low) for x, z in outer + inner], sides=88)
    for index in range(3):
        with p.frame(turn=(0, 0, index * 120 + 52)):
            rod(p, "second", [(r * 0.74, 0, 0), (r * 0.45, 0, low + tall * 0.1)], [0.26, 0.52], bend=0, sides=18)


def hollowed(p):
    """A thick straight-sided block with a shallow round hollow."""
    r, h = p.width / 2, p.height
    profile = [(0.05, 0), (r - 0.35, 0), (r - 0.3, 0.3), (r, 0.34), (r, h), (r - 1.3, h)]
    profile += [(r - 1.55, h * 0.72), (r * 0.6, h * 0.4), (0.05, h * 0.34)]
    radii = [0, 0.1, 0.05, 0.1, 0.22, 0.22, 0.6, 2.0, 0]
    lathe(p, "main", eased(profile, radii, steps=5, closed=False), sides=96)

"""Leaves and the plants they make."""

import math

from joinery.shape import plate, rod


def foliage(p, at, around, rise, length, broad=0.3):
    """One leaf, drooping at its end."""
    outline = [
        (-math.cos(t) * length / 2, math.sin(t) * length * broad / 2 * (1 - 0.3 * math.cos(t)))
        for t in [i / 16 * 2 * math.pi for i in range(16)]
    ]
    with p.frame(at, (0, -rise, around)):
        plate(
            p,
            "leaf",
            outline,
            0.03,
            at=(length / 2, 0, 0),
            turn=(90, 0, 0),
            bow=lambda x, z: 0.9 * (x / length + 0.3) ** 2 * length * 0.25,
        )


def plant(p, z, leaves, length):
    """A tuft of arching leaves on stalks."""
    for index in range(leaves):
        around = index * 137.5
        rise = 82 - index * 45 / leaves + p.random.uniform(-6, 6)
        a, up = math.radians(around), math.radians(rise)
        reach = length * p.random.uniform(0.35, 0.6)
        top = (math.cos(a) * math.cos(up) * reach, math.sin(a) * math.cos(up) * reach, z + math.sin(up) * reach)
        rod(
            p,
            "leaf",
            [
                (math.cos(a) * 0.5, math.sin(a) * 0.5, z - 0.4),
                (top[0] * 0.4, top[1] * 0.4, (z + top[2]) / 2 + 0.3),
                top,
            ],
            [0.16, 0.12, 0.08],
            sides=8,
        )
        foliage(p, top, around, rise - 48, length * p.random.uniform(0.4, 0.6), 0.5)

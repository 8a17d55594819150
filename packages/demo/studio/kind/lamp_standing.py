"""Floor lamps that throw their light up, or glow all along."""

import math

from joinery.glow import circle
from joinery.outline import eased, rectangle
from joinery.shape import lathe, rod, slab


def torchiere(p):
    """A slim column with a bowl of opal glass that throws its light up."""
    h, r = p.height, p.width / 2
    foot = [(0.1, 0), (5.6, 0), (5.6, 0.6), (4.6, 1.0), (4.4, 1.6), (2.0, 2.2), (1.0, 3.4), (0.7, 5.4), (0.1, 5.5)]
    lathe(p, "main", foot, sides=64, ease=0.25)
    bowl = h - 6.2
    rod(p, "main", [(0, 0, 4), (0, 0, bowl)], 0.55, bend=0, sides=20)
    for z, wide in ((h * 0.3, 0.95), (h * 0.62, 0.95), (bowl - 3.2, 1.2)):
        lathe(p, "main", [(0.5, 0), (wide, 0.25), (wide, 0.7), (0.5, 0.95)], at=(0, 0, z), sides=32, ease=0.1)
    lathe(
        p,
        "main",
        [(0.5, -2), (0.9, -1.2), (2.6, 0), (3.6, 0.7), (3.4, 0.9), (0.1, 0.9)],
        at=(0, 0, bowl),
        sides=48,
        ease=0.2,
    )
    rise = h - bowl
    outer = [
        (r * math.sin(t), 0.5 + (rise - 0.5) * (1 - math.cos(t))) for t in [i / 20 * math.pi / 2 for i in range(1, 21)]
    ]
    inner = [(x - 0.25, z + 0.1) for x, z in reversed(outer)]
    lathe(p, "lit", [(0.1, 0.5), *outer, *inner[:-1], (0.1, 0.8)], at=(0, 0, bowl), sides=72)
    rod(p, "main", [(math.cos(a) * r, math.sin(a) * r, h - 0.1) for a in circle(72)], 0.22, loop=True, bend=1, sides=8)


def paper(p):
    """A column of pleated paper between four wooden posts."""
    h, half = p.height, p.width / 2 - 0.9
    low, high = 5.0, h - 1.2
    for x in (-1, 1):
        for y in (-1, 1):
            rod(p, "second", [(x * half, y * half, 0), (x * half, y * half, h)], 0.5, bend=0, sides=16)
    for z in (low - 0.4, low + (high - low) * 0.5, high - 0.5):
        for s in (-1, 1):
            rod(p, "second", [(-half, s * half, z), (half, s * half, z)], 0.34, bend=0, sides=12)
            rod(p, "second", [(s * half, -half, z), (s * half, half, z)], 0.34, bend=0, sides=12)
    wide = half * 2 - 1.2
    pleats = 26
    for index in range(pleats):
        z = low + (high - low) * index / pleats
        tall = (high - low) / pleats
        outline = eased(rectangle(wide, wide), 1.2)
        slab(p, "main", outline, tall - 0.02, at=(0, 0, z), ease=0.16)
    rod(p, "dark", [(half * 0.6, half, 0.9), (2.4, half + 2, 0.2), (4, half + 6, 0.15), (3, half + 10, 0.15)], 0.13)
    rod(p, "dark", [(half * 0.6, half, 0.9), (half * 0.6, half * 0.6, 3), (half * 0.5, half * 0.5, low + 0.5)], 0.13)


STANDING = {"torchiere": torchiere, "paper": paper}

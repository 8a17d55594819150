"""Chandeliers of crossed rings, of tiers of glass drops, and of globes on bars."""

import math

from joinery.glow import ball, circle
from joinery.shape import lathe, rod
from kind.hanging_part import candle, drop


def orb(p):
    """Candles on short arms inside a sphere of crossed rings."""
    h, r = p.height, p.width / 2 - 0.3
    middle = h / 2
    hoop = [(math.cos(a) * r, math.sin(a) * r, 0) for a in circle(72)]
    for turn in ((90, 0, 20), (90, 0, 110), (0, 0, 0), (52, 0, 65)):
        with p.frame(at=(0, 0, middle), turn=turn):
            rod(p, "main", hoop, 0.36, loop=True, bend=1)
    low = middle - r * 0.5
    lathe(
        p,
        "main",
        [(0.1, -1.6), (0.5, -1.3), (0.3, -0.8), (1.3, 0.2), (1.3, 1.2), (0.5, 1.8), (0.1, 1.8)],
        at=(0, 0, low),
        sides=32,
        ease=0.2,
    )
    rod(p, "main", [(0, 0, low + 1), (0, 0, middle + r)], 0.26, bend=0)
    count = p.get("arms", 5)
    for index in range(count):
        a = index / count * 2 * math.pi + 0.3
        c, s = math.cos(a) * r * 0.5, math.sin(a) * r * 0.5
        arm = [(0, 0, low + 0.6), (c * 0.5, s * 0.5, low - 0.5), (c * 0.95, s * 0.95, low + 0.5), (c, s, low + 2.2)]
        rod(p, "main", arm, 0.24)
        candle(p, (c, s, low + 2.2))
    drop(p, middle + r, 6, "main")


def tiers(p):
    """Three rings, each smaller and lower than the one before, hung with pointed drops of frosted glass."""
    h, r = p.height, p.width / 2 - 0.5
    long, step = h * 0.36, h * 0.25
    drip = [(0.05, 0), (0.34, 0.9), (0.42, long - 0.5), (0.12, long), (0.05, long + 0.4)]
    for tier, wide in enumerate((r, r * 0.7, r * 0.4)):
        top = h - 2.4 - tier * step
        rod(p, "main", [(math.cos(a) * wide, math.sin(a) * wide, top) for a in circle(72)], 0.4, loop=True, bend=1)
        count = round(wide * 2 * math.pi / 1.15)
        for a in circle(count):
            lathe(p, "lit", drip, at=(math.cos(a) * wide, math.sin(a) * wide, top - long - 0.4), sides=10)
        for index in range(3):
            a = index * 2.0944 + 0.4
            rod(p, "main", [(0, 0, top), (math.cos(a) * wide, math.sin(a) * wide, top)], 0.2, bend=0, sides=10)
    rod(p, "main", [(0, 0, h - 2.4 - step * 2), (0, 0, h)], 0.4, bend=0)
    lathe(p, "main", [(0.4, -0.6), (1.4, -0.3), (1.4, 0.3), (0.4, 0.6)], at=(0, 0, h - 2.4), sides=32, ease=0.15)
    drop(p, h - 0.2, 6, "main")


def globes(p):
    """Opal globes above and below the ends of bars that cross a stem at three heights."""
    h, r, size = p.height, p.width / 2, p.get("globe", 3.1)
    low, high = size * 2 + 1, h - size * 2 - 2.2
    lathe(p, "main", [(0.05, -1.2), (0.5, -0.9), (0.9, 0), (0.05, 0.6)], at=(0, 0, low - 1.2), sides=28)
    rod(p, "main", [(0, 0, low - 1.4), (0, 0, h)], 0.34, bend=0)
    for index, reach in enumerate((r - size, (r - size) * 0.84, r - size)):
        z = low + (high - low) * index / 2
        with p.frame(at=(0, 0, z), turn=(0, 0, 153 + index * 240)):
            rod(p, "main", [(-reach, 0, 0), (reach, 0, 0)], 0.27, bend=0)
            lathe(p, "main", [(0.3, -0.7), (0.75, -0.6), (0.75, 0.6), (0.3, 0.7)], sides=28, ease=0.1)
            for end, turn in ((reach, 0), (-reach, 180)):
                with p.frame(at=(end, 0, 0), turn=(turn, 0, 0)):
                    lathe(
                        p, "main", [(0.1, -0.6), (0.5, -0.5), (1.3, 0.7), (1.3, 1.1), (0.1, 1.1)], sides=32, ease=0.08
                    )
                    ball(p, "lit", size, (0, 0, size + 0.8))
    drop(p, h - 0.2, 6, "main")


CHANDELIERS = {"orb": orb, "tiers": tiers, "globes": globes}

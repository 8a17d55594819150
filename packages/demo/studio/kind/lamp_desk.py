"""Desk lamps on balance: a weighted arm, a bar of light, a pair of shades."""

import math

from joinery.glow import ball, circle, dome
from joinery.outline import eased, rectangle
from joinery.shape import board, lathe, rod, slab


def counterweight(p):
    """A leaning arm on a stem, with a cone at one end and a ball that balances it at the other."""
    h, w, r = p.height, p.width, p.depth / 2
    x, tall, weight = w * 0.16, 4.6, 1.25
    lathe(p, "second", [(0.1, 0), (r * 0.92, 0), (r * 0.92, 1.5), (0.1, 1.5)], at=(x, 0, 0), sides=64, ease=0.2)
    joint = (x, 0, h * 0.7)
    rod(p, "second", [(x, 0, 1.4), joint], 0.32, bend=0)
    lathe(p, "second", [(0.3, 0), (0.9, 0.1), (0.7, 0.6), (0.3, 0.9)], at=(x, 0, 1.45), sides=28)
    disc = [(0.05, -0.55), (0.75, -0.5), (0.75, 0.5), (0.05, 0.55)]
    lathe(p, "second", disc, at=joint, turn=(90, 0, 0), sides=28, ease=0.1)
    head = (r - w / 2, 0, h - 0.5)
    beyond = (w / 2 - weight - x) / (x - head[0])
    end = (w / 2 - weight, 0, joint[2] - (head[2] - joint[2]) * beyond)
    rod(p, "second", [head, end], 0.26, bend=0)
    ball(p, "second", weight, end)
    lathe(p, "second", [(0.1, -0.7), (0.6, -0.6), (0.6, 0.4), (0.1, 0.5)], at=head, sides=24, ease=0.1)
    with p.frame(at=(head[0], 0, head[2] - 0.4 - tall), turn=(0, 8, 0)):
        cone = [(r, 0), (r * 0.94, 0.5), (r * 0.3, tall - 0.9), (r * 0.22, tall - 0.1), (0.1, tall)]
        inside = [(0.1, tall - 0.15), (r * 0.2, tall - 0.25), (r * 0.27, tall - 1), (r * 0.9, 0.5), (r * 0.97, 0)]
        lathe(p, "main", [*cone, *inside, cone[0]], sides=64)
        ball(p, "lit", 1.1, (0, 0, 0.7))


def bar(p):
    """A bar of light across the top of an upright near its end."""
    h, w, d = p.height, p.width, p.depth
    x, thick = w * 0.27, 0.9
    slab(p, "main", eased(rectangle(w * 0.4, d), 1.2), 0.6, at=(x, 0, 0), ease=0.12)
    board(p, "main", (0.75, 0.75, h - 0.8), at=(x, 0, h / 2 - 0.1), ease=0.1)
    board(p, "main", (w, 1.5, thick * 0.6), at=(0, 0, h - thick * 0.3), ease=0.12)
    for low, high in ((-w / 2 + 0.5, x - 0.7), (x + 0.7, w / 2 - 0.5)):
        size = (high - low, 1.2, thick * 0.5)
        board(p, "lit", size, at=((low + high) / 2, 0, h - thick * 0.75), ease=0.08)
    pivot = [(0.05, -0.75), (0.85, -0.7), (0.85, 0.7), (0.05, 0.75)]
    lathe(p, "main", pivot, at=(x, 0, h - thick * 0.7), turn=(90, 0, 0), sides=36, ease=0.1)
    lathe(p, "main", [(0.1, 0), (0.5, 0), (0.5, 0.3), (0.1, 0.35)], at=(x - w * 0.13, 0, 0.58), sides=28, ease=0.06)


def twin(p):
    """A student's lamp: two domes that hang from the arms of a stem with a ring to carry it by."""
    h, w, r = p.height, p.width, p.depth / 2
    reach, tall = w / 2 - r, r * 0.8
    foot = [(0.1, 0), (3.9, 0), (3.9, 0.5), (3.4, 0.9), (2.0, 1.2), (1.2, 1.9), (0.8, 3.0), (0.5, 3.6), (0.1, 3.6)]
    lathe(p, "main", foot, sides=64, ease=0.25)
    rod(p, "main", [(0, 0, 3), (0, 0, h - 2)], 0.34, bend=0)
    hub = h * 0.58
    for z, wide in ((h * 0.3, 0.7), (hub, 1.2), (h * 0.78, 0.7)):
        knop = [(0.3, -0.8), (wide * 0.7, -0.5), (wide, 0), (wide * 0.7, 0.5), (0.3, 0.8)]
        lathe(p, "main", knop, at=(0, 0, z), sides=32, ease=0.2)
    lathe(p, "main", [(0.3, 0), (0.6, 0.2), (0.3, 0.5)], at=(0, 0, h - 2.5), sides=24)
    ring = [(math.cos(a) * 1.15, 0, h - 1.35 + math.sin(a) * 1.15) for a in circle(40)]
    rod(p, "main", ring, 0.2, loop=True, bend=1, sides=10)
    rim = hub - 1.4
    for s in (-1, 1):
        arm = [(s * 0.6, 0, hub), (s * reach * 0.35, 0, hub + 0.2), (s * reach * 0.7, 0, hub + 3.6)]
        arm += [(s * reach * 0.95, 0, rim + tall + 2.6), (s * reach, 0, rim + tall + 0.8)]
        rod(p, "main", arm, 0.28, bend=10)
        with p.frame(at=(s * reach, 0, rim)):
            dome(p, "trim", r, tall, (0, 0, 0))
            cap = [(0.1, -0.2), (1.3, -0.2), (1.2, 0.4), (0.6, 0.8), (0.5, 1.4), (0.1, 1.4)]
            lathe(p, "main", cap, at=(0, 0, tall), sides=32, ease=0.1)
            ball(p, "lit", 1.1, (0, 0, 0.7))


DESK = {"counterweight": counterweight, "bar": bar, "twin": twin}

"""Poufs of knitted wool, of three fat rolls, and tufted with a fringe to the floor."""

import math

from joinery.shape import lathe, rod, skinned

ROUND = [index / 64 * 2 * math.pi for index in range(64)]


def knitted(p):
    """A ball of thick yarn, knitted: columns of stitches from its foot to its crown."""
    w, h = p.width, p.height
    columns, rows = p.get("columns", 22), p.get("rows", 9)
    stretch = 2 * math.pi / columns
    for index in range(columns):
        for s in (-1, 1):
            spots, radii = [], []
            for step in range(rows * 6 + 1):
                t = step / (rows * 6)
                r, z = _ball(t, w - 1.7, h - 1.6)
                wave = (t * rows) % 1.0
                near = max(0.12, r / (w / 2))
                a = (index + 0.5) * stretch + s * stretch * (0.14 + 0.2 * wave)
                spots.append((math.cos(a) * r, math.sin(a) * r, z + 0.8))
                radii.append((0.34 + 0.56 * math.sin(math.pi * wave) ** 0.7) * near**0.8)
            rod(p, "main", spots, radii, bend=1, sides=9)
    core = [_ball(index / 24, w - 2.2, h - 2.4) for index in range(25)]
    lathe(p, "main", [(r, z + 1.2) for r, z in core], sides=64)
    for z in (0.2, h - 1.3):
        lathe(p, "main", [(0.1, 0), (1.6, 0.1), (1.9, 0.5), (1.5, 0.9), (0.1, 1.05)], at=(0, 0, z), sides=32)


def _ball(share, width, height):
    """Radius and height of a flattened ball at a share of the way up its side."""
    t = -math.pi / 2 + math.pi * (0.02 + share * 0.96)
    c, s = math.cos(t), math.sin(t)
    return width / 2 * c**0.62, height / 2 * (1 + math.copysign(abs(s) ** 0.9, s))


def stacked(p):
    """Three fat rolls, one on the other, with a welt where they meet."""
    w, h = p.width, p.height
    count = p.get("rolls", 3)
    tall = h / count
    for index in range(count):
        low, wide = index * tall, w / 2 - (0.5 if index == count - 1 else 0.0)
        side = [(-0.5 + step / 16) * math.pi for step in range(17)]
        roll = [(wide - tall / 2 * 1.15 * (1 - math.cos(a)), low + tall / 2 * (1 + math.sin(a) * 1.02)) for a in side]
        lathe(p, "main", [(0.1, low + 0.1), *roll, (0.1, low + tall + (0.25 if index == count - 1 else 0))], sides=96)
        if index:
            seam = wide - tall / 2 * 0.86
            rod(p, "main", [(math.cos(a) * seam, math.sin(a) * seam, low) for a in ROUND], 0.2, loop=True, bend=1)
    lathe(p, "main", [(0.05, 0), (0.9, 0), (0.8, 0.3), (0.05, 0.45)], at=(0, 0, h + 0.05), sides=28)


def fringed(p):
    """A round cushion gathered to a button, over a band and a fringe to the floor."""
    w, h = p.width, p.height
    r, rim = w / 2 - 0.5, h * 0.46
    body = [(r - 0.9, 0.6), (r - 0.6, rim - 0.6), (r - 0.3, rim)]
    lathe(p, "main", [(0.1, 0.6), *body, (0.1, rim)], sides=72)
    for z, thick in ((rim + 0.1, 0.34), (rim - 1.3, 0.2)):
        rod(p, "second", [(math.cos(a) * r, math.sin(a) * r, z) for a in ROUND], thick, loop=True, bend=1, sides=10)
    band = [(r - 0.4, rim - 1.4), (r - 0.05, rim - 1.3), (r - 0.05, rim), (r - 0.4, rim + 0.1)]
    lathe(p, "second", band, sides=96)
    threads = p.get("threads", 110)
    for index in range(threads):
        a = index / threads * 2 * math.pi
        c, s, sway = math.cos(a), math.sin(a), p.random.uniform(-0.12, 0.12)
        hang = [(c * r, s * r, rim - 1.2), (c * (r + 0.05), s * (r + 0.05), rim * 0.5)]
        rod(
            p, "second", [*hang, (c * (r + 0.1 + sway), s * (r + 0.1 + sway), 0.05)], [0.2, 0.26, 0.22], bend=3, sides=7
        )
    _gathered_top(p, r + 0.45, rim, h)


def _gathered_top(p, r, low, high):
    """Cloth drawn in folds from the rim to a button in the middle."""
    folds, sides = p.get("folds", 28), 224
    rows = (
        (0.1, 0),
        (0.97, 0.0),
        (1.02, 0.3),
        (0.98, 0.62),
        (0.86, 0.86),
        (0.66, 0.97),
        (0.4, 1.0),
        (0.2, 0.95),
        (0.06, 0.84),
    )
    tall = high - low
    loops = []
    for share, lift in rows:
        deep = 0.035 * math.sin(math.pi * min(1.0, lift)) + (0.045 if lift > 0.8 else 0)
        loop = []
        for side in range(sides):
            a = side / sides * 2 * math.pi
            fold = deep * (abs(math.sin(a * folds / 2)) ** 0.6 - 1)
            reach = r * share * (1 + fold)
            loop.append((math.cos(a) * reach, math.sin(a) * reach, low + tall * lift * (1 + fold * 0.8)))
        loops.append(loop)
    p.place("main", skinned(loops, closed=True), grain="z", smooth=80)
    lathe(p, "main", [(0.05, 0), (1.0, 0), (0.9, 0.4), (0.05, 0.6)], at=(0, 0, low + tall * 0.85), sides=28)


FORMS = {"knit": knitted, "stacked": stacked, "fringed": fringed}

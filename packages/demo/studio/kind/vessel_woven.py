"""Baskets of strands that pass before and behind upright stakes, and of canes set side by side."""

import math

from joinery.outline import ellipse
from joinery.shape import curved, lathe, rod, skinned, slab


def belly(p):
    """A pot-bellied basket with a collar folded down and two rope handles."""
    r, h = p.width / 2, p.height - 2.2
    outline = ellipse(2, 2, steps=120)
    shares = [0.66, 0.85, 0.97, 1.0, 0.96, 0.85, 0.7, 0.62]
    _woven(p, outline, lambda t: (r - 0.5) * _between(shares, t), 0, h * 0.94)
    collar = [0.66, 0.74, 0.8, 0.78, 0.7]
    _woven(p, outline, lambda t: (r - 0.5) * _between(collar, t), h * 0.76, h)
    mouth = (r - 0.5) * 0.7
    _loop(p, outline, mouth, h, 0.5)
    for side in (-1, 1):
        hold = [
            (side * (mouth + 0.4), -2.8, h - 0.6),
            (side * (mouth + 0.6), -2.0, h + 1.3),
            (side * (mouth + 0.6), 0, h + 1.8),
            (side * (mouth + 0.6), 2.0, h + 1.3),
            (side * (mouth + 0.4), 2.8, h - 0.6),
        ]
        rod(p, "main", hold, 0.42)


def crate(p):
    """A square basket between four corner posts, with a thick rim and two bails."""
    half, h = p.width / 2 - 0.6, p.height - 2.4
    outline = ellipse(2, 2, power=7, steps=160)
    _woven(p, outline, lambda t: half * (0.9 + 0.1 * t), 0.4, h - 0.4)
    for x in (-1, 1):
        for y in (-1, 1):
            post = [(x * half * 0.86, y * half * 0.86, 0), (x * half * 0.94, y * half * 0.94, h)]
            rod(p, "second", post, 0.62, bend=0)
    _loop(p, outline, half, h, 0.6, "second")
    _loop(p, outline, half * 0.9, 0.6, 0.5, "second")
    for side in (-1, 1):
        hold = [(side * half, -3.4, h), (side * half, -3.0, h + 1.7), (side * half, 0, h + 2.0)]
        rod(p, "second", hold + [(x, -y, z) for x, y, z in reversed(hold[:-1])], 0.4)


def flared(p):
    """Canes side by side that open like a flower to a scalloped rim, bound by three hoops."""
    r, h = p.width / 2 - 0.4, p.height
    canes = 40
    profile = [0.6, 0.56, 0.58, 0.66, 0.8, 1.0]
    rim = h - 1.6
    for index in range(canes):
        a = index / canes * 2 * math.pi
        points = []
        for t in (0, 0.2, 0.4, 0.6, 0.8, 1):
            wide = r * _between(profile, t)
            points.append((math.cos(a) * wide, math.sin(a) * wide, 0.3 + t * (rim - 0.3)))
        rod(p, "main", points, [0.4, 0.4, 0.4, 0.44, 0.5, 0.58], bend=3, sides=8)
    inner = [(r * _between(profile, t) - 0.15, 0.3 + t * (rim - 0.3)) for t in [step / 20 for step in range(21)]]
    lathe(p, "main", [(0.1, 0.2)] + inner + [(x - 0.3, z) for x, z in reversed(inner[1:])] + [(0.1, 0.6)], sides=72)
    round_ = ellipse(2, 2, steps=72)
    for t in (0.03, 0.24, 0.31, 0.95):
        _loop(p, round_, r * _between(profile, t) + 0.36, 0.3 + t * (rim - 0.3), 0.34)
    arcs = canes // 2
    for index in range(arcs):
        spots = []
        for step in range(7):
            a = (index + step / 6) / arcs * 2 * math.pi
            spots.append((math.cos(a) * r, math.sin(a) * r, rim - 0.2 + 1.4 * math.sin(step / 6 * math.pi)))
        rod(p, "main", spots, 0.36, bend=2, sides=8)


def _between(values, t):
    """The value at the share t of a row of values, smoothly."""
    place = min(max(t, 0), 1) * (len(values) - 1)
    index = min(int(place), len(values) - 2)
    a, b, c, d = (values[min(max(index + k, 0), len(values) - 1)] for k in (-1, 0, 1, 2))
    return curved(a, b, c, d, place - index)


def _loop(p, outline, wide, z, thick, part="main"):
    rod(p, part, [(x * wide, y * wide, z) for x, y in outline[::2]], thick, loop=True, bend=2, sides=10)


def _woven(p, outline, wide, low, high):
    """A woven wall on an outline of radius 1: `wide` gives its radius at a share of the height."""
    strand = 0.3
    rows = round((high - low) / (strand * 1.7))
    for row in range(rows):
        t = row / (rows - 1)
        reach, z = wide(t), low + strand + t * (high - low - strand * 2)
        points = []
        for index, (x, y) in enumerate(outline):
            wave = math.cos((index / 2 + row) * math.pi) * strand * 0.55
            points.append((x * (reach + wave), y * (reach + wave), z))
        rod(p, "main", points, strand, loop=True, bend=1, sides=8)
    shares = [step / 12 for step in range(13)]
    wall = []
    for t, back in [(t, 0.1) for t in shares] + [(t, 0.4) for t in reversed(shares)]:
        reach, z = wide(t) - back, low + 0.1 + t * (high - low - 0.4)
        wall.append([(x * reach, y * reach, z) for x, y in outline])
    p.place("main", skinned(wall, ring=True), grain="x")
    if low < 1:
        slab(p, "main", [(x * wide(0) * 0.97, y * wide(0) * 0.97) for x, y in outline], 0.5, at=(0, 0, low))

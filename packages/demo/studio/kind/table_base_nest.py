"""What carries the tops of nesting tables, open in front for the smaller ones to slide in."""

import math

from joinery.shape import board, rod


def on_cradle(p, height):
    """Three slim legs round the back of a round top, on an arc that stays open in front."""
    r, bar = p.width / 2 - 0.8, p.get("bar", 0.36)
    start, end = math.radians(-24), math.radians(204)
    arc = [start + (end - start) * index / 48 for index in range(49)]
    around = [(math.cos(a) * r, math.sin(a) * r) for a in arc]
    for z in (bar, height - bar):
        rod(p, "second", [(x, y, z) for x, y in around], bar, bend=1, sides=12)
    for x, y in (around[0], around[24], around[-1]):
        rod(p, "second", [(x, y, bar), (x, y, height - 0.05)], bar, bend=0, sides=12)


def on_fretwork(p, height):
    """Poles with rings like bamboo's, and a fret of thin ones at either side and behind."""
    w, d, pole = p.width, p.depth, p.get("pole", 0.55)
    x, y, low, high = w / 2 - pole - 0.2, d / 2 - pole - 0.2, 2.4, height - pole
    for s in (-1, 1):
        for t in (-1, 1):
            _pole(p, (s * x, t * y, 0), (s * x, t * y, height - 0.02), pole)
        side = lambda a, z, s=s: (s * x, a * y, z)
        _fret(p, side, low, high, pole)
    _pole(p, (-x, y, low), (x, y, low), pole * 0.8)
    for t in (-1, 1):
        _pole(p, (-x, t * y, high), (x, t * y, high), pole * 0.8)


def _fret(p, spot, low, high, pole):
    """Rails, and a diamond between them: `spot(across, z)` is a place on this side, across from −1 to 1."""
    thin, middle, reach = pole * 0.55, (low + high) / 2, (high - low) * 0.5
    for z in (low, high):
        _pole(p, spot(-1, z), spot(1, z), pole * 0.8)
    for s in (-1, 1):
        for t in (-1, 1):
            _pole(p, spot(s, middle), spot(0, middle + t * reach), thin)
    _pole(p, spot(-1, middle), spot(1, middle), thin)


def _pole(p, start, end, thick):
    """A straight pole that swells at its joints."""
    long = math.dist(start, end)
    count = max(2, round(long / 5))
    steps, radii = [], []
    for index in range(count):
        for share, grown in ((0.03, 1.16), (0.1, 0.96), (0.5, 0.92), (0.9, 0.96), (0.97, 1.16)):
            t = (index + share) / count
            steps.append(tuple(a + (b - a) * t for a, b in zip(start, end)))
            radii.append(thick * grown)
    rod(p, "second", [start, *steps, end], [thick, *radii, thick], bend=1, sides=12)


def on_sledges(p, height):
    """Two turned columns on a foot at either side, tied by a bowed rail behind."""
    w, d = p.width, p.depth
    x, y, foot = w / 2 - 1.6, d * 0.22, 1.5
    for s in (-1, 1):
        board(p, "second", (1.5, d - 1.4, foot), at=(s * x, 0, foot / 2 + 0.3), ease=0.3)
        board(p, "second", (1.5, d - 2.4, 1.1), at=(s * x, 0, height - 0.56), ease=0.2)
        for t in (-1, 1):
            board(p, "second", (1.7, 1.9, 0.5), at=(s * x, t * (d / 2 - 1.9), 0.25), ease=0.12)
            _column(p, (s * x, t * y), foot + 0.2, height - 1.1)
    back = d / 2 - 2.2
    board(p, "second", (x * 2, 0.8, 1.4), at=(0, back, foot / 2 + 0.5), ease=0.15)
    board(p, "second", (x * 2, 0.8, 1.2), at=(0, back, height - 0.62), ease=0.15)


def _column(p, spot, low, high):
    """A slender column, ringed below and above and swollen in the middle."""
    shape = ((0, 0.6), (0.05, 0.75), (0.09, 0.4), (0.14, 0.65), (0.18, 0.38), (0.5, 0.6), (0.82, 0.36))
    shape += ((0.86, 0.65), (0.91, 0.4), (0.95, 0.75), (1, 0.6))
    rod(p, "second", [(*spot, low + (high - low) * t) for t, _ in shape], [r for _, r in shape], bend=4, sides=18)


BASES = {"cradle": on_cradle, "fretwork": on_fretwork, "sledges": on_sledges}

"""Framed works on paper: flat shapes, cut and laid over one another within a mat."""

import math

from joinery.outline import eased, ellipse
from joinery.shape import board, plate


def art(p, shapes):
    """A framed work on paper in one of its compositions; `shapes` are the outlines that the plainest draws from."""
    w, h = p.width, p.height
    rail = p.get("rail", 0.9)
    with p.frame(at=(0, -0.7, h / 2)):
        for s in (-1, 1):
            board(p, "second", (rail, 1.2, h), at=(s * (w / 2 - rail / 2), 0, 0), ease=0.1, grain="z")
            board(p, "second", (w - rail * 2, 1.2, rail), at=(0, 0, s * (h / 2 - rail / 2)), ease=0.1, grain="x")
        board(p, "natural", (w - rail * 2, 0.2, h - rail * 2), at=(0, 0.1, 0), ease=0.02)
        field_w, field_h = (w - rail * 2) * 0.74, (h - rail * 2) * 0.74
        if p.get("form", "cutouts") == "cutouts":
            _cutouts(p, field_w, field_h, shapes)
        else:
            COMPOSITIONS[p.get("form", "cutouts")](p, field_w, field_h)


def _cutouts(p, w, h, shapes):
    """Cut paper laid over one another, kept within the sheet."""
    for index in range(p.get("shapes", 5)):
        wide, tall = w * p.random.uniform(0.28, 0.6), h * p.random.uniform(0.2, 0.42)
        x = p.random.uniform(-1, 1) * (w - wide) / 2
        z = p.random.uniform(-1, 1) * (h - tall) / 2
        kind = index % 3
        if kind == 0:
            outline = ellipse(wide, min(tall * 1.2, h * 0.5))
        elif kind == 1:
            outline = shapes["arch"](min(wide, tall) * 0.8, tall)
        else:
            outline = shapes["pebble"](wide, tall)
        _laid(p, ("main", "trim", "dark")[index % 3], outline, x, z, index)


def _laid(p, part, outline, x, z, layer):
    plate(p, part, outline, 0.03, at=(x, -0.03 - layer * 0.02, z))


def _horizon(p, w, h):
    """Two hills and a shore under a low sun."""
    _laid(p, "trim", ellipse(h * 0.46, h * 0.46), w * 0.2, h * 0.2, 0)
    for layer, (part, low, rise, lean, crest) in enumerate(
        (("main", 0.1, 0.16, 0.5, 1.2), ("dark", -0.12, 0.1, 2.4, 1.6), ("trim", -0.3, 0.05, 4.2, 1.1))
    ):
        bottom, top = -h / 2, h * low
        middle = (bottom + top) / 2
        steps = [index / 30 for index in range(31)]
        ridge = [(w / 2 - t * w, top + h * rise * math.sin(t * math.pi * crest + lean) - middle) for t in steps]
        _laid(p, part, [(-w / 2, bottom - middle), (w / 2, bottom - middle), *ridge], 0, middle, layer + 1)


def _stem(p, w, h):
    """A tall stem of paired leaves."""
    _laid(p, "dark", eased([(-0.12, -h / 2), (0.12, -h / 2), (0.1, h * 0.36), (-0.1, h * 0.36)], 0.05), 0, 0, 0)
    pairs = 4
    for index in range(pairs):
        t = index / (pairs - 1)
        long = w * (0.72 - 0.22 * t)
        for s in (-1, 1):
            turn = math.radians(90 - s * (62 - 26 * t))
            z = -h * 0.4 + t * h * 0.62 + (0.5 if s > 0 else -0.5)
            leaf = [(math.cos(a) * long / 2, math.sin(a) ** 3 * long * 0.24) for a in _round(40)]
            outline = [
                (x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)) for x, y in leaf
            ]
            part = "main" if (index + (s > 0)) % 2 else "trim"
            _laid(p, part, outline, math.cos(turn) * long * 0.5, z + math.sin(turn) * long * 0.5, index + 1)
    bud = [(math.sin(a) ** 3 * w * 0.11, math.cos(a) * w * 0.25) for a in _round(40)]
    _laid(p, "main", [(x, z) for x, z in reversed(bud)], 0, h * 0.4, pairs + 1)


def _moons(p, w, h):
    """A moon five times, waxing and waning."""
    size = min(h * 0.7, w * 0.15)
    step = (w - size) / 4
    for index in range(5):
        x = (index - 2) * step
        _laid(p, "main", ellipse(size, size), x, 0, index * 2)
        if index != 2:
            shade = ellipse(size * 0.94, size * 0.94)
            over = (0.24, 0.12, 0, -0.12, -0.24)[index] * size
            _laid(p, "dark" if index in (0, 4) else "trim", shade, x - over, -size * 0.04, index * 2 + 1)


def _halves(p, w, h):
    """Half discs, three by three, turned this way and that."""
    size = w / 3 * 1.04
    turns = (0, 90, 180, 270, 0, 90, 90, 180, 270)
    parts = ("main", "dark", "trim", "trim", "main", "main", "dark", "trim", "main")
    for index, (degrees, part) in enumerate(zip(turns, parts)):
        column, row = index % 3 - 1, index // 3 - 1
        turn = math.radians(degrees)
        half = [
            (math.cos(a) * size / 2, math.sin(a) * size / 2 - size / 4) for a in [i / 28 * math.pi for i in range(29)]
        ]
        outline = [(x * math.cos(turn) - z * math.sin(turn), x * math.sin(turn) + z * math.cos(turn)) for x, z in half]
        _laid(p, part, outline, column * w / 3 + w * 0.015, row * h / 3, index)


def _round(steps):
    return [index / steps * 2 * math.pi for index in range(steps)]


COMPOSITIONS = {"horizon": _horizon, "stem": _stem, "moons": _moons, "halves": _halves}

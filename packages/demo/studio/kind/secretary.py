"""Secretaries: drawers below, and a flap let down to write on before pigeonholes."""

from joinery.case import carcass, drawer_front, filled
from joinery.shape import board, rod
from kind.storage import stand

WRITING, INNER = 28.4, 0.85
"""Inches: height of the flap when it is down, and thickness of the case."""


def secretary(p):
    """A case whose upper part stands open."""
    w, d, h = p.width, p.depth, p.height
    base = p.get("base_height", 6.0)
    stand(p, base)
    carcass(p, w, d, h - base, at=(0, 0, base), thick=INNER)
    drawers = [{"rows": [["drawer", 1]] * 3}]
    filled(p, w, d, WRITING - base + INNER, drawers, at=(0, 0, base), thick=INNER)
    board(p, "main", (w - INNER * 2, d - 0.5, INNER), at=(0, 0.1, WRITING), ease=0.05, grain="x")
    _pigeonholes(p, w - INNER * 2, d * 0.5, WRITING + INNER / 2, h - INNER)
    _flap(p, w - INNER * 2 - 0.3, h - WRITING - INNER * 2)


def _pigeonholes(p, wide, deep, low, high):
    y, shelf = p.depth / 2 - deep / 2 - 0.6, low + (high - low) * 0.36
    board(p, "main", (wide - 0.05, deep, 0.4), at=(0, y, shelf), ease=0.05, grain="x")
    for x in (-0.3, -0.16, 0.16, 0.3):
        board(p, "main", (0.35, deep - 0.1, high - shelf), at=(x * wide, y, (high + shelf) / 2), ease=0.05, grain="z")
    for x in (-0.17, 0.17):
        board(p, "main", (0.35, deep - 0.1, shelf - low), at=(x * wide, y, (shelf + low) / 2), ease=0.05, grain="z")
    for x in (-1, 1):
        size = (wide * 0.33 - 0.5, shelf - low - 0.4)
        drawer_front(p, *size, (x * wide * 0.335, y - deep / 2 + 0.3, (shelf + low) / 2), "knob", thick=0.5)


def _flap(p, wide, long):
    front = -p.depth / 2 + 0.3
    board(p, "main", (wide, long, 0.8), at=(0, front - long / 2, WRITING), ease=0.12, grain="x")
    part = "trim" if "trim" in p.details["parts"] else "second"
    for s in (-1, 1):
        x = s * (wide / 2 - 0.2)
        rod(p, part, [(x, front + 0.8, WRITING + long * 0.62), (x, front - long * 0.55, WRITING + 0.4)], 0.11, bend=0)


KINDS = {"secretary": secretary}

"""Secretaries: drawers below, and a flap let down to write on before pigeonholes."""

from joinery.case import carcass, drawer_front, filled
from joinery.leg import corners, legs
from joinery.shape import board, rod, slab
from kind.case_base import stand

WRITING, INNER = 28.4, 0.85
"""Inches: height of the flap when it is down, and thickness of the case."""


def secretary(p):
    """A case whose upper part stands open."""
    if p.get("form", "case") == "slant":
        _slanted(p)
        return
    w, d, h = p.width, p.depth, p.height
    base = p.get("base_height", 6.0)
    stand(p, base)
    carcass(p, w, d, h - base, at=(0, 0, base), thick=INNER)
    drawers = [{"rows": [["drawer", 1]] * 3}]
    filled(p, w, d, WRITING - base + INNER, drawers, at=(0, 0, base), thick=INNER)
    board(p, "main", (w - INNER * 2, d - 0.5, INNER), at=(0, 0.1, WRITING), ease=0.05, grain="x")
    _pigeonholes(p, w - INNER * 2, d * 0.5, WRITING + INNER / 2, h - INNER)
    _flap(p, w - INNER * 2 - 0.3, h - WRITING - INNER * 2)


def _slanted(p):
    """A lady's desk: sides that slant back above one drawer, on tall legs."""
    w, d, h, back = p.width, p.depth, p.height, p.get("slant", 6.0)
    base = p.get("base_height", 22.0)
    legs(p, "second", p.get("legs", "cabriole"), base + 0.1, corners(w, d, 2.6), 0, p.get("leg_thick", 1.2))
    side = [(-d / 2, base), (d / 2, base), (d / 2, h), (-d / 2 + back, h), (-d / 2, WRITING + INNER)]
    for x in (-w / 2, w / 2 - INNER):
        slab(p, "main", side, INNER, at=(x, 0, 0), turn=(90, 0, 90), ease=0.12, grain="y")
    inner = w - INNER * 2
    board(p, "main", (inner, d - 0.2, INNER), at=(0, 0, base + INNER / 2), ease=0.06, grain="x")
    board(p, "main", (inner + 0.1, 0.4, h - base - 0.6), at=(0, d / 2 - 0.4, (h + base) / 2), ease=0.04, grain="x")
    board(p, "main", (w + 0.8, d - back + 0.5, INNER), at=(0, back / 2, h - INNER / 2), ease=0.2, grain="x")
    filled(p, w, d, WRITING - base + INNER, [{"rows": [["drawer", 1]]}], at=(0, 0, base), thick=INNER)
    board(p, "main", (inner, d - 0.5, INNER), at=(0, 0.1, WRITING), ease=0.05, grain="x")
    _pigeonholes(p, inner, d * 0.44, WRITING + INNER / 2, h - INNER)
    _flap(p, inner - 0.3, h - WRITING, back * 0.62 + 1.4)


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


def _flap(p, wide, long, back=0.8):
    front = -p.depth / 2 + 0.3
    board(p, "main", (wide, long, 0.8), at=(0, front - long / 2, WRITING), ease=0.12, grain="x")
    part = "trim" if "trim" in p.details["parts"] else "second"
    for s in (-1, 1):
        x = s * (wide / 2 - 0.2)
        rod(p, part, [(x, front + back, WRITING + long * 0.62), (x, front - long * 0.55, WRITING + 0.4)], 0.11, bend=0)


KINDS = {"secretary": secretary}

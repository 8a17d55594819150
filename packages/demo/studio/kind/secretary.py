"""Secretaries: drawers below, and a flap let down to write on before pigeonholes."""

from joinery.case import GAP, carcass, door, drawer_front, filled
from joinery.leg import corners, legs
from joinery.shape import board, lathe, panel, rod, slab
from kind.case_base import stand
from kind.case_shell import arched, inset, shell, upright

WRITING, INNER = 28.4, 0.85
"""Inches: height of the flap when it is down, and thickness of the case."""


def secretary(p):
    """A case whose upper part stands open, or a `form` of its own."""
    if p.get("form", "case") in FORMS:
        FORMS[p.get("form", "case")](p)
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


def _under_arch(p):
    """An arched case with a pair of doors below; its flap is cut to the arch."""
    w, d, h, foot, thick, rise = p.width, p.depth, p.height, 3.0, 1.0, p.get("rise", 8.0)
    outline, inner = arched(w, h - rise, rise, foot), w - thick * 2
    shell(p, "main", outline, thick, d, ease=0.15, grain="z")
    upright(p, "main", inset(outline, thick - 0.05), 0.4, d / 2 - 0.8, ease=0.02)
    board(p, p.get("plinth_part", "main"), (w - 1.4, d - 1.8, foot + 0.1), at=(0, 0.4, foot / 2), ease=0.12)
    low, high = foot + thick, WRITING - INNER / 2
    for s in (-1, 1):
        leaf = (inner / 2 - GAP * 1.5, high - low - GAP * 2)
        door(p, *leaf, (s * inner / 4, 0.6 - d / 2, (low + high) / 2), p.get("door", "flat"), p.get("handle", "knob"), hinge=s)  # fmt: skip
    board(p, "main", (inner, d - 0.5, INNER), at=(0, 0.1, WRITING), ease=0.05, grain="x")
    spring = h - rise - 0.4
    board(p, "main", (inner, d * 0.5, 0.6), at=(0, d / 4 - 0.6, spring), ease=0.05, grain="x")
    _pigeonholes(p, inner, d * 0.5, WRITING + INNER / 2, spring - 0.3)
    _flap(p, inner - 0.3, h - WRITING - thick - 0.6, rise=rise)


def _columned(p):
    """Columns before the drawers carry the upper case, which ends in a pediment."""
    w, d, h, foot, gable, back = p.width, p.depth, p.height, 3.2, 4.4, 3.0
    deep, tall, wide = d - back, h - gable - 0.9, w - 1.2
    board(p, "main", (w, d, foot), at=(0, 0, foot / 2), ease=0.2, grain="x")
    with p.frame(at=(0, back / 2, foot)):
        carcass(p, wide, deep, tall - foot, thick=INNER)
        filled(p, wide, deep, WRITING - foot - 1.5 + INNER, [{"rows": [["drawer", 1]] * 3}], thick=INNER)
    board(p, "main", (w, d - 0.6, 1.9), at=(0, 0.3, WRITING - 1.4), ease=0.15, grain="x")
    board(p, "main", (wide - INNER * 2, d - 0.7, INNER), at=(0, 0.2, WRITING), ease=0.05, grain="x")
    long = WRITING - 2.34 - foot
    shaft = [(1.05, 0.9), (1.15, long * 0.35), (0.92, long - 0.9)]
    cap = [(0.05, 0), (1.35, 0), (1.35, 0.4), (1.05, 0.9), (0.05, 1.0)]
    for s in (-1, 1):
        at = (s * (w / 2 - 1.7), 1.8 - d / 2, foot)
        lathe(p, "second", shaft, at=at, sides=36)
        lathe(p, "trim", cap, at=at, sides=36)
        lathe(p, "trim", [(r, long - z) for r, z in reversed(cap)], at=at, sides=36)
    _pigeonholes(p, wide - INNER * 2, deep * 0.5, WRITING + INNER / 2, tall - INNER)
    _flap(p, wide - INNER * 2 - 0.3, tall - WRITING - INNER, back + 0.9)
    with p.frame(at=(0, back / 2 - 0.4, tall)):
        panel(p, "main", w, deep + 0.8, 0.9, 0.2, ease=0.2)
        upright(p, "main", [(0.8 - w / 2, 0.88), (w / 2 - 0.8, 0.88), (0, gable + 0.9)], deep - 0.6, 0.3 - deep / 2, grain="x")  # fmt: skip


def _open_framed(p):
    """A case with one drawer, slung high between posts, over a shelf."""
    w, d, h, post, low = p.width, p.depth, p.height, 1.1, 21.5
    x, y, inner = w / 2 - post / 2, d / 2 - post / 2, w - post * 2 - 0.06
    for s in (-1, 1):
        for t in (-1, 1):
            board(p, "second", (post, post, h), at=(s * x, t * y, h / 2), ease=0.1, grain="z")
        for z in (6.4, h - post / 2):
            board(p, "second", (post - 0.1, d - post * 2 + 0.1, post - 0.1), at=(s * x, 0, z), ease=0.08)
            board(p, "second", (w - post * 2 + 0.1, post - 0.1, post - 0.1), at=(0, s * y, z), ease=0.08)
    board(p, "main", (inner, d - 0.5, 1.0), at=(0, 0, 7.45), ease=0.12, grain="x")
    tall = h - post - low
    carcass(p, inner, d - 0.6, tall, at=(0, 0, low), thick=INNER)
    filled(p, inner, d - 0.6, WRITING - low + INNER, [{"rows": [["drawer", 1]]}], at=(0, 0, low), thick=INNER)
    board(p, "main", (inner - INNER * 2, d - 1.0, INNER), at=(0, 0.1, WRITING), ease=0.05, grain="x")
    _pigeonholes(p, inner - INNER * 2, d * 0.5, WRITING + INNER / 2, low + tall - INNER)
    _flap(p, inner - INNER * 2 - 0.3, low + tall - WRITING - INNER * 2)


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


def _flap(p, wide, long, back=0.8, rise=0.0):
    """The folding leaf for writing; its front edge is an arch of the height `rise`, or straight."""
    front = -p.depth / 2 + 0.3
    if rise:
        outline = [(x, front - z) for x, z in reversed(arched(wide, long - rise, rise))]
        slab(p, "main", outline, 0.8, at=(0, 0, WRITING - 0.4), ease=0.12, grain="x")
    else:
        board(p, "main", (wide, long, 0.8), at=(0, front - long / 2, WRITING), ease=0.12, grain="x")
    part = "trim" if "trim" in p.details["parts"] else "second"
    for s in (-1, 1):
        x = s * (wide / 2 - 0.2)
        rod(p, part, [(x, front + back, WRITING + long * 0.62), (x, front - long * 0.55, WRITING + 0.4)], 0.11, bend=0)


FORMS = {"slant": _slanted, "arched": _under_arch, "columned": _columned, "framed": _open_framed}
KINDS = {"secretary": secretary}

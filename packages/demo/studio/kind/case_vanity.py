"""Dressing tables: pedestals or legs below, and a mirror of its own form above."""

from joinery.case import GAP, carcass, drawer_front, filled
from joinery.leg import corners, legs
from joinery.outline import eased, ellipse, rectangle
from joinery.shape import board, lathe, panel, slab
from kind.case_shell import arched, inset, shell, upright

DESK = 29.0
"""Inches: height of the top."""


def _looking_glass(p, outline, rail=1.3):
    """A mirror in a frame cut to an outline."""
    shell(p, "main", outline, rail, 1.0, ease=0.25, grain="z")
    upright(p, "mirror", inset(outline, rail - 0.1), 0.3, -0.1, ease=0.02)


def dressing_table(p):
    """Two pedestals of drawers, a knee hole, and an arched mirror that turns between posts."""
    w, d, h, desk, wide, foot = p.width, p.depth, p.height, DESK, p.get("pedestal", 14.0), 3.0
    panel(p, "main", w, d, 1.0, 0.8, at=(0, 0, desk - 1), ease=0.3)
    deep, tall = d - 1.4, desk - 1.02 - foot
    for s, column in zip((-1, 1), p.get("columns", [])):
        with p.frame(at=(s * (w / 2 - 0.7 - wide / 2), 0, 0)):
            board(p, "main", (wide - 1, deep - 1, foot + 0.1), at=(0, 0.3, foot / 2), ease=0.15)
            carcass(p, wide, deep, tall, at=(0, 0, foot))
            filled(p, wide, deep, tall, [column], at=(0, 0, foot))
    gap = w - wide * 2 - 1.4
    board(p, "main", (gap, 0.8, 3.4), at=(0, 0.6 - deep / 2, desk - 2.72), ease=0.1, grain="x")
    board(p, "main", (gap, 0.6, 14), at=(0, deep / 2 - 1, desk - 8), ease=0.06, grain="x")
    high, half = h - desk - 2.2, w * 0.27
    with p.frame(at=(0, d / 2 - 2.6, desk + 2.2 + high / 2), turn=(-5, 0, 0)):
        _looking_glass(p, arched(half * 2, high / 2 - half * 0.6, half * 0.6, -high / 2))
    for s in (-1, 1):
        x = s * (half + 0.9)
        board(p, "main", (1.2, 1.4, high * 0.62 + 2), at=(x, d / 2 - 2.6, desk + high * 0.31 + 0.9), ease=0.2, grain="z")  # fmt: skip
        board(p, "main", (1.6, 5.0, 1.2), at=(x, d / 2 - 3.0, desk + 0.55), ease=0.25)
        lathe(p, "trim", [(0.05, 0), (0.6, 0.1), (0.6, 0.5), (0.05, 0.7)], at=(x, d / 2 - 3.25, desk + high / 2 + 2.2), turn=(90, 0, 0), sides=24)  # fmt: skip


def winged(p):
    """A table on legs with a mirror of three leaves."""
    w, d, h, apron, count = p.width, p.depth, p.height, 5.4, p.get("drawers", 3)
    panel(p, "main", w, d, 1.0, 1.4, at=(0, 0, DESK - 1), ease=0.35)
    board(p, "main", (w - 2.4, d - 2.4, apron), at=(0, 0, DESK - 1.02 - apron / 2), ease=0.15)
    wide = (w - 5.0) / count
    for index in range(count):
        at = ((index + 0.5) * wide - wide * count / 2, 1.1 - d / 2, DESK - 1.02 - apron / 2)
        drawer_front(p, wide - 0.6, apron - 1.0, at, p.get("handle", "knob"))
    low = DESK - 1 - apron
    legs(p, "second", p.get("legs", "cabriole"), low + 0.1, corners(w, d, 2.6), 0, p.get("leg_thick", 1.25))
    half, leaf, foot, tall = w * 0.21, w * 0.19, 1.2, h - DESK - 1.2
    with p.frame(at=(0, d / 2 - 2.4, DESK)):
        panel(p, "main", half * 2 + 2, 3.2, foot, 0.6, ease=0.25)
        with p.frame(at=(0, 0, foot)):
            _looking_glass(p, arched(half * 2, tall - 6, 6))
            for s in (-1, 1):
                with p.frame(at=(s * (half + 0.1), 0, 0), turn=(0, 0, -s * 32)):
                    right = eased([(0.2, 0), (leaf, 0), (leaf, tall - 8), (0.2, tall - 3.6)], [0, 0, 4, 0], steps=14)
                    _looking_glass(p, right if s > 0 else [(-x, z) for x, z in reversed(right)])


def dropped(p):
    """Two round-shouldered pedestals, a lower shelf between them, and a large round mirror behind."""
    w, d, h, high, foot, wide, soft = p.width, p.depth, p.height, 27.0, 2.4, p.get("pedestal", 14.5), 6.5
    deep, shelf = d - 2.4, 21.0
    for s, column in zip((-1, 1), p.get("columns", [])):
        radii = [0.3, soft, 0.3, 0.3] if s > 0 else [soft, 0.3, 0.3, 0.3]

        def plan(by):
            return eased(rectangle(wide - by * 2, deep - by * 2), radii, steps=14)

        with p.frame(at=(s * (w / 2 - wide / 2), -1.2, 0)):
            slab(p, p.get("plinth_part", "main"), plan(0.9), foot + 0.1, ease=0.1)
            slab(p, "main", plan(0.3), high - foot - 1.0, at=(0, 0, foot), ease=0.1, grain="z")
            slab(p, "main", plan(0), 1.1, at=(0, 0, high - 1.1), ease=0.3)
            count, flat, inner = len(column["rows"]), wide - soft - 0.6, high - foot - 1.8
            for row in range(count):
                at = (-s * (soft / 2 - 0.1), 0.4 - deep / 2, foot + 0.4 + inner * (row + 0.5) / count)
                drawer_front(p, flat, inner / count - GAP * 2, at, p.get("handle", "bar"))
    board(p, "main", (w - wide * 2 + 0.4, deep - 1.6, 1.2), at=(0, -0.8, shelf), ease=0.2, grain="x")
    round_ = h - shelf - 0.8
    with p.frame(at=(0, d / 2 - 1.5, h - round_ / 2)):
        upright(p, "main", ellipse(round_, round_), 0.9, 0.4, ease=0.2)
        upright(p, "mirror", ellipse(round_ - 0.8, round_ - 0.8), 0.35, 0.1, ease=0.06)


def sided(p):
    """A top mitred down into one side, drawers under its other end, and a tall mirror off the middle."""
    w, d, h, thick, wide, foot = p.width, p.depth, p.height, 1.3, p.get("pedestal", 16.0), 2.2
    under = DESK - thick
    left, right, within = -w / 2, w / 2, thick - w / 2
    upright(p, "main", [(left, 0), (within, 0), (within, under), (left, DESK)], d, -d / 2)
    top = [(left, DESK), (within, under), (right, under), (right, DESK)]
    upright(p, "main", top, d, -d / 2, grain="x")
    tall = under - foot
    with p.frame(at=(w / 2 - wide / 2 - 0.3, 0.3, 0)):
        board(p, p.get("plinth_part", "main"), (wide - 2, d - 3, foot + 0.1), at=(0, 0.4, foot / 2), ease=0.1)
        carcass(p, wide, d - 1.0, tall, at=(0, 0, foot))
        filled(p, wide, d - 1.0, tall, p.get("columns", []), at=(0, 0, foot))
    across, high = p.get("mirror_width", 19.0), h - DESK - 0.8
    with p.frame(at=(wide / 2 - w / 2 + 3.5, d / 2 - 3.0, DESK)):
        panel(p, "second", across * 0.7, 3.6, 1.6, 1.2, ease=0.3)
        with p.frame(at=(0, 0.2, 0.8 + high / 2)):
            outline = eased(rectangle(across, high), across / 2.05, steps=16)
            shell(p, "second", outline, 0.8, 1.0, ease=0.2)
            upright(p, "mirror", inset(outline, 0.7), 0.3, -0.1, ease=0.02)


FORMS = {"dressing_table": dressing_table, "winged": winged, "dropped": dropped, "sided": sided}

"""Trunks and chests with a lid."""

import math

from joinery.case import framed
from joinery.leg import corners, legs
from joinery.outline import rectangle
from joinery.shape import board, lathe, panel, rod, slab
from kind.case_shell import upright


def trunk(p):
    """A trunk: flat with straps, or a `form` of its own."""
    FORMS[p.get("form", "strapped")](p)


def _vault(p, part, wide, deep, rise, at):
    """A lid, or a band over it, that arches from front to back; `at` is its (x, z)."""
    x, z = at
    steps = [i / 20 * math.pi for i in range(21)]
    outline = [(math.cos(t) * deep / 2, math.sin(t) * rise) for t in steps]
    slab(p, part, outline, wide, at=(x - wide / 2, 0, z), turn=(90, 0, 90), ease=0.12, grain="z")


def _end_handle(p, side, x, high, low, r, part="second"):
    """A handle at one end, held at `high`, sagging to `low`."""
    spots = [(x, -2.6, high), (x + 0.9, -1.8, low), (x + 0.9, 1.8, low), (x, 2.6, high)]
    rod(p, part, [(side * a, y, z) for a, y, z in spots], r)


def _barrel_topped(p):
    """A sea chest whose lid arches, ribbed with slats and bound with bands."""
    w, d, h = p.width - 2.4, p.depth - 0.8, p.height
    low = h * 0.58
    rise = h - low - 0.5

    board(p, "main", (w, d, low - 0.15), at=(0, 0, low / 2), ease=0.2)
    _vault(p, "main", w, d, rise, (0, low))
    for x in (-0.45, -0.23, 0.23, 0.45):
        _vault(p, "trim", 1.3, d + 0.44, rise + 0.22, (x * w, low))
        board(p, "trim", (1.3, d + 0.44, low - 0.2), at=(x * w, 0, low / 2 + 0.05), ease=0.1, grain="z")
    for t in (0.3, 0.5, 0.7):
        y, z = math.cos(t * math.pi) * (d / 2), math.sin(t * math.pi) * rise
        board(p, "second", (w + 0.2, 2.0, 0.9), at=(0, y, low + z), turn=(90 - t * 180, 0, 0), ease=0.25)
    for z in (1.2, low - 1.3):
        for s in (-1, 1):
            board(p, "second", (w + 0.2, 0.9, 1.8), at=(0, s * d / 2, z), ease=0.2)
    board(p, "trim", (2.6, 0.5, 4), at=(0, -d / 2 - 0.5, low - 0.8), ease=0.15)
    for s in (-1, 1):
        _end_handle(p, s, w / 2, low * 0.6, low * 0.57, 0.36)


def _blanket_chest(p):
    """A wooden chest on turned feet: framed panels under a lid with an overhang."""
    w, d, h = p.width, p.depth, p.height
    foot, lid = 3.2, 1.1
    body = h - foot - lid
    legs(p, "second", "bun", foot + 0.1, corners(w, d, 2.6), 4, 1.9)
    board(p, "main", (w - 2.6, d - 2.6, body - 0.1), at=(0, 0, foot + body / 2), ease=0.1)
    count = 3
    for index in range(count):
        wide = (w - 2) / count
        with p.frame(at=((index - 1) * wide, -d / 2 + 1.1, foot + body / 2)):
            framed(p, wide - 0.06, body, 0.8, "main")
    for s in (-1, 1):
        with p.frame(at=(s * (w / 2 - 1.1), 0, foot + body / 2), turn=(0, 0, s * 90)):
            framed(p, d - 2.2, body, 0.8, "main")
    board(p, "main", (w - 0.6, d - 0.6, 1.3), at=(0, 0, foot + 0.3), ease=0.3)
    panel(p, "main", w, d, lid, 0.3, at=(0, 0, h - lid), ease=0.35)
    lathe(
        p,
        "trim",
        [(0.1, 0), (0.9, 0), (0.7, 0.3), (0.1, 0.4)],
        at=(0, -d / 2 + 0.7, h - lid - 1.3),
        turn=(90, 0, 0),
        sides=24,
    )


def _strapped(p):
    """Leather with straps of wood, corners of metal and two latches."""
    w, d, h = p.width - 2.6, p.depth - 0.5, p.height
    lid = h * 0.28
    board(p, "main", (w - 0.3, d - 0.3, h - lid - 0.1), at=(0, 0, (h - lid) / 2 + 0.1), ease=0.35)
    board(p, "main", (w, d, lid), at=(0, 0, h - lid / 2), ease=0.6)
    for s in (-0.62, 0, 0.62):
        x = s * w / 2
        board(p, "second", (2.0, d + 0.36, h - lid - 0.2), at=(x, 0, (h - lid) / 2 + 0.1), ease=0.15, grain="z")
        board(p, "second", (2.0, d + 0.44, lid + 0.25), at=(x, 0, h - lid / 2), ease=0.4)
    for s in (-1, 1):
        for t in (-1, 1):
            board(p, "trim", (2.2, 2.2, 2.2), at=(s * (w / 2 - 0.98), t * (d / 2 - 0.98), h - 1.0), ease=0.3)
            board(p, "trim", (2.2, 2.2, 2.2), at=(s * (w / 2 - 1.05), t * (d / 2 - 1.05), 1.1), ease=0.3)
        _end_handle(p, s, w / 2, h * 0.5, h * 0.49, 0.38)
    for x in (-0.31, 0.31):
        board(p, "trim", (1.7, 0.35, 3.6), at=(x * w, -d / 2 - 0.1, h - lid), ease=0.12)
        lathe(
            p,
            "trim",
            [(0.1, 0), (0.5, 0), (0.42, 0.3), (0.1, 0.35)],
            at=(x * w, -d / 2 - 0.26, h - lid - 0.6),
            turn=(90, 0, 0),
            sides=20,
        )


def _reeded(p):
    """A box of rattan: reeds side by side between poles, under a lid of its own."""
    w, d, h, pole, split = p.width - 1.8, p.depth - 0.6, p.height, 0.62, 0.68
    joint = h * split
    board(p, "main", (w - 1.6, d - 1.6, h - 1.8), at=(0, 0, h / 2), ease=0.2)
    for low, high in ((0.9, joint - 0.3), (joint + 1.0, h - 0.7)):
        count = round((high - low) / 0.52)
        for index in range(count):
            z = low + (high - low) * (index + 0.5) / count
            for t in (-1, 1):
                rod(p, "main", [(0.5 - w / 2, t * (d / 2 - 0.7), z), (w / 2 - 0.5, t * (d / 2 - 0.7), z)], 0.27, bend=0, sides=8)  # fmt: skip
                rod(p, "main", [(t * (w / 2 - 0.7), 0.5 - d / 2, z), (t * (w / 2 - 0.7), d / 2 - 0.5, z)], 0.27, bend=0, sides=8)  # fmt: skip
    across = round((d - 1.4) / 0.52)
    for index in range(across):
        y = (d - 1.4) * ((index + 0.5) / across - 0.5)
        rod(p, "main", [(0.5 - w / 2, y, h - 0.75), (w / 2 - 0.5, y, h - 0.75)], 0.27, bend=0, sides=8)
    rim = rectangle(w - pole * 2, d - pole * 2)
    for a, b in rim:
        rod(p, "main", [(a, b, 0), (a, b, joint)], pole, bend=0)
        rod(p, "main", [(a, b, joint + 0.3), (a, b, h - 0.3)], pole, bend=0)
    for z in (pole, joint - 0.35, joint + 0.85, h - pole):
        for (ax, ay), (bx, by) in zip(rim, rim[1:] + rim[:1]):
            rod(p, "main", [(ax, ay, z), (bx, by, z)], 0.5, bend=0)
    for s in (-1, 1):
        _end_handle(p, s, w / 2 - 0.4, joint * 0.72, joint * 0.6, 0.4, "main")
        board(p, "trim", (1.5, 0.3, 3.4), at=(s * w * 0.27, -d / 2 - 0.02, joint + 0.2), ease=0.1)


def _on_stand(p):
    """A campaign chest bound with metal, on a folding stand whose legs cross at either end."""
    w, d, h, low, bar = p.width - 0.5, p.depth - 0.4, p.height, 8.6, 1.2
    lid = 3.6
    body = h - low - lid - 0.12
    board(p, "main", (w, d, body), at=(0, 0, low + body / 2), ease=0.12, grain="x")
    board(p, "main", (w, d, lid), at=(0, 0, h - lid / 2), ease=0.12, grain="x")
    for s in (-1, 1):
        for t in (-1, 1):
            for z, tall in ((low + 1.2, 2.4), (low + body - 0.9, 1.8), (h - lid + 0.6, 1.2), (h - 0.9, 1.8)):
                board(p, "trim", (2.6, 2.6, tall + 0.1), at=(s * (w / 2 - 1.2), t * (d / 2 - 1.2), z), ease=0.1)
        board(p, "second", (w - 4.0, bar, 0.9), at=(0, s * (d / 2 - 1.4), low - 0.46), ease=0.1, grain="x")
        long = math.hypot(d - 2.4, low - 1.2)
        lean = math.degrees(math.atan2(low - 1.2, d - 2.4))
        for t in (-1, 1):
            x = s * (w / 2 - 4.2) + t * 0.56
            board(p, "second", (1.1, long, bar), at=(x, 0, low / 2), turn=(t * lean, 0, 0), ease=0.12, grain="y")
        _end_handle(p, s, w / 2, low + body * 0.66, low + body * 0.5, 0.3, "trim")
        board(p, "trim", (1.3, 0.24, lid + 3.2), at=(s * w * 0.25, -d / 2 - 0.02, low + body), ease=0.08)
    rod(p, "second", [(4.4 - w / 2, 0, low / 2), (w / 2 - 4.4, 0, low / 2)], 0.5, bend=0)
    board(p, "trim", (2.4, 0.3, 2.8), at=(0, -d / 2 - 0.04, low + body - 1.6), ease=0.1)


def _flared(p):
    """A country chest that widens upward, with iron straps over a cambered lid."""
    w, d, h, foot, rise = p.width, p.depth - 0.8, p.height, 2.6, 2.4
    high = h - rise - 1.4
    side, low = w / 2 - 1.0, w / 2 - 4.6
    upright(p, "main", [(-low, foot), (low, foot), (side, high), (-side, high)], d - 1.4, 0.7 - d / 2, ease=0.2, grain="x")  # fmt: skip
    board(p, "main", (low * 2 + 1.6, d - 0.2, foot + 0.6), at=(0, 0, (foot + 0.6) / 2), ease=0.3, grain="x")
    board(p, "main", (w - 0.6, d, 1.3), at=(0, 0, high + 0.75), ease=0.2, grain="x")
    _vault(p, "main", w - 0.6, d, rise, (0, high + 1.36))
    for x in (-0.3, 0.3):
        _vault(p, "second", 1.7, d + 0.3, rise + 0.16, (x * w, high + 1.36))
        for t in (-1, 1):
            board(p, "second", (1.7, 0.3, 1.5), at=(x * w, t * (d / 2 + 0.02), high + 0.75), ease=0.08)
            board(p, "second", (1.7, 0.3, high - foot - 1.4), at=(x * w, t * (d / 2 - 0.72), (high + foot + 0.6) / 2), ease=0.08)  # fmt: skip
    board(p, "second", (3.4, 0.3, 4.2), at=(0, 0.62 - d / 2, high - 2.8), ease=0.12)
    board(p, "second", (1.2, 0.5, 4.4), at=(0, -d / 2 - 0.02, high - 0.6), ease=0.12)
    for s in (-1, 1):
        _end_handle(p, s, side - 1.2, high * 0.7, high * 0.58, 0.36)


FORMS = {
    "strapped": _strapped,
    "barrel": _barrel_topped,
    "chest": _blanket_chest,
    "reeded": _reeded,
    "stand": _on_stand,
    "flared": _flared,
}

"""Case furniture: dressers, sideboards, bookcases, cabinets, wardrobes, nightstands."""

import math

from joinery.case import carcass, filled, framed
from joinery.leg import corners, legs
from joinery.shape import board, lathe, panel, rod, slab
from kind import bookcase_form, case_cart, case_curved, case_form, case_tall
from kind.case_base import stand
from kind.table import table

FORMS = {**case_curved.FORMS, **case_form.FORMS, **case_tall.FORMS, "table": table}


def case(p):
    """A case on a base, unless it has a `form`. `columns` lists what fills it, see `joinery.case.filled`."""
    if p.get("form", None):
        FORMS[p.get("form", None)](p)
        return
    w, d, h = p.width, p.depth, p.height
    base, top = p.get("base_height", 6.0), p.get("top", 1.0)
    overhang = p.get("overhang", 0.0)
    body = h - base - (top if overhang or p.get("top_part", None) else 0)
    stand(p, base)
    wide, deep = w - overhang * 2, d - overhang
    carcass(p, wide, deep, body, at=(0, overhang / 2, base), thick=p.get("thick", 0.85))
    filled(
        p,
        wide,
        deep,
        body,
        p.get("columns", [{"rows": [["drawer", 1]] * 3}]),
        at=(0, overhang / 2, base),
        thick=p.get("thick", 0.85),
        inset=p.get("inset", 0.1),
        front=p.get("front", None),
    )
    if overhang or p.get("top_part", None):
        panel(
            p,
            p.get("top_part", "main"),
            w,
            d,
            top,
            0.3,
            at=(0, 0, h - top),
            ease=p.get("edge", 0.2),
            under=p.get("under", 0.2),
        )
    if p.get("cornice", False):
        for step, (out, tall) in enumerate(((0.5, 0.8), (1.1, 0.7), (1.6, 0.6))):
            panel(p, "main", w + out, d + out / 2, tall, 0.25, at=(0, -out / 4 + 0.1, h - 0.4 + step * 0.62), ease=0.22)


def bookcase(p):
    """Open shelves; `bays` side by side, in a case or on uprights of steel, or a `form` of its own."""
    if p.get("form", "case") in bookcase_form.FORMS:
        bookcase_form.FORMS[p.get("form", "case")](p)
        return
    w, d, h = p.width, p.depth, p.height
    shelves, bays = p.get("shelves", 5), p.get("bays", 1)
    if p.get("form", "case") == "case":
        base = p.get("base_height", 3.0)
        stand(p, base)
        carcass(p, w, d, h - base, at=(0, 0, base), thick=1.0)
        inner = w - 2.0
        for bay in range(bays):
            x = (bay + 0.5) / bays * inner - inner / 2
            if bay:
                board(
                    p,
                    "main",
                    (0.9, d - 0.6, h - base - 2),
                    at=(x - inner / bays / 2, 0, (h + base) / 2),
                    ease=0.06,
                    grain="z",
                )
            rise = (h - base - 1) / shelves
            for shelf in range(1, shelves):
                board(p, "main", (inner / bays - 0.04, d - 0.8, 0.9), at=(x, 0.1, base + 0.5 + shelf * rise), ease=0.08)
        if p.get("cornice", False):
            panel(p, "main", w + 1.6, d + 0.8, 1.0, 0.25, at=(0, -0.3, h - 0.1), ease=0.3)
        return
    for s in (-1, 1):
        for t in (-1, 1):
            board(p, "second", (1, 1, h), at=(s * (w / 2 - 0.5), t * (d / 2 - 0.5), h / 2), ease=0.1, grain="z")
        for z in (2.5, h - 0.5):
            board(p, "second", (0.9, d - 2, 0.9), at=(s * (w / 2 - 0.5), 0, z), ease=0.08)
    for shelf in range(shelves):
        z = 3.6 + shelf * (h - 4.6) / (shelves - 1)
        for t in (-1, 1):
            board(p, "second", (w - 2, 0.7, 0.7), at=(0, t * (d / 2 - 0.5), z - 0.9), ease=0.06)
        board(p, "main", (w - 1.1, d - 0.1 if 0 < shelf < shelves - 1 else d - 0.1, 1.1), at=(0, 0, z), ease=0.15)


def trunk(p):
    """A trunk: flat with straps, with a lid arched like a barrel, or a blanket chest of framed panels."""
    {"strapped": _strapped, "barrel": _barrel_topped, "chest": _blanket_chest}[p.get("form", "strapped")](p)


def _barrel_topped(p):
    """A sea chest whose lid arches, ribbed with slats and bound with bands."""
    w, d, h = p.width - 2.4, p.depth - 0.8, p.height
    low = h * 0.58
    rise = h - low - 0.5

    def vault(out, depth):
        """The lid's section, widened by `out`."""
        steps = [i / 20 * math.pi for i in range(21)]
        return [(math.cos(t) * (depth / 2 + out), math.sin(t) * (rise + out)) for t in steps]

    def lid(part, wide, x, out):
        slab(p, part, vault(out, d), wide, at=(x - wide / 2, 0, low), turn=(90, 0, 90), ease=0.12, grain="z")

    board(p, "main", (w, d, low - 0.15), at=(0, 0, low / 2), ease=0.2)
    lid("main", w, 0, 0)
    for x in (-0.45, -0.23, 0.23, 0.45):
        lid("trim", 1.3, x * w, 0.22)
        board(p, "trim", (1.3, d + 0.44, low - 0.2), at=(x * w, 0, low / 2 + 0.05), ease=0.1, grain="z")
    for t in (0.3, 0.5, 0.7):
        y, z = math.cos(t * math.pi) * (d / 2), math.sin(t * math.pi) * rise
        board(p, "second", (w + 0.2, 2.0, 0.9), at=(0, y, low + z), turn=(90 - t * 180, 0, 0), ease=0.25)
    for z in (1.2, low - 1.3):
        for s in (-1, 1):
            board(p, "second", (w + 0.2, 0.9, 1.8), at=(0, s * d / 2, z), ease=0.2)
    board(p, "trim", (2.6, 0.5, 4), at=(0, -d / 2 - 0.5, low - 0.8), ease=0.15)
    for s in (-1, 1):
        x = s * w / 2
        spots = [
            (x, -2.6, low * 0.6),
            (x + s * 0.9, -1.8, low * 0.57),
            (x + s * 0.9, 1.8, low * 0.57),
            (x, 2.6, low * 0.6),
        ]
        rod(p, "second", spots, 0.36)


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
        rod(
            p,
            "second",
            [
                (s * (w / 2), -2.6, h * 0.5),
                (s * (w / 2 + 0.9), -1.8, h * 0.49),
                (s * (w / 2 + 0.9), 1.8, h * 0.49),
                (s * (w / 2), 2.6, h * 0.5),
            ],
            0.38,
        )
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


def bar_cart(p):
    """Two trays in a metal frame on wheels, or a `form` of its own."""
    if p.get("form", "hoop") in case_cart.FORMS:
        case_cart.FORMS[p.get("form", "hoop")](p)
        return
    w, d, h = p.width, p.depth, p.height
    r = 0.42
    x, y = w / 2 - 1.5, d / 2 - r
    for s in (-1, 1):
        hoop = [
            (s * x, -y, 3.4),
            (s * x, -y, h - 4),
            (s * x, -y + 1.2, h - 1),
            (s * x, 0, h - 0.4),
            (s * x, y - 1.2, h - 1),
            (s * x, y, h - 4),
            (s * x, y, 3.4),
        ]
        rod(p, "second", hoop, r, bend=6)
        for t in (-1, 1):
            rod(p, "second", [(s * x, t * y, 2.6), (s * x, t * y, 4)], 0.3, bend=0)
            lathe(
                p,
                "dark",
                [(0.3, -0.45), (1.35, -0.4), (1.45, 0), (1.35, 0.4), (0.3, 0.45)],
                at=(s * x, t * y, 1.45),
                turn=(90, 0, 0),
                sides=40,
            )
            lathe(
                p,
                "second",
                [(0.05, -0.55), (0.7, -0.5), (0.7, 0.5), (0.05, 0.55)],
                at=(s * x, t * y, 1.45),
                turn=(90, 0, 0),
                sides=28,
            )
    for z in (7.5, h - 8):
        panel(p, "main", w - 1.2, d - 1.2, 0.5, 1.2, at=(0, 0, z), ease=0.1)
        for lift, thick in ((0.25, 0.42), (2.6, 0.22)):
            corner = [(-x, -y), (x, -y), (x, y), (-x, y)]
            for a, b in zip(corner, corner[1:] + corner[:1]):
                rod(p, "second", [(*a, z + lift), (*b, z + lift)], thick, bend=0)


KINDS = {
    name: case
    for name in (
        "dresser",
        "nightstand",
        "sideboard",
        "mediaconsole",
        "cabinet",
        "barcabinet",
        "wardrobe",
        "dressingtable",
    )
}
KINDS.update({"bookcase": bookcase, "trunk": trunk, "barcart": bar_cart})

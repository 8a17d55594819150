"""Case furniture: dressers, sideboards, bookcases, cabinets, wardrobes, nightstands."""

from joinery.case import carcass, filled
from joinery.shape import board, lathe, panel, rod
from kind import bookcase_form, case_cart, case_curved, case_form, case_tall, case_trunk, case_vanity
from kind.case_base import stand
from kind.table import table

FORMS = {**case_curved.FORMS, **case_form.FORMS, **case_tall.FORMS, **case_vanity.FORMS, "table": table}


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
KINDS.update({"bookcase": bookcase, "trunk": case_trunk.trunk, "barcart": bar_cart})

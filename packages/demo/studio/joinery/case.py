"""Casework: carcasses, drawer fronts, doors and their handles. Fronts face −y."""

import math

from joinery.outline import eased, rectangle
from joinery.shape import board, lathe, rod, slab

GAP = 0.11
"""Inches of shadow between fronts."""


def drawer_front(p, width, height, at, handle="knob", thick=0.8, part="main", raised=False, grain="x"):
    """A drawer front about its center, with its handle."""
    with p.frame(at):
        board(p, part, (width, thick, height), ease=0.07, grain=grain)
        if raised:
            board(p, part, (width - 2.2, 0.5, height - 2.2), at=(0, -thick / 2 - 0.06, 0), ease=0.2, grain=grain)
        with p.frame(at=(0, -thick / 2 - (0.3 if raised else 0), 0)):
            for x in (-0.27, 0.27) if width > 26 and handle in ("knob", "ring", "cup", "bail") else (0,):
                handle_of(p, handle, x * width, 0, width)


def door(p, width, height, at, form="flat", handle="knob", hinge=-1, thick=0.8, part="main"):
    """A door about its center; `hinge` −1 hangs it left, 1 right."""
    with p.frame(at):
        DOORS[form](p, width, height, thick, part)
        with p.frame(at=(0, -thick / 2, 0)):
            handle_of(p, handle, -hinge * (width / 2 - 1.5), min(height * 0.08, 3), width, upright=True)


def handle_of(p, style, x, z, width, upright=False):
    """A handle at a spot of the front's face (y = 0)."""
    part = "trim" if "trim" in p.details["parts"] else "second"
    if style == "knob":
        lathe(
            p,
            part,
            [(0.3, 0), (0.26, 0.5), (0.62, 0.8), (0.66, 1.0), (0.5, 1.18), (0.1, 1.24)],
            at=(x, 0, z),
            turn=(90, 0, 0),
            sides=24,
        )
    elif style == "bar":
        long = min(6.0, max(3.6, width * 0.22))
        ends = [(x, 0, z - long / 2), (x, 0, z + long / 2)] if upright else [(x - long / 2, 0, z), (x + long / 2, 0, z)]
        bar = [(a, -1.1, b) for a, _, b in ends]
        rod(p, part, bar, 0.24, bend=0)
        for a, _, b in ends:
            a, b = x + (a - x) * 0.8, z + (b - z) * 0.8
            rod(p, part, [(a, 0.05, b), (a, -1.1, b)], 0.18, bend=0)
    elif style == "cup":
        rows = [(-math.cos(t) * 1.7, -math.sin(t) * 0.9) for t in [i / 14 * math.pi for i in range(15)]]
        slab(p, part, [(a, b) for a, b in rows], 1.0, at=(x, 0, z - 0.3), ease=0.35, under=0.05)
    elif style == "ring":
        lathe(
            p,
            part,
            [(0.05, 0), (0.85, 0), (0.85, 0.12), (0.4, 0.3), (0.05, 0.4)],
            at=(x, 0, z + 0.8),
            turn=(90, 0, 0),
            sides=24,
        )
        ring = [
            (x + math.sin(t) * 0.95, -0.45 - 0.1 * math.cos(t), z - 0.1 - math.cos(t) * 0.95 + 0.0)
            for t in [i / 28 * 2 * math.pi for i in range(28)]
        ]
        rod(p, part, ring, 0.12, loop=True, bend=1, sides=10)
    elif style == "bail":
        for s in (-1, 1):
            lathe(
                p,
                part,
                [(0.05, 0), (0.5, 0), (0.35, 0.35), (0.05, 0.5)],
                at=(x + s * 1.5, 0, z + 0.4),
                turn=(90, 0, 0),
                sides=18,
            )
        rod(
            p,
            part,
            [
                (x - 1.5, -0.4, z + 0.4),
                (x - 1.45, -0.75, z - 0.4),
                (x - 0.8, -0.8, z - 0.85),
                (x + 0.8, -0.8, z - 0.85),
                (x + 1.45, -0.75, z - 0.4),
                (x + 1.5, -0.4, z + 0.4),
            ],
            0.15,
        )
    elif style == "hollow":
        long = 4.4
        outline = eased(rectangle(long, 1.15), 0.55)
        slab(p, "dark", outline, 0.05, at=(x, 0.02, z), turn=(90, 0, 0), ease=0.01)
        rod(
            p,
            part if part == "trim" else "main",
            [(a + x, -0.02, b + z) for a, b in outline],
            0.1,
            loop=True,
            bend=1,
            sides=8,
        )


def flat(p, width, height, thick, part):
    """A plain door of one board."""
    board(p, part, (width, thick, height), ease=0.07, grain="z")


def framed(p, width, height, thick, part, fill=None, rail=2.2):
    """Stiles and rails round a field."""
    for s in (-1, 1):
        board(p, part, (rail, thick, height), at=(s * (width / 2 - rail / 2), 0, 0), ease=0.08, grain="z")
        board(p, part, (width - rail * 2, thick, rail), at=(0, 0, s * (height / 2 - rail / 2)), ease=0.08, grain="x")
    if fill is None:
        board(
            p,
            part,
            (width - rail * 2 + 0.2, thick * 0.4, height - rail * 2 + 0.2),
            at=(0, thick * 0.1, 0),
            ease=0.04,
            grain="z",
        )
    else:
        fill(width - rail * 2, height - rail * 2)


def caned(p, width, height, thick, part):
    """A framed field of woven cane."""
    framed(p, width, height, thick, part, lambda w, h: board(p, "cane", (w + 0.1, 0.1, h + 0.1), ease=0.02, grain="x"))


def glazed(p, width, height, thick, part):
    """A framed pane, with bars when it is tall."""

    def fill(w, h):
        board(p, "glass", (w + 0.1, 0.14, h + 0.1), ease=0.02)
        if p.get("bars", 0):
            board(p, part, (0.7, thick * 0.7, h), ease=0.1)
            for index in range(1, p.get("bars", 0)):
                board(p, part, (w, thick * 0.7, 0.7), at=(0, 0, (index / p.get("bars", 0) - 0.5) * h), ease=0.1)

    framed(p, width, height, thick, part, fill, 1.7)


def fluted(p, width, height, thick, part):
    """A tambour of half-round slats."""
    count = max(6, round(width / 0.95))
    step = width / count
    board(p, part, (width, thick * 0.4, height), at=(0, thick * 0.3, 0), ease=0.04, grain="z")
    for index in range(count):
        x = (index + 0.5) * step - width / 2
        rod(p, part, [(x, 0, -height / 2 + 0.1), (x, 0, height / 2 - 0.1)], step * 0.48, bend=0, sides=12)


DOORS = {"flat": flat, "framed": framed, "caned": caned, "glazed": glazed, "fluted": fluted}


def carcass(p, width, depth, height, at=(0, 0, 0), thick=0.85, part="main", top=True):
    """An open box standing on z = 0: sides, top, bottom and back."""
    with p.frame(at):
        for s in (-1, 1):
            board(
                p, part, (thick, depth, height), at=(s * (width / 2 - thick / 2), 0, height / 2), ease=0.09, grain="z"
            )
        for z in [thick / 2, height - thick / 2] if top else [thick / 2]:
            board(p, part, (width - thick * 2, depth - 0.06, thick), at=(0, 0, z), ease=0.06, grain="x")
        board(p, part, (width - thick, 0.4, height - thick), at=(0, depth / 2 - 0.3, height / 2), ease=0.04, grain="z")


def filled(p, width, depth, height, columns, at=(0, 0, 0), thick=0.85, inset=0.1, part="main", front=None):
    """Fills a carcass with columns of (what, weight): `drawer`, `door`, `doors`, `open`, `shelf`, `glass`."""
    inner_w, inner_h = width - thick * 2, height - thick * 2
    total = sum(column.get("wide", 1) for column in columns)
    left = -inner_w / 2
    front = front or part
    with p.frame(at):
        for number, column in enumerate(columns):
            wide = inner_w * column.get("wide", 1) / total
            if number:
                board(p, part, (thick * 0.9, depth - 0.6, inner_h), at=(left, 0.1, height / 2), ease=0.06, grain="z")
            rows = column["rows"]
            weight = sum(row[1] for row in rows)
            top = height - thick
            for index, (what, share) in enumerate(rows):
                tall = inner_h * share / weight
                middle = (left + wide / 2, top - tall / 2)
                if index:
                    board(
                        p, part, (wide - 0.02, depth - 0.7, thick * 0.8), at=(middle[0], 0.1, top), ease=0.05, grain="x"
                    )
                _cell(p, what, wide, tall, depth, middle, inset, front, number, len(columns))
                top -= tall
            left += wide


def _cell(p, what, wide, tall, depth, middle, inset, part, number, count):
    x, z = middle
    face = -depth / 2 + 0.4 + inset
    pull = 0.85 * 0.8 / 2
    w, h = wide - GAP * 2 - pull, tall - GAP * 2 - pull
    if what == "drawer":
        drawer_front(p, w, h, (x, face, z), p.get("handle", "knob"), part=part, raised=p.get("raised", False))
    elif what == "door":
        door(
            p,
            w,
            h,
            (x, face, z),
            p.get("door", "flat"),
            p.get("handle", "knob"),
            hinge=-1 if number < count / 2 else 1,
            part=part,
        )
    elif what == "doors":
        for s in (-1, 1):
            door(
                p,
                w / 2 - GAP / 2,
                h,
                (x + s * (w / 4 + GAP / 4), face, z),
                p.get("door", "flat"),
                p.get("handle", "knob"),
                hinge=s,
                part=part,
            )
    if what in ("doors", "door") and p.get("door", "flat") == "glazed":
        for index in range(1, 4):
            board(
                p,
                part,
                (wide - 0.9, depth - 2, 0.6),
                at=(x, 0.4, z - tall / 2 + tall * index / 4),
                ease=0.05,
                grain="x",
            )

"""What carries a table's top."""

import math

from joinery.case import drawer_front
from joinery.leg import corners, legs
from joinery.outline import eased
from joinery.shape import board, lathe, panel, rod, slab


def on_legs(p, height):
    """Four legs, with an apron when `apron` is not 0."""
    w, d = p.width, p.depth
    inset, apron = p.get("inset", 3.0), p.get("apron", 2.8)
    spots = corners(w, d, inset)
    if p.get("top", "rectangle") in ("round", "oval", "pebble"):
        spots = [(x * 0.63, y * 0.63) for x, y in corners(w, d, 0)]
    if apron:
        x, y = abs(spots[0][0]), abs(spots[0][1])
        for s in (-1, 1):
            board(p, "second", (x * 2, 0.8, apron), at=(0, s * y, height - apron / 2), ease=0.1)
            board(p, "second", (0.8, y * 2, apron), at=(s * x, 0, height - apron / 2), ease=0.1)
        for side in range(p.get("drawers", 0)):
            wide = (x * 2 - 3) / p.get("drawers", 1)
            drawer_front(
                p,
                wide - 0.5,
                apron - 0.5,
                at=((side + 0.5) * wide - x + 1.5, -y - 0.5, height - apron / 2),
                handle=p.get("handle", "knob"),
            )
    legs(
        p,
        "second",
        p.get("legs", "tapered"),
        height + (0 if apron else -0.02),
        spots,
        p.get("splay", 4 if inset >= 3 else 1),
        p.get("leg_thick", None),
    )
    shelf = p.get("shelf", 0)
    if shelf:
        x, y = abs(spots[0][0]), abs(spots[0][1])
        panel(p, p.get("shelf_part", "main"), x * 2 + 0.8, y * 2 + 0.8, 0.8, 0.4, at=(0, 0, shelf), ease=0.12)


def on_pedestal(p, height):
    """One turned column on a flared foot: the tulip."""
    r = min(p.width, p.depth) * p.get("foot", 0.29)
    neck = max(0.7, min(1.6, r * 0.14))
    profile = [
        (0.2, 0),
        (r, 0),
        (r, 0.22),
        (r * 0.93, 0.5),
        (r * 0.55, 1.0),
        (neck * 1.9, 2.0 + height * 0.06),
        (neck * 1.1, height * 0.34),
    ]
    profile += [
        (neck, height * 0.5),
        (neck * 1.15, height * 0.68),
        (neck * 2.0, height * 0.88),
        (r * 0.5, height - 0.6),
        (r * 0.62, height),
        (0.2, height),
    ]
    lathe(p, "second", eased(profile, [0, 0.1, 0.1, 0.8, 1.2, 3, 4, 4, 4, 3, 1, 0, 0], steps=6, closed=False), sides=72)


def on_turned_pedestal(p, height):
    """A baluster column on four sabre feet."""
    r = min(p.width, p.depth) * 0.06 + 0.6
    column = [
        (0.3, 6),
        (r * 0.9, 6),
        (r, 7),
        (r * 0.7, 8),
        (r * 1.25, height * 0.42),
        (r * 1.3, height * 0.5),
        (r * 0.7, height * 0.62),
        (r * 1.0, height * 0.65),
        (r * 0.65, height * 0.68),
        (r * 0.85, height * 0.9),
        (r * 1.6, height * 0.95),
        (r * 1.6, height),
        (0.3, height),
    ]
    lathe(p, "second", eased(column, 0.8, steps=4, closed=False), sides=48)
    reach = min(p.width, p.depth) * 0.36
    for index in range(4):
        a = math.radians(45 + index * 90)
        c, s = math.cos(a), math.sin(a)
        rod(
            p,
            "second",
            [
                (c * r * 0.4, s * r * 0.4, 9.5),
                (c * reach * 0.45, s * reach * 0.45, 8.2),
                (c * reach * 0.8, s * reach * 0.8, 3.6),
                (c * reach, s * reach, 1.0),
            ],
            [1.5, 1.35, 1.0, 0.95],
            sides=18,
        )


def on_drum(p, height):
    """A fluted or plain drum."""
    r = min(p.width, p.depth) * p.get("foot", 0.33)
    flutes = p.get("flutes", 36)
    outline = []
    for step in range(flutes * 8):
        a = step / (flutes * 8) * 2 * math.pi
        swell = 1 - 0.035 * (1 - abs(math.sin(a * flutes / 2))) ** 2
        outline.append((math.cos(a) * r * swell * p.width / min(p.width, p.depth), math.sin(a) * r * swell))
    slab(p, "second", outline, height + 0.05, ease=0.08, grain="z")


def on_trestle(p, height):
    """Two trestles and a stretcher: farmhouse."""
    w, d = p.width, p.depth
    x = w / 2 - w * 0.15
    for s in (-1, 1):
        board(p, "second", (3.2, d * 0.8, 2.6), at=(s * x, 0, 1.3), ease=0.35)
        board(p, "second", (3.0, d * 0.7, 2.4), at=(s * x, 0, height - 1.2), ease=0.3)
        board(p, "second", (2.8, 6.4, height - 4.8), at=(s * x, 0, height / 2), ease=0.3, grain="z")
        for y in (-1, 1):
            board(
                p,
                "second",
                (1.8, 1.8, height * 0.52),
                at=(s * x, y * d * 0.19, height * 0.782 - 1.6),
                turn=(y * -33, 0, 0),
                ease=0.2,
                grain="z",
            )
    board(p, "second", (x * 2 + 4, 1.8, 3.6), at=(0, 0, height * 0.34), ease=0.25)
    for s in (-1, 1):
        board(p, "second", (0.8, 2.6, 1.0), at=(s * (x + 2.4), 0, height * 0.34), ease=0.15)


def on_crossed(p, height):
    """Crossed bars of flat steel at either end."""
    w, d = p.width, p.depth
    x, y = w / 2 - w * 0.14, d / 2 - 2.2
    angle = math.degrees(math.atan2(height - 0.4, y * 2))
    length = math.hypot(height - 0.4, y * 2)
    for s in (-1, 1):
        for lean in (-1, 1):
            board(
                p,
                "second",
                (1.6, length, 0.9),
                at=(s * x + lean * 0.32, 0, height / 2),
                turn=(lean * angle, 0, 0),
                ease=0.1,
                grain="y",
            )
        board(p, "second", (2.6, y * 2 + 2.4, 0.5), at=(s * x, 0, height - 0.25), ease=0.1)
        board(p, "second", (2.6, y * 2 + 2.4, 0.5), at=(s * x, 0, 0.25), ease=0.1)
    board(p, "second", (x * 2, 0.9, 0.9), at=(0, 0, height / 2), ease=0.1)


def on_frame(p, height):
    """A sled of square or round metal, open at the sides."""
    w, d = p.width, p.depth
    bar = p.get("bar", 1.0)
    x, y = w / 2 - p.get("inset", 1.6), d / 2 - p.get("inset", 1.6)
    for s in (-1, 1):
        for t in (-1, 1):
            board(p, "second", (bar, bar, height), at=(s * x, t * y, height / 2), ease=0.08)
        for z in (bar / 2, height - bar / 2):
            board(p, "second", (bar, y * 2 - bar, bar), at=(s * x, 0, z), ease=0.08)
    for t in (-1, 1):
        board(p, "second", (x * 2 - bar, bar, bar), at=(0, t * y, height - bar / 2), ease=0.08)
    shelf = p.get("shelf", 0)
    if shelf:
        for t in (-1, 1):
            board(p, "second", (x * 2 - bar, bar, bar), at=(0, t * y, shelf - bar / 2), ease=0.08)
        panel(
            p, p.get("shelf_part", "main"), x * 2 - bar - 0.1, y * 2 - 0.1, 0.5, 0.2, at=(0, 0, shelf - 0.3), ease=0.08
        )


def on_waterfall(p, height):
    """The top turns down at both ends."""
    w, d, thick = p.width, p.depth, p.get("thick", 1.8)
    for s in (-1, 1):
        board(
            p,
            "main",
            (thick, d, height + thick * 0.5),
            at=(s * (w / 2 - thick / 2), 0, (height + thick * 0.5) / 2),
            ease=p.get("edge", 0.22),
            grain="z",
        )
    if p.get("shelf", 0):
        board(p, "main", (w - thick * 2, d - 1, 1.0), at=(0, 0, p.get("shelf", 0)), ease=0.12)


def on_plinths(p, height):
    """Two or three thick cylinders of stone."""
    r = min(p.width, p.depth) * 0.2
    spots = (
        [(-p.width * 0.25, 0), (p.width * 0.25, 0)]
        if p.width > p.depth * 1.25
        else [(0, -p.depth * 0.2), (-p.width * 0.2, p.depth * 0.14), (p.width * 0.2, p.depth * 0.14)]
    )
    for x, y in spots:
        lathe(p, "second", [(0.1, 0), (r, 0), (r, height), (0.1, height)], at=(x, y, 0), sides=72, ease=0.3)


def on_tripod(p, height):
    """Three sweeping legs."""
    r = min(p.width, p.depth) * 0.38
    for index in range(3):
        a = math.radians(-80 + index * 120)
        c, s = math.cos(a), math.sin(a)
        rod(
            p,
            "second",
            [
                (c * r * 1.05, s * r * 1.05, 0),
                (c * r * 0.5, s * r * 0.5, height * 0.4),
                (c * r * 0.42, s * r * 0.42, height * 0.6),
                (c * r * 0.85, s * r * 0.85, height),
            ],
            [0.5, 0.8, 0.8, 0.6],
        )
    lathe(
        p,
        "second",
        [(0.2, -0.5), (r * 0.62, -0.4), (r * 0.62, 0.4), (0.2, 0.5)],
        at=(0, 0, height * 0.5),
        sides=48,
        ease=0.15,
    )


BASES = {
    "legs": on_legs,
    "pedestal": on_pedestal,
    "turned": on_turned_pedestal,
    "drum": on_drum,
    "trestle": on_trestle,
    "crossed": on_crossed,
    "frame": on_frame,
    "waterfall": on_waterfall,
    "plinths": on_plinths,
    "tripod": on_tripod,
}

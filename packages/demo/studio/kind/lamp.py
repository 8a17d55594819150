"""Lamps that stand: on the floor, a table, a desk."""

import math

from joinery.glow import ball, dome, shade
from joinery.outline import eased
from joinery.shape import lathe, rod, slab
from kind.lamp_desk import DESK
from kind.lamp_standing import STANDING
from kind.lantern import lantern


def floor_lamp(p):
    """A floor lamp in one of its forms."""
    forms = {"tripod": tripod, "column": column, "arc": arc, "globe": globe, **STANDING}
    forms[p.get("form", "column")](p)


def tripod(p):
    """Three wooden legs and a drum."""
    h, r = p.height, p.width / 2
    tall = p.get("shade", 11)
    hub = h - tall - 2
    for index in range(3):
        a = index * 2.0944 - 0.5
        rod(
            p,
            "second",
            [(math.cos(a) * r * 0.98, math.sin(a) * r * 0.98, 0), (math.cos(a) * 0.9, math.sin(a) * 0.9, hub + 1)],
            [0.5, 0.75],
            bend=0,
        )
    lathe(
        p,
        "trim",
        [(0.1, 0), (1.6, 0.1), (1.6, 1.6), (0.5, 2.2), (0.4, 5), (0.1, 5)],
        at=(0, 0, hub - 0.2),
        sides=32,
        ease=0.15,
    )
    shade(p, r * 0.92, r * 0.84, tall, (0, 0, h - tall))


def column(p):
    """A slim stem on a round foot with a cone or drum."""
    h, r = p.height, p.width / 2
    tall = p.get("shade", 10)
    foot = p.get("foot", 5.2)
    lathe(
        p,
        "second",
        [(0.1, 0), (foot, 0), (foot, 0.7), (foot * 0.9, 1.0), (1.0, 1.4), (0.4, 2.2), (0.1, 2.3)],
        sides=64,
        ease=0.25,
    )
    rod(p, "second", [(0, 0, 1), (0, 0, h - 3)], 0.42, bend=0)
    lathe(p, "second", [(0.42, 0), (0.8, 0.3), (0.8, 1.1), (0.42, 1.4)], at=(0, 0, h - tall - 4), sides=24)
    shade(p, r, r * p.get("narrow", 0.8), tall, (0, 0, h - tall))
    rod(p, "dark", [(0.3, 0.3, 0.4), (2, 4.5, 0.15), (4, 9, 0.14), (3, 14, 0.14)], 0.13)


def arc(p):
    """A tube that swings over from a block of stone to a metal dome."""
    h, w = p.height, p.width
    x = -w / 2 + 5
    lathe(p, "main", [(0.1, 0), (5, 0), (5, 2.4), (0.1, 2.4)], at=(x, 0, 0), sides=72, ease=0.25)
    rod(
        p,
        "second",
        [
            (x, 0, 2),
            (x, 0, h * 0.45),
            (x + w * 0.06, 0, h * 0.78),
            (x + w * 0.3, 0, h * 0.97),
            (x + w * 0.58, 0, h * 0.985),
            (w / 2 - 5, 0, h * 0.9),
        ],
        0.48,
        bend=10,
    )
    dome(p, "second", 5.4, 5, (w / 2 - 5, 0, h * 0.9 - 5.4))


def globe(p):
    """Opal globes on a branching stem."""
    h, foot = p.height, 5.4
    lathe(p, "main", [(0.1, 0), (foot, 0), (foot, 0.6), (0.9, 1.2), (0.4, 1.8), (0.1, 1.8)], sides=64, ease=0.2)
    rod(p, "main", [(0, 0, 1), (0, 0, h - 7)], 0.4, bend=0)
    for index, (x, z) in enumerate(((0, h - 4.2), (p.width * 0.34, h - 17), (-p.width * 0.34, h - 29))):
        if index:
            rod(p, "main", [(0, 0, z - 7), (x * 0.7, 0, z - 6.4), (x, 0, z - 3.8)], 0.32)
        ball(p, "lit", 4.0, (x, 0, z))
        lathe(p, "main", [(0.1, 0), (1.3, 0.1), (1.5, 0.9), (0.9, 1.0)], at=(x, 0, z - 4.5), sides=28)


def table_lamp(p):
    """A table lamp: a turned or thrown body under a shade, or a mushroom."""
    h, r = p.height, p.width / 2
    form = p.get("form", "gourd")
    if form == "mushroom":
        lathe(
            p,
            "second",
            [
                (0.1, 0),
                (r * 0.62, 0),
                (r * 0.62, 0.5),
                (r * 0.3, 1.4),
                (r * 0.2, h * 0.3),
                (r * 0.24, h * 0.66),
                (0.1, h * 0.7),
            ],
            sides=64,
            ease=0.6,
        )
        dome(p, "main", r, h * 0.42, (0, 0, h * 0.57))
        ball(p, "lit", 1.5, (0, 0, h * 0.74))
        return
    tall = h * p.get("shade", 0.42)
    body = h - tall - 1.2
    shapes = {
        "gourd": [
            (0.1, 0),
            (0.5, 0),
            (0.56, 0.03),
            (0.78, 0.22),
            (0.86, 0.36),
            (0.66, 0.58),
            (0.4, 0.7),
            (0.44, 0.8),
            (0.36, 0.9),
            (0.2, 0.96),
            (0.1, 1),
        ],
        "column": [(0.1, 0), (0.55, 0), (0.55, 0.08), (0.34, 0.1), (0.34, 0.9), (0.42, 0.92), (0.42, 0.97), (0.12, 1)],
        "ball": [
            (0.1, 0),
            (0.34, 0.0),
            (0.38, 0.04),
            (0.72, 0.24),
            (0.82, 0.46),
            (0.72, 0.68),
            (0.38, 0.88),
            (0.16, 0.94),
            (0.12, 1),
        ],
        "bottle": [(0.1, 0), (0.5, 0), (0.55, 0.05), (0.55, 0.5), (0.46, 0.64), (0.2, 0.78), (0.18, 0.95), (0.24, 1)],
        "stack": [
            (0.1, 0),
            (0.6, 0),
            (0.6, 0.08),
            (0.3, 0.1),
            (0.44, 0.14),
            (0.52, 0.24),
            (0.44, 0.34),
            (0.26, 0.38),
            (0.4, 0.42),
            (0.48, 0.52),
            (0.4, 0.62),
            (0.24, 0.66),
            (0.36, 0.7),
            (0.42, 0.8),
            (0.34, 0.88),
            (0.14, 0.94),
            (0.12, 1),
        ],
    }
    body_r = r * p.get("girth", 0.72)
    profile = eased([(a * body_r, b * body) for a, b in shapes[form]], p.get("round", 1.2), steps=6, closed=False)
    lathe(p, "second", profile, sides=72)
    rod(
        p,
        "trim" if "trim" in p.details["parts"] else "dark",
        [(0, 0, body - 0.2), (0, 0, h - tall * 0.75)],
        0.3,
        bend=0,
    )
    shade(p, r, r * p.get("narrow", 0.72), tall, (0, 0, h - tall))
    rod(p, "dark", [(0, body_r * 0.4, 0.2), (1.4, body_r + 1.5, 0.1), (3.4, body_r + 5, 0.1)], 0.1)


def desk_lamp(p):
    """A lamp to work by: jointed, on a bent neck, a banker's with a trough of a shade, or on balance."""
    forms = {"jointed": _jointed, "gooseneck": _gooseneck, "banker": _banker, **DESK}
    forms[p.get("form", "jointed")](p)


def _gooseneck(p):
    """A neck that swings up and over to a bowl-shaped head."""
    h, w = p.height, p.width
    x = w / 2 - 3.4
    lathe(
        p,
        "main",
        [(0.1, 0), (3.4, 0), (3.4, 0.5), (2.6, 1.1), (0.9, 1.6), (0.5, 2.4), (0.1, 2.4)],
        at=(x, 0, 0),
        sides=64,
        ease=0.3,
    )
    neck = [
        (x, 0, 1.5),
        (x, 0, h * 0.5),
        (x - 0.3, 0, h * 0.78),
        (x - w * 0.2, 0, h * 0.97),
        (x - w * 0.42, 0, h * 0.92),
        (x - w * 0.5, 0, h * 0.78),
    ]
    rod(p, "second", neck, 0.32, bend=12)
    with p.frame(at=(x - w * 0.5, 0, h * 0.78), turn=(0, 14, 0)):
        lathe(p, "second", [(0.1, -1), (0.8, -0.9), (0.8, 0.3), (0.5, 0.6), (0.1, 0.6)], sides=28, ease=0.1)
        dome(p, "main", 4.1, 3.6, (0, 0, -4.4))
        ball(p, "lit", 1.2, (0, 0, -3.2))


def _banker(p):
    """A brass stem with a half round trough of a shade along the desk, and a chain to pull."""
    h, w, d = p.height, p.width, p.depth
    lathe(
        p,
        "second",
        [(0.1, 0), (3.7, 0), (3.7, 0.5), (3.2, 1.0), (1.4, 1.4), (0.9, 2.2), (0.1, 2.2)],
        sides=64,
        ease=0.25,
    )
    stem = [(0.5, 2), (0.7, 2.6), (0.4, 3.2), (0.36, h * 0.5), (0.7, h * 0.56), (0.36, h * 0.62), (0.36, h - 3.4)]
    lathe(p, "second", stem, sides=28, ease=0.2)
    rise, deep = 3.6, d / 2
    rim = h - rise - 0.6
    steps = [i / 24 * math.pi for i in range(25)]
    outer = [(math.cos(t) * deep, math.sin(t) * rise) for t in steps]
    inner = [(math.cos(t) * (deep - 0.22), math.sin(t) * (rise - 0.22)) for t in reversed(steps)]
    with p.frame(at=(0, -0.6, rim), turn=(6, 0, 0)):
        slab(p, "main", outer + inner, w, at=(-w / 2, 0, 0), turn=(90, 0, 90), ease=0.05)
        for s in (-1, 1):
            slab(p, "main", outer, 0.25, at=(s * (w / 2 - 0.13) - 0.13, 0, 0), turn=(90, 0, 90), ease=0.05)
        rod(p, "lit", [(-w * 0.3, 0, rise * 0.4), (w * 0.3, 0, rise * 0.4)], 0.6, bend=0)
    for s in (-1, 1):
        spots = [(0, 0, h * 0.58), (s * w * 0.1, 0.4, h * 0.66), (s * w * 0.12, 0.6, rim + rise - 0.5)]
        rod(p, "second", spots, 0.22)
    lathe(
        p,
        "second",
        [(0.05, 0), (0.6, 0.1), (0.5, 0.5), (0.2, 0.7), (0.35, 1.0), (0.05, 1.3)],
        at=(0, -0.2, rim + rise - 0.2),
        sides=24,
    )
    rod(p, "second", [(1.6, -0.4, rim + 1), (1.6, -0.4, rim - 2.4)], 0.07, bend=0, sides=6)
    ball(p, "second", 0.25, (1.6, -0.4, rim - 2.6))


def _jointed(p):
    """A jointed arm and a spun head."""
    h, w = p.height, p.width
    lathe(
        p,
        "main",
        [(0.1, 0), (3.3, 0), (3.3, 0.6), (3.0, 0.9), (0.6, 1.2), (0.1, 1.2)],
        at=(w / 2 - 3.4, 0, 0),
        sides=56,
        ease=0.15,
    )
    elbow, head = (w / 2 - 1.6, 0, h * 0.62), (-w / 2 + 4, 0, h - 1.4)
    rod(p, "second", [(w / 2 - 3.4, 0, 0.9), elbow], 0.27, bend=0)
    rod(p, "second", [elbow, head], 0.24, bend=0)
    for at in (elbow, head, (w / 2 - 3.4, 0, 1.4)):
        lathe(
            p,
            "second",
            [(0.05, -0.5), (0.55, -0.45), (0.55, 0.45), (0.05, 0.5)],
            at=at,
            turn=(90, 0, 0),
            sides=24,
            ease=0.08,
        )
    with p.frame(at=(head[0] - 0.7, 0, head[2] - 0.6), turn=(0, 28, 0)):
        lathe(
            p,
            "main",
            [
                (2.9, -3.6),
                (2.7, -2.6),
                (1.6, -0.6),
                (1.0, 0),
                (0.95, 1.0),
                (0.1, 1.1),
                (0.1, 0.95),
                (0.85, 0.9),
                (1.45, -0.7),
                (2.55, -2.6),
                (2.8, -3.6),
                (2.9, -3.6),
            ],
            sides=56,
        )
        ball(p, "lit", 1.0, (0, 0, -2.0))


KINDS = {"floorlamp": floor_lamp, "tablelamp": table_lamp, "desklamp": desk_lamp, "lantern": lantern}

"""Lanterns with a candle behind glass."""

import math

from joinery.glow import ball, circle
from joinery.outline import eased
from joinery.shape import board, lathe, rod, slab


def lantern(p):
    """A lantern with a candle in one of its forms."""
    forms = {
        "square": _square_lantern,
        "round": _hurricane,
        "tapered": _tapered_lantern,
        "onion": _onion,
        "slatted": _slatted,
        "hexagon": _hexagon,
    }
    forms[p.get("form", "square")](p)


def _candle(p, r, tall, z):
    lathe(
        p,
        "natural",
        [(0.1, 0), (r, 0), (r, tall), (r * 0.6, tall - 0.1), (0.1, tall - 0.2)],
        at=(0, 0, z),
        sides=32,
        ease=0.1,
    )
    rod(p, "dark", [(0, 0, z + tall - 0.3), (0.05, 0, z + tall + 0.5)], 0.07, bend=0, sides=6)


def _bail(p, part, reach, foot, rise, thick):
    """The arched wire it is carried by, from `foot` on one side, up by `rise`, to the other."""
    arch = [index / 20 * math.pi for index in range(21)]
    rod(p, part, [(math.cos(a) * reach, 0, foot + math.sin(a) * rise) for a in arch], thick, bend=2, sides=10)


def _hurricane(p):
    """A cylinder of glass between hoops, under a cap with a chimney, carried by a bail."""
    r, h = p.width / 2 - 0.7, p.height
    body = h * 0.6
    lathe(
        p,
        "main",
        [(0.1, 0), (r, 0), (r * 1.04, 0.3), (r * 1.04, 0.9), (r * 0.94, 1.3), (0.1, 1.4)],
        sides=64,
        ease=0.15,
    )
    lathe(p, "glass", [(r * 0.9, 1.2), (r * 0.9, body), (r * 0.87, body), (r * 0.87, 1.2), (r * 0.9, 1.2)], sides=64)
    for index in range(6):
        a = index / 6 * 2 * math.pi + 0.26
        rod(
            p, "main", [(math.cos(a) * r * 0.98, math.sin(a) * r * 0.98, z) for z in (0.8, body)], 0.16, bend=0, sides=8
        )
    for z in (body * 0.36, body * 0.7):
        rod(
            p,
            "main",
            [(math.cos(a) * r * 0.98, math.sin(a) * r * 0.98, z) for a in circle(60)],
            0.14,
            loop=True,
            bend=1,
            sides=8,
        )
    cap = [
        (0.1, 0),
        (r, 0),
        (r * 1.06, 0.3),
        (r * 0.96, 0.9),
        (r * 0.62, h * 0.12),
        (r * 0.34, h * 0.17),
        (r * 0.3, h * 0.2),
        (r * 0.42, h * 0.22),
        (r * 0.3, h * 0.25),
        (0.1, h * 0.26),
    ]
    lathe(p, "main", cap, at=(0, 0, body - 0.1), sides=64, ease=0.3)
    _bail(p, "main", r + 0.5, body + 0.4, h - body - 0.6, 0.17)
    _candle(p, r * 0.42, body * 0.5, 1.3)


def _tapered_lantern(p):
    """Four wooden posts that lean together, panes between them, and a ring to carry it by."""
    low, h = p.width / 2 - 0.6, p.height
    high, body = low * 0.6, h * 0.84
    for x in (-1, 1):
        for y in (-1, 1):
            rod(p, "main", [(x * low, y * low, 0), (x * high, y * high, body)], 0.55, bend=0, sides=16)
    for r, z in ((low * 0.97, 1.6), (high * 1.02, body - 0.7)):
        slab(p, "main", eased([(-r, -r), (r, -r), (r, r), (-r, r)], 0.2), 0.8, at=(0, 0, z), ease=0.15)
    top = high + 0.7
    slab(p, "main", eased([(-top, -top), (top, -top), (top, top), (-top, top)], 0.3), 0.9, at=(0, 0, body), ease=0.25)
    a, b = low * 0.94 * math.sqrt(2), high * 0.98 * math.sqrt(2)
    panes = [(a, 2.3), (b, body - 0.6), (b - 0.1, body - 0.6), (a - 0.1, 2.3), (a, 2.3)]
    lathe(p, "glass", panes, turn=(0, 0, 45), sides=4)
    ring = (h - body - 1) / 2
    rod(
        p,
        "second",
        [(math.cos(t) * ring, 0, body + 1 + ring + math.sin(t) * ring) for t in circle(32)],
        0.16,
        loop=True,
        bend=1,
        sides=8,
    )
    _candle(p, low * 0.36, body * 0.4, 2.3)


def _square_lantern(p):
    """A box of metal and glass under a roof."""
    w, h = p.width, p.height
    body = h * 0.72
    for x in (-1, 1):
        for y in (-1, 1):
            rod(
                p,
                "main",
                [(x * (w / 2 - 0.5), y * (w / 2 - 0.5), 0.3), (x * (w / 2 - 0.5), y * (w / 2 - 0.5), body)],
                0.26,
                bend=0,
            )
    for z in (0.45, body):
        slab(
            p,
            "main",
            eased([(-w / 2, -w / 2), (w / 2, -w / 2), (w / 2, w / 2), (-w / 2, w / 2)], 0.4),
            0.55,
            at=(0, 0, z - 0.3),
            ease=0.12,
        )
    for x, y, turn in ((0, -1, 0), (0, 1, 0), (-1, 0, 90), (1, 0, 90)):
        board(
            p,
            "glass",
            (w - 1.3, 0.1, body - 0.8),
            at=(x * (w / 2 - 0.5), y * (w / 2 - 0.5), body / 2 + 0.2),
            turn=(0, 0, turn),
            ease=0.02,
        )
    roof = [(w * 0.62, 0), (w * 0.3, h * 0.1), (w * 0.18, h * 0.12), (w * 0.18, h * 0.16), (0.1, h * 0.18)]
    lathe(p, "main", roof, at=(0, 0, body + 0.25), turn=(0, 0, 45), sides=4)
    rod(
        p,
        "main",
        [(math.cos(t) * w * 0.16, 0, h * 0.93 + math.sin(t) * w * 0.16) for t in circle(24)],
        0.16,
        loop=True,
        bend=1,
        sides=8,
    )
    lathe(
        p,
        "natural",
        [(0.1, 0), (w * 0.17, 0), (w * 0.17, body * 0.45), (w * 0.1, body * 0.44), (0.1, body * 0.43)],
        at=(0, 0, 0.7),
        sides=32,
        ease=0.1,
    )


def _onion(p):
    """A bulb of glass in a cage of wires, on a foot and under a vented cap with a ring."""
    r, h = p.width / 2 - 0.35, p.height
    low, high = h * 0.1, h * 0.7
    foot = [
        (0.1, 0),
        (r * 0.72, 0),
        (r * 0.72, 0.4),
        (r * 0.5, 0.9),
        (r * 0.56, low),
        (r * 0.5, low + 0.3),
        (0.1, low + 0.3),
    ]
    lathe(p, "main", foot, sides=64, ease=0.15)
    bulge = [(0.5, 0), (0.86, 0.18), (1, 0.42), (0.9, 0.66), (0.6, 0.87), (0.42, 1)]
    outside = eased([(r * a, low + (high - low) * b) for a, b in bulge], 2, steps=6, closed=False)
    inside = [(x - 0.1, z) for x, z in reversed(outside)]
    lathe(p, "glass", [*outside, *inside, outside[0]], sides=64)
    count = 8
    for index in range(count):
        a = index / count * 2 * math.pi + 0.2
        wire = [(math.cos(a) * (x + 0.14), math.sin(a) * (x + 0.14), z) for x, z in outside[::3] + outside[-1:]]
        rod(p, "main", wire, 0.13, bend=2, sides=8)
    for x, z in (outside[len(outside) // 3], outside[len(outside) // 3 * 2]):
        hoop = [(math.cos(a) * (x + 0.2), math.sin(a) * (x + 0.2), z) for a in circle(60)]
        rod(p, "main", hoop, 0.15, loop=True, bend=1, sides=8)
    tall = h * 0.17
    cap = [
        (0.1, 0),
        (0.62, 0),
        (0.66, 0.08),
        (0.5, 0.2),
        (0.42, 0.3),
        (0.42, 0.55),
        (0.6, 0.62),
        (0.34, 0.86),
        (0.1, 1),
    ]
    lathe(p, "main", [(r * a, tall * b) for a, b in cap], at=(0, 0, high - 0.1), sides=48, ease=0.12)
    ring = (h - high - tall) / 2
    carry = [(math.cos(t) * ring, 0, h - ring + math.sin(t) * ring) for t in circle(32)]
    rod(p, "main", carry, 0.16, loop=True, bend=1, sides=8)
    _candle(p, r * 0.36, (high - low) * 0.5, low + 0.3)


def _slatted(p):
    """Wooden staves around a cylinder of glass, carried by a tall bail."""
    r, h = p.width / 2 - 0.35, p.height
    body = h * 0.62
    lathe(p, "main", [(0.1, 0), (r, 0), (r, 0.8), (0.1, 0.8)], sides=72, ease=0.15)
    count = 16
    for index in range(count):
        with p.frame(turn=(0, 0, index / count * 360)):
            board(p, "main", (0.5, 0.85, body - 1.2), at=(r - 0.45, 0, body / 2), ease=0.12, grain="z")
    top = [(math.cos(a) * (r - 0.45), math.sin(a) * (r - 0.45), body - 0.35) for a in circle(72)]
    rod(p, "main", top, 0.5, loop=True, bend=1)
    wall = r * 0.74
    lathe(
        p,
        "glass",
        [(wall, 0.8), (wall, body + 0.6), (wall - 0.1, body + 0.6), (wall - 0.1, 0.8), (wall, 0.8)],
        sides=64,
    )
    _bail(p, "trim", r + 0.15, body - 0.5, h - body + 0.3, 0.2)
    _candle(p, r * 0.42, body * 0.72, 0.8)


def _hexagon(p):
    """Six panes with pointed arches, under a dome with a finial and a ring."""
    r, h = p.width / 2 - 0.4, p.height
    low, body = 2.2, h * 0.62
    lathe(
        p, "main", [(0.1, 0.6), (r * 1.06, 0.6), (r * 1.06, 1.2), (r * 0.98, 1.4), (r * 0.98, low), (0.1, low)], sides=6
    )
    for a in circle(6):
        c, s = math.cos(a), math.sin(a)
        ball(p, "main", 0.5, (c * r * 0.9, s * r * 0.9, 0.5))
        rod(
            p,
            "main",
            [(c * r * 0.94, s * r * 0.94, low - 0.2), (c * r * 0.94, s * r * 0.94, body)],
            0.26,
            bend=0,
            sides=12,
        )
    pane = r * 0.9
    lathe(p, "glass", [(pane, low), (pane, body), (pane - 0.1, body), (pane - 0.1, low), (pane, low)], sides=6)
    half, rise = r * 0.42, body - low
    for index in range(6):
        with p.frame(at=(0, 0, low), turn=(0, 0, index * 60 + 30)):
            out = r * 0.94 * math.cos(math.pi / 6)
            for s in (-1, 1):
                arch = [
                    (out, s * half, rise * 0.5),
                    (out, s * half * 0.9, rise * 0.72),
                    (out, s * half * 0.35, rise * 0.88),
                ]
                rod(p, "main", [*arch, (out, 0, rise * 0.99)], 0.15, sides=10)
    eave = [(0.1, 0), (r * 1.12, 0), (r * 1.12, 0.5), (r * 0.98, 0.8), (0.1, 0.8)]
    lathe(p, "main", eave, at=(0, 0, body - 0.1), sides=6)
    tall = h * 0.2
    roof = [(0.96, 0), (0.98, 0.2), (0.86, 0.45), (0.6, 0.65), (0.3, 0.82), (0.14, 1)]
    curve = eased([(r * a, tall * b) for a, b in roof], 2, steps=5, closed=False)
    lathe(p, "main", curve, at=(0, 0, body + 0.6), sides=6)
    top = body + 0.5 + tall
    knob = [(0.1, 0), (0.7, 0.1), (0.4, 0.5), (0.8, 1.0), (0.5, 1.5), (0.1, 1.6)]
    lathe(p, "main", knob, at=(0, 0, top), sides=32, ease=0.15)
    ring = (h - top - 1.4) / 2
    carry = [(math.cos(t) * ring, 0, h - ring + math.sin(t) * ring) for t in circle(32)]
    rod(p, "main", carry, 0.17, loop=True, bend=1, sides=8)
    _candle(p, r * 0.32, rise * 0.5, low)

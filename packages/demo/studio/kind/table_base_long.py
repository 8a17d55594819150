"""What carries the long top of a console table or a desk."""

import math

from joinery.case import GAP, carcass, drawer_front, filled
from joinery.leg import legs
from joinery.outline import eased, ellipse
from joinery.shape import board, lathe, rod, slab


def on_demilune(p, height):
    """Legs and a bent apron under half an ellipse whose flat side stands at the wall."""
    w, d, apron, inset = p.width, p.depth, p.get("apron", 4.2), p.get("inset", 1.3)
    with p.frame(at=(0, d / 2, 0)):
        outer = _half(w - inset * 2, d - inset)
        inner = _half(w - inset * 2 - 1.7, d - inset - 0.85)
        slab(p, "second", outer + list(reversed(inner)), apron, at=(0, -0.5, height - apron), ease=0.06)
        x, y = w / 2 - inset - 0.9, d - inset - 0.9
        board(p, "second", (x * 2, 0.8, apron), at=(0, -0.6, height - apron / 2), ease=0.06)
        for turn in (-128, -52):
            a = math.radians(turn)
            _leg(p, (math.cos(a) * x, math.sin(a) * y - 0.4), height)
        for s in (-1, 1):
            _leg(p, (s * x, -1.2), height)


def _leg(p, spot, height):
    legs(p, "second", p.get("legs", "tapered_square"), height - 0.04, [spot], 0, p.get("leg_thick", 1.9))


def _half(width, depth):
    """The front half of an ellipse, from its left end to its right."""
    return [(-math.cos(t) * width / 2, -math.sin(t) * depth) for t in [index / 60 * math.pi for index in range(61)]]


def on_columns(p, height):
    """Two fluted columns on low discs."""
    r, flutes = p.depth * p.get("foot", 0.34), p.get("flutes", 20)
    outline = []
    for step in range(flutes * 8):
        a = step / (flutes * 8) * 2 * math.pi
        swell = 1 - 0.05 * (1 - abs(math.sin(a * flutes / 2))) ** 2
        outline.append((math.cos(a) * r * swell, math.sin(a) * r * swell))
    for s in (-1, 1):
        at = (s * p.width * 0.27, 0, 0)
        slab(p, "second", outline, height + 0.05 - 1.2, at=(at[0], 0, 1.2), ease=0.08, grain="z")
        slab(p, "second", ellipse(r * 2 + 1.2, r * 2 + 1.2, steps=96), 1.3, at=at, ease=0.25)


def on_crosses(p, height):
    """Two crosses side by side, before and behind, between slim posts."""
    w, d, bar = p.width, p.depth, p.get("bar", 0.8)
    x, y, low = w / 2 - 1.6, d / 2 - 1.6, 0.4
    tall = height - bar
    for t in (-1, 1):
        for across in (-x, 0, x):
            board(p, "second", (bar, bar, height - 0.02), at=(across, t * y, height / 2), ease=0.08, grain="z")
        board(p, "second", (x * 2 - bar, bar * 0.96, bar), at=(0, t * y, height - bar / 2 - 0.02), ease=0.08)
        for half in (-0.5, 0.5):
            for lean in (-1, 1):
                a, b = half * x - lean * (x / 2 - bar / 2), half * x + lean * (x / 2 - bar / 2)
                rod(p, "second", [(a, t * y + lean * 0.1, low), (b, t * y + lean * 0.1, tall)], bar * 0.42, bend=0)
            lathe(
                p,
                "second",
                [(0.05, -0.55), (1.1, -0.5), (1.1, 0.5), (0.05, 0.55)],
                at=(half * x, t * y, (low + tall) / 2),
                turn=(90, 0, 0),
                sides=32,
            )
    for across in (-x, x):
        for z in (height - bar / 2 - 0.02, bar / 2):
            board(p, "second", (bar * 0.96, y * 2 - bar, bar * 0.96), at=(across, 0, z), ease=0.08)


def on_pedestals(p, height):
    """Two pedestals of drawers on plinths, and a panel between them at the back."""
    w, d, wide, foot = p.width, p.depth, p.get("pedestal", 16.0), 2.6
    deep = d - 2
    for s, column in zip((-1, 1), p.get("columns", [{"rows": [["drawer", 1]] * 3}] * 2)):
        with p.frame(at=(s * (w / 2 - 1 - wide / 2), 0, 0)):
            board(p, p.get("plinth_part", "main"), (wide + 0.5, deep + 0.5, foot), at=(0, 0, foot / 2), ease=0.2)
            carcass(p, wide, deep, height - foot - 0.02, at=(0, 0, foot))
            filled(p, wide, deep, height - foot - 0.02, [column], at=(0, 0, foot))
    board(p, "main", (w - wide * 2 - 2, 0.7, height * 0.6), at=(0, deep / 2 - 2, height * 0.69), ease=0.06, grain="x")
    board(p, "main", (w - wide * 2 - 2, 0.8, 2.4), at=(0, -deep / 2 + 0.6, height - 1.25), ease=0.06, grain="x")


def on_sawhorses(p, height):
    """Two sawhorses, each a beam on four leaning legs with a rung at either end."""
    w, d = p.width, p.depth
    spread, angle = 5.6, math.degrees(math.atan2(5.0, height))
    for s in (-1, 1):
        with p.frame(at=(s * w * 0.31, 0, 0)):
            board(p, "second", (2.6, d * 0.88, 2.6), at=(0, 0, height - 1.32), ease=0.2)
            for t in (-1, 1):
                y = t * d * 0.35
                for lean in (-1, 1):
                    board(
                        p,
                        "second",
                        (1.5, 2.3, height * 1.0),
                        at=(lean * (spread / 2 + 0.75), y, height / 2 - 0.4),
                        turn=(0, -lean * angle, 0),
                        ease=0.14,
                        grain="z",
                    )
                board(p, "second", (spread * 1.4, 1.0, 1.7), at=(0, y, height * 0.34), ease=0.12)
            board(p, "second", (1.0, d * 0.66, 1.5), at=(0, 0, height * 0.34 + 1.2), ease=0.12)


def on_kidney(p, height):
    """Splayed legs, and a drawer under each lobe of a kidney."""
    w, d, tall, wide, deep = p.width, p.depth, 4.6, p.width * 0.27, p.depth * 0.62
    for s in (-1, 1):
        at = (s * w * 0.285, -d * 0.03, height - tall / 2 - 0.01)
        board(p, "main", (wide, deep, tall), at=at, ease=0.15, grain="x")
        front = (at[0], at[1] - deep / 2 - 0.25, at[2])
        drawer_front(p, wide - GAP * 6, tall - GAP * 6, front, p.get("handle", "knob"), thick=0.6)
    spots = [(-w * 0.36, -d * 0.24), (w * 0.36, -d * 0.24), (w * 0.3, d * 0.26), (-w * 0.3, d * 0.26)]
    legs(p, "second", p.get("legs", "tapered"), height - 0.1, spots, p.get("splay", 4), p.get("leg_thick", 1.0))


def kidney(width, depth):
    """The outline of a kidney, its hollow toward the viewer."""
    shape = [
        *((-0.5, -0.05), (-0.46, -0.5), (-0.22, -0.52), (0, -0.2), (0.22, -0.52), (0.46, -0.5)),
        *((0.5, -0.05), (0.44, 0.42), (0.15, 0.52), (-0.15, 0.52), (-0.44, 0.42)),
    ]
    return eased([(x * width, y * depth) for x, y in shape], depth, steps=12)


def demilune(width, depth):
    """Half an ellipse, flat at the back, about its middle."""
    return [(x, y + depth / 2) for x, y in _half(width, depth)]


BASES = {
    "demilune": on_demilune,
    "columns": on_columns,
    "crosses": on_crosses,
    "pedestals": on_pedestals,
    "sawhorses": on_sawhorses,
    "kidney": on_kidney,
}

"""What a case stands on."""

from joinery.leg import corners, legs
from joinery.shape import board, rod, slab


def stand(p, height):
    """What a case rests on, up to this height: legs, a plinth, a sled or brackets."""
    style = p.get("base", "legs")
    w, d = p.width, p.depth
    if style == "legs":
        inset = p.get("leg_inset", 3.0)
        legs(
            p,
            "second",
            p.get("legs", "tapered"),
            height + 0.05,
            corners(w, d, inset),
            p.get("splay", 4),
            p.get("leg_thick", None),
        )
        if p.get("rail", True):
            for s in (-1, 1):
                board(p, "second", (w - inset * 2, 1.1, 1.3), at=(0, s * (d / 2 - inset), height - 0.7), ease=0.2)
    elif style == "plinth":
        board(p, p.get("plinth_part", "main"), (w - 1.2, d - 1.6, height), at=(0, 0.5, height / 2), ease=0.12)
    elif style == "sled":
        for s in (-1, 1):
            x = s * (w / 2 - 4)
            points = [
                (x, -d / 2 + 1.6, height),
                (x, -d / 2 + 1.6, 0.4),
                (x, d / 2 - 1.6, 0.4),
                (x, d / 2 - 1.6, height),
            ]
            for a, b in zip(points, points[1:]):
                rod(p, "second", [a, b], 0.4, bend=0)
        for s in (-1, 1):
            board(p, "second", (w - 7, 0.8, 0.8), at=(0, s * (d / 2 - 1.6), height - 0.4), ease=0.08)
    elif style == "bracket":
        t = 1.0
        for s in (-1, 1):
            _corner_foot(p, s, t, height)
            board(p, "main", (t, 5.0, height), at=(s * (w / 2 - t / 2 - 0.1), d / 2 - 2.7, height / 2), ease=0.3)
        board(p, "main", (w - 0.4, t, height * 0.4), at=(0, -d / 2 + t / 2 + 0.3, height * 0.8), ease=0.1)


def _corner_foot(p, side, thick, height):
    """Two brackets mitred into one foot: boards that merely crossed would share their faces."""
    x, y, long = p.width / 2 - 0.1, -p.depth / 2 + 0.2, 5.3
    plan = [
        *((x, y), (x, y + long), (x - thick, y + long)),
        *((x - thick, y + thick), (x - long, y + thick), (x - long, y)),
    ]
    outline = plan if side > 0 else [(-px, py) for px, py in reversed(plan)]
    slab(p, "main", outline, height, ease=0.2)

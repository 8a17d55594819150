"""Legs. Each stands on z = 0 and ends at `height` (inches); `splay` leans its foot out of the piece."""

import math

from joinery.outline import eased
from joinery.shape import board, lathe, rod


def legs(piece, part, style, height, spots, splay=4, thick=None):
    """One leg at each (x, y) spot, leaning away from the middle of the spots."""
    middle = [sum(spot[axis] for spot in spots) / len(spots) for axis in (0, 1)]
    for x, y in spots:
        out = math.degrees(math.atan2(y - middle[1], x - middle[0])) if (x, y) != tuple(middle) else 0
        with piece.frame(at=(x, y, 0), turn=(0, 0, out)):
            LEGS[style](piece, part, height, splay, thick)


def tapered(piece, part, height, splay, thick):
    """The mid-century leg: round, thin at the foot, with a brass-like ferrule when there is a trim."""
    top = thick or max(0.75, min(1.1, height * 0.11))
    out = math.tan(math.radians(splay * 1.8)) * height
    foot = top * 0.5
    rod(piece, part, [(out, 0, 0), (0, 0, height)], [foot, top], bend=0, sides=20)


def square(piece, part, height, splay, thick):
    """A plain square leg."""
    side = thick or 2.0
    _unturned(piece, part, (side, side, height), height)


def tapered_square(piece, part, height, splay, thick):
    """A square leg that narrows to the foot."""
    top = (thick or 2.0) / 2
    _square_rod(piece, part, [(0, 0, 0), (0, 0, height)], [top * 0.55, top])


def block(piece, part, height, splay, thick):
    """A low block."""
    side = thick or 2.6
    _unturned(piece, part, (side, side, height), height)


def bun(piece, part, height, splay, thick):
    """A turned bun foot."""
    r = thick or max(1.5, height * 0.55)
    steps = 12
    profile = [(r * 0.5, 0)]
    profile += [
        (r * (0.55 + 0.45 * math.sin(math.pi * t / steps)), height * (0.04 + 0.72 * t / steps))
        for t in range(steps + 1)
    ]
    profile += [(r * 0.5, height * 0.8), (r * 0.62, height * 0.88), (r * 0.62, height)]
    lathe(piece, part, profile, sides=28)


def turned(piece, part, height, splay, thick):
    """A baluster leg with rings, for country and Victorian pieces."""
    r = thick or max(0.9, height * 0.055)
    shape = [
        (0.52, 0.0),
        (0.62, 0.015),
        (0.7, 0.05),
        (0.55, 0.09),
        (0.5, 0.11),
        (0.72, 0.13),
        (0.5, 0.15),
        (0.58, 0.22),
        (0.82, 0.42),
        (0.95, 0.58),
        (0.8, 0.68),
        (0.55, 0.73),
        (0.95, 0.755),
        (0.95, 0.775),
        (0.55, 0.80),
        (0.7, 0.82),
        (0.98, 0.835),
    ]
    lathe(piece, part, eased([(r * a, height * b) for a, b in shape], 0.3, steps=3, closed=False), sides=28)
    _unturned(piece, part, (r * 2.05, r * 2.05, height * 0.17), height * 2 - height * 0.17)


def cabriole(piece, part, height, splay, thick):
    """An S-curved leg with a pad foot."""
    r = thick or max(0.9, height * 0.075)
    k = height * 0.09
    rod(
        piece,
        part,
        [
            (k * 1.3, 0, 0.25),
            (k * 0.6, 0, height * 0.12),
            (0, 0, height * 0.35),
            (k * 0.5, 0, height * 0.66),
            (k * 1.1, 0, height * 0.84),
            (0, 0, height),
        ],
        [r * 0.62, r * 0.42, r * 0.5, r * 0.8, r * 1.15, r * 1.2],
        bend=8,
        sides=20,
    )
    lathe(
        piece, part, [(r * 0.55, 0), (r * 0.85, 0.12), (r * 0.8, 0.45), (r * 0.4, 0.7)], at=(k * 1.35, 0, 0), sides=24
    )


def hairpin(piece, part, height, splay, thick):
    """A bent steel rod, two shanks meeting in a tight curve."""
    r = thick or 0.22
    lean = math.tan(math.radians(splay)) * height
    spread = max(1.4, height * 0.16)
    points = [(0, -spread, height), (lean * 0.6, -spread * 0.42, height * 0.4), (lean, -0.45, 0.6), (lean * 1.02, 0, r)]
    points += [(x, -y, z) for x, y, z in reversed(points[:-1])]
    rod(piece, part, points, r, bend=8, sides=12)
    board(piece, part, (2.2, spread * 2.4, 0.18), at=(0, 0, height - 0.09), ease=0.05)


def post(piece, part, height, splay, thick):
    """A round metal post on a small glide."""
    r = thick or 0.55
    lathe(piece, part, [(r * 1.5, 0), (r * 1.5, 0.25), (r, 0.4), (r, height)], sides=24, ease=0.08)


def spindle(piece, part, height, splay, thick):
    """A country leg, swollen in the middle, splayed."""
    r = thick or 0.75
    out = math.tan(math.radians(splay * 2)) * height
    points = [(out * (1 - t), 0, height * t) for t in (0, 0.3, 0.6, 0.85, 1)]
    rod(piece, part, points, [r * 0.6, r * 0.85, r * 1.15, r * 0.9, r * 0.7], bend=6, sides=18)


LEGS = {
    "tapered": tapered,
    "square": square,
    "tapered_square": tapered_square,
    "block": block,
    "bun": bun,
    "turned": turned,
    "cabriole": cabriole,
    "hairpin": hairpin,
    "post": post,
    "spindle": spindle,
}


def corners(width, depth, inset=2.0, inset_back=None):
    """The four spots of legs set in from the corners of a plan."""
    x, front, back = width / 2 - inset, -depth / 2 + inset, depth / 2 - (inset if inset_back is None else inset_back)
    return [(-x, front), (x, front), (x, back), (-x, back)]


def _unturned(piece, part, size, twice_middle):
    """A square section keeps to the axes of the piece, however its leg's frame was turned."""
    place = piece._frames[-1].to_translation()
    turn = piece._frames[0]
    kept = piece._frames[-1]
    piece._frames[-1] = turn.Translation(place)
    try:
        board(piece, part, size, at=(0, 0, twice_middle / 2), ease=0.14, grain="z")
    finally:
        piece._frames[-1] = kept


def _square_rod(piece, part, points, halves):
    place = piece._frames[-1].to_translation()
    kept = piece._frames[-1]
    piece._frames[-1] = piece._frames[0].Translation(place)
    try:
        thing = rod(piece, part, points, [half * math.sqrt(2) for half in halves], turn=(0, 0, 45), bend=0, sides=4)
        bevel = thing.modifiers.new("ease", "BEVEL")
        bevel.width, bevel.segments = 0.12, 2
    finally:
        piece._frames[-1] = kept

"""Wing chairs beyond the traditional one: sculpted, round, channeled, straight."""

import math

from joinery.leg import corners, legs
from joinery.outline import eased
from joinery.shape import plate, rod, slab
from upholstery.cushion import cushion, padded
from upholstery.wall import around, walled


def swoop(p):
    """A tall back that spreads into ears, and arms that float before it."""
    w, d, h = p.width, p.depth, p.height
    leg, seat = 7.5, 17.0
    inner = w - 9
    padded(p, "main", (inner + 1, d - 8, 5.4), at=(0, -1.4, leg + 2.7), soft=1.2, crown=0.15)
    cushion(
        p,
        "main",
        (inner, d - 9, 5.0),
        at=(0, -2.2, seat - 2.0),
        turn=(-4, 0, 0),
        crown=1.0,
        welt=0.14,
        corner=3,
        soft=1.0,
        sag=0.5,
    )
    half = (h - leg - 2.2) / 2
    back = [(-inner * 0.42, -half), (inner * 0.42, -half), (inner * 0.5, -half * 0.15), (w * 0.46, half * 0.3)]
    back += [(w * 0.498, half * 0.66), (w * 0.4, half * 0.98), (w * 0.2, half * 0.94), (0, half)]
    back += [(-x, z) for x, z in reversed(back[2:7])]
    outline = eased(back, [2, 2, 5, 5, 5, 4, 5, 8, 5, 4, 5, 5, 5], steps=10)

    def ears(x, z):
        high = max(0.0, min(1.0, (z / half + 0.35) / 0.7))
        return -((x / w) ** 2) * 8 - max(0.0, abs(x) / w - 0.3) ** 1.2 * w * 1.9 * high * high * (3 - 2 * high)

    plate(
        p, "main", outline, 4.0, at=(0, d / 2 - 6.2, leg + 1.8 + half), turn=(-13, 0, 0), pad=1.2, bow=ears, grain="z"
    )
    for s in (-1, 1):
        x, arm = s * (w / 2 - 2.3), 24.2
        spots = [
            (x, -d / 2 + 2.2, arm - 2.0),
            (x, -d / 2 + 8, arm - 1.6),
            (x * 0.98, d / 2 - 12, arm - 1.8),
            (x * 0.84, d / 2 - 6, arm - 1.0),
        ]
        rod(p, "main", spots, [1.9, 2.2, 2.1, 1.6], bend=8, sides=24)
        rod(p, "second", [(x, -d / 2 + 1.9, arm - 2.0), (x, -d / 2 + 1.0, arm - 2.05)], [1.75, 1.5], bend=0, sides=28)
        rod(
            p,
            "second",
            [(x * 0.96, -d / 2 + 2.2, 0), (x * 0.97, -d / 2 + 4.4, leg + 4), (x, -d / 2 + 4.6, arm - 3)],
            [0.55, 0.95, 0.75],
        )
        rod(p, "second", [(x * 0.96, -d / 2 + 4.3, leg + 2.6), (x * 0.7, -d / 2 + 5, leg + 2.4)], 0.7, bend=0)
        rod(p, "second", [(x * 0.72, d / 2 - 1.2, 0), (x * 0.62, d / 2 - 8, leg + 2.5)], [0.55, 0.95], bend=0)


def barrel(p):
    """One wall that rises from the arms to the wings and around the head."""
    w, d, h = p.width, p.depth, p.height
    leg, seat, thick = p.get("leg", 6.0), 18.5, 3.4
    spots = around(w - thick, d - thick, 24.0, h, start=-207, end=27, steps=44, power=2.3, flat=0.62, fall=1.25)
    walled(p, "main", spots, leg, thick)
    rim = [(x, y, z + 0.02) for x, y, z in spots[2:-2]]
    rod(p, "main", rim, 0.2, bend=1, sides=8)
    padded(p, "main", (w - thick - 1.4, d - thick, 8), at=(0, -1.0, leg + 4), soft=1.0, corner=w * 0.38, crown=0.1)
    cushion(
        p,
        "main",
        (w - thick * 2 + 0.4, d - thick - 2.2, 5.2),
        at=(0, -1.8, seat - 2.4),
        crown=1.0,
        corner=w * 0.34,
        welt=0.14,
        soft=0.8,
        sag=0.5,
    )
    tall = h - seat - 4
    outline = eased(
        [(-w * 0.24, -tall / 2), (w * 0.24, -tall / 2), (w * 0.26, tall / 2), (-w * 0.26, tall / 2)], [3, 3, 7, 7]
    )
    plate(
        p,
        "main",
        outline,
        2.0,
        at=(0, d / 2 - thick - 1.5, seat - 0.8 + tall / 2),
        turn=(-3, 0, 0),
        pad=1.7,
        bow=lambda x, z: -((x / w) ** 2) * 20,
        grain="z",
    )
    legs(p, "second", p.get("legs", "tapered"), leg + 0.6, corners(w * 0.6, d * 0.6, 0), 4)


def channel(p):
    """A wall sewn into upright channels, tall behind the head and falling to the arms."""
    w, d, h = p.width, p.depth, p.height
    leg, seat, thick = p.get("leg", 6.0), 18.0, 4.2
    spots = around(w - thick, d - thick, 24.0, h, start=-200, end=20, steps=272, power=2.5, flat=0.42, fall=1.3)
    passed = [0.0]
    for one, two in zip(spots, spots[1:]):
        passed.append(passed[-1] + math.dist(one[:2], two[:2]))
    channels = 17
    swell = [0.62 + 0.38 * abs(math.sin(far / passed[-1] * math.pi * channels)) ** 0.6 for far in passed]
    crest = [(x, y, z - 0.9 * (1 - share) / 0.38) for (x, y, z), share in zip(spots, swell)]
    walled(p, "main", crest, leg, thick, swell=swell)
    padded(p, "main", (w - thick - 1, d - thick - 0.2, 8), at=(0, -1.0, leg + 4), soft=1.0, corner=w * 0.34, crown=0.1)
    cushion(
        p,
        "main",
        (w - thick * 2 + 1, d - thick - 2.6, 5.2),
        at=(0, -2.2, seat - 2.4),
        crown=1.0,
        corner=w * 0.3,
        welt=0.14,
        soft=0.9,
        sag=0.5,
    )
    legs(p, "second", p.get("legs", "tapered"), leg + 0.6, corners(w * 0.6, d * 0.6, 0), 4)


def straight(p):
    """Sides cut in one piece from the arm to the top of the wing."""
    w, d, h = p.width, p.depth, p.height
    leg, seat, thick = p.get("leg", 5.0), 18.5, 3.4
    arm, inner = 24.5, w - thick * 2
    padded(p, "main", (inner + 0.4, d - 2, 7), at=(0, -0.4, leg + 3.5), soft=0.6, crown=0.1)
    cushion(
        p,
        "main",
        (inner - 0.2, d - 6.4, 5.4),
        at=(0, -d / 2 + (d - 6.4) / 2 - 0.2, seat - 2.4),
        crown=1.0,
        welt=0.15,
        corner=1.6,
        sag=0.5,
    )
    low = leg - 0.3
    side = [
        (-d / 2 + 0.4, low),
        (d / 2 - 1.6, low),
        (d / 2 - 0.2, h),
        (d / 2 - 10.5, h - 0.4),
        (d / 2 - 13.0, arm + 5),
        (d / 2 - 16, arm),
        (-d / 2, arm),
    ]
    outline = eased(side, [1.3, 1.3, 2.4, 5.0, 6, 5, 2.2])
    for s in (-1, 1):
        slab(
            p,
            "main",
            outline,
            thick,
            at=(s * (w / 2 - thick / 2) - thick / 2, 0, 0),
            turn=(90, 0, 90),
            ease=1.1,
            grain="y",
        )
    tall = h - leg - 0.6
    padded(
        p, "main", (inner + 0.6, 4.6, tall), at=(0, d / 2 - 3.3, leg + tall / 2), turn=(-2.5, 0, 0), soft=1.4, crown=0.2
    )
    cushion(
        p,
        "main",
        (inner - 0.6, h - seat - 2.4, 4.6),
        at=(0, d / 2 - 7.0, seat + (h - seat) / 2 - 0.6),
        turn=(85, 0, 0),
        crown=1.2,
        welt=0.15,
        corner=1.8,
        soft=0.7,
        grain="y",
    )
    legs(p, "second", p.get("legs", "tapered_square"), leg + 0.4, corners(w, d - 1.4, 1.9), 2, 1.8)


FORMS = {"swoop": swoop, "barrel": barrel, "channel": channel, "straight": straight}

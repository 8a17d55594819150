"""Vases, bowls, baskets, planters, candleholders, pedestals and plant stands."""

import math

from joinery.leg import corners, legs
from joinery.outline import eased, ellipse
from joinery.shape import board, lathe, rod, slab
from kind.vessel_bowl import footed, hollowed, scalloped, tripod
from kind.vessel_candle import blocks, chambersticks, hoops, spheres, taper
from kind.vessel_plant import foliage, grown
from kind.vessel_stand import arched, crossed, fern, hourglass, stacked, taboret, trumpet, twisted
from kind.vessel_woven import belly, crate, flared

VASES = {
    "bottle": [(0.62, 0), (0.9, 0.06), (1.0, 0.3), (0.9, 0.5), (0.4, 0.66), (0.26, 0.78), (0.26, 0.93), (0.4, 1.0)],
    "urn": [
        (0.4, 0),
        (0.45, 0.03),
        (0.34, 0.08),
        (0.8, 0.3),
        (1.0, 0.56),
        (0.9, 0.74),
        (0.55, 0.87),
        (0.55, 0.93),
        (0.72, 1.0),
    ],
    "moon": [(0.36, 0), (0.7, 0.1), (0.96, 0.34), (1.0, 0.5), (0.94, 0.68), (0.64, 0.88), (0.4, 0.94), (0.42, 1.0)],
    "cylinder": [(0.86, 0), (0.92, 0.02), (0.98, 0.3), (1.0, 0.6), (0.97, 0.9), (0.9, 1.0)],
    "amphora": [
        (0.3, 0),
        (0.42, 0.03),
        (0.72, 0.3),
        (1.0, 0.62),
        (0.86, 0.76),
        (0.42, 0.86),
        (0.38, 0.94),
        (0.58, 1.0),
    ],
    "flare": [(0.5, 0), (0.52, 0.03), (0.42, 0.2), (0.5, 0.5), (0.72, 0.8), (1.0, 1.0)],
}


def thrown(p, part, profile, radius, height, at=(0, 0, 0), wall=0.22):
    """A thrown vessel with an inside; the profile is in shares of radius and height."""
    outer = eased([(a * radius, b * height) for a, b in profile], max(radius, height) * 0.25, steps=7, closed=False)
    inner = [(max(0.05, x - wall), max(z, wall)) for x, z in reversed(outer)]
    lip = [(outer[-1][0] - wall * 0.5, outer[-1][1] + wall * 0.35)]
    lathe(p, part, [(0.05, 0)] + outer + lip + inner + [(0.05, wall)], at=at, sides=80)


def vase(p):
    """A vase, now and then with a few branches."""
    r, h = p.width / 2, p.height
    stems = p.get("stems", 0)
    thrown(p, "main", VASES[p.get("form", "bottle")], r, h)
    if p.get("handles", False):
        for s in (-1, 1):
            rod(
                p,
                "main",
                [
                    (s * r * 0.4, 0, h * 0.9),
                    (s * r * 0.9, 0, h * 0.92),
                    (s * r * 1.05, 0, h * 0.8),
                    (s * r * 0.9, 0, h * 0.68),
                ],
                0.32,
            )
    for index in range(stems):
        a = index / stems * 6.28 + 0.5
        sway = p.random.uniform(0.25, 0.5) * h
        top = h * p.random.uniform(1.6, 1.95)
        points = [
            (0, 0, h * 0.4),
            (math.cos(a) * sway * 0.2, math.sin(a) * sway * 0.2, h * 1.05),
            (math.cos(a) * sway, math.sin(a) * sway, top),
        ]
        rod(p, "dark", points, [0.11, 0.09, 0.05], sides=6)
        for leaf in range(9):
            t = 0.35 + leaf * 0.072
            x, y, z = (points[1][k] + (points[2][k] - points[1][k]) * (t - 0.3) / 0.7 for k in range(3))
            foliage(p, (x, y, z), p.random.uniform(0, 360), p.random.uniform(15, 60), h * 0.17, 0.42)


BOWLS = {"footed": footed, "scalloped": scalloped, "tripod": tripod, "hollowed": hollowed}


def bowl(p):
    """An open bowl on a foot ring, or of another form."""
    form = p.get("form", "open")
    if form in BOWLS:
        BOWLS[form](p)
        return
    r, h = p.width / 2, p.height
    thrown(p, "main", [(0.34, 0), (0.36, 0.1), (0.62, 0.22), (0.9, 0.6), (1.0, 1.0)], r, h, wall=p.get("wall", 0.28))


def basket(p):
    """A basket: coiled, woven or of canes, open or with a lid, with handles or without."""
    BASKETS[p.get("form", "coiled")](p)


def _hoop(p, wide, z, thick):
    spots = [i / 48 * 2 * math.pi for i in range(48)]
    rod(p, "main", [(math.cos(a) * wide, math.sin(a) * wide, z) for a in spots], thick, loop=True, bend=1, sides=8)


def _hamper(p):
    """Upright stakes woven between bands, and a domed lid with a loop."""
    r, h = p.width / 2 - 0.4, p.height
    rim = h * 0.78
    lathe(p, "main", [(0.1, 0.1), (r * 0.84, 0.1), (r * 0.94, rim), (r * 0.9, rim), (0.1, 0.6)], sides=72)
    count = 56
    for index in range(count):
        a = index / count * 2 * math.pi
        bulge = 0.16 if index % 2 else -0.1
        points = [
            (
                math.cos(a) * (r * (0.86 + 0.1 * t) + bulge),
                math.sin(a) * (r * (0.86 + 0.1 * t) + bulge),
                0.2 + t * (rim - 0.4),
            )
            for t in (0, 0.5, 1)
        ]
        rod(p, "main", points, 0.3, bend=2, sides=8)
    for t in (0.02, 0.07, 0.47, 0.52, 0.93, 0.98):
        _hoop(p, r * (0.88 + 0.1 * t), 0.2 + t * (rim - 0.4), 0.42)
    for index in range(13):
        t = index / 12
        _hoop(p, max(0.6, (r + 0.2) * math.cos(t * 1.5)), rim + 0.5 + (h - rim - 2.2) * math.sin(t * 1.5), 0.5)
    loop = [i / 24 * 2 * math.pi for i in range(24)]
    rod(p, "main", [(math.cos(a) * 1.2, 0, h - 1.4 + math.sin(a) * 1.1) for a in loop], 0.28, loop=True, bend=1)


def _trug(p):
    """A shallow basket with a handle that arches over it."""
    r, h = p.width / 2 - 0.4, p.height
    rim = h * 0.42
    coils = max(5, round(rim / 0.6))
    for index in range(coils):
        t = index / (coils - 1)
        _hoop(p, r * (0.74 + 0.26 * math.sin(t * math.pi / 2)), 0.36 + t * (rim - 0.7), 0.38)
    _hoop(p, r, rim + 0.15, 0.55)
    lathe(p, "main", [(0.1, 0.05), (r * 0.74, 0.05), (r * 0.76, 0.5), (0.1, 0.5)], sides=64)
    arch = [i / 16 * math.pi for i in range(17)]
    for y in (-0.45, 0.45):
        rod(p, "main", [(math.cos(a) * r, y, rim + math.sin(a) * (h - rim - 0.5)) for a in arch], 0.46, bend=3)


def _coiled(p):
    """Coils from the bottom up, with two handles."""
    r, h = p.width / 2, p.height
    coils = int(h / 0.62)
    for index in range(coils):
        t = index / (coils - 1)
        wide = r * (0.82 + 0.2 * math.sin(t * 2.4))
        ring = [
            (
                math.cos(a) * wide * (1 + p.random.uniform(-0.008, 0.008)),
                math.sin(a) * wide,
                0.34 + t * (h - 2.6) + p.random.uniform(-0.03, 0.03),
            )
            for a in [i / 40 * 2 * math.pi for i in range(40)]
        ]
        rod(p, "main", ring, 0.37, loop=True, bend=1, sides=8)
    lathe(p, "main", [(0.1, 0.05), (r * 0.8, 0.05), (r * 0.8, 0.5), (0.1, 0.5)], sides=48)
    top = r * (0.82 + 0.2 * math.sin(2.4))
    for s in (-1, 1):
        rod(
            p,
            "second" if "second" in p.details["parts"] else "main",
            [
                (s * top, -2.4, h - 3.2),
                (s * top * 1.03, -1.9, h - 0.8),
                (s * top * 1.03, 0, h - 0.2),
                (s * top * 1.03, 1.9, h - 0.8),
                (s * top, 2.4, h - 3.2),
            ],
            0.34,
        )


BASKETS = {"coiled": _coiled, "hamper": _hamper, "trug": _trug, "belly": belly, "crate": crate, "flared": flared}


PLANTERS = {
    "cone": [(0.6, 0), (0.64, 0.04), (0.96, 0.86), (1.0, 0.88), (1.0, 1.0)],
    "egg": [(0.5, 0), (0.7, 0.08), (1.0, 0.5), (0.9, 0.9), (0.84, 1.0)],
    "tub": [(0.84, 0), (0.88, 0.03), (0.98, 0.94), (1.0, 1.0)],
    "cylinder": [(0.9, 0), (0.98, 0.04), (1.0, 0.14), (1.0, 1.0)],
    "dish": [(0.4, 0), (0.5, 0.02), (0.84, 0.3), (1.0, 0.72), (0.97, 1.0)],
    "urn": [
        (0.66, 0),
        (0.66, 0.06),
        (0.56, 0.1),
        (0.26, 0.2),
        (0.26, 0.27),
        (0.54, 0.36),
        (0.8, 0.5),
        (0.84, 0.8),
        (0.8, 0.88),
        (1.0, 0.96),
        (1.0, 1.0),
    ],
}


def planter(p):
    """A pot with a plant in it, on the floor or in a stand; `depth` and `width` are the pot's."""
    base = p.get("stand", 0)
    r, h = p.width / 2, p.height - base
    if base:
        _cradle(p, base, base + h * 0.42)
    thrown(p, "main", PLANTERS[p.get("form", "cone")], r, h, at=(0, 0, base), wall=0.5)
    soil = r * p.get("soil", 0.86)
    lathe(p, "dark", [(0.05, 0), (soil, 0), (0.05, 0.6)], at=(0, 0, base + h * 0.88), sides=40)
    grown(p, base + h * 0.9, r)


def _cradle(p, base, top):
    """Four legs around a pot, and the cross below that carries it."""
    thick = 0.62
    spot = (p.width / 2 + thick) * math.sqrt(0.5)
    legs(p, "second", "tapered", top, corners(spot * 2, spot * 2, 0), 0, thick)
    for x in (-1, 1):
        rod(p, "second", [(-x * spot, -spot, base - 0.42), (x * spot, spot, base - 0.42)], 0.42, bend=0)


STANDS = {"hourglass": hourglass, "fern": fern, "taboret": taboret, "crossed": crossed}


def plant_stand(p):
    """A stand that lifts a pot, shown without one or with a pot of clay."""
    w, h = p.width, p.height
    form = p.get("form", "legs")
    if form == "legs":
        slab(p, "main", ellipse(w, w), 0.9, at=(0, 0, h - 0.9), ease=0.3)
        legs(p, "main", "tapered", h - 0.8, corners(w * 0.55, w * 0.55, 0), 3.5, 0.7)
        slab(p, "main", ellipse(w * 0.72, w * 0.72), 0.7, at=(0, 0, h * 0.32), ease=0.25)
    elif form in STANDS:
        STANDS[form](p)
    else:
        for index in range(3):
            a = index * 2.0944 + 0.4
            c, s = math.cos(a) * w / 2, math.sin(a) * w / 2
            rod(p, "main", [(c, s, 0), (c * 0.86, s * 0.86, h * 0.5), (c * 0.96, s * 0.96, h)], 0.28)
        for z, wide in ((h - 0.3, 0.95), (h * 0.4, 0.86)):
            rod(
                p,
                "main",
                [
                    (math.cos(a) * w / 2 * wide, math.sin(a) * w / 2 * wide, z)
                    for a in [i / 48 * 2 * math.pi for i in range(48)]
                ],
                0.25,
                loop=True,
                bend=1,
                sides=10,
            )
        lathe(p, "main", [(0.1, 0), (w * 0.47, 0), (w * 0.47, 0.3), (0.1, 0.3)], at=(0, 0, h - 0.5), sides=48)


PEDESTALS = {"trumpet": trumpet, "twisted": twisted, "stacked": stacked, "arched": arched}


def pedestal(p):
    """A column to set something on."""
    w, h = p.width, p.height
    if p.get("form", "fluted") == "fluted":
        outline = []
        for step in range(24 * 8):
            a = step / (24 * 8) * 2 * math.pi
            r = w * 0.36 * (1 - 0.06 * abs(math.sin(a * 12)) ** 0.7)
            outline.append((math.cos(a) * r, math.sin(a) * r))
        slab(p, "main", outline, h - 5, at=(0, 0, 2.5), ease=0.1, grain="z")
        for z, turn in ((0, 1), (h - 2.6, -1)):
            board(p, "main", (w, w, 1.3), at=(0, 0, z + (0.65 if turn > 0 else 1.95)), ease=0.12)
            lathe(
                p,
                "main",
                [(0.1, 0), (w * 0.45, 0), (w * 0.47, 0.6), (w * 0.4, 1.3), (0.1, 1.3)],
                at=(0, 0, z + (1.25 if turn > 0 else 0.05)),
                sides=64,
                ease=0.2,
            )
    elif p.get("form", "fluted") in PEDESTALS:
        PEDESTALS[p.get("form", "fluted")](p)
    else:
        board(p, "main", (w, w, h), at=(0, 0, h / 2), ease=0.2, grain="z")


CANDLEHOLDERS = {"spheres": spheres, "hoops": hoops, "blocks": blocks, "chambersticks": chambersticks}


def candleholder(p):
    """A pair of candlesticks, a branch for three, or a set of another form."""
    form = p.get("form", "pair")
    if form in CANDLEHOLDERS:
        CANDLEHOLDERS[form](p)
        return
    w, h = p.width, p.height
    if form == "pair":
        for x, tall in ((-w * 0.26, h), (w * 0.26, h * 0.78)):
            stick = tall * 0.56
            profile = [
                (0.1, 0),
                (2.0, 0),
                (2.0, 0.4),
                (1.2, 0.8),
                (0.5, 1.4),
                (0.75, stick * 0.4),
                (0.4, stick * 0.55),
                (0.62, stick * 0.8),
                (0.4, stick * 0.9),
                (1.0, stick - 0.2),
                (1.0, stick),
                (0.1, stick),
            ]
            lathe(p, "main", eased(profile, 0.4, steps=4, closed=False), at=(x, 0, 0), sides=48)
            taper(p, (x, 0, stick - 0.1), tall - stick)
        return
    lathe(
        p,
        "main",
        [(0.1, 0), (2.6, 0), (2.6, 0.4), (0.7, 1.0), (0.4, 2), (0.4, h * 0.5), (0.1, h * 0.5)],
        sides=48,
        ease=0.3,
    )
    for x in (-1, 0, 1):
        if x:
            rod(
                p,
                "main",
                [(0, 0, h * 0.34), (x * w * 0.2, 0, h * 0.26), (x * w * 0.4, 0, h * 0.32), (x * w * 0.42, 0, h * 0.5)],
                0.32,
            )
        lathe(
            p, "main", [(0.1, 0), (1.0, 0.1), (1.1, 0.5), (0.1, 0.5)], at=(x * w * 0.42, 0, h * 0.5), sides=32, ease=0.1
        )
        lathe(
            p,
            "natural",
            [(0.1, 0), (0.42, 0), (0.38, h * 0.44), (0.1, h * 0.445)],
            at=(x * w * 0.42, 0, h * 0.53),
            sides=20,
        )


KINDS = {
    "vase": vase,
    "bowl": bowl,
    "basket": basket,
    "planter": planter,
    "plantstand": plant_stand,
    "pedestal": pedestal,
    "candleholder": candleholder,
}

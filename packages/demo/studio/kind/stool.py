"""Stools, benches, ottomans and poufs."""

import math

import bmesh
from mathutils import Vector, noise

from joinery.leg import corners, legs
from joinery.outline import eased, ellipse, rectangle
from joinery.shape import board, lathe, plate, rod, slab
from kind.ottoman import FORMS as OTTOMANS
from kind.stool_bar import FORMS as BAR_STOOLS
from kind.stool_bench import FORMS as BENCHES
from kind.stool_low import FORMS as LOW_STOOLS
from kind.stool_low import wound
from kind.stool_pouf import FORMS as POUFS
from upholstery.cushion import cushion, padded
from upholstery.tufting import tufted


def bar_stool(p):
    """A stool for a counter or a bar; `seat` is the height of its seat in inches."""
    w, d, h = p.width, p.depth, p.height
    seat = p.get("seat", min(h, 29.5))
    form = p.get("form", "wood")
    if form in BAR_STOOLS:
        BAR_STOOLS[form](p)
        return
    if form == "wood":
        slab(
            p,
            "main",
            eased(rectangle(w - 0.6, d - (3 if h > seat + 4 else 0.6)), 3.5),
            1.5,
            at=(0, 0, seat - 1.5),
            ease=0.55,
        )
        legs(p, "second", "spindle", seat - 1.2, corners(w * 0.62, d * 0.6, 0), splay=3)
    elif form == "upholstered":
        cushion(
            p,
            "main",
            (w - 0.6, d - 1.5, 3.6),
            at=(0, 0, seat - 1.7),
            crown=0.9,
            welt=0.13,
            corner=2.4,
            soft=0.7,
            sag=0.3,
        )
        padded(p, "main", (w - 1.2, d - 2, 1.6), at=(0, 0, seat - 4), soft=0.5, crown=0.05)
        legs(p, "second", p.get("legs", "tapered_square"), seat - 4.2, corners(w - 1, d - 2, 1.8), 2, 1.7)
    else:
        lathe(
            p,
            "main",
            [(0.5, 0), (w * 0.43, 0.1), (w * 0.46, 0.9), (w * 0.44, 1.5), (0.5, 1.25)],
            at=(0, 0, seat - 1.5),
            sides=64,
            ease=0.2,
        )
        for x, y in corners(w * 0.5, d * 0.5, 0):
            rod(p, "second", [(x * 1.6, y * 1.6, 0.1), (x, y, seat - 1.6)], 0.42, bend=0)
    ring = 8.5
    if form == "steel":
        reach = w * 0.25 * 1.6 - (w * 0.25 * 0.6) * ring / seat
        rod(
            p,
            "second",
            [
                (reach * math.sqrt(2) * math.cos(a), reach * math.sqrt(2) * math.sin(a), ring)
                for a in [i / 32 * 2 * math.pi for i in range(32)]
            ],
            0.36,
            loop=True,
            bend=1,
        )
    else:
        x, y = (w * 0.36, d * 0.35) if form == "wood" else (w / 2 - 2.3, d / 2 - 2.8)
        for s in (-1, 1):
            rod(p, "second", [(-x, s * y, ring), (x, s * y, ring)], 0.45, bend=0)
            rod(p, "second", [(s * x, -y, ring + 3), (s * x, y, ring + 3)], 0.42, bend=0)
    if h > seat + 4:
        _stool_back(p, w, d, h, seat, form)


def _stool_back(p, w, d, h, seat, form):
    tall = h - seat + 1
    part = "main" if form == "upholstered" else "second"
    if form == "upholstered":
        outline = eased(rectangle(w - 1, tall), [1, 1, 3, 3])
        plate(
            p,
            part,
            outline,
            1.8,
            at=(0, d / 2 - 1.6, seat + tall / 2 - 2.4),
            turn=(-8, 0, 0),
            pad=0.8,
            bow=lambda x, z: -((x / w) ** 2) * 4,
            grain="z",
        )
        return
    plate(
        p,
        part,
        eased(rectangle(w - 1.4, 4.4), 1.4),
        0.7,
        at=(0, d / 2 - 0.6, h - 2.4),
        turn=(-9, 0, 0),
        bow=lambda x, z: 0.4 - (x / w) ** 2 * 5,
    )
    for x in (-0.32, -0.11, 0.11, 0.32):
        rod(p, "second", [(x * w, d * 0.32, seat - 0.4), (x * w * 1.05, d / 2 - 0.8 - abs(x) * 2, h - 3)], 0.34, bend=0)


def stool(p):
    """A low stool: milking, drum, crossed, or one of the forms apart."""
    w, d, h = p.width, p.depth, p.height
    form = p.get("form", "three")
    if form in LOW_STOOLS:
        LOW_STOOLS[form](p)
    elif form == "three":
        slab(p, "main", ellipse(w, d), 1.6, at=(0, 0, h - 1.6), ease=0.55, under=0.8)
        spots = [(math.cos(a) * w * 0.28, math.sin(a) * w * 0.28) for a in (-1.3, 0.8, 2.9)]
        legs(p, "second", "spindle", h - 1.2, spots, splay=7, thick=0.85)
    elif form == "drum":
        r = w / 2
        lathe(
            p,
            "main",
            [
                (r * 0.8, 0),
                (r * 0.84, 0.8),
                (r * 0.97, h * 0.3),
                (r, h * 0.5),
                (r * 0.97, h * 0.7),
                (r * 0.84, h - 0.8),
                (r * 0.8, h),
                (0.2, h + 0.15),
            ],
            sides=72,
            ease=0.4,
        )
        for z in (h * 0.14, h * 0.86):
            for index in range(20):
                a = index / 20 * 2 * math.pi
                lathe(
                    p,
                    "main",
                    [(0.1, 0.25), (0.34, 0.12), (0.4, 0)],
                    at=(math.cos(a) * r * 0.9, math.sin(a) * r * 0.9, z),
                    turn=(0, 90, math.degrees(a)),
                    sides=12,
                )
    else:
        cushion(p, "main", (w, d, 3), at=(0, 0, h - 1.5), crown=0.9, welt=0.13, corner=2, soft=0.6)
        for s in (-1, 1):
            y = s * (d / 2 - 1.6)
            for lean in (-1, 1):
                rod(
                    p,
                    "second",
                    [
                        (-lean * (w / 2 - 1), y, 0),
                        (-lean * w * 0.12, y, h * 0.42),
                        (lean * w * 0.12, y, h * 0.5),
                        (lean * (w / 2 - 1), y, h - 2.6),
                    ],
                    [0.75, 0.85, 0.85, 0.7],
                )
        rod(p, "second", [(0, -d / 2 + 1.6, h * 0.46), (0, d / 2 - 1.6, h * 0.46)], 0.6, bend=0)


def ottoman(p):
    """A footstool or cocktail ottoman."""
    if p.get("form", "body") in OTTOMANS:
        OTTOMANS[p.get("form", "body")](p)
        return
    w, d, h = p.width, p.depth, p.height
    leg = p.get("leg", 5.0)
    if p.get("round", False):
        lathe(
            p,
            "main",
            [
                (w * 0.42, leg),
                (w * 0.48, leg + 0.3),
                (w * 0.495, leg + (h - leg) * 0.4),
                (w * 0.49, h - 1.6),
                (w * 0.44, h - 0.5),
                (w * 0.25, h - 0.05),
                (0.1, h),
            ],
            sides=90,
            ease=0.8,
        )
        for z in (h - 1.9, leg + 0.7):
            rod(
                p,
                "main",
                [
                    (math.cos(a) * w * 0.494, math.sin(a) * w * 0.494, z)
                    for a in [i / 60 * 2 * math.pi for i in range(60)]
                ],
                0.13,
                loop=True,
                bend=1,
                sides=8,
            )
        spots = corners(w * 0.5, d * 0.5, 0)
    else:
        body = h - leg
        padded(p, "main", (w - 0.8, d - 0.8, body - 3.4), at=(0, 0, leg + (body - 3.4) / 2), soft=0.6, crown=0.08)
        if p.get("top", "cushion") == "tufted":
            tufted(
                p,
                "main",
                w,
                d,
                4.4,
                at=(0, 0, h - 2),
                turn=(-90, 0, 0),
                rows=max(2, round(d / 8)),
                columns=max(2, round(w / 8)),
                deep=1.2,
            )
        else:
            cushion(p, "main", (w, d, 4.4), at=(0, 0, h - 2.2), crown=0.9, welt=0.14, soft=0.6, sag=0.3)
        spots = corners(w, d, 2.6)
    if leg:
        legs(p, "second", p.get("legs", "tapered"), leg + 0.4, spots, 4)


def pouf(p):
    """A floor cushion: of sewn gores, coiled of rope, a cube, or one of the forms apart."""
    {"gores": _sewn, "rope": _roped, "cube": _cubic, **POUFS}[p.get("form", "gores")](p)


def _roped(p):
    """Thick rope coiled to a flattened ball."""
    w, h = p.width, p.height
    thick = 0.8
    count = round(h / (thick * 1.7))
    for index in range(count):
        t = (index + 0.5) / count * 2 - 1
        wide = (w / 2 - thick) * (1 - abs(t) ** 3) ** 0.4
        z = thick + (t + 1) / 2 * (h - thick * 2)
        _ring(p, wide, z, thick)
    for wide in [(w / 2 - thick) * share for share in (0.42, 0.3, 0.18, 0.06)]:
        _ring(p, wide, h - thick * 0.95, thick)
    lathe(
        p,
        "main",
        [(0.1, 0.2), (w * 0.36, 0.2), (w * 0.43, h * 0.3), (w * 0.43, h * 0.7), (w * 0.3, h - 0.9), (0.1, h - 0.7)],
    )


def _ring(p, r, z, thick):
    spots = [i / 48 * 2 * math.pi for i in range(48)]
    start = p.random.uniform(0, 6)
    rod(
        p,
        "main",
        [(math.cos(a) * r, math.sin(a) * r, z + math.sin(a * 3 + start) * 0.06) for a in spots],
        [thick * (1.0 + 0.07 * math.sin(a * 24)) for a in spots],
        loop=True,
        bend=2,
        sides=10,
    )


def _cubic(p):
    """A soft cube with piped edges and three cords around its waist."""
    w, d, h = p.width, p.depth, p.height
    cushion(p, "main", (w - 0.6, d - 0.6, h), at=(0, 0, h / 2), crown=0.9, corner=2.2, soft=1.0, sag=0.5, welt=0.2)
    band = eased(rectangle(w - 0.1, d - 0.1), 2.3)
    for z in (h * 0.36, h * 0.5, h * 0.64):
        rod(p, "second", [(x, y, z) for x, y in band], 0.34, loop=True, bend=1, sides=8)


def _sewn(p):
    """Gores of leather sewn together."""
    w, h = p.width, p.height
    gores = p.get("gores", 12)
    mesh = bmesh.new()
    around, up = gores * 10, 36
    rings = []
    for k in range(up + 1):
        t = k / up * 2 - 1
        ring = []
        for i in range(around):
            a = i / around * 2 * math.pi
            seam = abs(math.sin(a * gores / 2)) ** 0.55
            wide = (1 - abs(t) ** 3.2) ** (1 / 2.4) if abs(t) < 1 else 0.02
            bump = noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, t * 1.5))) * 0.03
            r = w / 2 * max(wide, 0.02) * (0.94 + 0.06 * seam + bump)
            z = (
                h / 2
                + max(t, -0.9) / (1 if t > 0 else 0.9) * h / 2 * (0.985 - 0.05 * (1 - seam) * (1 - wide))
                + (0.02 * h * seam if t > 0.7 else 0)
            )
            ring.append(mesh.verts.new((r * math.cos(a), r * math.sin(a), max(z, 0.02))))
        rings.append(ring)
    for low, high in zip(rings, rings[1:]):
        for i in range(around):
            j = (i + 1) % around
            mesh.faces.new((low[i], low[j], high[j], high[i]))
    mesh.faces.new(rings[-1])
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces[:])
    p.place("main", mesh, grain="z", smooth=80)
    lathe(p, "main", [(1.9, 0), (1.8, 0.25), (0.1, 0.3)], at=(0, 0, h - 0.12), sides=32)


def bench(p):
    """A bench: upholstered, slatted, of plank, with a woven seat, or one of the forms apart."""
    w, d, h = p.width, p.depth, p.height
    form = p.get("form", "cushion")
    if form in BENCHES:
        BENCHES[form](p)
    elif form == "cushion":
        board(p, "second", (w - 1, d - 1, 1.6), at=(0, 0, h - 4.6), ease=0.3)
        cushion(p, "main", (w, d, 3.8), at=(0, 0, h - 2), crown=0.6, welt=0.13, soft=0.6, sag=0.2)
        legs(p, "second", p.get("legs", "tapered"), h - 5.2, corners(w, d, 2.8), 4)
    elif form == "slat":
        count = 7
        for index in range(count):
            y = (index / (count - 1) - 0.5) * (d - 2)
            board(p, "main", (w, 1.25, 1.0), at=(0, y, h - 0.5), ease=0.18)
        for s in (-1, 1):
            x = s * (w / 2 - 8)
            board(p, "second", (1.4, d - 1.4, 1.4), at=(x, 0, h - 1.7), ease=0.2)
            for y in (-d / 2 + 1.6, d / 2 - 1.6):
                rod(p, "second", [(x + s * 1.2, y, 0), (x, y * 0.86, h - 2.2)], [0.6, 0.85], bend=0, sides=18)
            rod(p, "second", [(x + s * 0.6, -d / 2 + 2, 5), (x + s * 0.6, d / 2 - 2, 5)], 0.45, bend=0)
    elif form == "plank":
        board(p, "main", (w, d, 1.7), at=(0, 0, h - 0.85), ease=0.25)
        for s in (-1, 1):
            board(
                p,
                "main",
                (1.6, d - 2, h - 1.6),
                at=(s * (w / 2 - 5), 0, (h - 1.6) / 2),
                turn=(0, -s * 4, 0),
                ease=0.25,
                grain="z",
            )
        board(p, "main", (w - 12, 1.4, 3), at=(0, 0, h - 6.5), ease=0.25)
    else:
        for s in (-1, 1):
            board(p, "second", (w - 1, 1.7, 2), at=(0, s * (d / 2 - 0.9), h - 1.6), ease=0.35)
            board(p, "second", (1.7, d - 2, 2), at=(s * (w / 2 - 1.2), 0, h - 1.6), ease=0.35)
        wound(p, w, d, h, margin=2.3, cords=34)
        legs(p, "second", "tapered", h - 1.5, corners(w, d, 1.6), 2, 1.0)


KINDS = {"barstool": bar_stool, "stool": stool, "ottoman": ottoman, "pouf": pouf, "bench": bench}

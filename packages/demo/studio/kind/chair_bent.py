"""Dining chairs that are padded, molded or bent of tube."""

from joinery.leg import corners, legs
from joinery.outline import eased, rectangle
from joinery.shape import plate, rod
from upholstery.cushion import cushion, padded


def upholstered(p):
    """A padded seat and back on wooden legs."""
    w, d, h, seat = p.width, p.depth, p.height, 19.0
    leg = 13.5
    padded(p, "main", (w - 0.6, d - 3, 2.6), at=(0, -1, leg + 1.3), soft=0.6, crown=0.1)
    cushion(
        p,
        "main",
        (w - 0.4, d - 2.5, 3.4),
        at=(0, -1.2, seat - 1.6),
        crown=1.0,
        welt=0.12,
        corner=2.2,
        soft=0.7,
        sag=0.3,
    )
    shape = eased(
        [
            (-w / 2 + 0.4, -(h - leg) / 2),
            (w / 2 - 0.4, -(h - leg) / 2),
            (w / 2 - 0.2, (h - leg) / 2),
            (-w / 2 + 0.2, (h - leg) / 2),
        ],
        [1, 1, 3, 3],
    )
    plate(
        p,
        "main",
        shape,
        2.4,
        at=(0, d / 2 - 2.6, (h + leg) / 2),
        turn=(-9, 0, 0),
        pad=1.2,
        bow=lambda x, z: -((x / w) ** 2) * 3,
        grain="z",
    )
    legs(p, "second", p.get("legs", "tapered_square"), leg + 0.2, corners(w, d - 2, 2), 3, 1.8)


def cantilever(p):
    """A bent steel tube that carries seat and back of framed cane."""
    w, d, h, seat = p.width, p.depth, p.height, 17.5
    r = 0.5
    x, front, rear = w / 2 - r, -d / 2 + r, d / 2 - 2
    side = lambda s: [
        (s * x, rear, r),
        (s * x, front + 3, r),
        (s * x, front + 0.6, 1.6),
        (s * x, front, 4),
        (s * x, front, seat - 4),
        (s * x, front + 0.8, seat - 1.4),
        (s * x, front + 3.4, seat - 0.6),
        (s * x, rear - 3, seat - 0.9),
        (s * x, rear - 0.6, seat + 0.6),
        (s * x, rear + 0.4, seat + 3.4),
        (s * x, rear + 1.8, h - 1),
    ]
    for s in (-1, 1):
        rod(p, "second", side(s), r, bend=5)
    rod(p, "second", [(-x, rear, r), (x, rear, r)], r)
    inner = w - 2.2
    if p.get("cane", True):
        framed_cane(p, inner, d - 5, (0, (front + rear) / 2 + 0.4, seat - 0.6), (90, 0, 0))
        framed_cane(p, inner, 9.5, (0, rear + 1.2, h - 5), (-8, 0, 0))
    else:
        cushion(
            p,
            "main",
            (w - 0.6, d - 4, 2.6),
            at=(0, (front + rear) / 2 + 0.4, seat + 0.8),
            crown=0.7,
            soft=0.9,
            welt=0.1,
        )
        padded(p, "main", (w - 0.4, 10.5, 2.2), at=(0, rear + 0.4, h - 5.2), turn=(82, 0, 0), soft=0.9, crown=0.5)


def shell(p):
    """A molded shell on metal or dowel legs."""
    w, d, h, seat = p.width, p.depth, p.height, 17.2
    high = h - seat + 1
    outline = eased(
        [
            (-w * 0.36, -high / 2),
            (w * 0.36, -high / 2),
            (w * 0.46, high * 0.15),
            (w * 0.34, high / 2),
            (-w * 0.34, high / 2),
            (-w * 0.46, high * 0.15),
        ],
        4.5,
    )
    plate(
        p,
        "main",
        outline,
        0.6,
        at=(0, d / 2 - 3.2, seat + high / 2 - 0.3),
        turn=(-13, 0, 0),
        bow=lambda x, z: 1.8 - (x / w) ** 2 * 11,
        grain="z",
    )
    base = eased([(-w * 0.5, -d * 0.47), (w * 0.5, -d * 0.47), (w * 0.4, d * 0.34), (-w * 0.4, d * 0.34)], 5)
    plate(
        p,
        "main",
        base,
        0.6,
        at=(0, -0.6, seat - 0.4),
        turn=(-88, 0, 0),
        bow=lambda x, z: -0.9 + (x / w) ** 2 * 5 - 1.6 * min(0, z / d + 0.2) ** 2 * 6,
        grain="z",
    )
    if p.get("legs", "tapered") == "post":
        with p.frame():
            legs(p, "second", "post", seat - 1, corners(w * 0.7, d * 0.68, 0), 5)
    else:
        legs(p, "second", p.get("legs", "tapered"), seat - 0.9, corners(w * 0.58, d * 0.56, 0), 7, 0.8)


def framed_cane(p, w, d, at, turn=(0, 0, 0), part="main", corner=1.3):
    """A field of cane in a bent frame, upright about a point."""
    with p.frame(at, turn):
        plate(p, "cane", eased(rectangle(w - 1.5, d - 1.5), corner - 0.5), 0.12)
        rail = eased(rectangle(w - 0.9, d - 0.9), corner)
        rod(p, part, [(a, 0, b) for a, b in rail], 0.55, loop=True, bend=1, flat=1.0)

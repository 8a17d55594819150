"""Headboards, and what of the frame belongs to them."""

import math

from joinery.outline import eased
from joinery.shape import board, lathe, panel, plate, rod
from upholstery.cushion import padded
from upholstery.tufting import channelled, tufted


def tufted_head(p):
    """A buttoned headboard."""
    w, h = p.width, p.height
    tall = h - 14
    padded(p, "main", (w - 0.4, 2.6, h - 2), at=(0, p.depth / 2 - 1.4, h / 2 + 0.8), soft=1.1, crown=0.1)
    tufted(p, "main", w, tall, 4.4, at=(0, p.depth / 2 - 3.2, h - tall / 2), rows=4, columns=round(w / 8), deep=1.3)


def channel_head(p):
    """A headboard sewn into channels."""
    w, h = p.width, p.height
    tall = h - 12
    padded(p, "main", (w - 0.4, 2.6, h - 2), at=(0, p.depth / 2 - 1.4, h / 2 + 0.8), soft=1.1, crown=0.1)
    channelled(p, "main", w, tall, 4.4, at=(0, p.depth / 2 - 3.2, h - tall / 2), channels=round(w / 5.5))


def arched_head(p):
    """An upholstered headboard with a curved top and a welt."""
    w, h = p.width, p.height
    tall = h - 6
    outline = eased(
        [
            (-w / 2, -tall / 2),
            (w / 2, -tall / 2),
            (w / 2, tall * 0.25),
            (w * 0.3, tall / 2),
            (-w * 0.3, tall / 2),
            (-w / 2, tall * 0.25),
        ],
        [0.5, 0.5, 14, 20, 20, 14],
        steps=12,
    )
    plate(p, "main", outline, 3.2, at=(0, p.depth / 2 - 2, h - tall / 2), pad=0.7, grain="z")
    rod(
        p,
        "main",
        [(x * 0.995, p.depth / 2 - 3.6, z * 0.995 + h - tall / 2) for x, z in outline],
        0.16,
        loop=True,
        bend=1,
        sides=8,
    )


def panel_head(p):
    """A framed wooden headboard."""
    w, h, y = p.width, p.height, p.depth / 2 - 1.1
    for s in (-1, 1):
        board(p, "main", (2.6, 2.2, h), at=(s * (w / 2 - 1.3), y, h / 2), ease=0.25, grain="z")
    board(p, "main", (w + 1.2, 2.6, 2.0), at=(0, y, h), ease=0.4)
    board(p, "main", (w - 5, 1.4, 4), at=(0, y, h - 3.0), ease=0.2)
    count = 4
    for index in range(count):
        wide = (w - 5.2) / count
        board(
            p,
            "main",
            (wide - 2.6, 0.7, h - 27),
            at=((index + 0.5) * wide - (w - 5.2) / 2, y, (h - 5 + 22) / 2),
            ease=0.12,
            grain="z",
        )
        board(
            p, "main", (2.6, 1.3, h - 25), at=(index * wide - (w - 5.2) / 2, y, (h - 5 + 22) / 2), ease=0.12, grain="z"
        )
    board(p, "main", (w - 5, 1.4, 4), at=(0, y, 21), ease=0.2)


def slat_head(p):
    """A low plain headboard, slightly leaning, with a gap: mid-century."""
    w, h = p.width, p.height
    for s in (-1, 1):
        board(p, "main", (2.0, 1.2, h - 4), at=(s * w * 0.3, p.depth / 2 - 0.6, (h - 4) / 2 + 2), ease=0.15, grain="z")
    panel(p, "main", w, h - 25, 1.1, 2.6, at=(0, p.depth / 2 - 1.4, h - (h - 25) / 2), turn=(86, 0, 0), ease=0.35)


def spindle_head(p):
    """Turned posts, a bowed top rail, spindles; the foot repeats it low."""
    w = p.width
    for y, tall in ((p.depth / 2 - 1.4, p.height), (-p.depth / 2 + 1.4, p.get("foot", 26))):
        for s in (-1, 1):
            x = s * (w / 2 - 1.2)
            lathe(
                p,
                "main",
                [
                    (0.7, 0),
                    (1.0, 1.5),
                    (1.25, 6),
                    (1.25, 16),
                    (0.9, 17),
                    (1.2, 18.5),
                    (1.0, tall - 3),
                    (0.7, tall - 2),
                    (1.3, tall - 0.6),
                    (1.0, tall + 0.5),
                    (0.2, tall + 0.9),
                ],
                at=(x, y, 0),
                sides=28,
                ease=0.4,
            )
        rise = [
            (-w / 2 + 1.2, y, tall - 4),
            (-w * 0.25, y, tall - 2.2),
            (0, y, tall - 1.6),
            (w * 0.25, y, tall - 2.2),
            (w / 2 - 1.2, y, tall - 4),
        ]
        rod(p, "main", rise, 0.95, bend=8)
        rod(p, "main", [(-w / 2 + 1.2, y, 13), (w / 2 - 1.2, y, 13)], 0.85, bend=0)
        count = round(w / 4.4)
        for index in range(1, count):
            x = index / count * (w - 2.4) - w / 2 + 1.2
            top = tall - 1.8 - (x / (w / 2)) ** 2 * 2.0
            rod(p, "main", [(x, y, 13), (x, y, (13 + top) / 2), (x, y, top)], [0.35, 0.5, 0.35])


def canopy_head(p):
    """Four posts and a frame over all of it."""
    w, d, h = p.width, p.depth, p.height
    side = p.get("post", 1.8)
    for x in (-1, 1):
        for y in (-1, 1):
            board(
                p,
                "main",
                (side, side, h),
                at=(x * (w / 2 - side / 2), y * (d / 2 - side / 2), h / 2),
                ease=0.15,
                grain="z",
            )
        board(p, "main", (side, d - side * 2, side), at=(x * (w / 2 - side / 2), 0, h - side / 2), ease=0.15)
    for y in (-1, 1):
        board(p, "main", (w - side * 2, side, side), at=(0, y * (d / 2 - side / 2), h - side / 2), ease=0.15)
    for z in (44, 34):
        board(p, "main", (w - side * 2, side * 0.8, 6 if z == 34 else 2), at=(0, d / 2 - side / 2, z), ease=0.2)


def rattan_head(p):
    """A hoop of rattan with rays."""
    w, h, y = p.width, p.height, p.depth / 2 - 1
    foot = 20.0
    arch = [
        (-math.cos(t) * (w / 2 - 0.6), y, foot + math.sin(t) * (h - foot - 0.6))
        for t in [i / 16 * math.pi for i in range(17)]
    ]
    rod(
        p,
        "main",
        [(-w / 2 + 0.6, y, 0), (-w / 2 + 0.6, y, foot * 0.6)]
        + arch
        + [(w / 2 - 0.6, y, foot * 0.6), (w / 2 - 0.6, y, 0)],
        0.8,
        bend=4,
    )
    inner = [
        (-math.cos(t) * w * 0.18, y, foot + math.sin(t) * (h - foot) * 0.36)
        for t in [i / 12 * math.pi for i in range(13)]
    ]
    rod(p, "main", inner, 0.6, bend=3)
    rod(p, "main", [(-w / 2 + 0.6, y, foot), (w / 2 - 0.6, y, foot)], 0.7, bend=0)
    for index in range(1, 22):
        t = index / 22 * math.pi
        rod(
            p,
            "main",
            [
                (-math.cos(t) * w * 0.18, y, foot + math.sin(t) * (h - foot) * 0.36),
                (-math.cos(t) * (w / 2 - 0.6), y, foot + math.sin(t) * (h - foot - 0.6)),
            ],
            0.34,
            bend=0,
        )


HEADS = {
    "tufted": tufted_head,
    "channel": channel_head,
    "arched": arched_head,
    "panel": panel_head,
    "slat": slat_head,
    "spindle": spindle_head,
    "canopy": canopy_head,
    "rattan": rattan_head,
}

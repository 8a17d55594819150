"""Beds with their mattress and linen, and dressing tables."""

import math

from joinery.case import drawer_front
from joinery.leg import corners, legs
from joinery.outline import eased, ellipse, rectangle
from joinery.shape import board, lathe, panel, plate, rod, slab
from upholstery.cushion import cushion, padded, pillow
from upholstery.tufting import channelled, tufted


def bed(p):
    """A bed: headboard of one form, rails, mattress, duvet and pillows."""
    HEADS[p.get("head", "panel")](p)
    _rails(p)
    _bedding(p)


def _rails(p):
    w, d = p.width, p.depth
    low = p.get("rail_low", 6.0)
    soft = p.get("rails", "wood") == "soft"
    part = p.get("rail_part", "main")
    for s in (-1, 1):
        if soft:
            padded(p, part, (2.6, d - 3, 8), at=(s * (w / 2 - 1.3), -0.6, low + 4), soft=1.1, crown=0.15)
        else:
            board(p, part, (1.4, d - 4, 7), at=(s * (w / 2 - 0.9), 0, low + 3.5), ease=0.25)
    if soft:
        padded(p, part, (w, 2.6, 8), at=(0, -d / 2 + 1.3, low + 4), soft=1.1, crown=0.15)
    elif not p.get("foot", 0):
        board(p, part, (w, 1.6, 7), at=(0, -d / 2 + 0.9, low + 3.5), ease=0.3)
    if not p.get("posts", False):
        legs(p, "second", p.get("legs", "tapered"), low + 0.6, corners(w, d, 3.4)[:2] + [(-w / 2 + 3.4, d / 2 - 8), (w / 2 - 3.4, d / 2 - 8)], 3)


def _bedding(p):
    w, d = p.width - 3.2, p.depth - 7
    top = 24.0
    cushion(p, "natural", (w, d, 11), at=(0, -0.6, top - 6), crown=0.3, corner=3.5, soft=1.4, welt=0.12)
    fold = d * 0.68
    cushion(
        p, "natural", (w + 1.6, fold, 9.5), at=(0, -0.6 - (d - fold) / 2 - 0.5, top - 3.4), crown=0.9, corner=4.5, soft=2.6,
        welt=0, pucker=0.85, bulge=0.8,
    )
    cushion(p, "natural", (w + 1.9, 13, 3.0), at=(0, -0.6 - d / 2 + fold + 4, top + 1.2), crown=0.4, corner=1.6, soft=1.4, welt=0, pucker=0.45)
    count = 2
    for index in range(count):
        x = (index + 0.5) / count * w - w / 2
        for row, lean in ((0, 64), (1, 48)):
            pillow(
                p, "natural", min(27, w / count - 1.5), 18, 7, at=(x + p.random.uniform(-0.6, 0.6), p.depth / 2 - 8 - row * 5.6, top + 7.4 - row * 1.2),
                turn=(lean, p.random.uniform(-2, 2), p.random.uniform(-4, 4)),
            )
    if "trim" in p.details["parts"]:
        cushion(p, "trim", (w + 2.6, 22, 8.8), at=(0, -0.6 - d / 2 + 13, top - 2.6), crown=0.9, corner=1.5, soft=2.4, welt=0, pucker=0.6, bulge=0.7)


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
    outline = eased([(-w / 2, -tall / 2), (w / 2, -tall / 2), (w / 2, tall * 0.25), (w * 0.3, tall / 2), (-w * 0.3, tall / 2), (-w / 2, tall * 0.25)], [0.5, 0.5, 14, 20, 20, 14], steps=12)
    plate(p, "main", outline, 3.2, at=(0, p.depth / 2 - 2, h - tall / 2), pad=0.7, grain="z")
    rod(p, "main", [(x * 0.995, p.depth / 2 - 3.6, z * 0.995 + h - tall / 2) for x, z in outline], 0.16, loop=True, bend=1, sides=8)


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
        board(p, "main", (wide - 2.6, 0.7, h - 27), at=((index + 0.5) * wide - (w - 5.2) / 2, y, (h - 5 + 22) / 2), ease=0.12, grain="z")
        board(p, "main", (2.6, 1.3, h - 25), at=(index * wide - (w - 5.2) / 2, y, (h - 5 + 22) / 2), ease=0.12, grain="z")
    board(p, "main", (w - 5, 1.4, 4), at=(0, y, 21), ease=0.2)


def slat_head(p):
    """A low plain headboard, slightly leaning, with a gap: mid-century."""
    w, h = p.width, p.height
    for s in (-1, 1):
        board(p, "main", (2.0, 1.2, h - 4), at=(s * w * 0.3, p.depth / 2 - 0.6, (h - 4) / 2 + 2), ease=0.15, grain="z")
    panel(p, "main", w + 8, h - 25, 1.1, 2.6, at=(0, p.depth / 2 - 1.4, h - (h - 25) / 2), turn=(86, 0, 0), ease=0.35)


def spindle_head(p):
    """Turned posts, a bowed top rail, spindles; the foot repeats it low."""
    w = p.width
    for y, tall in ((p.depth / 2 - 1.4, p.height), (-p.depth / 2 + 1.4, p.get("foot", 26))):
        for s in (-1, 1):
            x = s * (w / 2 - 1.2)
            lathe(p, "main", [(0.7, 0), (1.0, 1.5), (1.25, 6), (1.25, 16), (0.9, 17), (1.2, 18.5), (1.0, tall - 3), (0.7, tall - 2), (1.3, tall - 0.6), (1.0, tall + 0.5), (0.2, tall + 0.9)], at=(x, y, 0), sides=28, ease=0.4)
        rise = [(-w / 2 + 1.2, y, tall - 4), (-w * 0.25, y, tall - 2.2), (0, y, tall - 1.6), (w * 0.25, y, tall - 2.2), (w / 2 - 1.2, y, tall - 4)]
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
            board(p, "main", (side, side, h), at=(x * (w / 2 - side / 2), y * (d / 2 - side / 2), h / 2), ease=0.15, grain="z")
        board(p, "main", (side, d - side * 2, side), at=(x * (w / 2 - side / 2), 0, h - side / 2), ease=0.15)
    for y in (-1, 1):
        board(p, "main", (w - side * 2, side, side), at=(0, y * (d / 2 - side / 2), h - side / 2), ease=0.15)
    for z in (44, 34):
        board(p, "main", (w - side * 2, side * 0.8, 6 if z == 34 else 2), at=(0, d / 2 - side / 2, z), ease=0.2)


def rattan_head(p):
    """A hoop of rattan with rays."""
    w, h, y = p.width, p.height, p.depth / 2 - 1
    foot = 20.0
    arch = [(-math.cos(t) * (w / 2 - 0.6), y, foot + math.sin(t) * (h - foot - 0.6)) for t in [i / 16 * math.pi for i in range(17)]]
    rod(p, "main", [(-w / 2 + 0.6, y, 0), (-w / 2 + 0.6, y, foot * 0.6)] + arch + [(w / 2 - 0.6, y, foot * 0.6), (w / 2 - 0.6, y, 0)], 0.8, bend=4)
    inner = [(-math.cos(t) * w * 0.18, y, foot + math.sin(t) * (h - foot) * 0.36) for t in [i / 12 * math.pi for i in range(13)]]
    rod(p, "main", inner, 0.6, bend=3)
    rod(p, "main", [(-w / 2 + 0.6, y, foot), (w / 2 - 0.6, y, foot)], 0.7, bend=0)
    for index in range(1, 22):
        t = index / 22 * math.pi
        rod(p, "main", [(-math.cos(t) * w * 0.18, y, foot + math.sin(t) * (h - foot) * 0.36), (-math.cos(t) * (w / 2 - 0.6), y, foot + math.sin(t) * (h - foot - 0.6))], 0.34, bend=0)


HEADS = {
    "tufted": tufted_head, "channel": channel_head, "arched": arched_head, "panel": panel_head, "slat": slat_head,
    "spindle": spindle_head, "canopy": canopy_head, "rattan": rattan_head,
}


def vanity(p):
    """A dressing table with a mirror."""
    w, d, h, desk = p.width, p.depth, p.height, 29.0
    panel(p, "main", w, d, 1.0, 1.2, at=(0, 0, desk - 1), ease=0.3)
    for s in (-1, 1):
        board(p, "main", (w * 0.3, d - 1.4, 5.6), at=(s * w * 0.34, 0.2, desk - 3.8), ease=0.1)
        drawer_front(p, w * 0.3 - 0.6, 4.8, at=(s * w * 0.34, -d / 2 + 0.6, desk - 3.8), handle=p.get("handle", "knob"))
    board(p, "main", (w * 0.4, 0.8, 3.0), at=(0, -d / 2 + 1.4, desk - 2.5), ease=0.1)
    legs(p, "second", p.get("legs", "tapered"), desk - 6.4, corners(w, d, 2.4), 3)
    tall = h - desk - 2
    shape = ellipse(w * 0.56, tall, 2.0) if p.get("mirror", "oval") == "oval" else ellipse(tall, tall)
    with p.frame(at=(0, d / 2 - 2.2, desk + 1.6 + tall / 2), turn=(-5, 0, 0)):
        plate(p, "mirror", [(x * 0.97, z * 0.97) for x, z in shape], 0.3)
        rod(p, "second", [(x, 0.1, z) for x, z in shape], 0.55, loop=True, bend=1)
    for s in (-1, 1):
        rod(p, "second", [(s * w * 0.2, d / 2 - 2, desk - 0.2), (s * w * 0.29, d / 2 - 2, desk + 4), (s * w * 0.285, d / 2 - 2, desk + tall * 0.5 + 2)], 0.45)


KINDS = {"bed": bed, "vanity": vanity}

"""Beds with their mattress and linen, and dressing tables."""

from joinery.case import drawer_front
from joinery.leg import corners, legs
from joinery.outline import ellipse
from joinery.shape import board, panel, plate, rod
from kind.bed_head import HEADS
from upholstery.cushion import cushion, padded, pillow


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
        legs(
            p,
            "second",
            p.get("legs", "tapered"),
            low + 0.6,
            corners(w, d, 3.4)[:2] + [(-w / 2 + 3.4, d / 2 - 8), (w / 2 - 3.4, d / 2 - 8)],
            3,
        )


def _bedding(p):
    w, d = p.width - 3.2, p.depth - 7
    top = 24.0
    cushion(p, "natural", (w, d, 14.5), at=(0, -0.6, top - 7.7), crown=0.3, corner=3.5, soft=1.4, welt=0.12)
    fold = d * 0.68
    cushion(
        p,
        "natural",
        (w + 1.6, fold, 9.5),
        at=(0, -0.6 - (d - fold) / 2 - 0.5, top - 3.4),
        crown=0.9,
        corner=4.5,
        soft=2.6,
        welt=0,
        pucker=0.7,
        bulge=0.8,
    )
    cushion(
        p,
        "natural",
        (w + 1.9, 13, 3.0),
        at=(0, -0.6 - d / 2 + fold + 4, top + 1.2),
        crown=0.4,
        corner=1.6,
        soft=1.4,
        welt=0,
        pucker=0.45,
    )
    count = 2
    for index in range(count):
        x = (index + 0.5) / count * w - w / 2
        for row, lean in ((0, 64), (1, 48)):
            pillow(
                p,
                "natural",
                min(27, w / count - 1.5),
                18,
                7,
                at=(x + p.random.uniform(-0.6, 0.6), p.depth / 2 - 8 - row * 5.6, top + 7.4 - row * 1.2),
                turn=(lean, p.random.uniform(-2, 2), p.random.uniform(-4, 4)),
            )
    if "trim" in p.details["parts"]:
        cushion(
            p,
            "trim",
            (w + 4.0, 22, 10.4),
            at=(0, -0.6 - d / 2 + 15, top - 2.2),
            crown=0.5,
            corner=1.2,
            soft=2.2,
            welt=0,
            pucker=0.2,
            bulge=0.5,
        )


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
        rod(
            p,
            "second",
            [
                (s * w * 0.2, d / 2 - 2, desk - 0.2),
                (s * w * 0.29, d / 2 - 2, desk + 4),
                (s * w * 0.285, d / 2 - 2, desk + tall * 0.5 + 2),
            ],
            0.45,
        )


KINDS = {"bed": bed, "vanity": vanity}

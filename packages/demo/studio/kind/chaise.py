"""Chaises longues with a scrolled end, in a wave of rolls, with a single arm, and on an open frame."""

import math

from mathutils import Vector

from joinery.leg import corners, legs
from joinery.shape import board, lathe, plate, rod, smoothed
from upholstery.cushion import cushion, padded, pillow


def recamier(p):
    """A roll at the head, and along the back a panel that falls in a curve."""
    w, d, h = p.width, p.depth, p.height
    leg, seat = p.get("leg", 6.5), 17.0
    left = -w / 2
    padded(p, "main", (w - 5, d - 1.4, 5), at=(1.6, 0, leg + 2.5), soft=1.0, crown=0.1)
    cushion(
        p,
        "main",
        (w - 9, d - 4.4, 5.6),
        at=(3.8, -1.7, seat - 2.6),
        crown=1.0,
        welt=0.15,
        corner=2.5,
        soft=0.7,
        sag=0.6,
    )
    r = 4.6
    roll = [(0.1, 0), (r * 0.9, 0), (r, 0.5), (r, d - 1.5), (r * 0.9, d - 1), (0.1, d - 1)]
    top = h - r - 3.2
    lathe(p, "main", roll, at=(left + r, d / 2 - 0.5, top), turn=(90, 0, 0), sides=48, ease=0.3)
    rod(
        p,
        "main",
        [(left + r + math.cos(a) * r * 0.86, -d / 2 + 0.45, top + math.sin(a) * r * 0.86) for a in _turns(40)],
        0.16,
        loop=True,
        bend=1,
        sides=8,
    )
    lathe(
        p,
        "main",
        [(0.1, 0), (r * 0.84, 0), (r * 0.5, 0.3), (0.1, 0.36)],
        at=(left + r, -d / 2 + 0.5, top),
        turn=(90, 0, 0),
        sides=40,
    )
    side = [
        (left + 4.0, leg),
        (left + 10.6, leg),
        (left + 10.0, seat),
        (left + 8.4, top - 1),
        (left + 7.6, top + 2),
        (left + 3, top + 1),
        (left + 2.6, top - 3.4),
        (left + 3.6, seat - 2),
    ]
    middle = (left + 6.5, (leg + top) / 2)
    with p.frame(at=(middle[0], 0, middle[1])):
        plate(p, "main", [(x - middle[0], z - middle[1]) for x, z in side], d - 1.8)
    start, end, low = left + 5.5, w / 2 - 12, leg
    steps = [index / 32 for index in range(33)]
    crest = [
        (end - t * (end - start), seat + 2.2 + (h - seat - 2.2) * (0.5 - 0.5 * math.cos(math.pi * t**0.8)))
        for t in steps
    ]
    tall, across = (low + h) / 2 - 3, (start + end) / 2 - 4
    outline = [(start - across, low - tall), (end - across, low - tall), *((x - across, z - tall) for x, z in crest)]
    with p.frame(at=(across, d / 2 - 2.2, tall)):
        plate(p, "main", outline, 3.2, pad=0.8, grain="z")
        rod(p, "main", [(x - across, -1.5, z - tall - 0.1) for x, z in crest], 0.16, bend=1, sides=8)
    bolster = [(left + 13.4, -d / 2 + 2.4, seat + 2.9), (left + 13.4, d / 2 - 6.2, seat + 2.9)]
    rod(p, "main", bolster, 2.9, bend=0, sides=32)
    legs(p, "second", p.get("legs", "turned"), leg + 0.3, [(x + 2.4, y) for x, y in corners(w - 6.5, d, 2.6)], 3)


def wave(p):
    """Rolls sewn side by side on two bent tubes that follow a lying body, over a frame of tube."""
    w, d, h = p.width, p.depth, p.height
    shape = (
        (-0.485, h - 2),
        (-0.36, h - 9),
        (-0.21, 14.6),
        (-0.07, 12.4),
        (0.08, 15.6),
        (0.19, 18.0),
        (0.33, 15.6),
        (0.485, 12.2),
    )
    line = [point for point, _ in smoothed([Vector((x * w, 0, z)) for x, z in shape], [1] * len(shape), 24)]
    long = sum((after - before).length for before, after in zip(line, line[1:]))
    count = p.get("rolls", 22)
    pitch, gone, index = long / count, 0.0, 0
    for before, after in zip(line, line[1:]):
        gone += (after - before).length
        if gone < (index + 0.5) * pitch:
            continue
        index += 1
        along = after - before
        tilt = -math.degrees(math.atan2(along.z, along.x))
        padded(p, "main", (pitch + 0.15, d - 1.6, 3.4), at=after, turn=(0, tilt, 0), soft=1.5, crown=0.25, grain="y")
    low = [point - Vector((0, 0, 1.7)) for point in line[::6]]
    height_at = lambda x: min(low, key=lambda point: abs(point.x - x)).z
    back, front = -w * 0.27, w * 0.25
    for s in (-1, 1):
        y = s * (d / 2 - 0.7)
        rod(p, "second", [(point.x, y, point.z + 0.6) for point in low], 0.6, bend=2, sides=14)
        foot = [(back - 5, y, 0.6), (back + 4, y, 0.6), (front - 4, y, 0.6), (front + 5, y, 0.6)]
        rod(p, "second", foot, 0.6, bend=0, sides=14)
        for x, lean in ((back, 3), (front, -3)):
            rod(p, "second", [(x + lean, y, 0.6), (x, y, height_at(x) + 0.4)], 0.6, bend=0, sides=14)
    for x, z in ((back - 3, 0.6), (front + 3, 0.6), (back, height_at(back)), (front, height_at(front))):
        rod(p, "second", [(x, -d / 2 + 0.7, z), (x, d / 2 - 0.7, z)], 0.5, bend=0, sides=14)


def single_arm(p):
    """A square arm at the head, a low back along half of the seat, and a pillow in the corner."""
    w, d, h = p.width, p.depth, p.height
    leg, seat, arm, deep = p.get("leg", 5.0), 17.5, 5.2, 6.0
    left, run = -w / 2, w * 0.6
    padded(p, "main", (w - 0.4, d - 0.4, 7.4), at=(0, 0, leg + 3.7), soft=0.7, crown=0.08, corner=1.0)
    padded(p, "main", (arm, d - 0.2, 25 - leg), at=(left + arm / 2, 0, leg + (25 - leg) / 2), soft=1.0, crown=0.1)
    tall = h - leg
    padded(
        p,
        "main",
        (run - arm, deep, tall),
        at=(left + (run + arm) / 2, d / 2 - deep / 2, leg + tall / 2),
        soft=1.6,
        crown=0.15,
    )
    long = w - arm - 0.2
    size, middle = (long, d - deep - 0.2, 6.2), left + arm + long / 2
    cushion(p, "main", size, at=(middle, -deep / 2, seat - 2.4), crown=1.1, welt=0.15, soft=0.7, sag=0.6)
    padded(
        p,
        "main",
        (w - run - 0.4, deep, 6),
        at=(w / 2 - (w - run) / 2 - 0.2, d / 2 - deep / 2 - 0.1, seat - 2.6),
        soft=0.9,
        crown=0.15,
    )
    pillow(p, "main", 16, 16, 6, at=(left + arm + 4.0, -3.6, seat + 7.2), turn=(0, 62, 4))
    legs(p, "second", p.get("legs", "tapered"), leg + 0.3, corners(w, d, 3), 4)


def slatted(p):
    """A long frame of wood with slats, a mattress, and a head end that is propped up."""
    w, d = p.width, p.depth
    rail, tilt, hinge = 12.2, 38, -w * 0.1
    x, y, long = w / 2 - 1.2, d / 2 - 0.8, w / 2 + hinge - 1.5
    for s in (-1, 1):
        board(p, "second", (w, 1.1, 2.6), at=(0, s * y, rail - 1.3), ease=0.3, grain="x")
        board(p, "second", (1.1, y * 2, 2.2), at=(s * x, 0, rail - 1.5), ease=0.25, grain="y")
    for index in range(9):
        at = hinge + 2 + index * (x - hinge - 3) / 8
        board(p, "second", (2.2, y * 2 - 0.8, 0.7), at=(at, 0, rail - 1.0), ease=0.1, grain="y")
    legs(p, "second", "tapered", rail - 0.4, corners(w - 8, d, 1.3), 3, 1.05)
    wide = d - 3.6
    cushion(
        p,
        "main",
        (w / 2 - hinge - 0.8, wide, 4.2),
        at=((w / 2 + hinge) / 2, 0, rail + 1.4),
        crown=0.6,
        welt=0.14,
        corner=1.4,
        soft=0.7,
        sag=0.4,
    )
    with p.frame(at=(hinge, 0, rail - 0.4), turn=(0, tilt, 0)):
        for s in (-1, 1):
            board(p, "second", (long, 1.0, 1.6), at=(-long / 2, s * (wide / 2 - 0.4), 0), ease=0.25, grain="x")
        for index in range(7):
            board(p, "second", (2.2, wide, 0.7), at=(-1.6 - index * (long - 2.4) / 6, 0, 0.5), ease=0.1, grain="y")
        cushion(
            p,
            "main",
            (long + 0.6, wide, 4.0),
            at=(-long / 2 - 0.8, 0, 2.9),
            crown=0.6,
            welt=0.14,
            corner=1.4,
            soft=0.7,
            sag=0.3,
        )
        roll = [(-long + 2.2, -wide / 2 + 1.2, 6.4), (-long + 2.2, wide / 2 - 1.2, 6.4)]
        rod(p, "main", roll, 2.4, bend=0, sides=32)
    prop = math.radians(tilt)
    for s in (-1, 1):
        top = (hinge - math.cos(prop) * long * 0.7, s * (wide / 2 - 1.4), rail - 0.8 + math.sin(prop) * long * 0.7)
        rod(p, "second", [(-w / 2 + 3.2, s * (wide / 2 - 1.4), rail - 1.2), top], 0.5, bend=0)


def _turns(steps):
    return [index / steps * 2 * math.pi for index in range(steps)]


FORMS = {"recamier": recamier, "wave": wave, "track": single_arm, "frame": slatted}

"""Bar and counter stools of rush, tube and hoops, and one that wraps its sitter."""

import math

from joinery.leg import corners, legs
from joinery.outline import eased, rectangle
from joinery.shape import board, lathe, plate, rod, slab
from upholstery.cushion import cushion, padded
from upholstery.wall import around, walled


def _rush(p, w, d, seat, y):
    """A rush seat: four wedges of cord that meet in a cross."""
    padded(p, "main", (w, d, 1.7), at=(0, y, seat - 0.85), soft=0.75, crown=0.2, corner=1.2)
    for s in (-1, 1):
        rod(
            p,
            "main",
            [(-w / 2 + 0.8, y - s * (d / 2 - 0.8), seat + 0.12), (w / 2 - 0.8, y + s * (d / 2 - 0.8), seat + 0.12)],
            0.1,
            bend=0,
            sides=8,
        )


def ladder(p):
    """Turned posts, a rush seat, and a ladder of curved slats when it has a back."""
    w, d, h = p.width, p.depth, p.height
    seat = p.get("seat", 29.0)
    front, rear, tall = -d / 2 + 1, d / 2 - 1.6, h > seat + 4
    x, xr = w / 2 - 1, w / 2 - 1.9
    for s in (-1, 1):
        rod(p, "second", [(s * x, front, 0), (s * x, front, seat * 0.6), (s * x, front, seat + 0.5)], [0.55, 0.8, 0.75])
        if tall:
            rod(
                p,
                "second",
                [(s * xr, rear + 0.4, 0), (s * xr, rear - 0.6, seat), (s * (xr - 0.2), rear + 1.0, h - 1.2)],
                [0.6, 0.82, 0.58],
            )
            knob = [(0.4, 0), (0.72, 0.5), (0.66, 1.0), (0.22, 1.4)]
            lathe(p, "second", knob, at=(s * (xr - 0.2), rear + 1.05, h - 1.4), sides=20)
        else:
            rod(
                p,
                "second",
                [(s * xr, rear, 0), (s * xr, rear, seat * 0.6), (s * xr, rear, seat + 0.5)],
                [0.55, 0.8, 0.75],
            )
        for z in (7.5, 12.5, 17.5):
            rod(p, "second", [(s * x, front, z), (s * xr, rear, z)], 0.38, bend=0)
    for z in (9, 15):
        rod(p, "second", [(-x, front, z), (x, front, z)], 0.46 if z == 9 else 0.38, bend=0)
    rod(p, "second", [(-xr, rear, 11), (xr, rear, 11)], 0.38, bend=0)
    _rush(p, w - 0.8, rear - front + 1.4, seat + 0.2, (front + rear) / 2)
    for index in range(3 if tall else 0):
        z = seat + 3.6 + index * (h - seat - 6.2) / 2
        y = rear - 0.6 + (z - seat) / (h - seat) * 1.5
        slat = eased([(-xr, -1.0), (xr, -1.0), (xr, 0.8), (0, 1.5), (-xr, 0.8)], 0.5)
        plate(p, "second", slat, 0.5, at=(0, y, z), turn=(-5, 0, 0), bow=lambda a, z: 0.8 - (a / xr) ** 2 * 0.8)


def hoop(p):
    """A round seat on splayed iron legs within two rings, and a hoop for a back with a wooden rest."""
    w, h = p.width, p.height
    seat, r = p.get("seat", 29.5), w * 0.42
    lathe(
        p,
        "main",
        [(0.2, 0), (r - 0.3, 0), (r, 0.4), (r, 1.0), (r - 0.5, 1.5), (0.2, 1.25)],
        at=(0, -0.6, seat - 1.5),
        sides=72,
        ease=0.2,
    )
    rod(
        p,
        "second",
        [(math.cos(a) * (r - 0.7), math.sin(a) * (r - 0.7) - 0.6, seat - 1.9) for a in _turns(48)],
        0.42,
        loop=True,
        bend=1,
    )
    foot, neck = w * 0.5 - 0.6, r * 0.62
    for index in range(4):
        a = math.radians(45 + index * 90)
        c, s = math.cos(a) * 1.2, math.sin(a) * 1.2
        rod(p, "second", [(c * foot, s * foot, 0.1), (c * neck, s * neck - 0.6, seat - 1.8)], 0.45, bend=0)
    for z, thick in ((8.5, 0.42), (19, 0.32)):
        t = z / seat
        reach = (foot + (neck - foot) * t) * 1.2
        rod(
            p,
            "second",
            [(math.cos(a) * reach, math.sin(a) * reach - 0.6 * t, z) for a in _turns(40)],
            thick,
            loop=True,
            bend=1,
        )
    top, back = h - 0.6, r - 1.2
    arch = [
        (-r * 0.8, back - 3, seat - 1.9),
        (-r * 0.86, back - 1.4, seat + 3),
        (-r * 0.78, back + 0.8, top - 3.2),
        (-r * 0.42, back + 1.9, top - 0.4),
    ]
    arch += [(0, back + 2.2, top)] + [(-x, y, z) for x, y, z in reversed(arch)]
    rod(p, "second", arch, 0.42, bend=8)
    rest = eased(rectangle(r * 1.5, 3.4), 1.2)
    plate(
        p, "main", rest, 0.7, at=(0, back + 0.1, top - 4.4), turn=(-9, 0, 0), bow=lambda x, z: 1.0 - (x / r) ** 2 * 1.7
    )


def bucket(p):
    """An upholstered tub on tapered legs that a ring of metal ties together."""
    w, d, h = p.width, p.depth, p.height
    seat, thick = p.get("seat", 29.5), 2.2
    low = seat - 5.2
    spots = around(w - thick, d - thick, seat + 3.6, h, start=-205, end=25, steps=40, power=2.3, flat=0.55, fall=1.2)
    walled(p, "main", spots, low, thick)
    padded(p, "main", (w - thick - 0.8, d - thick, 3.4), at=(0, -0.6, low + 1.7), soft=0.9, corner=w * 0.38, crown=0.05)
    cushion(
        p,
        "main",
        (w - thick * 2, d - thick - 1.2, 3),
        at=(0, -0.9, seat - 1.4),
        crown=0.9,
        corner=w * 0.36,
        welt=0.12,
        soft=0.8,
        sag=0.3,
    )
    spread = w * 0.56
    legs(p, "second", "tapered", low + 0.4, corners(spread, spread, 0), 2.6, 0.72)
    t = 9 / low
    reach = (spread / 2 * math.sqrt(2) + math.tan(math.radians(2.6 * 1.8)) * low * (1 - t)) - 0.1
    part = "trim" if "trim" in p.details["parts"] else "second"
    rod(p, part, [(math.cos(a) * reach, math.sin(a) * reach, 9) for a in _turns(48)], 0.34, loop=True, bend=1)


def cantilever(p):
    """One bent tube from the floor to the back, without legs behind."""
    w, d, h = p.width, p.depth, p.height
    seat, r = p.get("seat", 30.0), 0.5
    x, front, rear = w / 2 - r, -d / 2 + r + 0.4, d / 2 - 1.4
    for s in (-1, 1):
        line = [(s * x, rear + 0.4, r), (s * x, front + 2.5, r), (s * x, front + 0.6, r + 0.5), (s * x, front, r + 2.4)]
        line += [(s * x, front, seat - 4.2), (s * x, front + 0.5, seat - 2.5), (s * x, front + 2.4, seat - 1.9)]
        line += [
            (s * x, rear - 3.2, seat - 1.9),
            (s * x, rear - 1.2, seat - 1.2),
            (s * x, rear - 0.6, seat + 0.8),
            (s * x, rear + 0.9, h - 1.0),
        ]
        rod(p, "second", line, r, bend=5, sides=18)
    for y, z in ((rear + 0.4, r), (front, 9.5), (front + 2.6, seat - 2.0), (rear - 3.0, seat - 2.0)):
        rod(p, "second", [(-x, y, z), (x, y, z)], r * 0.9, bend=0, sides=16)
    slab(
        p,
        "dark",
        eased(rectangle(w - 1.6, rear - front - 1), 1.4),
        0.5,
        at=(0, (front + rear) / 2 - 0.4, seat - 2.2),
        ease=0.15,
    )
    cushion(
        p,
        "main",
        (w - 1.4, rear - front - 0.6, 2.8),
        at=(0, (front + rear) / 2 - 0.6, seat - 0.5),
        crown=0.8,
        corner=1.8,
        welt=0.12,
        soft=0.8,
        sag=0.3,
    )
    tall = min(8.0, h - seat - 3.4)
    plate(
        p,
        "main",
        eased(rectangle(w - 1.3, tall), 1.8),
        1.4,
        at=(0, rear + 0.1, h - 0.6 - tall / 2),
        turn=(-7, 0, 0),
        pad=0.7,
        bow=lambda a, z: 0.5 - (a / w) ** 2 * 2,
        grain="z",
    )


def saddle(p):
    """A seat curved like a saddle on four square legs that lean together."""
    w, d, h = p.width, p.depth, p.height
    seat = p.get("seat", h)
    outline = _dense(eased(rectangle(w - 0.8, d - 2.0), 2.2))
    with p.frame(at=(0, 0, seat - 1.2), turn=(-90, 0, 0)):
        plate(p, "main", outline, 2.0, pad=0.5, bow=lambda x, z: 0.9 - (abs(x) / (w / 2)) ** 2 * 1.7, grain="x")
    high = seat - 1.6
    for s in (-1, 1):
        for t in (-1, 1):
            foot, top = (s * (w / 2 - 0.9), t * (d / 2 - 0.9)), (s * (w / 2 - 3.2), t * (d / 2 - 3.6))
            rod(p, "second", [(*foot, 0), (*top, high)], [0.72, 0.95], bend=0, sides=4)
        rod(p, "second", [(s * (w / 2 - 2.0), -d / 2 + 2.1, 12), (s * (w / 2 - 2.0), d / 2 - 2.1, 12)], 0.45, bend=0)
        rod(p, "second", [(-w / 2 + 1.7, s * (d / 2 - 1.7), 8), (w / 2 - 1.7, s * (d / 2 - 1.7), 8)], 0.5, bend=0)


def sled(p):
    """A cushion on two loops of square steel that slide on the floor, tied by bars for the feet."""
    w, d, seat, bar = p.width, p.depth, p.get("seat", p.height), 0.8
    x, y, high = w / 2 - bar / 2 - 0.6, d / 2 - bar / 2 - 0.3, seat - 3.4
    for s in (-1, 1):
        for t in (-1, 1):
            board(p, "second", (bar, bar, high), at=(s * x, t * y, high / 2), ease=0.1, grain="z")
        for z in (bar / 2, high - bar / 2):
            board(p, "second", (bar * 0.98, y * 2 - bar, bar), at=(s * x, 0, z), ease=0.1)
    for t, z in ((-1, 9), (-1, high - bar / 2), (1, high - bar / 2), (1, 9)):
        board(p, "second", (x * 2 - bar, bar * 0.98, bar), at=(0, t * y, z), ease=0.1)
    cushion(p, "main", (w, d, 3.4), at=(0, 0, seat - 1.8), crown=0.8, corner=1.4, welt=0.13, soft=0.7, sag=0.3)


def pedestal(p):
    """A round upholstered seat on a column that flares to the floor, with a ring for the feet."""
    w, seat = p.width, p.get("seat", p.height)
    r, low = w / 2 - 0.2, seat - 4.6
    foot = w * 0.46
    flare = [
        (0.1, 0),
        (foot, 0),
        (foot, 0.4),
        (foot * 0.7, 1.0),
        (2.0, 2.4),
        (1.0, 5),
        (0.85, low * 0.6),
        (0.85, low - 1),
    ]
    lathe(p, "second", [*flare, (4.4, low - 0.2), (4.4, low + 0.3), (0.1, low + 0.3)], sides=72, ease=0.6)
    rim = [(0.1, low), (r - 0.7, low), (r - 0.2, low + 0.5), (r, low + 2), (r - 0.1, seat - 1.4)]
    lathe(p, "main", [*rim, (r - 0.9, seat - 0.4), (r * 0.5, seat - 0.05), (0.1, seat)], sides=80, ease=0.6)
    for z in (seat - 1.5, low + 0.6):
        rod(p, "main", [(math.cos(a) * r, math.sin(a) * r, z) for a in _turns(72)], 0.14, loop=True, bend=1, sides=8)
    ring, high = w * 0.4, 8.6
    rod(p, "second", [(math.cos(a) * ring, math.sin(a) * ring, high) for a in _turns(64)], 0.4, loop=True, bend=1)
    for a in _turns(3):
        rod(p, "second", [(0, 0, high), (math.cos(a - 1.2) * ring, math.sin(a - 1.2) * ring, high)], 0.34, bend=0)


def _dense(outline):
    """The outline with a point at least every inch, so that it bends."""
    points = []
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
        count = max(1, math.ceil(math.hypot(bx - ax, by - ay)))
        points += [(ax + (bx - ax) * step / count, ay + (by - ay) * step / count) for step in range(count)]
    return points


def _turns(steps):
    return [index / steps * 2 * math.pi for index in range(steps)]


FORMS = {
    "ladder": ladder,
    "hoop": hoop,
    "bucket": bucket,
    "cantilever": cantilever,
    "saddle": saddle,
    "sled": sled,
    "pedestal": pedestal,
}

"""Chairs to sit at a table or a desk on."""

import math

from joinery.outline import eased, rectangle
from joinery.shape import board, lathe, panel, plate, rod, slab
from kind.chair_bent import cantilever, shell, upholstered
from kind.chair_desk import FORMS as DESK_FORMS
from kind.chair_rocking import FORMS as ROCKERS
from kind.chair_rocking import runner
from kind.chair_wood import danish, ladder_back, spindle_back, wishbone
from upholstery.cushion import cushion, padded


def dining_chair(p):
    """A dining chair in one of its forms."""
    FORMS[p.get("form", "danish")](p)


def desk_chair(p):
    """A swivelling chair on five castors, in one of its forms."""
    seat = 19.0
    _swivel(p, seat, "trim" if "trim" in p.details["parts"] else "second")
    {"task": _task, "rolls": _rolled, "captain": _captain, **DESK_FORMS}[p.get("form", "task")](p, seat)


def _rolled(p, seat):
    """A seat and a high back of stitched rolls in a frame, with loop arms."""
    w, d, h = p.width, p.depth, p.height
    wide = w - 5
    for index in range(6):
        y = -d / 2 + 3 + index * (d - 7) / 5
        padded(p, "main", (wide, 3.9, 2.6), at=(0, y, seat - 1.6 - index * 0.12), soft=1.2, crown=0.2)
    rows = 7
    tall = (h - seat) / rows
    for index in range(rows):
        z = seat + tall * (index + 0.5)
        padded(
            p,
            "main",
            (wide, 2.4, tall + 0.1),
            at=(0, d / 2 - 3.4 + index * 0.42, z),
            turn=(-9, 0, 0),
            soft=1.1,
            crown=0.2,
        )
    for s in (-1, 1):
        x = s * (wide / 2 + 0.2)
        side = [
            (x, -d / 2 + 1.2, seat - 1.6),
            (x, 0, seat - 2.2),
            (x, d / 2 - 3.2, seat - 1.6),
            (x, d / 2 - 1.2, seat + 6),
            (x, d / 2 + 0.1, h - 0.4),
        ]
        rod(p, "second", side, 0.5, flat=1.3)
        loop = [
            (x + s * 0.4, d / 2 - 2.4, seat + 1.5),
            (x + s * 1.4, d / 2 - 3, seat + 7.4),
            (x + s * 1.7, -1, seat + 8.2),
            (x + s * 1.7, -d * 0.3, seat + 6.6),
            (x + s * 0.6, -d * 0.3, seat - 1.4),
        ]
        rod(p, "second", loop, 0.42, bend=8)


def _captain(p, seat):
    """A saddled seat, spindles and a rail that bows around the back to become the arms."""
    w, d, h = p.width, p.depth, p.height
    slab(p, "main", eased(rectangle(w - 5, d - 6), 4.5), 1.6, at=(0, -0.6, seat - 1.8), ease=0.6)
    rail = h - 5
    bow = [
        (math.cos(t) * (w / 2 - 1.2), math.sin(t) * (d / 2 - 2.4), rail)
        for t in [(i / 16 * 1.24 - 0.12) * math.pi for i in range(17)]
    ]
    rod(p, "main", bow, [0.75] + [1.0] * 15 + [0.75], flat=0.8, bend=4)
    crest = [
        (math.cos(t) * (w / 2 - 1.3), math.sin(t) * (d / 2 - 2.2), 0)
        for t in [(0.2 + i / 12 * 0.6) * math.pi for i in range(13)]
    ]
    for lift in (1.2, 2.6, 4.0):
        rod(p, "main", [(x, y + lift * 0.1, rail + lift) for x, y, _ in crest], 0.85, bend=3)
    for index in range(9):
        t = (index / 8 * 1.16 - 0.08) * math.pi
        x, y = math.cos(t), math.sin(t)
        rod(
            p,
            "main",
            [(x * (w / 2 - 3.6), y * (d / 2 - 4.4) - 0.6, seat - 0.6), (x * (w / 2 - 1.3), y * (d / 2 - 2.4), rail)],
            [0.42, 0.36],
            bend=0,
        )


def _swivel(p, seat, part):
    """Five arms on castors, and the column up to the seat."""
    w = p.width
    for index in range(5):
        angle = math.radians(90 + index * 72)
        c, s = math.cos(angle), math.sin(angle)
        reach = w * 0.48
        rod(
            p,
            part,
            [(0, 0, 4.4), (c * reach * 0.5, s * reach * 0.5, 3.9), (c * reach, s * reach, 2.6)],
            [0.95, 0.8, 0.55],
        )
        lathe(
            p,
            "dark",
            [(0.4, -0.7), (1.1, -0.6), (1.1, 0.6), (0.4, 0.7)],
            at=(c * reach, s * reach, 1.1),
            turn=(90, 0, 90 + math.degrees(angle)),
            sides=24,
            ease=0.15,
        )
        rod(p, part, [(c * reach, s * reach, 1.2), (c * reach, s * reach, 2.8)], 0.3, bend=0)
    lathe(p, part, [(1.1, 3.6), (1.1, 6), (0.75, 6.2), (0.75, seat - 4)], sides=28, ease=0.1)
    panel(p, part, 9, 9, 0.8, 1.5, at=(0, 0, seat - 4.2))


def _task(p, seat):
    """A cushion, a bowed back on a spring, and padded arms."""
    w, d, h = p.width, p.depth, p.height
    cushion(
        p, "main", (w - 3, d - 4, 3.6), at=(0, -0.8, seat - 1.6), crown=0.8, welt=0.12, corner=3.5, soft=1.0, sag=0.4
    )
    tall = h - seat - 1.5
    outline = eased(
        [(-w * 0.38, -tall / 2), (w * 0.38, -tall / 2), (w * 0.42, tall / 2), (-w * 0.42, tall / 2)], [1.5, 1.5, 4, 4]
    )
    plate(
        p,
        "main",
        outline,
        1.8,
        at=(0, d / 2 - 3, seat + 1.5 + tall / 2),
        turn=(-10, 0, 0),
        pad=1.1,
        bow=lambda x, z: 1 - (x / w) ** 2 * 8,
        grain="z",
    )
    rod(
        p,
        "second",
        [
            (0, d / 2 - 6, seat - 3.6),
            (0, d / 2 - 1.6, seat - 3),
            (0, d / 2 - 0.6, seat + 2),
            (0, d / 2 + 0.2, seat + 6),
        ],
        0.6,
    )
    for s in (-1, 1):
        rod(
            p,
            "second",
            [
                (s * (w / 2 - 3), -1, seat - 3.6),
                (s * (w / 2 - 0.9), -1, seat - 1),
                (s * (w / 2 - 0.8), -2.5, seat + 6.6),
                (s * (w / 2 - 0.8), 4, seat + 7.2),
            ],
            0.5,
        )
        padded(p, "main", (2.0, 9, 1.2), at=(s * (w / 2 - 0.9), 0.4, seat + 7.5), soft=0.55, crown=0.1)


def rocking_chair(p):
    """A rocker: with spindles, of square Arts and Crafts slats, an upholstered wing, or one of the forms apart."""
    {"spindle": _spindled, "slat": _slatted, "padded": _padded_rocker, **ROCKERS}[p.get("form", "spindle")](p)


def _slatted(p):
    """Square posts, broad flat arms, slats behind and below the arms."""
    w, d, h, seat = p.width, p.depth, p.height, 15.0
    front, back, rest = -d * 0.3, d * 0.2, seat + 8.5
    for s in (-1, 1):
        x = s * (w / 2 - 2)
        runner(p, x, d, 0.75)
        board(p, "second", (1.7, 1.7, rest - 1.6), at=(x, front, 1.2 + (rest - 1.6) / 2), ease=0.15, grain="z")
        long = h - 1.6
        with p.frame(at=(x, back, 1.4), turn=(-9, 0, 0)):
            board(p, "second", (1.7, 1.7, long), at=(0, 0, long / 2), ease=0.15, grain="z")
        board(
            p,
            "second",
            (4.2, d * 0.66, 0.95),
            at=(x + s * 0.2, (front + back) / 2 + 0.2, rest + 0.4),
            ease=0.25,
            grain="y",
        )
        board(p, "second", (1.1, back - front, 2.6), at=(x, (front + back) / 2, seat - 2.4), ease=0.12, grain="y")
        board(p, "second", (0.9, back - front, 1.6), at=(x, (front + back) / 2, 6), ease=0.12, grain="y")
        for t in (0.25, 0.5, 0.75):
            y = front + (back - front) * t
            board(p, "second", (0.5, 1.9, rest - seat + 1.2), at=(x, y, (rest + seat - 1.2) / 2), ease=0.08, grain="z")
    board(p, "second", (w - 4, 1.1, 2.8), at=(0, front, seat - 2.4), ease=0.12)
    board(p, "second", (w - 4, back - front, 0.8), at=(0, (front + back) / 2, seat - 1.4), ease=0.1)
    cushion(
        p, "main", (w - 5.4, d * 0.56, 3), at=(0, front + d * 0.27, seat + 0.4), crown=0.8, welt=0.13, soft=0.7, sag=0.4
    )
    with p.frame(at=(0, back, 1.4), turn=(-9, 0, 0)):
        for z, tall in ((h - 4.2, 3.4), (seat + 4, 2.0)):
            board(p, "second", (w - 5, 0.9, tall), at=(0, 0, z), ease=0.15, grain="x")
        low, high = seat + 4.6, h - 5.6
        for index in range(6):
            x = (index / 5 * 2 - 1) * (w / 2 - 4.6)
            board(p, "second", (2.0, 0.55, high - low), at=(x, 0, (low + high) / 2), ease=0.08, grain="z")


def _padded_rocker(p):
    """An upholstered seat and a tall back with cheeks, on slim legs and rockers."""
    w, d, h, seat = p.width, p.depth, p.height, 16.0
    front, back = -d * 0.26, d * 0.2
    for s in (-1, 1):
        x = s * (w / 2 - 3.4)
        runner(p, x, d, 0.7)
        for y, lean in ((front, -1.2), (back, 1.2)):
            foot = 0.9 + 0.0105 * (y + lean + 0.06 * d) ** 2
            rod(p, "second", [(x, y + lean, foot), (x - s * 0.6, y, seat - 4.4)], [0.55, 0.8], bend=0)
    rod(p, "second", [(-w / 2 + 3.6, (front + back) / 2, 7.5), (w / 2 - 3.6, (front + back) / 2, 7.5)], 0.45, bend=0)
    for s in (-1, 1):
        x = s * (w / 2 - 3.6)
        rod(p, "second", [(x, front - 0.9, 7.5), (x, back + 0.9, 7.5)], 0.45, bend=0)
    padded(p, "main", (w - 3, d * 0.66, 3.6), at=(0, -d * 0.04, seat - 3), soft=1.2, crown=0.2)
    cushion(
        p,
        "main",
        (w - 6.6, d * 0.58, 3.6),
        at=(0, -d * 0.07, seat + 0.6),
        crown=0.9,
        welt=0.13,
        corner=2.4,
        soft=0.9,
        sag=0.4,
    )
    tall = h - seat + 1
    outline = eased(
        [(-w * 0.4, -tall / 2), (w * 0.4, -tall / 2), (w * 0.46, tall / 2), (-w * 0.46, tall / 2)], [2, 2, 6, 6]
    )
    plate(
        p,
        "main",
        outline,
        2.6,
        at=(0, d * 0.33, seat - 1.4 + tall / 2),
        turn=(-13, 0, 0),
        pad=1.2,
        bow=lambda x, z: -((x / w) ** 2) * 9,
        grain="z",
    )
    for s in (-1, 1):
        padded(p, "main", (2.6, d * 0.6, 7.4), at=(s * (w / 2 - 1.6), -d * 0.02, seat + 1.6), soft=1.2, crown=0.2)


def _spindled(p):
    """A spindle-backed rocker with arms."""
    w, d, h, seat = p.width, p.depth, p.height, 16.5
    for s in (-1, 1):
        x = s * (w / 2 - 2.2)
        arc = [(x, (t / 8 - 0.5) * d, 0.7 + 0.0105 * ((t / 8 - 0.44) * d) ** 2) for t in range(9)]
        rod(p, "second", arc, 0.7, bend=4)
        rod(
            p,
            "second",
            [(x, -d * 0.26, 1.2), (x, -d * 0.27, seat), (x + s * 0.6, -d * 0.27, seat + 8.2)],
            [0.6, 0.85, 0.6],
        )
        rod(
            p,
            "second",
            [(x, d * 0.2, 1.1), (x, d * 0.2, seat), (x, d * 0.26, seat + 9), (x, d * 0.4, h - 1)],
            [0.6, 0.85, 0.75, 0.6],
        )
        rest = eased([(-1.5, -d * 0.36), (1.5, -d * 0.36), (1.0, d * 0.27), (-1.0, d * 0.27)], 1.0)
        slab(p, "second", rest, 0.95, at=(x + s * 0.5, 0, seat + 8), ease=0.35, grain="y")
        rod(p, "second", [(x, -d * 0.27, 7), (x, d * 0.2, 7)], 0.4, bend=0)
    rod(p, "second", [(-w / 2 + 2.2, -d * 0.27, 8.5), (w / 2 - 2.2, -d * 0.27, 8.5)], 0.45, bend=0)
    slab(p, "second", eased(rectangle(w - 3.2, d * 0.56), 2.0), 1.4, at=(0, -d * 0.03, seat - 1.4), ease=0.5, grain="y")
    cushion(p, "main", (w - 5, d * 0.5, 2.4), at=(0, -d * 0.03, seat + 1.1), crown=0.9, welt=0.12, soft=0.7, sag=0.4)
    plate(
        p,
        "second",
        eased(rectangle(w - 3, 4.6), 1.4),
        0.9,
        at=(0, d * 0.39, h - 3.2),
        turn=(-10, 0, 0),
        bow=lambda x, z: 1.0 - (x / w) ** 2 * 5,
    )
    for index in range(7):
        a = (index / 6 * 2 - 1) * (w / 2 - 4.4)
        rod(p, "second", [(a, d * 0.22, seat - 0.6), (a, d * 0.29, seat + 9), (a, d * 0.4, h - 4.6)], [0.3, 0.42, 0.3])


FORMS = {
    "danish": danish,
    "wishbone": wishbone,
    "spindle": spindle_back,
    "upholstered": upholstered,
    "cantilever": cantilever,
    "ladder": ladder_back,
    "shell": shell,
}
KINDS = {"diningchair": dining_chair, "deskchair": desk_chair, "rockingchair": rocking_chair}

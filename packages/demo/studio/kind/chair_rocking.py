"""Rocking chairs of bent wood and cane, with a tub, and with a ladder of slats."""

import math

from joinery.outline import eased
from joinery.shape import lathe, plate, rod
from kind.chair_bent import framed_cane
from upholstery.cushion import cushion, padded
from upholstery.wall import around, walled


def runner(p, x, d, thick, part="second"):
    """One rocker, which also rises a little before and behind."""
    arc = [(x, (t / 12 - 0.5) * d, thick + _rise((t / 12 - 0.5) * d, d)) for t in range(13)]
    rod(p, part, arc, thick, bend=3)


def _rise(y, d):
    """How much higher than its lowest point a rocker is at a place along it."""
    return 0.0105 * (y + 0.06 * d) ** 2


def bentwood(p):
    """Hoops of bent wood between rockers and arms, around a seat and a tall back of cane."""
    w, d, h, seat = p.width, p.depth, p.height, 15.5
    x, thick, tilt = w / 2 - 1.4, 0.6, 20
    middle, tall = -d * 0.08, h - seat - 0.6
    hinge = (middle + 9.4, seat + 0.8)
    for s in (-1, 1):
        runner(p, s * x, d, thick, "main")
        for reach, high, low in ((10.8, 24.2, 0.8), (6.2, seat - 0.4, 1.0)):
            center, half = (high + low) / 2, (high - low) / 2
            hoop = [(s * x, middle + math.cos(a) * reach, center + math.sin(a) * half) for a in _turns(28)]
            rod(p, "main", hoop, thick * 0.9, loop=True, bend=2)
        back = hinge[0] + math.tan(math.radians(tilt)) * (24.6 - hinge[1])
        arm = [(s * x, middle - 7, 21.8), (s * x, middle - 2, 24.4), (s * x, middle + 5, 24.4)]
        rod(p, "main", [*arm, (s * (x - 1.0), back, 25.2)], [0.5, 0.8, 0.8, 0.55], bend=6)
        foot = hinge[0] + 4.6
        stay = [(s * x, foot, thick + _rise(foot, d)), (s * x, hinge[0] + 0.6, 9), (s * (x - 0.9), *hinge)]
        rod(p, "main", stay, [0.5, 0.6, 0.6], bend=6)
        rod(p, "main", [(s * x, middle - 9.4, seat - 0.5), (s * (x - 0.4), hinge[0], seat - 0.5)], 0.55, bend=0)
    for y, z in (
        (-d * 0.32, thick + _rise(-d * 0.32, d)),
        (d * 0.4, thick + _rise(d * 0.4, d)),
        (middle - 9, seat - 0.7),
    ):
        rod(p, "main", [(-x, y, z), (x, y, z)], 0.5, bend=0)
    framed_cane(p, w - 3.4, 19, (0, middle + 0.2, seat), (90, 0, 0), corner=3.5)
    with p.frame(at=(0, hinge[0], hinge[1] - 0.6), turn=(-tilt, 0, 0)):
        long = tall / math.cos(math.radians(tilt))
        framed_cane(p, w - 4.4, long, (0, 0, long / 2), corner=6)


def tub(p):
    """A high upholstered tub on four legs, each pair on a rocker."""
    w, d, h, seat = p.width, p.depth, p.height, 16.0
    deep, thick, low = d - 6.5, 3.0, seat - 5.6
    with p.frame(at=(0, -0.8, 0), turn=(-7, 0, 0)):
        spots = around(
            w - thick, deep - thick, seat + 6.4, h, start=-208, end=28, steps=44, power=2.4, flat=0.45, fall=1.2
        )
        walled(p, "main", spots, low, thick)
        inner = w - thick * 1.5
        padded(p, "main", (inner, deep - thick, 4), at=(0, -0.8, low + 2), soft=1.4, corner=inner * 0.42, crown=0.05)
        size = (w - thick * 2.1, deep - thick - 1, 4)
        cushion(p, "main", size, at=(0, -1.2, seat - 0.4), crown=1.0, corner=w * 0.32, welt=0.13, soft=1.1, sag=0.4)
    x, top = w * 0.36, low + 0.9
    for s in (-1, 1):
        runner(p, s * x, d, 0.7)
        for y, lean in ((-d * 0.2, -2.2), (d * 0.2, 2.2)):
            foot = (s * x, y + lean, 0.8 + _rise(y + lean, d))
            rod(p, "second", [foot, (s * (x - 2.4), y * 0.8, top)], [0.58, 0.85], bend=0, sides=18)
    for y in (-d * 0.25, d * 0.25):
        rod(p, "second", [(-x, y, 0.8 + _rise(y, d)), (x, y, 0.8 + _rise(y, d))], 0.45, bend=0)


def ladder(p):
    """Turned posts with a ladder of bent slats, a woven seat, and knobs where the arms end."""
    w, d, h, seat = p.width, p.depth, p.height, 15.5
    x, xr, front, rear = w / 2 - 1.6, w / 2 - 3.0, -d * 0.26, d * 0.17
    head = (rear + 5.6, h - 1.4)
    back_at = lambda z: rear + (head[0] - rear) * max(0.0, (z - seat) / (head[1] - seat)) ** 1.1
    for s in (-1, 1):
        runner(p, s * (x - 0.6), d, 0.7)
        post = [(s * x, front, 1), (s * x, front, seat), (s * x, front, seat + 8.6)]
        rod(p, "second", post, [0.7, 0.95, 0.7], bend=6, sides=18)
        lean = [(s * (xr + 0.8), rear, 1), (s * xr, rear, seat)]
        lean += [(s * xr, back_at(z), z) for z in (seat + 6, seat + 14, head[1])]
        rod(p, "second", lean, [0.7, 0.95, 0.9, 0.8, 0.65], bend=6, sides=18)
        knob = [(0.45, 0), (0.5, 0.5), (0.85, 1.0), (0.8, 1.6), (0.2, 2.2)]
        lathe(p, "second", knob, at=(s * xr, *head), turn=(-10, 0, 0), sides=22, ease=0.2)
        arm = [
            (s * (x + 0.1), front - 1.4, seat + 8.9),
            (s * x, front + 4, seat + 8.9),
            (s * xr, rear + 2.4, seat + 9.2),
        ]
        rod(p, "second", arm, [1.3, 1.2, 0.7], bend=6, sides=18, flat=0.5)
        cap = [(0.6, 0), (1.35, 0.3), (1.2, 0.8), (0.4, 1.15)]
        lathe(p, "second", cap, at=(s * x, front, seat + 8.8), sides=26, ease=0.2)
        for z in (5.5, 10):
            rod(p, "second", [(s * x, front, z), (s * (xr + 0.4), rear, z)], 0.42, bend=0)
    for y, wide, z in ((front, x, 7), (front, x, 11.5), (rear, xr, 8)):
        rod(p, "second", [(-wide, y, z), (wide, y, z)], 0.45, bend=0)
    padded(p, "main", (w - 2.4, rear - front + 1.8, 1.7), at=(0, (front + rear) / 2, seat - 0.4), soft=0.8, crown=0.25)
    for index in range(5):
        z = seat + 4.6 + index * (h - seat - 8.6) / 4
        slat = eased([(-xr, -1.2), (xr, -1.2), (xr, 0.9), (0, 1.7), (-xr, 0.9)], 0.5)
        bow = lambda a, z: 1.3 * (1 - (a / xr) ** 2)
        plate(p, "second", slat, 0.5, at=(0, back_at(z) - 0.1, z), turn=(-12, 0, 0), bow=bow)


def _turns(steps):
    return [index / steps * 2 * math.pi for index in range(steps)]


FORMS = {"bentwood": bentwood, "tub": tub, "ladder": ladder}

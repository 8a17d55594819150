"""Bar carts of other forms than trays between two hoops."""

import math

from joinery.outline import eased, ellipse, rectangle
from joinery.shape import lathe, panel, rod, slab
from kind.case_shell import shell


def oval_cart(p):
    """A bar cart of two oval trays with galleries, on two large spoked wheels and two small ones."""
    w, d, h, r = p.width - 2, p.depth, p.height, 0.4
    tray, high = eased(rectangle(w, d - 1.4), (d - 1.4) * 0.49, steps=12), h - 5.5
    for z in (9.5, high):
        slab(p, "main", [(x * 0.985, y * 0.97) for x, y in tray], 0.45, at=(0, 0, z), ease=0.1)
        for lift, thick in ((0.2, 0.4), (2.4, 0.22)):
            rod(p, "second", [(x, y, z + lift) for x, y in tray], thick, loop=True, bend=1, sides=12)
    big, small, x, y = 5.0, 1.5, w / 2 - 5.6, d / 2 - 0.7
    for t in (-1, 1):
        rod(p, "second", [(x, t * y, big), (x, t * y, high + 2.5)], r, bend=0)
        rod(p, "second", [(-x, t * y, small * 2 - 0.4), (-x, t * y, high + 2.5)], r, bend=0)
        _wheel(p, (x, t * (y + 0.75), big), big)
        _caster(p, -x, t * y, small)
    rod(p, "second", [(x, -y - 0.9, big), (x, y + 0.9, big)], 0.3, bend=0)
    grip = [(x, -y, high + 2.4), (w / 2 + 0.2, -y * 0.86, h - 1.2), (w / 2 + 1.4, 0, h - 0.4)]
    grip += [(w / 2 + 0.2, y * 0.86, h - 1.2), (x, y, high + 2.4)]
    rod(p, "second", grip, r, bend=8)


def _wheel(p, at, r):
    with p.frame(at=at, turn=(90, 0, 0)):
        turn = [index / 48 * 2 * math.pi for index in range(48)]
        rod(p, "dark", [(math.cos(a) * (r - 0.3), math.sin(a) * (r - 0.3), 0) for a in turn], 0.3, loop=True, bend=1)
        rod(p, "second", [(math.cos(a) * (r - 0.7), math.sin(a) * (r - 0.7), 0) for a in turn], 0.25, loop=True, bend=1)
        lathe(p, "second", [(0.05, -0.5), (0.7, -0.45), (0.7, 0.45), (0.05, 0.5)], sides=28)
        for index in range(8):
            c, s = math.cos(math.radians(index * 45)), math.sin(math.radians(index * 45))
            rod(p, "second", [(c * 0.5, s * 0.5, 0), (c * (r - 0.7), s * (r - 0.7), 0)], 0.12, bend=0, sides=8)


def _caster(p, x, y, r):
    profile = [(0.3, -0.4), (r - 0.1, -0.35), (r, 0), (r - 0.1, 0.35), (0.3, 0.4)]
    lathe(p, "dark", profile, at=(x, y, r), turn=(90, 0, 0), sides=36)


def _gallery(p, corner, z, *lines):
    """Rods along a tray's edge: (height above the tray, radius) of each."""
    for lift, thick in lines:
        for a, b in zip(corner, corner[1:] + corner[:1]):
            rod(p, "second", [(*a, z + lift), (*b, z + lift)], thick, bend=0)


def ring_cart(p):
    """Two shelves across a pair of large rings."""
    w, d, h, r = p.width, p.depth, p.height, 0.5
    out, y, x = w / 2 - r, d / 2 - r - 0.3, 8.0
    middle = h - r - out

    def reach(z):
        return math.sqrt(out**2 - (z - middle) ** 2)

    for t in (-1, 1):
        rod(p, "second", [(a, t * y, middle + b) for a, b in ellipse(out * 2, out * 2)], r, loop=True, bend=1)
        for s in (-1, 1):
            rod(p, "second", [(s * x, t * y, 2.0), (s * x, t * y, middle - reach(middle + x) + 0.1)], 0.34, bend=0)
            _caster(p, s * x, t * y, 1.35)
    for z in (middle - out * 0.52, middle + out * 0.2):
        for lift, thick in ((0, 0.42), (2.6, 0.24)):
            side = reach(z + lift)
            _gallery(p, [(-side, -y), (side, -y), (side, y), (-side, y)], z + lift, (0, thick))
        panel(p, "main", reach(z) * 2 - 0.9, y * 2 - 0.2, 0.7, 0.2, at=(0, 0, z), ease=0.12)
    rod(p, "second", [(0, -y, h - r), (0, y, h - r)], 0.42, bend=0)


def crossed_cart(p):
    """A folding trolley: trays between legs that cross at either long side."""
    w, d, h, r, foot = p.width, p.depth, p.height, 0.42, 2.4
    x, y, high, low = w / 2 - 1.6, d / 2 - 0.9, h - 3.4, 9.0
    for t in (-1, 1):
        for s in (-1, 1):
            beside = t * (y - s * 0.42)
            rod(p, "second", [(s * x, beside, foot), (-s * x, beside, high)], r, bend=0)
            _caster(p, s * x, beside, 1.4)
        pivot = [(0.05, -1.1), (0.6, -1.0), (0.6, 1.0), (0.05, 1.1)]
        lathe(p, "second", pivot, at=(0, t * y, (high + foot) / 2), turn=(90, 0, 0), sides=24)
    for s in (-1, 1):
        rest = s * x * (1 - 2 * (low - 0.4 - foot) / (high - foot))
        rod(p, "second", [(rest, -y, low - 0.4), (rest, y, low - 0.4)], 0.3, bend=0)
    for z, wide, deep in ((low, w - 9.5, d - 4.6), (high, w, d)):
        tray = eased(rectangle(wide, deep), 1.2)
        slab(p, "main", tray, 0.6, at=(0, 0, z), ease=0.12)
        for lift, thick in ((0.3, 0.42), (2.6, 0.26)):
            rod(p, "second", [(a * 0.985, b * 0.97, z + lift) for a, b in tray], thick, loop=True, bend=1)
        for a, b in [*rectangle(wide - 2.2, deep - 0.5), *rectangle(wide * 0.3, deep - 0.5)]:
            rod(p, "second", [(a, b, z + 0.3), (a, b, z + 2.6)], 0.22, bend=0)


def bent_cart(p):
    """A tea trolley whose sides are loops of bent wood, on two large disc wheels."""
    w, d, h, band, big = p.width, p.depth, p.height, 1.1, 5.4
    y, axle = d / 2 - 2.4, (w / 2 - 7.0, big)
    corner = [(-w / 2, 0), (w / 2 - 4.5, 4.2), (w / 2, h), (-w / 2, h)]
    loop = eased(corner, [4.5, 6.0, 5.5, 5.5], steps=14)
    for t in (-1, 1):
        with p.frame(at=(0, t * y, 0)):
            shell(p, "main", loop, band, 1.7, ease=0.25)
        wheel = [(0.05, -0.5), (big - 0.5, -0.5), (big - 0.5, 0.5), (0.05, 0.5)]
        with p.frame(at=(axle[0], t * (d / 2 - 0.75), big), turn=(90, 0, 0)):
            lathe(p, "main", wheel, sides=64, ease=0.12, grain="x")
            lathe(p, "dark", [(big - 0.55, -0.4), (big, -0.3), (big, 0.3), (big - 0.55, 0.4)], sides=64)
            lathe(p, "second", [(0.05, -0.62), (0.9, -0.56), (0.9, 0.56), (0.05, 0.62)], sides=28)
    rod(p, "second", [(axle[0], -d / 2 + 1, big), (axle[0], d / 2 - 1, big)], 0.4, bend=0)
    for z, left, right in ((11.0, -w / 2 + 0.6, w / 2 - 3.2), (h - 7.5, -w / 2 + 0.6, w / 2 - 1.6)):
        x, wide = (left + right) / 2, right - left
        panel(p, "main", wide, y * 2 - 1.6, 0.8, 0.3, at=(x, 0, z), ease=0.15)
        edge = [(left + 0.7, 1.3 - y), (right - 0.7, 1.3 - y), (right - 0.7, y - 1.3), (left + 0.7, y - 1.3)]
        _gallery(p, edge, z + 0.8, (1.6, 0.22))
        for a, b in edge:
            rod(p, "second", [(a, b, z + 0.6), (a, b, z + 2.4)], 0.22, bend=0)


FORMS = {"oval": oval_cart, "ring": ring_cart, "crossed": crossed_cart, "bent": bent_cart}

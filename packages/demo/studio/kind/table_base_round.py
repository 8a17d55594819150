"""What carries a round top, or a long one in two places: columns, blades, wire, rings, crossed beams."""

import math

from joinery.outline import eased
from joinery.shape import board, lathe, panel, rod, slab


def on_trio(p, height):
    """Three thick cylinders that stand apart."""
    least = min(p.width, p.depth)
    r = least * 0.15
    for index in range(3):
        a = math.radians(3 + index * 120)
        at = (math.cos(a) * least * 0.23, math.sin(a) * least * 0.23, 0)
        lathe(p, "second", [(0.1, 0), (r, 0), (r, height), (0.1, height)], at=at, sides=72, ease=0.3)


def on_rings(p, height):
    """Slim posts between a ring below and one under the top, with a second tier."""
    r, bar, shelf = min(p.width, p.depth) / 2 - 0.9, p.get("bar", 0.45), p.get("shelf", 4.0)
    around = [(math.cos(a) * r, math.sin(a) * r) for a in _circle(96)]
    for z in (height - bar, shelf - bar * 0.8):
        rod(p, "second", [(x, y, z) for x, y in around], bar, loop=True, bend=1, sides=12)
    slab(p, p.get("shelf_part", "main"), [(x * 0.99, y * 0.99) for x, y in around], 0.45, at=(0, 0, shelf), ease=0.08)
    for index in range(4):
        a = math.radians(45 + index * 90)
        x, y = math.cos(a) * r, math.sin(a) * r
        rod(p, "second", [(x, y, 0.3), (x, y, height - 0.05)], bar * 0.9, bend=0)
        lathe(p, "second", [(0.1, 0), (bar * 1.7, 0), (bar * 1.5, 0.5), (0.1, 0.6)], at=(x, y, 0), sides=24)


def on_blades(p, height):
    """Three curved blades of wood that meet in the middle."""
    r, thick = min(p.width, p.depth) * 0.38, p.get("blade", 1.5)
    shape = [
        *((-0.3, 0.12), (0.3, 0), (0.92, 0), (0.9, 0.1), (0.5, 0.3), (0.42, 0.5), (0.62, 0.78), (1.0, 0.95)),
        *((1.0, 1.0), (0.55, 1.0), (0.3, 0.86), (-0.3, 0.8)),
    ]
    soft = [0, 6, 1, 1, 5, 5, 5, 1, 0, 4, 3, 0]
    outline = eased([(x * r, z * height) for x, z in shape], soft, steps=8)
    for index in range(3):
        turn = -90 + index * 120
        with p.frame(turn=(0, 0, turn)):
            slab(p, "second", outline, thick, at=(0, thick / 2, 0), turn=(90, 0, 0), ease=0.3, grain="x")


def on_wire(p, height):
    """A sheaf of steel wire, narrow in the middle, between rings."""
    least, count = min(p.width, p.depth), p.get("wires", 44)
    low, waist, high = least * 0.27, least * 0.13, least * 0.29
    profile = [(low, 0.2), (low * 0.8, height * 0.16), (waist, height * 0.5), (high * 0.72, height * 0.84)]
    profile.append((high, height - 0.2))
    for a in _circle(count):
        c, s = math.cos(a), math.sin(a)
        rod(p, "second", [(c * r, s * r, z) for r, z in profile], 0.15, bend=8, sides=8)
    for r, z, thick in ((low, 0.3, 0.3), (waist, height * 0.5, 0.22), (high, height - 0.3, 0.3)):
        ring = [(math.cos(a) * r, math.sin(a) * r, z) for a in _circle(72)]
        rod(p, "second", ring, thick, loop=True, bend=1, sides=10)


def on_crossed_beams(p, height):
    """A square post on crossed beams, braced to crossed beams above: a farmhouse pedestal."""
    long = min(p.width, p.depth) * 0.66
    post = 5.0
    board(p, "second", (post, post, height - 0.1), at=(0, 0, height / 2), ease=0.3, grain="z")
    for turn in (0, 90):
        low = turn / 900
        with p.frame(turn=(0, 0, 45 + turn)):
            board(p, "second", (long, 3.4 - low, 2.8 - low), at=(0, 0, 1.9), ease=0.35)
            board(p, "second", (long * 0.92, 3.2 - low, 2.6 - low), at=(0, 0, height - 1.32), ease=0.3)
            for s in (-1, 1):
                board(p, "second", (3.6, 3.6, 0.9), at=(s * (long / 2 - 2.2), 0, 0.45), ease=0.15)
                board(
                    p,
                    "second",
                    (2.0, 2.0, height * 0.58),
                    at=(s * long * 0.21, 0, height * 0.66),
                    turn=(0, s * 38, 0),
                    ease=0.2,
                    grain="z",
                )


def on_two_pedestals(p, height):
    """Two turned columns, each on three sabre feet."""
    r = p.get("column", 2.8)
    shape = [
        *((0.3, 6), (r * 1.1, 6), (r * 1.15, 7.6), (r * 0.7, 8.6), (r * 0.75, height * 0.36), (r * 1.3, height * 0.5)),
        *((r * 1.2, height * 0.58), (r * 0.62, height * 0.66), (r * 0.95, height * 0.69), (r * 0.62, height * 0.72)),
        *((r * 0.8, height * 0.9), (r * 1.5, height * 0.94), (r * 1.5, height - 1.1), (0.3, height - 1.1)),
    ]
    column = eased(shape, 0.8, steps=4, closed=False)
    reach = p.depth * 0.36
    for side in (-1, 1):
        with p.frame(at=(side * p.width * 0.27, 0, 0)):
            lathe(p, "second", column, sides=48)
            panel(p, "second", p.width * 0.2, p.depth * 0.6, 1.2, 0.5, at=(0, 0, height - 1.2), ease=0.2)
            for index in range(3):
                a = math.radians((0 if side > 0 else 180) + index * 120)
                c, s = math.cos(a), math.sin(a)
                path = [(r * 0.4, 9.2), (reach * 0.45, 8.0), (reach * 0.8, 3.6), (reach, 1.0)]
                rod(p, "second", [(c * x, s * x, z) for x, z in path], [1.5, 1.35, 1.0, 0.95], sides=18)


def on_cantilever(p, height):
    """A frame bent like a C: a foot under the sofa, one upright side, an arm that carries the top."""
    w, d, bar = p.width, p.depth, p.get("bar", 0.8)
    x, y = w / 2 - bar / 2 - 0.2, d / 2 - bar / 2 - 0.8
    for t in (-1, 1):
        board(p, "second", (x * 2 + bar, bar, bar), at=(0, t * y, bar / 2), ease=0.08)
        board(p, "second", (bar, bar, height - bar * 2 - 0.02), at=(-x, t * y, height / 2), ease=0.08, grain="z")
        board(p, "second", (x * 2 + bar, bar, bar), at=(0, t * y, height - bar / 2 - 0.01), ease=0.08)
    for s, z in ((-1, bar / 2), (1, bar / 2), (-1, height - bar / 2 - 0.01), (1, height - bar / 2 - 0.01)):
        board(p, "second", (bar * 0.98, y * 2 - bar, bar * 0.98), at=(s * x, 0, z), ease=0.08)


def _circle(steps):
    return [index / steps * 2 * math.pi for index in range(steps)]


BASES = {
    "trio": on_trio,
    "rings": on_rings,
    "blades": on_blades,
    "wire": on_wire,
    "crossed_beams": on_crossed_beams,
    "two_pedestals": on_two_pedestals,
    "cantilever": on_cantilever,
}

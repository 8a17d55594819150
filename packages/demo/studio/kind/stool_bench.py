"""Benches that are upholstered down to the floor, or tufted on crossed legs of steel."""

import math

from mathutils import Vector

from joinery.shape import board, rod, skinned, smoothed
from upholstery.cushion import padded
from upholstery.tufting import tufted


def waterfall(p):
    """A padded top that turns down at both ends."""
    w, d, h = p.width, p.depth, p.height
    thick, r = 4.6, 2.3
    x, top = w / 2 - r, h - r
    path = [(-x, 0.9), (-x, top - 4.5), (-x, top - 2.2), (-x + 0.9, top - 0.6), (-x + 2.8, top)]
    path += [(-x + 6, top), (0, top + 0.1)]
    path += [(-a, z) for a, z in reversed(path[:-1])]
    for s in (-1, 1):
        board(p, "dark", (thick - 1, d - 1, 0.8), at=(s * x, 0, 0.4), ease=0.1)
    _swept(p, path, d, thick)


def _swept(p, path, d, thick):
    """A padded band of a depth along (x, z) spots, with a welt on either edge."""
    smooth = [(point.x, point.z) for point, _ in smoothed([Vector((x, 0, z)) for x, z in path], [1] * len(path), 6)]
    loops, edges = [], {-1: [], 1: []}
    for index, (x, z) in enumerate(smooth):
        (ax, az), (bx, bz) = smooth[max(index - 1, 0)], smooth[min(index + 1, len(smooth) - 1)]
        long = math.hypot(bx - ax, bz - az)
        nx, nz = -(bz - az) / long, (bx - ax) / long
        loop = []
        for step in range(40):
            angle = step / 40 * 2 * math.pi
            c, s = math.cos(angle), math.sin(angle)
            y = math.copysign(abs(c) ** 0.22, c) * d / 2
            out = math.copysign(abs(s) ** 0.4, s) * thick / 2 * (1 + 0.06 * (1 - (y / d * 2) ** 2))
            loop.append((x + nx * out, y, z + nz * out))
        loops.append(loop)
        for s in (-1, 1):
            edges[s].append((x + nx * thick * 0.42, s * (d / 2 - 0.1), z + nz * thick * 0.42))
    p.place("main", skinned(loops, closed=True), grain="x", smooth=80)
    for s in (-1, 1):
        rod(p, "main", edges[s], 0.14, bend=0, sides=8)


def crossed(p):
    """A tufted cushion on a pair of curved steel crosses, tied lengthwise."""
    w, d, h = p.width, p.depth, p.height
    rail = h - 4.6
    padded(p, "main", (w - 0.3, d - 0.3, 2.4), at=(0, 0, h - 3.3), soft=0.7, crown=0.1, corner=1.0)
    tufted(p, "main", w, d, 3.4, at=(0, 0, h - 1.7), turn=(-90, 0, 0), rows=3, columns=9, deep=0.9, soft=1.6)
    for s in (-1, 1):
        x = s * (w / 2 - 6)
        board(p, "second", (1.6, d - 1.6, 0.6), at=(x, 0, rail + 0.2), ease=0.08)
        for lean in (-1, 1):
            curve = [(-lean * (d / 2 - 0.9), 0.35), (-lean * d * 0.3, h * 0.2), (0, h * 0.36)]
            curve += [(lean * d * 0.3, h * 0.55), (lean * (d / 2 - 1.2), rail)]
            rod(p, "second", [(x + lean * 0.06, y, z) for y, z in curve], 0.62, bend=8, sides=16, flat=0.7)
    rod(p, "second", [(-w / 2 + 6, 0, h * 0.36), (w / 2 - 6, 0, h * 0.36)], 0.45, bend=0)
    for t in (-1, 1):
        board(p, "second", (w - 12, 1.0, 0.6), at=(0, t * (d / 2 - 2), rail + 0.2), ease=0.08)


FORMS = {"waterfall": waterfall, "tufted": crossed}

"""Cases that are no boxes: shells bent to an outline, arches, curved fronts. Outlines lie in x–z unless said."""

import math

from joinery.shape import skinned, slab


def shell(p, part, outline, thick, depth, at=(0, 0, 0), ease=0.1, grain="x"):
    """Boards along a closed outline, `thick` inward, about y = 0."""
    y, t, e = depth / 2, thick, min(ease, thick * 0.4)
    section = [(e - y, 0), (y - e, 0), (y, e), (y, t - e), (y - e, t), (e - y, t), (-y, t - e), (-y, e)]
    loops = [
        [(x - nx * inset, away, z - nz * inset) for away, inset in section]
        for (x, z), (nx, nz) in zip(outline, _mitred(outline))
    ]
    return p.place(part, skinned(loops, ring=True), at, grain=grain)


def inset(outline, by):
    """The outline drawn in."""
    return [(x - nx * by, z - nz * by) for (x, z), (nx, nz) in zip(outline, _mitred(outline))]


def upright(p, part, outline, thick, y, ease=0.08, grain="y"):
    """An upright board cut to an outline of (x, z) points. Its front is at `y`; grain `y` runs upward."""
    return slab(p, part, outline, thick, at=(0, y + thick, 0), turn=(90, 0, 0), ease=ease, grain=grain)


def arched(width, spring, rise, low=0.0, steps=32):
    """An arch about x = 0: straight from `low` to `spring`, then half an ellipse."""
    half = width / 2
    curve = [index / steps * math.pi for index in range(steps + 1)]
    return [(-half, low), (half, low), *((math.cos(t) * half, spring + math.sin(t) * rise) for t in curve)]


def half_arched(half, spring, rise, low, side, gap=0.06, steps=20):
    """One leaf of a pair of doors under an arch; `side` −1 is the left one."""
    end = math.acos(gap / half)
    curve = [index / steps * end for index in range(steps + 1)]
    right = [(gap, low), (half, low), *((math.cos(t) * half, spring + math.sin(t) * rise) for t in curve)]
    return right if side > 0 else [(-x, z) for x, z in reversed(right)]


def arcade(width, height, bays, pillar, spring, rise, steps=28):
    """A block from whose foot arches are cut."""
    bay = (width - pillar * (bays + 1)) / bays
    points = [(-width / 2, 0)]
    for index in range(bays):
        middle = -width / 2 + pillar + bay / 2 + index * (bay + pillar)
        points.append((middle - bay / 2, 0))
        for step in range(steps + 1):
            t = math.pi - step / steps * math.pi
            points.append((middle + math.cos(t) * bay / 2, spring + math.sin(t) * rise))
        points.append((middle + bay / 2, 0))
    return [*points, (width / 2, 0), (width / 2, height), (-width / 2, height)]


def _mitred(outline):
    """Normals pointing out, as long as a mitre is."""
    normals, count = [], len(outline)
    edges = []
    for index in range(count):
        (ax, ay), (bx, by) = outline[index], outline[(index + 1) % count]
        length = math.hypot(bx - ax, by - ay) or 1e-6
        edges.append(((by - ay) / length, (ax - bx) / length))
    for index in range(count):
        (ax, ay), (bx, by) = edges[index - 1], edges[index]
        share = max(1 + ax * bx + ay * by, 0.3)
        normals.append(((ax + bx) / share, (ay + by) / share))
    return normals

"""Cases that are round in plan: drums, bowed and rounded fronts."""

import math

from joinery.case import GAP, drawer_front, handle_of
from joinery.leg import legs
from joinery.outline import ellipse
from joinery.shape import board, lathe, panel, slab


def drum(p):
    """A round nightstand: a drawer over an open niche, in a fluted wall."""
    r, h, top, foot, tall = p.width / 2, p.height, 1.0, 1.8, p.get("drawer_height", 6.2)
    lathe(p, "main", [(0.1, 0), (r - 1.4, 0), (r - 1.4, foot), (0.1, foot)], sides=72)
    for z, thick, out in ((foot, 0.9, -0.1), (h - top, top, 0), (h - top - tall - 0.8, 0.8, -0.5)):
        slab(p, "main", ellipse((r + out) * 2, (r + out) * 2, steps=120), thick, at=(0, 0, z), ease=0.15)
    low, high, half = foot + 0.85, h - top + 0.02, 60
    wall = [_polar(r - 0.2 - _flute(step, 96), step * (360 - half * 2) / 768 - 90 + half) for step in range(769)]
    back = [_polar(r - 1.1, a - 90) for a in range(360 - half, half - 1, -3)]
    slab(p, "main", wall + back, high - low, at=(0, 0, low), ease=0.02, grain="z")
    edge = half - 0.8
    front = [_polar(r - 0.25, a - 90) for a in _steps(-edge, edge, 40)]
    behind = [_polar(r - 1.05, a - 90) for a in _steps(edge, -edge, 40)]
    slab(p, "main", front + behind, tall - GAP * 2, at=(0, 0, h - top - tall + GAP), ease=0.06)
    with p.frame(at=(0, 0.3 - r, h - top - tall / 2)):
        handle_of(p, p.get("handle", "knob"), 0, 0, p.width)


def _flute(step, count):
    return 0.22 * (1 - abs(math.sin(step / 768 * count * math.pi)))


def _polar(r, degrees):
    return (math.cos(math.radians(degrees)) * r, math.sin(math.radians(degrees)) * r)


def _steps(start, end, count):
    return [start + (end - start) * index / count for index in range(count + 1)]


def rounded(p):
    """A case with rounded corners, fluted all round; `columns` of drawers lie on its flat front."""
    w, d, h, base, r = p.width, p.depth, p.height, p.get("base_height", 2.6), p.get("round", 8.0)
    top, columns = 1.1, p.get("columns", [])
    doors = p.get("door", None) == "fluted"
    panel(p, p.get("plinth_part", "main"), w - 3, d - 3, base + 0.1, r - 1.5, at=(0, 0, 0), ease=0.1)
    for z in (base, h - top):
        slab(p, "main", _around(w, d, r)[0], top, at=(0, 0, z), ease=0.25)
    slab(p, "main", _ribbed(w - 0.5, d - 0.5, r - 0.25, doors), h - base - top * 2 + 0.1, at=(0, 0, base + top - 0.05), ease=0.02, grain="z")  # fmt: skip
    if doors:
        return
    flat, inner = w - r * 2, h - base - top * 2
    for number, column in enumerate(columns):
        wide, count = flat / len(columns), len(column["rows"])
        for row in range(count):
            at = ((number + 0.5) * wide - flat / 2, -d / 2 + 0.35, base + top + inner * (row + 0.5) / count)
            drawer_front(p, wide - GAP * 2, inner / count - GAP * 2, at, p.get("handle", "knob"))


def _around(w, d, r, step=0.1):
    """Points along a rounded rectangle and their normals, evenly, from the middle of the front."""
    arms = [(w / 2 - r, -90), (d - r * 2, 0), (w - r * 2, 90), (d - r * 2, 180), (w / 2 - r, 270)]
    x, y, points, normals = 0.0, -d / 2, [], []
    for index, (long, degrees) in enumerate(arms):
        nx, ny = _polar(1, degrees)
        for part in range(max(1, round(long / step))):
            along = long * part / max(1, round(long / step))
            points.append((x - ny * along, y + nx * along))
            normals.append((nx, ny))
        x, y = x - ny * long, y + nx * long
        if index == len(arms) - 1:
            break
        middle, count = (x - nx * r, y - ny * r), round(r * math.pi / 2 / step)
        for part in range(count):
            nx, ny = _polar(1, degrees + 90 * part / count)
            points.append((middle[0] + nx * r, middle[1] + ny * r))
            normals.append((nx, ny))
        nx, ny = _polar(1, degrees + 90)
        x, y = middle[0] + nx * r, middle[1] + ny * r
    return points, normals


def _ribbed(w, d, r, seams):
    """The rounded rectangle with half-round ribs; `seams` between doors lie deeper."""
    points, normals = _around(w, d, r, 0.09)
    count, ribs = len(points), round(len(points) * 0.09 / 0.95 / 2) * 2
    outline = []
    for index, ((x, y), (nx, ny)) in enumerate(zip(points, normals)):
        deep = 0.36 * (1 - abs(math.sin(index / count * ribs * math.pi)) ** 0.7)
        if seams and ny < -0.9 and any(abs(x - at) < 0.1 for at in (0, -(w / 2 - r) * 0.72, (w / 2 - r) * 0.72)):
            deep = 0.9
        outline.append((x - nx * deep, y - ny * deep))
    return outline


def bowed(p):
    """A chest whose front bows out, on short cabriole legs."""
    w, d, h, base, sag, top = p.width, p.depth, p.height, p.get("base_height", 6.5), p.get("sag", 3.0), 1.0

    def front(x, back=0.0):
        return -d / 2 + back + sag * (2 * x / w) ** 2

    def plan(wide, back, rear):
        return [(x, front(x, back)) for x in _steps(-wide / 2, wide / 2, 40)] + [(wide / 2, rear), (-wide / 2, rear)]

    def band(wide, back, thick):
        xs = _steps(-wide / 2, wide / 2, 40)
        return [(x, front(x, back)) for x in xs] + [(x, front(x, back + thick)) for x in reversed(xs)]

    slab(p, "main", plan(w, 0, d / 2), top, at=(0, 0, h - top), ease=0.3)
    slab(p, "main", plan(w - 1.6, 1.2, d / 2 - 0.4), h - base - top + 0.05, at=(0, 0, base), ease=0.1, grain="z")
    slab(p, "main", band(w - 1.2, 0.75, 1.0), 1.5, at=(0, 0, base - 0.2), ease=0.25)
    for s in (-1, 1):
        board(p, "main", (0.8, d - sag - 2, 1.5), at=(s * (w / 2 - 1.1), sag / 2, base + 0.55), ease=0.2)
    rows = p.get("columns", [])[0]["rows"]
    inner, wide = h - base - top - 1.6, w - 4.4
    for row in range(len(rows)):
        z = base + 1.4 + inner * (row + 0.5) / len(rows)
        tall = inner / len(rows) - GAP * 2
        slab(p, "main", band(wide, 0.8, 0.8), tall, at=(0, 0, z - tall / 2), ease=0.1)
        for x in (-0.27 * w, 0.27 * w):
            lean = math.degrees(math.atan(sag * 8 * x / w / w))
            with p.frame(at=(x, front(x, 0.8), z), turn=(0, 0, lean)):
                handle_of(p, p.get("handle", "bail"), 0, 0, w)
    spots = [(-w / 2 + 2.6, -d / 2 + sag + 2.4), (w / 2 - 2.6, -d / 2 + sag + 2.4), (w / 2 - 2.6, d / 2 - 2.6), (-w / 2 + 2.6, d / 2 - 2.6)]  # fmt: skip
    legs(p, "second", p.get("legs", "cabriole"), base + 0.1, spots, 0, p.get("leg_thick", 1.25))


FORMS = {"drum": drum, "rounded": rounded, "bowed": bowed}

"""Rugs: a field, a pattern and a border that take color apart, and a fringe."""

import math

import bmesh
from mathutils import Vector, noise

from joinery.shape import rod
from kind import rug_pattern


def rug(p):
    """A rug lying flat; `round` cuts it to a circle, `scallops` its edge to so many petals."""
    w, d = p.width, p.depth
    step = max(0.55, w / 190)
    nx, ny = int(w / step), int(d / step)
    meshes = {part: bmesh.new() for part in ("main", "second", "trim")}
    corners = {part: {} for part in meshes}
    seed = Vector((p.random.uniform(0, 90), p.random.uniform(0, 90), 0))

    def reach(x, y):
        petals = p.get("scallops", 0)
        return w / 2 * (1 - 0.09 * (1 - abs(math.cos(math.atan2(y, x) * petals / 2)))) if petals else w / 2

    def corner(part, i, j):
        known = corners[part]
        if (i, j) not in known:
            x, y = i / nx * w - w / 2, j / ny * d - d / 2
            edge = min(w / 2 - abs(x), d / 2 - abs(y))
            if p.get("round", False):
                edge = reach(x, y) - math.hypot(x, y)
            wave = noise.noise(Vector((x, y, 0)) * 0.045 + seed)
            lift = p.height * min(1, 0.25 + edge / 1.2) + max(0, wave) * 0.35
            known[i, j] = meshes[part].verts.new((x + wave * 0.3, y + wave * 0.3, max(lift, 0.05)))
        return known[i, j]

    pattern = PATTERNS[p.get("pattern", "plain")]
    for i in range(nx):
        for j in range(ny):
            x, y = (i + 0.5) / nx * w - w / 2, (j + 0.5) / ny * d - d / 2
            if p.get("round", False) and math.hypot(x, y) > reach(x, y) - step * 0.3:
                continue
            part = pattern(x, y, w, d)
            if part not in p.details["parts"]:
                part = "main"
            meshes[part].faces.new([corner(part, i + a, j + b) for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))])
    for part, mesh in meshes.items():
        if mesh.faces:
            p.place(part, mesh, smooth=80)
        else:
            mesh.free()
    if p.get("fringe", False):
        _fringe(p, w, d)


def _fringe(p, w, d):
    count = int(d / 0.9)
    for side in (-1, 1):
        for index in range(count):
            y = (index + 0.5) / count * d - d / 2
            x = side * (w / 2 - 0.2)
            sway = p.random.uniform(-0.5, 0.5)
            rod(
                p,
                "natural",
                [(x, y, 0.3), (x + side * 1.4, y + sway * 0.4, 0.18), (x + side * 2.8, y + sway, 0.12)],
                [0.2, 0.17, 0.1],
                bend=2,
                sides=6,
            )


def plain(x, y, w, d):
    """One field."""
    return "main"


def bordered(x, y, w, d):
    """A field within a border."""
    edge = min(w / 2 - abs(x), d / 2 - abs(y))
    return "second" if 2 < edge < 4.2 else "main"


def striped(x, y, w, d):
    """Stripes of three widths across."""
    at = (x + w) % 16
    return "second" if at < 4 else "trim" if 9 < at < 10.5 else "main"


def lattice(x, y, w, d):
    """Thin crossing lines, as Berber rugs have."""
    size = 13.0
    wobble = math.sin(y * 0.21) * 0.9 + math.sin(x * 0.13) * 0.7
    a = abs(((x + y * 0.78 + wobble) % size) - size / 2)
    b = abs(((x - y * 0.78 + wobble) % size) - size / 2)
    return "second" if min(a, b) < 0.8 else "main"


def oriental(x, y, w, d):
    """A medallion in a field of small figures, within three borders."""
    edge = min(w / 2 - abs(x), d / 2 - abs(y))
    if edge < 1.2:
        return "trim"
    if edge < 2.4:
        return "second"
    if edge < 9:
        along = x if d / 2 - abs(y) < w / 2 - abs(x) else y
        flower = math.hypot(((along + 500) % 7) - 3.5, (edge - 5.7) * 1.1)
        if flower < 1.0:
            return "main"
        return "second" if flower < 2.2 else "trim"
    if edge < 10.2:
        return "second"
    u, v = x / (w * 0.32), y / (d * 0.3)
    star = abs(u) ** 1.15 + abs(v) ** 1.15
    scallop = 0.07 * math.cos(math.atan2(v, u) * 12)
    if star + scallop < 0.2:
        return "second"
    if star + scallop < 0.34:
        return "main"
    if star + scallop < 0.88:
        figure = math.sin(x * 0.85) * math.sin(y * 0.85)
        return "second" if figure > 0.55 else "trim"
    if star + scallop < 0.97:
        return "second"
    figure = math.hypot(((x + 500) % 9) - 4.5, ((y + 500) % 9) - 4.5)
    return "trim" if figure < 1.1 else "second" if figure < 1.9 else "main"


def arcs(x, y, w, d):
    """Concentric rings off the middle: modern."""
    r = math.hypot(x - w * 0.12, y + d * 0.18)
    band = int(r / (w * 0.11))
    return ("main", "second", "main", "trim")[band % 4]


def braided(x, y, w, d):
    """Narrow braids, ring around ring."""
    return ("main", "second", "main", "main", "second", "trim")[int(math.hypot(x, y) / 2.2) % 6]


def petals(x, y, w, d):
    """A flower within a flower, and a border that follows a scalloped edge."""
    r, a = math.hypot(x, y) / (w / 2), math.atan2(y, x)
    bow = abs(math.cos(a * 6))
    if r < 0.09:
        return "trim"
    if r < 0.26 + 0.12 * abs(math.cos(a * 3)):
        return "second"
    if r < 0.3 + 0.12 * abs(math.cos(a * 3)):
        return "main"
    if abs(r - 0.5 - 0.13 * bow) < 0.02:
        return "second"
    return "trim" if abs(r - 0.82 - 0.09 * bow) < 0.035 else "main"


def diamonds(x, y, w, d):
    """A chain of stepped diamonds along the middle, between narrow borders."""
    edge = min(w / 2 - abs(x), d / 2 - abs(y))
    if edge < 3.4:
        return "second" if 1.4 < edge else "main"
    long = d * 0.78
    u, v = ((x + long * 50.5) % long) / long - 0.5, y / d
    far = math.floor(abs(u) * 22) / 22 + math.floor(abs(v) * 22) / 22
    return "trim" if far < 0.12 else "main" if far < 0.22 else "second" if far < 0.37 else "main"


def checks(x, y, w, d):
    """A checkerboard of large squares, each with a thin square drawn within."""
    size = w / 9
    u, v = (x + w / 2) / size, (y + d / 2) / (d / round(d / size))
    a, b = abs(u % 1 - 0.5), abs(v % 1 - 0.5)
    if 0.27 < max(a, b) < 0.33:
        return "trim"
    return "second" if (int(u) + int(v)) % 2 else "main"


def fans(x, y, w, d):
    """Rows of fans that overlap like scales."""
    edge = min(w / 2 - abs(x), d / 2 - abs(y))
    if edge < 2.6:
        return "second" if edge > 1 else "main"
    r = w / 12
    first = math.floor((y + d / 2) / (r * 0.6)) - 2
    for row in range(first, first + 4):
        shift = r if row % 2 else 0.0
        across = (x + w * 2 + shift) % (r * 2) - r
        far = math.hypot(across, y + d / 2 - row * r * 0.6) / r
        if far < 1 and y + d / 2 >= row * r * 0.6 - 1e-6:
            if far > 0.9:
                return "second"
            return "trim" if 0.55 < far < 0.68 or far < 0.24 else "main"
    return "main"


PATTERNS = {
    **rug_pattern.PATTERNS,
    "checks": checks,
    "fans": fans,
    "diamonds": diamonds,
    "braided": braided,
    "petals": petals,
    "plain": plain,
    "bordered": bordered,
    "striped": striped,
    "lattice": lattice,
    "oriental": oriental,
    "arcs": arcs,
}
KINDS = {"rug": rug, "roundrug": rug}

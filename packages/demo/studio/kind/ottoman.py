"""Ottomans on crossed legs, in a skirt to the floor, and of upright rolls."""

import math

import bmesh
from mathutils import Vector, noise

from joinery.shape import board, lathe, rod
from upholstery.cushion import cushion, padded


def crossed(p):
    """A cushion on two pairs of curved legs that cross."""
    w, d, h = p.width, p.depth, p.height
    board(p, "second", (w - 1.4, d - 1.4, 1.3), at=(0, 0, h - 4.7), ease=0.3)
    cushion(p, "main", (w, d, 4.0), at=(0, 0, h - 2.1), crown=0.9, welt=0.14, corner=2.0, soft=0.7, sag=0.3)
    for s in (-1, 1):
        y = s * (d / 2 - 2.4)
        for lean in (-1, 1):
            curve = [(-lean * (w / 2 - 2), y, 0.5), (-lean * w * 0.3, y, h * 0.22), (0, y, h * 0.4)]
            curve += [(lean * w * 0.3, y, h * 0.58), (lean * (w / 2 - 2), y, h - 5.0)]
            rod(p, "second", curve, [0.8, 0.95, 1.1, 0.95, 0.85], bend=6, sides=18)
            lathe(
                p,
                "second",
                [(0.1, 0), (0.95, 0), (1.05, 0.5), (0.7, 1.0), (0.1, 1.1)],
                at=(-lean * (w / 2 - 1.9), y, 0),
                sides=24,
            )
        lathe(
            p,
            "second",
            [(0.05, -1.5), (1.3, -1.4), (1.3, 1.4), (0.05, 1.5)],
            at=(0, y, h * 0.4),
            turn=(90, 0, 0),
            sides=32,
            ease=0.3,
        )
    rod(p, "second", [(0, -d / 2 + 2.4, h * 0.4), (0, d / 2 - 2.4, h * 0.4)], 0.7, bend=0)


def skirted(p):
    """A cushion over a gathered skirt that reaches the floor."""
    w, d, h = p.width, p.depth, p.height
    rim = h - 4.4
    padded(p, "main", (w - 2.4, d - 2.4, rim - 1.4), at=(0, 0, 1 + (rim - 1.4) / 2), soft=0.8, crown=0.05)
    _gathered(p, w - 1.2, d - 1.2, rim)
    cushion(p, "main", (w, d, 4.6), at=(0, 0, h - 2.4), crown=1.0, welt=0.16, corner=1.8, soft=0.7, sag=0.4)


def _gathered(p, w, d, tall):
    """Cloth that hangs in folds around a rounded square."""
    corner = 2.0
    straight = [(w - corner * 2), (d - corner * 2)]
    long = 2 * sum(straight) + 2 * math.pi * corner
    steps, rows = 560, 14
    folds = round(long / 1.5)
    seed = Vector([p.random.uniform(0, 90) for _ in range(3)])
    mesh = bmesh.new()
    rings = []
    for row in range(rows + 1):
        t = row / rows
        ring = []
        for step in range(steps):
            (x, y), (nx, ny) = _along(step / steps * long, straight, corner)
            sway = noise.noise(Vector((step * 0.05, t * 0.7, 0)) + seed)
            wave = math.sin(step / steps * 2 * math.pi * folds + sway * 2.2) * (0.14 + 0.3 * (1 - t)) + 0.35 * (1 - t)
            ring.append(mesh.verts.new((x + nx * wave, y + ny * wave, 0.25 + t * (tall - 0.25))))
        rings.append(ring)
    for lower, upper in zip(rings, rings[1:]):
        for index in range(steps):
            after = (index + 1) % steps
            mesh.faces.new((lower[index], lower[after], upper[after], upper[index]))
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces[:])
    p.place("main", mesh, grain="z", smooth=80)


def _along(at, straight, corner):
    """Point and outward normal at a length along a rounded rectangle, from the right end of its front."""
    across, deep = straight
    bend = math.pi / 2 * corner
    legs = ((across, (0, -1), (1, 0)), (deep, (1, 0), (0, 1)), (across, (0, 1), (-1, 0)), (deep, (-1, 0), (0, -1)))
    for run, (nx, ny), (dx, dy) in legs:
        if at < run:
            off = at - run / 2
            x = nx * (across / 2 + corner) + dx * off
            y = ny * (deep / 2 + corner) + dy * off
            return (x, y), (nx, ny)
        at -= run
        if at < bend:
            turn = at / corner
            c, s = math.cos(turn), math.sin(turn)
            mx, my = nx * c + dx * s, ny * c + dy * s
            x = (nx + dx) * across / 2 + mx * corner
            y = (ny + dy) * deep / 2 + my * corner
            return (x, y), (mx, my)
        at -= bend
    return _along(0.0, straight, corner)


def rolled(p):
    """A drum of upright rolls that bend in over the top and meet at a button, on a plinth."""
    w, h = p.width, p.height
    base, count = 1.4, p.get("rolls", 18)
    mid = w / 2 / (1 + math.sin(math.pi / count))
    r = mid * math.sin(math.pi / count)
    lathe(p, "second", [(0.1, 0), (w * 0.42, 0), (w * 0.42, base + 0.3), (0.1, base + 0.3)], sides=64, ease=0.15)
    rise = ((1.0, r * 2.4), (0.97, r * 1.35), (0.87, r * 0.92), (0.66, r * 0.72), (0.42, r * 0.6), (0.2, r * 0.6))
    for index in range(count):
        a = index / count * 2 * math.pi
        x, y = math.cos(a) * mid, math.sin(a) * mid
        spots = [(x, y, base), (x, y, base + 0.5), (x, y, base + 1.4)]
        spots += [(x * share, y * share, h - low) for share, low in rise]
        radii = [r * 0.6, r * 0.92, r * 1.02, *(r * 1.03 * share for share, _ in rise)]
        rod(p, "main", spots, radii, bend=5, sides=22)
    fill = [
        (0.1, base),
        (mid, base + 0.4),
        (mid, h - r * 2),
        (mid * 0.8, h - r),
        (mid * 0.3, h - r * 0.7),
        (0.1, h - r * 0.7),
    ]
    lathe(p, "main", fill, sides=72)
    lathe(p, "main", [(0.05, 0), (1.1, 0), (1.0, 0.4), (0.05, 0.6)], at=(0, 0, h - r * 0.62), sides=28)


FORMS = {"crossed": crossed, "skirted": skirted, "rolled": rolled}

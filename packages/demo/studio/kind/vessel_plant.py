"""Leaves and the plants they make."""

import math

from joinery.shape import plate, rod


def foliage(p, at, around, rise, length, broad=0.3):
    """One leaf, drooping at its end."""
    outline = [
        (-math.cos(t) * length / 2, math.sin(t) * length * broad / 2 * (1 - 0.3 * math.cos(t)))
        for t in [i / 16 * 2 * math.pi for i in range(16)]
    ]
    with p.frame(at, (0, -rise, around)):
        plate(
            p,
            "leaf",
            outline,
            0.03,
            at=(length / 2, 0, 0),
            turn=(90, 0, 0),
            bow=lambda x, z: 0.9 * (x / length + 0.3) ** 2 * length * 0.25,
        )


def plant(p, z, leaves, length):
    """A tuft of arching leaves on stalks."""
    for index in range(leaves):
        around = index * 137.5
        rise = 82 - index * 45 / leaves + p.random.uniform(-6, 6)
        a, up = math.radians(around), math.radians(rise)
        reach = length * p.random.uniform(0.35, 0.6)
        top = (math.cos(a) * math.cos(up) * reach, math.sin(a) * math.cos(up) * reach, z + math.sin(up) * reach)
        rod(
            p,
            "leaf",
            [
                (math.cos(a) * 0.5, math.sin(a) * 0.5, z - 0.4),
                (top[0] * 0.4, top[1] * 0.4, (z + top[2]) / 2 + 0.3),
                top,
            ],
            [0.16, 0.12, 0.08],
            sides=8,
        )
        foliage(p, top, around, rise - 48, length * p.random.uniform(0.4, 0.6), 0.5)


def rosette(p, at, leaves, length, broad, rises=(85, 50), droop=0.0, flat=0.12):
    """Straps that rise from one spot, the inner ones steeper; `droop` is the share of its length a strap falls."""
    steep, low = rises
    for index in range(leaves):
        share = index / max(1, leaves - 1)
        rise = math.radians(steep + (low - steep) * share + p.random.uniform(-3, 3))
        reach = length * p.random.uniform(0.78, 1.0)
        points = [
            (0, -broad * 0.4 - reach * math.cos(rise) * t, reach * (math.sin(rise) * t - droop * t * t))
            for t in (0, 0.25, 0.5, 0.75, 1)
        ]
        radii = [broad * size for size in (0.55, 0.95, 1.0, 0.7, 0.08)]
        with p.frame(at, (0, 0, index * 137.5)):
            rod(p, "leaf", points, radii, bend=4, sides=10, flat=flat)


def grown(p, z, radius):
    """What grows in a pot: leaves on stalks, upright blades, a mop of grass, or succulents."""
    kind = p.get("plant", "leaves")
    if kind == "blades":
        rosette(p, (0, 0, z - 0.4), 17, radius * 2.5, radius * 0.17, (88, 62), flat=0.16)
    elif kind == "grass":
        rosette(p, (0, 0, z - 0.4), 90, radius * 2.5, radius * 0.06, (87, 46), droop=0.5)
    elif kind == "succulents":
        clumps = ((-0.42, -0.1, 0.62), (0.4, -0.26, 0.5), (0.16, 0.42, 0.6), (-0.1, -0.62, 0.34), (0.58, 0.2, 0.26))
        for x, y, size in clumps:
            spot = (x * radius, y * radius, z - 0.3)
            rosette(p, spot, 26, radius * size, radius * size * 0.2, (84, 14), droop=0.1, flat=0.3)
    else:
        plant(p, z, p.get("leaves", 15), p.get("spread", radius * 2.6))

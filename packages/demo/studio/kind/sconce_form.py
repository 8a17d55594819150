"""Wall lights under a bent neck, behind a shell, or glowing along a tube."""

import math

from joinery.glow import ball, bulb, dome
from joinery.outline import eased, ellipse, rectangle
from joinery.shape import lathe, plate, rod, skinned


def gooseneck(p):
    """A barn light: a neck that rises from its plate and swings over to a dome."""
    h, d, r = p.height, p.depth, p.width / 2
    z, y, tall = h * 0.42, r - d, h * 0.3
    plate(p, "main", ellipse(4.8, 4.8), 0.5, at=(0, -0.25, z))
    lathe(p, "main", [(0.1, 0), (1.2, 0), (0.9, 0.8), (0.1, 0.9)], at=(0, -0.4, z), turn=(90, 0, 0), sides=28, ease=0.1)
    neck = [
        (0, -0.5, z),
        (0, -1.5, z + 0.9),
        (0, -1.6, h * 0.72),
        (0, y * 0.52, h * 0.93),
        (0, y * 0.85, h * 0.93),
        (0, y, h * 0.74),
        (0, y, tall + 1),
    ]
    rod(p, "main", neck, 0.36, bend=10)
    dome(p, "main", r, tall, (0, y, 0))
    socket = [(0.1, -0.2), (1.5, -0.2), (1.3, 0.5), (1.0, 0.9), (1.0, 2.0), (0.5, 2.5), (0.1, 2.5)]
    lathe(p, "main", socket, at=(0, y, tall), sides=32, ease=0.12)
    ball(p, "lit", 1.2, (0, y, 0.9))


def shell(p):
    """A scallop shell that opens upward before its bulb."""
    w, h, d = p.width, p.height, p.depth
    ribs, foot = 9, 0.6
    reach = h - foot
    lean = math.asin(min(0.95, w / 2 / reach))
    wall = 0.16

    def spot(across, along, back):
        """A point of the shell: `across` −1 … 1 from side to side, `along` 0 … 1 from the foot to the rim."""
        fold = abs(math.sin((across + 1) / 2 * ribs * math.pi)) ** 0.8
        rim = reach * along * (0.92 + 0.08 * fold)
        bulge = math.sin(along * math.pi / 2) ** 0.45 * math.cos(across * math.pi / 2) ** 0.6
        y = 0.5 + (d - 1) * bulge + along * (fold - 0.5) * 0.9 * math.cos(across * math.pi / 2)
        return (rim * math.sin(across * lean), back - max(y, wall + 0.1), foot + rim * math.cos(across * lean))

    steps = [index / 20 for index in range(1, 21)]
    loops = []
    for index in range(ribs * 12 + 1):
        across = index / (ribs * 12) * 2 - 1
        front = [spot(across, along, 0) for along in steps]
        loops.append(front + [spot(across, along, wall) for along in reversed(steps)])
    p.place("main", skinned(loops, closed=True), grain="z")
    plate(p, "main", ellipse(4.2, 4.2), 0.4, at=(0, -0.2, h * 0.5))
    ball(p, "main", 1.1, (0, -1.9, 1.1))
    bulb(p, (0, -d * 0.45, h * 0.55), 1.1)


def tube(p):
    """A tube of opal glass between stepped caps, before a stepped plate."""
    w, h, d = p.width, p.height, p.depth
    r, cap = w * 0.34, 2.0
    y = r * 1.2 - d
    for wide, tall, thick in ((w, h * 0.44, 0.4), (w * 0.7, h * 0.52, 0.7)):
        plate(p, "main", eased(rectangle(wide, tall), 0.3), thick, at=(0, -thick / 2, h / 2))
    lathe(
        p, "lit", [(0.1, cap - 0.6), (r, cap - 0.6), (r, h - cap + 0.6), (0.1, h - cap + 0.6)], at=(0, y, 0), sides=56
    )
    end = [(0.1, 0), (r * 0.5, 0), (r * 0.5, 0.5), (r * 0.85, 0.5), (r * 0.85, 1.0), (r * 1.2, 1.0), (r * 1.2, cap)]
    end += [(0.1, cap)]
    lathe(p, "main", end, at=(0, y, 0), sides=56, ease=0.08)
    lathe(p, "main", end, at=(0, y, h), turn=(180, 0, 0), sides=56, ease=0.08)
    for z in (h * 0.42, h * 0.58):
        band = [(r * 0.9, -0.25), (r * 1.07, -0.25), (r * 1.07, 0.25), (r * 0.9, 0.25)]
        lathe(p, "main", [*band, band[0]], at=(0, y, z), sides=56)
        rod(p, "main", [(0, -0.5, z), (0, y + r, z)], 0.35, bend=0)


SCONCES = {"gooseneck": gooseneck, "shell": shell, "tube": tube}

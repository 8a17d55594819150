"""Wall mirrors whose frame is more than a rail; each is given what makes glass in a rail."""

import math

from joinery.glow import ball
from joinery.outline import eased, ellipse, rectangle
from joinery.shape import board, lathe, rod, slab


def _beaded(p, framed_glass):
    """An oval within a row of beads."""
    w, h = p.width, p.height
    framed_glass(p, w - 2.4, h - 2.4, "oval", 1.3, at=(0, -0.8, h / 2))
    ring = ellipse(w - 1.2, h - 1.2, steps=240)
    around = sum(math.dist(a, b) for a, b in zip(ring, ring[1:] + ring[:1]))
    count, passed, placed = round(around / 1.36), 0.0, 0
    for a, b in zip(ring, ring[1:] + ring[:1]):
        if passed >= placed * around / count and placed < count:
            ball(p, "main", 0.6, (a[0], -0.7, h / 2 + a[1]))
            placed += 1
        passed += math.dist(a, b)
    rod(p, "main", [(x * 0.985, -0.45, h / 2 + z * 0.985) for x, z in ring[::3]], 0.5, loop=True, bend=1, sides=10)


def _swan(p, framed_glass):
    """A rectangle under a broken pediment with an urn in its gap."""
    w, h, rail = p.width, p.height, p.get("rail", 2.0)
    top = h - 7.0
    framed_glass(p, w - 1, top - 0.9, "rectangle", rail, at=(0, -0.8, (top + 0.9) / 2))
    board(p, "main", (w, 1.8, 1.1), at=(0, -0.9, top + 0.2), ease=0.3, grain="x")
    board(p, "main", (w, 1.8, 1.1), at=(0, -0.9, 0.55), ease=0.3, grain="x")
    for s in (-1, 1):
        neck = [
            (0.5, 0),
            (w * 0.48, 0),
            (w * 0.48, 0.9),
            (w * 0.4, 1.2),
            (w * 0.28, 3.2),
            (w * 0.17, 5.2),
            (w * 0.1, 5.6),
        ]
        neck += [(w * 0.07, 4.6), (w * 0.1, 3.6), (w * 0.05, 2.0), (0.5, 1.6)]
        outline = eased(neck, [0, 0.2, 0.3, 2, 3, 2, 1, 0.8, 0.8, 1, 0])
        outline = outline if s > 0 else [(-x, z) for x, z in reversed(outline)]
        slab(p, "main", outline, 0.9, at=(0, -0.2, top + 0.7), turn=(90, 0, 0), ease=0.16)
        roll = (s * w * 0.105, -1.2, top + 5.3)
        lathe(
            p, "main", [(0.1, -0.8), (1.0, -0.7), (1.1, 0), (1.0, 0.7), (0.1, 0.8)], at=roll, turn=(90, 0, 0), sides=32
        )
        lathe(
            p,
            "trim",
            [(0.05, 0), (0.5, 0), (0.4, 0.2), (0.05, 0.3)],
            at=(roll[0], -1.95, roll[2]),
            turn=(90, 0, 0),
            sides=24,
        )
    urn = [(0.05, 0), (0.6, 0), (0.6, 0.3), (0.25, 0.6), (0.3, 1.0), (0.95, 2.0), (1.0, 2.6), (0.5, 3.0), (0.6, 3.2)]
    urn += [(0.2, 3.6), (0.25, 4.2), (0.03, 4.9)]
    lathe(p, "trim", urn, at=(0, -0.8, top + 2.0), sides=32, ease=0.15)


def _loops(p, framed_glass):
    """A soft rectangle in canes, with a row of canes bent to loops around."""
    w, h = p.width, p.height
    loop = 2.1
    framed_glass(p, w - loop * 4 + 1.4, h - loop * 4 + 1.4, "soft", 1.2, at=(0, -0.8, h / 2))
    inner = eased(rectangle(w - loop * 4 + 1.0, h - loop * 4 + 1.0), min(w, h) * 0.16, steps=12)
    outer = eased(rectangle(w - loop * 2, h - loop * 2), min(w, h) * 0.2, steps=12)
    rod(p, "main", [(x, -1.2, h / 2 + z) for x, z in inner], 0.42, loop=True, bend=1, sides=10)
    spots = _spaced(outer, 3.0)
    for number, (x, z) in enumerate(spots):
        y = -0.75 - (0.3 if number % 2 else 0.0)
        ring = [i / 28 * 2 * math.pi for i in range(28)]
        points = [(x + math.cos(a) * (loop - 0.2), y, h / 2 + z + math.sin(a) * (loop - 0.2)) for a in ring]
        rod(p, "main", points, 0.24, loop=True, bend=1, sides=8)


def _spaced(outline, apart):
    """Points along a closed outline, evenly, about so far apart."""
    sides = list(zip(outline, outline[1:] + outline[:1]))
    around = sum(math.dist(a, b) for a, b in sides)
    count = round(around / apart / 2) * 2
    spots, passed = [], 0.0
    for a, b in sides:
        long = math.dist(a, b)
        while len(spots) < count and passed + long > len(spots) * around / count:
            t = (len(spots) * around / count - passed) / long
            spots.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
        passed += long
    return spots


def _petals(p, framed_glass):
    """A round glass in a broad frame cut to petals."""
    w, h, petals = p.width, p.height, 14
    glass = w * 0.66
    outline = []
    for step in range(petals * 16):
        a = step / (petals * 16) * 2 * math.pi
        r = w / 2 * (0.9 + 0.1 * abs(math.sin(a * petals / 2)) ** 0.7)
        outline.append((math.cos(a) * r, math.sin(a) * r))
    with p.frame(at=(0, -0.1, h / 2)):
        slab(p, "main", outline, 1.0, turn=(90, 0, 0), ease=0.3)
        for index in range(petals):
            a = (index + 0.0) / petals * 2 * math.pi
            line = [(math.cos(a) * r, -1.0, math.sin(a) * r) for r in (glass / 2, w * 0.445)]
            rod(p, "main", line, [0.3, 0.16], bend=0, sides=8)
    framed_glass(p, glass, glass, "round", 1.6, at=(0, -1.5, h / 2))


def _studded(p, framed_glass):
    """A round glass in a hollow frame studded with balls."""
    out, glass = p.width / 2, p.width * 0.33
    side = [(glass, 0), (out, 0), (out, 1.0), (out - 0.3, 1.5), (out - 0.9, 1.6), (out - 1.4, 1.2)]
    side += [((out + glass) / 2, 0.6), (glass + 1.2, 0.8), (glass + 0.8, 1.3), (glass, 1.3), (glass, 0.1)]
    with p.frame(at=(0, 0, p.height / 2)):
        lathe(p, "main", side, turn=(90, 0, 0), sides=96, ease=0.25)
        framed_glass(p, glass * 2 + 0.5, glass * 2 + 0.5, "round", 1.0, at=(0, -1.3, 0))
        reach = (out + glass) / 2
        for index in range(18):
            a = index / 18 * 2 * math.pi
            ball(p, "main", 0.85, (math.cos(a) * reach, -1.1, math.sin(a) * reach))


def _window(p, framed_glass):
    """A round glass behind crossing bars, like a window's."""
    r, z = p.width / 2, p.height / 2
    framed_glass(p, p.width, p.height, "round", 1.5, at=(0, -0.8, z))
    for off in (-r * 0.34, r * 0.34):
        half = math.sqrt((r - 0.75) ** 2 - off**2)
        board(p, "main", (0.75, 0.8, half * 2), at=(off, -0.85, z), ease=0.15, grain="z")
        board(p, "main", (half * 2, 0.7, 0.75), at=(0, -0.9, z + off), ease=0.15, grain="x")


def _lattice(p, framed_glass):
    """A round glass in a broad rim of canes that lean both ways and cross."""
    r, glass, count = p.width / 2 - 0.5, p.width * 0.29, 36
    around = [i / 72 * 2 * math.pi for i in range(72)]
    with p.frame(at=(0, 0, p.height / 2)):
        framed_glass(p, glass * 2, glass * 2, "round", 1.3, at=(0, -0.9, 0))
        for reach, thick in ((r, 0.5), ((r + glass) / 2, 0.22)):
            points = [(math.cos(a) * reach, -0.8, math.sin(a) * reach) for a in around]
            rod(p, "main", points, thick, loop=True, bend=1, sides=10)
        for index in range(count):
            for lean, y in ((-1, -0.6), (1, -1.0)):
                a = index / count * 2 * math.pi
                b = a + lean * 2.5 / count * 2 * math.pi
                line = [(math.cos(at) * reach, y, math.sin(at) * reach) for at, reach in ((a, glass - 0.6), (b, r))]
                rod(p, "main", line, 0.24, bend=0, sides=8)


MIRRORS = {
    "petals": _petals,
    "beaded": _beaded,
    "swan": _swan,
    "loops": _loops,
    "studded": _studded,
    "window": _window,
    "lattice": _lattice,
}

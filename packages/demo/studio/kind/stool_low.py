"""Low stools that are turned like a spool, corded over a frame, or made of two steps."""

from joinery.leg import corners
from joinery.outline import eased
from joinery.shape import board, lathe, rod, slab


def spool(p):
    """One turned block, narrow between three fat rings, its seat hollowed."""
    r, h = p.width / 2, p.height
    shape = [(0.1, 0), (r * 0.92, 0), (r, h * 0.05), (r * 0.97, h * 0.15), (r * 0.5, h * 0.3), (r * 0.48, h * 0.36)]
    shape += [(r * 0.74, h * 0.44), (r * 0.78, h * 0.5), (r * 0.74, h * 0.56), (r * 0.48, h * 0.64), (r * 0.5, h * 0.7)]
    shape += [(r * 0.97, h * 0.85), (r, h * 0.95), (r * 0.94, h), (r * 0.7, h - 0.35), (0.1, h - 0.6)]
    soft = [0, 0.4, 0.8, 2.6, 2.4, 2.4, 1.2, 1.2, 1.2, 2.4, 2.4, 2.6, 0.8, 0.6, 1, 0]
    lathe(p, "main", eased(shape, soft, steps=6, closed=False), sides=88)


def corded(p):
    """Round posts and rungs, and a seat of cord wound over the rails."""
    w, d, h = p.width, p.depth, p.height
    wound(p, w, d, h)
    for x, y in corners(w, d, 1.0):
        rod(p, "second", [(x, y, 0), (x, y, h * 0.6), (x, y, h + 0.1)], [0.55, 0.8, 0.72], sides=18)
    for s in (-1, 1):
        for z in (h * 0.34, h - 1.5):
            rod(p, "second", [(s * (w / 2 - 1), -d / 2 + 1, z), (s * (w / 2 - 1), d / 2 - 1, z)], 0.42, bend=0)
        rod(
            p, "second", [(-w / 2 + 1, s * (d / 2 - 1), h * 0.24), (w / 2 - 1, s * (d / 2 - 1), h * 0.24)], 0.42, bend=0
        )
        rod(p, "second", [(-w / 2 + 1, s * (d / 2 - 1), h - 1.2), (w / 2 - 1, s * (d / 2 - 1), h - 1.2)], 0.6, bend=0)


def wound(p, w, d, h, margin=1.7, cords=None):
    """Cord wound from front to back over a frame, which it leaves bare by a margin at either end."""
    wide = w - margin * 2
    count = cords or round(wide / 0.72)
    for index in range(count):
        x = (index + 0.5) / count * wide - wide / 2
        edge = [(d / 2 - 0.3, h - 2.3), (d / 2 - 0.1, h - 1), (d / 2 - 1, h - 0.4)]
        spots = [(x, -y, z) for y, z in edge] + [(x, 0, h - 0.7)] + [(x, y, z) for y, z in reversed(edge)]
        rod(p, "main", spots, wide / count * 0.47, bend=3, sides=8)


def stepped(p):
    """Two treads, each between two boards with arched feet, the upper one behind the lower."""
    w, d, h = p.width, p.depth, p.height
    thick, half = 0.9, h * 0.5
    for s in (-1, 1):
        with p.frame(at=(s * (w / 2 - 1.6) - thick / 2, 0, 0), turn=(90, 0, 90)):
            for front, back, top in ((-d / 2 + 0.6, -0.4, half), (-0.5, d / 2 - 0.6, h)):
                slab(p, "main", _sided(front, back, top - thick), thick, ease=0.06, grain="y")
    deep = d / 2 + 0.6
    board(p, "main", (w, deep, thick), at=(0, d / 2 - deep / 2, h - thick / 2), ease=0.2, grain="x")
    board(p, "main", (w, deep, thick), at=(0, -d / 2 + deep / 2, half - thick / 2), ease=0.2, grain="x")
    for y, z in ((d / 2 - 1.4, h - thick - 1.3), (-d / 2 + 1.6, half - thick - 1.3), (0, h - thick - 1.3)):
        board(p, "main", (w - 3.2, 0.7, 2.6), at=(0, y, z), ease=0.08, grain="x")


def _sided(front, back, top):
    """The outline of a side of a step, hollowed between its feet."""
    side = [(front, 0), (front + 1.7, 0), (front + 2.5, 2.2), (back - 2.5, 2.2), (back - 1.7, 0), (back, 0)]
    return eased([*side, (back, top), (front, top)], [0.1, 0.2, 0.9, 0.9, 0.2, 0.1, 0.05, 0.05])


FORMS = {"spool": spool, "cord": corded, "steps": stepped}

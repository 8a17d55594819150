"""A folding screen whose leaves end in arches."""

import math

from joinery.shape import board, plate, rod


def arched(p):
    """Leaves with arched tops, the middle one taller, each a panel within a frame."""
    count, h = p.get("leaves", 3), p.height
    wide, turn = p.width / count, 14
    step = math.cos(math.radians(turn)) * wide
    for index in range(count):
        s = 1 if index % 2 else -1
        tall = h if index == count // 2 and count % 2 else h - 4.5
        r, low = wide / 2 - 0.7, 3.0
        with p.frame(at=((index - (count - 1) / 2) * step, 0, 0), turn=(0, 0, s * turn)):
            arch = [i / 24 * math.pi for i in range(25)]
            spring = tall - 0.7 - r
            line = [(r, 0, 0), *((math.cos(a) * r, 0, spring + math.sin(a) * r) for a in arch), (-r, 0, 0)]
            rod(p, "second", line, 0.7, bend=1, sides=16)
            board(p, "second", (wide - 1.6, 0.9, 1.5), at=(0, 0, low + 0.7), ease=0.15)
            middle = (low + tall) / 2
            outline = [(-r, low - middle), (r, low - middle)]
            outline += [(math.cos(a) * r, spring + math.sin(a) * r - middle) for a in arch]
            plate(p, "main", outline, 0.4, at=(0, 0, middle))
            inner = [(-r + 2.4, low + 3.6 - middle), (r - 2.4, low + 3.6 - middle)]
            inner += [(math.cos(a) * (r - 2.4), spring + math.sin(a) * (r - 2.4) - middle) for a in arch]
            rod(p, "main", [(x, -0.2, z + middle) for x, z in inner], 0.28, loop=True, bend=1, sides=10)

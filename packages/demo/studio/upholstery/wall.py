"""A padded wall that wraps a seat: the back and arms of round chairs in one."""

import math

from mathutils import Vector

from joinery.shape import skinned


def walled(piece, part, spots, low, thick, smooth=80, swell=None, sides=28):
    """A wall along (x, y, top) spots seen from above, standing on `low`; it narrows at both ends. `swell` is the share
    of the thickness at each spot, for a wall that is sewn into channels; `sides` is how many edges its section has."""
    loops = []
    count = len(spots)
    for index, (x, y, top) in enumerate(spots):
        ahead, behind = spots[min(index + 1, count - 1)], spots[max(index - 1, 0)]
        along = Vector((ahead[0] - behind[0], ahead[1] - behind[1], 0)).normalized()
        out = Vector((along.y, -along.x, 0))
        near = min(index, count - 1 - index)
        end = (0.35, 0.78, 0.95)[near] if near < 3 else 1.0
        end *= swell[index] if swell else 1.0
        middle, tall = (top + low) / 2, top - low
        loop = []
        for step in range(sides):
            angle = step / sides * 2 * math.pi
            c, s = math.cos(angle), math.sin(angle)
            a = math.copysign(abs(c) ** 0.55, c) * thick / 2 * end
            b = math.copysign(abs(s) ** 0.25, s) * tall / 2
            loop.append(Vector((x, y, middle)) + out * a + Vector((0, 0, b)))
        loops.append(loop)
    return piece.place(part, skinned(loops, closed=True), smooth=smooth, grain="z")


def around(width, depth, low, high, start=-205, end=25, steps=36, power=2.0, flat=0.2, fall=1.6):
    """Spots of such a wall round an ellipse: `high` at the back, `low` at the front ends. `flat` and `fall` are how far
    (radians) the back keeps its height, and over how much it comes down; `power` above 2 squares the plan."""
    spots = []
    for index in range(steps + 1):
        angle = math.radians(start + (end - start) * index / steps)
        c, s = math.cos(angle), math.sin(angle)
        share = max(0.0, min(1.0, (abs(angle + math.pi / 2) - flat) / fall))
        top = high - (high - low) * (0.5 - 0.5 * math.cos(share * math.pi))
        x = -math.copysign(abs(c) ** (2 / power), c) * width / 2
        y = -math.copysign(abs(s) ** (2 / power), s) * depth / 2
        spots.append((x, y, top))
    return spots

"""Folding screens whose leaves are slatted, upholstered or bent of cane."""

import math

from joinery.leg import legs
from joinery.outline import eased
from joinery.shape import board, plate, rod

TURN = 14
"""Degrees by which each leaf is turned, to and fro."""


def _leaves(p, count):
    """Enters the frame of one leaf after the other, with the middle of its foot at the origin; yields index and width."""
    wide = p.width / count
    step = math.cos(math.radians(TURN)) * wide
    for index in range(count):
        with p.frame(at=((index - (count - 1) / 2) * step, 0, 0), turn=(0, 0, TURN if index % 2 else -TURN)):
            yield index, wide


def louvered(p):
    """Leaves of tilted slats, in two fields each."""
    h = p.height
    for _, wide in _leaves(p, p.get("leaves", 3)):
        for s in (-1, 1):
            board(p, "main", (1.6, 1.2, h), at=(s * (wide / 2 - 0.85), 0, h / 2), ease=0.15, grain="z")
        rails = (5.0, h * 0.44, h - 1.5)
        for z in rails:
            board(p, "main", (wide - 3.1, 1.1, 2.4), at=(0, 0, z), ease=0.12, grain="x")
        for low, high in zip(rails, rails[1:]):
            count = round((high - low - 2.4) / 1.6)
            for index in range(count):
                z = low + 1.2 + (index + 0.5) / count * (high - low - 2.4)
                board(p, "main", (wide - 3.1, 2.1, 0.3), at=(0, 0, z), turn=(42, 0, 0), ease=0.1, grain="x")


def channelled(p):
    """Leaves of padded upright channels with round tops, the middle leaves taller."""
    count, low, channels = p.get("leaves", 4), 4.0, 3
    for index, wide in _leaves(p, count):
        tall = p.height if 0 < index < count - 1 else p.height - 6
        board(p, "second", (wide - 0.5, 1.8, 2.4), at=(0, 0, 2.9), ease=0.2, grain="x")
        legs(p, "second", "square", 1.8, [(s * (wide / 2 - 1.4), 0) for s in (-1, 1)], thick=1.5)
        size = (wide - 0.4) / channels
        for channel in range(channels):
            top = tall - (0 if channel == channels // 2 else 3.0)
            half = (top - low) / 2
            sides = [(-size / 2, -half), (size / 2, -half), (size / 2, half - size / 2)]
            bow = [(math.cos(a) * size / 2, half - size / 2 + math.sin(a) * size / 2) for a in _half_turn()]
            outline = [*sides, *bow, (-size / 2, half - size / 2)]
            plate(p, "main", outline, 1.3, at=((channel - 1) * size, 0, low + half), pad=0.9, grain="z")


def _half_turn():
    return [i / 16 * math.pi for i in range(1, 16)]


def sunray(p):
    """Open leaves of cane: a wheel of rays over upright canes."""
    h = p.height
    for _, wide in _leaves(p, p.get("leaves", 3)):
        half, low = wide / 2 - 0.7, 4.5
        frame = [(-half, 0), (half, 0), (half, h - 0.6), (-half, h - 0.6)]
        around = eased(frame, [0, 0, 2.2, 2.2])
        rod(p, "main", [(x, 0, z) for x, z in [*around[1:], around[0]]], 0.62, bend=0)
        r = half - 0.9
        middle = h - 1.9 - r
        turns = [i / 48 * 2 * math.pi for i in range(48)]
        for reach, thick in ((r, 0.42), (r * 0.24, 0.3)):
            ring = [(math.cos(a) * reach, 0, middle + math.sin(a) * reach) for a in turns]
            rod(p, "main", ring, thick, loop=True, bend=1, sides=10)
        for a in turns[::2]:
            ray = [(math.cos(a) * reach, 0, middle + math.sin(a) * reach) for reach in (r * 0.24, r)]
            rod(p, "main", ray, 0.2, bend=0, sides=8)
        rail = middle - r - 0.9
        for z in (low, rail):
            rod(p, "main", [(-half, 0, z), (half, 0, z)], 0.5, bend=0, sides=12)
        count = round(half * 2 / 1.5)
        for index in range(1, count):
            x = (index / count * 2 - 1) * half
            rod(p, "main", [(x, 0, low), (x, 0, rail)], 0.26, bend=0, sides=8)
        for share in (0.33, 0.67):
            z = low + (rail - low) * share
            rod(p, "main", [(-half, -0.35, z), (half, -0.35, z)], 0.26, bend=0, sides=8)


SCREENS = {"louvered": louvered, "channelled": channelled, "sunray": sunray}

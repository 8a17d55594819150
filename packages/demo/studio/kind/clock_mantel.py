"""Mantel clocks whose case is not cut to one outline."""

import math

from joinery.glow import ball
from joinery.leg import corners
from joinery.outline import eased, rectangle
from joinery.shape import board, lathe, rod, slab
from kind.clock_wall import dial, pin, ring


def _face(p, r, bezel, at):
    """A dial in its bezel, facing −y."""
    with p.frame(at):
        dial(p, "natural", r, 0)
        ring(p, bezel, r, 0.24, -0.06)
        pin(p, bezel, 0.14, -0.4)


def carriage(p):
    """A case of four columns between plinths, with a handle on top."""
    w, d, h = p.width, p.depth, p.height
    top = h - 2.6
    for wide, z, thick in ((w, 0.45, 0.9), (w * 0.92, 1.2, 0.7), (w * 0.92, top - 1.0, 0.7), (w, top - 0.35, 0.8)):
        board(p, "main", (wide, d - (w - wide), thick), at=(0, 0, z), ease=0.18)
    board(p, "main", (w * 0.7, d * 0.66, 0.5), at=(0, 0, top + 0.2), ease=0.2)
    low, high = 1.5, top - 1.3
    for x, y in corners(w, d, 0.85):
        side = [(0.55, low), (0.55, low + 0.4), (0.36, low + 0.6), (0.36, high - 0.6), (0.55, high - 0.4), (0.55, high)]
        lathe(p, "main", side, at=(x, y, 0), sides=24, ease=0.06)
    board(p, "dark", (w - 2.2, d - 2.0, high - low + 0.2), at=(0, 0, (low + high) / 2), ease=0.1)
    front = -(d / 2 - 1.0)
    frame = eased(rectangle(w - 2.2, high - low), 0.1)
    rod(p, "main", [(x, front, (low + high) / 2 + z) for x, z in frame], 0.14, loop=True, bend=0, sides=8)
    _face(p, w * 0.3, "main", (0, front - 0.15, (low + high) / 2 + 0.3))
    reach = w * 0.27
    for s in (-1, 1):
        ball(p, "main", 0.42, (s * reach, 0, top + 0.75))
    arc = [i / 10 * math.pi for i in range(11)]
    rod(p, "main", [(math.cos(a) * reach, 0, top + 0.9 + math.sin(a) * 1.4) for a in arc], 0.28, bend=3)


def stepped(p):
    """A tower of stone between lower and lower steps, with strips of metal."""
    w, d, h = p.width, p.depth, p.height
    board(p, "main", (w, d, 1.0), at=(0, 0, 0.9), ease=0.12)
    for x, y in corners(w, d, 1.0):
        board(p, "second", (1.5, 1.2, 0.5), at=(x, y, 0.25), ease=0.08)
    for share, tall, deep in ((0.92, 0.46, 0.7), (0.72, 0.74, 0.8), (0.5, 1.0, 0.9)):
        high = h * tall - 1.3
        board(p, "main", (w * share, d * deep, high), at=(0, 0, 1.3 + high / 2), ease=0.12, grain="z")
    for s in (-1, 1):
        for x, tall, deep in ((0.41, 0.46, 0.7), (0.305, 0.74, 0.8)):
            high = h * tall - 1.6
            strip = (0.45, 0.3, high)
            board(p, "second", strip, at=(s * w * x, -d * deep / 2, 1.4 + high / 2), ease=0.08)
    board(p, "second", (w * 0.36, 0.3, 0.4), at=(0, -d * 0.45, 2.0), ease=0.08)
    _face(p, w * 0.2, "second", (0, -d * 0.45 - 0.1, h * 0.58))


def drum(p):
    """A disc that rests in a saddle on a plinth."""
    w, d, h = p.width, p.depth, p.height
    r = w / 2 - 0.1
    middle = h - r
    board(p, "main", (w * 0.78, d, 0.9), at=(0, 0, 0.45), ease=0.2)
    arc = [math.radians(-90 + 40 * (i / 12 - 0.5) * 2) for i in range(13)]
    seat = [(math.cos(a) * r * 0.985, middle + math.sin(a) * r * 0.985) for a in reversed(arc)]
    saddle = [(-w * 0.35, 0.8), (w * 0.35, 0.8), *seat]
    slab(p, "second", saddle, d * 0.5, at=(0, d * 0.25, 0), turn=(90, 0, 0), ease=0.08)
    side = [(0.1, 0), (r - 0.5, 0), (r, 0.5), (r, d * 0.8 - 0.5), (r - 0.5, d * 0.8), (0.1, d * 0.8)]
    lathe(p, "main", side, at=(0, d * 0.4, middle), turn=(90, 0, 0), sides=96, ease=0.3)
    _face(p, r * 0.7, "second", (0, -d * 0.4 - 0.12, middle))


MANTEL_CLOCKS = {"carriage": carriage, "stepped": stepped, "drum": drum}

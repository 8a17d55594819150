"""Tall mirrors that stand or lean, other than those that swing."""

import math

from joinery.glow import ball
from joinery.outline import eased
from joinery.shape import board, rod, slab

LEAN = 7
"""Degrees by which a mirror leans on the wall."""


def easel(p, framed_glass):
    """A tall glass whose frame runs on as legs, propped from behind."""
    w, h, d = p.width, p.height, p.depth
    lean, glass = 8, h - 9
    with p.frame(at=(0, -d / 2 + 0.8, 0), turn=(-lean, 0, 0)):
        framed_glass(p, w - 2.2, glass, "rectangle", 1.7, at=(0, -0.4, 7.0 + glass / 2))
        for s in (-1, 1):
            x = s * (w / 2 - 0.8)
            board(p, "main", (1.5, 1.5, h - 1.2), at=(x, 0.3, (h - 1.2) / 2), ease=0.3, grain="z")
        board(p, "main", (w - 2, 1.3, 1.8), at=(0, 0.3, 4.2), ease=0.25, grain="x")
        board(p, "main", (w - 2, 1.3, 1.6), at=(0, 0.6, h - 3.4), ease=0.25, grain="x")
    tip = (h - 6) * math.sin(math.radians(lean)) - d / 2 + 1.6
    for s in (-1, 1):
        foot = (s * (w / 2 - 2.6), d / 2 - 0.8, 0.2)
        rod(p, "main", [foot, (s * (w / 2 - 4.2), tip, (h - 6) * math.cos(math.radians(lean)))], 0.62, bend=0)
    rod(p, "main", [(-w / 2 + 2.9, d / 2 - 1.6, h * 0.2), (w / 2 - 2.9, d / 2 - 1.6, h * 0.2)], 0.5, bend=0)


def _leaning(p):
    """The frame of a leaning mirror, standing on its lower edge: z runs up the glass."""
    rise = p.height * 0.78
    rod(p, "dark", [(0, math.sin(math.radians(LEAN)) * rise + 0.8, rise), (0, p.depth * 0.9, 0.3)], 0.4, bend=0)
    return p.frame(turn=(-LEAN, 0, 0))


def crested(p, framed_glass):
    """A broad frame under a curved crest with a shell."""
    w, h = p.width, p.height
    top = h - 7.5
    with _leaning(p):
        framed_glass(p, w - 1.4, top, "rectangle", 3.2, at=(0, 0, top / 2))
        for s in (-1, 1):
            rod(p, "main", [(s * (w / 2 - 1.2), -0.65, 2), (s * (w / 2 - 1.2), -0.65, top - 1)], 0.42, bend=0)
        board(p, "main", (w, 2.0, 2.2), at=(0, -0.1, 1.1), ease=0.4, grain="x")
        board(p, "main", (w, 2.2, 1.4), at=(0, -0.1, top), ease=0.45, grain="x")
        brow = [(w * 0.47, 0.9), (w * 0.3, 2.0), (w * 0.2, 4.4), (w * 0.1, 7.0), (-w * 0.1, 7.0)]
        brow += [(-w * 0.2, 4.4), (-w * 0.3, 2.0), (-w * 0.47, 0.9)]
        outline = [(-w * 0.47, 0), (w * 0.47, 0), *brow]
        slab(
            p,
            "main",
            eased(outline, [0.2, 0.2, 0.5, 4, 4, 3, 3, 4, 4, 0.5]),
            1.2,
            at=(0, 0.5, top + 0.5),
            turn=(90, 0, 0),
            ease=0.35,
        )
        _shell(p, 4.9, (0, -0.8, top + 1.5))
        for s in (-1, 1):
            ball(p, "main", 1.05, (s * (w / 2 - 1.0), -0.1, top + 1.5))


def _shell(p, r, at):
    """Ribs spread like a scallop's."""
    with p.frame(at):
        for index in range(9):
            a = math.radians(12 + index * 19.5)
            reach = r * (0.86 + 0.14 * math.sin(a))
            rod(p, "main", [(0, 0, 0), (math.cos(a) * reach, 0, math.sin(a) * reach)], [0.25, 0.72], bend=0, sides=12)
        ball(p, "main", 0.8, (0, -0.2, 0))


def panes(p, framed_glass):
    """A frame divided into panes by bars, like a factory's window."""
    w, h = p.width, p.height
    columns, rows, rail = 3, 6, 1.5
    with _leaning(p):
        framed_glass(p, w, h, "rectangle", rail, at=(0, 0, h / 2))
        for column in range(1, columns):
            x = (column / columns - 0.5) * (w - rail)
            board(p, "main", (0.7, 0.9, h - rail), at=(x, -0.25, h / 2), ease=0.15, grain="z")
        for row in range(1, rows):
            z = rail / 2 + row / rows * (h - rail)
            board(p, "main", (w - rail, 0.8, 0.7), at=(0, -0.2, z), ease=0.15, grain="x")


FLOOR_MIRRORS = {"easel": easel, "crested": crested, "panes": panes}

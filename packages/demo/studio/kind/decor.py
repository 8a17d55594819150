"""Mirrors, clocks, pictures, screens: what hangs or leans."""

import math

from joinery.outline import eased, ellipse, rectangle
from joinery.shape import board, lathe, plate, rod, slab
from kind.mirror import MIRRORS
from kind.mirror_floor import FLOOR_MIRRORS
from kind.picture import art as framed_paper
from kind.screen import arched
from kind.screen_form import SCREENS


def _wave(w, h):
    """A tall outline that swells and narrows four times, with rounded ends."""
    cap = w * 0.42
    side = h / 2 - cap
    rise = [(step / 60 * 2 - 1) * side for step in range(61)]
    right = [(w * (0.455 + 0.045 * math.cos(z / side * 4 * math.pi)), z) for z in rise]
    top = [(math.cos(t) * w / 2, side + math.sin(t) * cap) for t in [i / 24 * math.pi for i in range(1, 24)]]
    half = right + top
    return half + [(-x, -z) for x, z in half]


SHAPES = {
    "wave": _wave,
    "rectangle": lambda w, h: eased(rectangle(w, h), 0.4),
    "soft": lambda w, h: eased(rectangle(w, h), min(w, h) * 0.14, steps=12),
    "round": lambda w, h: ellipse(w, h, steps=96),
    "oval": lambda w, h: ellipse(w, h, steps=96),
    "arch": lambda w, h: (
        [(-w / 2, -h / 2), (w / 2, -h / 2)]
        + [(math.cos(t) * w / 2, h / 2 - w / 2 + math.sin(t) * w / 2) for t in [i / 32 * math.pi for i in range(33)]]
    ),
    "pebble": lambda w, h: eased(
        [
            (-w * 0.42, -h * 0.46),
            (w * 0.2, -h * 0.5),
            (w * 0.5, -h * 0.12),
            (w * 0.4, h * 0.44),
            (-w * 0.16, h * 0.5),
            (-w * 0.5, h * 0.1),
        ],
        h,
        steps=18,
    ),
}


def framed_glass(p, w, h, shape, rail, at=(0, 0, 0), turn=(0, 0, 0)):
    """A mirror in a frame, facing −y, about its center."""
    outline = SHAPES[shape](w - rail, h - rail)
    with p.frame(at, turn):
        plate(p, "mirror", [(x * 0.995, z * 0.995) for x, z in outline], 0.12, at=(0, 0.1, 0))
        plate(p, "dark", outline, 0.3, at=(0, 0.45, 0))
        if shape == "rectangle":
            for s in (-1, 1):
                board(p, "main", (rail, 1.3, h), at=(s * (w / 2 - rail / 2), 0, 0), ease=0.3, grain="z")
                board(p, "main", (w - rail * 2, 1.3, rail), at=(0, 0, s * (h / 2 - rail / 2)), ease=0.3, grain="x")
                rod(
                    p,
                    "main",
                    [(s * (w / 2 - rail), -0.5, -h / 2 + rail), (s * (w / 2 - rail), -0.5, h / 2 - rail)],
                    0.22,
                    bend=0,
                )
                rod(
                    p,
                    "main",
                    [(-w / 2 + rail, -0.5, s * (h / 2 - rail)), (w / 2 - rail, -0.5, s * (h / 2 - rail))],
                    0.22,
                    bend=0,
                )
        else:
            rod(p, "main", [(x, 0, z) for x, z in outline], rail / 2, loop=True, bend=1, sides=12)


def wall_mirror(p):
    """A mirror on the wall; `rays` makes it a sunburst."""
    w, h, rays = p.width, p.height, p.get("rays", 0)
    if rays:
        glass = w * 0.46
        framed_glass(p, glass, glass, "round", 1.4, at=(0, -0.9, h / 2))
        for index in range(rays):
            a = index / rays * 2 * math.pi
            reach = w / 2 if index % 2 == 0 else w * 0.41
            rod(
                p,
                "main",
                [
                    (math.cos(a) * glass * 0.46, -0.6, h / 2 + math.sin(a) * glass * 0.46),
                    (math.cos(a) * reach, -0.6, h / 2 + math.sin(a) * reach),
                ],
                [0.42, 0.16],
                bend=0,
                sides=8,
            )
        return
    if p.get("form", "plain") != "plain":
        MIRRORS[p.get("form", "plain")](p, framed_glass)
        return
    framed_glass(p, w, h, p.get("shape", "rectangle"), p.get("rail", 1.8), at=(0, -0.8, h / 2))
    if p.get("crest", False):
        crest = eased([(-w * 0.3, 0), (w * 0.3, 0), (w * 0.16, 3.4), (0, 5.2), (-w * 0.16, 3.4)], [0.3, 0.3, 3, 3, 3])
        slab(p, "main", crest, 1.0, at=(0, -0.2, h - 0.6), turn=(90, 0, 0), ease=0.35)


def floor_mirror(p):
    """A tall mirror: leaning, or swinging between posts."""
    w, h, d = p.width, p.height, p.depth
    if p.get("form", "cheval") in FLOOR_MIRRORS:
        FLOOR_MIRRORS[p.get("form", "cheval")](p, framed_glass)
        return
    if p.get("form", "cheval") == "cheval":
        framed_glass(p, w - 4, h - 7, p.get("shape", "oval"), 1.7, at=(0, 0, h / 2 + 2.4), turn=(-7, 0, 0))
        for s in (-1, 1):
            x = s * (w / 2 - 0.8)
            lathe(
                p,
                "main",
                [
                    (0.8, 1.5),
                    (0.9, h * 0.2),
                    (0.6, h * 0.3),
                    (0.9, h * 0.5),
                    (0.6, h * 0.58),
                    (0.9, h * 0.62),
                    (0.2, h * 0.65),
                ],
                at=(x, 0, 0),
                sides=28,
                ease=1.0,
            )
            rod(
                p,
                "main",
                [(x, -d / 2, 0.5), (x, -d * 0.22, 2.2), (x, 0, 3.4), (x, d * 0.22, 2.2), (x, d / 2, 0.5)],
                [0.5, 0.75, 0.95, 0.75, 0.5],
            )
            rod(
                p,
                "trim" if "trim" in p.details["parts"] else "main",
                [(x, 0, h / 2 + 2.4), (s * (w / 2 - 2.2), 0, h / 2 + 2.4)],
                0.4,
                bend=0,
            )
        rod(p, "main", [(-w / 2 + 0.8, 0, 5), (w / 2 - 0.8, 0, 5)], 0.7, bend=0)
        return
    lean = 7
    framed_glass(
        p,
        w,
        h,
        p.get("shape", "arch"),
        p.get("rail", 1.4),
        at=(0, math.sin(math.radians(lean)) * h / 2, math.cos(math.radians(lean)) * h / 2 + 0.2),
        turn=(-lean, 0, 0),
    )
    rod(p, "dark", [(0, math.sin(math.radians(lean)) * h * 0.8 + 0.6, h * 0.78), (0, d * 0.9, 0.3)], 0.4, bend=0)


def art(p):
    """A framed work on paper."""
    framed_paper(p, SHAPES)


def folding_screen(p):
    """A screen of three or four leaves standing zigzag: a panel in a frame, arched, or one of `SCREENS`."""
    if p.get("form", "straight") == "arched":
        arched(p)
        return
    if p.get("form", "straight") in SCREENS:
        SCREENS[p.get("form", "straight")](p)
        return
    count = p.get("leaves", 3)
    h = p.height
    wide = p.width / count
    turn = 14
    step = math.cos(math.radians(turn)) * wide
    for index in range(count):
        s = 1 if index % 2 else -1
        with p.frame(at=((index - (count - 1) / 2) * step, 0, h / 2), turn=(0, 0, s * turn)):
            for t in (-1, 1):
                board(p, "second", (1.4, 1.0, h), at=(t * (wide / 2 - 0.8), 0, 0), ease=0.15, grain="z")
            for z in (-h / 2 + 4, h / 2 - 0.8, 0):
                board(p, "second", (wide - 3, 0.9, 1.5), at=(0, 0, z), ease=0.12)
            part = "main"
            board(p, part, (wide - 2.9, 0.15, h - 6), at=(0, 0, 1.6), ease=0.02, grain="x")


KINDS = {"wallmirror": wall_mirror, "floormirror": floor_mirror, "art": art, "foldingscreen": folding_screen}

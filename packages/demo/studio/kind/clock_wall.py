"""Wall clocks whose case is more than a rim round a dial."""

import math

from joinery.outline import eased, ellipse
from joinery.shape import board, lathe, plate, rod, slab

NUMERALS = ("XII", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI")


def hand(p, turn, long, wide, y, part="dark"):
    """A hand from the middle, so many degrees past twelve."""
    a = math.radians(turn)
    board(
        p,
        part,
        (wide, 0.07, long),
        at=(math.sin(a) * long * 0.4, y, math.cos(a) * long * 0.4),
        turn=(0, turn, 0),
        ease=0.02,
    )


def pin(p, part, r, y):
    """The knob over the hands' axle."""
    lathe(p, part, [(0.05, 0), (r, 0), (r * 0.85, 0.2), (0.05, 0.26)], at=(0, y, 0), turn=(90, 0, 0), sides=28)


def ring(p, part, r, thick, y):
    """A ring facing −y."""
    points = [(math.cos(t / 36 * math.pi) * r, y, math.sin(t / 36 * math.pi) * r) for t in range(72)]
    rod(p, part, points, thick, loop=True, bend=1)


def _hour(p, index, r, y):
    """The frame of an hour's figure at a radius: z runs outward, x around."""
    a = index / 12 * 2 * math.pi
    return p.frame(at=(math.sin(a) * r, y, math.cos(a) * r), turn=(0, math.degrees(a), 0))


def dial(p, part, r, y):
    """A dial with a bar for every hour, and hands."""
    plate(p, part, ellipse(r * 2, r * 2, steps=96), 0.2, at=(0, y, 0))
    for index in range(12):
        long = r * (0.2 if index % 3 == 0 else 0.12)
        with _hour(p, index, r * 0.86 - long / 2, y - 0.12):
            board(p, "dark", (r * 0.04, 0.06, long), ease=0.01)
    hand(p, -56, r * 0.58, r * 0.06, y - 0.24)
    hand(p, 62, r * 0.84, r * 0.045, y - 0.34)


def octagon(p):
    """A round dial within a stepped case of eight sides."""
    w = p.width
    reach = w / 2 / math.cos(math.pi / 8)
    sides = [(math.cos(a) * reach, math.sin(a) * reach) for a in [(i + 0.5) * math.pi / 4 for i in range(8)]]
    with p.frame(at=(0, 0, p.height / 2)):
        slab(p, "main", eased(sides, 0.25), 1.2, turn=(90, 0, 0), ease=0.3)
        slab(
            p,
            "main",
            eased([(x * 0.86, z * 0.86) for x, z in sides], 0.2),
            0.6,
            at=(0, -1.1, 0),
            turn=(90, 0, 0),
            ease=0.25,
        )
        r = w * 0.34
        dial(p, "natural", r, -1.75)
        ring(p, "second", r, 0.42, -1.8)
        pin(p, "second", 0.35, -2.05)


def _stroke(p, x, long, slant, wide):
    board(p, "main", (wide, 0.3, long), at=(x, 0, 0), turn=(0, slant, 0), ease=0.05)


def _numeral(p, text, long, wide):
    """A Roman numeral of flat bars, upright between its rings."""
    widths = {"I": wide * 1.9, "V": long * 0.5, "X": long * 0.5}
    x = -sum(widths[letter] for letter in text) / 2
    for letter in text:
        x += widths[letter] / 2
        slant = math.degrees(math.atan2(long * 0.3, long))
        if letter == "I":
            _stroke(p, x, long, 0, wide)
        elif letter == "V":
            _stroke(p, x - long * 0.14, long * 1.03, -slant, wide)
            _stroke(p, x + long * 0.14, long * 1.03, slant, wide * 0.6)
        else:
            _stroke(p, x, long * 1.04, -slant, wide)
            _stroke(p, x, long * 1.04, slant, wide * 0.6)
        x += widths[letter] / 2


def skeleton(p):
    """Roman numerals between two rings, open to the wall."""
    r = p.width / 2 - 0.4
    inner = r * 0.64
    with p.frame(at=(0, -0.7, p.height / 2)):
        for at, thick in ((r, 0.4), (inner, 0.32)):
            ring(p, "main", at, thick, 0)
        for index, text in enumerate(NUMERALS):
            with _hour(p, index, (r + inner) / 2, 0):
                _numeral(p, text, r - inner, 0.42)
        for index in range(4):
            with _hour(p, index * 3 + 1.5, 0, 0):
                rod(p, "main", [(0, 0.1, 1.2), (0, 0.1, inner)], 0.2, bend=0, sides=10)
        plate(p, "main", ellipse(r * 0.32, r * 0.32, steps=64), 0.9, at=(0, 0.15, 0))
        hand(p, -56, r * 0.5, 0.8, -0.45, "second")
        hand(p, 62, r * 0.76, 0.6, -0.57, "second")
        pin(p, "second", 0.7, -0.55)


def _wire_petal(p, near, far, wide, y):
    """A loop of wire that widens outward."""
    turns = [i / 32 * 2 * math.pi for i in range(32)]
    points = [
        (math.sin(t) * wide * (0.24 + 0.38 * (1 - math.cos(t))), y, near + (far - near) * (1 - math.cos(t)) / 2)
        for t in turns
    ]
    rod(p, "main", points, 0.17, loop=True, bend=2, sides=10)


def flower(p):
    """A wooden dial within petals of bent wire, a small one in each large one."""
    w = p.width
    r = w * 0.19
    with p.frame(at=(0, -0.9, p.height / 2)):
        for index in range(12):
            with _hour(p, index, 0, 0):
                _wire_petal(p, r * 0.9, w / 2 - 0.2, w * 0.075, 0.2 if index % 2 else -0.1)
                _wire_petal(p, r * 0.9, w * 0.39, w * 0.036, 0.2 if index % 2 else -0.1)
        dial(p, "second", r, -0.4)
        ring(p, "main", r, 0.36, -0.4)
        pin(p, "main", 0.32, -0.7)


CLOCKS = {"octagon": octagon, "skeleton": skeleton, "flower": flower}

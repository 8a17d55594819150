"""Desk chairs with a tub, a tufted high back or a framed back of cane; what swivels under them is apart."""

from joinery.outline import eased, rectangle
from joinery.shape import rod, slab
from kind.chair_bent import framed_cane
from upholstery.cushion import cushion, padded
from upholstery.tufting import tufted
from upholstery.wall import around, walled


def barrel(p, seat):
    """A tub whose wall is back and arms in one."""
    w, d, h = p.width, p.depth, p.height
    thick, low = 3.2, seat - 5.4
    spots = around(w - thick, d - thick, seat + 5.4, h, start=-212, end=32, steps=44, power=2.5, flat=0.6, fall=1.3)
    walled(p, "main", spots, low, thick)
    inner = w - thick * 1.6
    padded(p, "main", (inner, d - thick * 1.4, 4), at=(0, -0.8, low + 2), soft=1.2, corner=inner * 0.4, crown=0.05)
    cushion(
        p,
        "main",
        (w - thick * 2.1, d - thick - 1.4, 3.8),
        at=(0, -1.2, seat - 0.6),
        crown=1.0,
        corner=w * 0.3,
        welt=0.13,
        soft=1.0,
        sag=0.4,
    )


def high_backed(p, seat):
    """A thick cushion under a tall tufted back, and wooden arms with padded rests."""
    w, d, h = p.width, p.depth, p.height
    padded(p, "main", (w - 4, d - 5, 3), at=(0, -0.4, seat - 2.6), soft=1.1, crown=0.1, corner=2.6)
    cushion(
        p, "main", (w - 4, d - 5.6, 4.2), at=(0, -0.8, seat + 0.6), crown=1.0, welt=0.15, corner=2.6, soft=0.9, sag=0.4
    )
    wide, tall = w - 5.4, h - seat + 0.6
    with p.frame(at=(0, d / 2 - 4.6, seat - 1.4), turn=(-9, 0, 0)):
        tufted(p, "main", wide, tall, 4.2, at=(0, 0, tall / 2), rows=5, columns=4, deep=1.1, soft=2.2)
        shell = (wide + 2.2, tall + 0.6, 3.6)
        padded(p, "main", shell, at=(0, 1.7, tall / 2 + 0.2), turn=(90, 0, 0), soft=1.6, crown=0.2, corner=2.6)
    for s in (-1, 1):
        x = s * (w / 2 - 1.2)
        arm = [
            (x - s * 1.4, -3.4, seat - 2.4),
            (x, -5.2, seat - 0.4),
            (x, -4.8, seat + 4),
            (x, -6.2, seat + 7),
            (x, -2, seat + 8),
            (x - s * 0.4, d / 2 - 5, seat + 8.4),
            (x - s * 2.6, d / 2 - 2.6, seat + 8.5),
        ]
        rod(p, "second", arm, [0.8, 0.9, 0.8, 0.75, 0.8, 0.75, 0.7], bend=8, sides=16)
        padded(p, "main", (2.4, 8.4, 1.5), at=(x, -0.8, seat + 9.0), turn=(2, 0, 0), soft=0.7, crown=0.2)


def caned(p, seat):
    """A rounded frame of cane behind a cushion, and bent wooden arms."""
    w, d, h = p.width, p.depth, p.height
    slab(p, "second", eased(rectangle(w - 4, d - 5), 4), 1.2, at=(0, -0.6, seat - 2.8), ease=0.4)
    cushion(
        p, "main", (w - 4.6, d - 5.6, 3), at=(0, -0.8, seat - 0.1), crown=0.8, welt=0.13, corner=4, soft=0.9, sag=0.4
    )
    tall = h - seat - 3.2
    rear = d / 2 - 2.6
    with p.frame(at=(0, rear, seat + 3), turn=(-10, 0, 0)):
        framed_cane(p, w - 4.4, tall, (0, 0, tall / 2), part="second", corner=4.5)
        for x in (-4.6, 4.6):
            rod(p, "second", [(x, -0.8, -5), (x, 0, -2), (x, 0.2, 0.6)], [0.7, 0.65, 0.6], bend=4)
    for s in (-1, 1):
        x = s * (w / 2 - 1.2)
        arm = [
            (x - s * 2, -d * 0.22, seat - 2.2),
            (x - s * 0.4, -d * 0.27, seat + 0.4),
            (x, -d * 0.29, seat + 6),
            (x, -d * 0.12, seat + 7.4),
            (x - s * 0.3, rear * 0.6, seat + 8),
            (x - s * 1.2, rear + 1.0, seat + 8.4),
        ]
        rod(p, "second", arm, [0.6, 0.65, 0.65, 0.75, 0.75, 0.6], bend=8, sides=16, flat=1.2)


FORMS = {"barrel": barrel, "tufted": high_backed, "cane": caned}

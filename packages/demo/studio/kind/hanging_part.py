"""What hanging lights share: cord and canopy, candles with flames."""

from joinery.shape import lathe, rod


def drop(p, top, length, part="second"):
    """Cord and canopy above a light; the cord is cut short for the picture."""
    rod(p, "dark", [(0, 0, top - 0.3), (0, 0, top + length)], 0.11, bend=0)
    lathe(
        p,
        part,
        [(0.1, -0.2), (1.3, 0), (2.3, 0.7), (2.4, 1.1), (0.1, 1.1)],
        at=(0, 0, top + length),
        sides=40,
        ease=0.15,
    )


def candle(p, at):
    x, y, z = at
    lathe(p, "main", [(0.1, -0.5), (0.7, -0.2), (1.4, 0.4), (1.3, 0.5), (0.6, 0.2), (0.1, 0.2)], at=at, sides=28)
    lathe(p, "natural", [(0.1, 0), (0.46, 0), (0.46, 3.0), (0.1, 3.0)], at=(x, y, z + 0.2), sides=20, ease=0.08)
    lathe(
        p, "lit", [(0.1, 0), (0.42, 0.3), (0.5, 0.9), (0.28, 1.7), (0.05, 2.3)], at=(x, y, z + 3.1), sides=18, ease=0.2
    )

"""What lamps are made of besides their stand: shades, bulbs, globes, domes."""

import math

from joinery.shape import lathe, rod


def shade(p, low, high, tall, at, part="main"):
    """A drum or cone of cloth with thickness, its rings and the bulb inside."""
    wall = 0.09
    lathe(p, part, [(low, 0), (high, tall), (high - wall, tall), (low - wall, 0), (low, 0)], at=at, sides=72)
    with p.frame(at):
        for r, z in ((low, 0.06), (high, tall - 0.06)):
            rod(p, part, [(math.cos(a) * r, math.sin(a) * r, z) for a in circle(60)], 0.11, loop=True, bend=1, sides=8)
        for index in range(3):
            a = index * 2.0944 + 0.4
            rod(
                p,
                "dark",
                [(0, 0, tall - 1.2), (math.cos(a) * high, math.sin(a) * high, tall - 0.15)],
                0.06,
                bend=0,
                sides=6,
            )
        bulb(p, (0, 0, tall * 0.3), 1.15)


def bulb(p, at, r):
    """A bulb of frosted glass in its socket."""
    lathe(
        p,
        "lit",
        [(0.05, r * 2.3), (r * 0.6, r * 2.1), (r, r * 1.35), (r * 0.85, r * 0.6), (r * 0.45, 0), (0.05, -0.02)],
        at=at,
        sides=28,
    )
    lathe(p, "dark", [(0.05, -1.6), (r * 0.46, -1.5), (r * 0.46, 0), (0.05, 0.02)], at=at, sides=20)


def circle(steps):
    """Angles round a circle, in radians."""
    return [index / steps * 2 * math.pi for index in range(steps)]


def ball(p, part, r, at):
    """A sphere about a point."""
    lathe(
        p, part, [(math.sin(t) * r, -math.cos(t) * r) for t in [i / 24 * math.pi for i in range(25)]], at=at, sides=48
    )


def dome(p, part, r, tall, at):
    """A hollow half shell standing on its rim."""
    outer = [(r * math.cos(t), tall * math.sin(t)) for t in [i / 18 * math.pi / 2 for i in range(19)]]
    inner = [(x * 0.97, z * 0.97) for x, z in reversed(outer)]
    lathe(p, part, outer + inner + [outer[0]], at=at, sides=72)

"""Stands of cane, of turned wood and of panels, and pedestals that swing out to both ends."""

import math

from joinery.outline import eased
from joinery.shape import lathe, panel, rod, skinned, slab


def hourglass(p):
    """Canes that lean past one another between three rings: an hourglass with a woven top."""
    w, h = p.width, p.height
    r, waist = w / 2 - 0.5, w * 0.27
    count = 14
    for index in range(count):
        for lean in (-1, 1):
            points = []
            for t in (0, 0.25, 0.5, 0.75, 1):
                a = index / count * 2 * math.pi + lean * (t - 0.5) * 1.5
                wide = waist + (r - waist) * (abs(t - 0.5) * 2) ** 1.8
                points.append((math.cos(a) * wide, math.sin(a) * wide, 0.5 + t * (h - 1.4)))
            rod(p, "main", points, 0.26, bend=5, sides=8)
    for z, wide, thick in (
        (0.5, r, 0.5),
        (h / 2 - 0.5, waist + 0.15, 0.38),
        (h / 2 + 0.3, waist + 0.15, 0.38),
        (h - 0.8, r, 0.5),
    ):
        _ring(p, wide, z, thick)
    lathe(p, "main", [(0.1, h - 0.9), (r, h - 0.9), (r, h - 0.4), (0.1, h - 0.4)], sides=64, ease=0.12)
    rings = 11
    for index in range(rings):
        _ring(p, r * (index + 0.6) / rings, h - 0.42, r / rings * 0.5)


def _ring(p, wide, z, thick):
    spots = [index / 56 * 2 * math.pi for index in range(56)]
    rod(p, "main", [(math.cos(a) * wide, math.sin(a) * wide, z) for a in spots], thick, loop=True, bend=1, sides=10)


def fern(p):
    """A turned column on three curved feet, and a round top with a raised edge."""
    r, h = p.width / 2, p.height
    hub = h * 0.3
    shape = [
        (0.4, 0),
        (0.9, 0.03),
        (1.0, 0.1),
        (1.0, 0.24),
        (0.55, 0.28),
        (0.85, 0.31),
        (0.5, 0.35),
        (0.95, 0.46),
        (1.0, 0.53),
        (0.55, 0.72),
        (0.42, 0.88),
        (0.75, 0.9),
        (0.5, 0.93),
        (1.6, 1.0),
    ]
    tall = h - 0.9 - (hub - 3.6)
    profile = [(a * 1.5, hub - 3.6 + b * tall) for a, b in shape]
    lathe(p, "main", [(0.1, hub - 3.6)] + eased(profile, 0.35, steps=4, closed=False) + [(0.1, h - 0.9)], sides=40)
    top = [(0.1, h - 1.0), (r * 0.88, h - 1.0), (r, h - 0.55), (r, h)]
    top += [(r * 0.93, h), (r * 0.9, h - 0.3), (0.1, h - 0.3)]
    lathe(p, "main", eased(top, 0.14, steps=3, closed=False), sides=72)
    for index in range(3):
        with p.frame(turn=(0, 0, index * 120 + 52)):
            foot = r - 0.5
            curve = [(0.7, hub - 1.8), (2.8, hub - 1.0), (4.5, hub * 0.6), (5.1, hub * 0.26), (foot, 0.5)]
            rod(p, "main", [(x, 0, z) for x, z in curve], [1.1, 1.0, 0.8, 0.6, 0.55], bend=8, sides=18, flat=0.8)
            lathe(p, "main", [(0.6, 0), (0.9, 0.12), (0.84, 0.5), (0.4, 0.9)], at=(foot, 0, 0), sides=24, ease=0.1)


def arcade(p, sides, across, height, post=1.2, thick=0.8, spring=0.5, rise=0.9):
    """Panels with an arch in each, set on a regular plan; `rise` is the arch's height in half-spans."""
    edge = across * math.tan(math.pi / sides) - 0.1  # short of the corner, where the faces of two panels would meet
    span, foot = edge / 2 - post, height * spring
    arch = [(span * math.cos(t), foot + span * rise * math.sin(t) ** 0.85) for t in _turns(24, math.pi)]
    outline = [(-edge / 2, 0), (-span, 0), *reversed(arch), (span, 0), (edge / 2, 0)]
    outline += [(edge / 2, height), (-edge / 2, height)]
    for index in range(sides):
        with p.frame(turn=(0, 0, index * 360 / sides)):
            slab(p, "main", outline, thick, at=(0, thick - across / 2, 0), turn=(90, 0, 0), ease=0.06, grain="y")


def taboret(p):
    """An eight-sided stand with an arch in each side."""
    w, h = p.width, p.height
    arcade(p, 8, w * 0.86, h - 1.6, post=w * 0.075, thick=0.7, spring=0.5, rise=2.0)
    for wide, z, thick in ((w * 0.92, h - 1.7, 0.9), (w, h - 0.85, 0.85)):
        reach = wide / 2 / math.cos(math.pi / 8)
        corner = [(reach * math.cos(a + math.pi / 8), reach * math.sin(a + math.pi / 8)) for a in _turns(8)[:-1]]
        slab(p, "main", corner, thick, at=(0, 0, z), ease=0.16)


def crossed(p):
    """Two crosses of knotted rods joined by a stretcher, and a tray in a frame of the same rods."""
    half, h = p.width / 2 - 0.45, p.height
    for y in (-half, half):
        for side in (-1, 1):
            _knotted(p, (-side * half, y, 0.3), (side * half, y, h - 0.8), 5)
        _ball(p, (0, y, h / 2 - 0.25), 0.75)
    _knotted(p, (0, -half, h / 2 - 0.25), (0, half, h / 2 - 0.25), 3)
    for side in (-1, 1):
        _knotted(p, (-half, side * half, h - 0.5), (half, side * half, h - 0.5), 3)
        _knotted(p, (side * half, -half, h - 0.5), (side * half, half, h - 0.5), 3)
        for y in (-half, half):
            _ball(p, (side * half, y, h - 0.5), 0.56)
    panel(p, "main", half * 2, half * 2, 0.3, 0.2, at=(0, 0, h - 0.55), ease=0.1)


def _ball(p, at, radius):
    profile = [(radius * math.sin(t), -radius * math.cos(t)) for t in _turns(14, math.pi)]
    lathe(p, "main", profile, at=at, sides=48)


def _knotted(p, start, end, knots):
    """A straight rod with rings like bamboo's."""
    points, radii = [start], [0.36]
    for index in range(knots):
        for step, thick in ((-0.02, 0.36), (-0.008, 0.48), (0.008, 0.48), (0.02, 0.36)):
            t = (index + 0.5) / knots + step
            points.append(tuple(a + (b - a) * t for a, b in zip(start, end)))
            radii.append(thick)
    rod(p, "main", points + [end], radii + [0.36], bend=0)


def _turns(steps, whole=2 * math.pi):
    return [step / steps * whole for step in range(steps + 1)]


def trumpet(p):
    """A round column that swings out to its foot and its top."""
    r, h = p.width / 2, p.height
    profile = [(0.1, 0), (r, 0), (r, 1.2), (r * 0.9, 1.6)]
    profile += [
        (r * (0.42 + 0.46 * abs(t * 2 - 1) ** 2.6), 1.8 + t * (h - 3.6)) for t in [index / 24 for index in range(25)]
    ]
    profile += [(r * 0.9, h - 1.6), (r, h - 1.2), (r, h), (0.1, h)]
    lathe(p, "main", eased(profile, 0.12, steps=3, closed=False), sides=96)


def twisted(p):
    """A column wound like rope between square blocks."""
    w, h = p.width, p.height
    r, low, high, turns = w * 0.33, 4.4, h - 4.4, 1.25
    loops = []
    for t in _turns(72, 1):
        loop = []
        for a in _turns(72)[:-1]:
            reach = r * (0.58 + 0.42 * abs(math.cos(1.5 * (a - t * turns * 2 * math.pi))) ** 0.8)
            loop.append((reach * math.cos(a), reach * math.sin(a), low + t * (high - low)))
        loops.append(loop)
    p.place("main", skinned(loops, closed=True), grain="z")
    for z, up in ((0, 1), (h, -1)):
        for wide, start, end in ((w, 0, 1.6), (w * 0.86, 1.5, 2.7)):
            panel(p, "main", wide, wide, end - start, 0.15, at=(0, 0, z + (start if up > 0 else -end)), ease=0.18)
    ring = [(0.1, 0), (r * 1.08, 0), (r * 1.2, 0.95), (r * 1.08, 1.9), (0.1, 1.9)]
    for z in (2.6, h - 4.5):
        lathe(p, "main", ring, at=(0, 0, z), sides=64, ease=0.5)


def stacked(p):
    """A cube, a ball, a drum and a slab on top of one another."""
    w, h = p.width, p.height
    low, drum, top = h * 0.27, h * 0.24, 2.4
    ball = h - low - drum - top
    panel(p, "main", w * 0.92, w * 0.92, low, 0.12, ease=0.14)
    _ball(p, (0, 0, low + ball / 2 - 0.15), ball / 2 + 0.15)
    lathe(p, "main", _disc(w * 0.27, drum), at=(0, 0, low + ball - 0.2), sides=72, ease=0.12)
    lathe(p, "main", _disc(w / 2, top), at=(0, 0, h - top), sides=88, ease=0.2)


def _disc(radius, thick):
    return [(0.1, 0), (radius, 0), (radius, thick), (0.1, thick)]


def arched(p):
    """A hollow square tower with an arch in each side, on a plinth and under a slab."""
    w, h = p.width, p.height
    with p.frame(at=(0, 0, 1.4)):
        arcade(p, 4, w * 0.92, h - 3.2, post=w * 0.19, thick=1.6, spring=0.6, rise=1.0)
    for z, thick in ((0, 1.5), (h - 1.9, 1.9)):
        panel(p, "main", w, w, thick, 0.12, at=(0, 0, z), ease=0.14)

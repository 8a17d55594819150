"""Lights on ceilings and walls."""

import math

from joinery.glow import ball, circle, dome, shade
from joinery.outline import eased, ellipse
from joinery.shape import lathe, plate, rod
from kind.chandelier_form import CHANDELIERS
from kind.flush_form import FLUSH
from kind.hanging_part import candle, drop
from kind.sconce_form import SCONCES


def pendant(p):
    """A pendant in one of its forms; `drop` inches of cord are shown."""
    w, h, r = p.width, p.height, p.width / 2
    form, cord = p.get("form", "dome"), p.get("drop", 9)
    if form == "dome":
        dome(p, "main", r, h * 0.86, (0, 0, 0))
        lathe(
            p,
            "second",
            [(0.1, 0), (1.1, 0), (1.0, 1.6), (0.4, 2.2), (0.1, 2.2)],
            at=(0, 0, h * 0.84),
            sides=32,
            ease=0.15,
        )
        ball(p, "lit", 1.6, (0, 0, h * 0.3))
    elif form == "globe":
        ball(p, "lit", r, (0, 0, r))
        lathe(
            p,
            "main",
            [(0.1, 0), (r * 0.4, 0), (r * 0.42, 1.0), (r * 0.25, 1.6), (0.3, 2.2), (0.1, 2.2)],
            at=(0, 0, w - 0.5),
            sides=40,
            ease=0.12,
        )
        h = w + 1.5
    elif form == "lantern":
        _ribbed(p, r, h)
    elif form == "woven":
        _woven(p, r, h)
    elif form == "tiers":
        _tiered(p, r, h)
    else:
        profile = [
            (r, 0),
            (r * 0.98, h * 0.1),
            (r * 0.5, h * 0.5),
            (r * 0.3, h * 0.8),
            (r * 0.16, h),
            (0.1, h),
            (0.1, h * 0.97),
            (r * 0.13, h * 0.96),
            (r * 0.27, h * 0.78),
            (r * 0.47, h * 0.48),
            (r * 0.95, h * 0.09),
            (r * 0.97, 0),
            (r, 0),
        ]
        lathe(p, "main", profile, sides=72)
        ball(p, "lit", 1.5, (0, 0, h * 0.25))
    drop(p, h, cord, "main" if form == "globe" else "second")


def _ribbed(p, r, h):
    """A paper lantern over rings of wire."""
    rings = 13
    profile = []
    for step in range(rings * 4 + 1):
        t = step / (rings * 4) * 2 - 1
        t *= 0.93
        wide = math.sqrt(max(0.0, 1 - t * t)) * r
        profile.append((wide * (1 - 0.022 * abs(math.sin(step / 4 * math.pi))), h / 2 + t * h / 2))
    lathe(p, "main", profile, sides=64)


def _woven(p, r, h):
    """A basket shade of rattan."""
    outline = [(r * 0.96, 0), (r, h * 0.25), (r * 0.86, h * 0.55), (r * 0.5, h * 0.85), (r * 0.2, h)]
    count = 44
    for index in range(count):
        for lean in (-0.35, 0.35):
            points = []
            for k, (wide, z) in enumerate(outline):
                a = index / count * 2 * math.pi + lean * k / 4
                points.append((math.cos(a) * wide, math.sin(a) * wide, z))
            rod(p, "main", points, 0.13, bend=3, sides=6)
    for wide, z in (outline[0], outline[2], outline[4]):
        rod(
            p,
            "main",
            [(math.cos(a) * wide, math.sin(a) * wide, z) for a in [i / 48 * 2 * math.pi for i in range(48)]],
            0.3,
            loop=True,
            bend=1,
            sides=8,
        )
    ball(p, "lit", 1.7, (0, 0, h * 0.4))


def _tiered(p, r, h):
    """Three metal shades, each smaller than the one below, around a stem."""
    for wide, inner, low, high in ((1.0, 0.52, 0, 0.2), (0.72, 0.34, 0.36, 0.56), (0.46, 0.1, 0.72, 0.94)):
        outer = [
            (r * (inner + (wide - inner) * math.cos(t)), h * (low + (high - low) * math.sin(t)))
            for t in [i / 16 * math.pi / 2 for i in range(17)]
        ]
        inside = [(max(0.1, x - 0.14), z - 0.1) for x, z in reversed(outer)]
        lathe(p, "main", [*outer, *inside, outer[0]], sides=72)
    for index in range(3):
        a = index * 2.0944 + 0.5
        for (low, z), (high, top) in (((0.53, 0.19), (0.5, 0.53)), ((0.35, 0.55), (0.33, 0.88))):
            spots = [(math.cos(a) * r * low, math.sin(a) * r * low, h * z)]
            spots += [(math.cos(a) * r * high, math.sin(a) * r * high, h * top)]
            rod(p, "second", spots, 0.12, bend=0, sides=8)
    rod(p, "second", [(0, 0, h * 0.5), (0, 0, h * 0.99)], 0.4, bend=0)
    lathe(p, "lit", [(0.1, 0), (r * 0.2, h * 0.06), (r * 0.24, h * 0.3), (0.1, h * 0.5)], at=(0, 0, h * 0.2), sides=32)


def chandelier(p):
    """A chandelier: sputnik, ring, candle arms or one of the other forms."""
    w, h, r = p.width, p.height, p.width / 2
    form = p.get("form", "arms")
    if form in CHANDELIERS:
        CHANDELIERS[form](p)
        return
    if form == "sputnik":
        middle = h / 2
        ball(p, "main", r * 0.16, (0, 0, middle))
        count = p.get("arms", 16)
        for index in range(count):
            z = 1 - 2 * (index + 0.5) / count
            a = index * 2.39996
            flat = math.sqrt(1 - z * z)
            way = (math.cos(a) * flat, math.sin(a) * flat, z * h / w)
            end = [c * (r - 1.8) for c in way]
            rod(p, "main", [(0, 0, middle), (end[0], end[1], middle + end[2])], 0.17, bend=0, sides=10)
            ball(p, "lit", 1.35, (end[0], end[1], middle + end[2]))
        drop(p, middle + r * 0.15, h * 0.5 + 4, "main")
        return
    if form == "ring":
        rod(
            p,
            "main",
            [(math.cos(a) * (r - 1), math.sin(a) * (r - 1), 2) for a in [i / 72 * 2 * math.pi for i in range(72)]],
            0.7,
            loop=True,
            bend=1,
            flat=1.0,
        )
        for index in range(8):
            a = index / 8 * 2 * math.pi + 0.2
            x, y = math.cos(a) * (r - 1), math.sin(a) * (r - 1)
            candle(p, (x, y, 2.6))
        for index in range(3):
            a = index * 2.0944
            rod(p, "main", [(math.cos(a) * (r - 1), math.sin(a) * (r - 1), 2.4), (0, 0, h - 1)], 0.16, bend=0, sides=8)
        drop(p, h - 1.2, 6, "main")
        return
    column = [
        (0.1, 0),
        (0.8, 0.5),
        (0.3, 1.2),
        (1.5, 2.8),
        (1.7, 4.2),
        (0.7, 5.6),
        (0.5, h * 0.5),
        (1.1, h * 0.62),
        (0.5, h * 0.72),
        (0.35, h - 1),
        (0.1, h - 0.8),
    ]
    lathe(p, "main", eased(column, 0.7, steps=5, closed=False), sides=40)
    count = p.get("arms", 6)
    for index in range(count):
        a = index / count * 2 * math.pi + 0.3
        c, s = math.cos(a), math.sin(a)
        reach = r - 1.8
        rod(
            p,
            "main",
            [
                (c, s, 4),
                (c * reach * 0.35, s * reach * 0.35, 1.6),
                (c * reach * 0.75, s * reach * 0.75, 1.6),
                (c * reach, s * reach, 5.4),
                (c * reach, s * reach, 6.4),
            ],
            0.3,
        )
        candle(p, (c * reach, s * reach, 6.2))
    drop(p, h - 1, 6, "main")


def flush_mount(p):
    """A light close under the ceiling, in one of its forms."""
    {"bowl": _bowl, "drum": _drum, "globes": _globes, **FLUSH}[p.get("form", "bowl")](p)


def _drum(p):
    """A wide drum of cloth with a disc of opal glass and a finial."""
    h, r = p.height, p.width / 2
    lathe(p, "second", [(0.1, h - 1), (r * 0.34, h - 1), (r * 0.36, h), (0.1, h)], sides=56, ease=0.12)
    rod(p, "second", [(0, 0, 0.4), (0, 0, h - 0.6)], 0.3, bend=0)
    lathe(p, "main", [(r, 0.5), (r, h - 1.4), (r - 0.1, h - 1.4), (r - 0.1, 0.5), (r, 0.5)], sides=80)
    for z in (0.55, h - 1.45):
        rod(p, "second", [(math.cos(a) * r, math.sin(a) * r, z) for a in circle(72)], 0.2, loop=True, bend=1, sides=8)
    for index in range(3):
        a = index * 2.0944
        rod(p, "second", [(0, 0, h - 1.5), (math.cos(a) * r, math.sin(a) * r, h - 1.5)], 0.1, bend=0, sides=6)
    lathe(p, "lit", [(0.1, 0.62), (r * 0.98, 0.62), (r * 0.98, 0.82), (0.1, 0.82)], sides=72)
    lathe(p, "second", [(0.05, -0.7), (0.35, -0.5), (0.5, 0), (0.9, 0.3), (0.9, 0.6), (0.05, 0.6)], sides=28)


def _globes(p):
    """Opal globes on short arms around a plate."""
    h, r = p.height, p.width / 2
    size, count = 2.5, 5
    lathe(p, "main", [(0.1, h - 0.9), (r * 0.4, h - 0.9), (r * 0.42, h), (0.1, h)], sides=56, ease=0.12)
    lathe(
        p,
        "main",
        [(0.05, h - 4), (0.6, h - 3.6), (0.9, h - 2.8), (0.5, h - 2), (0.5, h - 0.8), (0.05, h - 0.8)],
        sides=32,
    )
    for index in range(count):
        a = index / count * 2 * math.pi + 0.2
        c, s = math.cos(a), math.sin(a)
        reach = r - size
        rod(
            p,
            "main",
            [(c * 0.4, s * 0.4, h - 2.8), (c * reach * 0.6, s * reach * 0.6, h - 2.2), (c * reach, s * reach, h - 2.9)],
            0.24,
        )
        lathe(p, "main", [(0.1, -1), (1.1, -0.9), (1.0, 0), (0.1, 0.1)], at=(c * reach, s * reach, h - 2.9), sides=28)
        ball(p, "lit", size, (c * reach, s * reach, h - 3.6 - size))


def _bowl(p):
    """A bowl of opal glass held by a ring."""
    h, r = p.height, p.width / 2
    lathe(
        p,
        "main",
        [(0.1, h), (r * 0.7, h), (r * 0.72, h - 0.4), (r * 0.7, h - 1.2), (0.1, h - 1.2)],
        sides=64,
        ease=0.15,
    )
    bowl = [(r * math.cos(t), (h - 2) * (1 - math.sin(t))) for t in [i / 18 * math.pi / 2 for i in range(19)]]
    lathe(p, "lit", list(reversed(bowl)) + [(r * 0.9, h - 1.4), (0.1, h - 1.4)], sides=72)
    rod(
        p,
        "main",
        [(math.cos(a) * r, math.sin(a) * r, h - 1.9) for a in [i / 60 * 2 * math.pi for i in range(60)]],
        0.3,
        loop=True,
        bend=1,
    )
    lathe(p, "main", [(0.05, -1.0), (0.35, -0.8), (0.45, -0.4), (0.2, 0), (0.4, 0.1), (0.05, 0.15)], sides=24)


def sconce(p):
    """A wall light whose backplate hangs on y = 0."""
    w, h, d = p.width, p.height, p.depth
    form = p.get("form", "shade")
    if form in SCONCES:
        SCONCES[form](p)
        return
    metal = "main" if form == "globe" else "second"
    plate(
        p,
        metal,
        ellipse(4.4, 6.4 if form != "globe" else 4.4, 2.6 if form != "globe" else 2.0),
        0.5,
        at=(0, -0.3, h * 0.42),
    )
    if form == "shade":
        rod(
            p,
            metal,
            [(0, -0.4, h * 0.42), (0, -d * 0.5, h * 0.3), (0, -d * 0.62, h * 0.36), (0, -d * 0.62, h * 0.52)],
            0.3,
        )
        shade(p, w / 2, w * 0.36, h * 0.5, (0, -d * 0.62, h * 0.5))
    elif form == "globe":
        rod(p, metal, [(0, -0.4, h * 0.42), (0, -d * 0.55, h * 0.42), (0, -d * 0.55, h * 0.5)], 0.32, bend=3)
        lathe(p, metal, [(0.1, 0), (1.4, 0.1), (1.5, 0.9), (1.1, 1.0)], at=(0, -d * 0.55, h * 0.5), sides=32)
        ball(p, "lit", w * 0.42, (0, -d * 0.55, h * 0.5 + 0.6 + w * 0.42))
    else:
        for s in (-1, 1):
            rod(
                p,
                metal,
                [
                    (0, -0.4, h * 0.36),
                    (s * w * 0.16, -d * 0.4, h * 0.24),
                    (s * w * 0.25, -d * 0.5, h * 0.3),
                    (s * w * 0.27, -d * 0.5, h * 0.42),
                ],
                0.26,
            )
            lathe(
                p,
                metal,
                [(0.1, -0.4), (1.1, 0.2), (1.0, 0.35), (0.1, 0.2)],
                at=(s * w * 0.27, -d * 0.5, h * 0.44),
                sides=28,
            )
            lathe(
                p,
                "natural",
                [(0.1, 0), (0.42, 0), (0.42, 2.4), (0.1, 2.4)],
                at=(s * w * 0.27, -d * 0.5, h * 0.45),
                sides=18,
            )
            shade(p, w * 0.22, w * 0.13, h * 0.34, (s * w * 0.27, -d * 0.5, h * 0.62))


KINDS = {"pendant": pendant, "chandelier": chandelier, "flushmount": flush_mount, "sconce": sconce}

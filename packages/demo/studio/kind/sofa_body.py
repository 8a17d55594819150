"""The upholstered body that sofas, loveseats and armchairs share."""

import math

from joinery.leg import corners, legs
from joinery.outline import eased
from joinery.shape import board, lathe, rod, slab
from kind.sofa_form import camel_back
from upholstery.cushion import cushion, padded, pillow
from upholstery.tufting import channelled, tufted


def body(p, width, seats, left=True, right=True):
    """The upholstered body; an arm left out leaves that end open."""
    leg = p.get("leg", 5.0)
    seat_top = p.get("seat", 17.5)
    depth, height = p.depth, p.height
    arm_width = p.get("arm_width", 5.0)
    thick_back = p.get("back_thick", 6.0)
    deck = seat_top - p.get("cushion", 6.0) + 0.4
    inner = width - arm_width * (left + right)
    shift = (left - right) * arm_width / 2
    padded(
        p,
        "main",
        (width - 0.6 - _tucked(p), depth - 1.2, deck - leg),
        at=(0, 0.2, (deck + leg) / 2),
        soft=0.7,
        crown=0.1,
    )
    arms(p, width, leg, left, right)
    if p.get("skirt", False):
        _skirt(p, width, leg)
    _back(p, width, inner, shift, thick_back, deck, leg)
    seat_depth = depth - thick_back - 0.6
    front = -depth / 2 - 0.3
    gap = inner / seats
    loose = p.get("back", "loose") == "loose"
    back_thick = p.get("back_cushion", 7.0)
    for index in range(seats):
        x = shift - inner / 2 + gap * (index + 0.5)
        cushion(
            p,
            "main",
            (gap - 0.15, seat_depth, seat_top - deck),
            at=(x, front + seat_depth / 2, (seat_top + deck) / 2 - 0.1),
            turn=(0, 0, p.random.uniform(-0.4, 0.4)),
            crown=p.get("crown", 1.1),
            sag=p.random.uniform(0.3, 0.8),
            welt=p.get("welt", 0.14),
            corner=p.get("corner", 1.8),
            soft=p.get("soft", 0.5),
        )
        if loose:
            tall = height - seat_top + p.get("above", -1.4)
            lean = p.get("lean", 12)
            y = depth / 2 - thick_back - back_thick / 2 + 0.6
            cushion(
                p,
                "main",
                (gap - 0.3, tall, back_thick),
                at=(x, y, seat_top + tall / 2 - 0.4),
                turn=(90 - lean, 0, p.random.uniform(-1.0, 1.0)),
                crown=p.get("back_crown", 1.9),
                corner=p.get("corner", 1.8) * 1.3,
                soft=p.get("soft", 0.5) * 1.3,
                bulge=0.8,
                welt=p.get("welt", 0.14),
                pucker=0.2,
                grain="y",
            )
    _pillows(p, inner, shift, seat_top, depth / 2 - thick_back - (back_thick if loose else 1.5))
    if leg > 0.5 and not p.get("skirt", False):
        style = p.get("legs", "tapered")
        spots = corners(width - _tucked(p), depth, p.get("leg_inset", 3.2))
        if width > 70:
            spots += [(0, -depth / 2 + 3.2), (0, depth / 2 - 3.2)]
        legs(p, "second", style, leg + 0.3, spots[:4], p.get("splay", 4), p.get("leg_thick", None))
        if len(spots) > 4:
            legs(p, "second", style, leg + 0.3, spots[4:], 0, p.get("leg_thick", None))


def arms(p, width, leg, left, right):
    """The arms at the ends that want one."""
    style, w, tall = p.get("arms", "track"), p.get("arm_width", 5.0), p.get("arm", 24.0)
    for side, wanted in ((-1, left), (1, right)):
        if not wanted:
            continue
        x = side * (width / 2 - w / 2)
        if style == "track":
            cushion(
                p,
                "main",
                (w, p.depth, tall - leg),
                at=(x, 0, (tall + leg) / 2),
                crown=0.25,
                corner=0.7,
                soft=0.45,
                bulge=0.2,
                welt=p.get("arm_welt", 0.0),
                pucker=0.05,
            )
        elif style == "soft":
            padded(p, "main", (w, p.depth - 0.5, tall - leg), at=(x, 0, (tall + leg) / 2), soft=w * 0.46, crown=0.5)
        elif style == "roll":
            _rolled(p, x, w, tall, leg, side)
        elif style == "slope":
            _sloped(p, x, w, tall, leg)
        elif style == "wood":
            _wooden(p, x, w, tall)


def _rolled(p, x, w, tall, leg, side):
    """An arm with a roll that overhangs outward, its front faced with a welted disc."""
    r = w * 0.56
    x -= side * w * 0.18
    out = x + side * w * 0.14
    length = p.depth - 2.4
    padded(p, "main", (w * 0.86, length, tall - r - leg), at=(x, 0.6, leg + (tall - r - leg) / 2), soft=0.8, crown=0.15)
    roll = [(0.1, 0), (r * 0.86, 0), (r, 0.5), (r, length - 0.4), (r * 0.8, length), (0.1, length)]
    lathe(p, "main", roll, at=(out, length / 2 + 0.6, tall - r), turn=(90, 0, 0), sides=48, ease=0.3)
    front = 0.6 - length / 2 - 0.02
    rod(
        p,
        "main",
        [
            (out + math.cos(a) * r * 0.88, front, tall - r + math.sin(a) * r * 0.88)
            for a in [i / 40 * 2 * math.pi for i in range(40)]
        ],
        0.15,
        loop=True,
        bend=1,
        sides=8,
    )
    lathe(
        p,
        "main",
        [(0.1, 0), (r * 0.86, 0), (r * 0.5, 0.28), (0.1, 0.36)],
        at=(out, front, tall - r),
        turn=(90, 0, 0),
        sides=40,
    )


def _sloped(p, x, w, tall, leg):
    """A slim arm that falls toward the front."""
    d = p.depth
    low = leg - 0.7  # Its lower edge is eased: the body would show under it.
    outline = [(-d / 2, low), (d / 2, low), (d / 2, tall + 1.2), (-d / 2 + 2, tall - 2.4)]
    slab(
        p,
        "main",
        # Rounder than the edges are eased, or the slab folds over itself.
        eased(outline, [1.4, 1.4, 2.2, 3.0]),
        w,
        at=(x - w / 2, 0, 0),
        turn=(90, 0, 90),
        ease=min(1.1, w * 0.4),
    )


def _wooden(p, x, w, tall):
    """An open arm: a shaped rest on two posts."""
    d = p.depth
    outline = eased([(-w / 2, -d / 2 + 1), (w / 2, -d / 2 + 1), (w * 0.36, d / 2 - 3), (-w * 0.36, d / 2 - 3)], 1.3)
    slab(p, "second", outline, 1.1, at=(x, 0, tall - 1.1), ease=0.45, grain="y")
    for y in (-d / 2 + 4, d / 2 - 6.5):
        board(p, "second", (1.3, 2.0, tall - 5), at=(x, y, (tall + 4) / 2 - 0.8), ease=0.4)


def _back(p, width, inner, shift, thick, deck, leg):
    style = p.get("back", "loose")
    y, height = p.depth / 2 - thick / 2, p.height
    if style == "camel":
        camel_back(p, width - 0.8 - _tucked(p), leg, y, thick)
        return
    frame = height - (3.0 if style == "loose" else 0)
    if style in ("loose", "tight"):
        across = width - 0.8 - _tucked(p) * 0.8
        padded(
            p,
            "main",
            (across, thick, frame - leg),
            at=(0, y, (frame + leg) / 2),
            soft=1.1 if style == "loose" else 2.2,
            crown=0.3,
            corner=1.2,
        )
        if style == "tight":
            seats = p.get("seats", 2)
            for index in range(seats):
                x = shift - inner / 2 + inner / seats * (index + 0.5)
                padded(
                    p,
                    "main",
                    (inner / seats + 0.2, height - deck - 4, 4),
                    at=(x, y - thick / 2 - 0.7, (height + deck) / 2 + 1.2),
                    turn=(82, 0, 0),
                    soft=1.6,
                    crown=0.8,
                )
        return
    make, more = tufted, {"rows": p.get("rows", 3), "columns": p.get("columns", max(3, round(width / 9)))}
    if style == "channel":
        make, more = channelled, {"channels": p.get("channels", max(5, round(width / 5)))}
    low = frame - leg - 3
    padded(p, "main", (width - 1.6, thick * 0.6, low), at=(0, y + thick * 0.2, leg + low / 2), soft=1.0, crown=0.15)
    tall = height - deck + 1
    across = width - 0.9
    make(p, "main", across, tall, thick + 0.8, at=(0, y - 0.5, height - tall / 2), turn=(-4, 0, 0), soft=2.4, **more)


def _tucked(p):
    """By how much base and back stay within the overhang of rolled arms."""
    return p.get("arm_width", 5.0) * 0.54 if p.get("arms", "track") == "roll" else 0.0


def _skirt(p, width, leg):
    padded(p, "main", (width - _tucked(p) * 0.9, p.depth + 0.2, leg), at=(0, 0, leg / 2 + 0.3), soft=0.25, crown=0.05)


def _pillows(p, inner, shift, seat_top, y):
    count = p.get("pillows", 0)
    part = "trim" if "trim" in p.details["parts"] else "main"
    spots = [(-1, 15), (1, 15.5), (-0.62, 14)][:count]
    for side, size in spots:
        x = shift + side * (inner / 2 - size * 0.52)
        pillow(
            p,
            part,
            size,
            size,
            8.0,
            at=(x, y - 4.4, seat_top + size * 0.44),
            turn=(64, p.random.uniform(-6, 6), -side * 16 + p.random.uniform(-3, 3)),
        )

"""Low cases of other forms than a box: arches, steps, a bench, a bent shell, a case slung between posts."""

from joinery.case import GAP, carcass, drawer_front, filled, handle_of
from joinery.leg import corners, legs
from joinery.outline import eased, rectangle
from joinery.shape import board, panel, rod, slab
from kind.case_base import stand
from kind.case_shell import arcade, inset, shell, upright


def pierced(p):
    """A block with an arch cut from its foot, and a drawer over it."""
    w, d, h, pillar, tall = p.width, p.depth, p.height, 2.6, p.get("drawer_height", 5.4)
    opening = w - 0.8 - pillar * 2
    crown = h - tall - 2.9
    rise = min(opening / 2, crown - 4)
    outline = arcade(w - 0.8, h - 0.9, 1, pillar, crown - rise, rise)
    slab(p, "main", outline, d - 0.4, at=(0, d / 2, 0), turn=(90, 0, 0), ease=0.12, grain="y")
    panel(p, "main", w, d, 1.0, 0.4, at=(0, 0, h - 1.0), ease=0.3)
    board(p, "main", (opening + 0.4, 0.6, crown + 0.4), at=(0, d / 2 - 1.2, crown / 2 + 0.2), ease=0.05, grain="z")
    board(p, "main", (opening + 0.4, d - 1.6, 1.0), at=(0, 0.2, 1.0), ease=0.1)
    drawer_front(p, w - 3.6, tall - 0.4, (0, 0.2 - d / 2, h - tall / 2 - 1.5), p.get("handle", "knob"), thick=0.7)


def arches(p):
    """Arches side by side on a low plinth, each with a shelf."""
    w, d, h, bays, pillar, foot = p.width, p.depth, p.height, p.get("bays", 3), 2.2, 2.0
    crown = h - 2.4
    rise = p.get("rise", 7.0)
    bay = (w - pillar * (bays + 1)) / bays
    outline = arcade(w, h, bays, pillar, crown - rise, rise)
    slab(p, "main", outline, d, at=(0, d / 2, 0), turn=(90, 0, 0), ease=0.25)
    board(p, "main", (w - 1.2, 0.6, h - 1.2), at=(0, d / 2 - 1.0, h / 2), ease=0.05)
    for index in range(bays):
        x = -w / 2 + pillar + bay / 2 + index * (bay + pillar)
        board(p, "main", (bay + 0.2, d - 1.4, foot), at=(x, 0.2, foot / 2 + 0.02), ease=0.1)
        board(p, "main", (bay + 0.2, d - 2.6, 0.9), at=(x, 0.4, foot + (crown - foot) * 0.47), ease=0.12)


def bent(p):
    """A shell with rounded corners round two doors and open shelves, on a plinth."""
    w, d, h, foot, thick = p.width, p.depth, p.height, p.get("base_height", 2.2), 1.3
    tall, r = h - foot, p.get("round", 5.5)
    with p.frame(at=(0, 0, foot + tall / 2)):
        outline = eased(rectangle(w, tall), r, steps=12)
        shell(p, "main", outline, thick, d, ease=0.25)
        within = inset(outline, thick - 0.05)
        upright(p, "main", within, 0.4, d / 2 - 0.9, ease=0.02)
        part, inner, high, round_in = p.get("door_part", "main"), w - thick * 2, tall - thick * 2, (r - thick) * 0.95
        side = inner * 0.33
        for s in (-1, 1):
            x, wide, up = s * (inner - side) / 2, side - GAP * 2, high - GAP * 2
            soft = [round_in, 0.05, 0.05, round_in] if s < 0 else [0.05, round_in, round_in, 0.05]
            leaf = [(x + a, b) for a, b in eased(rectangle(wide, up), soft, steps=10)]
            upright(p, part, leaf, 0.8, 0.5 - d / 2, grain="x")
            with p.frame(at=(0, 0.5 - d / 2, 0)):
                handle_of(p, p.get("handle", "bar"), x - s * (wide / 2 - 1.8), 0, wide, upright=True)
            board(p, "main", (0.9, d - 2, high), at=(s * (inner / 2 - side), 0.3, 0), ease=0.06, grain="z")
        board(p, "main", (inner - side * 2 - 0.9, d - 2.4, 0.8), at=(0, 0.4, 0), ease=0.06)
    board(p, p.get("plinth_part", "main"), (w - r * 2 - 2, d - 3, foot + 0.1), at=(0, 0.4, foot / 2), ease=0.1)


def slung(p):
    """A case hung between two frames of posts that reach the floor outside of it."""
    w, d, h, post = p.width, p.depth, p.height, 1.7
    low = p.get("base_height", 11.0)
    for s in (-1, 1):
        x = s * (w / 2 - post / 2)
        for t in (-1, 1):
            board(p, "second", (post, post, h), at=(x, t * (d / 2 - post / 2), h / 2), ease=0.16, grain="z")
        for z, tall in ((4.0, 1.5), (low + 1.2, 1.6), (h - 1.6, 1.6)):
            board(p, "second", (post - 0.4, d - post * 2 + 0.1, tall), at=(x, 0, z), ease=0.12)
    board(p, "second", (w - post * 2 + 0.4, 1.3, 1.5), at=(0, 0, 4.02), ease=0.14)
    wide, deep, tall = w - post * 2 - 0.1, d - 0.7, h - low - 0.8
    carcass(p, wide, deep, tall, at=(0, 0, low))
    filled(p, wide, deep, tall, p.get("columns", []), at=(0, 0, low))


def stepped(p):
    """A tall middle with doors between lower wings, whose open shelves end in a curve."""
    w, d, h, foot = p.width, p.depth, p.height, 3.0
    wing, low, deep = w * p.get("wing", 0.25), h - 6.5, d - 1.6
    middle = w - wing * 2
    board(p, p.get("plinth_part", "main"), (middle - 1, d - 2, foot + 0.1), at=(0, 0.4, foot / 2), ease=0.15)
    carcass(p, middle, d, h - foot, at=(0, 0, foot), thick=1.0)
    filled(p, middle, d, h - foot, [p.get("columns", [])[1]], at=(0, 0, foot), thick=1.0)
    for s in (-1, 1):
        x, r = s * (middle / 2 + wing / 2 - 0.05), min(wing, deep) * 0.82
        soft = [0.05, r, 1.0, 0.05] if s > 0 else [r, 0.05, 0.05, 1.0]
        plan = [(x + a, b + 0.8) for a, b in eased(rectangle(wing, deep), soft, steps=16)]
        board_plan = [(x + a, b + 0.9) for a, b in eased(rectangle(wing - 1, deep - 1), soft, steps=16)]
        slab(p, "main", board_plan, foot, ease=0.1)
        for z in (foot, foot + (low - foot) * 0.5, low - 1.2):
            slab(p, "main", plan, 1.2, at=(0, 0, z), ease=0.2)
        board(p, "main", (wing - 1.2, 0.6, low - foot), at=(x - s * 0.4, d / 2 - 1.0, (low + foot) / 2), ease=0.05, grain="z")  # fmt: skip
        spot = (x + s * (wing / 2 - r * 0.33), 0.8 - deep / 2 + r * 0.33)
        rod(p, "second", [(*spot, foot + 0.4), (*spot, low - 0.4)], 0.42, bend=0)


def on_bench(p):
    """Two boxes at the ends of a long slatted bench."""
    w, d, h, low, slat = p.width, p.depth, p.height, p.get("base_height", 10.0), 1.1
    count = 7
    for index in range(count):
        y = (index + 0.5) / count * d - d / 2
        board(p, "main", (w, d / count - 0.7, slat), at=(0, y, low - slat / 2), ease=0.12, grain="x")
    for x in (-0.38, 0, 0.38):
        board(p, "second", (1.4, d - 0.6, 1.3), at=(x * w, 0, low - slat - 0.6), ease=0.1)
    legs(p, "second", p.get("legs", "tapered"), low - slat, corners(w * 0.84, d, 2.4), p.get("splay", 3), 0.95)
    left, right = p.get("columns", [])[0], p.get("columns", [])[-1]
    wide, tall = w * 0.36, h - low - 0.02
    for s, column in ((-1, left), (1, right)):
        with p.frame(at=(s * (w / 2 - wide / 2 - 0.8), 0, low + 0.02)):
            carcass(p, wide, d - 0.6, tall)
            filled(p, wide, d - 0.6, tall, [column])


def two_levels(p):
    """A tall cupboard at one end of a long low case."""
    w, d, h, base, tall_part = p.width, p.depth, p.height, p.get("base_height", 5.0), p.get("tall", 0.34)
    wide, low = w * tall_part, p.get("low", h - 9.0)
    stand(p, base)
    first, *rest = p.get("columns", [])
    for x, across, height, columns in (
        (-w / 2 + wide / 2, wide, h - base, [first]),
        (wide / 2 + 0.03, w - wide - 0.06, low - base, rest),
    ):
        carcass(p, across, d, height, at=(x, 0, base))
        filled(p, across, d, height, columns, at=(x, 0, base))


FORMS = {
    "arched": pierced,
    "arches": arches,
    "bent": bent,
    "slung": slung,
    "stepped": stepped,
    "bench": on_bench,
    "two_levels": two_levels,
}

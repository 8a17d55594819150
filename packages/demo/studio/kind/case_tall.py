"""Tall cases of other forms than a box: under an arch, on a stand, or a cupboard with shelves set back on it."""

import math

from joinery.case import GAP, carcass, door, drawer_front, filled, framed, handle_of
from joinery.leg import corners, legs
from joinery.outline import eased, rectangle
from joinery.shape import board, panel, slab
from kind.case_base import stand
from kind.case_shell import arched, half_arched, inset, shell, upright


def under_arch(p):
    """Glazed doors under an arch over a pair of plain ones."""
    w, d, h, foot, thick, rise = p.width, p.depth, p.height, 3.0, 1.0, p.get("rise", 9.0)
    outline = arched(w, h - rise, rise, foot)
    shell(p, "main", outline, thick, d, ease=0.15, grain="z")
    upright(p, "main", inset(outline, thick - 0.05), 0.4, d / 2 - 0.8, ease=0.02)
    board(p, "main", (w - 1.4, d - 1.4, foot + 0.1), at=(0, 0.4, foot / 2), ease=0.12)
    split, inner, face = foot + (h - foot) * 0.36, w - thick * 2, 0.5 - d / 2
    board(p, "main", (inner, d - 0.8, 1.0), at=(0, 0.2, split), ease=0.08)
    low = (split - 0.5 + foot + thick) / 2
    for s in (-1, 1):
        wide, tall = inner / 2 - GAP * 1.5, split - 0.5 - foot - thick - GAP * 2
        door(p, wide, tall, (s * (inner / 4 + 0.02), face + 0.4, low), "framed", p.get("handle", "knob"), hinge=s)
        leaf = half_arched(inner / 2 - GAP, h - rise, rise - thick - GAP, split + 0.5 + GAP, s)
        with p.frame(at=(0, face + 0.4, 0)):
            shell(p, "main", leaf, 1.6, 0.8, ease=0.1, grain="z")
            upright(p, "glass", inset(leaf, 1.5), 0.14, -0.05, ease=0.02)
            middle, reach = s * inner / 4, (inner / 2 - GAP) / 2
            crown = h - rise + (rise - thick - GAP) * math.sqrt(0.75)
            board(p, "main", (0.6, 0.5, crown - split - 1.6), at=(middle, 0, (crown + split) / 2 - 0.2), ease=0.1)
            for share in (0.34, 0.68):
                z = split + (h - rise - split) * share * 1.25
                board(p, "main", (reach * 2 - 3, 0.5, 0.6), at=(middle, 0, z), ease=0.1)
            with p.frame(at=(0, -0.4, 0)):
                handle_of(p, p.get("handle", "knob"), s * 0.9, split + 12, w, upright=True)
    for index in (1, 2, 3):
        z = split + (h - rise * 0.7 - split) * index / 4 + 1
        board(p, "main", (inner, d - 2.4, 0.7), at=(0, 0.6, z), ease=0.05)


def bonnet(p):
    """A wardrobe whose doors and cornice follow an arch, over a drawer."""
    w, d, h, foot, thick, rise = p.width - 1.6, p.depth - 0.8, p.height - 1.0, 4.5, 1.1, p.get("rise", 8.0)
    outline = arched(w, h - rise, rise, foot)
    shell(p, "main", outline, thick, d, ease=0.15, grain="z")
    upright(p, "main", inset(outline, thick - 0.05), 0.4, d / 2 - 0.8, ease=0.02)
    legs(p, "second", p.get("legs", "cabriole"), foot + 0.2, corners(w, d, 2.6), 0, 1.3)
    out, curve = 1.0, [index / 40 * math.pi for index in range(41)]
    band = [(math.cos(t) * (w / 2 + 0.8), h - rise - 0.6 + math.sin(t) * (rise + 0.6 + out)) for t in curve]
    band += [(math.cos(t) * (w / 2 - 0.3), h - rise - 0.6 + math.sin(t) * (rise + 0.2)) for t in reversed(curve)]
    slab(p, "main", band, d + 0.8, at=(0, d / 2, 0), turn=(90, 0, 0), ease=0.3)
    inner, face, split = w - thick * 2, 0.5 - d / 2, foot + thick + 10.5
    board(p, "main", (inner, d - 0.8, 1.0), at=(0, 0.2, split), ease=0.08)
    middle = (split - 0.5 + foot + thick) / 2
    drawer_front(p, inner - GAP * 2, split - 0.5 - foot - thick - GAP * 2, (0, face + 0.4, middle), p.get("handle", "knob"))  # fmt: skip
    for s in (-1, 1):
        leaf = half_arched(inner / 2 - GAP, h - rise, rise - thick - GAP, split + 0.5 + GAP, s)
        upright(p, "main", leaf, 0.8, face)
        wide, tall = inner / 2, h - split
        field = [
            (s * wide / 2 + (x - s * wide / 2) * (1 - 5 / wide), z + 2.6 - (z - split) * 5.2 / tall) for x, z in leaf
        ]
        upright(p, "main", field, 0.8, face - 0.3, ease=0.25)
        with p.frame(at=(0, face, 0)):
            handle_of(p, p.get("handle", "knob"), s * 1.3, split + 26, w, upright=True)


def on_stand(p):
    """A cabinet on a tall open stand with stretchers."""
    w, d, h, low, bar = p.width, p.depth, p.height, p.get("base_height", 20.0), 1.3
    x, y = w / 2 - bar / 2 - 0.3, d / 2 - bar / 2 - 0.3
    for s in (-1, 1):
        for t in (-1, 1):
            board(p, "second", (bar, bar, low), at=(s * x, t * y, low / 2), ease=0.1, grain="z")
        for z in (4.0, low - 0.7):
            board(p, "second", (bar - 0.1, y * 2 - bar + 0.1, bar), at=(s * x, 0, z), ease=0.1)
    board(p, "second", (x * 2 - bar + 0.1, bar - 0.1, bar - 0.1), at=(0, 0, 4.0), ease=0.1)
    for t in (-1, 1):
        board(p, "second", (x * 2 - bar + 0.1, bar - 0.1, bar), at=(0, t * y, low - 0.7), ease=0.1)
    carcass(p, w, d, h - low, at=(0, 0, low))
    filled(p, w, d, h - low, p.get("columns", []), at=(0, 0, low))


def hutch(p):
    """A cupboard with doors, and open shelves set back on it."""
    w, d, h, base, low, deep = p.width, p.depth, p.height, 4.0, p.get("low", 34.0), p.get("deep", 11.0)
    stand(p, base)
    wide, front = w - 1.4, d - 0.7
    carcass(p, wide, front, low - base - 1.0, at=(0, 0.35, base))
    filled(p, wide, front, low - base - 1.0, [{"rows": p.get("columns", [])[0]["rows"][-1:]}], at=(0, 0.35, base))
    panel(p, "main", w, d, 1.1, 0.4, at=(0, 0, low - 1.0), ease=0.3)
    with p.frame(at=(0, (d - deep) / 2 - 0.35, low + 0.1)):
        tall = h - low - 1.2
        for s in (-1, 1):
            board(p, "main", (1.0, deep, tall), at=(s * (wide / 2 - 0.9), 0, tall / 2), ease=0.12, grain="z")
        board(p, "main", (wide - 2, 0.5, tall), at=(0, deep / 2 - 0.5, tall / 2), ease=0.04, grain="z")
        for z in (tall / 3, tall * 2 / 3, tall - 0.6):
            board(p, "main", (wide - 2.7, deep - 0.6, 0.9), at=(0, 0, z), ease=0.1)
        for step, (out, thick) in enumerate(((-0.6, 0.8), (0.4, 0.7), (1.2, 0.6))):
            panel(p, "main", wide + out, deep + out / 2 + 0.6, thick, 0.25, at=(0, -out / 4 - 0.2, tall + step * 0.62 - 0.2), ease=0.2)  # fmt: skip


def mirrored(p):
    """A wardrobe with a mirror in its tall middle door, between lower wings with round shoulders."""
    w, d, h, foot, drawer = p.width, p.depth, p.height, 3.2, 11.0
    middle = w * 0.38
    tall, wing = h - foot, (w - middle) / 2
    board(p, "main", (w - 2, d - 2.6, foot + 0.1), at=(0, 0.6, foot / 2), ease=0.15)
    carcass(p, middle, d, tall, at=(0, 0, foot), thick=1.1)
    face, inner, split = 0.5 - d / 2, middle - 2.2 - GAP * 2, foot + 1.1 + drawer
    drawer_front(p, inner, drawer - GAP * 2, (0, face, foot + 1.1 + drawer / 2), p.get("handle", "bar"))
    board(p, "main", (middle - 2.2, d - 0.7, 0.8), at=(0, 0.1, split + 0.4), ease=0.05)
    leaf = h - 1.1 - split - 0.8 - GAP * 2
    with p.frame(at=(0, face, split + 0.8 + GAP + leaf / 2)):
        framed(p, inner, leaf, 0.8, "main", lambda x, z: board(p, "mirror", (x + 0.1, 0.2, z + 0.1), ease=0.02), 1.6)
    for s in (-1, 1):
        with p.frame(at=(s * (middle + wing) / 2, 0.8, foot + (tall - 7) / 2)):
            _wing(p, wing - 0.04, d - 1.6, tall - 7, s)


def _wing(p, w, d, h, side):
    thick, handle = 1.1, p.get("handle", "bar")

    def outline(by):
        """Its front drawn in; round at the outer shoulder."""
        soft = 11.0 - by
        corner = [0, 0, soft, 0] if side > 0 else [0, 0, 0, soft]
        return eased(rectangle(w - by * 2, h - by * 2), corner, steps=14)

    shell(p, "main", outline(0), thick, d, ease=0.2, grain="z")
    upright(p, "main", outline(thick - 0.05), 0.4, d / 2 - 0.8, ease=0.02)
    upright(p, "main", outline(thick + GAP), 0.8, 0.1 - d / 2, ease=0.02)
    with p.frame(at=(0, 0.1 - d / 2, 0)):
        handle_of(p, handle, side * (2.8 - w / 2), -2, w, upright=True)


FORMS = {"under_arch": under_arch, "bonnet": bonnet, "stand": on_stand, "hutch": hutch, "mirrored": mirrored}

"""Tables of every height, and desks."""

from joinery.outline import eased, ellipse, fitted
from joinery.shape import board, panel, slab
from kind import table_base, table_base_long, table_base_nest, table_base_round

BASES = {**table_base.BASES, **table_base_long.BASES, **table_base_nest.BASES, **table_base_round.BASES}


def table(p):
    """A table: a top of one form over one of the bases."""
    thick = p.get("thick", 1.2)
    _top(p, thick)
    BASES[p.get("base", "legs")](p, p.height - thick)


def _top(p, thick):
    w, d, z = p.width, p.depth, p.height - p.get("thick", 1.2)
    form = p.get("top", "rectangle")
    ease = p.get("edge", 0.22)
    under = p.get("under", ease)
    if form == "round":
        slab(p, "main", ellipse(w, d, steps=120), thick, at=(0, 0, z), ease=ease, under=under)
    elif form == "oval":
        slab(p, "main", ellipse(w, d, 2.5, steps=120), thick, at=(0, 0, z), ease=ease, under=under)
    elif form == "pebble":
        outline = eased(
            [
                (-w * 0.46, -d * 0.3),
                (0, -d * 0.5),
                (w * 0.42, -d * 0.42),
                (w * 0.5, d * 0.1),
                (w * 0.12, d * 0.5),
                (-w * 0.42, d * 0.42),
            ],
            d * 0.5,
            steps=16,
        )
        slab(p, "main", fitted(outline, w, d), thick, at=(0, 0, z), ease=ease, under=under)
    elif form == "racetrack":
        panel(p, "main", w, d, thick, d * 0.499, at=(0, 0, z), ease=ease, under=under)
    elif form == "kidney":
        outline = fitted(table_base_long.kidney(w, d), w, d)
        slab(p, "main", outline, thick, at=(0, 0, z), ease=ease, under=under)
    elif form == "demilune":
        slab(p, "main", table_base_long.demilune(w, d), thick, at=(0, 0, z), ease=ease, under=under)
    elif form == "planks":
        count = max(3, round(d / 7))
        for index in range(count):
            y = (index + 0.5) / count * d - d / 2
            board(
                p,
                "main",
                (w + p.random.uniform(-0.1, 0.1), d / count - 0.06, thick),
                at=(0, y, z + thick / 2 + p.random.uniform(-0.03, 0.03)),
                ease=ease,
                grain="x",
            )
    else:
        panel(p, "main", w, d, thick, p.get("corner", 0.6), at=(0, 0, z), ease=ease, under=under)


def nest(p):
    """Nesting tables, each narrower and lower than the one over it, drawn half out."""
    w, d, h = p.width, p.depth, p.height
    narrower, shallower, lower = p.get("steps", (4.4, 1.2, 2.4))
    for index in range(p.get("count", 3)):
        p.width, p.depth, p.height = w - index * narrower, d - index * shallower, h - index * lower
        with p.frame(at=(index * p.get("fan", 3.2), -index * 4.6, 0)):
            table(p)
    p.width, p.depth, p.height = w, d, h


KINDS = {
    name: table
    for name in (
        "coffeetable",
        "roundcoffeetable",
        "diningtable",
        "rounddiningtable",
        "sidetable",
        "roundsidetable",
        "consoletable",
        "desk",
    )
}
KINDS["nestingtables"] = nest

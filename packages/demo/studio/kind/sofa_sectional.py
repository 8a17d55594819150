"""Sectionals: sofas with a chaise at one end or both, or round a corner."""

from joinery.leg import corners, legs
from kind.sofa_body import arms, body
from upholstery.cushion import cushion, padded


def sectional(p):
    """A sofa with a chaise at its right end, a `pit` with one at each end, or two sofas that meet in a corner."""
    form = p.get("form", "chaise")
    if form == "corner":
        _cornered(p)
        return
    sides = (-1, 1) if form == "pit" else (1,)
    chaise_width, arm = p.get("chaise", 33.0), p.get("arm_width", 5.0)
    full, run = p.depth, p.get("run_depth", 38.0)
    p.depth = run
    with p.frame(at=(-sum(sides) * chaise_width / 2, (full - run) / 2, 0)):
        body(p, p.width - chaise_width * len(sides), p.get("seats", 2), left=form != "pit", right=False)
    for side in sides:
        with p.frame(at=(side * (p.width - chaise_width) / 2, 0, 0)):
            _chaise_end(p, chaise_width, full, arm, side)


def _cornered(p):
    """A long sofa and a short one at right angles, with a seat in the corner between."""
    full, run, width = p.depth, p.get("run_depth", 36.0), p.width
    leg, seat_top, thick = p.get("leg", 4.0), p.get("seat", 17.5), p.get("back_thick", 6.0)
    p.depth = run
    with p.frame(at=(run / 2, (full - run) / 2, 0)):
        body(p, width - run, p.get("seats", 2), left=False)
    with p.frame(at=((run - width) / 2, -run / 2, 0), turn=(0, 0, 90)):
        body(p, full - run, 1, right=False)
    deck, tall = seat_top - 5.6, p.height - 3 - leg
    with p.frame(at=((run - width) / 2, (full - run) / 2, 0)):
        padded(p, "main", (run - 0.3, run - 0.6, deck - leg), at=(0, 0, (deck + leg) / 2), soft=0.7, crown=0.1)
        padded(
            p, "main", (run, thick, tall), at=(0, run / 2 - thick / 2, leg + tall / 2), soft=1.1, crown=0.3, corner=1.2
        )
        padded(
            p, "main", (thick, run, tall), at=(thick / 2 - run / 2, 0, leg + tall / 2), soft=1.1, crown=0.3, corner=1.2
        )
        size = run - thick - 0.4
        cushion(
            p,
            "main",
            (size, size, seat_top - deck),
            at=(thick / 2 + 0.1, -thick / 2 - 0.1, (seat_top + deck) / 2 - 0.1),
            crown=0.9,
            sag=0.4,
            welt=p.get("welt", 0.14),
            corner=1.8,
        )
        rise = p.height - seat_top - 1.4
        for x, y, turn in ((4.0, run / 2 - thick - 2.9, 0), (thick + 2.9 - run / 2, -4.0, 90)):
            wide = size - 7.6
            with p.frame(at=(x, y, seat_top + rise / 2 - 0.4), turn=(0, 0, turn)):
                _back_cushion(p, wide, rise)
        legs(p, "second", p.get("legs", "tapered"), leg + 0.3, [(3.2 - run / 2, run / 2 - 3.2)], 0)
    p.depth = full


def _chaise_end(p, width, depth, arm, side):
    """A chaise with its arm on the left (`side` −1) or the right (1)."""
    leg, seat_top, thick = p.get("leg", 3.0), p.get("seat", 17.5), p.get("back_thick", 6.0)
    deck = seat_top - 5.6
    loose = p.get("back", "loose") == "loose"
    frame = p.height - (3.0 if loose else 0)
    run, wide = p.depth, width - arm
    # Before its arm a chaise is no wider than its cushion.
    for across, x, deep, y in (
        (wide, -side * arm / 2, depth - 1, 0),
        (width - 0.3, 0, run - 0.8, (depth - run) / 2 - 0.2),
    ):
        padded(p, "main", (across, deep, deck - leg), at=(x, y, (deck + leg) / 2), soft=0.7, crown=0.1)
    padded(
        p,
        "main",
        (width - 0.3, thick, frame - leg),
        at=(0, depth / 2 - thick / 2, (frame + leg) / 2),
        soft=1.1 if loose else 2.2,
        crown=0.3,
    )
    with p.frame(at=(0, (depth - run) / 2, 0)):
        arms(p, width, leg, side < 0, side > 0)
    seat = depth - thick - 0.6
    cushion(
        p,
        "main",
        (wide - 0.15, seat, seat_top - deck),
        at=(-side * arm / 2, -depth / 2 - 0.3 + seat / 2, (seat_top + deck) / 2 - 0.1),
        crown=0.9,
        sag=0.7,
        welt=p.get("welt", 0.14),
        corner=1.8,
    )
    if loose:
        tall = p.height - seat_top - 1.4
        at = (-side * arm / 2, depth / 2 - thick - 2.9, seat_top + tall / 2 - 0.4)
        _back_cushion(p, wide - 0.3, tall, at, side)
    else:
        padded(
            p,
            "main",
            (wide - 0.2, p.height - deck - 4, 4),
            at=(-side * arm / 2, depth / 2 - thick - 0.7, (p.height + deck) / 2 + 1.2),
            turn=(82, 0, 0),
            soft=1.6,
            crown=0.8,
        )
    spots = [(x - side * arm / 2, y) for x, y in corners(wide, depth, 3.2)[:2]]
    spots += [(side * (width / 2 - 3.2), depth / 2 - run + 3.2), *corners(width, depth, 3.2)[2:]]
    legs(p, "second", p.get("legs", "block"), leg + 0.3, spots, 2)


def _back_cushion(p, width, height, at=(0, 0, 0), askew=0):
    """A loose cushion that leans on the back, turned by `askew` degrees."""
    cushion(
        p,
        "main",
        (width, height, 7),
        at=at,
        turn=(78, 0, askew),
        crown=1.9,
        corner=2.3,
        soft=0.65,
        bulge=0.8,
        welt=p.get("welt", 0.14),
        pucker=0.2,
        grain="y",
    )

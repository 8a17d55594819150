"""Wingbacks, lounge chairs and chaises."""

from joinery.leg import corners, legs
from joinery.outline import eased
from joinery.shape import plate, rod
from kind.chaise import FORMS as CHAISES
from kind.easy_chair_lounge import barrel, framed, rattan_lounge, sling
from kind.easy_chair_shell import SHELLS
from kind.wingback import FORMS as WINGBACKS
from upholstery.cushion import cushion, padded
from upholstery.tufting import channelled, tufted


def wingback(p):
    """A high back with wings that run into the arms, or another of its forms."""
    if p.get("form", "traditional") != "traditional":
        WINGBACKS[p.get("form", "traditional")](p)
        return
    w, d, h = p.width, p.depth, p.height
    leg, seat, thick = p.get("leg", 7.0), 18.5, 5.0
    arm, arm_w = 24.5, 4.4
    inner = w - arm_w * 2
    padded(p, "main", (w - 1, d - 3, 6), at=(0, -0.6, leg + 2.6), soft=0.8, crown=0.15)
    cushion(
        p,
        "main",
        (inner, d - thick - 1, 5.4),
        at=(0, -d / 2 + (d - thick) / 2 - 0.2, seat - 2.4),
        crown=1.0,
        welt=0.15,
        corner=2,
        sag=0.5,
    )
    tall = h - leg - 1
    if p.get("back", "tight") == "tufted":
        padded(
            p, "main", (w - 3, 3, tall - 1.2), at=(0, d / 2 - 2.2, leg + tall / 2), turn=(-6, 0, 0), soft=1.3, crown=0.2
        )
        tufted(
            p,
            "main",
            w - 5.5,
            h - seat + 1,
            4.4,
            at=(0, d / 2 - 3.9, seat + (h - seat) / 2 - 1.6),
            turn=(-6, 0, 0),
            rows=5,
            columns=4,
            deep=1.3,
        )
    else:
        outline = eased(
            [
                (-w / 2 + 2, -tall / 2),
                (w / 2 - 2, -tall / 2),
                (w / 2 - 1.6, tall / 2 - 1.4),
                (0, tall / 2),
                (-w / 2 + 1.6, tall / 2 - 1.4),
            ],
            [0.5, 0.5, 3.5, 8, 3.5],
        )
        plate(p, "main", outline, 4.2, at=(0, d / 2 - 3.4, leg + tall / 2 + 0.6), turn=(-7, 0, 0), pad=1.4, grain="z")
    for s in (-1, 1):
        x = s * (w / 2 - arm_w / 2)
        padded(p, "main", (arm_w, d - 3, arm - leg), at=(x, -0.4, (arm + leg) / 2), soft=1.9, crown=0.4)
        rod(
            p,
            "main",
            [(x, -d / 2 + 1.7, arm - 1.6), (x, 0, arm - 1.2), (x, d / 2 - 6, arm - 1)],
            [2.3, 2.5, 2.2],
            sides=24,
        )
        wing = [(-7.0, arm - 2.5), (6.5, arm - 2.5), (7.6, h - 1.2), (1.0, h - 1.0), (-4.6, h - 6.5), (-5.2, h - 11)]
        outline = eased([(a, b - (arm + h) / 2) for a, b in wing], [2, 1, 1.4, 3.5, 4, 4])
        plate(
            p,
            "main",
            outline,
            2.2,
            at=(s * (w / 2 - 2.0), d / 2 - 7.2, (arm + h) / 2),
            turn=(0, 0, 90 + s * 4),
            pad=0.5,
            grain="z",
        )
    legs(p, "second", p.get("legs", "cabriole"), leg + 0.4, corners(w - 1, d - 2, 2.6), 3)


def lounge_chair(p):
    """A low chair to lie back in, in one of its forms."""
    forms = {"frame": framed, "sling": sling, "barrel": barrel, "rattan": rattan_lounge, **SHELLS}
    forms[p.get("form", "frame")](p)


def chaise(p):
    """A chaise longue whose back rises at the left, or one of the forms apart."""
    if p.get("form", "straight") in CHAISES:
        CHAISES[p.get("form", "straight")](p)
        return
    w, d, h = p.width, p.depth, p.height
    leg, seat = p.get("leg", 7.0), 17.5
    padded(p, "main", (w - 1, d - 1, 4.5), at=(0, 0, leg + 2.2), soft=0.8, crown=0.1)
    cushion(
        p, "main", (w - 4, d - 0.4, 6), at=(1.6, 0, seat - 2.6), crown=1.0, welt=0.15, corner=2.5, soft=0.6, sag=0.7
    )
    tall = h - leg - 1
    if p.get("back", "tight") == "channel":
        channelled(
            p,
            "main",
            d - 0.6,
            tall,
            5.5,
            at=(-w / 2 + 4, 0, leg + tall / 2 + 1),
            turn=(-16, 0, 90),
            channels=6,
            soft=2.4,
        )
    else:
        tufted(
            p,
            "main",
            d - 0.6,
            tall,
            5.5,
            at=(-w / 2 + 4, 0, leg + tall / 2 + 1),
            turn=(-16, 0, 90),
            rows=3,
            columns=4,
            soft=2.4,
        )
    rod(
        p,
        "main",
        [(-w / 2 + 15, -d / 2 + 3.4, seat + 2.8), (-w / 2 + 15, d / 2 - 3.4, seat + 2.8)],
        [3.2, 3.2],
        bend=0,
        sides=32,
    )
    legs(p, "second", p.get("legs", "turned"), leg + 0.3, corners(w, d, 3), 3)


KINDS = {"wingback": wingback, "loungechair": lounge_chair, "chaise": chaise}

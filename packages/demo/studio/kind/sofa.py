"""Sofas, loveseats, armchairs and sectionals: one body in many lengths."""

from kind.sofa_body import body
from kind.sofa_form import wrapped
from kind.sofa_sectional import sectional


def sofa(p):
    """A sofa, loveseat or armchair as wide as it is told; `seats` cushions."""
    if p.get("form", "boxed") == "wrapped":
        wrapped(p)
        return
    body(p, p.width, p.get("seats", max(1, round((p.width - 12) / 26))))


KINDS = {"sofa": sofa, "loveseat": sofa, "armchair": sofa, "sectional": sectional}

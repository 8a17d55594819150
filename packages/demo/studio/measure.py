"""Measures every piece against its list: `blender -b --factory-startup -P measure.py [-- id …]`; fails on a finding.

What hangs shows its cord, lamps their flex, secretaries their flap and planters their plants, so those may be larger than listed."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kind.roll import built  # noqa: E402
from piece.listed import listed  # noqa: E402
from stage import studio  # noqa: E402

GROWS = {
    "pendant", "chandelier", "flushmount", "floorlamp", "tablelamp", "planter", "vase", "nestingtables", "rug", "foldingscreen",
    "secretary",
}  # fmt: skip
SLACK, SHARE = 1.6, 0.07
"""Inches, and share of the length, by which a piece may differ."""


def findings(details):
    """What is wrong with a piece, in words."""
    studio.empty()
    piece = built(details)
    unused = sorted(set(details["parts"]) - set(piece.materials.made))
    if unused:
        yield f"never uses {', '.join(unused)}"
    if details["kind"] in GROWS:
        return
    for name, real, listed_as in zip(("width", "depth", "height"), piece.size(), details["size"]):
        if abs(real - listed_as) > max(SLACK, SHARE * listed_as):
            yield f"{name} is {real:.1f}, listed as {listed_as}"


wanted = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
found = [
    f"{details['id']}: {finding}"
    for details in listed()
    if not wanted or details["id"] in wanted
    for finding in findings(details)
]
print("\n".join(["MEASURED", *found]))
sys.exit(1 if found else 0)

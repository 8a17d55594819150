"""The roll of kinds: which module makes which."""

from joinery.workpiece import Workpiece
from kind import (
    bed,
    chair,
    clock,
    decor,
    easy_chair,
    hanging,
    lamp,
    rug,
    secretary,
    sofa,
    stool,
    storage,
    table,
    vessel,
)
from material.rack import Rack

MODULES = (sofa, easy_chair, chair, stool, table, storage, secretary, bed, lamp, hanging, vessel, decor, clock, rug)
MAKERS = {name: (make, module) for module in MODULES for name, make in module.KINDS.items()}


def built(details):
    """The piece, standing on the floor when it is one that stands."""
    piece = Workpiece(details, Rack({part: what["finish"] for part, what in details["parts"].items()}))
    maker_of(details["kind"])(piece)
    if details["stands"] == "floor":
        piece.settle()
    return piece


def maker_of(kind):
    """The function that builds a kind."""
    return MAKERS[kind][0]


def module_of(kind):
    """Path of the code that builds a kind."""
    return MAKERS[kind][1].__file__

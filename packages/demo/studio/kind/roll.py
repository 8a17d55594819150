"""The roll of kinds: which module makes which."""

from kind import bed, chair, decor, easy_chair, hanging, lamp, rug, sofa, stool, storage, table, vessel

MODULES = (sofa, easy_chair, chair, stool, table, storage, bed, lamp, hanging, vessel, decor, rug)
MAKERS = {name: (make, module) for module in MODULES for name, make in module.KINDS.items()}


def maker_of(kind):
    """The function that builds a kind."""
    return MAKERS[kind][0]


def module_of(kind):
    """Path of the code that builds a kind."""
    return MAKERS[kind][1].__file__

"""Every piece of the studio, in order."""

from piece import cases, lights, rooms, seats, sofas, tables

LISTS = (sofas, seats, tables, cases, rooms, lights)


def listed():
    """Pieces as plain dictionaries; an id that occurs twice is an error."""
    pieces = [entry for module in LISTS for entry in module.PIECES]
    ids = [entry["id"] for entry in pieces]
    twice = sorted({name for name in ids if ids.count(name) > 1})
    if twice:
        raise ValueError(f"listed twice: {', '.join(twice)}")
    return pieces

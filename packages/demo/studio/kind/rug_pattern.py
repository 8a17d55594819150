"""Patterns of round rugs and runners: which part of a rug lies at a point, in inches from its middle."""

import math

KEY = ("111111", "100000", "101110", "100010", "111110")
"""A Greek key's hook on its baseline, from the edge inward."""


def _ray(a, points, tip, valley):
    """How far a star reaches at an angle, and on which side of its point that is."""
    half = math.pi / points
    off = (a + half) % (2 * half) - half
    near = abs(off)
    return tip * valley * math.sin(half) / (tip * math.sin(near) + valley * math.sin(half - near)), off > 0


def compass(x, y, w, d):
    """A star of eight split points over a second one, within two rings."""
    r, a = math.hypot(x, y) / (w / 2), math.atan2(y, x)
    if 0.8 < r < 0.9:
        return "second" if r > 0.83 else "trim"
    if r < 0.07:
        return "main"
    reach, left = _ray(a, 8, 0.74, 0.25)
    if r < reach:
        return "second" if left else "trim"
    reach, left = _ray(a + math.pi / 8, 8, 0.6, 0.27)
    return "trim" if r < reach and left else "main"


def rosette(x, y, w, d):
    """A medallion of petals in a field of sprigs, within a border of flowers."""
    r, a = math.hypot(x, y) / (w / 2), math.atan2(y, x)
    if r > 0.95:
        return "second"
    if r > 0.74:
        if r > 0.925 or r < 0.765:
            return "main"
        around = (a / (2 * math.pi) * 24) % 1 - 0.5
        flower = math.hypot(around * 0.845 * 2 * math.pi / 24, r - 0.845)
        return "main" if flower < 0.022 else "second" if flower < 0.05 else "trim"
    medallion = 0.4 + 0.05 * abs(math.cos(a * 6))
    if r < medallion:
        if r > medallion - 0.03:
            return "main"
        bloom = 0.19 + 0.08 * abs(math.cos(a * 4))
        if r < 0.07:
            return "second"
        if r < bloom:
            return "main" if r > bloom - 0.025 else "trim"
        return "second" if math.cos(a * 24) * math.cos(r * 70) < 0.5 else "main"
    if r > 0.7:
        return "second"
    sprig = math.hypot(((a / (2 * math.pi) * 24) % 1 - 0.5) * 0.58 * 2 * math.pi / 24, r - 0.58)
    return "second" if sprig < 0.022 else "main" if sprig < 0.045 or 0.68 < r else "trim"


def quarters(x, y, w, d):
    """Four quarters, each with arcs about a corner of its own."""
    r = w / 2
    if math.hypot(x, y) > r * 0.95:
        return "second"
    corners = {(True, True): (0, 0), (False, True): (-r, 0), (False, False): (0, 0), (True, False): (r, 0)}
    at_x, at_y = corners[x > 0, y > 0]
    far = math.hypot(x - at_x, y - at_y) / r
    light, deep = ("main", "second") if (x > 0) == (y > 0) else ("second", "main")
    return (light, "trim", light, deep, deep)[min(4, int(far * 4.6))]


def chevron(x, y, w, d):
    """Broad and narrow zigzags across."""
    at = (x + abs(y % (d / 2) - d / 4) * 1.1 + w) % 15
    return "second" if at < 5 else "trim" if 8 < at < 10.5 else "main"


def meander(x, y, w, d):
    """A plain field within a border of Greek keys."""
    cell = 1.05
    from_x, from_y = w / 2 - abs(x), d / 2 - abs(y)
    edge = min(from_x, from_y)
    if edge < 1.2:
        return "second"
    row = int((edge - 2.2) / cell)
    if edge < 2.2 or row > len(KEY) + 1:
        return "main"
    if row >= len(KEY):
        return "main" if row == len(KEY) else "trim"
    if max(from_x, from_y) < 2.2 + len(KEY) * cell:
        inner = max(from_x, from_y) < 2.2 + cell or row == 0 or (row in (2, 3) and max(from_x, from_y) < 2.2 + 4 * cell)
        return "second" if inner and row != 1 else "main"
    along, length = (x, w) if from_y < from_x else (y, d)
    run = length / 2 - 2.2 - len(KEY) * cell
    steps = round(run / cell / 6) * 6 or 6
    column = int((along + run) / (run * 2) * steps * 2) % 6
    return "second" if KEY[row][column] == "1" else "main"


def halfmoons(x, y, w, d):
    """Half discs in two rows of squares, turned by turns."""
    edge = min(w / 2 - abs(x), d / 2 - abs(y))
    if edge < 1.4:
        return "main"
    rows, columns = 2, 2 * round((w - 2.8) / (d - 2.8))
    u, v = (x + w / 2 - 1.4) / (w - 2.8) * columns, (y + d / 2 - 1.4) / (d - 2.8) * rows
    column, row = min(int(u), columns - 1), min(int(v), rows - 1)
    a, b = u - column, v - row
    turns = (column + row * 3) % 4
    for _ in range(turns):
        a, b = b, 1 - a
    disc = math.hypot(a - 0.5, b) < 0.46
    light = (column + row) % 2 == 0
    if disc:
        return ("second", "trim", "second")[(column + row * 2) % 3] if light else "main"
    return "main" if light else ("trim", "second")[column % 3 == 0]


PATTERNS = {
    "compass": compass,
    "rosette": rosette,
    "quarters": quarters,
    "chevron": chevron,
    "meander": meander,
    "halfmoons": halfmoons,
}

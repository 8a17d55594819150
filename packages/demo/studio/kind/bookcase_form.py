"""Bookcases that are no boxes: leaning sides, a stair of cells, an arch."""

import math

from joinery.shape import board
from kind.case_shell import arched, inset, shell, upright


def leaning(p):
    """Shelves that grow less deep upward, between upright posts and leaning ones."""
    w, d, h, shelves = p.width, p.depth, p.height, p.get("shelves", 5)
    x, back = w / 2 - 0.6, d / 2 - 0.7
    foot, head = 0.8 - d / 2, back - 3.4
    lean = math.degrees(math.atan2(head - foot, h))
    long = math.hypot(head - foot, h)
    for s in (-1, 1):
        board(p, "second", (1.1, 1.3, h), at=(s * x, back, h / 2), ease=0.14, grain="z")
        at = (s * x, (foot + head) / 2, h / 2)
        board(p, "second", (1.1, 1.6, long), at=at, turn=(-lean, 0, 0), ease=0.14, grain="z")
        board(p, "second", (1.0, back - head, 1.2), at=(s * x, (back + head) / 2, h - 0.9), ease=0.1)
    for index in range(shelves):
        z = 7 + index * (h - 15) / (shelves - 1)
        front = foot + (head - foot) * z / h - 0.5
        board(p, "main", (w - 2.3, back + 0.5 - front, 0.9), at=(0, (back + 0.5 + front) / 2, z), ease=0.12, grain="x")
        board(p, "main", (w - 2.3, 0.6, 1.7), at=(0, back + 0.3, z + 1.1), ease=0.1, grain="x")
        for s in (-1, 1):
            board(p, "second", (1.0, back - front - 1.6, 1.3), at=(s * x, (back + front) / 2, z), ease=0.08)


def stair(p):
    """Columns of square cells, each one cell lower than the one before."""
    w, d, h, counts, t = p.width, p.depth, p.height, p.get("cells", [5, 4, 3, 2]), 1.0
    wide, tall = (w - t) / len(counts), (h - t) / max(counts)
    left = -w / 2 + t / 2
    for level in range(max(counts) + 1):
        reach = sum(1 for count in counts if count >= level) * wide + t
        board(p, "main", (reach, d, t), at=(-w / 2 + reach / 2, 0, level * tall + t / 2), ease=0.08, grain="x")
    for edge in range(len(counts) + 1):
        for level in range(counts[max(edge - 1, 0)]):
            at = (left + edge * wide, 0.02, (level + 0.5) * tall + t / 2)
            board(p, "main", (t, d - 0.12, tall - t + 0.06), at=at, ease=0.05, grain="z")
    for column, count in enumerate(counts):
        size = (wide - 0.4, 0.4, count * tall - 0.4)
        board(p, "main", size, at=(left + (column + 0.5) * wide, d / 2 - 0.5, count * tall / 2 + t / 2), ease=0.04, grain="z")  # fmt: skip


def arch(p):
    """Shelves under an arch, on a plinth."""
    w, d, h, foot, t, shelves = p.width, p.depth, p.height, 3.0, 1.2, p.get("shelves", 5)
    rise = p.get("rise", w / 2)
    outline = arched(w, h - rise, rise, foot)
    shell(p, "main", outline, t, d, ease=0.15, grain="z")
    upright(p, "main", inset(outline, t - 0.05), 0.4, d / 2 - 0.8, ease=0.02)
    board(p, "main", (w - 1.6, d - 1.6, foot + 0.1), at=(0, 0.5, foot / 2), ease=0.12)
    step = (h - rise * 0.75 - foot - t) / (shelves - 0.6)
    for index in range(1, shelves):
        z = foot + t / 2 + index * step
        up = max(0.0, z + 0.5 - (h - rise)) / (rise - t)
        half = (w / 2 - t) * math.sqrt(max(0.0, 1 - up * up))
        board(p, "main", (half * 2 + 0.1, d - 0.8, 0.9), at=(0, 0.1, z), ease=0.08, grain="x")


FORMS = {"leaning": leaning, "stair": stair, "arch": arch}

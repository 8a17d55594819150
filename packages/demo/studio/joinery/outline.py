"""Closed plane outlines: lists of (x, y) in inches, counter-clockwise."""

import math


def rectangle(width, depth):
    """Corners of a rectangle about the origin."""
    w, d = width / 2, depth / 2
    return [(-w, -d), (w, -d), (w, d), (-w, d)]


def eased(points, radius, steps=6, closed=True):
    """Rounds every corner by a radius in inches (a number, or one per corner)."""
    radii = radius if isinstance(radius, (list, tuple)) else [radius] * len(points)
    result = []
    count = len(points)
    for index, (x, y) in enumerate(points):
        if not closed and index in (0, count - 1):
            result.append((x, y))
            continue
        before, after = points[index - 1], points[(index + 1) % count]
        to_before = (before[0] - x, before[1] - y)
        to_after = (after[0] - x, after[1] - y)
        reach_before, reach_after = math.hypot(*to_before), math.hypot(*to_after)
        reach = min(radii[index], reach_before * 0.49, reach_after * 0.49)
        if reach < 1e-4:
            result.append((x, y))
            continue
        start = (x + to_before[0] / reach_before * reach, y + to_before[1] / reach_before * reach)
        end = (x + to_after[0] / reach_after * reach, y + to_after[1] / reach_after * reach)
        for step in range(steps + 1):
            t = step / steps
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
            result.append((a * start[0] + b * x + c * end[0], a * start[1] + b * y + c * end[1]))
    return result


def ellipse(width, depth, power=2.0, steps=72):
    """An ellipse; `power` above 2 squares it (a superellipse)."""
    points = []
    for step in range(steps):
        angle = 2 * math.pi * step / steps
        c, s = math.cos(angle), math.sin(angle)
        points.append(
            (math.copysign(abs(c) ** (2 / power), c) * width / 2, math.copysign(abs(s) ** (2 / power), s) * depth / 2)
        )
    return points


def outward(points):
    """Unit normals of the outline, pointing out."""
    normals = []
    count = len(points)
    for index in range(count):
        ax, ay = points[index - 1]
        bx, by = points[(index + 1) % count]
        dx, dy = bx - ax, by - ay
        length = math.hypot(dx, dy) or 1
        normals.append((dy / length, -dx / length))
    return normals


def fitted(points, width, depth):
    """The outline stretched to a width and depth about the origin."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    middle_x, middle_y = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    across, deep = max(xs) - min(xs), max(ys) - min(ys)
    return [((x - middle_x) * width / across, (y - middle_y) * depth / deep) for x, y in points]

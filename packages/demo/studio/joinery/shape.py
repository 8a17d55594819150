"""Solids every trade uses: boards, slabs cut to an outline, turnings and rods."""

import math

import bmesh
from mathutils import Matrix, Quaternion, Vector

from joinery.outline import eased, outward, rectangle


def board(piece, part, size, at=(0, 0, 0), turn=(0, 0, 0), ease=0.12, grain=None):
    """A board about its center with eased edges; the grain follows its longest side."""
    mesh = bmesh.new()
    bmesh.ops.create_cube(mesh, size=1)
    bmesh.ops.scale(mesh, vec=size, verts=mesh.verts)
    ease = min(ease, min(size) * 0.45)
    bmesh.ops.bevel(mesh, geom=mesh.edges[:], offset=ease, segments=3, profile=0.5, affect="EDGES")
    axis = grain or "xyz"[max(range(3), key=lambda index: size[index])]
    return piece.place(part, mesh, at, turn, axis)


def slab(piece, part, outline, thickness, at=(0, 0, 0), turn=(0, 0, 0), ease=0.12, grain="x", under=None):
    """A slab cut to an outline, lying from z = 0 to its thickness; `under` eases the lower edge apart."""
    normals = outward(outline)
    under = ease if under is None else under
    rings = []
    for step in range(4):
        angle = step / 3 * math.pi / 2
        rings.append((under * (1 - math.sin(angle)), under * (1 - math.cos(angle))))
    for step in range(4):
        angle = step / 3 * math.pi / 2
        rings.append((ease * (1 - math.cos(angle)), thickness - ease * (1 - math.sin(angle))))
    loops = [[(x - nx * inset, y - ny * inset, z) for (x, y), (nx, ny) in zip(outline, normals)] for inset, z in rings]
    return piece.place(part, skinned(loops, closed=True), at, turn, grain)


def panel(piece, part, width, depth, thickness, corner, **rest):
    """A slab of rounded rectangle outline."""
    return slab(piece, part, eased(rectangle(width, depth), corner), thickness, **rest)


def lathe(piece, part, profile, at=(0, 0, 0), turn=(0, 0, 0), sides=48, ease=0.0, squash=1.0, grain="z"):
    """Turns a profile of (radius, z) from the bottom up; open ends are closed flat."""
    if ease:
        profile = eased(profile, ease, steps=4, closed=False)
    loops = []
    for radius, z in profile:
        loops.append(
            [
                (
                    max(radius, 1e-3) * math.cos(2 * math.pi * side / sides),
                    max(radius, 1e-3) * math.sin(2 * math.pi * side / sides) * squash,
                    z,
                )
                for side in range(sides)
            ]
        )
    return piece.place(part, skinned(loops, closed=True), at, turn, grain)


def rod(piece, part, points, radius, at=(0, 0, 0), turn=(0, 0, 0), loop=False, bend=6, sides=14, flat=1.0):
    """Sweeps a round section along points (smoothed when `bend`); `radius` is one or one per point."""
    radii = radius if isinstance(radius, (list, tuple)) else [radius] * len(points)
    path = smoothed([Vector(point) for point in points], radii, bend, loop)
    frames = _frames([point for point, _ in path], loop)
    loops = []
    for (point, width), turn_here in zip(path, frames):
        ring = []
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            offset = Vector((math.cos(angle) * width, math.sin(angle) * width * flat, 0))
            ring.append(point + turn_here @ offset)
        loops.append(ring)
    if not loop:
        loops = _domed(loops, path)
    grain = "xyz"[max(range(3), key=lambda axis: abs(points[-1][axis] - points[0][axis]))]
    return piece.place(part, skinned(loops, closed=not loop, ring=loop), at, turn, grain)


def curved(a, b, c, d, t):
    """Catmull-Rom: the number or vector at the share `t` of the way from b to c."""
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def smoothed(points, radii, bend, loop=False):
    """Catmull-Rom through the points, `bend` steps between two; gives (point, radius) pairs."""
    count = len(points)
    if not bend or count < 3:
        return list(zip(points, radii))
    result = []
    spans = count if loop else count - 1
    for span in range(spans):
        pick = [(span + k) % count if loop else min(max(span + k, 0), count - 1) for k in (-1, 0, 1, 2)]
        a, b, c, d = (points[index] for index in pick)
        for step in range(bend):
            t = step / bend
            result.append((curved(a, b, c, d, t), radii[pick[1]] * (1 - t) + radii[pick[2]] * t))
    if not loop:
        result.append((points[-1], radii[-1]))
    return result


def skinned(loops, closed=False, ring=False):
    """A bmesh of quads between loops of equal length, capped when `closed`, joined end to end when `ring`."""
    mesh = bmesh.new()
    made = [[mesh.verts.new(point) for point in loop] for loop in loops]
    count = len(loops[0])
    pairs = list(zip(made, made[1:])) + ([(made[-1], made[0])] if ring else [])
    for lower, upper in pairs:
        for index in range(count):
            following = (index + 1) % count
            mesh.faces.new((lower[index], lower[following], upper[following], upper[index]))
    if closed:
        mesh.faces.new(list(reversed(made[0])))
        mesh.faces.new(made[-1])
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces[:])
    return mesh


def _frames(points, loop):
    """Rotation at each point of a path, carried along without twist."""
    tangents = []
    for index in range(len(points)):
        before = points[index - 1] if index or loop else points[0]
        after = points[(index + 1) % len(points)] if index < len(points) - 1 or loop else points[-1]
        tangents.append((after - before).normalized())
    turn = Vector((0, 0, 1)).rotation_difference(tangents[0])
    frames = [turn.to_matrix()]
    for before, after in zip(tangents, tangents[1:]):
        turn = before.rotation_difference(after) @ turn
        frames.append(Quaternion(turn).to_matrix())
    return frames


def _domed(loops, path):
    """Rounds both ends of a rod a little."""
    result = []
    for end, ring, inner in ((0, loops[0], loops[1]), (1, loops[-1], loops[-2])):
        point, width = path[0] if end == 0 else path[-1]
        middle_inner = sum((Vector(v) for v in inner), Vector()) / len(inner)
        out = (point - middle_inner).normalized()
        reach = min(width * 0.35, 0.12)
        caps = []
        for grow in (0.35, 0.75, 1.0):
            shrink = 1 - (1 - math.sqrt(max(0, 1 - grow * grow * 0.85))) * reach / max(width, 1e-4)
            moved = Matrix.Translation(out * reach * grow)
            caps.append([moved @ (point + (Vector(v) - point) * shrink) for v in ring])
        result.append(caps)
    return list(reversed(result[0])) + list(loops) + result[1]


def plate(piece, part, outline, thick, at=(0, 0, 0), turn=(0, 0, 0), bow=None, pad=0.0, grain="x"):
    """A bent plate in the x–z plane facing −y, cut to an outline round its middle.

    `bow(x, z)` is how far each point lies back; `pad` swells the face as upholstery does; inches."""
    bow = bow or (lambda x, z: 0.0)
    shares = [0.03, 0.25, 0.5, 0.72, 0.88, 0.96, 1.0]
    loops = []
    for share in shares:
        loops.append([(x * share, bow(x * share, z * share) + thick / 2, z * share) for x, z in outline])
    ease = min(thick * 0.5, 0.35) / max(max(abs(x), abs(z)) for x, z in outline)
    loops.append([(x * (1 + ease), bow(x, z), z * (1 + ease)) for x, z in outline])
    for share in reversed(shares):
        swell = pad * (1 - share**3.5)
        loops.append([(x * share, bow(x * share, z * share) - thick / 2 - swell, z * share) for x, z in outline])
    return piece.place(part, skinned(loops, closed=True), at, turn, grain, smooth=60)

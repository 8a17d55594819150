"""Buttoned and channelled upholstery: a padded panel whose face is drawn in."""

import math

import bmesh
from mathutils import Vector, noise


def tufted(piece, part, width, height, thick, at=(0, 0, 0), turn=(0, 0, 0), rows=3, columns=7, deep=1.5, soft=2.0):
    """A diamond-tufted panel in the x–z plane facing −y, its buttons included; `deep` is how far they draw in."""
    dx, dz = width / columns, height / (rows + 0.4)
    buttons = []
    for row in range(rows):
        shift = 0.5 if row % 2 == 0 else 0.0
        for column in range(columns + 1):
            x = -width / 2 + (column + shift) * dx
            if abs(x) < width / 2 - dx * 0.3:
                buttons.append((x, height / 2 - (row + 0.75) * dz))

    def depth_at(x, z):
        gap = min((math.hypot((x - bx) / dx, (z - bz) / dz) for bx, bz in buttons), default=9)
        crease = 9.0
        for bx, bz in buttons:
            px, pz = (x - bx) / dx, (z - bz) / dz
            if abs(px) < 0.75 and abs(pz) < 1.3:
                crease = min(crease, abs(abs(px) * 2 - abs(pz)) + max(0, abs(pz) - 1.05) * 3)
        return deep * (0.85 * math.exp(-((gap / 0.2) ** 2)) + 0.55 * math.exp(-crease * 6.5) * math.exp(-gap * 0.5))

    panel = _panel(piece, part, width, height, thick, at, turn, depth_at, soft)
    with piece.frame(at, turn):
        for bx, bz in buttons:
            mesh = bmesh.new()
            bmesh.ops.create_uvsphere(mesh, u_segments=14, v_segments=8, radius=0.42)
            bmesh.ops.scale(mesh, vec=(1, 0.5, 1), verts=mesh.verts)
            piece.place(part, mesh, at=(bx, -thick / 2 + deep * 0.95, bz))
    return panel


def channelled(piece, part, width, height, thick, at=(0, 0, 0), turn=(0, 0, 0), channels=9, deep=0.9, soft=1.5):
    """A panel sewn into upright channels, facing −y."""

    def depth_at(x, z):
        return deep * (1 - abs(math.sin((x / width + 0.5) * math.pi * channels)) ** 0.6)

    return _panel(piece, part, width, height, thick, at, turn, depth_at, soft)


def _panel(piece, part, width, height, thick, at, turn, depth_at, soft):
    mesh = bmesh.new()
    nx, nz = int(min(130, width * 2.4)), int(min(90, height * 2.4))
    seed = Vector([piece.random.uniform(0, 90) for _ in range(3)])

    def eased(value, half):
        """How much of the thickness is left this near the rim."""
        near = max(0.0, 1 - (half - abs(value)) / soft)
        return math.sqrt(max(0.0, 1 - near * near))

    front, back = [], []
    for i in range(nx + 1):
        front.append([])
        back.append([])
        for k in range(nz + 1):
            u, w = i / nx * 2 - 1, k / nz * 2 - 1
            u, w = 0.8 * u + 0.2 * math.sin(u * math.pi / 2), 0.8 * w + 0.2 * math.sin(w * math.pi / 2)
            x, z = u * width / 2, w * height / 2
            full = min(eased(x, width / 2), eased(z, height / 2))
            sunk = depth_at(x, z) * full + noise.noise(Vector((x, z, 0)) * 0.3 + seed) * 0.12
            front[i].append(mesh.verts.new((x, thick / 2 - thick * (0.25 + 0.75 * full) + sunk, z)))
            back[i].append(mesh.verts.new((x, thick / 2, z)))
    for i in range(nx):
        for k in range(nz):
            mesh.faces.new((front[i][k], front[i + 1][k], front[i + 1][k + 1], front[i][k + 1]))
            mesh.faces.new((back[i][k], back[i][k + 1], back[i + 1][k + 1], back[i + 1][k]))
    rim = [(i, 0) for i in range(nx)] + [(nx, k) for k in range(nz)]
    rim += [(i, nz) for i in range(nx, 0, -1)] + [(0, k) for k in range(nz, 0, -1)]
    for (a, b), (c, d) in zip(rim, rim[1:] + rim[:1]):
        mesh.faces.new((front[a][b], back[a][b], back[c][d], front[c][d]))
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces[:])
    return piece.place(part, mesh, at, turn, "z", smooth=60)

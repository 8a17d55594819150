"""Stuffed things: boxed cushions with welts, padded forms and loose pillows."""

import math

import bmesh
from mathutils import Vector, noise

from joinery.shape import rod


def cushion(
    piece,
    part,
    size,
    at=(0, 0, 0),
    turn=(0, 0, 0),
    crown=0.9,
    corner=1.6,
    soft=0.5,
    bulge=0.45,
    sag=0.0,
    welt=0.13,
    pucker=0.09,
    grain="x",
    welt_part=None,
):
    """A boxed cushion about its center: `crown` of the faces, `corner` radius of the plan, `soft` radius of
    the seam edge, `sag` in the middle of the top, `welt` radius of the piping (0 for none); inches."""
    form = _Form(piece, size, crown, corner, soft, bulge, sag, pucker)
    thing = piece.place(part, form.mesh(), at, turn, grain, smooth=180)
    if welt:
        with piece.frame(at, turn):
            for level in (1, -1):
                rod(piece, welt_part or part, form.seam(level, welt), welt, loop=True, bend=2, sides=8)
    return thing


def padded(piece, part, size, at=(0, 0, 0), turn=(0, 0, 0), soft=1.6, crown=0.35, grain="x", corner=None):
    """An upholstered form without seams: arms, backs, aprons."""
    soft = min(soft, min(size) * 0.46)
    return cushion(
        piece,
        part,
        size,
        at,
        turn,
        crown=crown,
        corner=corner or soft,
        soft=soft,
        bulge=crown * 0.6,
        welt=0,
        pucker=0.03,
        grain=grain,
    )


def pillow(piece, part, width, height, thick=5.5, at=(0, 0, 0), turn=(0, 0, 0)):
    """A loose knife-edge pillow lying in the x–y plane, its corners drawn out."""
    mesh = bmesh.new()
    steps = 26
    seed = Vector([piece.random.uniform(0, 90) for _ in range(3)])
    sides = []
    for side in (1, -1):
        grid = []
        for i in range(steps + 1):
            row = []
            for j in range(steps + 1):
                u, v = _dense(i / steps * 2 - 1), _dense(j / steps * 2 - 1)
                pull = 1 - 0.07 * (1 - v * v) * abs(u) ** 3
                pull_v = 1 - 0.07 * (1 - u * u) * abs(v) ** 3
                full = (max(0, 1 - u * u) ** 0.72) * (max(0, 1 - v * v) ** 0.72)
                edge = 1 - max(abs(u), abs(v))
                crease = noise.noise(Vector((u * 5, v * 5, side)) + seed) * 0.5 * math.exp(-edge * 4) * edge * 4
                slump = noise.noise(Vector((u * 1.1, v * 1.1, side * 3)) + seed) * 0.35 * full
                z = side * (thick / 2 * full * (1 + 0.12 * slump) + 0.12 * crease * thick * 0.4)
                row.append(mesh.verts.new((u * width / 2 * pull, v * height / 2 * pull_v, z)))
            grid.append(row)
        sides.append(grid)
    for grid in sides:
        for i in range(steps):
            for j in range(steps):
                mesh.faces.new((grid[i][j], grid[i + 1][j], grid[i + 1][j + 1], grid[i][j + 1]))
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts[:], dist=0.001)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces[:])
    return piece.place(part, mesh, at, turn, "x", smooth=180)


def _dense(value):
    """Moves evenly spaced positions toward the edges, where the form turns."""
    return 0.45 * value + 0.55 * math.sin(value * math.pi / 2)


class _Form:
    """The surface of a cushion as a function on a box lattice."""

    def __init__(self, piece, size, crown, corner, soft, bulge, sag, pucker):
        self.width, self.depth, self.height = size
        self.crown, self.bulge, self.sag, self.pucker = crown, bulge, sag, pucker
        self.corner = min(corner, min(size[0], size[1]) * 0.48)
        self.soft = min(soft, self.height * 0.48, self.corner)
        self.seed = Vector([piece.random.uniform(0, 90) for _ in range(3)])
        self.lean = piece.random.uniform(-0.25, 0.25)
        self.steps = (max(14, min(40, int(self.width / 0.9))), max(14, min(40, int(self.depth / 0.9))), 10)

    def mesh(self):
        mesh = bmesh.new()
        nx, ny, nz = self.steps
        known = {}

        def corner_of(i, j, k):
            if (i, j, k) not in known:
                u, v, t = i / nx * 2 - 1, j / ny * 2 - 1, k / nz * 2 - 1
                known[i, j, k] = mesh.verts.new(self.point(_dense(u), _dense(v), _dense(t)))
            return known[i, j, k]

        for k in (0, nz):
            for i in range(nx):
                for j in range(ny):
                    mesh.faces.new([corner_of(i + a, j + b, k) for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))])
        for i in (0, nx):
            for j in range(ny):
                for k in range(nz):
                    mesh.faces.new([corner_of(i, j + a, k + b) for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))])
        for j in (0, ny):
            for i in range(nx):
                for k in range(nz):
                    mesh.faces.new([corner_of(i + a, j, k + b) for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))])
        bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces[:])
        return mesh

    def point(self, u, v, t):
        """Position for u, v, t in −1 … 1."""
        x, y = self._plan(u, v)
        x, y, z = self._softened(x, y, t * self.height / 2)
        fill = (1 - abs(u) ** 2.6) * (1 - abs(v) ** 2.6)
        out = self.bulge * (1 - t * t)
        x += out * math.copysign(abs(u) ** 6, u) * (1 - abs(v) ** 6 * 0.5)
        y += out * math.copysign(abs(v) ** 6, v) * (1 - abs(u) ** 6 * 0.5)
        z += math.copysign(abs(t) ** 3, t) * self.crown * fill
        if t > 0:
            seat = math.exp(-((u - self.lean) ** 2 + (v + 0.1) ** 2) * 2.2)
            z -= self.sag * seat * t**3
        z += self._wrinkle(x, y, z, u, v, t)
        return Vector((x, y, z))

    def seam(self, level, welt):
        """The line of the seam, a little outside the edge, as a closed list of points."""
        points = []
        nx, ny, _ = self.steps
        walk = [(i / nx * 2 - 1, -1) for i in range(nx)] + [(1, j / ny * 2 - 1) for j in range(ny)]
        walk += [(1 - i / nx * 2, 1) for i in range(nx)] + [(-1, 1 - j / ny * 2) for j in range(ny)]
        for u, v in walk:
            point = self.point(_dense(u), _dense(v), level)
            away = Vector((point.x, point.y, 0)).normalized() * welt * 0.4
            points.append(point + away + Vector((0, 0, level * welt * 0.3)))
        return points

    def _plan(self, u, v):
        x, y, c = u * self.width / 2, v * self.depth / 2, self.corner
        dx, dy = abs(x) - (self.width / 2 - c), abs(y) - (self.depth / 2 - c)
        if dx > 0 and dy > 0:
            p, q = dx / c, dy / c
            dx, dy = p * math.sqrt(1 - q * q / 2) * c, q * math.sqrt(1 - p * p / 2) * c
            x = math.copysign(self.width / 2 - c + dx, x)
            y = math.copysign(self.depth / 2 - c + dy, y)
        return x, y

    def _softened(self, x, y, z):
        """Rounds the seam edge by pulling in what lies near both the rim and a face."""
        r = self.soft
        dz = abs(z) - (self.height / 2 - r)
        rim = self._rim(x, y)
        if dz <= 0 or rim >= r:
            return x, y, z
        p, q = 1 - rim / r, dz / r
        pulled = r - p * math.sqrt(1 - q * q / 2) * r
        lifted = q * math.sqrt(1 - p * p / 2) * r
        center = Vector((x, y))
        inward = pulled - rim
        direction = self._inward(x, y)
        center += direction * inward
        return center.x, center.y, math.copysign(self.height / 2 - r + lifted, z)

    def _rim(self, x, y):
        c = self.corner
        dx, dy = abs(x) - (self.width / 2 - c), abs(y) - (self.depth / 2 - c)
        if dx > 0 and dy > 0:
            return c - math.hypot(dx, dy)
        return min(self.width / 2 - abs(x), self.depth / 2 - abs(y))

    def _inward(self, x, y):
        c = self.corner
        dx, dy = abs(x) - (self.width / 2 - c), abs(y) - (self.depth / 2 - c)
        if dx > 0 and dy > 0:
            away = Vector((math.copysign(dx, x), math.copysign(dy, y)))
            return -away.normalized() if away.length else Vector((0, 0))
        if dx > dy:
            return Vector((-math.copysign(1, x), 0))
        return Vector((0, -math.copysign(1, y)))

    def _wrinkle(self, x, y, z, u, v, t):
        edge = 1 - max(abs(u), abs(v))
        along = x if abs(v) > abs(u) else y
        pucker = noise.noise(Vector((along * 1.1, t, 0)) + self.seed) * math.exp(-edge * 9)
        broad = noise.noise(Vector((x, y, z)) * 0.14 + self.seed) * 0.5
        return self.pucker * (pucker * 0.8 + broad * 2.2 * (1 - edge * 0.2)) * abs(t)

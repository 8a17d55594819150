"""The piece on the bench: its parts, its parameters, and where the next part goes."""

import math
import random
from contextlib import contextmanager

import bpy
from mathutils import Euler, Matrix, Vector

PARTS = ("main", "second", "trim")


def turned(degrees):
    """Rotation matrix of an XYZ turn in degrees."""
    return Euler([math.radians(angle) for angle in degrees]).to_matrix().to_4x4()


class Workpiece:
    """Collects the objects of one piece. Lengths are inches, x runs right, y away from the viewer, z up."""

    def __init__(self, details, materials):
        self.details = details
        self.width, self.depth, self.height = details["size"]
        self.style = details.get("look", {})
        self.materials = materials
        self.random = random.Random(details["id"])
        self.objects = []
        self._frames = [Matrix.Identity(4)]

    def get(self, name, otherwise):
        """A parameter of the piece's look."""
        return self.style.get(name, otherwise)

    @contextmanager
    def frame(self, at=(0, 0, 0), turn=(0, 0, 0)):
        """Everything placed inside stands relative to this point and turn (degrees)."""
        self._frames.append(self._frames[-1] @ Matrix.Translation(at) @ turned(turn))
        try:
            yield
        finally:
            self._frames.pop()

    def place(self, part, mesh, at=(0, 0, 0), turn=(0, 0, 0), grain="x", smooth=40):
        """Makes an object of a bmesh; `grain` names the local axis along which wood or nap runs."""
        data = bpy.data.meshes.new(part)
        mesh.normal_update()
        mesh.to_mesh(data)
        mesh.free()
        self._lay_grain(data, grain)
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(smooth)
        for polygon in data.polygons:
            polygon.use_smooth = True
        thing = bpy.data.objects.new(part, data)
        thing.matrix_world = self._frames[-1] @ Matrix.Translation(at) @ turned(turn)
        thing.data.materials.append(self.materials.of(part))
        bpy.context.scene.collection.objects.link(thing)
        self.objects.append(thing)
        return thing

    def settle(self):
        """Lets the piece down until its lowest point touches the floor."""
        lowest = min((thing.matrix_world @ vertex.co).z for thing in self.objects for vertex in thing.data.vertices)
        for thing in self.objects:
            thing.location.z -= lowest

    def size(self):
        """Width, depth and height as built, in inches."""
        points = list(self.points())
        return [max(point[axis] for point in points) - min(point[axis] for point in points) for axis in range(3)]

    def points(self):
        """Points of the surface, as many as tell its extent."""
        for thing in self.objects:
            vertices = thing.data.vertices
            for index in range(0, len(vertices), max(1, len(vertices) // 800)):
                yield thing.matrix_world @ vertices[index].co

    def _lay_grain(self, data, grain):
        """Stores texture coordinates in inches, the first along the grain, off by a random board's cut."""
        order = {"x": (0, 1, 2), "y": (1, 2, 0), "z": (2, 0, 1)}[grain]
        cut = Vector([self.random.uniform(-400, 400) for _ in range(3)])
        attribute = data.attributes.new("grain", "FLOAT_VECTOR", "POINT")
        for vertex, value in zip(data.vertices, attribute.data):
            value.vector = Vector([vertex.co[axis] for axis in order]) + cut

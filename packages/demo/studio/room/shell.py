"""The room itself: wall, floor, skirting, and the light of a window that stands on the left, out of the picture."""

import math
import random

import bpy
from mathutils import Vector

from joinery.shape import board
from joinery.workpiece import Workpiece
from material.rack import Rack
from room.paint import paint, plaster
from stage import studio

REACH, DEEP, TALL, LEFT = 420, 330, 130, -150
"""Inches: width of the wall, depth of the floor, height of the wall, and where the window stands."""


def shell(details):
    """Builds what a scene stands in: `wall` and `floor` colors, `laid` boards or screed, `sun` 0 … 1."""
    fabric = Workpiece({"id": details["name"], "size": (0, 0, 0)}, Rack({"boards": "wood", "screed": "concrete"}))
    wall = board(fabric, "natural", (REACH, 4, TALL), (0, 2, TALL / 2), ease=0.01)
    wall.data.materials[0] = plaster(details["wall"])
    if details["skirting"]:
        tall = details["skirting"]
        skirting = board(fabric, "natural", (REACH, 0.7, tall), (0, -0.35, tall / 2), ease=0.2)
        skirting.data.materials[0] = plaster(details["trim"])
    if details["laid"] == "boards":
        _boards(fabric)
    else:
        board(fabric, "screed", (REACH, DEEP, 2), (0, -DEEP / 2, -1), ease=0.01)
    paint(fabric.materials.of(details["laid"]), details["floor"])
    _window(fabric, details["sun"])
    _lights(details["sun"], details["fill"])


def _boards(fabric):
    """Planks of five inches that run away from the viewer, their ends where a joiner's would fall."""
    chance = random.Random("boards")
    wide = 5.6
    for row in range(math.ceil(REACH / wide)):
        x, y = -REACH / 2 + row * wide, chance.uniform(0, 70)
        while y > -DEEP:
            long = chance.uniform(60, 110)
            board(fabric, "boards", (wide - 0.05, long - 0.05, 0.8), (x, y - long / 2, -0.4), ease=0.06)
            y -= long


def _window(fabric, sun):
    """A wall with a casement that only the sun and the furniture's shadows tell of."""
    if not sun:
        return
    low, high, near, far = 30, 104, -150, -62
    pieces = [
        ((2, 700, low + 60), (LEFT, -240, (low - 60) / 2)),
        ((2, 700, 400), (LEFT, -240, high + 200)),
        ((2, 500, high - low + 4), (LEFT, near - 250, (low + high) / 2)),
        ((2, 200, high - low + 4), (LEFT, far + 100, (low + high) / 2)),
        ((2.4, 2.6, high - low), (LEFT, (near + far) / 2, (low + high) / 2)),
        *[((2.4, far - near, 1.6), (LEFT, (near + far) / 2, low + (high - low) * share)) for share in (1 / 3, 2 / 3)],
    ]
    for size, at in pieces:
        part = board(fabric, "natural", size, at, ease=0.01)
        part.visible_camera = part.visible_glossy = part.visible_diffuse = False


def _lights(sun, fill):
    if sun:
        lamp = bpy.data.lights.new("sun", "SUN")
        lamp.energy, lamp.angle, lamp.color = 5.2 * sun, math.radians(1.6), (1.0, 0.86, 0.68)
        thing = bpy.data.objects.new("sun", lamp)
        thing.rotation_euler = Vector((1.0, 0.62, -0.34)).to_track_quat("-Z", "Y").to_euler()
        bpy.context.scene.collection.objects.link(thing)
    _area("sky", (LEFT + 12, -110, 76), (40, -30, 30), 84, 70000, (0.90, 0.95, 1.0))
    _area("fill", (170, -330, 150), (0, -20, 36), 150, 112000 * fill, (1.0, 0.95, 0.89))
    studio.surround(fill)


def _area(name, where, toward, size, power, color):
    lamp = bpy.data.lights.new(name, "AREA")
    lamp.shape, lamp.size, lamp.energy, lamp.color = "DISK", size, power, color
    thing = bpy.data.objects.new(name, lamp)
    thing.location = where
    thing.rotation_euler = (Vector(toward) - Vector(where)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)

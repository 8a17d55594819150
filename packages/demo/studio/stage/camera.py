"""A camera that fills the picture with the piece."""

import math

import bpy
from mathutils import Vector

VIEWS = {
    "front": {"around": 0, "above": 7, "fill": 0.84},
    "angle": {"around": 33, "above": 13, "fill": 0.88},
    "side": {"around": 90, "above": 7, "fill": 0.84},
    "detail": {"around": 24, "above": 20, "fill": 2.3},
}
"""Degrees round the piece and above it, and the share of the frame that it fills."""

FIRST, FIRST_SIZE, FIRST_SAMPLES = "angle", 1280, 3
"""The view that cards, product pages and the zoom show first is twice as wide. With four times the pixels, half the
samples for each are enough."""

SIZE, SAMPLES = 640, 6
"""Width of the other views in pixels, and their samples a pixel."""

LENS, SENSOR = 85.0, 36.0

SMALL = 26
"""Pieces whose diagonal is less (inches) leave more air, so that a vase does not look like a wardrobe."""


def frame(corners, view, turn=0, above=0):
    """Adds the camera for a view of these points; `turn` rounds the piece further and `above` lifts the camera (degrees)."""
    settings = VIEWS[view]
    around, above = math.radians(settings["around"] + turn), math.radians(settings["above"] + above)
    low = Vector([min(corner[axis] for corner in corners) for axis in range(3)])
    high = Vector([max(corner[axis] for corner in corners) for axis in range(3)])
    middle, span = (low + high) / 2, (high - low).length
    away = Vector((math.sin(around) * math.cos(above), -math.cos(around) * math.cos(above), math.sin(above)))
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    camera.data.lens, camera.data.sensor_width = LENS, SENSOR
    camera.rotation_euler = (-away).to_track_quat("-Z", "Y").to_euler()
    turned = camera.rotation_euler.to_matrix().inverted()
    fill = settings["fill"] * (1 if span > SMALL else 0.84)
    distance = span * 2.2
    for _ in range(6):
        seen = [turned @ (corner - middle - away * distance) for corner in corners]
        xs = [point.x / -point.z * LENS / SENSOR for point in seen]
        ys = [point.y / -point.z * LENS / SENSOR for point in seen]
        extent = max(max(xs) - min(xs), max(ys) - min(ys))
        distance *= extent / fill
    camera.location = middle + away * distance
    camera.data.shift_x = (max(xs) + min(xs)) / 2
    camera.data.shift_y = (max(ys) + min(ys)) / 2
    if settings["fill"] > 1:
        camera.data.shift_x += 0.12
        camera.data.shift_y += 0.3
    camera.data.clip_start, camera.data.clip_end = span * 0.02, span * 60
    return camera, middle, span

"""The studio: a seamless floor that only takes shadow, three soft lights, a warm neutral world."""

import math

import bpy
from mathutils import Vector


def empty():
    """An empty scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def light(middle, span, stands):
    """Lights scaled to the piece (`span` in inches), so that a vase is lit like a sofa.

    `stands` is `floor`, `wall` (hung on y = 0) or `ceiling` (nothing takes its shadow)."""
    _softbox("key", middle, span, (-1.5, -1.35, 2.0), 1.15, 11.0, (1.0, 0.965, 0.92))
    _softbox("fill", middle, span, (2.1, -1.3, 0.9), 1.8, 2.2, (0.95, 0.97, 1.0))
    _softbox("rim", middle, span, (0.9, 1.6, 2.1), 1.1, 2.4, (1.0, 0.98, 0.95))
    _world()
    if stands == "floor":
        _catcher(span, (0, 0, 0), (0, 0, 0))
    if stands == "wall":
        _catcher(span, (0, 0, middle.z), (math.pi / 2, 0, 0))


def _softbox(name, middle, span, where, size, power, colour):
    lamp = bpy.data.lights.new(name, "AREA")
    lamp.shape, lamp.size = "DISK", size * span
    lamp.energy = power * span * span
    lamp.color = colour
    thing = bpy.data.objects.new(name, lamp)
    thing.location = middle + Vector(where) * span
    thing.rotation_euler = (middle - thing.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)


def _world():
    world = bpy.data.worlds.new("room")
    world.use_nodes = True
    tree = world.node_tree
    sky = tree.nodes.new("ShaderNodeTexGradient")
    place = tree.nodes.new("ShaderNodeTexCoord")
    turn = tree.nodes.new("ShaderNodeMapping")
    turn.inputs["Rotation"].default_value = (0, math.radians(90), 0)
    turn.inputs["Location"].default_value = (0.5, 0, 0)
    turn.inputs["Scale"].default_value = (0.5, 0.5, 0.5)
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color = (0.20, 0.18, 0.16, 1)
    ramp.color_ramp.elements[1].color = (0.80, 0.79, 0.78, 1)
    for position, level in ((0.5, 0.26), (0.62, 0.58)):
        ramp.color_ramp.elements.new(position).color = (level, level * 0.97, level * 0.94, 1)
    tree.links.new(place.outputs["Generated"], turn.inputs["Vector"])
    tree.links.new(turn.outputs["Vector"], sky.inputs["Vector"])
    tree.links.new(sky.outputs["Color"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], tree.nodes["Background"].inputs["Color"])
    tree.nodes["Background"].inputs["Strength"].default_value = 0.85
    bpy.context.scene.world = world


def _catcher(span, at, turn):
    bpy.ops.mesh.primitive_plane_add(size=span * 40, location=at, rotation=turn)
    plane = bpy.context.object
    plane.is_shadow_catcher = True
    plaster = bpy.data.materials.new("plaster")
    plaster.use_nodes = True
    plaster.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = (0.74, 0.70, 0.65, 1)
    plaster.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.0
    plane.data.materials.append(plaster)

"""The studio: a seamless floor that only takes shadow, three soft lights, a warm neutral world."""

import math

import bpy
from mathutils import Vector


def empty():
    """An empty scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def light(middle, span, stands, mirrored=False):
    """Lights scaled to the piece (`span` in inches), so that a vase is lit like a sofa.

    `stands` is `floor`, `wall` (hung on y = 0) or `ceiling` (nothing takes its shadow). What is `mirrored` sees a
    room with a window and a door, where a polished edge makes do with two tones."""
    _softbox("key", middle, span, (-1.5, -1.35, 2.0), 1.15, 11.0, (1.0, 0.965, 0.92))
    _softbox("fill", middle, span, (2.1, -1.3, 0.9), 1.8, 2.2, (0.95, 0.97, 1.0))
    _softbox("rim", middle, span, (0.9, 1.6, 2.1), 1.1, 2.4, (1.0, 0.98, 0.95))
    surround(0.85, _chamber if mirrored else _room)
    if stands == "floor":
        _catcher(span, (0, 0, 0), (0, 0, 0))
    if stands == "wall":
        _catcher(span, (0, 0, middle.z), (math.pi / 2, 0, 0))


def _softbox(name, middle, span, where, size, power, color):
    lamp = bpy.data.lights.new(name, "AREA")
    lamp.shape, lamp.size = "DISK", size * span
    lamp.energy = power * span * span
    lamp.color = color
    thing = bpy.data.objects.new(name, lamp)
    thing.location = middle + Vector(where) * span
    thing.rotation_euler = (middle - thing.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)


def surround(strength, seen=None):
    """The light that comes from everywhere, and what is `seen` in it by what reflects."""
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
    mirrored = tree.nodes.new("ShaderNodeMixRGB")
    tree.links.new(tree.nodes.new("ShaderNodeLightPath").outputs["Is Glossy Ray"], mirrored.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], mirrored.inputs["Color1"])
    tree.links.new((seen or _room)(tree, place.outputs["Generated"]), mirrored.inputs["Color2"])
    tree.links.new(mirrored.outputs["Color"], tree.nodes["Background"].inputs["Color"])
    tree.nodes["Background"].inputs["Strength"].default_value = strength
    world.cycles.sampling_method = "NONE"
    bpy.context.scene.world = world


def _room(tree, where):
    """What polished things see: a pale room with a floor, and a window of six panes before the piece on the left."""

    step = _sum(tree)

    def between(value, low, high):
        return step("MULTIPLY", step("GREATER_THAN", value, low), step("LESS_THAN", value, high))

    z, across, up = _before(tree, step, where)
    panes = [between(across, low, low + 0.23) for low in (-0.99, -0.74)]
    rows = [between(up, low, low + 0.22) for low in (-0.06, 0.18, 0.42)]
    window = step("MULTIPLY", step("ADD", *panes), step("ADD", step("ADD", *rows[:2]), rows[2]))
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    low, high = ramp.color_ramp.elements
    low.color, high.color = (0.30, 0.26, 0.22, 1), (0.90, 0.89, 0.88, 1)
    for position, color in ((0.47, (0.48, 0.43, 0.38, 1)), (0.49, (0.64, 0.62, 0.59, 1))):
        ramp.color_ramp.elements.new(position).color = color
    tree.links.new(step("ADD", step("MULTIPLY", z, 0.5), 0.5), ramp.inputs["Fac"])
    lit = tree.nodes.new("ShaderNodeMixRGB")
    lit.inputs["Color2"].default_value = (2.6, 2.7, 2.8, 1)
    tree.links.new(window, lit.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], lit.inputs["Color1"])
    return lit.outputs["Color"]


def _sum(tree):
    """A function that adds a sum of two numbers or outputs to the tree."""

    def step(operation, a, b=0.0):
        node = tree.nodes.new("ShaderNodeMath")
        node.operation = operation
        for socket, value in zip(node.inputs, (a, b)):
            if isinstance(value, float):
                socket.default_value = value
            else:
                tree.links.new(value, socket)
        return node.outputs[0]

    return step


def _before(tree, step, where):
    """Height of a direction, and where it meets a wall that stands one before the piece."""
    axes = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(where, axes.inputs[0])
    x, y, z = axes.outputs
    before = step("MAXIMUM", step("MULTIPLY", y, -1.0), 0.01)
    return z, step("DIVIDE", x, before), step("DIVIDE", z, before)


def _chamber(tree, where):
    """What a looking glass sees, out of focus: a wall that darkens away from its window, a door, and the floor."""
    step = _sum(tree)
    _, across, up = _before(tree, step, where)

    def soft(value, at, reach=0.008):
        """0 below `at`, 1 above it."""
        node = tree.nodes.new("ShaderNodeMapRange")
        node.interpolation_type = "SMOOTHSTEP"
        node.inputs["From Min"].default_value, node.inputs["From Max"].default_value = at - reach, at + reach
        tree.links.new(value, node.inputs["Value"])
        return node.outputs["Result"]

    def pane(left, right, low, high):
        sides = step("SUBTRACT", soft(across, left), soft(across, right))
        return step("MULTIPLY", sides, step("SUBTRACT", soft(up, low), soft(up, high)))

    def over(ground, share, tone):
        """The ground with so much of another tone over it."""
        kept = step("MULTIPLY", ground, step("SUBTRACT", 1.0, share))
        return step("ADD", kept, step("MULTIPLY", share, tone))

    away = step("ADD", across, 0.8)
    tone = step("ADD", 0.33, step("MULTIPLY", 0.22, step("POWER", 2.718, step("MULTIPLY", away, -2.0))))
    tone = step("ADD", tone, step("MULTIPLY", up, 0.10))
    for left, right, low, high, share in (
        *((0.01, 0.36, -3.0, 0.10, 0.46), (0.035, 0.335, -3.0, 0.075, 0.15)),
        *((-0.625, -0.49, -0.215, -0.035, 0.10), (-0.61, -0.505, -0.20, -0.05, 0.56)),
        (-0.98, -0.695, -0.315, 0.20, 0.62),
        *((side, side + 0.115, low, low + 0.155, 0.94) for side in (-0.96, -0.83) for low in (-0.295, -0.13, 0.035)),
        (-9.0, 9.0, -3.0, -0.375, 0.50),
        (-9.0, 9.0, -3.0, -0.40, 0.17),
    ):
        tone = over(tone, pane(left, right, low, high), share)
    gray = tree.nodes.new("ShaderNodeCombineXYZ")
    for socket in gray.inputs:
        tree.links.new(tone, socket)
    return gray.outputs[0]


def _catcher(span, at, turn):
    bpy.ops.mesh.primitive_plane_add(size=span * 40, location=at, rotation=turn)
    plane = bpy.context.object
    plane.is_shadow_catcher = True
    plaster = bpy.data.materials.new("plaster")
    plaster.use_nodes = True
    plaster.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = (0.74, 0.70, 0.65, 1)
    plaster.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.0
    plane.data.materials.append(plaster)

"""Colors that furniture and walls of a room wear."""

import bpy

from material.node import ALBEDO

WOODS = {
    "walnut": "#6f4529",
    "oak": "#b98d5a",
    "pale_oak": "#cdb086",
    "teak": "#99602f",
    "mahogany": "#6b2f1f",
    "pine": "#d3ab72",
    "ash": "#d2bb95",
    "elm": "#a77b4d",
    "black_wood": "#2b2522",
}
CLOTHS = {
    "ivory": "#ece2cf",
    "white": "#f1eee8",
    "beige": "#d9c6a8",
    "camel": "#b07d48",
    "cognac": "#96562a",
    "brown": "#6f4a32",
    "black": "#2b2927",
    "charcoal": "#4a4b4d",
    "gray": "#9a9a97",
    "rust": "#a9512c",
    "terracotta": "#c0714f",
    "blush": "#dcb3a2",
    "mustard": "#c99a35",
    "olive": "#767546",
    "sage": "#9da58a",
    "forest": "#34523f",
    "teal": "#2f6668",
    "navy": "#2c3d58",
    "blue": "#5b7f9e",
    "sky": "#a5bdc9",
    "burgundy": "#6c2a33",
    "plum": "#5f3d55",
    "clay": "#b78a6c",
    "oat": "#dfd3bf",
}
HARD = {
    "brass": "#b98d47",
    "bronze": "#7a5a37",
    "chrome": "#b9bcbd",
    "iron": "#383635",
    "marble": "#e4ded5",
    "stone": "#d9c7a9",
    "rattan": "#c39a62",
    "seagrass": "#b78a55",
    "concrete": "#a7a39c",
}
PAINT = {**WOODS, **CLOTHS, **HARD}


def light_of(color):
    """Linear light of a color's name or `#rrggbb`."""
    code = PAINT.get(color, color)
    channels = [int(code[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def paint(material, color):
    """Lays a color over a gray finish, as is later done with a developed view."""
    tint = (*[channel / ALBEDO for channel in light_of(color)], 1)
    tree = material.node_tree
    for node in list(tree.nodes):
        socket = node.inputs.get("Color" if node.type == "BSDF_TRANSLUCENT" else "Base Color")
        if not socket:
            continue
        coat = tree.nodes.new("ShaderNodeMixRGB")
        coat.blend_type, coat.inputs["Fac"].default_value = "MULTIPLY", 1.0
        coat.inputs["Color2"].default_value = tint
        if socket.is_linked:
            tree.links.new(socket.links[0].from_socket, coat.inputs["Color1"])
        else:
            coat.inputs["Color1"].default_value = socket.default_value
        tree.links.new(coat.outputs["Color"], socket)


def plaster(color):
    """A painted wall."""
    wall = bpy.data.materials.new("wall")
    wall.use_nodes = True
    surface = wall.node_tree.nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = (*light_of(color), 1)
    surface.inputs["Roughness"].default_value, surface.inputs["Specular"].default_value = 0.9, 0.1
    return wall

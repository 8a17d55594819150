"""A terse way to write shader graphs, and what every material of the studio shares."""

import bpy

ALBEDO = 0.6
"""Mean reflectance of what may be recolored: a color is later multiplied by color / ALBEDO."""

MASKS = {"main": (1, 0, 0, 1), "second": (0, 1, 0, 1), "trim": (0, 0, 1, 1)}


class Graph:
    """A material under construction: a principled surface over coordinates in inches along the grain."""

    def __init__(self, name, part):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes["Principled BSDF"]
        self.out = self.tree.nodes["Material Output"]
        self.where = self.add("ShaderNodeAttribute", attribute_name="grain").outputs["Vector"]
        self.set("Base Color", gray(ALBEDO))
        self._mask(part)

    def add(self, kind, **settings):
        """A node with its properties set; names that are no property are inputs."""
        node = self.tree.nodes.new(kind)
        for name, value in settings.items():
            if hasattr(node, name):
                setattr(node, name, value)
            else:
                self.feed(node.inputs[name.replace("_", " ")], value)
        return node

    def feed(self, socket, value):
        """Links an output or sets a plain value."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def set(self, name, value):
        """Feeds an input of the principled surface."""
        self.feed(self.surface.inputs[name], value)

    def stretched(self, x, y, z):
        """The coordinates scaled per axis."""
        node = self.add("ShaderNodeMapping", vector_type="POINT")
        self.feed(node.inputs["Vector"], self.where)
        node.inputs["Scale"].default_value = (x, y, z)
        return node.outputs["Vector"]

    def noise(self, scale, detail=2.0, roughness=0.5, where=None, distortion=0.0):
        """Noise about 0.5 with `scale` features an inch."""
        node = self.add("ShaderNodeTexNoise", Scale=scale, Detail=detail, Roughness=roughness, Distortion=distortion)
        self.feed(node.inputs["Vector"], where or self.where)
        return node.outputs["Fac"]

    def cells(self, scale, where=None, feature="F1", jitter=1.0):
        """Distance inside Voronoi cells, `scale` cells an inch."""
        node = self.add("ShaderNodeTexVoronoi", feature=feature, Scale=scale, Randomness=jitter)
        self.feed(node.inputs["Vector"], where or self.where)
        return node.outputs["Distance"]

    def spread(self, value, low, high, between=(0.0, 1.0)):
        """Maps a value from `between` to low … high."""
        node = self.add("ShaderNodeMapRange")
        self.feed(node.inputs["Value"], value)
        node.inputs["From Min"].default_value, node.inputs["From Max"].default_value = between
        node.inputs["To Min"].default_value, node.inputs["To Max"].default_value = low, high
        return node.outputs["Result"]

    def math(self, operation, a, b=0.0):
        """One arithmetic step."""
        node = self.add("ShaderNodeMath", operation=operation)
        self.feed(node.inputs[0], a)
        self.feed(node.inputs[1], b)
        return node.outputs[0]

    def bumps(self, *layers):
        """Bump maps over one another: (height, depth in inches) each."""
        normal = None
        for height, depth in layers:
            node = self.add("ShaderNodeBump", Strength=1.0, Distance=depth, Height=height)
            if normal:
                self.feed(node.inputs["Normal"], normal)
            normal = node.outputs["Normal"]
        self.set("Normal", normal)
        return normal

    def worn(self, value, by=0.12):
        """Lightens where edges stand out, as handling does."""
        edges = self.add("ShaderNodeNewGeometry").outputs["Pointiness"]
        worn = self.spread(edges, 0.0, by, (0.505, 0.56))
        return self.math("ADD", value, self.math("MULTIPLY", worn, self.noise(0.8, 4)))

    def _mask(self, part):
        color = self.add("ShaderNodeOutputAOV", name="masks")
        color.inputs["Color"].default_value = MASKS.get(part, (0, 0, 0, 1))


def gray(value):
    """An opaque gray."""
    return (value, value, value, 1.0)

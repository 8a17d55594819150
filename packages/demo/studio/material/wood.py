"""Woods and what grows: gray of mean albedo 0.6, the species' color comes later."""

from material.node import ALBEDO, Graph


def wood(part):
    """Oiled wood with cathedral grain and open pores."""
    g = Graph("wood", part)
    drift = g.noise(1.0, 4, 0.55, g.stretched(0.035, 0.28, 0.28), 0.6)
    rings = g.add("ShaderNodeTexWave", Scale=1.0, Distortion=5.0, Detail=2.0, bands_direction="Y")
    rings.inputs["Detail Scale"].default_value = 0.9
    g.feed(rings.inputs["Vector"], g.stretched(0.018, 0.42, 0.42))
    pores = g.noise(1.0, 3, 0.7, g.stretched(0.35, 11, 11))
    value = g.spread(rings.outputs["Fac"], ALBEDO - 0.06, ALBEDO + 0.04)
    value = g.math("ADD", value, g.spread(drift, -0.16, 0.16, (0.3, 0.7)))
    value = g.math("ADD", value, g.spread(pores, -0.12, 0.12, (0.25, 0.75)))
    g.set("Base Color", g.worn(value, 0.1))
    g.set("Roughness", g.spread(drift, 0.34, 0.5))
    g.set("Specular", 0.4)
    g.bumps((pores, 0.012), (g.noise(0.3, 2), 0.02))
    return g.material


def rough_wood(part):
    """Reclaimed wood: saw marks, cracks and a dry surface."""
    g = Graph("rough_wood", part)
    drift = g.noise(1.0, 5, 0.6, g.stretched(0.05, 0.5, 0.5), 0.8)
    fibres = g.noise(1.0, 5, 0.75, g.stretched(0.22, 6, 6))
    knots = g.cells(0.09, g.stretched(0.5, 1, 1))
    value = g.spread(drift, ALBEDO - 0.26, ALBEDO + 0.2, (0.25, 0.75))
    value = g.math("ADD", value, g.spread(fibres, -0.24, 0.24, (0.25, 0.75)))
    value = g.math("ADD", value, g.spread(knots, -0.3, 0.0, (0.0, 0.12)))
    g.set("Base Color", g.worn(value, 0.15))
    g.set("Roughness", 0.72)
    g.set("Specular", 0.25)
    g.bumps((fibres, 0.06), (drift, 0.1))
    return g.material


def burl(part):
    """Burl veneer: swirls and eyes under polish."""
    g = Graph("burl", part)
    swirl = g.noise(0.3, 8, 0.68, None, 4.0)
    eyes = g.cells(0.55, None, "SMOOTH_F1")
    value = g.spread(swirl, ALBEDO - 0.4, ALBEDO + 0.34, (0.3, 0.7))
    value = g.math("ADD", value, g.spread(eyes, -0.2, 0.05, (0.0, 0.4)))
    g.set("Base Color", value)
    g.set("Roughness", 0.22)
    g.set("Clearcoat", 0.4)
    return g.material


def painted(part):
    """Painted wood, brushed on and rubbed at the edges."""
    g = Graph("painted", part)
    strokes = g.noise(1.0, 3, 0.6, g.stretched(0.25, 5, 5))
    g.set("Base Color", g.worn(g.spread(g.noise(0.12, 4), ALBEDO - 0.04, ALBEDO + 0.04), 0.16))
    g.set("Roughness", g.spread(strokes, 0.38, 0.5))
    g.set("Specular", 0.4)
    g.bumps((strokes, 0.012))
    return g.material


def lacquer(part):
    """Lacquer: deep and even, with a soft ripple."""
    g = Graph("lacquer", part)
    g.set("Roughness", g.spread(g.noise(0.4, 4), 0.1, 0.2))
    g.set("Clearcoat", 0.6)
    g.bumps((g.noise(0.25, 2), 0.02))
    return g.material


def rattan(part):
    """Rattan poles and split cane, with darker nodes."""
    g = Graph("rattan", part)
    skin = g.noise(1.0, 4, 0.6, g.stretched(0.3, 5, 5))
    nodes = g.noise(1.0, 1, 0.5, g.stretched(0.25, 0.02, 0.02))
    value = g.math("ADD", g.spread(skin, ALBEDO - 0.14, ALBEDO + 0.14), g.spread(nodes, 0.0, -0.25, (0.62, 0.7)))
    g.set("Base Color", value)
    g.set("Roughness", 0.42)
    g.bumps((skin, 0.02))
    return g.material


def wicker(part):
    """Woven seagrass, jute or wicker."""
    g = Graph("wicker", part)
    fibres = g.noise(1.0, 4, 0.7, g.stretched(3, 3, 9))
    g.set("Base Color", g.spread(fibres, ALBEDO - 0.3, ALBEDO + 0.28, (0.25, 0.75)))
    g.set("Roughness", 0.8)
    g.set("Specular", 0.2)
    g.bumps((fibres, 0.1))
    return g.material


def cane(part):
    """Woven cane in its natural color, open between the strands; lies in the x–z plane, grain along x."""
    g = Graph("cane", part)
    axes = g.add("ShaderNodeSeparateXYZ", Vector=g.where)
    waves = [g.math("COSINE", g.math("MULTIPLY", axes.outputs[axis], 13.0)) for axis in ("X", "Z")]
    hole = g.spread(g.math("ADD", *waves), 0.0, 1.0, (0.35, 0.55))
    strands = g.noise(1.0, 2, 0.6, g.stretched(4, 4, 4))
    color = g.add("ShaderNodeMixRGB", Fac=strands, Color1=(0.42, 0.27, 0.13, 1), Color2=(0.62, 0.45, 0.25, 1))
    g.set("Base Color", color.outputs[0])
    g.set("Roughness", 0.55)
    g.bumps((g.math("MULTIPLY", *waves), 0.04))
    open_air = g.add("ShaderNodeBsdfTransparent")
    mix = g.add("ShaderNodeMixShader", Fac=hole)
    g.feed(mix.inputs[1], g.surface.outputs[0])
    g.feed(mix.inputs[2], open_air.outputs[0])
    g.feed(g.out.inputs["Surface"], mix.outputs[0])
    return g.material

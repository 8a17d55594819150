"""Cloths and hides, all of mean albedo 0.6."""

from material.node import ALBEDO, Graph


def woven(part):
    """Linen, cotton, wool, tweed: slubs and a loose weave."""
    g = Graph("woven", part)
    warp = g.noise(1.0, 3, 0.6, g.stretched(2.2, 14, 14))
    weft = g.noise(1.0, 3, 0.6, g.stretched(14, 2.2, 2.2))
    weave = g.math("MULTIPLY", g.math("ADD", warp, weft), 0.5)
    patch = g.noise(0.09, 3)
    value = g.math("ADD", g.spread(weave, ALBEDO - 0.2, ALBEDO + 0.2, (0.25, 0.75)), g.spread(patch, -0.05, 0.05))
    g.set("Base Color", value)
    g.set("Roughness", 0.92)
    g.set("Specular", 0.15)
    g.set("Sheen", 0.25)
    g.bumps((weave, 0.10), (g.noise(0.16, 3, 0.45), 0.7))
    return g.material


def velvet(part):
    """Velvet, mohair: dark where it is looked into, light at the rim, with brushed patches."""
    g = Graph("velvet", part)
    rim = g.add("ShaderNodeLayerWeight", Blend=0.35).outputs["Facing"]
    brushed = g.noise(0.2, 4, 0.55, None, 0.8)
    strokes = g.noise(1.0, 3, 0.6, g.stretched(0.5, 2.5, 1.2))
    value = g.math("ADD", g.spread(rim, ALBEDO - 0.14, ALBEDO + 0.3), g.spread(brushed, -0.08, 0.08, (0.3, 0.7)))
    value = g.math("ADD", value, g.spread(strokes, -0.07, 0.07))
    g.set("Base Color", value)
    g.set("Roughness", 0.75)
    g.set("Specular", 0.18)
    g.set("Sheen", 1.0)
    g.bumps((g.noise(9, 2), 0.02), (g.noise(0.2, 2), 0.45))
    return g.material


def boucle(part):
    """Bouclé, sherpa: loops with shade between."""
    g = Graph("boucle", part)
    bent = g.add("ShaderNodeVectorMath", operation="ADD")
    g.feed(bent.inputs[0], g.where)
    g.feed(bent.inputs[1], g.add("ShaderNodeTexNoise", Scale=3.0, Vector=g.where).outputs["Color"])
    loops = g.cells(2.6, bent.outputs[0])
    fine = g.cells(6.5, bent.outputs[0])
    height = g.math("SUBTRACT", 1.0, g.math("ADD", g.math("MULTIPLY", loops, 0.7), g.math("MULTIPLY", fine, 0.3)))
    g.set("Base Color", g.spread(height, ALBEDO - 0.15, ALBEDO + 0.09, (0.35, 0.85)))
    g.set("Roughness", 1.0)
    g.set("Specular", 0.05)
    g.set("Sheen", 0.5)
    g.bumps((height, 0.24), (g.noise(0.2, 3), 0.4))
    return g.material


def leather(part):
    """Leather: fine pebble, creases that run, a waxed and uneven shine."""
    g = Graph("leather", part)
    pebble = g.cells(7, None, "DISTANCE_TO_EDGE")
    crease = g.noise(0.5, 6, 0.62, None, 1.6)
    patina = g.noise(0.1, 5, 0.6)
    g.set("Base Color", g.worn(g.spread(patina, ALBEDO - 0.13, ALBEDO + 0.13, (0.3, 0.7)), 0.12))
    g.set("Roughness", g.spread(patina, 0.34, 0.52))
    g.set("Specular", 0.45)
    g.bumps((g.spread(pebble, 0, 1, (0, 0.2)), 0.006), (crease, 0.16), (g.noise(0.17, 3), 0.6))
    return g.material


def pile(part):
    """The pile of a rug."""
    g = Graph("pile", part)
    tufts = g.cells(3.2)
    fade = g.noise(0.03, 4)
    lines = g.noise(1.0, 2, 0.5, g.stretched(0.15, 4, 1))
    value = g.math("ADD", g.spread(tufts, ALBEDO + 0.08, ALBEDO - 0.16), g.spread(fade, -0.1, 0.1, (0.3, 0.7)))
    g.set("Base Color", g.math("ADD", value, g.spread(lines, -0.08, 0.08)))
    g.set("Roughness", 1.0)
    g.set("Specular", 0.05)
    g.set("Sheen", 0.4)
    g.bumps((tufts, -0.2), (g.noise(0.1, 2), 0.5))
    return g.material


def shade(part):
    """A lampshade's linen or paper, the lamp's light coming through."""
    g = Graph("shade", part)
    threads = g.noise(1.0, 2, 0.6, g.stretched(8, 8, 1.4))
    value = g.spread(threads, ALBEDO - 0.1, ALBEDO + 0.1)
    g.set("Base Color", value)
    g.set("Roughness", 0.9)
    g.set("Specular", 0.1)
    normal = g.bumps((threads, 0.03))
    through = g.add("ShaderNodeBsdfTranslucent", Color=value, Normal=normal).outputs[0]
    mix = g.add("ShaderNodeMixShader", Fac=0.45)
    g.feed(mix.inputs[1], g.surface.outputs[0])
    g.feed(mix.inputs[2], through)
    glow = g.add("ShaderNodeEmission", Color=(1.0, 0.86, 0.66, 1), Strength=0.16)
    lit = g.add("ShaderNodeAddShader")
    g.feed(lit.inputs[0], mix.outputs[0])
    g.feed(lit.inputs[1], glow.outputs[0])
    g.feed(g.out.inputs["Surface"], lit.outputs[0])
    return g.material

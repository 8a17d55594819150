"""Stone, metal, glass and fired clay."""

from material.node import ALBEDO, Graph, gray


def marble(part):
    """Polished marble: pale, with soft and sharp veins."""
    g = Graph("marble", part)
    soft = g.noise(0.07, 8, 0.6, None, 2.2)
    vein = g.math("ABSOLUTE", g.math("SUBTRACT", g.noise(0.055, 9, 0.62, None, 1.4), 0.5))
    value = g.spread(soft, ALBEDO + 0.1, ALBEDO - 0.06, (0.3, 0.75))
    value = g.math("ADD", value, g.spread(vein, -0.26, 0.0, (0.0, 0.028)))
    g.set("Base Color", value)
    g.set("Roughness", g.spread(soft, 0.14, 0.26))
    g.set("Specular", 0.5)
    return g.material


def travertine(part):
    """Travertine: bands and small pits, honed."""
    g = Graph("travertine", part)
    bands = g.noise(1.0, 6, 0.65, g.stretched(0.06, 0.12, 0.75), 0.5)
    pits = g.noise(1.0, 4, 0.7, g.stretched(0.9, 1.6, 3.2))
    hole = g.spread(pits, 1.0, 0.0, (0.3, 0.38))
    value = g.math("SUBTRACT", g.spread(bands, ALBEDO - 0.18, ALBEDO + 0.18, (0.3, 0.7)), g.math("MULTIPLY", hole, 0.2))
    g.set("Base Color", value)
    g.set("Roughness", 0.6)
    g.bumps((hole, -0.08))
    return g.material


def concrete(part):
    """Cast concrete or plaster."""
    g = Graph("concrete", part)
    cloud = g.noise(0.18, 8, 0.65)
    g.set("Base Color", g.spread(cloud, ALBEDO - 0.13, ALBEDO + 0.13, (0.3, 0.7)))
    g.set("Roughness", 0.85)
    g.set("Specular", 0.2)
    g.bumps((g.noise(2.5, 6, 0.7), 0.04))
    return g.material


def metal(part):
    """Brass, bronze, chrome, steel: handled metal, neither mirror nor matt."""
    g = Graph("metal", part)
    tarnish = g.noise(0.35, 6, 0.65)
    g.set("Base Color", g.spread(tarnish, ALBEDO - 0.07, ALBEDO + 0.07, (0.3, 0.7)))
    g.set("Metallic", 1.0)
    g.set("Roughness", g.spread(tarnish, 0.17, 0.36, (0.3, 0.7)))
    g.bumps((g.noise(6, 2), 0.004))
    return g.material


def iron(part):
    """Blackened steel and iron: powdery, dim."""
    g = Graph("iron", part)
    g.set("Base Color", g.worn(g.spread(g.noise(0.5, 5), ALBEDO - 0.08, ALBEDO + 0.08), 0.2))
    g.set("Metallic", 0.25)
    g.set("Roughness", 0.5)
    g.bumps((g.noise(8, 3), 0.008))
    return g.material


def ceramic(part):
    """Glazed ceramic, thinner at the edges."""
    g = Graph("ceramic", part)
    g.set("Base Color", g.worn(g.spread(g.noise(0.25, 5, 0.6), ALBEDO - 0.07, ALBEDO + 0.07), 0.1))
    g.set("Roughness", 0.16)
    g.set("Specular", 0.5)
    g.bumps((g.noise(0.5, 3), 0.03))
    return g.material


def stoneware(part):
    """Stoneware and terracotta: matt, speckled, with the potter's rings."""
    g = Graph("stoneware", part)
    specks = g.spread(g.cells(2.6), -0.28, 0.0, (0.05, 0.14))
    cloud = g.spread(g.noise(0.3, 6, 0.65), ALBEDO - 0.12, ALBEDO + 0.12, (0.3, 0.7))
    g.set("Base Color", g.math("ADD", cloud, specks))
    g.set("Roughness", 0.62)
    g.set("Specular", 0.3)
    g.bumps((g.noise(1.0, 3, 0.6, g.stretched(3.5, 0.15, 0.15)), 0.05), (g.noise(4, 4), 0.02))
    return g.material


def glass(part):
    """Clear glass of a hand's thickness: seen through, with a sheen and a faint green."""
    g = Graph("glass", part)
    rim = g.add("ShaderNodeLayerWeight", Blend=0.3).outputs["Fresnel"]
    clear = g.add("ShaderNodeBsdfTransparent", Color=(0.955, 0.975, 0.965, 1)).outputs[0]
    sheen = g.add("ShaderNodeBsdfGlossy", Color=gray(0.95), Roughness=0.03).outputs[0]
    mix = g.add("ShaderNodeMixShader", Fac=g.spread(rim, 0.04, 0.5))
    g.feed(mix.inputs[1], clear)
    g.feed(mix.inputs[2], sheen)
    g.feed(g.out.inputs["Surface"], mix.outputs[0])
    return g.material


def mirror(part):
    """Silvered glass."""
    g = Graph("mirror", part)
    g.set("Base Color", gray(0.82))
    g.set("Metallic", 1.0)
    g.set("Roughness", 0.03)
    return g.material


def lit(part):
    """Frosted glass or a bulb with the light on."""
    g = Graph("lit", part)
    g.set("Base Color", gray(0.8))
    facing = g.add("ShaderNodeLayerWeight", Blend=0.5).outputs["Facing"]
    g.set("Emission", (1.0, 0.84, 0.62, 1))
    g.set("Emission Strength", g.spread(facing, 0.62, 0.2))
    g.set("Roughness", 0.3)
    return g.material


def dark(part):
    """What lies behind gaps: unlit lining, rubber, cords."""
    g = Graph("dark", part)
    g.set("Base Color", (0.025, 0.022, 0.02, 1))
    g.set("Roughness", 0.8)
    return g.material


def leaf(part):
    """Leaves."""
    g = Graph("leaf", part)
    tone = g.noise(0.4, 3)
    mix = g.add("ShaderNodeMixRGB", Fac=tone, Color1=(0.03, 0.085, 0.022, 1), Color2=(0.10, 0.2, 0.05, 1))
    g.set("Base Color", mix.outputs[0])
    g.set("Roughness", 0.45)
    return g.material


def natural(part):
    """Undyed bedding, paper, linings: warm white, never recolored."""
    g = Graph("natural", part)
    threads = g.noise(5, 3)
    mix = g.add("ShaderNodeMixRGB", Fac=threads, Color1=(0.62, 0.57, 0.49, 1), Color2=(0.78, 0.74, 0.66, 1))
    g.set("Base Color", mix.outputs[0])
    g.set("Roughness", 0.95)
    g.set("Specular", 0.1)
    g.bumps((threads, 0.03), (g.noise(0.22, 3), 0.4))
    return g.material

"""What the camera writes: light that takes colour, gloss, masks of the parts, and the shadow, each apart."""

import os

import bpy

FILES = ("diffuse", "gloss", "masks", "shadow")


def develop(folder, name, size, samples, threads):
    """Renders the scene and leaves `<name>.<pass>.png` in the folder.

    diffuse: all light but reflections, RGBA, premultiplied; gloss: reflections alone, RGB; masks: main, second
    and trim in red, green and blue; shadow: factor on the backdrop. All are sRGB-coded, 8 bits."""
    scene = bpy.context.scene
    _settings(scene, size, samples, threads)
    layer = scene.view_layers[0]
    layer.use_pass_glossy_color = layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = True
    layer.cycles.use_pass_shadow_catcher = True
    masks = layer.aovs.add()
    masks.name, masks.type = "masks", "COLOR"
    _compositor(scene, folder, name, size)
    bpy.ops.render.render()
    for kind in FILES:
        os.replace(os.path.join(folder, f"{name}.{kind}.0001.png"), os.path.join(folder, f"{name}.{kind}.png"))


def _settings(scene, size, samples, threads):
    scene.render.engine = "CYCLES"
    scene.frame_set(1)
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.render.film_transparent = True
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    scene.view_settings.view_transform = "Standard"
    scene.display_settings.display_device = "sRGB"
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold = samples, True, 0.03
    cycles.adaptive_min_samples = min(samples, 12)
    cycles.use_denoising = False
    cycles.film_transparent_glass = True
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 3, 3
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3.0
    cycles.sample_clamp_direct = 12.0
    cycles.seed = 7


def _compositor(scene, folder, name, size):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    camera = tree.nodes.new("CompositorNodeRLayers")
    gloss = _mix(
        tree,
        "MULTIPLY",
        _mix(tree, "ADD", camera.outputs["GlossDir"], camera.outputs["GlossInd"]),
        camera.outputs["GlossCol"],
    )
    diffuse = _mix(tree, "SUBTRACT", camera.outputs["Image"], gloss)
    clear = tree.nodes.new("CompositorNodeSetAlpha")
    clear.mode = "REPLACE_ALPHA"
    tree.links.new(diffuse, clear.inputs["Image"])
    tree.links.new(camera.outputs["Alpha"], clear.inputs["Alpha"])
    shadow = _smoothed(tree, camera.outputs["Shadow Catcher"], camera.outputs["Alpha"], size)
    writes = {"gloss": gloss, "masks": camera.outputs["masks"], "shadow": shadow}
    for kind, output in writes.items():
        _write(tree, folder, name, kind, output, "RGB")
    _write(tree, folder, name, "diffuse", clear.outputs[0], "RGBA")


def _smoothed(tree, shadow, alpha, size):
    """The shadow in grey without grain; what the piece covers takes no part in the average."""
    grey = tree.nodes.new("CompositorNodeRGBToBW")
    tree.links.new(shadow, grey.inputs[0])
    clear = _math(tree, "SUBTRACT", None, alpha, 1.0)
    clear = _math(tree, "ADD", clear, None, 0.001)
    shaded = _blurred(tree, _math(tree, "MULTIPLY", grey.outputs[0], clear), size)
    return _math(tree, "DIVIDE", shaded, _blurred(tree, clear, size))


def _blurred(tree, value, size):
    node = tree.nodes.new("CompositorNodeBlur")
    node.filter_type = "GAUSS"
    node.size_x = node.size_y = max(2, round(size / 75))
    tree.links.new(value, node.inputs["Image"])
    return node.outputs[0]


def _math(tree, operation, a, b, constant=0.0):
    node = tree.nodes.new("CompositorNodeMath")
    node.operation = operation
    for socket, value in zip(node.inputs, (a, b)):
        if value is None:
            socket.default_value = constant
        else:
            tree.links.new(value, socket)
    return node.outputs[0]


def _mix(tree, blend, a, b):
    node = tree.nodes.new("CompositorNodeMixRGB")
    node.blend_type = blend
    tree.links.new(a, node.inputs[1])
    tree.links.new(b, node.inputs[2])
    return node.outputs[0]


def _write(tree, folder, name, kind, output, mode):
    node = tree.nodes.new("CompositorNodeOutputFile")
    node.base_path = folder
    node.format.file_format, node.format.color_mode, node.format.compression = "PNG", mode, 60
    node.file_slots[0].path = f"{name}.{kind}."
    tree.links.new(output, node.inputs[0])

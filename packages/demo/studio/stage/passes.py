"""What the camera writes: light that takes color, gloss, shares of the parts, and the shadow, each apart."""

import os

import bpy
import numpy

from stage import network

FILES = ("light", "gloss", "parts", "shadow")

SHADOW_EDGE, SHADOW_SAMPLES = 160, 18
"""The shadow is soft: few pixels will do."""

DARKEST = 0.02
"""Reflectance below which light is not told apart from what reflects it."""

WANTED = {
    "light": "Image",
    "color": "DiffCol",
    "masks": "masks",
    "albedo": "Denoising Albedo",
    "normal": "Denoising Normal",
}
"""Blender's name of each pass."""


def develop(folder, name, size, samples, threads, weights, polished):
    """Renders the scene and leaves `<name>.<pass>.png` in the folder.

    light: all light but reflections, RGBA, not premultiplied; gloss: reflections alone, gray; parts: main, second
    and trim in red, green and blue, linear; shadow: factor on the backdrop, linear, `SHADOW_EDGE` wide. 8 bits. What is
    not `polished` reflects so dimly that half the edge will do for its reflections."""
    scene = bpy.context.scene
    _settings(scene, size, samples, threads)
    catchers = [thing for thing in scene.objects if thing.type == "MESH" and thing.is_shadow_catcher]
    for plane in catchers:
        plane.is_shadow_catcher, plane.visible_camera = False, False
    seen = _photographed(scene, folder, (size, size))
    _write(folder, name, seen, network.weights(weights), polished)
    _write_shadow(scene, folder, name, catchers, network.weights(weights))


def whole(folder, name, size, samples, threads, weights):
    """Renders a room as it is seen, width × height, and leaves `<name>.room.png` in the folder."""
    scene = bpy.context.scene
    _settings(scene, size[0], samples, threads)
    scene.render.resolution_y = size[1]
    scene.render.film_transparent = False
    scene.cycles.diffuse_bounces = scene.cycles.max_bounces = 4
    known = network.weights(weights)
    seen = {kind: values[..., :3] for kind, values in _photographed(scene, folder, size).items()}
    gloss = numpy.maximum(seen["gloss"], 0)
    color = numpy.maximum(seen["color"], DARKEST)
    light = numpy.maximum(seen["light"] - gloss, 0) / color
    light = network.denoised(light, seen["albedo"], seen["normal"], known) * color
    gloss = network.denoised(gloss, seen["albedo"], seen["normal"], known)
    _save(folder, f"{name}.room", _coded(_rolled_off(light + gloss)))


def _rolled_off(light):
    """Lets the brightest light run out softly, as film does; middle tones stay."""
    knee = 0.62
    over = numpy.maximum(light - knee, 0) / (1 - knee)
    return numpy.where(light < knee, light, knee + (1 - knee) * (1 - numpy.exp(-over)))


def _settings(scene, size, samples, threads):
    scene.render.engine = "CYCLES"
    scene.frame_set(1)
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = True
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    scene.view_settings.view_transform = "Standard"
    scene.display_settings.display_device = "sRGB"
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling = samples, False
    cycles.use_denoising = False
    cycles.film_transparent_glass = True
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 3, 3
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3.0
    cycles.sample_clamp_direct = 12.0
    cycles.seed = 7


def _photographed(scene, folder, size):
    """The passes, `size` (width, height) pixels large, as arrays (row, column, channel), top row first."""
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = True
    layer.use_pass_glossy_color = layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = True
    layer.cycles.denoising_store_passes = True
    masks = layer.aovs.add()
    masks.name, masks.type = "masks", "COLOR"
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    camera = tree.nodes.new("CompositorNodeRLayers")
    reflected = _mix(tree, "ADD", camera.outputs["GlossDir"], camera.outputs["GlossInd"])
    outputs = {name: camera.outputs[output] for name, output in WANTED.items()}
    outputs["gloss"] = _mix(tree, "MULTIPLY", reflected, camera.outputs["GlossCol"])
    return _rendered(scene, tree, outputs, folder, size)


def _rendered(scene, tree, outputs, folder, size):
    for kind, output in outputs.items():
        node = tree.nodes.new("CompositorNodeOutputFile")
        node.base_path = folder
        node.format.file_format, node.format.color_depth, node.format.exr_codec = "OPEN_EXR", "32", "NONE"
        node.format.color_mode = "RGBA"
        node.file_slots[0].path = f"{os.getpid()}.{kind}."
        tree.links.new(output, node.inputs[0])
    bpy.ops.render.render()
    return {kind: _taken(os.path.join(folder, f"{os.getpid()}.{kind}.0001.exr"), size) for kind in outputs}


def _taken(path, size):
    """Reads a picture of the compositor's and removes it."""
    picture = bpy.data.images.load(path)
    width, height = size
    values = numpy.empty(width * height * 4, numpy.float32)
    picture.pixels.foreach_get(values)
    bpy.data.images.remove(picture)
    os.remove(path)
    return numpy.nan_to_num(values.reshape(height, width, 4)[::-1])


def _write(folder, name, seen, known, polished):
    """Takes the grain out of the light, not out of the surface it falls on: weave and wood are divided out
    before and multiplied back after."""
    alpha = numpy.clip(seen["light"][..., 3], 0, 1)
    box = _box(alpha)
    seen = {kind: values[box][..., :3] for kind, values in seen.items()}
    cover = alpha[box]
    solid = cover > 0.3
    gloss = numpy.maximum(seen["gloss"], 0)
    color = numpy.maximum(seen["color"], DARKEST)
    light = _spread(numpy.maximum(seen["light"] - gloss, 0) / color, solid)
    light = network.denoised(light, seen["albedo"], seen["normal"], known) * color
    if polished:
        gloss = network.denoised(gloss, seen["albedo"], seen["normal"], known)
    else:
        small = [_halved(values) for values in (gloss, seen["albedo"], seen["normal"])]
        gloss = network.denoised(*small, known).repeat(2, axis=0).repeat(2, axis=1)[: len(cover), : cover.shape[1]]
        gloss = _smooth(gloss) * (cover > 0)[..., None]
    share = numpy.maximum(cover, 1e-3)[..., None]
    light, parts = (_spread(values / share, cover > 0.05) for values in (light, seen["masks"]))
    if _seen_through(cover):
        flat = numpy.zeros_like(seen["normal"])
        cover = network.denoised(numpy.repeat(cover[..., None], 3, axis=2), flat, flat, known).mean(axis=2)
        cover = numpy.clip(cover, 0, 1)
    else:
        cover, parts = _smooth(cover), _smooth(parts)
    _save(folder, f"{name}.light", _framed(numpy.dstack([_coded(light), cover]), box, alpha.shape))
    _save(folder, f"{name}.gloss", _framed(_coded(gloss), box, alpha.shape))
    _save(folder, f"{name}.parts", _framed(numpy.clip(parts, 0, 1) * cover[..., None], box, alpha.shape))


def _seen_through(cover):
    """Whether more than an outline is half clear: glass, cane, paper."""
    return ((cover > 0.02) & (cover < 0.98)).sum() > 0.12 * (cover > 0.02).sum()


def _halved(values):
    """Half as wide and high, by averages of four."""
    even = numpy.pad(values, ((0, len(values) % 2), (0, values.shape[1] % 2), (0, 0)), mode="edge")
    return (even[::2, ::2] + even[1::2, ::2] + even[::2, 1::2] + even[1::2, 1::2]) / 4


def _smooth(values):
    """Rounds off the steps of an outline that few samples leave."""
    for axis in (0, 1):
        room = [(0, 0)] * values.ndim
        room[axis] = (1, 1)
        wide = numpy.moveaxis(numpy.pad(values, room, mode="edge"), axis, 0)
        values = numpy.moveaxis(wide[:-2] * 0.2 + wide[1:-1] * 0.6 + wide[2:] * 0.2, 0, axis)
    return values


def _box(alpha):
    """The slices that hold the piece, with some air round it."""
    rows, columns = numpy.flatnonzero(alpha.any(axis=1)), numpy.flatnonzero(alpha.any(axis=0))
    return tuple(slice(max(0, found[0] - 8), found[-1] + 9) for found in (rows, columns))


def _framed(values, box, shape):
    whole = numpy.zeros((*shape, values.shape[2]), numpy.float32)
    whole[box] = values
    return whole


def _write_shadow(scene, folder, name, catchers, known):
    """What the backdrop loses by the piece: its light with the piece, which the camera does not see, by its light
    without. Quicker than a shadow catcher, and the shadow goes on under the piece."""
    edge = SHADOW_EDGE
    shadow = numpy.ones((edge, edge), numpy.float32)
    if catchers:
        scene.render.resolution_x = scene.render.resolution_y = edge
        pieces = [thing for thing in scene.objects if thing.type == "MESH" and thing not in catchers]
        for plane in catchers:
            plane.visible_camera = True
        for thing in pieces:
            thing.visible_camera = False
        cast, _ = _backdrop(scene, folder, edge, SHADOW_SAMPLES)
        for thing in pieces:
            thing.hide_render = True
        clear, ground = _backdrop(scene, folder, edge, 4)
        clear = _averaged(_spread(clear[..., None], ground)[..., 0], 8)
        near = numpy.clip(clear / clear.max() * 4 - 0.8, 0, 1) * ground
        shadow = 1 + near * (cast / numpy.maximum(clear, 1e-3) - 1)
        shadow = numpy.clip(_softened(shadow, known), 0, 1)
    _save(folder, f"{name}.shadow", numpy.repeat(shadow[..., None], 3, axis=2))


def _backdrop(scene, folder, edge, samples):
    """The light on the backdrop, and where there is any: beyond the floor's horizon there is none."""
    scene.cycles.samples = samples
    tree = scene.node_tree
    tree.nodes.clear()
    camera = tree.nodes.new("CompositorNodeRLayers")
    seen = _rendered(scene, tree, {"backdrop": camera.outputs["Image"]}, folder, (edge, edge))["backdrop"]
    return seen[..., :3].mean(axis=2), seen[..., 3] > 0.98


def _spread(values, known):
    """Carries what is known on over the rest, the nearest first, so that no edge shows in an average."""
    value = numpy.where(known[..., None], values, 0)
    weight = known.astype(numpy.float32)
    for reach in (1, 2, 4, 8, 16, 32, 64):
        near = _near(weight, reach)
        fresh = (weight == 0) & (near > 0)
        for channel in range(value.shape[2]):
            total = _near(value[..., channel] * weight, reach)
            value[..., channel] = numpy.where(fresh, total / numpy.maximum(near, 1e-6), value[..., channel])
        weight = numpy.where(fresh, 1e-3, weight)
    return value


def _softened(shadow, known):
    """The shadow without grain; what lies outside the picture is taken to go on as its rim."""
    rim = 32
    wide = numpy.pad(shadow, rim, mode="edge")
    flat = numpy.zeros((*wide.shape, 3), numpy.float32)
    wide = _averaged(wide, 2)
    wide = network.denoised(numpy.repeat(wide[..., None], 3, axis=2), flat + 0.7, flat, known)[..., 1]
    return _averaged(wide, 2)[rim:-rim, rim:-rim]


def _averaged(values, times):
    """Every pixel as the mean of its neighborhood, time and again."""
    for _ in range(times):
        values = _near(values, 1) / _near(numpy.ones_like(values), 1)
    return values


def _near(values, reach):
    """Sums over a square of 2 · reach + 1."""
    wide = numpy.pad(values, reach + 1)
    sums = wide.astype(numpy.float64).cumsum(axis=0).cumsum(axis=1)
    side = 2 * reach + 1
    height, width = values.shape
    return (
        sums[side : side + height, side : side + width]
        - sums[:height, side : side + width]
        - sums[side : side + height, :width]
        + sums[:height, :width]
    )


def _coded(light):
    """Linear light as sRGB."""
    light = numpy.clip(light, 0, 1)
    return numpy.where(light <= 0.0031308, light * 12.92, 1.055 * numpy.power(light, 1 / 2.4) - 0.055)


def _save(folder, name, values):
    """Writes 0 … 1 as a PNG of 8 bits."""
    height, width, channels = values.shape
    rgba = numpy.ones((height, width, 4), numpy.float32)
    rgba[..., :channels] = values
    picture = bpy.data.images.new(name, width, height, alpha=True)
    picture.colorspace_settings.name = "Non-Color"
    picture.alpha_mode = "CHANNEL_PACKED"
    picture.pixels.foreach_set(numpy.ascontiguousarray(rgba[::-1]).ravel())
    picture.filepath_raw = os.path.join(folder, f"{name}.png")
    picture.file_format = "PNG"
    picture.save()
    bpy.data.images.remove(picture)


def _mix(tree, blend, a, b):
    node = tree.nodes.new("CompositorNodeMixRGB")
    node.blend_type = blend
    tree.links.new(a, node.inputs[1])
    tree.links.new(b, node.inputs[2])
    return node.outputs[0]

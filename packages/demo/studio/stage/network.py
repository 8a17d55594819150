"""The denoising network: reads Open Image Denoise's published weights (`.tza`) and runs its U-Net with numpy.

Architecture, transfer curve and file layout are those of Open Image Denoise 2 (Apache-2.0); see README.md for
where the weights come from."""

import struct

import numpy

ROWS = 8
"""Rows unrolled at a time: the columns of one strip stay in the processor's cache."""

TOP = 65504.0
"""The brightest light that the curve codes."""


def weights(path):
    """Tensors by name, as float32."""
    with open(path, "rb") as file:
        data = file.read()
    magic, major, _, table = struct.unpack_from("<HBBQ", data, 0)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f"{path} is no weights file of version 2")
    (count,) = struct.unpack_from("<I", data, table)
    at, found = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode("ascii")
        at += 2 + length
        axes = data[at]
        shape = struct.unpack_from(f"<{axes}I", data, at + 1)
        at += 1 + 4 * axes + axes
        kind = {"f": "<f4", "h": "<f2"}[chr(data[at])]
        (offset,) = struct.unpack_from("<Q", data, at + 1)
        at += 9
        values = numpy.frombuffer(data, kind, int(numpy.prod(shape)), offset)
        found[name] = values.reshape(shape).astype(numpy.float32)
    return found


def denoised(light, albedo, normal, known):
    """Light (height, width, 3; linear, any scale) without grain. `albedo` is 0 … 1 and `normal` −1 … 1, both
    as noisy as they were rendered; `known` are the weights."""
    height, width = light.shape[:2]
    seen = light[light > 0]
    scale = 0.18 / float(numpy.exp(numpy.log(seen + 1e-4).mean())) if seen.size else 1.0
    top = _coded(numpy.float32(TOP))
    given = numpy.concatenate(
        [_coded(numpy.maximum(light * scale, 0)) / top, numpy.clip(albedo, 0, 1), normal * 0.5 + 0.5], axis=2
    )
    room = ((0, -height % 16), (0, -width % 16), (0, 0))
    planes = numpy.ascontiguousarray(numpy.pad(given, room, mode="edge").transpose(2, 0, 1), numpy.float32)
    out = _unet(planes, known).transpose(1, 2, 0)[:height, :width]
    return _decoded(numpy.clip(out, 0, 1) * top) / scale


def _unet(given, known):
    def conv(planes, name, active=True):
        return _convolved(planes, known[f"{name}.weight"], known[f"{name}.bias"], active)

    x = _pooled(conv(conv(given, "enc_conv0"), "enc_conv1"))
    skips = [given, x]
    for level in (2, 3, 4):
        x = _pooled(conv(x, f"enc_conv{level}"))
        skips.append(x)
    x = conv(conv(skips.pop(), "enc_conv5a"), "enc_conv5b")
    for level in (4, 3, 2, 1):
        x = numpy.concatenate([x.repeat(2, axis=1).repeat(2, axis=2), skips.pop()])
        x = conv(conv(x, f"dec_conv{level}a"), f"dec_conv{level}b")
    return conv(x, "dec_conv0", active=False)


def _convolved(planes, kernel, bias, active):
    """A 3 × 3 convolution, strip by strip as one matrix product each."""
    channels, height, width = planes.shape
    padded = numpy.pad(planes, ((0, 0), (1, 1), (1, 1)))
    flat = kernel.transpose(0, 2, 3, 1).reshape(len(kernel), -1)
    out = numpy.empty((len(kernel), height * width), numpy.float32)
    rows = max(2, ROWS * 32 // channels)
    # All strips share one buffer: allocating one for each takes as long as the products.
    memory = numpy.empty(9 * channels * rows * width, numpy.float32)
    for top in range(0, height, rows):
        tall = min(rows, height - top)
        columns = memory[: 9 * channels * tall * width].reshape(3, 3, channels, tall, width)
        for y in range(3):
            for x in range(3):
                columns[y, x] = padded[:, top + y : top + y + tall, x : x + width]
        strip = out[:, top * width : (top + tall) * width]
        numpy.matmul(flat, columns.reshape(9 * channels, tall * width), out=strip)
        strip += bias[:, None]
        if active:
            numpy.maximum(strip, 0, out=strip)
    return out.reshape(-1, height, width)


def _pooled(planes):
    rows = numpy.maximum(planes[:, ::2], planes[:, 1::2])
    return numpy.maximum(rows[:, :, ::2], rows[:, :, 1::2])


def _coded(light):
    """Light on the perceptual curve that the network was trained on."""
    dim = 1.41283765e03 * light
    middle = 1.64593172 * numpy.power(light, 4.31384981e-01) - 2.94139609e-03
    bright = 1.92653254e-01 * numpy.log(light + 6.26026094e-03) + 9.98620152e-01
    return numpy.where(light <= 1.57945760e-06, dim, numpy.where(light <= 3.22087631e-02, middle, bright))


def _decoded(code):
    dim = code / 1.41283765e03
    middle = numpy.power(numpy.maximum(code + 2.94139609e-03, 0) / 1.64593172, 1 / 4.31384981e-01)
    bright = numpy.exp((code - 9.98620152e-01) / 1.92653254e-01) - 6.26026094e-03
    return numpy.where(code <= 2.23151711e-03, dim, numpy.where(code <= 3.70974749e-01, middle, bright))

"""Tells whether a picture is still that of its piece: a hash of the scene as built, so that code may be rewritten
freely and only what would look otherwise is rendered anew."""

import hashlib
import json

import bpy
import numpy

PROCESS = 5
"""Raised when the passes themselves are made another way (`passes.py`, `network.py`)."""


def fingerprint(size, samples):
    """Hex digest over the shapes, finishes, lights and camera of the current scene."""
    digest = hashlib.sha256(json.dumps([PROCESS, size, samples]).encode())
    for thing in sorted(bpy.context.scene.objects, key=lambda found: found.name):
        place = _told([value for row in thing.matrix_world for value in row])
        digest.update(f"{thing.type} {thing.is_shadow_catcher} {place}".encode())
        if thing.type == "MESH":
            _mesh(digest, thing.data)
        elif thing.type in {"LIGHT", "CAMERA"}:
            digest.update(json.dumps(_plain(thing.data)).encode())
    digest.update(json.dumps(_nodes(bpy.context.scene.world.node_tree)).encode())
    return digest.hexdigest()[:32]


def _mesh(digest, data):
    places = numpy.empty(len(data.vertices) * 3, numpy.float32)
    data.vertices.foreach_get("co", places)
    corners = numpy.empty(len(data.loops), numpy.int32)
    data.loops.foreach_get("vertex_index", corners)
    digest.update(numpy.round(places, 3).tobytes() + corners.tobytes())
    if "grain" in data.attributes:
        grain = numpy.empty(len(data.vertices) * 3, numpy.float32)
        data.attributes["grain"].data.foreach_get("vector", grain)
        digest.update(numpy.round(grain, 2).tobytes())
    for material in data.materials:
        digest.update(json.dumps(_nodes(material.node_tree)).encode())


def _nodes(tree):
    nodes, ramps = [], []
    for node in tree.nodes:
        nodes.append([_plain(node), [_told(getattr(socket, "default_value", None)) for socket in node.inputs]])
        if hasattr(node, "color_ramp"):
            ramps.append([[_told(stop.position), _told(stop.color)] for stop in node.color_ramp.elements])
    links = [
        [link.from_node.name, link.from_socket.identifier, link.to_node.name, link.to_socket.identifier]
        for link in tree.links
    ]
    return [nodes, ramps, links]


def _plain(thing):
    """The properties of a node, lamp or camera that are plain values."""
    told = {}
    for known in thing.bl_rna.properties:
        if known.type in {"FLOAT", "INT", "BOOLEAN", "ENUM", "STRING"} and not known.identifier.startswith("bl_"):
            told[known.identifier] = _told(getattr(thing, known.identifier))
    for unseen in ("name_full", "location", "width", "width_hidden", "height", "select"):
        told.pop(unseen, None)
    return told


def _told(value):
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, (int, str, bool)) or value is None:
        return value
    if isinstance(value, set):
        return sorted(value)
    return [_told(part) for part in value]

"""Puts a listed piece into a room, in color."""

from mathutils import Matrix, Vector

from joinery.workpiece import turned
from kind.roll import built
from piece.listed import listed
from room.paint import paint


def furnish(placed):
    """Builds the pieces of a scene where they stand."""
    known = {details["id"]: details for details in listed()}
    for put in placed:
        _place(known[put["piece"]], put)


def _place(details, put):
    piece = built({**details, "look": {**details["look"], **put["look"]}})
    unknown = set(put["colors"]) - set(details["parts"])
    if unknown:
        raise ValueError(f"{details['id']} has no {', '.join(sorted(unknown))}")
    for part, color in put["colors"].items():
        paint(piece.materials.of(part), color)
    points = list(piece.points())
    low = min(point.z for point in points)
    x, y, z = put["at"]
    where = Matrix.Translation(Vector((x, y, z))) @ turned((0, 0, put["turn"])) @ Matrix.Translation((0, 0, -low))
    for thing in piece.objects:
        thing.matrix_world = where @ thing.matrix_world

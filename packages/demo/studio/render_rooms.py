"""Renders the rooms: `blender -b --factory-startup -P render_rooms.py -- --out FOLDER` (see README.md)."""

import argparse
import json
import math
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402

from room.furnish import furnish  # noqa: E402
from room.scenes import SCENES  # noqa: E402
from room.shell import shell  # noqa: E402
from stage import passes, studio  # noqa: E402
from stage.fingerprint import fingerprint  # noqa: E402


def main():
    wanted = _arguments()
    os.makedirs(wanted.out, exist_ok=True)
    known = _read(wanted.known)
    for details in SCENES:
        if not wanted.rooms or details["name"] in wanted.rooms.split(","):
            shoot(details, wanted, known)


def shoot(details, wanted, known):
    started = time.time()
    studio.empty()
    shell(details)
    furnish(details["placed"])
    _camera(details)
    width = details.get("width", wanted.width)
    samples = details.get("samples", wanted.samples)
    print_of = fingerprint(width, samples)
    if known.get(details["name"]) == print_of:
        return
    height = round(width * details["tall"])
    passes.whole(wanted.out, details["name"], (width, height), samples, wanted.threads, wanted.weights)
    room = {"name": details["name"], "width": width, "height": height, "fingerprint": print_of}
    print(f"{details['name']}: {time.time() - started:.0f} s\nFINISHED {json.dumps(room)}", flush=True)


def _camera(details):
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    if details["tall"] > 1:
        camera.data.sensor_fit = "HORIZONTAL"
    camera.data.lens, camera.data.sensor_width, camera.data.shift_y = details["lens"], 36, -details["drop"]
    camera.location = details["camera"]
    camera.rotation_euler = (math.radians(90), 0, math.radians(details["yaw"]))
    camera.data.clip_start, camera.data.clip_end = 4, 4000


def _read(path):
    if not path or not os.path.exists(path):
        return {}
    with open(path, encoding="utf8") as file:
        return {room["name"]: room["fingerprint"] for room in json.load(file)}


def _arguments():
    own = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    reader = argparse.ArgumentParser(prog="render_rooms.py")
    reader.add_argument("--out", required=True, help="folder of the pictures")
    reader.add_argument("--weights", required=True, help="rt_hdr_alb_nrm.tza of Open Image Denoise")
    reader.add_argument("--known", default="", help="index.json of what has been rendered")
    reader.add_argument("--rooms", default="", help="names, comma-separated; all without")
    reader.add_argument("--width", type=int, default=1120, help="pixels")
    reader.add_argument("--samples", type=int, default=6)
    reader.add_argument("--threads", type=int, default=1)
    return reader.parse_args(own)


main()

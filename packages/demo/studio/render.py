"""Renders the studio's pieces: `blender -b --factory-startup -P render.py -- --out FOLDER` (see README.md)."""

import argparse
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kind.roll import built, module_of  # noqa: E402
from piece.listed import listed  # noqa: E402
from stage import camera, passes, studio  # noqa: E402
from stage.fingerprint import fingerprint  # noqa: E402


def main():
    wanted = _arguments()
    os.makedirs(wanted.out, exist_ok=True)
    for details in listed():
        if not _chosen(details, wanted):
            continue
        for view in wanted.views.split(","):
            shoot(details, view, wanted)


def shoot(details, view, wanted):
    """Renders one view unless the same has been rendered before."""
    name = f"{details['id']}.{view}"
    mark = os.path.join(wanted.out, f"{name}.json")
    print_of = fingerprint(details, view, wanted.size, wanted.samples, module_of(details["kind"]))
    if not wanted.force and _read(mark).get("fingerprint") == print_of:
        return
    started = time.time()
    studio.empty()
    piece = built(details)
    _, middle, span = camera.frame(list(piece.points()), view, details["turn"], details["above"])
    studio.light(middle, span, details["stands"])
    passes.develop(wanted.out, name, wanted.size, wanted.samples, wanted.threads)
    took = round(time.time() - started, 1)
    with open(mark, "w", encoding="utf8") as file:
        json.dump({"fingerprint": print_of, "seconds": took}, file)
    print(f"STUDIO {name} {took} s", flush=True)


def _chosen(details, wanted):
    if wanted.pieces and details["id"] not in wanted.pieces.split(","):
        return False
    return not wanted.kinds or details["kind"] in wanted.kinds.split(",")


def _read(path):
    if not os.path.exists(path):
        return {}
    with open(path, encoding="utf8") as file:
        return json.load(file)


def _arguments():
    own = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    reader = argparse.ArgumentParser(prog="render.py")
    reader.add_argument("--out", required=True, help="folder of the passes")
    reader.add_argument("--pieces", default="", help="ids, comma-separated; all without")
    reader.add_argument("--kinds", default="", help="kinds, comma-separated; all without")
    reader.add_argument("--views", default="angle", help="front,angle,side,detail")
    reader.add_argument("--size", type=int, default=900, help="pixels")
    reader.add_argument("--samples", type=int, default=48)
    reader.add_argument("--threads", type=int, default=1)
    reader.add_argument("--force", action="store_true", help="render what has not changed, too")
    return reader.parse_args(own)


main()

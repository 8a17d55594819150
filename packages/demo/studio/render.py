"""Renders the studio's pieces: `blender -b --factory-startup -P render.py -- --out FOLDER` (see README.md)."""

import argparse
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kind.roll import built  # noqa: E402
from piece.listed import listed  # noqa: E402
from stage import camera, passes, studio  # noqa: E402
from stage.fingerprint import fingerprint  # noqa: E402

CLEARLY, CLEAR = {"glass"}, 3
"""Finishes that light passes through by chance, and how many times the samples they need."""

POLISHED = {"metal", "mirror", "glass", "lacquer", "marble", "burl", "ceramic"}
"""Finishes that show what they reflect."""


def main():
    wanted = _arguments()
    os.makedirs(wanted.out, exist_ok=True)
    known = _read(wanted.known)
    for view in wanted.views.split(","):
        for details in _every_kind_first([piece for piece in listed() if _chosen(piece, wanted)]):
            shoot(details, view, wanted, known)


def shoot(details, view, wanted, known):
    """Renders one view unless the same has been rendered before."""
    name = f"{details['id']}.{view}"
    started = time.time()
    studio.empty()
    piece = built(details)
    _, middle, span = camera.frame(list(piece.points()), view, details["turn"], details["above"])
    worn = piece.materials.worn()
    studio.light(middle, span, details["stands"], "mirror" in worn)
    first = view == camera.FIRST
    size = wanted.size or (camera.FIRST_SIZE if first else camera.SIZE)
    samples = wanted.samples or (camera.FIRST_SAMPLES if first else camera.SAMPLES)
    samples *= CLEAR if CLEARLY & worn else 1
    print_of = fingerprint(size, samples)
    if known.get(name) == print_of and not wanted.force:
        return
    passes.develop(wanted.out, name, size, samples, wanted.threads, wanted.weights, bool(POLISHED & worn))
    shot = {"piece": details["id"], "view": view, "edge": size, "fingerprint": print_of}
    print(f"{name}: {time.time() - started:.0f} s\nFINISHED {json.dumps(shot)}", flush=True)


def _every_kind_first(pieces):
    """The first piece of every kind, then the second of every kind, and so on."""
    turn, counts = [], {}
    for piece in pieces:
        counts[piece["kind"]] = counts.get(piece["kind"], 0) + 1
        turn.append(counts[piece["kind"]])
    return [piece for _, piece in sorted(zip(turn, pieces), key=lambda pair: pair[0])]


def _chosen(details, wanted):
    if wanted.pieces and details["id"] not in wanted.pieces.split(","):
        return False
    return not wanted.kinds or details["kind"] in wanted.kinds.split(",")


def _read(path):
    """Fingerprints by piece and view of the index of what has been rendered."""
    if not path or not os.path.exists(path):
        return {}
    with open(path, encoding="utf8") as file:
        return {f"{shot['piece']}.{shot['view']}": shot["fingerprint"] for shot in json.load(file)}


def _arguments():
    own = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    reader = argparse.ArgumentParser(prog="render.py")
    reader.add_argument("--out", required=True, help="folder of the passes")
    reader.add_argument("--weights", required=True, help="rt_hdr_alb_nrm.tza of Open Image Denoise")
    reader.add_argument("--known", default="", help="index.json of what has been rendered")
    reader.add_argument("--pieces", default="", help="ids, comma-separated; all without")
    reader.add_argument("--kinds", default="", help="kinds, comma-separated; all without")
    reader.add_argument("--views", default="angle", help="front,angle,side,detail")
    reader.add_argument("--size", type=int, help="pixels; what each view is committed with, without")
    reader.add_argument("--samples", type=int, help="a pixel")
    reader.add_argument("--threads", type=int, default=1)
    reader.add_argument("--force", action="store_true", help="render what has not changed, too")
    return reader.parse_args(own)


main()

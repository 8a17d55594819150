"""Tells whether a picture is still that of its piece: a hash of the parameters and of the code that models it."""

import glob
import hashlib
import json
import os

STUDIO = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SHARED = ("stage", "material", "joinery", "upholstery")


def fingerprint(details, view, size, samples, module):
    """Hex digest over what the picture depends on; `module` is the path of the kind's code, which
    may go on in files whose names begin with its own."""
    digest = hashlib.sha256()
    shown = {name: details[name] for name in ("id", "kind", "size", "parts", "look", "stands", "turn", "above")}
    finishes = {part: what["finish"] for part, what in details["parts"].items()}
    digest.update(json.dumps([{**shown, "parts": finishes}, view, size, samples], sort_keys=True).encode())
    for path in sorted(_sources()) + sorted(glob.glob(module.removesuffix(".py") + "*.py")):
        with open(path, "rb") as file:
            digest.update(file.read())
    return digest.hexdigest()[:32]


def _sources():
    for folder in SHARED:
        for name in os.listdir(os.path.join(STUDIO, folder)):
            if name.endswith(".py"):
                yield os.path.join(STUDIO, folder, name)

"""Writes pieces.json, the studio's list for whoever chooses pictures: `python3 piece/write_list.py`."""

import json
import os
import sys

STUDIO = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, STUDIO)

from piece.listed import listed  # noqa: E402

with open(os.path.join(STUDIO, "pieces.json"), "w", encoding="utf8") as file:
    file.write("[\n" + ",\n".join("  " + json.dumps(piece) for piece in listed()) + "\n]\n")

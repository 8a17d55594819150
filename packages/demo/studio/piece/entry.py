"""How a piece is written down: what it is, how large, and what its parts may be made of."""

PASSES_FOR = {
    "woven": ["linen", "cotton", "wool", "tweed"],
    "velvet": ["velvet", "mohair"],
    "boucle": ["boucle", "sherpa"],
    "leather": ["leather"],
    "pile": ["wool", "cotton", "silk"],
    "shade": ["linen", "paper", "silk"],
    "wood": [
        "walnut",
        "oak",
        "white_oak",
        "teak",
        "mahogany",
        "cherry",
        "rosewood",
        "ash",
        "birch",
        "maple",
        "elm",
        "pine",
        "ebonized_wood",
    ],
    "rough_wood": ["reclaimed_wood", "elm", "pine"],
    "burl": ["burl_wood"],
    "painted": ["painted_wood"],
    "lacquer": ["lacquer"],
    "rattan": ["rattan", "bamboo"],
    "wicker": ["wicker", "seagrass", "jute"],
    "marble": ["marble"],
    "travertine": ["travertine"],
    "concrete": ["concrete", "plaster"],
    "metal": ["brass", "bronze", "chrome", "steel", "copper", "gilded", "aluminum"],
    "iron": ["iron", "blackened_steel"],
    "ceramic": ["ceramic", "porcelain"],
    "stoneware": ["stoneware", "terracotta"],
    "glass": ["glass"],
}
"""Which of the catalog's materials a finish may pass for once colored."""


def entry(name, kind, types, styles, size, main, second=None, trim=None, stands="floor", turn=0, above=0, **look):
    """A piece. `size` is width, depth, height in inches; `main`, `second` and `trim` name finishes of recolorable
    parts; `types` and `styles` are the catalog's raw names; `turn` turns it for the camera and `above`
    lifts the camera (degrees)."""
    parts = {}
    for part, finish in (("main", main), ("second", second), ("trim", trim)):
        if finish:
            parts[part] = {"finish": finish, "materials": PASSES_FOR[finish]}
    return {
        "id": name,
        "kind": kind,
        "types": types.split(),
        "styles": styles.split(),
        "size": list(size),
        "parts": parts,
        "stands": stands,
        "turn": turn,
        "above": above,
        "look": look,
    }

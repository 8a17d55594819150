"""The rack of finishes: which shader a part of a piece wears, and which catalog materials it may pass for."""

from material import cloth, mineral, wood

FINISHES = {
    "woven": cloth.woven,
    "velvet": cloth.velvet,
    "boucle": cloth.boucle,
    "leather": cloth.leather,
    "pile": cloth.pile,
    "shade": cloth.shade,
    "wood": wood.wood,
    "rough_wood": wood.rough_wood,
    "burl": wood.burl,
    "painted": wood.painted,
    "lacquer": wood.lacquer,
    "rattan": wood.rattan,
    "wicker": wood.wicker,
    "cane": wood.cane,
    "marble": mineral.marble,
    "travertine": mineral.travertine,
    "concrete": mineral.concrete,
    "metal": mineral.metal,
    "iron": mineral.iron,
    "ceramic": mineral.ceramic,
    "stoneware": mineral.stoneware,
    "glass": mineral.glass,
    "mirror": mineral.mirror,
    "lit": mineral.lit,
    "dark": mineral.dark,
    "leaf": mineral.leaf,
    "natural": mineral.natural,
}


class Rack:
    """Makes each finish once for a piece; a part is `main`, `second`, `trim`, or a finish by its own name."""

    def __init__(self, finishes):
        self.finishes = finishes
        self.made = {}

    def of(self, part):
        """The Blender material of a part; what names a finish itself is never recolored."""
        if part not in self.made:
            self.made[part] = FINISHES[self.finishes.get(part, part)](part)
        return self.made[part]

    def worn(self):
        """Names of the finishes made so far."""
        return {self.finishes.get(part, part) for part in self.made}

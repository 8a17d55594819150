"""The rooms that Heirloop shows itself in, inch by inch."""


def put(piece, x, y, z=0, turn=0, main=None, second=None, trim=None, **look):
    """A piece of the list where it stands: x right, y (negative) before the wall, z its lowest point, in inches."""
    colors = {part: color for part, color in (("main", main), ("second", second), ("trim", trim)) if color}
    return {"piece": piece, "at": (x, y, z), "turn": turn, "colors": colors, "look": look}


def scene(name, wall, placed, **rest):
    """A room. `laid` is `boards` or `screed`, `camera` stands at x, y, z, looks `yaw` degrees to the left, and
    `drop` (share of the width) lowers what it shows; `skirting` is its height and `trim` its color; the picture is
    `tall` times as high as wide."""
    usual = {
        "floor": "oak",
        "laid": "boards",
        "skirting": 5,
        "trim": wall,
        "sun": 1.0,
        "fill": 1.0,
        "camera": (0, -215, 50),
        "lens": 34,
        "yaw": 0,
        "drop": 0.07,
        "tall": 0.625,
    }
    return {"name": name, "wall": wall, "placed": placed, **usual, **rest}


def hero(name, wall, placed, **rest):
    """A room at the top of a page: as wide as a large screen, with half the samples for each pixel."""
    return scene(name, wall, placed, **{"width": 2400, "samples": 3, **rest})


def setting(name, wall, floor, **rest):
    """An empty place that a view of a single piece is laid over (`src/shot/setting.ts`): 130 inches of wall, seen
    as the studio sees a piece from the front, and lit by no sun, for the piece could not stand in its way."""
    seen = {"camera": (0, -307, 53), "lens": 85, "drop": 0.158, "tall": 1.25, "width": 800}
    return scene(f"setting-{name}", wall, [], **{"floor": floor, "sun": 0, **seen, **rest})


# One piece a line, so that a room reads as a plan.
# fmt: off
SCENES = [
    hero("home", "#e6ddcf", [
        put("rug-lattice", 2, -62, main="oat", second="clay"),
        put("sofa-slope", -8, -25, main="forest", second="walnut"),
        put("art-cutouts", -34, 0, 44, main="ivory", second="oak", trim="terracotta"),
        put("art-arches", -2, 0, 45, main="oat", second="oak", trim="mustard"),
        put("coffee-pebble", 2, -68, main="walnut", second="walnut"),
        put("bowl-wood", 11, -66, 15.2, main="oak"),
        put("vase-branches", -9, -69, 15.2, main="clay"),
        put("floor-tripod", -74, -20, main="ivory", second="oak", trim="brass"),
        put("armchair-slope", 59, -54, turn=-46, main="rust", second="walnut"),
        put("side-tulip", 52, -18, main="marble", second="white"),
        put("table-ball", 52, -18, 21, main="ivory", second="terracotta", trim="brass"),
        put("planter-egg", 84, -16, main="clay"),
    ]),
    scene("living-room", "#cfd3c4", [
        put("rug-bordered", -4, -62, main="ivory", second="olive"),
        put("sofa-leather-wood", -14, -24, main="cognac", second="walnut"),
        put("mirror-round", -14, 0, 44, main="brass"),
        put("round-coffee-tapered", -6, -66, main="oak", second="oak"),
        put("bowl-stone", -8, -66, 16, main="ivory"),
        put("floor-arc", 44, -24, turn=180, main="marble", second="brass"),
        put("lounge-frame", 56, -58, turn=-46, main="mustard", second="walnut"),
        put("stand-wood", -70, -18, main="walnut"),
        put("planter-cone", -70, -18, 24, main="ivory"),
        put("sconce-globe", -56, 0, 56, main="brass"),
    ], floor="walnut"),
    scene("bedroom", "#d8c9b8", [
        put("rug-round", 30, -92, main="ivory", second="clay"),
        put("bed-arched", 0, -46, main="oat", second="oak"),
        put("night-tapered", -50, -14, main="oak", second="oak"),
        put("night-tapered", 50, -14, main="oak", second="oak"),
        put("table-gourd", -50, -14, 24, main="ivory", second="sage", trim="brass"),
        put("vase-moon", 50, -14, 24, main="ivory"),
        put("art-arches", -16, 0, 56, main="ivory", second="oak", trim="terracotta"),
        put("art-cutouts", 14, 0, 55, main="oat", second="oak", trim="sage"),
        put("armchair-boucle", 84, -44, turn=-38, main="ivory", second="oak"),
    ], camera=(14, -235, 52)),
    scene("dining-room", "#e3d7c4", [
        put("rug-bordered", 0, -62, main="oat", second="rust"),
        put("dining-oval-drum", 0, -62, main="oak", second="oak"),
        put("dining-wishbone", -24, -92, turn=180, main="seagrass", second="oak"),
        put("dining-wishbone", 22, -92, turn=176, main="seagrass", second="oak"),
        put("dining-wishbone", -24, -34, main="seagrass", second="oak"),
        put("dining-wishbone", 22, -34, main="seagrass", second="oak"),
        put("pendant-paper", 0, -62, 52, main="ivory", second="oak", drop=60),
        put("vase-branches", -2, -62, 30, main="clay"),
        put("bowl-wood", 20, -60, 30, main="walnut"),
        put("sideboard-cane", 74, -12, main="oak", second="oak", trim="brass"),
        put("mirror-pebble", 74, 0, 40, main="oak"),
        put("table-column", 96, -12, 30, main="ivory", second="walnut", trim="brass"),
    ], camera=(14, -235, 54)),
    scene("office", "#c9cfd0", [
        put("rug-arcs", 0, -58, main="ivory", second="navy", trim="mustard"),
        put("desk-tapered", -2, -36, main="walnut", second="walnut", trim="brass"),
        put("desk-chair", 2, -66, turn=170, main="cognac", second="chrome"),
        put("desk-jointed", -18, -32, 30, main="brass", second="brass"),
        put("vase-bottle", 16, -30, 30, main="teal"),
        put("book-wide", 66, -9, main="walnut", second="walnut"),
        put("art-cutouts", -16, 0, 46, main="ivory", second="walnut", trim="navy"),
        put("art-arches", 14, 0, 47, main="ivory", second="walnut", trim="rust"),
        put("planter-tub", -52, -20, main="concrete"),
        put("basket-coiled", 42, -14, main="seagrass"),
    ], floor="oak"),
    scene("entryway", "#ddd2bf", [
        put("rug-runner", 0, -64, main="rust", second="ivory", trim="navy"),
        put("console-drawers", 0, -10, main="walnut", second="walnut", trim="brass"),
        put("mirror-arch", 0, 0, 40, main="brass"),
        put("table-bottle", -18, -10, 31, main="ivory", second="blue", trim="brass"),
        put("vase-branches", 17, -10, 31, main="ivory"),
        put("basket-coiled", -12, -10, 7, main="seagrass"),
        put("stool-drum", 48, -16, main="teal"),
        put("bench-cord", -66, -14, main="seagrass", second="walnut"),
        put("planter-egg", 72, -16, main="ivory"),
    ], camera=(4, -190, 50), laid="screed", floor="#c9bba6"),
    hero("trade", "#d3c8b6", [
        put("rug-oriental", 0, -66, main="burgundy", second="navy", trim="oat"),
        put("sectional-velvet", -24, -40, main="teal", second="brass"),
        put("coffee-plinths", 10, -82, main="stone", second="stone"),
        put("vase-flare", 16, -82, 15, main="burgundy"),
        put("armchair-channel", 74, -74, turn=-58, main="mustard", second="brass"),
        put("floor-globe", 66, -20, main="brass"),
        put("mirror-burst", -24, 0, 44, main="brass"),
        put("pedestal-fluted", 94, -18, main="ivory"),
    ], floor="walnut"),
    hero("impact", "#c4cbb8", [
        put("dresser-tapered", -8, -13, main="teak", second="teak"),
        put("mirror-frame", -18, 0, 38, main="pine"),
        put("planter-egg", 12, -12, 31, main="clay"),
        put("candle-pair", -30, -12, 31, main="brass"),
        put("rocker-spindle", 56, -44, turn=-40, main="oat", second="oak"),
        put("basket-coiled", 84, -20, main="seagrass"),
        put("stand-wood", -64, -18, main="oak"),
        put("planter-cone", -64, -18, 24, main="clay"),
        put("rug-round", 20, -74, main="ivory", second="sage"),
    ], floor="pine"),
    hero("how-it-works", "#e0d5c6", [
        put("credenza-mixed", -6, -12, main="teak", second="teak"),
        put("table-mushroom", -30, -12, 29, main="terracotta", second="brass"),
        put("vase-urn", 4, -11, 29, main="charcoal"),
        put("bowl-stone", 20, -12, 29, main="ivory"),
        put("art-cutouts", -12, 0, 44, main="ivory", second="walnut", trim="rust"),
        put("lounge-rattan", 62, -46, turn=-42, main="ivory", second="rattan"),
        put("rug-lattice", 10, -70, main="ivory", second="charcoal"),
        put("planter-tub", -62, -22, main="concrete"),
    ]),
    hero("consign", "#d9cdbb", [
        put("wingback-plain", -30, -38, turn=28, main="sage", second="walnut"),
        put("side-tripod", 4, -26, main="mahogany", second="mahogany"),
        put("table-gourd", 4, -26, 23, main="ivory", second="navy", trim="brass"),
        put("trunk-strapped", 48, -26, turn=-8, main="cognac", second="walnut", trim="brass"),
        put("clock-mantel", 50, -24, 19.2, main="mahogany", second="brass"),
        put("mirror-cheval", -76, -24, turn=24, main="mahogany", trim="brass"),
        put("art-arches", 44, 0, 46, main="ivory", second="mahogany", trim="burgundy"),
        put("rug-oriental", 0, -72, main="rust", second="navy", trim="oat"),
    ], floor="oak"),
    scene("style-mid-century", "#d6cbb2", [
        put("rug-arcs", 0, -66, main="oat", second="rust", trim="mustard"),
        put("credenza-mixed", -10, -12, main="walnut", second="walnut"),
        put("clock-burst", -12, 0, 46, main="brass", second="walnut"),
        put("table-column", -36, -12, 29, main="ivory", second="walnut", trim="brass"),
        put("vase-bottle", 14, -12, 29, main="mustard"),
        put("lounge-frame", 56, -50, turn=-42, main="teal", second="walnut"),
        put("nest-tapered", 84, -24, main="walnut", second="walnut"),
    ], floor="oak"),
    scene("style-traditional", "#b9c2b4", [
        put("rug-oriental", 0, -70, main="burgundy", second="navy", trim="oat"),
        put("sofa-roll", -8, -26, main="cognac", second="mahogany"),
        put("mirror-frame", -8, 0, 46, main="mahogany"),
        put("side-tripod", -66, -20, main="mahogany", second="mahogany"),
        put("table-gourd", -66, -20, 23, main="ivory", second="ivory", trim="brass"),
        put("wingback-tufted", 66, -52, turn=-44, main="forest", second="mahogany"),
        put("ottoman-tufted", 0, -76, main="cognac", second="mahogany"),
    ], floor="walnut", skirting=8, trim="#e8e2d6"),
    scene("style-scandinavian", "#e9e6df", [
        put("rug-lattice", 0, -62, main="white", second="gray"),
        put("loveseat-slope", -12, -24, main="white", second="oak"),
        put("round-coffee-tapered", 0, -66, main="ash", second="ash"),
        put("vase-cylinder", -3, -66, 16, main="gray"),
        put("floor-tripod", -62, -22, main="white", second="ash", trim="brass"),
        put("art-arches", -12, 0, 46, main="white", second="ash", trim="blue"),
        put("dining-shell", 50, -26, turn=-30, main="ash", second="ash"),
        put("stand-wood", 78, -18, main="ash"),
        put("planter-cone", 78, -18, 24, main="white"),
    ], floor="ash"),
    scene("style-industrial", "#a99f94", [
        put("rug-bordered", 0, -62, main="charcoal", second="gray"),
        put("loveseat-leather", -16, -26, main="brown", second="iron"),
        put("coffee-hairpin", 0, -70, main="elm", second="iron"),
        put("book-steel", 60, -10, main="elm", second="iron"),
        put("counter-steel", 94, -30, main="elm", second="iron"),
        put("pendant-dome", -16, -40, 58, main="iron", second="iron", drop=60),
        put("planter-tub", -66, -22, main="concrete"),
        put("clock-dial", 22, 0, 52, main="walnut"),
    ], laid="screed", floor="#8f8a84", skirting=0),
    scene("kitchen", "#dfd8c8", [
        put("rug-runner", -2, -92, main="oat", second="clay", trim="rust"),
        put("dining-turned", -8, -52, main="oak", second="white"),
        put("dining-spindle", -36, -84, turn=180, main="black_wood", second="black_wood"),
        put("dining-spindle", 16, -84, turn=176, main="black_wood", second="black_wood"),
        put("dining-spindle", -36, -24, main="black_wood", second="black_wood"),
        put("dining-spindle", 16, -24, main="black_wood", second="black_wood"),
        put("pendant-dome", -30, -52, 62, main="forest", second="brass", drop=60),
        put("pendant-dome", 14, -52, 62, main="forest", second="brass", drop=60),
        put("bowl-wood", -16, -52, 30, main="walnut"),
        put("vase-branches", 6, -50, 30, main="ivory"),
        put("cabinet-glazed", 68, -10, main="sage", trim="brass"),
        put("counter-wood", 98, -30, main="oak", second="oak"),
        put("planter-tub", -86, -20, main="clay"),
    ], camera=(4, -235, 54), floor="oak"),
    scene("family-room", "#ccc3b4", [
        put("rug-lattice", 0, -64, main="ivory", second="charcoal"),
        put("media-slat", -14, -11, main="walnut", second="walnut"),
        put("art-cutouts", -34, 0, 38, main="ivory", second="walnut", trim="teal"),
        put("art-arches", -6, 0, 39, main="oat", second="walnut", trim="rust"),
        put("table-mushroom", 10, -11, 22, main="rust", second="brass"),
        put("vase-urn", -40, -11, 22, main="ivory"),
        put("armchair-roll", 62, -56, turn=-50, main="cognac", second="walnut"),
        put("pouf-leather", -2, -74, main="camel"),
        put("book-wide", 92, -9, main="walnut", second="walnut"),
        put("planter-egg", -66, -20, main="clay"),
        put("basket-coiled", 32, -16, main="seagrass"),
    ], floor="walnut"),
    scene("bathroom", "#c7d0cd", [
        put("rug-runner", 0, -62, main="ivory", second="sky", trim="navy"),
        put("vanity-round", -8, -12, main="oak", second="oak", trim="brass"),
        put("stool-drum", -6, -38, main="ivory"),
        put("stand-wire", -58, -18, main="iron"),
        put("planter-cone", -58, -18, 26, main="ivory"),
        put("screen-linen", 62, -10, main="oak", second="ivory"),
        put("basket-coiled", 26, -16, main="seagrass"),
        put("stool-three", 84, -20, main="oak", second="oak"),
        put("candle-pair", 84, -20, 17, main="brass"),
    ], camera=(6, -200, 50), laid="screed", floor="#cfc6b6"),
    scene("nursery", "#dccfc6", [
        put("rug-round", 6, -70, main="ivory", second="blush"),
        put("rocker-spindle", -40, -44, turn=36, main="blush", second="ash"),
        put("dresser-tall", 40, -13, main="white", trim="brass"),
        put("table-ball", 34, -12, 50, main="ivory", second="blush", trim="brass"),
        put("art-arches", -12, 0, 50, main="ivory", second="ash", trim="sage"),
        put("pouf-leather", 4, -66, main="oat"),
        put("basket-coiled", 74, -18, main="seagrass"),
        put("side-tripod", -68, -18, main="ash", second="ash"),
        put("vase-moon", -68, -18, 23, main="ivory"),
        put("pendant-paper", 4, -50, 74, main="ivory", second="ash", drop=50),
    ], camera=(2, -215, 50), floor="ash"),
    scene("outdoor", "#d9bfa5", [
        put("bench-slat", -14, -16, main="teak", second="iron"),
        put("lounge-rattan", 52, -46, turn=-44, main="ivory", second="rattan"),
        put("stool-drum", 16, -50, main="teal"),
        put("lantern-glass", 16, -50, 18, main="iron"),
        put("planter-tub", -72, -24, main="concrete"),
        put("planter-egg", -54, -40, main="clay"),
        put("planter-cone", 84, -22, main="clay"),
        put("rug-bordered", 12, -74, main="oat", second="olive"),
    ], laid="screed", floor="#b9a58c", skirting=0),
    setting("oak", "#dfd5c5", "oak", trim="#ece6da"),
    setting("walnut", "#aeb8a8", "walnut", trim="#e2ddd0"),
    setting("clay", "#c9ab95", "ash", trim="#d6bda9"),
    scene("setting-shelf", "#d8cdbb", [
        put("credenza-mixed", 0, -12, main="walnut", second="walnut"),
    ], sun=0, camera=(0, -95, 50), lens=85, drop=0.34, tall=1.25, width=800),
]

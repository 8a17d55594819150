"""Tables and desks."""

from piece.entry import entry

COFFEE, ROUND_COFFEE, DINING, ROUND_DINING = (
    "coffee_tables",
    "round_coffee_tables",
    "dining_tables",
    "round_dining_tables",
)
SIDE, CONSOLE, DESK = "side_tables", "console_tables", "writing_desks"

# One piece a line, so that the list reads as a table.
# fmt: off
PIECES = [
    entry("coffee-tapered", "coffeetable", COFFEE, "mid_century_modern danish_modern", (48, 22, 16), "wood", "wood", edge=0.5, apron=2, shelf=7),
    entry("coffee-hairpin", "coffeetable", COFFEE, "industrial rustic", (46, 24, 17), "rough_wood", "iron", top="planks", legs="hairpin", apron=0, thick=1.6),
    entry("coffee-plinths", "coffeetable", COFFEE, "contemporary italian_modern", (50, 28, 15), "travertine", "travertine", top="oval", base="plinths", thick=1.8, edge=0.5),
    entry("coffee-frame", "coffeetable", COFFEE, "contemporary minimalist", (44, 24, 16), "marble", "iron", base="frame", thick=0.9, bar=0.8),
    entry("coffee-waterfall", "coffeetable", COFFEE, "1980_s postmodern", (46, 22, 16), "burl", base="waterfall", thick=1.8, edge=0.4),
    entry("coffee-pebble", "coffeetable", COFFEE, "mid_century_modern japandi", (48, 28, 15), "wood", "wood", top="pebble", apron=0, under=0.6, splay=6),
    entry("coffee-glass", "coffeetable", COFFEE, "hollywood_regency 1970_s", (48, 26, 16), "glass", "metal", base="frame", top="rectangle", thick=0.5, shelf=5, shelf_part="glass"),
    entry("round-coffee-drum", "roundcoffeetable", ROUND_COFFEE, "contemporary art_deco", (36, 36, 15), "marble", "wood", top="round", base="drum"),
    entry("round-coffee-tapered", "roundcoffeetable", ROUND_COFFEE, "mid_century_modern scandinavian", (34, 34, 16), "wood", "wood", top="round", apron=1.6, under=0.7),
    entry("round-coffee-tulip", "roundcoffeetable", ROUND_COFFEE, "mid_century_modern contemporary", (36, 36, 15), "marble", "painted", top="round", base="pedestal", thick=0.9, under=0.5),
    entry("round-coffee-trio", "roundcoffeetable", ROUND_COFFEE, "italian_modern contemporary", (38, 38, 15), "travertine", "travertine", top="round", base="trio", thick=1.8, edge=0.5),
    entry("round-coffee-tiers", "roundcoffeetable", ROUND_COFFEE, "hollywood_regency 1970_s", (34, 34, 17), "glass", "metal", top="round", base="rings", thick=0.5, edge=0.12, shelf=4.5),
    entry("round-coffee-blades", "roundcoffeetable", ROUND_COFFEE, "mid_century_modern danish_modern", (38, 38, 16), "glass", "wood", top="round", base="blades", thick=0.6, edge=0.15),
    entry("dining-trestle", "diningtable", DINING, "farmhouse rustic", (84, 38, 30), "rough_wood", "rough_wood", top="planks", base="trestle", thick=1.8),
    entry("dining-tapered", "diningtable", DINING, "mid_century_modern danish_modern", (72, 36, 29), "wood", "wood", apron=3, edge=0.3, corner=2.5),
    entry("dining-steel", "diningtable", DINING, "industrial contemporary", (78, 38, 30), "wood", "iron", base="crossed", thick=1.7),
    entry("dining-turned", "diningtable", DINING, "traditional victorian", (76, 40, 30), "wood", "wood", legs="turned", leg_thick=1.9, apron=4, edge=0.4),
    entry("dining-oval-drum", "diningtable", DINING, "contemporary japandi", (84, 42, 30), "wood", "wood", top="oval", base="drum", foot=0.3),
    entry("dining-pedestals", "diningtable", DINING, "traditional victorian", (84, 42, 30), "wood", "wood", base="two_pedestals", corner=4, edge=0.35, thick=1.3),
    entry("round-dining-tulip", "rounddiningtable", ROUND_DINING, "mid_century_modern contemporary", (48, 48, 29), "marble", "painted", top="round", base="pedestal", thick=1.0, under=0.6),
    entry("round-dining-turned", "rounddiningtable", ROUND_DINING, "traditional farmhouse", (48, 48, 30), "wood", "wood", top="round", base="turned"),
    entry("round-dining-legs", "rounddiningtable", ROUND_DINING, "scandinavian danish_modern", (44, 44, 29), "wood", "wood", top="round", apron=2.6),
    entry("round-dining-drum", "rounddiningtable", ROUND_DINING, "contemporary japandi", (54, 54, 30), "wood", "wood", top="round", base="drum", foot=0.22, flutes=32, thick=1.4, under=0.8),
    entry("round-dining-cross", "rounddiningtable", ROUND_DINING, "farmhouse rustic", (52, 52, 30), "rough_wood", "rough_wood", top="round", base="crossed_beams", thick=1.7, edge=0.3),
    entry("round-dining-wire", "rounddiningtable", ROUND_DINING, "mid_century_modern bauhaus 1970_s", (48, 48, 29), "marble", "metal", top="round", base="wire", thick=0.9, under=0.5),
    entry("side-tripod", "roundsidetable", SIDE, "traditional art_deco", (18, 18, 23), "wood", "wood", top="round", base="tripod", thick=0.8),
    entry("side-tulip", "roundsidetable", SIDE, "mid_century_modern contemporary", (18, 18, 21), "marble", "painted", top="round", base="pedestal", thick=0.8),
    entry("side-drawer", "sidetable", SIDE, "mid_century_modern transitional", (20, 18, 23), "wood", "wood", "metal", apron=4.5, drawers=1, inset=1.6, shelf=7),
    entry("side-frame", "sidetable", SIDE, "industrial minimalist", (18, 18, 22), "marble", "metal", base="frame", bar=0.6, thick=0.8, inset=0.6),
    entry("side-drum", "roundsidetable", SIDE, "contemporary postmodern", (16, 16, 19), "travertine", "travertine", top="round", base="drum", flutes=18, foot=0.36, edge=0.4),
    entry("side-cantilever", "sidetable", SIDE, "minimalist contemporary bauhaus", (18, 18, 25), "wood", "metal", base="cantilever", thick=0.9, corner=0.5),
    entry("console-drawers", "consoletable", CONSOLE, "transitional traditional", (52, 15, 31), "wood", "wood", "metal", apron=5, drawers=3, legs="tapered_square", inset=1.8, shelf=6),
    entry("console-steel", "consoletable", CONSOLE, "industrial contemporary", (50, 14, 31), "rough_wood", "iron", base="frame", bar=1, shelf=6, shelf_part="main", thick=1.6, inset=0.8),
    entry("console-waterfall", "consoletable", CONSOLE, "art_deco 1980_s", (54, 14, 30), "burl", base="waterfall", thick=1.6, shelf=9),
    entry("console-demilune", "consoletable", CONSOLE, "traditional french_provincial", (46, 17, 31), "wood", "wood", top="demilune", base="demilune", legs="tapered_square", thick=0.9, edge=0.3),
    entry("console-column", "consoletable", CONSOLE, "contemporary italian_modern postmodern", (58, 16, 30), "travertine", "travertine", top="racetrack", base="columns", thick=1.8, edge=0.4),
    entry("console-cross", "consoletable", CONSOLE, "hollywood_regency art_deco", (54, 15, 32), "marble", "metal", base="crosses", thick=0.9, corner=0.4),
    entry("nest-tapered", "nestingtables", "nesting_tables", "mid_century_modern danish_modern", (24, 17, 20), "wood", "wood", apron=1.2, inset=1.1, splay=1, leg_thick=0.7, thick=0.8),
    entry("nest-frame", "nestingtables", "nesting_tables", "hollywood_regency contemporary", (24, 17, 21), "marble", "metal", base="frame", bar=0.55, thick=0.6, inset=0.5),
    entry("nest-waterfall", "nestingtables", "nesting_tables", "1980_s contemporary italian_modern", (26, 17, 20), "lacquer", base="waterfall", thick=0.9, edge=0.3, fan=0),
    entry("desk-tapered", "desk", DESK, "mid_century_modern scandinavian", (50, 25, 30), "wood", "wood", "metal", apron=4.6, drawers=3, inset=2.4),
    entry("desk-steel", "desk", DESK, "industrial minimalist", (54, 26, 30), "wood", "iron", base="frame", thick=1.5, bar=1.2),
    entry("desk-turned", "desk", DESK, "traditional victorian", (48, 26, 30), "wood", "wood", "metal", apron=5, drawers=2, legs="turned", leg_thick=1.5, inset=2.4, handle="ring"),
    entry("desk-pedestal", "desk", DESK, "traditional art_deco", (62, 28, 30), "wood", None, "metal", base="pedestals", columns=[{"rows": [["drawer", 1]] * 3}] * 2, handle="bail", edge=0.35),
    entry("desk-kidney", "desk", DESK, "mid_century_modern hollywood_regency", (56, 26, 30), "wood", "wood", "metal", top="kidney", base="kidney", drawers=2, legs="tapered", thick=1.1),
    entry("desk-sawhorse", "desk", DESK, "scandinavian contemporary japandi", (60, 29, 30), "wood", "wood", base="sawhorses", thick=1.3, corner=0.5),
]

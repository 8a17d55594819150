"""Storage: everything with drawers, doors and shelves."""

from piece.entry import entry

DRESSER, SIDEBOARD, CREDENZA, MEDIA, NIGHT = "dressers", "sideboards", "credenzas", "media_consoles", "nightstands"


def drawers(*rows):
    """Columns of drawers: how many in each."""
    return [{"rows": [["drawer", 1]] * count} for count in rows]


DOORS_DRAWERS = [{"rows": [["door", 1]]}, {"wide": 1.1, "rows": [["drawer", 1]] * 4}, {"rows": [["door", 1]]}]

# One piece a line, so that the list reads as a table.
# fmt: off
PIECES = [
    entry("dresser-tapered", "dresser", DRESSER, "mid_century_modern danish_modern", (60, 19, 31), "wood", "wood", columns=drawers(3, 3, 3), handle="hollow", base_height=8),
    entry("dresser-tall", "dresser", DRESSER, "traditional farmhouse", (36, 20, 50), "painted", None, "metal", columns=[{"rows": [["drawer", 0.8], ["drawer", 1], ["drawer", 1], ["drawer", 1.2], ["drawer", 1.2]]}], base="bracket", base_height=5, overhang=0.8, handle="knob", raised=True),
    entry("dresser-deco", "dresser", DRESSER, "art_deco 1980_s", (46, 19, 34), "burl", "lacquer", "metal", columns=drawers(3, 3), base="plinth", base_height=3, plinth_part="second", handle="bar"),
    entry("dresser-campaign", "dresser", DRESSER, "hollywood_regency traditional", (40, 18, 36), "lacquer", "wood", "metal", columns=drawers(4), handle="bail", legs="bun", base_height=4, rail=False),
    entry("sideboard-tambour", "sideboard", f"{SIDEBOARD} {CREDENZA}", "mid_century_modern scandinavian", (66, 18, 31), "wood", "wood", columns=[{"rows": [["doors", 1]]}, {"rows": [["doors", 1]]}], door="fluted", handle="none", base_height=9),
    entry("sideboard-cane", "sideboard", f"{SIDEBOARD} {CREDENZA}", "japandi bohemian", (64, 17, 30), "wood", "wood", "metal", columns=[{"rows": [["door", 1]]}] * 4, door="caned", base_height=7, legs="square", leg_inset=1.4, leg_thick=1.6),
    entry("sideboard-farm", "sideboard", SIDEBOARD, "farmhouse traditional", (68, 19, 36), "painted", None, "metal", columns=[{"rows": [["drawer", 0.32], ["door", 1]]}] * 4, door="framed", handle="cup", base="bracket", base_height=4.5, overhang=0.9),
    entry("credenza-mixed", "sideboard", CREDENZA, "mid_century_modern danish_modern", (72, 18, 29), "wood", "wood", columns=DOORS_DRAWERS, handle="hollow", base_height=8),
    entry("credenza-lacquer", "sideboard", CREDENZA, "postmodern italian_modern 1970_s", (70, 18, 28), "lacquer", "metal", columns=[{"rows": [["doors", 1]]}] * 2, handle="bar", base="sled", base_height=5),
    entry("media-slat", "mediaconsole", MEDIA, "contemporary mid_century_modern", (64, 17, 22), "wood", "iron", columns=[{"rows": [["door", 1]]}, {"rows": [["open", 1], ["open", 1]]}, {"rows": [["door", 1]]}], door="fluted", handle="none", legs="post", base_height=6, rail=False),
    entry("media-rustic", "mediaconsole", MEDIA, "industrial rustic", (60, 17, 24), "rough_wood", "iron", columns=[{"rows": [["door", 1]]}, {"rows": [["open", 1], ["open", 1]]}, {"rows": [["door", 1]]}], door="framed", handle="bar", base="sled", base_height=4),
    entry("night-tapered", "nightstand", NIGHT, "mid_century_modern danish_modern", (20, 16, 24), "wood", "wood", columns=[{"rows": [["drawer", 0.9], ["open", 1.2]]}], handle="hollow", base_height=9, leg_inset=2.2),
    entry("night-painted", "nightstand", NIGHT, "traditional farmhouse", (22, 17, 27), "painted", None, "metal", columns=drawers(3), base="bracket", base_height=4, overhang=0.7, raised=True),
    entry("night-fluted", "nightstand", NIGHT, "contemporary art_deco", (22, 17, 24), "wood", "metal", columns=[{"rows": [["drawer", 0.7], ["doors", 1.4]]}], door="fluted", handle="none", base="plinth", base_height=2.4, plinth_part="second"),
    entry("book-case", "bookcase", "bookcases", "traditional transitional", (36, 13, 76), "wood", base="plinth", cornice=True),
    entry("book-wide", "bookcase", "bookcases", "mid_century_modern contemporary", (56, 13, 60), "wood", "wood", bays=2, shelves=4, base_height=7),
    entry("book-steel", "bookcase", "bookcases", "industrial rustic", (40, 14, 74), "rough_wood", "iron", form="frame"),
    entry("cabinet-glazed", "cabinet", "cabinets", "farmhouse traditional", (40, 17, 76), "painted", None, "metal", columns=[{"rows": [["doors", 1.7], ["drawer", 0.3], ["doors", 0.8]]}], door="glazed", bars=4, base="bracket", base_height=4, cornice=True),
    entry("cabinet-deco", "cabinet", "cabinets", "art_deco hollywood_regency", (36, 17, 58), "lacquer", "metal", "metal", columns=[{"rows": [["doors", 1]]}], door="flat", handle="bar", base="sled", base_height=7),
    entry("cabinet-cane", "cabinet", "cabinets", "bohemian japandi", (34, 16, 56), "wood", "wood", columns=[{"rows": [["doors", 1], ["drawer", 0.25]]}], door="caned", handle="knob", base_height=7),
    entry("bar-cabinet-burl", "barcabinet", "bar_cabinets", "art_deco 1970_s", (38, 18, 42), "burl", "metal", "metal", columns=[{"rows": [["drawer", 0.35], ["doors", 1]]}], handle="ring", legs="tapered", base_height=8),
    entry("bar-cabinet-fluted", "barcabinet", "bar_cabinets", "mid_century_modern contemporary", (44, 18, 38), "wood", "iron", columns=[{"wide": 1.6, "rows": [["doors", 1]]}, {"rows": [["open", 1], ["open", 1], ["drawer", 0.7]]}], door="fluted", handle="none", base="sled", base_height=7),
    entry("bar-cabinet-glazed", "barcabinet", "bar_cabinets", "traditional farmhouse", (34, 17, 44), "wood", None, "metal", columns=[{"rows": [["doors", 1.1], ["drawer", 0.3], ["doors", 0.8]]}], door="glazed", bars=3, handle="knob", base="bracket", base_height=4, overhang=0.8),
    entry("bar-cart-hoop", "barcart", "bar_carts", "hollywood_regency art_deco 1970_s", (30, 17, 32), "glass", "metal"),
    entry("bar-cart-wood", "barcart", "bar_carts", "mid_century_modern industrial", (32, 17, 33), "wood", "metal"),
    entry("wardrobe-plain", "wardrobe", "wardrobes", "scandinavian contemporary", (44, 23, 76), "wood", "wood", columns=[{"rows": [["doors", 1.8], ["drawer", 0.3]]}], handle="bar", base_height=6),
    entry("wardrobe-cornice", "wardrobe", "wardrobes", "traditional french_provincial", (48, 23, 80), "painted", "painted", "metal", columns=[{"rows": [["doors", 1.8], ["drawer", 0.3]]}], door="framed", handle="knob", legs="bun", base_height=4, rail=False, cornice=True),
    entry("secretary-flap", "secretary", "secretary_desks", "mid_century_modern danish_modern", (34, 18, 45), "wood", "wood", "metal", base_height=8),
    entry("secretary-bracket", "secretary", "secretary_desks", "traditional victorian", (36, 19, 46), "wood", None, "metal", base="bracket", base_height=4.5, handle="bail"),
    entry("trunk-strapped", "trunk", "trunks", "rustic traditional victorian", (36, 19, 19), "leather", "wood", "metal"),
    entry("trunk-barrel", "trunk", "trunks", "rustic victorian", (34, 20, 22), "leather", "wood", "metal", form="barrel"),
    entry("trunk-chest", "trunk", "trunks", "farmhouse arts_and_crafts", (42, 19, 20), "wood", "wood", "metal", form="chest"),
]

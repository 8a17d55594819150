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
    entry("dresser-bow", "dresser", DRESSER, "french_provincial traditional", (44, 21, 36), "wood", "wood", "metal", form="bowed", columns=drawers(4), legs="cabriole", handle="bail"),
    entry("dresser-rounded", "dresser", DRESSER, "contemporary art_deco italian_modern", (60, 20, 31), "wood", None, "metal", form="rounded", columns=drawers(3, 3)),
    entry("sideboard-tambour", "sideboard", f"{SIDEBOARD} {CREDENZA}", "mid_century_modern scandinavian", (66, 18, 31), "wood", "wood", columns=[{"rows": [["doors", 1]]}, {"rows": [["doors", 1]]}], door="fluted", handle="none", base_height=9),
    entry("sideboard-cane", "sideboard", f"{SIDEBOARD} {CREDENZA}", "japandi bohemian", (64, 17, 30), "wood", "wood", "metal", columns=[{"rows": [["door", 1]]}] * 4, door="caned", base_height=7, legs="square", leg_inset=1.4, leg_thick=1.6),
    entry("sideboard-farm", "sideboard", SIDEBOARD, "farmhouse traditional", (68, 19, 36), "painted", None, "metal", columns=[{"rows": [["drawer", 0.32], ["door", 1]]}] * 4, door="framed", handle="cup", base="bracket", base_height=4.5, overhang=0.9),
    entry("sideboard-pill", "sideboard", f"{SIDEBOARD} {CREDENZA}", "contemporary italian_modern art_deco", (72, 18, 30), "wood", "metal", form="rounded", round=8.6, columns=[{"rows": [["doors", 1]]}] * 2, door="fluted", handle="none", plinth_part="second"),
    entry("sideboard-slung", "sideboard", f"{SIDEBOARD} {CREDENZA}", "japandi arts_and_crafts danish_modern", (70, 18, 31), "wood", "wood", form="slung", columns=[{"rows": [["door", 1]]}] * 4, door="framed", handle="knob"),
    entry("sideboard-stepped", "sideboard", SIDEBOARD, "art_deco 1980_s postmodern", (70, 19, 36), "burl", "metal", form="stepped", plinth_part="second", columns=[{"rows": [["open", 1], ["open", 1]]}, {"rows": [["doors", 1]]}, {"rows": [["open", 1], ["open", 1]]}], handle="bar"),
    entry("credenza-mixed", "sideboard", CREDENZA, "mid_century_modern danish_modern", (72, 18, 29), "wood", "wood", columns=DOORS_DRAWERS, handle="hollow", base_height=8),
    entry("credenza-lacquer", "sideboard", CREDENZA, "postmodern italian_modern 1970_s", (70, 18, 28), "lacquer", "metal", columns=[{"rows": [["doors", 1]]}] * 2, handle="bar", base="sled", base_height=5),
    entry("media-slat", "mediaconsole", MEDIA, "contemporary mid_century_modern", (64, 17, 22), "wood", "iron", columns=[{"rows": [["door", 1]]}, {"rows": [["open", 1], ["open", 1]]}, {"rows": [["door", 1]]}], door="fluted", handle="none", legs="post", base_height=6, rail=False),
    entry("media-rustic", "mediaconsole", MEDIA, "industrial rustic", (60, 17, 24), "rough_wood", "iron", columns=[{"rows": [["door", 1]]}, {"rows": [["open", 1], ["open", 1]]}, {"rows": [["door", 1]]}], door="framed", handle="bar", base="sled", base_height=4),
    entry("media-arched", "mediaconsole", MEDIA, "contemporary coastal bohemian", (68, 17, 24), "painted", form="arches", columns=[{"rows": [["open", 1], ["open", 1]]}] * 3),
    entry("media-bent", "mediaconsole", MEDIA, "1980_s postmodern italian_modern", (66, 18, 21), "lacquer", None, "metal", form="bent", columns=[{"rows": [["door", 1]]}, {"rows": [["open", 1], ["open", 1]]}, {"rows": [["door", 1]]}], handle="bar"),
    entry("media-bench", "mediaconsole", MEDIA, "mid_century_modern danish_modern japandi", (72, 17, 24), "wood", "wood", form="bench", columns=[{"rows": [["doors", 1]]}, {"rows": [["open", 1]]}, {"rows": [["drawer", 1], ["drawer", 1]]}], handle="hollow", legs="tapered"),
    entry("media-stepped", "mediaconsole", MEDIA, "scandinavian contemporary minimalist", (74, 17, 27), "wood", "iron", form="two_levels", columns=[{"rows": [["doors", 1]]}, {"rows": [["open", 1], ["drawer", 0.9]]}, {"rows": [["open", 1], ["drawer", 0.9]]}], handle="knob", base="sled", base_height=5, low=18),
    entry("night-tapered", "nightstand", NIGHT, "mid_century_modern danish_modern", (20, 16, 24), "wood", "wood", columns=[{"rows": [["drawer", 0.9], ["open", 1.2]]}], handle="hollow", base_height=9, leg_inset=2.2),
    entry("night-painted", "nightstand", NIGHT, "traditional farmhouse", (22, 17, 27), "painted", None, "metal", columns=drawers(3), base="bracket", base_height=4, overhang=0.7, raised=True),
    entry("night-fluted", "nightstand", NIGHT, "contemporary art_deco", (22, 17, 24), "wood", "metal", columns=[{"rows": [["drawer", 0.7], ["doors", 1.4]]}], door="fluted", handle="none", base="plinth", base_height=2.4, plinth_part="second"),
    entry("night-drum", "nightstand", NIGHT, "contemporary italian_modern art_deco", (18, 18, 24), "wood", None, "metal", form="drum", columns=[{"rows": [["drawer", 1], ["open", 1.6]]}]),
    entry("night-arched", "nightstand", NIGHT, "contemporary bohemian coastal", (21, 16, 24), "wood", None, "metal", form="arched", columns=[{"rows": [["drawer", 1], ["open", 2]]}]),
    entry("night-turned", "nightstand", NIGHT, "traditional victorian", (20, 17, 27), "wood", "wood", "metal", form="table", apron=6, drawers=1, legs="turned", leg_thick=1.25, inset=1.9, shelf=6.5, thick=1),
    entry("book-case", "bookcase", "bookcases", "traditional transitional", (36, 13, 76), "wood", base="plinth", cornice=True),
    entry("book-wide", "bookcase", "bookcases", "mid_century_modern contemporary", (56, 13, 60), "wood", "wood", bays=2, shelves=4, base_height=7),
    entry("book-steel", "bookcase", "bookcases", "industrial rustic", (40, 14, 74), "rough_wood", "iron", form="frame"),
    entry("book-leaning", "bookcase", "bookcases", "scandinavian minimalist japandi", (30, 15, 72), "wood", "iron", form="leaning"),
    entry("book-stair", "bookcase", "bookcases", "contemporary postmodern 1980_s", (56, 13, 68), "wood", form="stair"),
    entry("book-arched", "bookcase", "bookcases", "contemporary french_provincial bohemian", (34, 13, 78), "wood", form="arch"),
    entry("cabinet-glazed", "cabinet", "cabinets", "farmhouse traditional", (40, 17, 76), "painted", None, "metal", columns=[{"rows": [["doors", 1.7], ["drawer", 0.3], ["doors", 0.8]]}], door="glazed", bars=4, base="bracket", base_height=4, cornice=True),
    entry("cabinet-deco", "cabinet", "cabinets", "art_deco hollywood_regency", (36, 17, 58), "lacquer", "metal", "metal", columns=[{"rows": [["doors", 1]]}], door="flat", handle="bar", base="sled", base_height=7),
    entry("cabinet-cane", "cabinet", "cabinets", "bohemian japandi", (34, 16, 56), "wood", "wood", columns=[{"rows": [["doors", 1], ["drawer", 0.25]]}], door="caned", handle="knob", base_height=7),
    entry("cabinet-arched-glazed", "cabinet", "cabinets", "french_provincial traditional bohemian", (36, 16, 78), "wood", None, "metal", form="under_arch", columns=[{"rows": [["doors", 1.8], ["doors", 1]]}], door="glazed", handle="knob"),
    entry("cabinet-stand", "cabinet", "cabinets", "hollywood_regency italian_modern 1970_s", (36, 17, 58), "lacquer", "metal", "metal", form="stand", columns=[{"rows": [["doors", 1]]}], handle="bar"),
    entry("cabinet-hutch", "cabinet", "cabinets", "farmhouse traditional coastal", (42, 18, 76), "painted", None, "metal", form="hutch", columns=[{"rows": [["open", 1], ["open", 1], ["open", 1], ["doors", 2]]}], door="framed", handle="knob", base="bracket"),
    entry("bar-cabinet-burl", "barcabinet", "bar_cabinets", "art_deco 1970_s", (38, 18, 42), "burl", "metal", "metal", columns=[{"rows": [["drawer", 0.35], ["doors", 1]]}], handle="ring", legs="tapered", base_height=8),
    entry("bar-cabinet-fluted", "barcabinet", "bar_cabinets", "mid_century_modern contemporary", (44, 18, 38), "wood", "iron", columns=[{"wide": 1.6, "rows": [["doors", 1]]}, {"rows": [["open", 1], ["open", 1], ["drawer", 0.7]]}], door="fluted", handle="none", base="sled", base_height=7),
    entry("bar-cabinet-glazed", "barcabinet", "bar_cabinets", "traditional farmhouse", (34, 17, 44), "wood", None, "metal", columns=[{"rows": [["doors", 1.1], ["drawer", 0.3], ["doors", 0.8]]}], door="glazed", bars=3, handle="knob", base="bracket", base_height=4, overhang=0.8),
    entry("bar-cabinet-pill", "barcabinet", "bar_cabinets", "contemporary italian_modern art_deco", (40, 19, 41), "lacquer", "metal", form="rounded", round=8.8, columns=[{"rows": [["doors", 1]]}], door="fluted", handle="none", plinth_part="second"),
    entry("bar-cabinet-cane", "barcabinet", "bar_cabinets", "mid_century_modern bohemian 1970_s", (37, 17, 44), "wood", "metal", "metal", form="stand", columns=[{"rows": [["doors", 1]]}], door="caned", handle="bar", base_height=19),
    entry("bar-cabinet-stepped", "barcabinet", "bar_cabinets", "art_deco hollywood_regency 1980_s", (46, 18, 43), "wood", "metal", form="stepped", plinth_part="second", columns=[{"rows": [["open", 1], ["open", 1]]}, {"rows": [["doors", 1]]}, {"rows": [["open", 1], ["open", 1]]}], handle="bar", wing=0.24),
    entry("bar-cart-hoop", "barcart", "bar_carts", "hollywood_regency art_deco 1970_s", (30, 17, 32), "glass", "metal"),
    entry("bar-cart-wood", "barcart", "bar_carts", "mid_century_modern industrial", (32, 17, 33), "wood", "metal"),
    entry("bar-cart-oval", "barcart", "bar_carts", "hollywood_regency mid_century_modern 1970_s", (35, 18, 33), "glass", "metal", form="oval"),
    entry("bar-cart-ring", "barcart", "bar_carts", "art_deco contemporary hollywood_regency", (31, 16, 33), "marble", "metal", form="ring"),
    entry("bar-cart-crossed", "barcart", "bar_carts", "mid_century_modern 1970_s italian_modern", (33, 18, 31), "lacquer", "metal", form="crossed"),
    entry("bar-cart-bent", "barcart", "bar_carts", "scandinavian danish_modern japandi", (34, 18, 31), "wood", "metal", form="bent"),
    entry("wardrobe-plain", "wardrobe", "wardrobes", "scandinavian contemporary", (44, 23, 76), "wood", "wood", columns=[{"rows": [["doors", 1.8], ["drawer", 0.3]]}], handle="bar", base_height=6),
    entry("wardrobe-cornice", "wardrobe", "wardrobes", "traditional french_provincial", (48, 23, 80), "painted", "painted", "metal", columns=[{"rows": [["doors", 1.8], ["drawer", 0.3]]}], door="framed", handle="knob", legs="bun", base_height=4, rail=False, cornice=True),
    entry("wardrobe-arched", "wardrobe", "wardrobes", "french_provincial victorian bohemian", (48, 24, 83), "wood", "wood", "metal", form="bonnet", columns=[{"rows": [["doors", 1.8], ["drawer", 0.3]]}], handle="knob", legs="cabriole"),
    entry("wardrobe-mirrored", "wardrobe", "wardrobes", "art_deco hollywood_regency", (62, 23, 79), "wood", None, "metal", form="mirrored", handle="bar"),
    entry("wardrobe-cane", "wardrobe", "wardrobes", "coastal bohemian", (46, 22, 76), "painted", "wood", "metal", form="stand", columns=[{"rows": [["doors", 1.8], ["drawer", 0.3]]}], door="caned", handle="knob", base_height=13),
    entry("wardrobe-stepped", "wardrobe", "wardrobes", "mid_century_modern danish_modern 1970_s", (64, 22, 72), "wood", "wood", "metal", form="two_levels", columns=[{"rows": [["doors", 1]]}, {"rows": [["drawer", 1]] * 4}], tall=0.58, low=46, handle="knob", base_height=7),
    entry("secretary-flap", "secretary", "secretary_desks", "mid_century_modern danish_modern", (34, 18, 45), "wood", "wood", "metal", base_height=8),
    entry("secretary-bracket", "secretary", "secretary_desks", "traditional victorian", (36, 19, 46), "wood", None, "metal", base="bracket", base_height=4.5, handle="bail"),
    entry("secretary-slant", "secretary", "secretary_desks", "french_provincial traditional victorian", (32, 18, 43), "wood", "wood", "metal", form="slant", legs="cabriole"),
    entry("secretary-arched", "secretary", "secretary_desks", "art_deco contemporary italian_modern", (34, 18, 50), "wood", None, "metal", form="arched", door="fluted", handle="none"),
    entry("secretary-columned", "secretary", "secretary_desks", "traditional french_provincial", (36, 19, 52), "wood", "wood", "metal", form="columned", handle="knob"),
    entry("secretary-framed", "secretary", "secretary_desks", "industrial contemporary minimalist", (34, 18, 46), "wood", "iron", form="framed", handle="bar"),
    entry("vanity-pedestal", "dressingtable", "vanities", "traditional french_provincial 1990_s", (48, 19, 59), "painted", None, "metal", form="dressing_table", columns=drawers(3, 3)),
    entry("trunk-strapped", "trunk", "trunks", "rustic traditional victorian", (36, 19, 19), "leather", "wood", "metal"),
    entry("trunk-barrel", "trunk", "trunks", "rustic victorian", (34, 20, 22), "leather", "wood", "metal", form="barrel"),
    entry("trunk-chest", "trunk", "trunks", "farmhouse arts_and_crafts", (42, 19, 20), "wood", "wood", "metal", form="chest"),
    entry("trunk-rattan", "trunk", "trunks", "bohemian coastal 1970_s", (36, 19, 19), "rattan", None, "metal", form="reeded"),
    entry("trunk-campaign", "trunk", "trunks", "traditional hollywood_regency", (38, 18, 22), "wood", "wood", "metal", form="stand"),
    entry("trunk-flared", "trunk", "trunks", "scandinavian farmhouse rustic", (42, 20, 20), "painted", "iron", form="flared"),
]

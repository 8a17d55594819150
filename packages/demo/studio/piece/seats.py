"""Chairs, stools, benches and ottomans."""

from piece.entry import entry

WING, LOUNGE, DINING = "wingback_chairs", "lounge_chairs", "dining_chairs"
BAR, OTTOMAN, BENCH = "bar_stools", "ottomans", "benches"

# One piece a line, so that the list reads as a table.
# fmt: off
PIECES = [
    entry("wingback-plain", "wingback", WING, "traditional transitional", (31, 33, 43), "woven", "wood"),
    entry("wingback-tufted", "wingback", WING, "victorian hollywood_regency", (30, 33, 45), "velvet", "wood", back="tufted", legs="turned"),
    entry("lounge-frame", "loungechair", LOUNGE, "mid_century_modern danish_modern", (29, 31, 31), "woven", "wood"),
    entry("lounge-sling", "loungechair", LOUNGE, "bauhaus italian_modern 1970_s", (28, 32, 30), "leather", "metal", form="sling"),
    entry("lounge-barrel", "loungechair", LOUNGE, "contemporary art_deco 1980_s", (32, 31, 30), "boucle", "wood", form="barrel"),
    entry("lounge-rattan", "loungechair", LOUNGE, "bohemian coastal 1970_s", (29, 33, 33), "woven", "rattan", form="rattan"),
    entry("chaise-tufted", "chaise", "chaises", "victorian traditional hollywood_regency", (66, 29, 34), "velvet", "wood"),
    entry("chaise-channel", "chaise", "chaises", "art_deco contemporary", (68, 29, 33), "velvet", "metal", back="channel", legs="tapered"),
    entry("dining-danish", "diningchair", DINING, "danish_modern mid_century_modern scandinavian", (20, 20, 30), "leather", "wood", seat_pad="cushion"),
    entry("dining-wishbone", "diningchair", DINING, "danish_modern scandinavian japandi", (22, 20, 30), "wicker", "wood", form="wishbone"),
    entry("dining-spindle", "diningchair", DINING, "farmhouse arts_and_crafts traditional", (19, 20, 36), "wood", "wood", form="spindle"),
    entry("dining-parsons", "diningchair", DINING, "transitional contemporary", (19, 23, 37), "woven", "wood", form="upholstered"),
    entry("dining-cantilever", "diningchair", DINING, "bauhaus 1970_s italian_modern", (18, 22, 31), "leather", "metal", form="cantilever", cane=False),
    entry("dining-ladder", "diningchair", DINING, "farmhouse rustic", (19, 19, 38), "wicker", "wood", form="ladder"),
    entry("dining-shell", "diningchair", DINING, "mid_century_modern scandinavian", (19, 20, 32), "wood", "wood", form="shell"),
    entry("desk-chair", "deskchair", "desk_chairs", "mid_century_modern contemporary", (25, 25, 35), "leather", "metal"),
    entry("desk-chair-rolls", "deskchair", "desk_chairs", "italian_modern minimalist 1970_s", (25, 25, 41), "leather", "metal", form="rolls"),
    entry("desk-chair-captain", "deskchair", "desk_chairs", "traditional arts_and_crafts industrial", (25, 25, 34), "wood", "iron", form="captain"),
    entry("rocker-spindle", "rockingchair", "rocking_chairs", "traditional farmhouse", (25, 32, 40), "woven", "wood"),
    entry("rocker-slat", "rockingchair", "rocking_chairs", "arts_and_crafts rustic", (27, 33, 40), "leather", "wood", form="slat"),
    entry("rocker-padded", "rockingchair", "rocking_chairs", "contemporary scandinavian", (27, 33, 41), "woven", "wood", form="padded"),
    entry("bar-wood", "barstool", BAR, "scandinavian mid_century_modern", (17, 17, 39), "wood", "wood", seat=29.5),
    entry("bar-upholstered", "barstool", BAR, "transitional contemporary", (18, 20, 42), "leather", "wood", form="upholstered", seat=30),
    entry("counter-steel", "barstool", "counter_stools", "industrial rustic", (16, 16, 25), "rough_wood", "iron", form="steel", seat=25),
    entry("counter-wood", "barstool", "counter_stools", "farmhouse japandi", (17, 17, 25), "wood", "wood", seat=25),
    entry("stool-three", "stool", "stools", "scandinavian rustic", (14, 14, 17), "wood", "wood"),
    entry("stool-drum", "stool", "stools", "hollywood_regency eclectic", (13, 13, 18), "ceramic", form="drum"),
    entry("stool-cross", "stool", "stools", "hollywood_regency transitional", (18, 16, 18), "velvet", "wood", form="cross"),
    entry("ottoman-plain", "ottoman", OTTOMAN, "contemporary transitional", (28, 22, 17), "woven", "wood"),
    entry("ottoman-tufted", "ottoman", OTTOMAN, "traditional farmhouse", (38, 26, 18), "leather", "wood", top="tufted", legs="turned"),
    entry("ottoman-round", "ottoman", OTTOMAN, "contemporary japandi", (26, 26, 16), "boucle", "wood", round=True, leg=2, legs="block"),
    entry("pouf-leather", "pouf", "poufs", "bohemian eclectic", (22, 22, 14), "leather"),
    entry("pouf-rope", "pouf", "poufs", "coastal scandinavian", (20, 20, 14), "wicker", form="rope"),
    entry("pouf-cube", "pouf", "poufs", "contemporary mid_century_modern", (18, 18, 16), "woven", "woven", form="cube"),
    entry("bench-cushion", "bench", BENCH, "mid_century_modern contemporary", (50, 17, 18), "velvet", "metal"),
    entry("bench-slat", "bench", BENCH, "mid_century_modern minimalist", (54, 18, 16), "wood", "wood", form="slat"),
    entry("bench-plank", "bench", BENCH, "farmhouse rustic", (56, 14, 18), "rough_wood", form="plank"),
    entry("bench-cord", "bench", BENCH, "danish_modern japandi", (48, 17, 17), "wicker", "wood", form="cord"),
]

"""Lighting."""

from piece.entry import entry

FLOOR, TABLE, PENDANT, CHANDELIER, SCONCE = "floor_lamps", "table_lamps", "pendants", "chandeliers", "sconces"

# One piece a line, so that the list reads as a table.
# fmt: off
PIECES = [
    entry("floor-tripod", "floorlamp", FLOOR, "scandinavian mid_century_modern", (22, 22, 60), "shade", "wood", "metal", form="tripod"),
    entry("floor-column", "floorlamp", FLOOR, "transitional contemporary", (17, 17, 62), "shade", "metal", form="column"),
    entry("floor-arc", "floorlamp", FLOOR, "italian_modern 1970_s mid_century_modern", (46, 14, 76), "marble", "metal", form="arc"),
    entry("floor-globe", "floorlamp", FLOOR, "contemporary 1970_s art_deco", (20, 12, 60), "metal", form="globe"),
    entry("floor-torchiere", "floorlamp", FLOOR, "art_deco transitional hollywood_regency", (16, 16, 69), "metal", form="torchiere"),
    entry("floor-paper", "floorlamp", FLOOR, "japandi minimalist scandinavian", (14, 14, 56), "shade", "wood", form="paper"),
    entry("table-gourd", "tablelamp", TABLE, "traditional transitional", (16, 16, 27), "shade", "ceramic", "metal", form="gourd"),
    entry("table-column", "tablelamp", TABLE, "mid_century_modern minimalist", (13, 13, 24), "shade", "wood", "metal", form="column", girth=0.5),
    entry("table-ball", "tablelamp", TABLE, "contemporary japandi", (15, 15, 23), "shade", "stoneware", "metal", form="ball"),
    entry("table-bottle", "tablelamp", TABLE, "farmhouse coastal", (14, 14, 26), "shade", "ceramic", "metal", form="bottle"),
    entry("table-stack", "tablelamp", TABLE, "postmodern hollywood_regency", (15, 15, 26), "shade", "travertine", "metal", form="stack"),
    entry("table-mushroom", "tablelamp", TABLE, "1970_s italian_modern postmodern", (13, 13, 17), "lacquer", "metal", form="mushroom"),
    entry("desk-jointed", "desklamp", "desk_lamps", "industrial mid_century_modern", (18, 7, 21), "metal", "metal"),
    entry("desk-gooseneck", "desklamp", "desk_lamps", "bauhaus contemporary", (16, 8, 18), "metal", "metal", form="gooseneck"),
    entry("desk-banker", "desklamp", "desk_lamps", "traditional art_deco", (14, 7, 16), "lacquer", "metal", form="banker"),
    entry("desk-counterweight", "desklamp", "desk_lamps", "italian_modern mid_century_modern", (18, 8, 19), "lacquer", "metal", "marble", form="counterweight"),
    entry("desk-bar", "desklamp", "desk_lamps", "minimalist contemporary", (18, 7, 16), "iron", form="bar"),
    entry("desk-twin", "desklamp", "desk_lamps", "victorian traditional", (19, 8, 20), "metal", trim="lacquer", form="twin"),
    entry("pendant-dome", "pendant", PENDANT, "industrial contemporary", (18, 18, 10), "metal", "metal", stands="ceiling"),
    entry("pendant-globe", "pendant", PENDANT, "mid_century_modern art_deco", (11, 11, 13), "metal", form="globe", stands="ceiling"),
    entry("pendant-paper", "pendant", PENDANT, "japandi scandinavian", (22, 22, 19), "shade", "wood", form="lantern", stands="ceiling"),
    entry("pendant-woven", "pendant", PENDANT, "bohemian coastal", (20, 20, 14), "rattan", "wood", form="woven", stands="ceiling"),
    entry("pendant-cone", "pendant", PENDANT, "danish_modern minimalist", (15, 15, 12), "painted", "metal", form="cone", stands="ceiling"),
    entry("pendant-tiers", "pendant", PENDANT, "danish_modern mid_century_modern", (19, 19, 12), "lacquer", "metal", form="tiers", stands="ceiling"),
    entry("chandelier-arms", "chandelier", CHANDELIER, "traditional french_provincial", (26, 26, 22), "metal", stands="ceiling"),
    entry("chandelier-sputnik", "chandelier", CHANDELIER, "mid_century_modern", (30, 30, 28), "metal", form="sputnik", stands="ceiling"),
    entry("chandelier-ring", "chandelier", CHANDELIER, "industrial farmhouse", (30, 30, 24), "iron", form="ring", stands="ceiling"),
    entry("chandelier-orb", "chandelier", CHANDELIER, "farmhouse industrial transitional", (25, 25, 25), "iron", form="orb", stands="ceiling"),
    entry("chandelier-tiers", "chandelier", CHANDELIER, "hollywood_regency art_deco italian_modern", (23, 23, 22), "metal", form="tiers", stands="ceiling"),
    entry("chandelier-globes", "chandelier", CHANDELIER, "contemporary italian_modern mid_century_modern", (32, 32, 25), "metal", form="globes", stands="ceiling"),
    entry("flush-bowl", "flushmount", "flush_mounts", "art_deco transitional", (15, 15, 7), "metal", stands="ceiling"),
    entry("flush-drum", "flushmount", "flush_mounts", "transitional contemporary", (17, 17, 8), "shade", "metal", form="drum", stands="ceiling"),
    entry("flush-globes", "flushmount", "flush_mounts", "mid_century_modern italian_modern", (18, 18, 9), "metal", form="globes", stands="ceiling"),
    entry("sconce-shade", "sconce", SCONCE, "transitional traditional", (8, 8, 12), "shade", "metal", stands="wall"),
    entry("sconce-globe", "sconce", SCONCE, "mid_century_modern contemporary", (7, 8, 10), "metal", form="globe", stands="wall"),
    entry("sconce-twin", "sconce", SCONCE, "hollywood_regency victorian", (14, 6, 11), "shade", "metal", form="twin", stands="wall"),
    entry("sconce-gooseneck", "sconce", SCONCE, "farmhouse industrial", (8, 9, 13), "iron", form="gooseneck", stands="wall"),
    entry("sconce-shell", "sconce", SCONCE, "hollywood_regency art_deco 1970_s", (13, 5, 9), "metal", form="shell", stands="wall"),
    entry("sconce-tube", "sconce", SCONCE, "art_deco bauhaus contemporary", (6, 6, 17), "metal", form="tube", stands="wall"),
    entry("lantern-glass", "lantern", "lanterns", "farmhouse coastal", (9, 9, 19), "iron"),
    entry("lantern-hurricane", "lantern", "lanterns", "industrial coastal", (9, 9, 17), "metal", form="round"),
    entry("lantern-tapered", "lantern", "lanterns", "scandinavian japandi", (11, 11, 22), "wood", "iron", form="tapered"),
]

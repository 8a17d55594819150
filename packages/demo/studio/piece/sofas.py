"""Sofas, loveseats, sectionals and armchairs."""

from piece.entry import entry

SOFA, LOVESEAT, SECTIONAL, ARMCHAIR = "three_seat_sofas", "loveseats", "sectionals", "armchairs"

# One piece a line, so that the list reads as a table.
# fmt: off
PIECES = [
    entry("sofa-track", "sofa", SOFA, "contemporary minimalist transitional", (86, 37, 32), "woven", "wood", "woven", seats=3, arm_width=5, leg=5, legs="tapered", pillows=2),
    entry("sofa-roll", "sofa", SOFA, "traditional farmhouse 1990_s", (88, 39, 35), "leather", "wood", seats=3, arms="roll", arm_width=7, arm=25, leg=4, legs="bun", soft=0.8),
    entry("sofa-tufted", "sofa", SOFA, "art_deco hollywood_regency", (84, 36, 32), "velvet", "wood", arms="soft", back="tufted", seats=1, arm_width=6, leg=6, legs="tapered"),
    entry("sofa-slope", "sofa", SOFA, "mid_century_modern danish_modern", (82, 34, 31), "woven", "wood", seats=3, arms="slope", arm_width=3.4, arm=22, leg=7.5, legs="tapered", splay=6, corner=1.2),
    entry("sofa-boucle-curved", "sofa", SOFA, "contemporary japandi", (84, 38, 30), "boucle", "wood", seats=2, arms="soft", arm_width=8, back="tight", leg=3, legs="bun", corner=3, welt=0, soft=2.2),
    entry("sectional-track", "sectional", SECTIONAL, "contemporary transitional", (112, 66, 32), "woven", "wood", leg=3, legs="block", pillows=1),
    entry("sofa-channel", "sofa", SOFA, "art_deco 1970_s contemporary", (82, 36, 31), "velvet", "metal", arms="soft", back="channel", seats=1, arm_width=6, leg=5.5, legs="tapered"),
    entry("sofa-leather-wood", "sofa", SOFA, "danish_modern mid_century_modern 1970_s", (80, 33, 30), "leather", "wood", arms="wood", arm_width=2.6, arm=22.5, seats=3, leg=8, legs="tapered", corner=1.2),
    entry("sofa-skirted", "sofa", SOFA, "traditional coastal 1990_s", (84, 38, 34), "woven", None, "woven", arms="roll", arm_width=6.4, arm=24.5, leg=6, skirt=True, seats=2, pillows=2),
    entry("loveseat-track", "loveseat", LOVESEAT, "contemporary transitional", (60, 36, 32), "woven", "wood", "velvet", seats=2, pillows=1),
    entry("loveseat-tufted", "loveseat", LOVESEAT, "victorian hollywood_regency", (58, 33, 33), "velvet", "wood", back="tufted", arms="soft", arm_width=5.5, seats=1, leg=6.5, legs="turned"),
    entry("loveseat-slope", "loveseat", LOVESEAT, "mid_century_modern scandinavian", (54, 32, 31), "boucle", "wood", arms="slope", arm_width=3.2, arm=22, leg=7, seats=2),
    entry("loveseat-leather", "loveseat", LOVESEAT, "italian_modern 1980_s", (64, 37, 30), "leather", "metal", arms="soft", arm_width=7, seats=2, leg=3, legs="post", welt=0, soft=1.6),
    entry("loveseat-camel", "loveseat", LOVESEAT, "traditional victorian arts_and_crafts", (62, 34, 35), "woven", "wood", arms="roll", arm_width=6.0, arm=25, back="camel", back_thick=5, seats=2, leg=5.5, legs="turned"),
    entry("loveseat-barrel", "loveseat", LOVESEAT, "contemporary art_deco japandi", (64, 35, 30), "boucle", "wood", "velvet", form="wrapped", legs="tapered", pillows=2),
    entry("sectional-velvet", "sectional", SECTIONAL, "contemporary italian_modern", (108, 64, 29), "velvet", "metal", leg=4, legs="tapered", arms="soft", arm_width=6, welt=0, soft=1.4),
    entry("sectional-corner", "sectional", SECTIONAL, "mid_century_modern scandinavian 1970_s", (104, 72, 31), "woven", "wood", form="corner", leg=6, legs="tapered", arms="slope", arm_width=3.4, arm=22, seats=2, splay=3),
    entry("sectional-pit", "sectional", SECTIONAL, "1970_s contemporary minimalist", (126, 66, 29), "woven", "wood", "velvet", form="pit", chaise=32, seats=2, leg=2, legs="block", arm=22.5, arm_width=7, soft=0.8, pillows=2),
    entry("sectional-leather", "sectional", SECTIONAL, "traditional farmhouse 1990_s", (114, 84, 35), "leather", "wood", form="corner", run_depth=38, seats=2, arms="roll", arm_width=7, arm=25, leg=4, legs="bun", soft=0.8),
    entry("sectional-boucle", "sectional", SECTIONAL, "contemporary japandi scandinavian", (110, 64, 29), "boucle", "wood", chaise=38, seats=2, arms="soft", arm_width=8, back="tight", corner=3, leg=2, legs="bun", welt=0, soft=2),
    entry("armchair-track", "armchair", ARMCHAIR, "contemporary transitional minimalist", (32, 34, 32), "woven", "wood", arm_width=4.6),
    entry("armchair-roll", "armchair", ARMCHAIR, "traditional farmhouse 1990_s", (36, 36, 34), "leather", "wood", arms="roll", arm_width=6.6, arm=24.5, leg=4.5, legs="bun", soft=0.8),
    entry("armchair-slope", "armchair", ARMCHAIR, "mid_century_modern danish_modern", (29, 32, 31), "woven", "wood", arms="slope", arm_width=3.2, arm=22, leg=7.5, splay=5),
    entry("armchair-tufted", "armchair", ARMCHAIR, "victorian art_deco", (31, 32, 33), "velvet", "wood", arms="soft", arm_width=5, back="tufted", leg=6.5, legs="turned"),
    entry("armchair-boucle", "armchair", ARMCHAIR, "contemporary japandi scandinavian", (33, 33, 29), "boucle", "wood", arms="soft", arm_width=7, back="tight", seats=1, leg=2, legs="bun", welt=0, soft=2),
    entry("armchair-channel", "armchair", ARMCHAIR, "art_deco 1980_s", (30, 31, 31), "velvet", "metal", arms="soft", arm_width=4.6, back="channel", channels=5, leg=6),
]

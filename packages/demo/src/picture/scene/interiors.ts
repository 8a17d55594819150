import { hashOf } from "../../random/random.ts";
import type { Room } from "./stage.ts";
import type { Furnishing, Interior } from "./interior.ts";
import type { Kind } from "../model/models.ts";
import type { Point } from "../space.ts";

type Look = { readonly wall: string; readonly floor: string; readonly floorKind: Room["floorKind"] };

const look = (wall: string, floor: string, floorKind: Room["floorKind"] = "planks"): Look => ({
  wall,
  floor,
  floorKind,
});

const put = (
  kind: Kind,
  size: Point,
  of: Furnishing["of"],
  style: string,
  seed: string,
  at: Point,
): Furnishing => ({ kind, size, of, style, seed, at });

const box = (left: number, right: number, head: number, front = 20): Interior["subject"] => ({
  min: [left, 2, -10],
  max: [right, head, front],
});

/** A living room that opens the shop: sofa, low table, lamp, plants, one picture. */
export const heroRoom: Interior = {
  room: look("#d9cdb9", "#b98f62"),
  back: -30,
  angle: { yaw: 13, pitch: 9 },
  subject: { min: [-92, 0, -14], max: [92, 84, 24] },
  light: { x: -70, foot: 34, size: 62 },
  pieces: [
    put("rug", [132, 0.5, 92], ["wool", "ivory", "cotton"], "bohemian", "h1", [0, -0.4, 16]),
    put("sofa", [90, 33, 37], ["velvet", "forest_green", "walnut"], "mid_century_modern", "a1", [-8, 0, -6]),
    put(
      "roundcoffeetable",
      [38, 15, 38],
      ["walnut", "brown", "walnut"],
      "mid_century_modern",
      "g4",
      [-2, 0, 36],
    ),
    put("loungechair", [29, 31, 31], ["leather", "camel", "walnut"], "danish_modern", "lc2", [68, 0, 12]),
    put("floorlamp", [19, 62, 17], ["brass", "gold", "marble"], "mid_century_modern", "kk", [-68, 0, -16]),
    put("plantstand", [14, 30, 14], ["walnut", "brown", "walnut"], "mid_century_modern", "p1", [58, 0, -18]),
    put("art", [34, 42, 1], ["canvas", "rust", "oak"], "contemporary", "art7", [-24, 46, -30]),
    put("art", [22, 28, 1], ["paper", "blue", "oak"], "contemporary", "art3", [12, 52, -30]),
    put("sidetable", [18, 21, 18], ["marble", "white", "brass"], "contemporary", "s2", [50, 0, 2]),
  ],
};

/** The same room on a tall sheet, closer. */
export const heroRoomTall: Interior = {
  ...heroRoom,
  subject: { min: [-54, 0, -14], max: [54, 92, 24] },
  angle: { yaw: 10, pitch: 9 },
};

export const rooms: Record<string, Interior> = {
  living_room: {
    room: look("#d6cdbd", "#b98f62"),
    back: -28,
    angle: { yaw: -10, pitch: 10 },
    subject: box(-58, 58, 70),
    light: { x: -50, foot: 30, size: 40 },
    pieces: [
      put("rug", [104, 0.5, 70], ["wool", "rust", "cotton"], "traditional", "r1", [0, -0.4, 14]),
      put("sofa", [82, 32, 36], ["linen", "ivory", "oak"], "scandinavian", "s7", [-4, 0, -6]),
      put("coffeetable", [44, 16, 23], ["oak", "tan", "oak"], "mid_century_modern", "c5", [0, 0, 30]),
      put("floorlamp", [18, 58, 17], ["brass", "gold", "marble"], "mid_century_modern", "z3", [50, 0, -12]),
      put("art", [30, 36, 1], ["canvas", "sage", "walnut"], "contemporary", "q2", [-12, 44, -28]),
    ],
  },
  bedroom: {
    room: look("#cdd0c4", "#c4a06f"),
    back: -46,
    angle: { yaw: -16, pitch: 13 },
    subject: box(-56, 50, 56, 40),
    light: { x: 16, foot: 34, size: 40 },
    pieces: [
      put("rug", [96, 0.5, 60], ["wool", "cream", "cotton"], "minimalist", "b2", [0, -0.4, 26]),
      put("bed", [64, 46, 84], ["linen", "beige", "oak"], "contemporary", "bd3", [0, 0, 0]),
      put("nightstand", [22, 25, 17], ["oak", "tan", "brass"], "scandinavian", "n2", [-48, 0, -32]),
      put(
        "tablelamp",
        [13, 20, 13],
        ["ceramic", "terracotta", "brass"],
        "contemporary",
        "t4",
        [-48, 25, -32],
      ),
      put("art", [30, 22, 1], ["paper", "blush", "oak"], "contemporary", "w4", [4, 56, -46]),
    ],
  },
  dining_room: {
    room: look("#c7b8a2", "#8f653f", "herringbone"),
    back: -36,
    angle: { yaw: 12, pitch: 11 },
    subject: box(-52, 52, 72),
    light: { x: -48, foot: 36, size: 36 },
    pieces: [
      put("diningtable", [72, 30, 38], ["walnut", "brown", "walnut"], "mid_century_modern", "dt2", [0, 0, 0]),
      put("diningchair", [19, 32, 21], ["walnut", "brown", "walnut"], "danish_modern", "h", [-22, 0, -24]),
      put("diningchair", [19, 32, 21], ["walnut", "brown", "walnut"], "danish_modern", "h", [22, 0, -24]),
      put("pendant", [20, 13, 20], ["lacquer", "ivory", "brass"], "mid_century_modern", "pd", [0, 58, 0]),
      put("vase", [8, 12, 8], ["ceramic", "sage", "ceramic"], "contemporary", "v3", [4, 30, 0]),
      put("art", [34, 26, 1], ["canvas", "mustard", "oak"], "contemporary", "dr", [-30, 44, -36]),
    ],
  },
  kitchen: {
    room: look("#e3ddd0", "#d9cfc0", "stone"),
    back: -30,
    angle: { yaw: -12, pitch: 11 },
    subject: box(-44, 44, 66),
    light: { x: 8, foot: 40, size: 32 },
    pieces: [
      put("rounddiningtable", [44, 30, 44], ["marble", "white", "oak"], "contemporary", "k2", [-6, 0, 0]),
      put("barstool", [16, 40, 16], ["oak", "tan", "oak"], "scandinavian", "bs1", [34, 0, -8]),
      put("diningchair", [19, 32, 21], ["rattan", "tan", "oak"], "coastal", "kc", [-34, 0, 8]),
      put("bowl", [14, 5, 14], ["stoneware", "sage", "ceramic"], "contemporary", "bw", [-6, 30, 0]),
      put("pendant", [16, 12, 16], ["rattan", "tan", "brass"], "coastal", "kp", [-6, 54, 0]),
    ],
  },
  office: {
    room: look("#b9bfae", "#a67c50"),
    back: -26,
    angle: { yaw: -13, pitch: 10 },
    subject: box(-50, 54, 74),
    light: { x: -46, foot: 40, size: 32 },
    pieces: [
      put("desk", [56, 30, 26], ["walnut", "brown", "walnut"], "mid_century_modern", "dk", [-14, 0, 0]),
      put("bookcase", [30, 70, 12], ["walnut", "brown", "walnut"], "traditional", "bc4", [38, 0, -16]),
      put("desklamp", [15, 18, 8], ["brass", "gold", "brass"], "industrial", "dl", [-32, 30, -4]),
      put(
        "deskchair",
        [24, 36, 24],
        ["leather", "camel", "chrome"],
        "mid_century_modern",
        "dc",
        [-12, 0, 26],
      ),
      put("art", [20, 26, 1], ["paper", "navy", "walnut"], "contemporary", "of", [-16, 44, -26]),
    ],
  },
  entryway: {
    room: look("#d8cbbd", "#c7bca9", "stone"),
    back: -12,
    angle: { yaw: 10, pitch: 8 },
    subject: box(-36, 36, 74, 12),
    light: { x: -40, foot: 36, size: 30 },
    pieces: [
      put("consoletable", [50, 32, 15], ["oak", "tan", "oak"], "contemporary", "en", [0, 0, -2]),
      put("wallmirror", [26, 36, 2], ["brass", "gold", "glass"], "art_deco", "em2", [0, 38, -12]),
      put("vase", [8, 15, 8], ["ceramic", "terracotta", "ceramic"], "contemporary", "v9", [16, 32, -2]),
      put("basket", [16, 15, 16], ["seagrass", "tan", "cotton"], "coastal", "bk", [-12, 0, 0]),
      put("stool", [14, 16, 14], ["velvet", "rust", "oak"], "contemporary", "st", [14, 0, 2]),
    ],
  },
  family_room: {
    room: look("#dcd2c1", "#9f764b"),
    back: -44,
    angle: { yaw: 10, pitch: 15 },
    subject: box(-62, 62, 58, 30),
    light: { x: -58, foot: 36, size: 40 },
    pieces: [
      put("rug", [128, 0.5, 96], ["wool", "navy", "cotton"], "bohemian", "fr", [0, -0.4, 10]),
      put("sectional", [108, 32, 66], ["cotton", "gray", "oak"], "contemporary", "se", [0, 0, 0]),
      put("roundcoffeetable", [34, 15, 34], ["oak", "tan", "oak"], "contemporary", "fc", [-14, 0, 30]),
    ],
  },
  bathroom: {
    room: look("#cfd6d3", "#dcd6cb", "stone"),
    back: -14,
    angle: { yaw: -10, pitch: 8 },
    subject: box(-36, 36, 72, 12),
    light: { x: 6, foot: 40, size: 30 },
    pieces: [
      put("dresser", [42, 33, 19], ["white_oak", "beige", "brass"], "minimalist", "ba", [0, 0, -2]),
      put("wallmirror", [27, 27, 2], ["brass", "gold", "glass"], "contemporary", "bm", [0, 42, -14]),
      put("stool", [13, 16, 13], ["teak", "brown", "teak"], "japandi", "bt", [34, 0, 4]),
      put("vase", [6, 11, 6], ["glass", "sage", "ceramic"], "contemporary", "bv", [-12, 33, -2]),
    ],
  },
  nursery: {
    room: look("#d9d5c6", "#d2b68c"),
    back: -24,
    angle: { yaw: -12, pitch: 12 },
    subject: box(-40, 42, 60),
    light: { x: -36, foot: 34, size: 34 },
    pieces: [
      put("roundrug", [76, 0.5, 76], ["wool", "blush", "cotton"], "scandinavian", "nr", [0, -0.4, 10]),
      put("rockingchair", [26, 40, 32], ["oak", "tan", "oak"], "scandinavian", "rc", [-12, 0, 2]),
      put("pouf", [21, 14, 21], ["wool", "mustard", "cotton"], "bohemian", "np", [22, 0, 20]),
      put("basket", [17, 15, 17], ["rattan", "tan", "cotton"], "coastal", "nb", [34, 0, -10]),
      put("art", [18, 22, 1], ["paper", "sage", "oak"], "contemporary", "na", [10, 38, -24]),
    ],
  },
  outdoor: {
    room: look("#c9cfc0", "#cdbfa8", "stone"),
    back: -24,
    angle: { yaw: 12, pitch: 10 },
    subject: box(-44, 46, 50),
    light: { x: -46, foot: 14, size: 40 },
    pieces: [
      put("bench", [52, 18, 17], ["teak", "brown", "teak"], "coastal", "ob", [-6, 0, -4]),
      put("lantern", [11, 22, 11], ["blackened_steel", "black", "glass"], "industrial", "ol", [30, 0, 10]),
      put("lantern", [9, 16, 9], ["blackened_steel", "black", "glass"], "industrial", "o2", [42, 0, 0]),
      put("planter", [17, 16, 17], ["terracotta", "terracotta", "ceramic"], "coastal", "op", [-46, 0, -8]),
    ],
  },
};

export const categories: Record<string, Interior> = {
  furniture: {
    room: look("#d2c4ae", "#a1784c"),
    back: -14,
    angle: { yaw: 14, pitch: 9 },
    subject: box(-42, 42, 68, 14),
    light: { x: -46, foot: 30, size: 38 },
    pieces: [
      put("sideboard", [66, 31, 18], ["walnut", "brown", "brass"], "mid_century_modern", "d3", [0, 0, -4]),
      put("tablelamp", [15, 23, 15], ["stoneware", "ivory", "brass"], "contemporary", "cf", [-20, 31, -4]),
      put("vase", [9, 14, 9], ["ceramic", "terracotta", "ceramic"], "contemporary", "vv", [18, 31, -4]),
      put("art", [26, 30, 1], ["canvas", "navy", "oak"], "contemporary", "ca", [2, 38, -14]),
    ],
  },
  seating: {
    room: look("#c9b9a5", "#b48a5c"),
    back: -24,
    angle: { yaw: -16, pitch: 11 },
    subject: box(-34, 38, 54),
    light: { x: -38, foot: 26, size: 34 },
    pieces: [
      put("rug", [72, 0.5, 52], ["wool", "ivory", "cotton"], "bohemian", "sr", [0, -0.4, 8]),
      put("loungechair", [30, 32, 32], ["leather", "camel", "walnut"], "danish_modern", "lc2", [-10, 0, 0]),
      put("ottoman", [23, 16, 19], ["boucle", "ivory", "walnut"], "mid_century_modern", "ot", [26, 0, 18]),
      put("floorlamp", [16, 52, 16], ["brass", "gold", "brass"], "mid_century_modern", "sl", [-34, 0, -10]),
    ],
  },
  home_decor: {
    room: look("#d9d1c3", "#b78e60"),
    back: -9,
    angle: { yaw: 9, pitch: 8 },
    subject: box(-30, 30, 66, 10),
    light: { x: -34, foot: 34, size: 28 },
    pieces: [
      put("consoletable", [50, 30, 14], ["travertine", "beige", "walnut"], "contemporary", "hd", [0, 0, -1]),
      put("vase", [10, 17, 10], ["ceramic", "blue", "ceramic"], "contemporary", "hv", [-15, 30, -1]),
      put("bowl", [13, 5, 13], ["walnut", "brown", "ceramic"], "contemporary", "hb", [3, 30, 0]),
      put("candleholder", [12, 13, 5], ["brass", "gold", "brass"], "art_deco", "hc", [17, 30, -1]),
      put("wallmirror", [28, 28, 2], ["gilded", "gold", "glass"], "art_deco", "hm", [3, 38, -9]),
    ],
  },
  lighting: {
    room: look("#8d927f", "#8a633e"),
    back: -26,
    angle: { yaw: -8, pitch: 7 },
    subject: box(-32, 32, 74),
    pieces: [
      put(
        "nightstand",
        [24, 24, 17],
        ["walnut", "brown", "brass"],
        "mid_century_modern",
        "ln",
        [-14, 0, -12],
      ),
      put("tablelamp", [16, 25, 16], ["ceramic", "ivory", "brass"], "contemporary", "lt", [-14, 24, -12]),
      put("pendant", [17, 12, 17], ["brass", "gold", "brass"], "mid_century_modern", "lp", [22, 46, -6]),
      put("armchair", [29, 31, 30], ["velvet", "rust", "walnut"], "mid_century_modern", "la", [22, 0, 0]),
    ],
  },
};

const styleLooks: Record<
  string,
  { look: Look; chair: Kind; of: Furnishing["of"]; table: Furnishing["of"]; colour: string }
> = {
  mid_century_modern: {
    look: look("#d8c8ab", "#a87a4a"),
    chair: "armchair",
    of: ["wool", "mustard", "walnut"],
    table: ["walnut", "brown", "brass"],
    colour: "rust",
  },
  danish_modern: {
    look: look("#d3d3c7", "#c19a67"),
    chair: "loungechair",
    of: ["wool", "olive", "teak"],
    table: ["teak", "brown", "teak"],
    colour: "navy",
  },
  scandinavian: {
    look: look("#e6e3db", "#d7bd93"),
    chair: "armchair",
    of: ["linen", "gray", "oak"],
    table: ["white_oak", "beige", "oak"],
    colour: "sage",
  },
  contemporary: {
    look: look("#d9d2c7", "#bfa27c"),
    chair: "armchair",
    of: ["boucle", "ivory", "oak"],
    table: ["travertine", "beige", "oak"],
    colour: "charcoal",
  },
  traditional: {
    look: look("#b7ab93", "#7f5836", "herringbone"),
    chair: "wingback",
    of: ["velvet", "burgundy", "mahogany"],
    table: ["mahogany", "burgundy", "brass"],
    colour: "forest_green",
  },
  industrial: {
    look: look("#b3aca2", "#9b9286", "stone"),
    chair: "loungechair",
    of: ["leather", "brown", "oak"],
    table: ["reclaimed_wood", "brown", "blackened_steel"],
    colour: "black",
  },
  farmhouse: {
    look: look("#e8e1d2", "#c7a472"),
    chair: "rockingchair",
    of: ["painted_wood", "white", "oak"],
    table: ["pine", "tan", "iron"],
    colour: "blue",
  },
  art_deco: {
    look: look("#4e5f58", "#5f4631", "herringbone"),
    chair: "armchair",
    of: ["velvet", "blush", "ebonized_wood"],
    table: ["burl_wood", "brown", "brass"],
    colour: "gold",
  },
  bohemian: {
    look: look("#d9b99a", "#b0824f"),
    chair: "loungechair",
    of: ["velvet", "teal", "teak"],
    table: ["rattan", "tan", "brass"],
    colour: "mustard",
  },
  minimalist: {
    look: look("#e9e5de", "#d8cbb8", "stone"),
    chair: "armchair",
    of: ["linen", "beige", "ash"],
    table: ["white_oak", "beige", "oak"],
    colour: "gray",
  },
  "1980_s": {
    look: look("#c9b8c0", "#d3c7b6", "stone"),
    chair: "armchair",
    of: ["velvet", "plum", "ebonized_wood"],
    table: ["lacquer", "black", "chrome"],
    colour: "teal",
  },
  "1970_s": {
    look: look("#c59d6b", "#8b5d38"),
    chair: "armchair",
    of: ["velvet", "rust", "walnut"],
    table: ["rosewood", "espresso", "chrome"],
    colour: "olive",
  },
  "20_th_century": {
    look: look("#c8c3b0", "#94693f"),
    chair: "wingback",
    of: ["leather", "camel", "walnut"],
    table: ["oak", "tan", "brass"],
    colour: "navy",
  },
};

const styleNames = Object.keys(styleLooks);

/** A chair, a chest and a picture in the spirit of a style; unknown styles borrow one that fits a room anyway. */
export function styleInterior(style: string): Interior {
  const known =
    styleLooks[style] ??
    styleLooks[styleNames[hashOf(style) % styleNames.length] ?? "contemporary"] ??
    styleLooks["contemporary"];
  const chosen = known ?? {
    look: look("#d9d2c7", "#bfa27c"),
    chair: "armchair" as const,
    of: ["linen", "beige", "oak"] as const,
    table: ["oak", "tan", "oak"] as const,
    colour: "gray",
  };
  return {
    room: chosen.look,
    back: -20,
    angle: { yaw: -14, pitch: 10 },
    subject: box(-44, 40, 62, 14),
    light: { x: -46, foot: 28, size: 34 },
    pieces: [
      put("rug", [86, 0.5, 56], ["wool", chosen.colour, "cotton"], style, `${style}r`, [-4, -0.4, 10]),
      put(
        chosen.chair,
        [31, chosen.chair === "armchair" ? 32 : 40, 32],
        chosen.of,
        style,
        `${style}c`,
        [-20, 0, 4],
      ),
      put("dresser", [38, 32, 17], chosen.table, style, `${style}d`, [26, 0, -10]),
      put("tablelamp", [13, 21, 13], ["ceramic", chosen.colour, "brass"], style, `${style}l`, [30, 32, -10]),
      put("art", [22, 28, 1], ["canvas", chosen.colour, "oak"], style, `${style}a`, [-16, 42, -20]),
    ],
  };
}

import { isMetal, isWood } from "./paints.ts";

type Colors = readonly [string, ...string[]];

const cloth: Colors = [
  "ivory",
  "cream",
  "beige",
  "gray",
  "charcoal",
  "navy",
  "sage",
  "rust",
  "mustard",
  "blush",
  "olive",
  "blue",
  "terracotta",
  "black",
  "teal",
  "white",
];
const rich: Colors = [
  "forest_green",
  "navy",
  "teal",
  "burgundy",
  "mustard",
  "rust",
  "blush",
  "plum",
  "olive",
  "charcoal",
  "gold",
  "blue",
  "camel",
];

const byMaterial: Record<string, Colors> = {
  linen: cloth,
  cotton: cloth,
  wool: [
    "ivory",
    "gray",
    "charcoal",
    "navy",
    "rust",
    "olive",
    "camel",
    "beige",
    "red",
    "blue",
    "burgundy",
    "mustard",
  ],
  velvet: rich,
  mohair: rich,
  boucle: ["ivory", "cream", "white", "beige", "gray", "camel", "sage", "charcoal"],
  sherpa: ["ivory", "cream", "beige", "gray"],
  tweed: ["gray", "charcoal", "olive", "brown", "navy", "beige"],
  leather: ["camel", "tan", "brown", "black", "espresso", "burgundy", "olive", "ivory"],
  painted_wood: [
    "white",
    "black",
    "sage",
    "navy",
    "cream",
    "forest_green",
    "blue",
    "gray",
    "mustard",
    "blush",
  ],
  lacquer: ["black", "white", "red", "forest_green", "ivory", "burgundy", "navy", "teal"],
  glass: ["clear", "amber", "gray", "sage"],
  marble: ["white", "white", "black", "forest_green"],
  travertine: ["beige"],
  ceramic: ["white", "blue", "sage", "terracotta", "black", "ivory", "mustard", "teal"],
  stoneware: ["beige", "gray", "brown", "ivory", "charcoal", "sage"],
  porcelain: ["white", "blue", "ivory"],
  terracotta: ["terracotta"],
  plaster: ["white", "ivory"],
  concrete: ["gray"],
  paper: ["white", "ivory", "blue", "rust", "black"],
  canvas: ["blue", "rust", "sage", "black", "blush", "mustard"],
  silk: ["blush", "blue", "gold", "gray", "ivory"],
  jute: ["tan", "beige"],
  seagrass: ["tan"],
  rattan: ["tan"],
  wicker: ["tan"],
  bamboo: ["tan"],
};

const woodColors: Record<string, string> = {
  walnut: "brown",
  oak: "tan",
  white_oak: "beige",
  teak: "brown",
  mahogany: "burgundy",
  pine: "tan",
  cherry: "rust",
  rosewood: "espresso",
  ash: "beige",
  birch: "beige",
  maple: "tan",
  elm: "tan",
  reclaimed_wood: "brown",
  burl_wood: "brown",
  ebonized_wood: "black",
};

const metalColors: Record<string, string> = {
  brass: "gold",
  bronze: "brown",
  copper: "rust",
  chrome: "silver",
  steel: "silver",
  iron: "black",
  blackened_steel: "black",
  aluminum: "silver",
  gilded: "gold",
};

/** The colors of a material; woods and metals have their own. */
export function colorsOf(material: string): Colors {
  const own = woodColors[material] ?? metalColors[material];
  if (own) return [own];
  return byMaterial[material] ?? ["beige"];
}

/** Whether the color is a choice and belongs in the title. */
export const isColored = (material: string) =>
  !isWood(material) && !isMetal(material) && colorsOf(material).length > 1;

const spoken: Record<string, string> = {
  white_oak: "white oak",
  painted_wood: "painted wood",
  reclaimed_wood: "reclaimed wood",
  burl_wood: "burl wood",
  ebonized_wood: "ebonized wood",
  blackened_steel: "blackened steel",
  boucle: "bouclé",
  gilded: "gilded metal",
};

/** A raw name as used in a sentence: `mid_century_modern` → mid-century modern, `1980_s` → 1980s. */
export function say(raw: string): string {
  return spoken[raw] ?? sayStyle(raw);
}

const styles: Record<string, string> = {
  mid_century_modern: "mid-century modern",
  art_deco: "Art Deco",
  danish_modern: "Danish modern",
  italian_modern: "Italian modern",
  scandinavian: "Scandinavian",
  hollywood_regency: "Hollywood Regency",
  french_provincial: "French provincial",
  arts_and_crafts: "Arts and Crafts",
  victorian: "Victorian",
  bauhaus: "Bauhaus",
  japandi: "Japandi",
  bohemian: "bohemian",
  "1970_s": "1970s",
  "1980_s": "1980s",
  "1990_s": "1990s",
  "20_th_century": "20th-century",
  "19_th_century": "19th-century",
};

const sayStyle = (raw: string) => styles[raw] ?? raw.replaceAll("_", " ");

/** The material's multiplier of the price. */
export const worthOf: Record<string, number> = {
  walnut: 1.2,
  teak: 1.25,
  rosewood: 1.5,
  burl_wood: 1.45,
  marble: 1.35,
  travertine: 1.25,
  leather: 1.25,
  mohair: 1.3,
  velvet: 1.1,
  boucle: 1.15,
  silk: 1.5,
  brass: 1.15,
  gilded: 1.15,
  bronze: 1.2,
  pine: 0.75,
  painted_wood: 0.8,
  cotton: 0.85,
  jute: 0.7,
  glass: 0.9,
  reclaimed_wood: 0.95,
  rattan: 0.85,
  seagrass: 0.8,
  terracotta: 0.8,
};

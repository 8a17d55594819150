import type { TypeFact } from "../../catalog/type-fact.ts";

const classes: Readonly<Record<string, readonly string[]>> = {
  dark_wood: ["walnut", "teak", "mahogany", "rosewood", "cherry", "ebonized_wood"],
  pale_wood: ["oak", "white_oak", "ash", "birch", "maple", "elm", "pine"],
  rough_wood: ["reclaimed_wood"],
  burl: ["burl_wood"],
  painted: ["painted_wood"],
  lacquer: ["lacquer"],
  warm_metal: ["brass", "bronze", "copper", "gilded"],
  cool_metal: ["chrome", "steel", "aluminum"],
  iron: ["iron", "blackened_steel"],
  marble: ["marble"],
  travertine: ["travertine"],
  glass: ["glass"],
  ceramic: ["ceramic", "porcelain"],
  stoneware: ["stoneware", "terracotta"],
  concrete: ["concrete", "plaster"],
  weave: ["linen", "cotton", "wool", "tweed", "silk", "canvas"],
  velvet: ["velvet", "mohair"],
  boucle: ["boucle", "sherpa"],
  leather: ["leather"],
  cane: ["rattan", "bamboo", "wicker", "seagrass", "jute"],
  paper: ["paper"],
};

const classOfName = new Map(
  Object.entries(classes).flatMap(([name, materials]) =>
    materials.map((material) => [material, name] as const),
  ),
);

/** The class of a material in texts; a lamp's fabric is its shade, a rug's is its pile. */
export function materialClass(fact: TypeFact, material: string): string {
  const plain = classOfName.get(material) ?? "weave";
  if (fact.family === "rug") return "pile";
  if (fact.family === "art") return "paper";
  if (fact.category === "lighting" && (plain === "weave" || plain === "paper")) return "shade";
  return plain;
}

const surfaces: Readonly<Record<string, string>> = {
  dark_wood: "wood",
  pale_wood: "wood",
  rough_wood: "wood",
  burl: "wood",
  painted: "paint",
  lacquer: "paint",
  warm_metal: "metal",
  cool_metal: "metal",
  iron: "metal",
  marble: "stone",
  travertine: "stone",
  concrete: "stone",
  glass: "glass",
  ceramic: "ceramic",
  stoneware: "ceramic",
  weave: "cloth",
  velvet: "cloth",
  boucle: "cloth",
  leather: "leather",
  cane: "cane",
  pile: "rug",
  shade: "shade",
  paper: "paper",
};

/** How the surface wears. */
export const surfaceOf = (materialClass: string): string => surfaces[materialClass] ?? "wood";

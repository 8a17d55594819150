import { type Finish, finish, type Surface } from "./finish.ts";

const woods: Record<string, string> = {
  walnut: "#6f4529",
  oak: "#b98d5a",
  white_oak: "#cdb086",
  teak: "#99602f",
  mahogany: "#6b2f1f",
  pine: "#d3ab72",
  cherry: "#94492a",
  rosewood: "#55271c",
  ash: "#d2bb95",
  birch: "#dcc49a",
  maple: "#d8b482",
  elm: "#a77b4d",
  reclaimed_wood: "#8a6b4d",
  burl_wood: "#8a5630",
  ebonized_wood: "#2b2522",
};

const metals: Record<string, string> = {
  brass: "#b98d47",
  bronze: "#7a5a37",
  copper: "#b36a43",
  chrome: "#b9bcbd",
  steel: "#8f9293",
  iron: "#383635",
  blackened_steel: "#2d2c2b",
  aluminum: "#b4b7b7",
  gilded: "#c09a4f",
};

const coats: Record<string, Surface> = {
  linen: "cloth",
  cotton: "cloth",
  wool: "cloth",
  tweed: "boucle",
  boucle: "boucle",
  sherpa: "boucle",
  velvet: "velvet",
  mohair: "velvet",
  leather: "leather",
  painted_wood: "painted",
  lacquer: "painted",
  upholstery: "cloth",
  jute: "woven",
  seagrass: "woven",
  ceramic: "ceramic",
  stoneware: "ceramic",
  porcelain: "ceramic",
  terracotta: "stone",
  paper: "paper",
  canvas: "paper",
  plaster: "stone",
  resin: "ceramic",
  silk: "cloth",
  glass: "glass",
};

/** The colour names of the catalogue as paint. */
export const colourPaints = {
  ivory: "#ece2cf",
  cream: "#e9dcc0",
  white: "#f1eee8",
  beige: "#d9c6a8",
  tan: "#b98d5f",
  camel: "#b07d48",
  brown: "#6f4a32",
  espresso: "#44302a",
  black: "#2b2927",
  charcoal: "#4a4b4d",
  gray: "#9a9a97",
  rust: "#a9512c",
  terracotta: "#c0714f",
  blush: "#dcb3a2",
  mustard: "#c99a35",
  olive: "#767546",
  sage: "#9dA58a".toLowerCase(),
  forest_green: "#34523f",
  teal: "#2f6668",
  navy: "#2c3d58",
  blue: "#5b7f9e",
  sky_blue: "#a5bdc9",
  burgundy: "#6c2a33",
  red: "#a33a31",
  plum: "#5f3d55",
  gold: "#bb9448",
  silver: "#b3b5b5",
  clear: "#d6e0de",
  amber: "#b97a32",
  multicolor: "#b5694a",
} as const;

export type ColourName = keyof typeof colourPaints;
export const isColourName = (name: string): name is ColourName => Object.hasOwn(colourPaints, name);

const fixedPaints: Record<string, readonly [Surface, string]> = {
  marble: ["marble", "#e4ded5"],
  travertine: ["stone", "#d9c7a9"],
  concrete: ["stone", "#a7a39c"],
  stone: ["stone", "#bdb4a5"],
  rattan: ["woven", "#c39a62"],
  wicker: ["woven", "#b78a55"],
  cane: ["woven", "#cfae78"],
  bamboo: ["wood", "#c9a263"],
};

/** How a catalogue material in a catalogue colour is painted; unknown names look like plain cloth. */
export function substance(material: string, colour: string): Finish {
  const paint = isColourName(colour) ? colourPaints[colour] : colourPaints.beige;
  const wood = woods[material];
  if (wood) return finish("wood", wood);
  const metal = metals[material];
  if (metal) return finish("metal", metal);
  if (material === "marble" && ["black", "forest_green", "charcoal", "burgundy"].includes(colour))
    return finish("marble", paint);
  const fixed = fixedPaints[material];
  if (fixed) return finish(fixed[0], colour === "white" || colour === "black" ? paint : fixed[1]);
  return finish(coats[material] ?? "cloth", paint);
}

export const isWood = (material: string) => material in woods;
export const isMetal = (material: string) => material in metals;

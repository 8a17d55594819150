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

/** The catalog's color names as hex values. */
const colorPaints = {
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
  sage: "#9da58a",
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

const isColorName = (name: string): name is keyof typeof colorPaints => Object.hasOwn(colorPaints, name);

/** Materials with a fixed color, unless they are sold in white or black. */
const fixedPaints: Record<string, string> = {
  marble: "#e4ded5",
  travertine: "#d9c7a9",
  concrete: "#a7a39c",
  stone: "#bdb4a5",
  rattan: "#c39a62",
  wicker: "#b78a55",
  cane: "#cfae78",
  bamboo: "#c9a263",
};

/** Colors of quarried marble. */
const marbles: ReadonlySet<string> = new Set(["black", "forest_green", "charcoal", "burgundy"]);

/** `#rrggbb` of a catalog material in a catalog color; unknown names are beige. */
export function paintOf(material: string, color: string): string {
  const paint = isColorName(color) ? colorPaints[color] : colorPaints.beige;
  const own = woods[material] ?? metals[material];
  if (own) return own;
  if (material === "marble" && marbles.has(color)) return paint;
  return color === "white" || color === "black" ? paint : (fixedPaints[material] ?? paint);
}

export const isWood = (material: string) => material in woods;
export const isMetal = (material: string) => material in metals;

import type { TypeFact } from "../catalog/type-fact.ts";
import type { Appearance } from "../shot/appearance.ts";
import type { Piece } from "../shot/pieces.ts";
import { picturedPiece } from "./pictured-piece.ts";

/** Features that are visible in a listing's pictures and can be mentioned. */
export type Traits = {
  /** `tufted`, `nine-drawer`: an adjective before the noun. */
  readonly shape: string | null;
  readonly drawers: number;
  readonly seats: number;
  /** Names of the text pools that cover these features. */
  readonly has: readonly string[];
};

/** Adjectives by piece, when its model or name says less than a shopper would. */
const shapes: Readonly<Record<string, string>> = {
  "sofa-boucle-curved": "curved",
  "sofa-leather-wood": "wood-arm",
  "sofa-skirted": "skirted",
  "loveseat-leather": "low-slung",
  "loveseat-camel": "camelback",
  "loveseat-barrel": "rounded",
  "sectional-track": "L-shaped",
  "sectional-velvet": "low-slung",
  "sectional-corner": "corner",
  "armchair-boucle": "rounded",
  "lounge-frame": "open-arm",
  "lounge-rattan": "rattan-frame",
  "lounge-shell": "plywood-shell",
  "lounge-cage": "tube-frame",
  "chaise-scroll": "scroll-arm",
  "chaise-wave": "curved",
  "bar-upholstered": "upholstered",
  "bar-hoop": "hoop-back",
  "bar-bucket": "bucket",
  "desk-chair-cane": "cane-back",
  "rocker-bentwood": "bentwood",
  "counter-steel": "steel-frame",
  "counter-saddle": "saddle-seat",
  "counter-woven": "woven-seat",
  "counter-sled": "sled-base",
  "counter-pedestal": "pedestal",
  "stool-three": "three-legged",
  "stool-drum": "drum",
  "stool-cross": "X-base",
  "stool-spool": "spool-shaped",
  "stool-cord": "woven-seat",
  "stool-step": "two-step",
  "pouf-knit": "knitted",
  "pouf-stacked": "three-tier",
  "pouf-fringe": "fringed",
  "ottoman-crossed": "X-base",
  "ottoman-skirted": "skirted",
  "bench-cushion": "cushioned",
  "bench-slat": "slatted",
  "bench-cord": "woven-seat",
  "coffee-tapered": "two-tier",
  "coffee-plinths": "oval",
  "coffee-pebble": "pebble-top",
  "coffee-glass": "two-tier",
  "dining-trestle": "trestle",
  "dining-oval-drum": "oval",
  "round-dining-turned": "turned-pedestal",
  "side-drum": "fluted",
  "nest-fretwork": "fretwork",
  "media-slat": "slat-front",
  "night-fluted": "fluted",
  "cabinet-deco": "two-door",
  "bar-cart-hoop": "hoop-handled",
  "bar-cart-ring": "round-frame",
  "bar-cart-crossed": "X-frame",
  "bar-cart-bent": "bentwood",
  "bar-cabinet-pill": "rounded",
  "bar-cabinet-stepped": "stepped",
  "wardrobe-mirrored": "mirror-door",
  "wardrobe-stepped": "stepped",
  "secretary-columned": "column-front",
  "secretary-framed": "open-frame",
  "trunk-strapped": "strapped",
  "trunk-rattan": "reeded",
  "trunk-campaign": "campaign",
  "trunk-flared": "flared",
  "vanity-oval": "oval-mirror",
  "vanity-round": "round-mirror",
  "vanity-winged": "triple-mirror",
  "vanity-dropped": "drop-center",
  "vanity-sided": "waterfall",
  "vase-flare": "flared",
  "vase-branches": "round-bellied",
  "planter-cone": "tapered",
  "planter-egg": "egg-shaped",
  "planter-tub": "tub-shaped",
  "planter-raised": "raised",
  "planter-bowl": "bowl-shaped",
  "bowl-scalloped": "scalloped",
  "bowl-tripod": "three-legged",
  "bowl-block": "straight-sided",
  "basket-belly": "pot-bellied",
  "basket-square": "square",
  "basket-scalloped": "scalloped",
  "stand-wire": "wire",
  "stand-hourglass": "hourglass",
  "stand-turned": "turned-column",
  "stand-octagon": "octagonal",
  "stand-crossed": "X-base",
  "pedestal-twisted": "twisted-column",
  "pedestal-stacked": "stacked",
  "mirror-frame": "",
  "mirror-arch": "arched",
  "mirror-oval": "oval",
  "mirror-swan": "crested",
  "mirror-loops": "loop-frame",
  "mirror-petals": "petal-frame",
  "mirror-studded": "ball-studded",
  "mirror-window": "windowpane",
  "mirror-lattice": "lattice-frame",
  "mirror-leaning": "leaning",
  "mirror-easel": "standing",
  "mirror-crested": "crested",
  "mirror-panes": "windowpane",
  "mirror-wave": "wavy",
  "clock-octagon": "octagonal",
  "clock-skeleton": "Roman-numeral",
  "clock-flower": "wire-petal",
  "clock-carriage": "carriage",
  "clock-stepped": "stepped",
  "clock-drum": "drum",
  "screen-cane": "cane-panel",
  "screen-linen": "four-panel",
  "screen-louvered": "louvered",
  "screen-channelled": "channeled",
  "screen-sunray": "sunray",
  "rug-oriental": "medallion",
  "rug-arcs": "arc-pattern",
  "rug-round": "arc-pattern",
  "rug-round-compass": "compass-star",
  "rug-round-rosette": "rosette",
  "rug-round-quarters": "color-block",
  "runner-chevron": "chevron",
  "runner-meander": "Greek-key",
  "runner-halfmoons": "half-moon",
  "rug-lattice": "lattice",
  "rug-bordered": "bordered",
  "rug-checks": "checkerboard",
  "rug-fans": "fan-pattern",
  "table-ball": "ball-base",
  "table-stack": "stacked",
  "table-gourd": "gourd-base",
  "table-bottle": "bottle-base",
  "table-column": "column-base",
  "flush-square": "square",
  "flush-steps": "stepped",
  "lantern-onion": "onion",
  "lantern-slatted": "slatted",
  "lantern-hexagon": "hexagonal",
  "desk-counterweight": "counterweight",
  "desk-bar": "slim-bar",
  "desk-twin": "twin-shade",
  "sconce-shade": "shaded",
  "sconce-twin": "twin-arm",
  "sconce-gooseneck": "gooseneck",
  "sconce-shell": "shell",
  "sconce-tube": "tubular",
  "chandelier-arms": "branched",
  "chandelier-orb": "orb",
  "chandelier-tiers": "tiered",
  "chandelier-globes": "globe",
  "pendant-woven": "woven",
  "pendant-tiers": "tiered",
  "floor-torchiere": "torchiere",
};

/** Words in a piece's name that a shopper would use. */
const shapeWords: Readonly<Record<string, string>> = {
  track: "track-arm",
  roll: "roll-arm",
  slope: "slope-arm",
  tufted: "tufted",
  channel: "channel-back",
  sling: "sling",
  barrel: "barrel",
  wishbone: "wishbone",
  spindle: "spindle-back",
  parsons: "parsons",
  cantilever: "cantilever",
  ladder: "ladder-back",
  shell: "shell-back",
  round: "round",
  hairpin: "hairpin-leg",
  frame: "open-frame",
  waterfall: "waterfall",
  drum: "drum",
  tulip: "tulip-base",
  steel: "steel-frame",
  turned: "turned-leg",
  tripod: "tripod",
  tambour: "fluted-door",
  cane: "cane-front",
  glazed: "glass-front",
  arched: "arched",
  slat: "slatted",
  canopy: "canopy",
  bottle: "bottle",
  urn: "urn-shaped",
  moon: "moon",
  cylinder: "cylinder",
  amphora: "amphora",
  fluted: "fluted",
  burst: "sunburst",
  pebble: "pebble",
  cheval: "cheval",
  striped: "striped",
  column: "column",
  arc: "arc",
  globe: "globe",
  mushroom: "mushroom",
  jointed: "jointed",
  dome: "dome",
  cone: "cone",
  sputnik: "sputnik",
  ring: "ring",
};

export const numberWords = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
] as const;

type Layout = { readonly rows?: readonly (readonly unknown[])[] };

/** The piece's model parameters in the studio. */
function modelOf(piece: Piece): Readonly<Record<string, unknown>> {
  return { ...piece.look };
}

function fronts(model: Readonly<Record<string, unknown>>): readonly unknown[] {
  const columns: readonly Layout[] = Array.isArray(model.columns) ? model.columns : [];
  return columns.flatMap(({ rows = [] }) => rows.map(([front]) => front));
}

function shapeOf(piece: Piece, noun: string, drawers: number): string | null {
  if (drawers > 2 || (drawers === 2 && noun.includes("desk")))
    if (/dresser|chest|nightstand|bedside|console|desk/.test(noun))
      return `${numberWords[drawers] ?? String(drawers)}-drawer`;
  const words = piece.id.split("-").slice(1);
  const shape = shapes[piece.id] ?? words.flatMap((word) => shapeWords[word] ?? [])[0];
  return !shape || noun.includes(shape) ? null : shape;
}

const fittingDoors = /console|credenza|sideboard|buffet|cabinet|bar|wardrobe|armoire|nightstand|bedside/;

/** Seats without back and arms. */
export const lowSeats: ReadonlySet<string> = new Set(["ottomans", "poufs"]);

const notWood = new Set(["metal", "iron", "rattan", "ceramic"]);
const wood = new Set(["wood", "rough_wood"]);

/** Whether the frame is of wood: a padded one is unless another material shows, any other one when it shows wood. */
function hasWoodFrame({ parts }: Piece, { family, type }: TypeFact): boolean {
  const finishes = Object.values(parts).map(({ finish }) => finish);
  if (lowSeats.has(type) || finishes.some((finish) => notWood.has(finish))) return false;
  return family === "upholstered" || (family === "chair" && finishes.some((finish) => wood.has(finish)));
}

const traitsByPiece = new Map<Piece, Map<string, Traits>>();

/** The features of the pictured piece. */
export function traitsOf(appearance: Pick<Appearance, "images">, fact: TypeFact, noun: string): Traits {
  const piece = picturedPiece(appearance);
  if (!piece) return { shape: null, drawers: 0, seats: 0, has: [] };
  const ofPiece = traitsByPiece.get(piece) ?? new Map<string, Traits>();
  traitsByPiece.set(piece, ofPiece);
  const traits = ofPiece.get(noun) ?? traitsOfPiece(piece, fact, noun);
  ofPiece.set(noun, traits);
  return traits;
}

function traitsOfPiece(piece: Piece, fact: TypeFact, noun: string): Traits {
  const model = modelOf(piece);
  const parts = fronts(model);
  const inApron = typeof model.drawers === "number" ? model.drawers : 0;
  const drawers = parts.filter((front) => front === "drawer").length + inApron;
  const doors = parts.some((front) => front === "door" || front === "doors");
  const seats = typeof model.seats === "number" ? model.seats : 0;
  const door = doors && typeof model.door === "string" ? model.door : "";
  const has = [
    ...(drawers === 1 ? ["one_drawer"] : drawers > 1 ? ["drawers"] : []),
    ...(doors && fittingDoors.test(noun) ? ["doors"] : []),
    ...(parts.includes("open") ? ["open"] : []),
    ...(["fluted", "caned", "glazed"].includes(door) ? [door] : []),
    ...(model.back === "tufted" || model.top === "tufted" || model.head === "tufted" ? ["tufted"] : []),
    ...(model.back === "channel" || model.head === "channel" ? ["channel"] : []),
    ...(seats > 1 ? ["cushions"] : []),
    ...(model.pillows ? ["pillows"] : []),
    ...(model.skirt ? ["skirt"] : []),
    ...(model.shelf ? ["shelf"] : []),
    ...(model.fringe ? ["fringe"] : []),
    ...(hasWoodFrame(piece, fact) ? [`${fact.family}_wood_frame`] : []),
    ...(piece.parts.main?.finish === "wicker" && fact.family === "chair" ? ["woven_seat"] : []),
    ...(fact.type.endsWith("clocks") ? ["clock"] : []),
  ];
  return { shape: shapeOf(piece, noun, drawers), drawers, seats, has };
}

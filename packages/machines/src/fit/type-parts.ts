/** A part's side: a share of the whole piece's side, or a maximum length in inches. */
type Side = number | { readonly inches: number };

export type PartShare = {
  /** As used in a sentence: "the headboard". */
  readonly name: string;
  readonly width: Side;
  readonly depth: Side;
  readonly height: Side;
};

export type Construction = {
  /** The parts to carry once the legs are off; null when the legs stay on. */
  readonly withoutLegs: readonly PartShare[] | null;
  /** The parts it disassembles into; null when it does not. */
  readonly parts: readonly PartShare[] | null;
  /** The default for pieces of this kind when the seller has not answered. */
  readonly usually: "legs" | "disassembles" | "rolls" | "no";
  /** A seat with a back is open above the seat, so its diagonal is thinner than its height or depth. */
  readonly hasBack?: true;
  /** "Bed frames", in the sentence about the default. */
  readonly plural: string;
};

const inches = (length: number): Side => ({ inches: length });
const part = (name: string, width: Side, depth: Side, height: Side): PartShare => ({
  name,
  width,
  depth,
  height,
});

/** Legs are about a seventh of the height of an upholstered seat. */
const seatWithoutLegs = [part("body", 1, 1, 0.85)];
const seatParts = [part("seat", 1, 1, 0.55), part("back", 1, 0.35, 0.75), part("arm", 0.2, 1, 0.75)];
const flatTop = [part("top", 1, 1, inches(3)), part("leg", inches(5), inches(5), 1)];
const pedestalTop = [part("top", 1, 1, inches(3)), part("base", 0.45, 0.45, 1)];
const caseParts = [
  part("back panel", 1, inches(1), 1),
  part("side panel", inches(2), 1, 1),
  part("door", 0.5, inches(2), 1),
];

const seat = (plural: string, usually: "legs" | "no" = "legs"): Construction => ({
  withoutLegs: seatWithoutLegs,
  parts: seatParts,
  usually,
  hasBack: true,
  plural,
});
const table = (plural: string, parts: readonly PartShare[] = flatTop): Construction => ({
  withoutLegs: parts,
  parts,
  usually: "legs",
  plural,
});
const caseGoods = (plural: string, usually: "disassembles" | "no" = "no"): Construction => ({
  withoutLegs: [part("body", 1, 1, 0.85)],
  parts: caseParts,
  usually,
  plural,
});
const rug: Construction = { withoutLegs: null, parts: null, usually: "rolls", plural: "Rugs" };

/**
 * How the types of the catalog come apart, and the size of their parts relative to the whole. Typical
 * proportions from manufacturers' assembly sheets; the seller's answer (`comesApart`) takes precedence.
 */
const constructions: Readonly<Record<string, Construction>> = {
  beds: {
    withoutLegs: null,
    parts: [
      part("headboard", 1, inches(4), inches(60)),
      part("footboard", 1, inches(4), 0.5),
      part("side rail", inches(2), 1, inches(10)),
      part("slat", 1, inches(5), inches(2)),
      part("post", inches(4), inches(4), 1),
    ],
    usually: "disassembles",
    plural: "Bed frames",
  },
  sectionals: {
    withoutLegs: seatWithoutLegs,
    parts: [part("sofa section", 0.62, 0.55, 0.85), part("chaise section", 0.38, 1, 0.85)],
    usually: "disassembles",
    hasBack: true,
    plural: "Sectionals",
  },
  three_seat_sofas: seat("Sofas"),
  loveseats: seat("Loveseats"),
  chaises: seat("Chaises"),
  armchairs: seat("Armchairs"),
  lounge_chairs: seat("Lounge chairs"),
  wingback_chairs: seat("Wingback chairs", "no"),
  dining_tables: table("Dining tables"),
  round_dining_tables: table("Pedestal tables", pedestalTop),
  coffee_tables: table("Coffee tables"),
  round_coffee_tables: table("Coffee tables"),
  side_tables: table("Side tables"),
  console_tables: table("Console tables"),
  writing_desks: table("Desks", [
    part("top with its drawers", 1, 1, inches(8)),
    part("leg", inches(5), inches(5), 1),
  ]),
  wardrobes: caseGoods("Wardrobes", "disassembles"),
  vanities: {
    withoutLegs: null,
    parts: [part("base", 1, 1, 0.6), part("mirror", 0.8, inches(4), 0.45)],
    usually: "disassembles",
    plural: "Vanities",
  },
  dressers: caseGoods("Dressers"),
  sideboards: caseGoods("Sideboards"),
  credenzas: caseGoods("Credenzas"),
  media_consoles: caseGoods("Media consoles"),
  bookcases: caseGoods("Bookcases"),
  cabinets: caseGoods("Cabinets"),
  bar_cabinets: caseGoods("Bar cabinets"),
  area_rugs: rug,
  runners: rug,
  round_rugs: rug,
};

/** For unknown types nothing is assumed, and a seller's answer is applied cautiously. */
const unknown: Construction = {
  withoutLegs: [part("body", 1, 1, 0.85)],
  parts: [part("largest part", 0.7, 0.7, 0.7)],
  usually: "no",
  plural: "Pieces",
};

const nameOf = (type: string) => type.toLowerCase().replaceAll(/[\s-]+/g, "_");

export function constructionOf(types: readonly string[]): Construction {
  for (const type of types) {
    const name = nameOf(type);
    const known = Object.hasOwn(constructions, name) ? constructions[name] : undefined;
    if (known !== undefined) return known;
  }
  return unknown;
}

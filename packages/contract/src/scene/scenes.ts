/** A picture of a furnished room: its path, `/pictures/{key}`, and its alternative text. */
export type Scene = { readonly src: string; readonly alt: string };

/**
 * The rooms rendered by the studio. A path ends with the start of the render's fingerprint, and `x2` if it is
 * wider than usual: paths are cached for a year, so a new render needs a new one.
 */
export const scenes = {
  home: {
    src: "/pictures/room.home.8ad481bfx2",
    alt: "A living room in the afternoon: a green sofa, a walnut coffee table and a rust armchair on a patterned rug",
  },
  livingRoom: {
    src: "/pictures/room.living-room.9a27287d",
    alt: "A leather sofa under a round mirror, with an arc lamp and a mustard armchair",
  },
  bedroom: {
    src: "/pictures/room.bedroom.ba7c57fd",
    alt: "A bed in white linen between two oak nightstands",
  },
  diningRoom: {
    src: "/pictures/room.dining-room.cbe57fb7",
    alt: "A round oak table with wishbone chairs under a paper lantern",
  },
  office: {
    src: "/pictures/room.office.c1ba4921",
    alt: "A walnut desk and bookcase with a leather chair",
  },
  entryway: {
    src: "/pictures/room.entryway.b03efb83",
    alt: "A console table under an arched mirror, with a bench beside it",
  },
  traditional: {
    src: "/pictures/room.style-traditional.ba7268cf",
    alt: "A rolled-arm leather sofa and a tufted wing chair on a Persian rug",
  },
  trade: {
    src: "/pictures/room.trade.8fb62f45x2",
    alt: "A long teal sofa, a marble coffee table and a sunburst mirror",
  },
  impact: {
    src: "/pictures/room.impact.4abe6b1fx2",
    alt: "A teak dresser with potted plants beside a rocking chair",
  },
  howItWorks: {
    src: "/pictures/room.how-it-works.50783bc4x2",
    alt: "A teak sideboard with a lamp and vases, and an armchair beside it",
  },
  consign: {
    src: "/pictures/room.consign.ccdd9951x2",
    alt: "A sage wing chair between a standing mirror, a side table and an old trunk",
  },
  kitchen: {
    src: "/pictures/room.kitchen.4b1d6d1d",
    alt: "A long oak table with black spindle chairs under green pendants, and a sage cabinet with glass doors",
  },
  midCentury: {
    src: "/pictures/room.style-mid-century.be466401",
    alt: "A walnut credenza under a sunburst clock, with a teal lounge chair and a set of nesting tables",
  },
  industrial: {
    src: "/pictures/room.style-industrial.5b21ebf3",
    alt: "A brown leather loveseat, a hairpin table and an open bookcase of elm and iron",
  },
  scandinavian: {
    src: "/pictures/room.style-scandinavian.d48be304",
    alt: "A white loveseat and a round ash table on a patterned rug, in pale morning light",
  },
  familyRoom: {
    src: "/pictures/room.family-room.02869ae7",
    alt: "A cognac leather armchair beside a slatted media cabinet, with a pouf on a patterned rug",
  },
  bathroom: {
    src: "/pictures/room.bathroom.907f541b",
    alt: "An oak vanity with a round mirror, a ceramic stool and a folding screen",
  },
  nursery: {
    src: "/pictures/room.nursery.45cb4c9d",
    alt: "A rocking chair with a blush cushion beside a tall white dresser, under a paper lantern",
  },
  outdoor: {
    src: "/pictures/room.outdoor.9a976a6d",
    alt: "A slatted teak bench and a rattan chair among planters on a terrace",
  },
} as const satisfies Record<string, Scene>;

/** By the raw names of the catalog. */
const byRoom = new Map<string, Scene>(
  Object.entries({
    living_room: scenes.livingRoom,
    bedroom: scenes.bedroom,
    dining_room: scenes.diningRoom,
    office: scenes.office,
    entryway: scenes.entryway,
    kitchen: scenes.kitchen,
    family_room: scenes.familyRoom,
    bathroom: scenes.bathroom,
    nursery: scenes.nursery,
    outdoor: scenes.outdoor,
  }),
);
const byStyle = new Map<string, Scene>(
  Object.entries({
    traditional: scenes.traditional,
    mid_century_modern: scenes.midCentury,
    scandinavian: scenes.scandinavian,
    industrial: scenes.industrial,
  }),
);

/** The scene of a room by its raw name, `living_room`; `undefined` without one. */
export const sceneOfRoom = (room: string): Scene | undefined => byRoom.get(room);

/** The scene of a style by its raw name, `traditional`; `undefined` without one. */
export const sceneOfStyle = (style: string): Scene | undefined => byStyle.get(style);

import type { Family } from "../catalogue/type-fact.ts";
import type { Clauses } from "./subject.ts";
import type { Condition } from "@heirloop/contract/listing/listing.schema";

export const wear: Record<Condition, readonly [Clauses, Clauses]> = {
  new: [
    [
      "Unused, straight from the maker's carton",
      "Never assembled until our photographs",
      "Still carries its tags",
      "A showroom piece that nobody sat a day with",
      "New, from a canceled order",
      "Unwrapped once for inspection",
    ],
    [
      ", with nothing to report.",
      "; the warranty card is in the drawer.",
      ", not a mark on the {spot}.",
      ", and still smells of the workshop.",
      "; sold because the measurements were wrong.",
      ", {spot} included.",
    ],
  ],
  like_new: [
    [
      "Hard to tell from new",
      "Used for a season at most",
      "We looked for a flaw on the {spot} and found none",
      "Barely lived with",
      "Kept under a cover",
      "No wear we can photograph",
    ],
    [
      ", even at the {spot}.",
      "; you would have to be told.",
      ", clean on every side.",
      ", with one faint touch at the {spot}.",
      "; a wipe and it is done.",
      ", and the {spot} is perfect.",
    ],
  ],
  excellent: [
    [
      "Only the lightest signs of use at the {spot}",
      "One hairline mark near the {spot}",
      "Well kept throughout",
      "A trace of rubbing on the {spot}",
      "Clean, sound and tight",
      "The {spot} shows the faintest polish of age",
    ],
    [
      ", nothing that catches the hand.",
      ", invisible from a step away.",
      "; shown in the last picture.",
      ", as careful owners leave things.",
      ", and structurally perfect.",
      "; no repairs past or needed.",
    ],
  ],
  good: [
    [
      "Light scratches on the {spot}",
      "A small dent near the {spot}",
      "Some fading at the {spot}",
      "Everyday marks along the {spot}",
      "The {spot} has softened with use",
      "Two shallow nicks on the {spot}",
      "A faint mark on the {spot}",
      "Slight looseness at the {spot} was tightened",
    ],
    [
      ", easy to live with.",
      ", pictured up close.",
      "; a little wax would hide it.",
      ", nothing structural.",
      ", and everything works.",
      "; sound in every joint.",
      ", priced with that in mind.",
      ", the rest is clean.",
    ],
  ],
  fair: [
    [
      "Visible wear on the {spot}",
      "The {spot} would like some attention",
      "A repaired crack at the {spot}",
      "Several stains or scuffs at the {spot}",
      "Finish worn through on the {spot}",
      "A corner of the {spot} is chipped",
    ],
    [
      ", honest and stable.",
      "; a weekend's work for someone handy.",
      ", hence the price.",
      ", shown from three sides.",
      ", but it stands firm.",
      "; use it as it is or bring it back.",
    ],
  ],
  restored: [
    [
      "Stripped and refinished last year",
      "Taken apart, reglued and waxed",
      "The {spot} was rebuilt by a cabinetmaker",
      "Restored in our own workshop",
      "Refinished with hardwax oil",
      "Old finish removed, color evened, {spot} renewed",
    ],
    [
      ", down to the {spot}.",
      "; invoices are available.",
      ", keeping what marks were worth keeping.",
      ", and good for another generation.",
      "; before and after pictures on request.",
      ", with traditional materials.",
    ],
  ],
};

export const spots: Record<Family, Clauses> = {
  upholstered: [
    "front of the arms",
    "seat piping",
    "back edge",
    "left leg",
    "underside skirt",
    "seat cushion",
  ],
  chair: ["seat edge", "back rail", "front stretcher", "feet", "top of the back", "right arm side"],
  case: ["top edge", "lower drawer", "left door", "back corner", "plinth", "handle surrounds"],
  table: ["tabletop", "front edge", "rear leg", "underside", "corner", "base"],
  bed: ["footboard", "side rail", "headboard top", "inner corner", "foot end"],
  rug: ["fringe", "far corner", "center field", "border", "short end"],
  mirror: ["lower frame", "glass edge", "upper corner", "backing", "left side"],
  vessel: ["rim", "foot", "shoulder", "inside", "glaze"],
  ornament: ["base", "back", "edge", "front face", "underside"],
  art: ["frame corner", "mat", "backing paper", "lower margin", "glass"],
  lamp: ["base", "shade trim", "stem", "switch plate", "shade lining"],
  hanging: ["canopy", "lowest arm", "socket cup", "shade rim", "chain"],
};
